// Who may do what how often: sessions, log-in, origins, sizes, floods.
import { Server, Socket, assert, begin, equal, finish, folder, pause, play, test } from "./harness.mjs";

const place = folder();
const server = await Server.start(place.db);

test("a guest is named in the browser's language", async () => {
    const named = async (language) => (await server.fetch("/api/me", { headers: { "accept-language": language } })).json.name;
    for (const language of ["ru-RU,ru;q=0.9,en;q=0.8", "ru"]) assert(/^Гость \d{4}$/.test(await named(language)), language);
    for (const language of ["en-US,ru;q=0.5", "de", ""]) assert(/^Guest \d{4}$/.test(await named(language)), language);
});

test("guests, names, accounts: a guest's games are kept", async () => {
    const me = await server.visitor();
    const { json: guest } = await me.get("/api/me");
    assert(guest.guest && guest.user.startsWith("u"), "a guest");
    equal((await me.post("/api/me", { name: "  " })).status, 400, "no name");
    equal((await me.post("/api/me", { name: "a\u202eb" })).status, 400, "a name that turns the line round");
    equal((await me.post("/api/me", { name: "Мира" })).json.name, "Мира", "a new name");
    const { table } = await me.make({ seats: ["person", "person"] });
    equal((await me.post("/api/register", { name: "Мира", password: "short" })).status, 400, "a short password");
    equal((await me.post("/api/register", { name: "Мира", password: "long enough" })).status, 200, "registers");
    equal((await me.get("/api/me")).json.guest, false, "no guest any more");
    equal((await me.get("/api/tables?list=mine")).json[0].table, table, "the games are kept");
    equal((await me.post("/api/register", { name: "Other", password: "long enough" })).status, 409, "one account");
    equal((await me.post("/api/me", { name: "Other" })).status, 409, "an account keeps its name");
    const other = await server.visitor();
    equal((await other.post("/api/register", { name: "мира", password: "long enough" })).status, 409, "taken");
    equal((await other.post("/api/login", { name: "МИРА", password: "long enough" })).json.user, guest.user, "logs in");
    equal((await other.get("/api/tables?list=mine")).json[0].table, table, "and has the games");
});

test("sessions can be revoked, and their sockets are told", async () => {
    const one = await server.visitor();
    await one.post("/api/register", { name: "Vera", password: "long enough" });
    const two = await server.visitor();
    await two.post("/api/login", { name: "Vera", password: "long enough" });
    const { table } = await one.make({ seats: ["person", "person"] });
    const sockets = [await one.watch(table), await two.watch(table)];
    const kept = two.cookie;
    await two.post("/api/logout", {});
    equal((await sockets[1].until((m) => m.type === "bye")).reason, "log in again", "bye");
    assert(await sockets[1].closed(), "closed");
    two.cookie = kept;
    equal((await two.get("/api/tables?list=mine")).status, 401, "the token is worth nothing now");
    assert(sockets[0].open, "the other session goes on");
    await one.post("/api/logout", { all: true });
    await sockets[0].until((m) => m.type === "bye");
});

test("log-in guessing is slowed by name, whatever the letters' case, and by address", async () => {
    const me = await server.visitor();
    await me.post("/api/register", { name: "Oleg", password: "long enough" });
    const guesses = [];
    for (let i = 0; i < 12; i++)
        guesses.push((await me.post("/api/login", { name: i % 2 ? "OLEG" : "oleg", password: `guess ${i} xx` })).status);
    assert(guesses.slice(0, 3).every((s) => s === 401), `first 401 (${guesses})`);
    assert(guesses.slice(-3).every((s) => s === 429), `then 429 (${guesses})`);
    equal((await me.post("/api/login", { name: "Oleg", password: "long enough" })).status, 429, "even if right");
    const unknown = [];
    for (let i = 0; i < 24; i++)
        unknown.push((await me.post("/api/login", { name: `nobody${i}`, password: "long enough" })).status);
    assert(unknown.at(-1) === 429, `by address (${unknown})`);
});

test("origins, types, methods, sizes, headers", async () => {
    const me = await server.visitor();
    const host = `127.0.0.1:${server.port}`;
    equal((await me.post("/api/me", { name: "A" }, { origin: "https://evil.example" })).status, 403, "a foreign page");
    equal((await me.post("/api/me", { name: "A" }, { origin: "null" })).status, 403, "a page from nowhere");
    equal((await me.post("/api/me", { name: "A" }, { origin: `http://${host}` })).status, 200, "our page");
    equal((await me.post("/api/me", { name: "A" }, { "content-type": "text/plain" })).status, 400, "a form");
    equal((await me.post("/api/me", "[1]")).status, 400, "a list");
    equal((await me.post("/api/me", "{\"name\":")).status, 400, "half a body");
    equal((await me.call("/api/me", { method: "PUT", body: "{}" })).status, 405, "PUT");
    const refusedBefore = await server.metric('orrery_refused_total{reason="size"}');
    equal((await me.post("/api/me", { name: "A", more: "x".repeat(20000) })).status, 413, "too long");
    equal(await server.metric('orrery_refused_total{reason="size"}'), refusedBefore + 1, "and it is counted");
    equal((await me.get("/api/nothing")).status, 404, "nothing there");
    const { headers } = await me.get("/api/games");
    assert(headers["content-security-policy"].includes("default-src 'none'"), "a strict policy");
    equal(headers["x-content-type-options"], "nosniff", "no guessing of types");
    equal(headers["cache-control"], "no-store", "not kept");
    const fresh = await server.fetch("/api/me");
    const cookie = fresh.headers["set-cookie"][0];
    assert(/HttpOnly/.test(cookie) && /SameSite=Lax/.test(cookie) && !/Secure/.test(cookie), cookie);
    let refused = 0;
    for (const headers of [{}, { cookie: me.cookie, origin: "https://evil.example" }, { cookie: "orrery=nonsense" }])
        await Socket.open(server.port, headers).then((s) => s.closed(2000)).then((c) => (refused += c), () => refused++);
    equal(refused, 3, "sockets without a session or from elsewhere");
    await Socket.open(server.port, { cookie: me.cookie }, "").then((s) => s.closed(2000), () => {});
    (await me.socket({ origin: `http://${host}` })).close();
});

