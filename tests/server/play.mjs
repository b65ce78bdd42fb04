// Whole games through the real protocol, races, sealed answers, undo, chat, replay, the proof.
import { Server, Visitor, assert, begin, equal, finish, folder, pause, play, sha256, test } from "./harness.mjs";

const place = folder();
const server = await Server.start(place.db, { args: ["--no-limits"] });

test("a whole game against bots, its record, proof and replay", async () => {
    const { table, commit, visitors, sockets, own } = await begin(server, 1, { bots: ["bot", "bot"] });
    const me = visitors[0];
    equal((await me.get(`/api/tables/${table}/proof`)).status, 409, "no proof while it runs");
    equal((await me.get(`/api/tables/${table}/replay?move=0&seat=all`)).status, 409, "no replay while it runs");
    equal((await me.get(`/api/tables/${table}/review`)).status, 409, "no review while it runs");
    await play(sockets);
    const { result } = sockets[0].state;
    equal(result.score.length, 3, "scores");
    assert(result.rank.includes(1), "somebody is first");
    const proof = (await me.get(`/api/tables/${table}/proof`)).json;
    equal(proof.commit, commit, "the commitment shown first");
    equal(sha256(Buffer.from(proof.secret, "hex")), commit, "the server's bytes");
    equal(proof.shares[0].bytes, own[0].toString("hex"), "my bytes");
    equal(proof.seed, sha256(Buffer.from(proof.secret + proof.shares[0].bytes, "hex")), "the seed");
    const record = (await me.get(`/api/tables/${table}/record`)).text;
    assert(record.includes(proof.seed), "the record names the seed");
    const scores = (await me.get(`/api/tables/${table}/scores`)).json;
    equal(scores.scores.length, scores.moves + 1, "scores of each moment");
    equal(scores.rounds.length, scores.moves + 1, "rounds of each moment");
    const { log } = (await me.get(`/api/tables/${table}/log?seat=0&lang=ru`)).json;
    equal(log.length, scores.moves, "what each move made happen");
    assert(log.flat().some((event) => /[а-яё]/.test(event.text)), "in words");
    const end = (await me.get(`/api/tables/${table}/replay?move=${scores.moves}&seat=0`)).json;
    for (const part of ["yard", "seats.0", "round"])
        equal(JSON.stringify(end.view[part]), JSON.stringify(sockets[0].state.view[part]), `the end, ${part}`);
    equal((await me.get(`/api/tables/${table}/replay?move=${scores.moves + 1}`)).status, 404, "no later moment");
    await reviewed(me, table, scores.moves);
    const listed = (await me.get("/api/tables?list=mine")).json.find((t) => t.table === table);
    assert(listed.over && !listed.turn, "it is listed as over");
    sockets[0].close();
});

// What the bots think of the game: chances add up, and what changed them adds up to how it ended.
async function reviewed(me, table, moves) {
    let review = (await me.get(`/api/tables/${table}/review`)).json;
    assert(!review.chances && review.moves === moves, "a review takes time");
    for (let done = -1; !review.chances; review = (await me.get(`/api/tables/${table}/review?lang=ru`)).json) {
        assert(review.done >= done, "and goes on");
        done = review.done;
        await pause(50);
    }
    equal(review.chances.length, moves + 1, "chances at each moment");
    for (const row of review.chances) {
        const sum = row.reduce((a, b) => a + b);
        assert(row.every((share) => share >= 0) && sum > 9990 && sum <= 10000, `shares of one win, not ${row}`);
    }
    const end = review.chances.at(-1);
    equal(end.filter((share) => share > 0).length > 0, true, "somebody won");
    for (let seat = 0; seat < 3; seat++)
        equal(review.chances[0][seat] + review.own[seat] + review.others[seat] + review.luck[seat], end[seat], "all is told");
    assert(review.own.every((share) => share <= 0), "nobody's choices are better than the best");
    const costs = review.decisions.map((one) => one.cost);
    assert(costs.length > 0 && costs.every((cost, i) => cost >= 200 && (i === 0 || cost <= costs[i - 1])), "the costliest first");
    for (const { played, best } of review.decisions) assert(/[а-яё]/i.test(played + best) && played !== best, "in words");
}

