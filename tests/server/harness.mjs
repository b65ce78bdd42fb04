// A real server process, visitors with cookies, and WebSockets written by hand, so that a test can also
// send what no library would. No packages.
import { spawn } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const binary = process.env.ORRERY ?? "build/debug/orrery";

export function assert(holds, what) {
    if (!holds) throw new Error(what);
}

export function equal(got, wanted, what) {
    if (got !== wanted) throw new Error(`${what}: ${JSON.stringify(got)} instead of ${JSON.stringify(wanted)}`);
}

export const pause = (ms) => new Promise((done) => setTimeout(done, ms));

export function folder() {
    const path = mkdtempSync(join(tmpdir(), "orrery-server-"));
    return { path, db: join(path, "orrery.db"), remove: () => rmSync(path, { recursive: true, force: true }) };
}

export class Server {
    // Starts a server on a store; `shell` may wrap the command, for limits.
    static async start(db, { args = [], shell = null } = {}) {
        const server = new Server();
        const command = [binary, "serve", "--port", "0", "--db", db, ...args];
        server.process = shell
            ? spawn("bash", ["-c", `${shell}; exec "$@"`, "bash", ...command])
            : spawn(command[0], command.slice(1));
        server.errors = "";
        server.process.stderr.on("data", (text) => (server.errors += text));
        server.ended = new Promise((done) => server.process.on("exit", (code, signal) => done({ code, signal })));
        server.port = await new Promise((done, fail) => {
            let said = "";
            server.process.stdout.on("data", (text) => {
                said += text;
                const found = /127\.0\.0\.1:(\d+)/.exec(said);
                if (found) done(Number(found[1]));
            });
            server.process.on("exit", () => fail(new Error(`the server ended: ${server.errors}`)));
        });
        return server;
    }

    async kill(signal = "SIGKILL") {
        this.process.kill(signal);
        return this.ended;
    }

    async stop() {
        const { code, signal } = await this.kill("SIGTERM");
        equal(signal, null, "the server ends by itself");
        equal(code, 0, `the server's status (${this.errors})`);
    }

    fetch(path, { method = "GET", body = undefined, headers = {} } = {}) {
        return new Promise((done, fail) => {
            const call = request({ host: "127.0.0.1", port: this.port, path, method, headers }, (reply) => {
                let text = "";
                reply.setEncoding("utf8");
                reply.on("data", (piece) => (text += piece));
                reply.on("end", () => {
                    let json = null;
                    try { json = JSON.parse(text); } catch { /* not JSON */ }
                    done({ status: reply.statusCode, headers: reply.headers, text, json });
                });
                reply.on("error", fail);
            });
            call.on("error", fail);
            call.end(body);
        });
    }

    async visitor() {
        const me = new Visitor(this);
        await me.get("/api/me");
        assert(me.cookie, "a visitor gets a cookie");
        return me;
    }

    async metric(name) {
        const { text } = await this.fetch("/metrics");
        return Number(new RegExp(`^${name} (.*)$`, "m").exec(text)?.[1]);
    }
}

// Somebody with a cookie, also at the server's successor.
export class Visitor {
    constructor(server, cookie = "") {
        this.server = server;
        this.cookie = cookie;
    }

    at(server) {
        return new Visitor(server, this.cookie);
    }

    async call(path, options = {}) {
        const headers = { ...(this.cookie ? { cookie: this.cookie } : {}), ...options.headers };
        const reply = await this.server.fetch(path, { ...options, headers });
        const set = reply.headers["set-cookie"]?.[0];
        if (set) this.cookie = set.split(";")[0];
        return reply;
    }

    get(path) {
        return this.call(path);
    }

    post(path, body, headers = {}) {
        const text = typeof body === "string" ? body : JSON.stringify(body);
        return this.call(path, {
            method: "POST", body: text,
            headers: { "content-type": "application/json", "content-length": Buffer.byteLength(text), ...headers },
        });
    }

    async make(table) {
        const seat = (kind) => (kind === "bot" ? { kind, bot: "random" } : typeof kind === "string" ? { kind } : kind);
        const seats = table.seats.map(seat);
        const reply = await this.post("/api/tables", { game: "spacebase", players: seats.length, ...table, seats });
        equal(reply.status, 200, `a table is made (${reply.text})`);
        return reply.json;
    }

