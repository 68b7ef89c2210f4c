import type { z } from "zod";
import type { listCallFaults } from "../../../contracts/voice-faults.ts";

export type Fault = z.infer<typeof listCallFaults.output>["faults"][number];

/**
 * One line for each cause with what its last one said, the most frequent first; the days come newest first. What came
 * without a cause and says the same as one that has a name is of that cause.
 */
export function sumByCause(faults: readonly Fault[]) {
  const lines = new Map<string, Fault & { key: string }>();
  const isNamed = ({ kind }: Fault) => kind !== "unknown" && kind !== "other";
  for (const fault of faults) {
    const like = faults.find(
      (each) => isNamed(each) && each.provider === fault.provider && each.message === fault.message,
    );
    const kind = isNamed(fault) || !like || !fault.message ? fault.kind : like.kind;
    const key = `${fault.provider} ${kind}`;
    const line = lines.get(key);
    lines.set(key, line ? { ...line, count: line.count + fault.count } : { key, ...fault, kind });
  }
  return [...lines.values()].sort((a, b) => b.count - a.count);
}
