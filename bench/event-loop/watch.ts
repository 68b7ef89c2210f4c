// Preloaded into the site by `bench/event-loop-load.ts`: what holds its event loop, told at each SIGUSR2. With HOLDS=named
// a profile runs beside it, and each longest hold is told by what it did.
import { Session } from "node:inspector/promises";
import { monitorEventLoopDelay } from "node:perf_hooks";

/** Milliseconds of the processor from which a hold is worth its name. */
const WORTH_MS = 12;
const MOST = 8;
/** Of a hold, the share from which a function is named. */
const SHARE = 0.12;

interface Hold {
  /** Microseconds, of the clock that the profile goes by. */
  from: number;
  to: number;
  ms: number;
}
interface ProfileNode {
  id: number;
  callFrame: { functionName: string; url: string; lineNumber: number };
  children?: number[];
}
interface Profile {
  nodes: ProfileNode[];
  startTime: number;
  samples?: number[];
  timeDeltas?: number[];
}

const micros = () => Number(process.hrtime.bigint() / 1000n);
const seen = monitorEventLoopDelay({ resolution: 1 });
seen.enable();
let took: number[] = [];
let holds: Hold[] = [];
let before = process.threadCpuUsage();
let beforeAt = micros();
setInterval(() => {
  const now = process.threadCpuUsage();
  const ms = (now.user + now.system - before.user - before.system) / 1000;
  const at = micros();
  took.push(ms);
  if (ms >= WORTH_MS) holds.push({ from: beforeAt, to: at, ms });
  [before, beforeAt] = [now, at];
}, 1).unref();

const session = process.env.HOLDS === "named" ? new Session() : undefined;
if (session) {
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.setSamplingInterval", { interval: 500 });
  await session.post("Profiler.start");
}

const place = ({ callFrame: { functionName, url, lineNumber } }: ProfileNode) =>
  `${functionName || "(anonymous)"} ${url.replace(/^.*?\/(?=(server|rules|content|contracts|web|build|node_modules)\/)/, "").replace(/^.*node_modules\//, "")}:${lineNumber + 1}`;

/** The functions in which a hold was, from the outermost: those that the most of its samples had on their stack. */
function named({ nodes, startTime, samples = [], timeDeltas = [] }: Profile): string[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parent = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const times: number[] = [];
  let at = startTime;
  for (const delta of timeDeltas) times.push((at += delta));
  return holds
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, MOST)
    .map((hold) => {
      const counts = new Map<string, { count: number; depth: number }>();
      let all = 0;
      for (const [i, time] of times.entries()) {
        if (time < hold.from || time > hold.to) continue;
        const stack: number[] = [];
        for (let id: number | undefined = samples[i]; id !== undefined; id = parent.get(id)) stack.push(id);
        const leaf = byId.get(stack[0] as number)?.callFrame.functionName;
        if (leaf === "(idle)") continue;
        all++;
        const met = new Set<string>();
        for (const [up, id] of stack.toReversed().entries()) {
          const node = byId.get(id) as ProfileNode;
          const name = place(node);
          if (up === 0 || met.has(name) || /^node:internal/.test(node.callFrame.url)) continue;
          met.add(name);
          const one = counts.get(name) ?? { count: 0, depth: up };
          counts.set(name, { ...one, count: one.count + 1 });
        }
      }
      const most = [...counts].filter(([, { count }]) => count / all >= SHARE);
      const said = most
        .toSorted(([, a], [, b]) => a.depth - b.depth)
        .map(([name, { count }]) => `${name} ${Math.round((100 * count) / all)} %`);
      return `${hold.ms.toFixed(1)} ms: ${said.join(" > ")}`;
    });
}

process.on("SIGUSR2", async () => {
  const ms = (ns: number) => Math.max(0, ns / 1e6 - 1);
  const own = took.sort((a, b) => a - b);
  const at = (share: number) => own[Math.floor((own.length - 1) * share)] ?? 0;
  const waited = [ms(seen.percentile(50)), ms(seen.percentile(99)), ms(seen.max)];
  const profile = session && ((await session.post("Profiler.stop")) as { profile: Profile }).profile;
  const figures = [...waited, at(0.5), at(0.99), at(1)];
  console.log(`\nloop ${JSON.stringify({ figures, holds: profile ? named(profile) : [] })}`);
  await session?.post("Profiler.start");
  seen.reset();
  took = [];
  holds = [];
  [before, beforeAt] = [process.threadCpuUsage(), micros()];
});