    socket(headers = {}) {
        return Socket.open(this.server.port, { cookie: this.cookie, ...headers });
    }

    // A socket that looks at a table and has been told.
    async watch(table, more = {}) {
        const socket = await this.socket();
        socket.send({ do: "watch", table, ...more });
        await socket.until((m) => m.type === "state" && m.full);
        return socket;
    }
}

function frame(opcode, payload) {
    const mask = randomBytes(4);
    const n = payload.length;
    const head = n < 126 ? Buffer.from([0x80 | opcode, 0x80 | n])
        : n < 65536 ? Buffer.from([0x80 | opcode, 0x80 | 126, n >> 8, n & 255])
        : Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | 127, 0, 0, 0, 0]), Buffer.from([n >>> 24, n >> 16 & 255, n >> 8 & 255, n & 255])]);
    const masked = Buffer.from(payload);
    for (let i = 0; i < n; i++) masked[i] ^= mask[i & 3];
    return Buffer.concat([head, mask, masked]);
}

export class Socket {
    static open(port, headers = {}, protocol = "orrery") {
        const socket = new Socket();
        return new Promise((done, fail) => {
            const tcp = connect(port, "127.0.0.1");
            const lines = [
                "GET /ws HTTP/1.1", `Host: 127.0.0.1:${port}`, "Upgrade: websocket", "Connection: Upgrade",
                `Sec-WebSocket-Key: ${randomBytes(16).toString("base64")}`, "Sec-WebSocket-Version: 13",
                ...(protocol ? [`Sec-WebSocket-Protocol: ${protocol}`] : []),
                ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
            ];
            socket.tcp = tcp;
            socket.buffer = Buffer.alloc(0);
            socket.inbox = [];
            socket.wakers = [];
            socket.open = true;
            socket.state = { view: {} };
            let shaken = false;
            tcp.on("error", () => {});
            tcp.on("close", () => {
                socket.open = false;
                socket.wake();
                if (!shaken) fail(new Error("the socket was refused"));
            });
            tcp.on("data", (data) => {
                socket.buffer = Buffer.concat([socket.buffer, data]);
                if (!shaken) {
                    const end = socket.buffer.indexOf("\r\n\r\n");
                    if (end < 0) return;
                    const status = socket.buffer.subarray(9, 12).toString();
                    socket.buffer = socket.buffer.subarray(end + 4);
                    if (status !== "101") {
                        tcp.destroy();
                        return;
                    }
                    shaken = true;
                    done(socket);
                }
                socket.read();
            });
            tcp.write(lines.join("\r\n") + "\r\n\r\n");
        });
    }

    read() {
        for (;;) {
            const b = this.buffer;
            if (b.length < 2) return;
            let n = b[1] & 127, at = 2;
            if (n === 126) [n, at] = [b.length >= 4 ? b.readUInt16BE(2) : Infinity, 4];
            else if (n === 127) [n, at] = [b.length >= 10 ? Number(b.readBigUInt64BE(2)) : Infinity, 10];
            if (b.length < at + n) return;
            const opcode = b[0] & 15, payload = b.subarray(at, at + n);
            this.buffer = b.subarray(at + n);
            if (opcode === 1) this.take(JSON.parse(payload.toString()));
            else if (opcode === 9) this.tcp.write(frame(10, payload));
            else if (opcode === 8) this.tcp.end();
        }
    }

    // Keeps what a client would: the parts of the view, the moves, the version.
    take(message) {
        if (message.type === "state") {
            const view = message.full ? {} : this.state.view;
            Object.assign(view, message.view);
            for (const part of message.gone ?? []) delete view[part];
            this.state = { ...(message.full ? {} : this.state), ...message, view };
        }
        this.inbox.push(message);
        this.wake();
    }

    wake() {
        for (const waker of this.wakers.splice(0)) waker();
    }

    raw(bytes) {
        this.tcp.write(bytes);
    }

