// A cached page against nginx (one worker) that serves the same bytes with the same headers, and against Node's own HTTP
// server that does nothing else, in alternating rounds of one run: what the site adds, and what it stands on; then HEAD and
// 304 beside GET. Needs Debian's packages nginx and wrk. Run: node bench/page-cache.ts [seconds per round] [asked]; with
// 'asked' the last part alone.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSite } from "../tests/e2e/server.ts";
import { freePort } from "../tests/setup/postgres.ts";

const ROUNDS = 5;
const seconds = Number(process.argv[2] ?? 4);
/** Written by nginx itself, or by no server that is asked on one connection. */
const OWN_HEADERS = new Set(["content-type", "content-length", "date", "connection", "keep-alive", "server"]);

for (const program of ["nginx", "wrk"])
  if (spawnSync("which", [program]).status !== 0) {
    console.error(`${program} is needed: apt-get install ${program}`);
    process.exit(1);
  }

const dir = mkdtempSync(join(tmpdir(), "bench-"));
const nodePort = await freePort();
/** With the settings of memory that `npm start` gives it. */
const nodeArgs = ["--no-liftoff-only", "--import", "./server/frugal.ts"];
const site = await startSite({ DEMO_CONTENT: "off" }, { dataDir: join(dir, "data"), nodeArgs });
await fetch(site.url);
/** What a start does beside its first page is no later page's. */
await new Promise((resolve) => setTimeout(resolve, 20_000));

for (const form of process.argv[3] === "asked" ? [] : (["identity", "gzip", "br"] as const)) {
  const page = await get(site.url, form);
  const nginx = await startNginx(page);
  const node = startNode(page);
  const copy = await get(nginx.url, form);
  if (!copy.body.equals(page.body)) throw new Error(`nginx does not serve the same ${form} bytes`);
  for (const [name, value] of page.headers)
    if (!OWN_HEADERS.has(name) && new Map(copy.headers).get(name) !== value)
      throw new Error(`nginx does not send the same ${name}`);
  console.log(
    `\n${form}: ${page.body.length} bytes, ${page.headers.length} headers, ${ROUNDS} rounds of ${seconds} s`,
  );
  const servers = [
    { name: "site", url: site.url, pid: site.process.pid, rates: [] as number[], perCpu: [] as number[] },
    { name: "nginx", url: nginx.url, pid: nginx.workerPid(), rates: [] as number[], perCpu: [] as number[] },
    { name: "node", url: node.url, pid: node.pid, rates: [] as number[], perCpu: [] as number[] },
  ];
  for (let round = 0; round <= ROUNDS; round++)
    for (const { url, pid, rates, perCpu } of servers) {
      const before = cpuSeconds(pid);
      const { rate, requests } = wrk(url, form);
      if (round === 0) continue; // warms both up
      rates.push(rate);
      perCpu.push(requests / (cpuSeconds(pid) - before));
    }
  const list = (rates: number[]) => rates.map((rate) => `${(rate / 1000).toFixed(1)}k`).join(" ");
  for (const { name, rates, perCpu } of servers)
    console.log(
      `${name.padEnd(6)} requests a second: ${list(rates)}; a second of its own CPU: ${list(perCpu)}`,
    );
  const ratio = (of: "rates" | "perCpu", beside: number, by: (values: number[]) => number = median) =>
    (by(servers[0]?.[of] ?? []) / by(servers[beside]?.[of] ?? [])).toFixed(2);
  // Other work on the machine makes rounds worse and none better.
  const best = (values: number[]) => Math.max(...values);
  for (const [name, at] of [
    ["nginx", 1],
    ["Node alone", 2],
  ] as const)
    console.log(
      `ratio to ${name}: ${ratio("rates", at)}; by CPU: ${ratio("perCpu", at)}; by CPU, best rounds: ${ratio("perCpu", at, best)}`,
    );
  nginx.stop();
  node.stop();
}
await askedOtherwise();
await site.stop();
rmSync(dir, { recursive: true, force: true });

