// What slow and broken clients cost the others: `node bench/slow-clients.ts`, after `npm run build`. 1,000 connections that
// say nothing, 200 that drip their headers, 100 that drip a form's body and 100 that closed their half at once, all held
// while others ask for a cached page and for the API; and the same others alone, in turns. Limit: twice their usual time.
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { readFileSync, rmSync } from "node:fs";
import { startSite } from "../tests/e2e/server.ts";

const ROUNDS = 4;
const ASKED = 150;
const LIMIT = 2;
const DRIP_MS = 500;
const BODY = 100_000;

const site = await startSite({ LOG_LEVEL: "fatal" });
const head = (line: string, more = "") => `${line} HTTP/1.1\r\nhost: 127.0.0.1:${site.port}\r\n${more}`;
const post = head("POST /api/contact", `content-type: application/json\r\ncontent-length: ${BODY}\r\n`);
const kinds: { count: number; opening: string; drips?: string; halfClosed?: boolean }[] = [
  { count: 1000, opening: "" },
  { count: 200, opening: head("GET /"), drips: "x-a: b\r\n" },
  { count: 100, opening: `${post}\r\n{`, drips: " " },
  { count: 100, opening: `${head("GET /api/articles")}\r\n`, halfClosed: true },
];

async function open(): Promise<() => void> {
  const sockets: Socket[] = [];
  const dripping: [Socket, string][] = [];
  for (const { count, opening, drips, halfClosed } of kinds)
    for (let n = 0; n < count; n++) {
      const socket = connect({ port: site.port, host: "127.0.0.1", allowHalfOpen: true });
      socket.on("error", () => {});
      socket.resume();
      sockets.push(socket);
      await once(socket, "connect");
      if (opening) socket.write(opening);
      if (drips) dripping.push([socket, drips]);
      if (halfClosed) socket.end();
    }
  const timer = setInterval(() => {
    for (const [socket, text] of dripping) if (socket.writable) socket.write(text);
  }, DRIP_MS);
  return () => {
    clearInterval(timer);
    for (const socket of sockets) socket.destroy();
  };
}

async function ask(path: string): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < ASKED; n++) {
    const start = performance.now();
    const answer = await fetch(site.url + path);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    times.push(performance.now() - start);
  }
  return times;
}
const memory = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.process.pid}/status`, "utf8"))?.[1]) / 1024;
const at = (all: number[], share: number) =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length * share)] as number;

const paths = ["/", "/api/articles"];
const alone = new Map<string, number[]>(paths.map((path) => [path, []]));
const beside = new Map<string, number[]>(paths.map((path) => [path, []]));
for (const path of paths) await ask(path);
const before = memory();
let most = 0;
let over = 0;
try {
  for (let round = 0; round < ROUNDS; round++) {
    for (const path of paths) alone.get(path)?.push(...(await ask(path)));
    const close = await open();
    for (const path of paths) beside.get(path)?.push(...(await ask(path)));
    most = Math.max(most, memory());
    close();
  }
  console.log(
    "| asked | alone: p50, p95 (ms) | beside them: p50, p95 (ms) | p50 ratio | limit |\n| --- | --- | --- | --- | --- |",
  );
  for (const path of paths) {
    const [a = [], b = []] = [alone.get(path), beside.get(path)];
    const ratio = at(b, 0.5) / at(a, 0.5);
    if (ratio > LIMIT) over++;
    const both = (times: number[]) => `${at(times, 0.5).toFixed(2)}, ${at(times, 0.95).toFixed(2)}`;
    console.log(`| ${path} | ${both(a)} | ${both(b)} | ${ratio.toFixed(2)} | ${LIMIT} |`);
  }
  console.log(`\nmemory: ${before.toFixed(0)} MB before, ${most.toFixed(0)} MB at most`);
} finally {
  await site.stop();
  rmSync(site.dataDir, { recursive: true, force: true });
}
process.exitCode = over ? 1 : 0;
