// A cached page against nginx (one worker) that serves the same bytes with the same headers, in alternating rounds of
// one run. Needs Debian's packages nginx and wrk. Run: node bench/page-cache.ts [seconds per round]
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSite } from "../tests/e2e/server.ts";
import { freePort } from "../tests/setup/postgres.ts";

const ROUNDS = 5;
const seconds = Number(process.argv[2] ?? 4);
/** Written by nginx itself, or by no server that is asked on one connection. */
const OWN_HEADERS = new Set([
  "content-type",
  "content-length",
  "date",
  "connection",
  "keep-alive",
  "server",
  "content-encoding",
]);

for (const program of ["nginx", "wrk"])
  if (spawnSync("which", [program]).status !== 0) {
    console.error(`${program} is needed: apt-get install ${program}`);
    process.exit(1);
  }

const dir = mkdtempSync(join(tmpdir(), "bench-"));
const site = await startSite({ DEMO_CONTENT: "off" }, { dataDir: join(dir, "data") });
await fetch(site.url);
const [plain, gzipped] = [await get(site.url, "identity"), await get(site.url, "gzip")];
const nginx = await startNginx(plain, gzipped.body);

for (const form of ["identity", "gzip"] as const) {
  const [page, copy] = [await get(site.url, form), await get(nginx.url, form)];
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
  const ratio = (of: "rates" | "perCpu") =>
    (median(servers[0]?.[of] ?? []) / median(servers[1]?.[of] ?? [])).toFixed(2);
  console.log(`ratio of the medians: ${ratio("rates")}; by CPU: ${ratio("perCpu")}`);
}
nginx.stop();
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

async function startNginx({ body, headers }: { body: Buffer; headers: [string, string][] }, gzipped: Buffer) {
  const port = await freePort();
  const root = join(dir, "www");
  mkdirSync(root);
  writeFileSync(join(root, "index.html"), body);
  writeFileSync(join(root, "index.html.gz"), gzipped);
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
http { access_log off; etag off; if_modified_since off; keepalive_requests 100000000; open_file_cache max=10; sendfile on; gzip_static on; tcp_nopush on;
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
