// Odds of battles: the same as by hand, told in words or ship by ship; refused with the reason; bounded.
import { Server, assert, equal, finish, folder, test } from "./harness.mjs";

const place = folder();
const server = await Server.start(place.db);

const ION = [1, 0, 0, 0];
const interceptor = { initiative: 3, cannon: ION, damage: [0] };
const side = (ships) => ({ ships });

test("who shoots first of two that hit by a six alone has 6 of 11", async () => {
    const me = await server.visitor();
    for (const game of ["eclipse2", "eclipse1"]) {
        const words = await me.post(`/api/odds/${game}`, { attacker: "interceptor", defender: "interceptor" });
        equal(words.status, 200, "an answer");
        equal(words.json.attacker, 0.4545, "the attacker shoots second");
        equal(words.json.exact, true, "exact");
        const ships = await me.post(`/api/odds/${game}`, { attacker: side({ interceptor }), defender: side({ interceptor }) });
        equal(JSON.stringify(ships.json), JSON.stringify(words.json), "the same ship by ship");
    }
});

test("the same question has the same answer, kept or not", async () => {
    const me = await server.visitor();
    const asked = { attacker: "2 cruiser", defender: "2 ancient" };
    const first = await me.post("/api/odds/eclipse2", asked);
    for (let n = 0; n < 3; n++)
        equal(JSON.stringify((await me.post("/api/odds/eclipse2", asked)).json), JSON.stringify(first.json), "again");
    const sum = [...first.json.attacker_left, ...first.json.defender_left].reduce((a, b) => a + b, 0);
    assert(Math.abs(sum - 1) < 0.001, `all ends together are certain, not ${sum}`);
});

test("what is no battle is refused with the reason", async () => {
    const me = await server.visitor();
    const status = async (path, body) => (await me.post(path, body)).status;
    equal(await status("/api/odds/spacebase", {}), 404, "a game without battles");
    equal(await status("/api/odds/chess", {}), 404, "no game");
    equal((await me.get("/api/odds/eclipse2")).status, 405, "no sides");
    const none = await me.post("/api/odds/eclipse2", { attacker: "2 ancient", defender: "interceptor" });
    equal(none.status, 400, "neutral ships");
    assert(/never attack/.test(none.json.error), none.json.error);
    const odd = await me.post("/api/odds/eclipse2", { attacker: "\u0001".repeat(400), defender: "ancient" });
    equal(odd.status, 400, "no words");
    assert(/no such ships/.test(odd.json?.error), `the reason is whole, however it is written: ${odd.text}`);
    equal(await status("/api/odds/eclipse2", { attacker: side({ interceptor: { damage: [1] } }), defender: "ancient" }), 400, "a dead ship");
    equal(await status("/api/odds/eclipse2", { attacker: "cruiser".repeat(700), defender: "ancient" }), 413, "too long");
});

test("a great battle is sampled within bounds, and asking for ever is refused", async () => {
    const me = await server.visitor();
    const great = (n) => side({ interceptor: { ...interceptor, hull: n, damage: Array(8).fill(0) }, cruiser: { hull: 20, cannon: [2, 2, 2, 2], damage: [0, 0, 0, 0] } });
    const { json } = await me.post("/api/odds/eclipse2", { attacker: great(3), defender: great(2) });
    equal(json.exact, false, "sampled");
    assert(json.error > 0 && json.error < 0.05, `with its error, ${json.error}`);
    const small = (hull) => side({ interceptor: { ...interceptor, hull } });
    const all = await Promise.all(Array.from({ length: 60 }, (_, n) => me.post("/api/odds/eclipse2", { attacker: small(n % 30), defender: small(n > 29 ? 1 : 0) })));
    assert(all.some(({ status }) => status === 429), "some are too many");
    equal((await me.get("/healthz")).status, 200, "and the server is there");
});

test("the server ends cleanly", async () => {
    await server.stop();
    place.remove();
});

await finish();
