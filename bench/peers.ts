// The services page and an article beside the same pages in Next 16 and Astro 7, in one run: `node bench/peers.ts [seconds]
// [Next,Astro]`, after `npm run build`; on a busy machine one of them alone comes to its end. Sources in bench/peers; their packages are installed there at the first run, from the registry.
// Production defaults and what their documentation advises: pages that are the same for everybody are made ahead ('kept'),
// and beside it the same page made for each request ('past the cache'): ours as the site has it, where what says the same is
// not rendered anew, and rendered all the same. Needs Debian's package wrk.
import { execFile, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { delimiter, dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { getRequestListener } from "@hono/node-server";
import { builtWeb } from "../server/ssr.ts";
import { startSite } from "../tests/e2e/server.ts";
import { freePort } from "../tests/setup/postgres.ts";
import { ARTICLE, takeContent, words } from "./peers/content.ts";
import { uncachedSite } from "./uncached-site.ts";

const seconds = Number(process.argv[2] ?? 3);
const wanted = process.argv[3]?.split(",") ?? ["Next", "Astro"];
const ROUNDS = 3;
const folder = join(import.meta.dirname, "peers");
/** Ours has to be ahead of each. */
const LIMIT = 1;
const env = {
  ...process.env,
  PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
  NODE_ENV: "production",
  NEXT_TELEMETRY_DISABLED: "1",
  ASTRO_TELEMETRY_DISABLED: "1",
};

if (spawnSync("which", ["wrk"]).status !== 0) throw new Error("wrk is needed: apt-get install wrk");
const run = (command: string, args: string[]) =>
  execFileSync(command, args, { cwd: folder, env, stdio: ["ignore", "ignore", "inherit"] });
if (!existsSync(join(folder, "node_modules"))) run("npm", ["ci", "--no-audit", "--no-fund", "--include=dev"]);

/** A connection for each: one that is kept open ends while others are measured. */
const textOf = async (url: string) => (await fetch(url, { headers: { connection: "close" } })).text();

const ends: (() => Promise<unknown>)[] = [];
async function startPeer(args: string[], port: number): Promise<{ url: string; pid: number }> {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...env, HOST: "127.0.0.1", PORT: `${port}` },
    stdio: ["ignore", "ignore", "inherit"],
  });
  ends.push(async () => {
    if (child.exitCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
  });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries++) {
    // Read to its end: what is left of an answer ends with an error when its connection does.
    const ready = await textOf(`${url}/services`).then(
      (html) => html.includes("</html>"),
      () => false,
    );
    if (ready) return { url, pid: child.pid ?? 0 };
    if (tries > 300 || child.exitCode !== null) throw new Error(`${args.join(" ")} did not start`);
    await sleep(100);
  }
}