test("a whole game of three persons, each told only changes", async () => {
    const { sockets } = await begin(server, 3, { table: { options: { lightspeed: "on" } } });
    await play(sockets);
    for (const socket of sockets) {
        const kept = JSON.stringify(Object.entries(socket.state.view).sort());
        socket.send({ do: "all" });
        await socket.until((m) => m.type === "state" && m.full);
        equal(kept, JSON.stringify(Object.entries(socket.state.view).sort()), "parts make the whole");
        socket.close();
    }
});

test("two tabs of one seat race: one wins, the other is told version", async () => {
    const { table, visitors, sockets } = await begin(server, 2);
    const tab = await visitors[0].watch(table);
    for (let races = 0; races < 10;) {
        if (!sockets[0].state.moves?.length) {
            await play(sockets, (n) => n > 0);
            continue;
        }
        while (tab.state.version !== sockets[0].state.version) await tab.until((m) => m.type === "state");
        const version = sockets[0].state.version, moves = [sockets[0].state.moves[0].move];
        sockets[0].state.moves = [];
        const answers = await Promise.all([sockets[0], tab].map((s) => s.ask({ do: "move", version, moves })));
        equal(answers.map((a) => a.type).sort().join(), "ok,refused", "one of two");
        equal(answers.find((a) => a.type === "refused").reason, "version", "why");
        if (sockets[0].state.version === version) await sockets[0].until((m) => m.type === "state");
        races++;
    }
    for (const socket of [...sockets, tab]) socket.close();
});

test("two seats answer a sealed step at once: both stand, and nobody is told before", async () => {
    const { sockets } = await begin(server, 2, { table: { options: { lightspeed: "on" } } });
    const [a, b] = sockets;
    equal(a.state.waiting.join(), "0,1", "all are waited for");
    const versions = [a.state.version, b.state.version];
    const answers = await Promise.all(sockets.map((s) => s.ask({ do: "move", version: s.state.version, moves: ["done"] })));
    equal(answers.map((m) => m.type).join(), "ok,ok", `both stand (${answers.map((m) => m.reason)})`);
    for (const s of sockets) while (s.state.view.phase === "lightspeed") await s.until((m) => m.type === "state");
    assert(a.state.version > versions[0] && b.state.version > versions[1], "it opened");
    for (const socket of sockets) socket.close();
});

test("a sealed answer sends nobody a message and changes no list", async () => {
    const { table, sockets, visitors } = await begin(server, 2, { table: { options: { lightspeed: "on" }, public: true } });
    const [a, b] = sockets;
    const stranger = await server.visitor();
    const spectator = await stranger.watch(table);
    const before = (await stranger.get(`/api/tables/${table}`)).text;
    const listed = (await visitors[1].get("/api/tables?list=mine")).text;
    for (const s of [b, spectator]) s.inbox.length = 0;
    for (const message of [{ do: "move", moves: ["done"] }, { do: "undo" }, { do: "move", moves: ["done"] }]) {
        const version = a.state.version;
        equal((await a.ask({ ...message, version })).type, "ok", JSON.stringify(message));
        while (a.state.version === version) await a.arrival();
    }
    await pause(50);
    equal(b.inbox.length + spectator.inbox.length, 0, "messages to others");
    equal((await stranger.get(`/api/tables/${table}`)).text, before, "the table as a stranger sees it");
    equal((await visitors[1].get("/api/tables?list=mine")).text, listed, "the other's list");
    equal((await visitors[0].get("/api/tables?list=mine")).json[0].turn, false, "it is no longer my turn");
    equal((await visitors[1].get("/api/tables?list=mine")).json[0].turn, true, "it is the other's");
    for (const socket of [a, b, spectator]) socket.close();
});

test("a message sent twice is answered twice and played once", async () => {
    const { table, visitors, sockets } = await begin(server, 2, { table: { options: { lightspeed: "on" } } });
    const [a] = sockets, version = a.state.version;
    const twice = { do: "move", version, moves: ["done"] };
    equal((await a.ask(twice, "once")).type, "ok", "first");
    equal((await a.ask(twice, "once")).type, "ok", "second");
    a.close();
    const again = await visitors[0].watch(table);
    equal((await again.ask(twice, "once")).type, "ok", "on another socket");
    for (const socket of [again, sockets[1]]) socket.close();
});

