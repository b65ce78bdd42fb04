// Running games under other rules than they were begun by. The store is made to look as if older rules had
// written it: another version, hashes that no longer come out, a move that is not legal any more.
import { execFileSync, spawnSync } from "node:child_process";
import { Server, assert, begin, binary, equal, finish, folder, play, test } from "./harness.mjs";

function sql(db, ...statements) {
    const code = "import sqlite3, sys\nwith sqlite3.connect(sys.argv[1]) as db:\n"
        + "    for line in sys.argv[2:]:\n        for row in db.execute(line): print(*row)";
    return execFileSync("python3", ["-c", code, db, ...statements], { encoding: "utf8" }).trim();
}

const look = (visitors, server, table) => Promise.all(visitors.map((v) => v.at(server).watch(table)));
const verify = (db) => spawnSync(binary, ["verify", "--db", db], { encoding: "utf8" });
const position = (socket) => JSON.stringify([socket.state.view, socket.state.moves, socket.state.prompt]);

// A game of some moves whose server has ended.
async function interrupted(moves, players = 2) {
    const place = folder();
    const server = await Server.start(place.db, { args: ["--no-limits"] });
    const { table, visitors, sockets } = await begin(server, players);
    await play(sockets, (n) => n >= moves);
    const stood = sockets.map(position);
    sockets.forEach((s) => s.close());
    await server.stop();
    return { place, table, visitors, stood };
}

// Starts a server on the changed store and gives the seats' sockets.
async function resume({ place, table, visitors }) {
    const server = await Server.start(place.db, { args: ["--no-limits"] });
    const sockets = await look(visitors, server, table);
    return { server, sockets };
}

async function leave({ server, sockets }) {
    sockets.forEach((s) => s.close());
    await server.stop();
    equal(server.errors, "", "no fault was told");
}

test("a new version under which the log replays changes nothing", async () => {
    const game = await interrupted(20);
    sql(game.place.db, "UPDATE game SET rules_version = 0");
    equal(verify(game.place.db).status, 0, "verify finds nothing");
    const now = await resume(game);
    now.sockets.forEach((s, seat) => equal(position(s), game.stood[seat], "the position"));
    equal(now.sockets[0].state.rules, undefined, "nothing is said of rules");
    await play(now.sockets, (n) => n >= 4);
    await leave(now);
    equal(sql(game.place.db, "SELECT rules_version, base FROM game"), "1 0", "the version is kept");
    game.place.remove();
});

test("a log that no longer gives the same game goes on from the last kept position", async () => {
    const game = await interrupted(20);
    sql(game.place.db, "UPDATE game SET rules_version = 0",
        "UPDATE entry SET hash = hash + 1, text = CASE kind WHEN 'start' THEN replace(text, substr(text, 1, 8), '00000000') ELSE text END");
    const said = verify(game.place.db);
    assert(/goes on from the position of entry/.test(said.stderr), `verify says so (${said.stderr})`);
    let now = await resume(game);
    for (const socket of now.sockets) while (!socket.state.rules) await socket.arrival();
    now.sockets.forEach((s, seat) => equal(position(s), game.stood[seat], "the position"));
    equal(JSON.stringify(now.sockets[0].state.rules), '{"from":0,"to":1}', "the seats are told");
    await play(now.sockets, (n) => n >= 7);
    const later = now.sockets.map(position);
    await leave(now);
    equal(verify(game.place.db).status, 0, "verify finds nothing any more");
    now = await resume(game);
    now.sockets.forEach((s, seat) => equal(position(s), later[seat], "the position after another start"));
    await play(now.sockets);
    assert(now.sockets[0].state.over, "the game is played to its end");
    const record = await game.visitors[0].at(now.server).get(`/api/tables/${game.table}/record`);
    equal(record.status, 404, "there is no record that would not replay");
    const replay = await game.visitors[0].at(now.server).get(`/api/tables/${game.table}/replay?move=0&seat=0`);
    equal(replay.status, 200, "the part since can be looked back on");
    await leave(now);
    game.place.remove();
});

// The last move of the log, and another that is never legal in its place.
function spoil_last_move(db) {
    const [number, seat] = sql(db, "SELECT number, seat FROM entry WHERE kind = 'move' ORDER BY number DESC LIMIT 1").split(" ");
    sql(db, "UPDATE game SET rules_version = 0", `DELETE FROM position WHERE number >= ${number}`,
        `UPDATE entry SET text = 'gone with the old rules' WHERE number = ${number}`);
    return Number(seat);
}

test("the first move that is no longer legal is shown, and play goes on before it", async () => {
    const game = await interrupted(25);
    const seat = spoil_last_move(game.place.db);
    const said = verify(game.place.db);
    equal(said.status, 1, "verify fails");
    assert(/entry \d+: .*rules 0, now 1/.test(said.stderr), `it says where (${said.stderr})`);
    let now = await resume(game);
    for (const socket of now.sockets) while (!socket.state.rules) await socket.arrival();
    equal(now.sockets[seat].state.rules.move, "gone with the old rules", "its seat sees the move");
    equal(now.sockets[1 - seat].state.rules.move, undefined, "the other does not");
    const stood = now.sockets.map(position);
    assert(stood[seat] !== game.stood[seat], "the position before it");
    await leave(now);
    now = await resume(game);
    now.sockets.forEach((s, i) => equal(position(s), stood[i], "the same after another start"));
    equal(now.sockets[seat].state.rules.move, "gone with the old rules", "still told");
    await play(now.sockets);
    assert(now.sockets[0].state.over, "the game is played to its end");
    await leave(now);
    game.place.remove();
});

test("the players may annul instead", async () => {
    const game = await interrupted(25);
    spoil_last_move(game.place.db);
    const now = await resume(game);
    for (const socket of now.sockets) while (!socket.state.rules) await socket.arrival();
    for (const socket of now.sockets)
        equal((await socket.ask({ do: "annul" }, "a")).type, "ok", "annulling");
    while (!now.sockets[0].state.annulled) await now.sockets[0].arrival();
    const review = await game.visitors[0].at(now.server).get(`/api/tables/${game.table}/review`);
    equal(review.status, 409, "nobody won or lost it");
    const scores = await game.visitors[0].at(now.server).get(`/api/tables/${game.table}/scores`);
    equal(scores.json.annulled, true, "and that is told with its scores");
    await leave(now);
    equal(sql(game.place.db, "SELECT over FROM game"), "1", "the game is over");
    game.place.remove();
});

test("a finished game of older rules still shows its end", async () => {
    const game = await interrupted(Infinity);
    sql(game.place.db, "UPDATE game SET rules_version = 0",
        "UPDATE entry SET text = 'gone' WHERE kind = 'move' AND number % 5 = 0");
    const now = await resume(game);
    assert(now.sockets[0].state.over, "it is over");
    assert(now.sockets[0].state.result.score.length === 2, "with its result");
    equal(JSON.stringify(now.sockets[0].state.view), JSON.stringify(JSON.parse(game.stood[0])[0]), "the last position");
    await leave(now);
    equal(sql(game.place.db, "SELECT count(*) FROM entry WHERE kind = 'rules'"), "0", "nothing is added to it");
    game.place.remove();
});

await finish();
