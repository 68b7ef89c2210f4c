import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { FAULT_DAYS } from "../../../contracts/voice-faults.ts";
import { Moment } from "../../ui/moment.tsx";
import { faultsQuery } from "./faults.query.ts";
import { faultKind } from "./fault-kinds.ts";
import { type Fault, sumByCause } from "./sum-by-cause.ts";
import "./call-faults.css";

const shortDay = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });
const PROVIDERS = { hosted: "Hosted", "built-in": "Built-in" } as const;

/** How often the demo call broke, and how; each cause opens to what the last one said. */
export function CallFaultsCard() {
  const { data, isError } = useQuery(faultsQuery);
  const causes = sumByCause(data?.faults ?? []);
  const total = causes.reduce((sum, { count }) => sum + count, 0);
  return (
    <section className="card faults" id="faults" aria-labelledby="call-faults-heading">
      <h2 id="call-faults-heading">Failed calls</h2>
      {total === 0 && data ? (
        <>
          <p className="note note-ok">No call has failed in the last {FAULT_DAYS} days.</p>
          <p className="micro">One that does is listed here with its cause and what to do.</p>
        </>
      ) : (
        <p className="soft">
          {isError
            ? "Failed call counts couldn’t be loaded."
            : data
              ? `${total.toLocaleString("en-US")} ${total === 1 ? "call" : "calls"} failed in the last ${FAULT_DAYS} days. Open a cause to see what to do.`
              : "…"}
        </p>
      )}
      {total > 0 && (
        <ul className="fault-causes" aria-label="Failed calls by cause">
          {causes.map(({ key, ...cause }) => (
            <li key={key}>
              <Cause {...cause} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Cause({ provider, kind, count, day, message, stage, status, browser, lastAt }: Fault) {
  const { name, help, asksState } = faultKind(kind);
  const at = [stage && `at “${stage}”`, status && `answered with ${status}`].filter(Boolean).join(", ");
  return (
    <details className="fault">
      <summary>
        <span className="fault-name">
          <b>{name}</b>{" "}
          <span className="meta">
            {PROVIDERS[provider]}, last on <time dateTime={day}>{shortDay.format(new Date(day))}</time>
          </span>
        </span>
        <span className="tag">
          {count.toLocaleString("en-US")}
          <span className="sr"> {count === 1 ? "call" : "calls"}</span>
        </span>
      </summary>
      <dl>
        <dt>Message</dt>
        <dd>
          {message || "No message."} {at && `(${at})`}
        </dd>
        <dt>Browser</dt>
        <dd>{browser || "Unknown"}</dd>
        <dt>Last seen</dt>
        <dd>{lastAt ? <Moment at={lastAt} /> : shortDay.format(new Date(day))}</dd>
        <dt>What to do</dt>
        <dd>
          {help} {asksState && <Link to="/admin/system">Open System</Link>}
        </dd>
      </dl>
    </details>
  );
}
