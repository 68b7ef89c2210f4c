import { type AuditEntry, auditActions } from "../../../contracts/audit.ts";
import { Link } from "react-router";
import { Cell, Row, RowHead } from "../../ui/table.tsx";
import { pathOf } from "./path-of.ts";
import "./audit.css";
import { detailWords } from "./detail-words.ts";
import { whoWords } from "./who-words.ts";
import { alongWords } from "./along-words.ts";
import { withoutRepeats } from "./repeats.ts";

/** The log, day by day; what it was stands first, and the same columns under each day. */
export function AuditTable({ entries }: { entries: AuditEntry[] }) {
  const days = Map.groupBy(entries, ({ at }) => dayWords.format(new Date(at)));
  const [actor, address] = [usual(entries, "actor"), usual(entries, "address")];
  return (
    <table className="table audit">
      <thead>
        <tr>
          <th scope="col">Time</th>
          <th scope="col">Action</th>
          <th scope="col">Who</th>
          <th scope="col">IP address</th>
        </tr>
      </thead>
      {[...days].map(([day, of]) => (
        <tbody key={day}>
          <tr className="audit-day">
            <th scope="rowgroup" colSpan={4}>
              {day}
            </th>
          </tr>
          {withoutRepeats(of).map(({ entry, times, since, also }) => (
            <Row key={entry.id}>
              <Cell className="num">
                <time dateTime={entry.at}>{timeWords.format(new Date(entry.at))}</time>
              </Cell>
              <RowHead className="audit-what">
                <span className={entry.action === "login.failed" ? "audit-bad" : undefined}>
                  {auditActions[entry.action as keyof typeof auditActions] ?? entry.action}
                </span>
                {entry.subject && (
                  <>
                    : <Subject of={entry} />
                  </>
                )}
                {times > 1 && (
                  <span className="micro fact">
                    {times} times since {timeWords.format(new Date(since))}
                  </span>
                )}
                <Details details={entry.details} />
                {also.length > 0 && <span className="micro fact">{alongWords(also, entry.actor)}</span>}
              </RowHead>
              <Cell className={entry.actor === actor ? "audit-who audit-usual" : "audit-who"}>
                {whoWords(entry.actor)}
              </Cell>
              <Cell className={`num audit-from${entry.address === address ? " audit-usual" : ""}`}>
                {entry.address}
              </Cell>
            </Row>
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** What all of them have, but for those of nobody known: where there is little room, only another is worth a place. */
function usual(entries: readonly AuditEntry[], of: "actor" | "address"): string | undefined {
  const [first, ...others] = new Set(entries.map((entry) => entry[of]).filter((each) => each !== "unknown"));
  return others.length > 0 ? undefined : first;
}

const inUtc = { timeZone: "UTC" } as const;
const dayWords = new Intl.DateTimeFormat("en-US", {
  weekday: "long",
  month: "long",
  day: "numeric",
  year: "numeric",
  ...inUtc,
});
const timeWords = new Intl.DateTimeFormat("en-US", { timeStyle: "short", ...inUtc });

/** By its name, which leads to it where it has a page. */
function Subject({ of: entry }: { of: AuditEntry }) {
  const to = pathOf(entry);
  const name = <bdi>{entry.subject}</bdi>;
  return to ? <Link to={to}>{name}</Link> : name;
}

/** Small facts beside an entry: `wrong username or password`. */
function Details({ details }: { details: AuditEntry["details"] }) {
  const words = detailWords(details);
  return words && <span className="micro fact">{words}</span>;
}
