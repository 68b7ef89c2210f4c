import { useQuery } from "@tanstack/react-query";
import { FAULT_DAYS, listCallFaults } from "../../../contracts/voice-call.ts";
import { call } from "../../api/call.ts";

/** What an administrator calls the faults that the call knows; others keep the library's own name. */
const KINDS: Record<string, string> = {
  "start-method-error": "Could not be started",
  "start-timeout": "Did not start in time",
  "daily-error": "Connection to the provider lost",
  "daily-call-join-error": "Could not be joined",
  "assistant-unreachable": "Assistant not reached",
  other: "Other",
  unknown: "Unknown",
};
const shortDay = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });
const PROVIDERS = { hosted: "Hosted", "built-in": "Built-in" } as const;

/** How often the demo call broke, and how. */
export function CallFaultsCard() {
  const { data, isError } = useQuery({
    queryKey: [listCallFaults.path],
    queryFn: ({ signal }) => call(listCallFaults, {}, { signal }),
  });
  const kinds = sumByKind(data?.faults ?? []);
  const total = kinds.reduce((sum, { count }) => sum + count, 0);
  return (
    <section className="card stack" aria-labelledby="call-faults-heading">
      <h2 id="call-faults-heading">Voice Demo</h2>
      {data && (
        <p className="soft">
          {total === 0
            ? `No call broke in the last ${FAULT_DAYS} days.`
            : `${total.toLocaleString("en-US")} ${total === 1 ? "call" : "calls"} broke in the last ${FAULT_DAYS} days.`}
        </p>
      )}
      {isError && <p className="soft">The counts of broken calls could not be read.</p>}
      {total > 0 && (
        <ul className="fault-counts" aria-label="Broken calls by cause">
          {kinds.map(({ key, provider, kind, count, last }) => (
            <li key={key}>
              <span className="num">{count.toLocaleString("en-US")}</span>
              <span>
                {KINDS[kind] ?? kind}
                <span className="meta">
                  {PROVIDERS[provider]}, last on{" "}
                  <time dateTime={last}>{shortDay.format(new Date(last))}</time>
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type Fault = (typeof listCallFaults)["output"]["_output"]["faults"][number];

/** One line for each cause, the most frequent first; the days come newest first. */
function sumByKind(faults: readonly Fault[]) {
  const lines = new Map<string, Omit<Fault, "day"> & { key: string; last: string }>();
  for (const { day, provider, kind, count } of faults) {
    const key = `${provider} ${kind}`;
    const line = lines.get(key) ?? { key, provider, kind, count: 0, last: day };
    lines.set(key, { ...line, count: line.count + count });
  }
  return [...lines.values()].sort((a, b) => b.count - a.count);
}
