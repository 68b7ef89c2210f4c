/** One press or key, by its slowest event; milliseconds. */
export interface Interaction {
  /** What the visit did when it came, and the event. */
  what: string;
  /** Until the next frame was painted. */
  took: number;
  /** Of these, the page's own thread at work until it had handed the frame over: what it does while that is painted delays nothing. */
  worked: number;
  /** Of that work, the kinds of it. */
  parts: Record<string, number>;
}
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args: {
    name?: string;
    data?: {
      interactionId?: number;
      duration: number;
      type: string;
      timeStamp: number;
      processingEnd: number;
    };
  };
}

/** What the visits say before each thing that they do, as a mark in the trace. */
export const MARK = "visit: ";
export const CATEGORIES = ["devtools.timeline", "toplevel", "blink.user_timing", "__metadata"];

const KINDS: [string, RegExp][] = [
  ["layout", /^(Layout|PrePaint)$/],
  ["style", /^UpdateLayoutTree$/],
  ["paint", /^(Paint|Layerize|Commit|UpdateLayer|CompositeLayers)$/],
  ["garbage", /GC/],
  [
    "script",
    /^(EventDispatch|FunctionCall|EvaluateScript|RunMicrotasks|TimerFire|FireAnimationFrame|v8\.\w+|V8\.\w+)$/,
  ],
];
const kindOf = (name: string) => KINDS.find(([, form]) => form.test(name))?.[0];
const end = ({ ts, dur = 0 }: TraceEvent) => ts + dur;
const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;

/** The thread's own time of what happened between two moments, by kind, each without what it holds of the others. */
function partsOf(timed: readonly TraceEvent[], from: number, to: number): Record<string, number> {
  const parts: Record<string, number> = {};
  const add = (event: TraceEvent, sign: 1 | -1, kind: string | undefined) => {
    const { ts, dur = 0, tdur = 0 } = event;
    const within = Math.min(to, end(event)) - Math.max(from, ts);
    if (!kind || within <= 0 || !dur) return;
    parts[kind] = (parts[kind] ?? 0) + (sign * tdur * within) / dur / 1000;
  };
  const open: TraceEvent[] = [];
  for (const event of timed) {
    while (open.length && end(open.at(-1) as TraceEvent) <= event.ts) open.pop();
    const around = open.at(-1);
    add(event, 1, kindOf(event.name));
    if (around) add(event, -1, kindOf(around.name));
    open.push(event);
  }
  return parts;
}

/** What a trace of the browser's knows of each interaction. */
export function interactionsIn(trace: Buffer): Interaction[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const pages = new Set(
    traceEvents
      .filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain")
      .map(thread),
  );
  const timed = traceEvents
    .filter((each) => each.ph === "X" && each.dur && pages.has(thread(each)))
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const tasks = timed.filter(({ name }) => /RunTask$/.test(name));
  const commits = timed.filter(({ name }) => name === "Commit");
  const kinds = timed.filter(({ name }) => kindOf(name));
  const marks = traceEvents.filter(({ name }) => name.startsWith(MARK)).toSorted((a, b) => a.ts - b.ts);
  const slowest = new Map<number, TraceEvent>();
  for (const event of traceEvents) {
    const id = event.name === "EventTiming" && event.ph === "b" && event.args.data?.interactionId;
    if (!id) continue;
    const duration = slowest.get(id)?.args.data?.duration ?? 0;
    if ((event.args.data?.duration ?? 0) > duration) slowest.set(id, event);
  }
  return [...slowest.values()].map((event) => {
    const took = event.args.data?.duration ?? 0;
    const shown = event.ts + took * 1000;
    const { timeStamp = 0, processingEnd = 0 } = event.args.data ?? {};
    const handled = event.ts + (processingEnd - timeStamp) * 1000;
    const handedOver = commits.find((each) => each.pid === event.pid && end(each) >= handled);
    const until = handedOver ? Math.min(shown, end(handedOver)) : shown;
    let worked = 0;
    for (const task of tasks) {
      const { pid, ts, dur = 0, tdur = 0 } = task;
      const within = Math.min(until, end(task)) - Math.max(event.ts, ts);
      if (pid === event.pid && within > 0) worked += (tdur * within) / dur;
    }
    const mark = marks.findLast(({ ts }) => ts <= event.ts)?.name.slice(MARK.length) ?? "";
    const own = kinds.filter(({ pid }) => pid === event.pid);
    return {
      what: `${mark} (${event.args.data?.type})`,
      took,
      worked: worked / 1000,
      parts: partsOf(own, event.ts, until),
    };
  });
}