/** User and system time of a process with all its threads: what a busy machine does not falsify. */
function cpuSeconds(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function wrk(url: string, form: string): { rate: number; requests: number } {
  const { stdout } = spawnSync(
    "wrk",
    ["-t1", "-c16", `-d${seconds}s`, "-H", `accept-encoding: ${form}`, `${url}/`],
    { encoding: "utf8" },
  );
  if (/Non-2xx/.test(stdout)) throw new Error(stdout);
  return {
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    requests: Number(/(\d+) requests in/.exec(stdout)?.[1]),
  };
}

/** Answers for each second of the site's own processor: to a client that has the page, or wants its head alone, beside GET. */
async function askedOtherwise() {
  const etag = new Map((await get(site.url, "gzip")).headers).get("etag") ?? "";
  const ways = [
    { name: "GET", method: "GET", headers: {}, status: 200 },
    { name: "HEAD", method: "HEAD", headers: {}, status: 200 },
    { name: "304", method: "GET", headers: { "if-none-match": etag }, status: 304 },
  ].map((way) => ({ ...way, perCpu: [] as number[] }));
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  for (let round = 0; round <= ROUNDS; round++)
    for (const { method, headers, status, perCpu } of ways) {
      const [before, end] = [cpuSeconds(site.process.pid), performance.now() + seconds * 1000];
      let answers = 0;
      const ask = async () => {
        while (performance.now() < end) {
          const sent = request(site.url, {
            agent,
            method,
            headers: { "accept-encoding": "gzip", ...headers },
          }).end();
          const [res] = await once(sent, "response");
          if (res.statusCode !== status) throw new Error(`${method}: ${res.statusCode}`);
          await once(res.resume(), "end");
          answers++;
        }
      };
      await Promise.all(Array.from({ length: 16 }, ask));
      if (round > 0) perCpu.push(answers / (cpuSeconds(site.process.pid) - before));
    }
  agent.destroy();
  for (const { name, perCpu } of ways)
    console.log(
      `${name}: ${Math.round(median(perCpu))} a CPU second, ${(median(perCpu) / median(ways[0]?.perCpu ?? [])).toFixed(2)} of GET`,
    );
}

function get(url: string, form: string): Promise<{ body: Buffer; headers: [string, string][] }> {
  return new Promise((resolve, reject) => {
    request(url, { agent: false, headers: { "accept-encoding": form } }, (res) => {
      const chunks: Buffer[] = [];
      res.on("data", (chunk: Buffer) => chunks.push(chunk));
      res.on("end", () =>
        resolve({
          body: Buffer.concat(chunks),
          headers: Object.entries(res.headers).map(([name, value]) => [name, String(value)]),
        }),
      );
    })
      .on("error", reject)
      .end();
  });
}

/** The same answer from a process that knows no other. */
function startNode({ body, headers }: { body: Buffer; headers: [string, string][] }) {
  const file = join(dir, "body");
  writeFileSync(file, body);
  const own = headers.filter(([name]) => !["date", "connection", "keep-alive"].includes(name)).flat();
  const script = `const body = require("node:fs").readFileSync(${JSON.stringify(file)});
    const headers = ${JSON.stringify(own)};
    require("node:http").createServer((req, res) => { res.writeHead(200, headers).end(body); }).listen(${nodePort}, "127.0.0.1");`;
  const child = spawn(process.execPath, ["-e", script], { stdio: "inherit" });
  return { url: `http://127.0.0.1:${nodePort}`, pid: child.pid, stop: () => child.kill() };
}

async function startNginx({ body, headers }: { body: Buffer; headers: [string, string][] }) {
  const port = await freePort();
  const root = join(dir, "www");
  mkdirSync(root, { recursive: true });
  writeFileSync(join(root, "index.html"), body);
  const quoted = (value: string) => `"${value.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
  const added = headers
    .filter(([name]) => !OWN_HEADERS.has(name))
    .map(([name, value]) => `add_header ${name} ${quoted(value)};`);
  const config = join(dir, "nginx.conf");
  writeFileSync(
    config,
    `daemon off; worker_processes 1; pid ${dir}/nginx.pid; error_log ${dir}/error.log;
${process.getuid?.() === 0 ? "user root;" : ""}
events { worker_connections 256; }
http { access_log off; etag off; if_modified_since off; keepalive_requests 100000000; open_file_cache max=10; sendfile on; tcp_nopush on;
  types { text/html html; } charset utf-8;
  server { listen 127.0.0.1:${port}; root ${root}; ${added.join("\n")} } }`,
  );
  const child = spawn("nginx", ["-p", dir, "-c", config], { stdio: ["ignore", "inherit", "inherit"] });
  const url = `http://127.0.0.1:${port}`;
  for (let n = 0; ; n++) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      break;
    if (n > 100) throw new Error("nginx did not start");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.on("exit", (code) => code && console.error(`nginx ended with ${code}`));
  return {
    url,
    workerPid: () => Number(readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8").trim()),
    stop() {
      child.kill("SIGQUIT");
      void once(child, "exit");
    },
  };
}