test("a batch is played whole or not at all", async () => {
    const { sockets } = await begin(server, 2, { table: { options: { lightspeed: "on" } } });
    const [a] = sockets, version = a.state.version;
    const buys = a.state.moves.filter((m) => m.move.startsWith("buy")).slice(0, 1).map((m) => m.move);
    const bad = await a.ask({ do: "move", version, moves: [...buys, "buy nothing-like-that"] });
    equal(bad.type, "refused", "one of them is no move");
    equal((await a.ask({ do: "move", version, moves: [...buys, "done"] })).type, "ok", "the version still holds");
    for (const socket of sockets) socket.close();
});

test("a whole answer is advised move by move, and can be sent as one", async () => {
    const { sockets } = await begin(server, 2, { table: { game: "rftg" } });
    for (const socket of sockets) { /* the first answers a sealed step, the second opens it */
        const { version } = socket.state;
        const { moves } = await socket.ask({ do: "hint", whole: true });
        assert(moves.length > 1, `more than one move, not ${moves.map((m) => m.move)}`);
        equal((await socket.ask({ do: "move", version, moves: moves.map((m) => m.move) })).type, "ok", "it can be played");
    }
    for (const socket of sockets) socket.close();
});

test("hint, why, explain, chat, another language", async () => {
    const { table, sockets, visitors } = await begin(server, 2, { table: { public: true } });
    await play(sockets, (n) => n >= 6);
    const asked = sockets.find((s) => s.state.moves?.length) ?? sockets[0];
    if (asked.state.moves?.length) {
        const hint = await asked.ask({ do: "hint" });
        equal(hint.moves.map((m) => m.move).join(), hint.move, "one move");
        const same = asked.state.moves.find((m) => m.move === hint.moves[0].move);
        assert(same, "a hint is one of the moves");
        equal([hint.moves[0].at, hint.moves[0].words].join(), [same.at, same.words].join(), "told in the same way");
    }
    assert((await sockets[0].ask({ do: "why", move: "reroll bowie 3" })).type, "why answers");
    equal((await sockets[0].ask({ do: "explain", thing: "card:merbold" })).type, "explain", "explain");
    const stranger = await (await server.visitor()).watch(table);
    equal((await stranger.ask({ do: "hint" })).type, "refused", "no hint for spectators");
    equal((await stranger.ask({ do: "move", version: 1, moves: ["pass"] })).type, "refused", "no moves either");
    equal((await stranger.ask({ do: "chat", text: "<b>hello</b>" })).type, "ok", "a spectator speaks");
    const heard = await sockets[1].until((m) => m.chat?.length);
    equal(heard.chat[0].text, "<b>hello</b>", "as text");
    equal(heard.chat[0].seat, null, "from no seat");
    sockets[0].send({ do: "lang", lang: "ru" });
    const russian = await sockets[0].until((m) => m.type === "state" && m.full);
    assert(/[а-я]/i.test(JSON.stringify(russian)), "in Russian");
    equal(visitors.length, 2, "two persons");
    for (const socket of [...sockets, stranger]) socket.close();
});

test("a bot that has more to choose begins with what it has found out", async () => {
    const thoughts = async (which = "") => server.metric(`orrery_bot_thoughts${which}_total`);
    const all = await thoughts(), gone_on = await thoughts("_gone_on");
    const { sockets } = await begin(server, 1, { bots: [{ kind: "bot", bot: "fair" }], table: { game: "emdo" } });
    await play(sockets, (moves) => moves > 20);
    const more = (await thoughts()) - all, kept = (await thoughts("_gone_on")) - gone_on;
    assert(kept > 0, "within a turn");
    assert(more - kept > 1, `from turn to turn it begins anew, but ${kept} of ${more} went on`);
    sockets[0].close();
});

test("who resigned is played on by a bot and ranks last", async () => {
    const { table, sockets, visitors } = await begin(server, 3);
    equal((await sockets[2].ask({ do: "resign" })).type, "ok", "resigns");
    await play(sockets.slice(0, 2));
    const { rank } = sockets[0].state.result;
    equal(rank[2], 3, "its rank");
    let review = {};
    while (!review.chances) {
        review = (await visitors[0].get(`/api/tables/${table}/review`)).json;
        await pause(50);
    }
    const first = rank.filter((one) => one === 1).length;
    equal(JSON.stringify(review.chances.at(-1)), JSON.stringify(rank.map((one) => (one === 1 ? 10000 / first : 0))), "whose win a look back ends with");
    for (const socket of sockets) socket.close();
});

