/** One press or key, by its slowest event; milliseconds. */
export interface Interaction {
  what: string;
  /** Until the next frame was painted. */
  took: number;
  /** Of these, the page's own thread at work. */
  worked: number;
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
    data?: { interactionId?: number; duration: number; type: string; timeStamp: number };
  };
}

/** What a trace of the browser's knows of each interaction. */
export function interactionsIn(trace: Buffer): Interaction[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const pages = new Set(
    traceEvents
      .filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain")
      .map(thread),
  );
  const tasks = traceEvents.filter(
    (each) => each.ph === "X" && each.dur && /RunTask$/.test(each.name) && pages.has(thread(each)),
  );
  const slowest = new Map<number, TraceEvent>();
  for (const event of traceEvents) {
    const id = event.name === "EventTiming" && event.ph === "b" && event.args.data?.interactionId;
    if (!id) continue;
    const duration = slowest.get(id)?.args.data?.duration ?? 0;
    if ((event.args.data?.duration ?? 0) > duration) slowest.set(id, event);
  }
  return [...slowest.values()].map((event) => {
    const took = event.args.data?.duration ?? 0;
    const end = event.ts + took * 1000;
    let worked = 0;
    for (const { pid, ts, dur = 0, tdur = 0 } of tasks) {
      const within = Math.min(end, ts + dur) - Math.max(event.ts, ts);
      if (pid === event.pid && within > 0) worked += (tdur * within) / dur;
    }
    return { what: event.args.data?.type ?? "", took, worked: worked / 1000 };
  });
}