test("tables: what cannot be is refused with a reason, and a user has only so many", async () => {
    const me = await server.visitor();
    const bad = [
        { game: "chess", players: 2, seats: [{ kind: "person" }, { kind: "person" }] },
        { game: "spacebase", players: 9, seats: [] },
        { game: "spacebase", players: 2, seats: [{ kind: "person" }] },
        { game: "spacebase", players: 2, seats: [{ kind: "bot", bot: "greedy" }, { kind: "bot", bot: "greedy" }] },
        { game: "spacebase", players: 2, seats: [{ kind: "person" }, { kind: "bot", bot: "nobody" }] },
        { game: "spacebase", players: 2, seats: [{ kind: "person" }, { kind: "bot", bot: "greedy", name: "\u0007" }] },
        { game: "spacebase", players: 2, seats: [{ kind: "person" }, { kind: "open" }], options: { lightspeed: "maybe" } },
        { game: "spacebase", players: 2, seats: [{ kind: "person" }, { kind: "open" }], options: 5 },
        { game: "spacebase", players: 2, seats: [{ kind: "person" }, { kind: "open" }], clock: { kind: "live" } },
        { game: "spacebase", players: 2, seats: [{ kind: "person" }, { kind: "open" }], commit: "xyz" },
    ];
    for (const table of bad) {
        const reply = await me.post("/api/tables", table);
        equal(reply.status, 400, `refused: ${JSON.stringify(table)}`);
        assert(reply.json.error.length > 5, `with a reason: ${JSON.stringify(table)}`);
    }
    let status = 200, made = 0;
    while (status === 200 && made < 80)
        [status, made] = [(await me.post("/api/tables", { game: "spacebase", players: 2, seats: [{ kind: "person" }, { kind: "open" }] })).status, made + 1];
    equal(status, 429, "too many");
});

test("malformed, oversized and flooding clients are cut off and others do not notice", async () => {
    const quiet = await Server.start(folder().db);
    const { table, sockets } = await begin(quiet, 2, { table: { public: true } });
    const evil = await quiet.visitor();
    const attacks = {
        "not JSON": (s) => s.sendText("{\"do\":"),
        "a list": (s) => s.sendText("[]"),
        "too long": (s) => s.sendText(JSON.stringify({ do: "chat", text: "x".repeat(100000) })),
        "not UTF-8": (s) => s.raw(Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0xff, 0xfe])),
        "a reserved opcode": (s) => s.raw(Buffer.from([0x83, 0x80, 0, 0, 0, 0])),
        "a flood": (s) => { for (let i = 0; i < 400; i++) s.send({ do: "chat", id: `${i}`, text: "spam" }); },
        "a flood of questions": (s) => { for (let i = 0; i < 400; i++) s.send({ do: "hint", id: `${i}` }); },
    };
    for (const [name, attack] of Object.entries(attacks)) {
        const socket = await evil.watch(table);
        attack(socket);
        await play(sockets, (n) => n >= 3);
        assert(await socket.closed(10000), `${name}: cut off`);
    }
    const silent = await evil.watch(table);
    silent.tcp.pause();
    for (const message of [{ do: "lang" }, { do: "sit", id: 5 }, { do: "move", id: "x", moves: 3 }, { id: "y" },
        { do: "order", id: "z" }, { do: "share", id: "w", bytes: [] }, { do: "watch", table: "x".repeat(500) }]) {
        const socket = await evil.watch(table);
        socket.send(message);
        await pause(5);
        assert(socket.open, `nonsense is answered: ${JSON.stringify(message)}`);
        socket.close();
    }
    await play(sockets, (n) => n >= 10);
    assert(sockets.every((s) => s.open), "the players are still there");
    silent.close();
    for (const socket of sockets) socket.close();
    await quiet.stop();
    equal(quiet.errors.replace(/^\[.*\n?/gm, ""), "", "no fault was told");
});

test("figures are for who runs the server", async () => {
    assert((await server.metric("orrery_requests_total")) > 10, "here they are");
    equal((await server.fetch("/healthz")).text, "ok\n", "health");
    const tls = await Server.start(folder().db, { args: ["--tls"] });
    const far = { "x-forwarded-for": "203.0.113.5" };
    equal((await tls.fetch("/metrics", { headers: far })).status, 404, "not through the proxy");
    assert(/; Secure/.test((await tls.fetch("/api/me", { headers: far })).headers["set-cookie"][0]), "Secure");
    await tls.stop();
});

test("requests are limited by address", async () => {
    const me = await server.visitor();
    const replies = await Promise.all(Array.from({ length: 300 }, () => me.get("/api/bots")));
    assert(replies.some((r) => r.status === 429), "some are refused");
    equal((await server.fetch("/healthz")).status, 200, "the server is well");
});

test("the server ends cleanly", async () => {
    await server.stop();
    place.remove();
});

await finish();