test("silent seats are left out visibly after 15 s", async () => {
    const a = await server.visitor(), b = await server.visitor();
    const { table, invite } = await a.make({ seats: ["person", "person"], commit: "ab".repeat(32) });
    const first = await a.watch(table), second = await b.watch(table, { invite });
    const began = Date.now();
    equal((await second.ask({ do: "sit", seat: 1, commit: "cd".repeat(32) })).type, "ok", "sits");
    equal((await second.ask({ do: "share", bytes: "00".repeat(32) })).reason,
        "these are not the bytes you committed yourself to", "other bytes");
    await first.until((m) => m.type === "state" && m.started, 25000);
    assert(Date.now() - began > 14000, "not before");
    equal(first.state.seats.map((s) => s.shared).join(), "false,false", "left out");
    first.close();
    second.close();
});

test("private tables are not visible, invitations open them", async () => {
    const a = await server.visitor(), b = await server.visitor();
    const { table, invite } = await a.make({ seats: ["person", "person"] });
    for (const list of ["open", "live", "mine", "finished"])
        assert(!(await b.get(`/api/tables?list=${list}`)).text.includes(table), `not in ${list}`);
    equal((await b.get(`/api/tables/${table}`)).status, 404, "not by its id");
    const socket = await b.socket();
    socket.send({ do: "watch", table });
    equal((await socket.until((m) => m.type === "refused")).type, "refused", "not to be watched");
    socket.send({ do: "watch", table, invite: invite.replace(/^./, "_") });
    await socket.until((m) => m.type === "refused");
    socket.send({ do: "watch", table, invite });
    await socket.until((m) => m.type === "state");
    equal((await socket.ask({ do: "sit", seat: 1 })).type, "ok", "sits by invitation");
    equal((await b.get(`/api/tables/${table}`)).status, 200, "now it is his too");
    socket.close();
});

test("SIGTERM: clients are told bye, what was acknowledged is there", async () => {
    const own = folder();
    const first = await Server.start(own.db, { args: ["--no-limits"] });
    const { table, visitors, sockets } = await begin(first, 2);
    await play(sockets, (n) => n >= 10);
    const seen = JSON.stringify(sockets[0].state.view);
    const bye = sockets[0].until((m) => m.type === "bye");
    await first.stop();
    equal((await bye).reason, "restart", "bye");
    const second = await Server.start(own.db, { args: ["--no-limits"] });
    const again = await new Visitor(second, visitors[0].cookie).watch(table);
    for (const [part, value] of Object.entries(JSON.parse(seen)))
        equal(JSON.stringify(again.state.view[part]), JSON.stringify(value), `${part} after the restart`);
    again.close();
    await second.stop();
    own.remove();
});

test("a server ends cleanly while it looks back on a game", async () => {
    const own = folder();
    const first = await Server.start(own.db, { args: ["--no-limits"] });
    const { table, visitors, sockets } = await begin(first, 2, { table: { options: { lightspeed: "on" } } });
    await play(sockets);
    const review = (await visitors[0].get(`/api/tables/${table}/review`)).json;
    assert(review.done < review.moves, "much is left to look at");
    await first.stop();
    equal(first.errors, "", "no fault was told");
    own.remove();
});

test("a rule is told in the language that is asked for, else in English", async () => {
    const rule = async (id, lang) => (await server.fetch(`/api/rules/spacebase/${id}?lang=${lang}`)).json?.text ?? "";
    assert(/[а-яё]/.test(await rule("SB-13.2", "ru")), "in Russian");
    assert(!/[а-яё]/.test(await rule("SB-13.2", "en")), "in English");
    assert((await rule("SB-EX1", "ru")).startsWith("SB-EX1"), "what has no Russian form");
});

test("the server ends cleanly", async () => {
    await server.stop();
    equal(server.errors, "", "no fault was told");
    place.remove();
});

await finish();
