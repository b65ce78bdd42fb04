// kill -9 at random moments of play, and a full disk: every acknowledged entry is there, a message that
// was in flight is played exactly once when it is sent again, and play goes on.
import { execFileSync } from "node:child_process";
import { Server, assert, begin, binary, equal, finish, folder, pause, test } from "./harness.mjs";

const ROUNDS = Number(process.env.ORRERY_CRASHES ?? 100);
const TABLES = 6;

// One table of two persons as its clients know it, over all servers.
class Game {
    static async begin(server) {
        const game = new Game();
        const { table, visitors, sockets } = await begin(server, 2);
        Object.assign(game, { table, visitors, sockets, seen: [0, 0], flight: null, acknowledged: 0 });
        return game;
    }

    // Plays until the sockets close.
    async play(refusals = null) {
        while (this.sockets.every((s) => s.open) && !this.sockets[0].state.over) {
            const seat = this.sockets.findIndex((s) => s.state.moves?.length);
            if (seat < 0) {
                await Promise.race([...this.sockets.map((s) => s.arrival()), pause(1000)]);
                continue;
            }
            const socket = this.sockets[seat], { version, moves } = socket.state;
            const move = moves[Math.floor(Math.random() * moves.length)].move;
            this.flight = { seat, version, id: `${this.table}-${this.acknowledged}-${Math.random()}`, move };
            try {
                const reply = await this.send();
                if (reply.type !== "ok") refusals?.push(reply);
                while (socket.state.version === version && socket.open) await socket.arrival();
            } catch {
                return;
            }
        }
    }

    async send() {
        const { seat, version, id, move } = this.flight;
        const reply = await this.sockets[seat].ask({ do: "move", version, moves: [move] }, id);
        if (reply.type === "ok") {
            this.seen[seat] = version + 1; // one's own move is seen by oneself
            this.acknowledged++;
            this.flight = null;
        }
        return reply;
    }

    // At the next server: nothing acknowledged is lost, what was in flight is played once.
    async look(server) {
        for (const socket of this.sockets) socket.close();
        this.sockets = [];
        for (const visitor of this.visitors) this.sockets.push(await visitor.at(server).watch(this.table));
        this.sockets.forEach((socket, seat) =>
            assert(socket.state.version >= this.seen[seat], `an acknowledged move of ${this.table} is lost`));
        if (!this.flight) return;
        const { seat, version } = this.flight, socket = this.sockets[seat];
        equal((await this.send()).type, "ok", "what was in flight, sent again");
        while (socket.state.version === version) await socket.arrival();
        equal(socket.state.version, version + 1, "played once");
    }

    close() {
        for (const socket of this.sockets) socket.close();
    }
}

async function look_again(server, games) {
    for (let i = 0; i < games.length; i++) {
        if (games[i].sockets[0].state.over) {
            games[i].close();
            games[i] = await Game.begin(server);
        } else {
            await games[i].look(server);
        }
    }
}

test(`kill -9 at ${ROUNDS} moments of play loses nothing that was acknowledged`, async () => {
    const place = folder();
    let server = await Server.start(place.db, { args: ["--no-limits"] });
    const games = [];
    let moves = 0, flights = 0;
    for (let i = 0; i < TABLES; i++) games.push(await Game.begin(server));
    for (let round = 0; round < ROUNDS; round++) {
        const playing = games.map((game) => game.play());
        await pause(Math.random() * 60);
        await server.kill();
        await Promise.all(playing);
        flights += games.filter((game) => game.flight).length;
        server = await Server.start(place.db, { args: ["--no-limits"] });
        await look_again(server, games);
    }
    moves = games.reduce((sum, game) => sum + game.acknowledged, 0);
    games.forEach((game) => game.close());
    await server.stop();
    equal(server.errors, "", "no fault was told");
    execFileSync(binary, ["verify", "--db", place.db]);
    assert(flights > ROUNDS / 4, "messages were in flight");
    place.remove();
    return `${moves} moves in the last games, ${flights} messages in flight`;
});

test("on a full disk nothing is acknowledged that is not there, and play goes on afterwards", async () => {
    const place = folder();
    let server = await Server.start(place.db, { args: ["--no-limits"] });
    const game = await Game.begin(server);
    await server.stop();
    // a file may not grow beyond so many KiB: to the server it is a full disk (SIGXFSZ is ignored)
    const shell = "trap '' XFSZ; ulimit -f 400";
    server = await Server.start(place.db, { args: ["--no-limits"], shell });
    await game.look(server);
    const refusals = [];
    const end = Date.now() + 20000;
    let told = 0;
    while (!told && Date.now() < end) {
        await Promise.race([game.play(refusals), pause(10000)]);
        told = game.sockets.some((s) => s.inbox.some((m) => m.type === "bye") || !s.open) ? 1 : 0;
    }
    assert(/a commit failed/.test(server.errors), `the fault is told (${server.errors.slice(0, 200)})`);
    equal((await server.fetch("/healthz")).status, 200, "the server lives");
    await server.kill("SIGTERM");
    server = await Server.start(place.db, { args: ["--no-limits"] });
    await game.look(server);
    const before = game.acknowledged;
    const playing = game.play();
    await pause(200);
    game.close();
    await playing;
    assert(game.acknowledged > before || game.sockets[0].state.over, "play goes on");
    await server.stop();
    place.remove();
    return `${before} moves before the disk was full`;
});

await finish();