    sendText(text) {
        this.tcp.write(frame(1, Buffer.from(text)));
    }

    send(message) {
        this.sendText(JSON.stringify(message));
    }

    // The next message of a kind, in order; those before it are dropped.
    async until(wanted, ms = 20000) {
        const end = Date.now() + ms;
        for (;;) {
            while (this.inbox.length) {
                const message = this.inbox.shift();
                if (wanted(message)) return message;
            }
            if (!this.open) throw new Error("the socket was closed");
            if (Date.now() > end) throw new Error("no answer came");
            await new Promise((done) => {
                const timer = setTimeout(done, end - Date.now() + 1);
                this.wakers.push(() => { clearTimeout(timer); done(); });
            });
        }
    }

    // When anything comes; it stays in the inbox.
    arrival() {
        return new Promise((done) => this.wakers.push(done));
    }

    // Sends a message with an id and waits for its answer.
    async ask(message, id = randomBytes(6).toString("hex")) {
        this.send({ ...message, id });
        return this.until((m) => m.id === id);
    }

    async closed(ms = 20000) {
        try {
            await this.until(() => false, ms);
        } catch (error) {
            if (!this.open) return true;
        }
        return false;
    }

    close() {
        this.tcp.destroy();
    }
}

export const sha256 = (bytes) => createHash("sha256").update(bytes).digest("hex");

// Sits down with bytes of one's own.
export async function sit(socket, seat) {
    const bytes = randomBytes(32);
    const reply = await socket.ask({ do: "sit", seat, commit: sha256(bytes) });
    equal(reply.type, "ok", `sits down (${reply.reason})`);
    return bytes;
}

// A table of persons that has begun; every socket has been told.
export async function begin(server, persons, more = {}) {
    const seats = [...Array(persons).fill("person"), ...(more.bots ?? [])];
    const own = [], visitors = [], sockets = [];
    for (let i = 0; i < persons; i++) visitors.push(await server.visitor());
    own.push(randomBytes(32));
    const { table, invite, commit } = await visitors[0].make({ seats, commit: sha256(own[0]), ...more.table });
    for (let i = 0; i < persons; i++) {
        sockets.push(await visitors[i].watch(table, { invite }));
        if (i) own.push(await sit(sockets[i], i));
    }
    for (let i = 0; i < persons; i++) sockets[i].send({ do: "share", id: `s${i}`, bytes: own[i].toString("hex") });
    for (const socket of sockets) if (!socket.state.started) await socket.until((m) => m.type === "state" && m.started);
    return { table, invite, commit, visitors, sockets, own };
}

// Plays random moves until the game is over or `enough` says so; gives back how many.
export async function play(sockets, enough = () => false, choose = (n) => Math.floor(Math.random() * n)) {
    let moves = 0;
    while (!sockets[0].state.over && !enough(moves)) {
        const socket = sockets.find((s) => s.state.moves?.length);
        if (!socket) {
            assert(sockets.every((s) => s.open), "a socket was closed");
            await Promise.race([...sockets.map((s) => s.arrival()), pause(20000)]);
            continue;
        }
        const { moves: list, version } = socket.state;
        socket.state.moves = [];
        const reply = await socket.ask({ do: "move", version, moves: [list[choose(list.length)].move] });
        equal(reply.type, "ok", `a move is played (${reply.reason} ${reply.rule})`);
        if (socket.state.version === version) await socket.until((m) => m.type === "state");
        moves++;
    }
    return moves;
}

const cases = [];

export function test(name, run) {
    cases.push({ name, run });
}

// Runs the cases of this file and prints a line for each.
export async function finish() {
    let failed = 0;
    for (const { name, run } of cases) {
        const began = Date.now();
        try {
            const note = await run();
            const seconds = ((Date.now() - began) / 1000).toFixed(1);
            console.log(`ok ${name}${note ? ` # ${note}` : ""} (${seconds} s)`);
        } catch (error) {
            failed++;
            console.log(`not ok ${name}: ${error.message}`);
            console.log(String(error.stack).split("\n").slice(1, 4).map((line) => `#${line}`).join("\n"));
        }
    }
    process.exit(failed ? 1 : 0);
}
