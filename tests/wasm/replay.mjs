// Runs the games in WebAssembly and compares their hashes with those of a native build.
// Usage: node tests/wasm/replay.mjs MODULE.wasm HASHES      (HASHES: what hash_games printed)
import { readFile } from "node:fs/promises";
import { WASI } from "node:wasi";

const [file, hashes] = process.argv.slice(2);
const expected = (await readFile(hashes, "utf8")).trimEnd().split("\n");
const wasi = new WASI({ version: "preview1" });
const module = await WebAssembly.compile(await readFile(file));
const instance = await WebAssembly.instantiate(module, wasi.getImportObject());
wasi.initialize(instance);

const { memory, hash_line, hash_buffer } = instance.exports;

function line(index) {
    const length = hash_line(index);
    return new TextDecoder().decode(new Uint8Array(memory.buffer, hash_buffer(), length));
}

let failed = 0;
let count = 0;
for (let got; (got = line(count)) !== ""; count++) {
    const same = got === expected[count];
    console.log(`${same ? "ok" : "not ok"} ${got}${same ? "" : `   native: ${expected[count]}`}`);
    failed += same ? 0 : 1;
}
if (count !== expected.length) {
    console.log(`not ok ${count} lines, native ${expected.length}`);
    failed++;
}
process.exit(failed ? 1 : 0);