try {
  const site = await startSite({ LOG_LEVEL: "fatal" });
  ends.push(site.stop);
  await takeContent(site.url, folder);
  const next = "node_modules/next/dist/bin/next";
  const starts = {
    async Next(port: number) {
      run(process.execPath, [next, "build", "next"]);
      return startPeer([next, "start", "next", "-H", "127.0.0.1", "-p", `${port}`], port);
    },
    async Astro(port: number) {
      run(process.execPath, ["node_modules/astro/bin/astro.mjs", "build", "--root", "astro"]);
      return startPeer(["astro/dist/server/entry.mjs"], port);
    },
  };
  const peers: { name: string; url: string; pid: number }[] = [];
  for (const [name, start] of Object.entries(starts))
    if (wanted.includes(name)) peers.push({ name, ...(await start(await freePort())) });

  // Its own site, with the same first content and no page cache.
  const uncached = await uncachedSite((await builtWeb()).ssr);
  ends.push(uncached.close);
  const listening = async ({ fetch: answer }: typeof uncached.anew) => {
    const server = createServer(getRequestListener(answer)).listen(0, "127.0.0.1");
    ends.push(async () => server.close());
    await once(server, "listening");
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  const ways = [
    { way: "kept", url: site.url, pid: site.process.pid ?? 0, past: "" },
    { way: "past the cache", url: await listening(uncached.unchanged), pid: process.pid, past: "/past" },
    {
      way: "past the cache, rendered anew",
      url: await listening(uncached.anew),
      pid: process.pid,
      past: "/past",
    },
  ];

  let good = true;
  console.log(
    `| page | encoding | ours: a second, a CPU second, bytes | ${wanted.join(" | ")} | ours of theirs | by CPU | limit |\n|${" --- |".repeat(6 + wanted.length)}`,
  );
  for (const page of ["/services", ARTICLE])
    for (const { way, url: own, pid, past } of ways) {
      const sides = [
        { name: "ours", url: own + page, pid },
        ...peers.map((peer) => ({ ...peer, url: peer.url + past + page })),
      ];
      const [said = "", ...others] = await Promise.all(
        sides.map(async ({ url }) => words(await textOf(url))),
      );
      for (const [i, each] of others.entries())
        if (each !== said)
          throw new Error(`${sides[i + 1]?.name} says other words on ${page}: ${differ(said, each)}`);
      // As a program asks, and as a browser does.
      for (const encoding of ["identity", "gzip, deflate, br"]) {
        const rates = sides.map(() => ({ rate: [] as number[], perCpu: [] as number[] }));
        for (let round = 0; round <= ROUNDS; round++)
          for (const [i, { url, pid: server }] of sides.entries()) {
            const { rate, perCpu } = await wrk(url, server, encoding);
            if (round === 0) continue;
            rates[i]?.rate.push(rate);
            rates[i]?.perCpu.push(perCpu);
          }
        const sizes = await Promise.all(sides.map(({ url }) => bytes(url, encoding)));
        const ratiosBy = (of: "rate" | "perCpu") => {
          const [ours = 0, ...theirs] = rates.map((each) => median(each[of]));
          return theirs.map((each) => ours / each);
        };
        const byCpu = ratiosBy("perCpu");
        good &&= byCpu.every((ratio) => ratio >= LIMIT);
        const shown = rates.map((each, i) =>
          [median(each.rate), median(each.perCpu), Number(sizes[i])]
            .map((figure) => figure.toFixed(0))
            .join(", "),
        );
        const all = [...ratiosBy("rate"), ...byCpu].map((ratio) => ratio.toFixed(2));
        console.log(
          `| ${page === ARTICLE ? "an article" : "services"}, ${way} | ${encoding} | ${shown.join(" | ")} | ${all.slice(0, peers.length).join(", ")} | ${all.slice(peers.length).join(", ")} | ${LIMIT} |`,
        );
      }
    }
  process.exitCode = good ? 0 : 1;
} finally {
  for (const end of ends.reverse()) await end();
}

/** User and system time of a process with all its threads: what a busy machine does not falsify. */
function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Answers a second, and those for each second of the server's own processor. */
async function wrk(url: string, pid: number, encoding: string): Promise<{ rate: number; perCpu: number }> {
  const before = cpuSeconds(pid);
  const asked = ["-t1", "-c16", `-d${seconds}s`, "-H", `accept-encoding: ${encoding}`, url];
  const { stdout } = await promisify(execFile)("wrk", asked);
  if (/Non-2xx/.test(stdout)) throw new Error(`${url}\n${stdout}`);
  return {
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    perCpu: Number(/(\d+) requests in/.exec(stdout)?.[1]) / (cpuSeconds(pid) - before),
  };
}

/** On the wire, without headers. */
async function bytes(url: string, encoding: string): Promise<string> {
  const asked = [
    "-s",
    "-o",
    "/dev/null",
    "-w",
    "%{size_download}",
    "-H",
    `accept-encoding: ${encoding}`,
    url,
  ];
  const { stdout } = await promisify(execFile)("curl", asked);
  return stdout;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function differ(a: string, b: string): string {
  const at = [...a].findIndex((letter, i) => letter !== b[i]);
  return `'${a.slice(at - 30, at + 40)}' against '${b.slice(at - 30, at + 40)}'`;
}
