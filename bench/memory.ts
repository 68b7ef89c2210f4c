// What the site takes of time and memory from its start on: `node bench/memory.ts [embedded|postgres]`, after
// `npm run build`. A first start on an empty database and a second one: until the first page, the highest memory until
// then; at rest a minute and a half later, after the receptionist has warmed up; under pages past the cache by eight readers;
// and a minute after. Resident memory of the whole process, as the system counts it.
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startSite } from "../tests/e2e/server.ts";
import { startPostgres } from "../tests/setup/postgres.ts";

const KINDS = process.argv[2] ? [process.argv[2]] : ["postgres", "embedded"];
/** Threads that a start needed for a while have ended by then. */
const REST_MS = 90_000;
const LOAD_MS = 20_000;
const READERS = 8;
/** Longer than the address of any page: nothing is kept for it. */
const LONG = `?${"x".repeat(5000)}`;
const LIMITS = {
  postgres: { rest: 260, peak: 900, ms: 3000 },
  embedded: { rest: 600, peak: 900, ms: 3000 },
};
/** In the site: what V8 itself says of its memory. */
const TELL = `process.on("SIGUSR2", () => { const m = process.memoryUsage();
  console.log("\\nheap " + JSON.stringify([m.heapUsed, m.heapTotal, m.external].map((each) => Math.round(each / 1e6)))); });`;

/** Megabytes by the system's own count. */
const memory = (pid: number, what: "VmRSS" | "VmHWM") =>
  Math.round(
    Number(new RegExp(`${what}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024,
  );
const cpuSeconds = (pid: number) => {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
};

console.log(
  "| database, start | until the first page (s; of the processor) | highest until then (MB) | at rest: all, V8's heap used, held, beside it (MB) | under load, highest (MB) | pages | a minute later (MB) | limits |",
);
console.log("| --- | --- | --- | --- | --- | --- | --- | --- |");
for (const kind of KINDS as (keyof typeof LIMITS)[]) {
  const dataDir = mkdtempSync(join(tmpdir(), "memory-"));
  const postgres = kind === "postgres" ? await startPostgres() : undefined;
  for (const start of ["first", "second"]) {
    const begun = performance.now();
    const site = await startSite(
      { ...(postgres && { DATABASE_URL: postgres.url }) },
      {
        dataDir,
        nodeArgs: [
          "--no-liftoff-only",
          "--import",
          "./server/frugal.ts",
          "--import",
          `data:text/javascript,${encodeURIComponent(TELL)}`,
        ],
      },
    );
    await (await fetch(site.url)).text();
    const pid = site.process.pid as number;
    const took = performance.now() - begun;
    const [cpu, peak] = [cpuSeconds(pid), memory(pid, "VmHWM")];
    const row = [`${kind}, ${start}`, `${(took / 1000).toFixed(1)}; ${cpu.toFixed(1)}`, peak];
    if (start === "second") {
      await sleep(REST_MS);
      const rest = memory(pid, "VmRSS");
      const said = once(site.process.stdout!, "data");
      site.process.kill("SIGUSR2");
      await said;
      row.push(`${rest}, ${/heap \[(.*)\]/.exec(site.output())?.[1]?.replaceAll(",", ", ")}`);
      let pages = 0;
      let highest = rest;
      const end = performance.now() + LOAD_MS;
      await Promise.all(
        Array.from({ length: READERS }, async () => {
          while (performance.now() < end) {
            await (await fetch(site.url + ["/", "/news", "/services"][pages % 3] + LONG)).arrayBuffer();
            pages++;
            highest = Math.max(highest, memory(pid, "VmRSS"));
          }
        }),
      );
      await sleep(60_000);
      row.push(highest, pages, memory(pid, "VmRSS"));
    } else row.push("", "", "", "");
    const { rest, peak: most, ms } = LIMITS[kind];
    console.log(`| ${row.join(" | ")} | ${ms / 1000} s, ${most}, ${rest}, ${2 * rest}, ${rest} |`);
    await site.stop();
  }
  await postgres?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
