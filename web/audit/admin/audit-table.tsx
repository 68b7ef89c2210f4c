import { type AuditEntry, auditActions } from "../../../contracts/audit.ts";
import { Moment } from "../../ui/moment.tsx";
import { Cell, Row, Table } from "../../ui/table.tsx";

export function AuditTable({ entries }: { entries: AuditEntry[] }) {
  return (
    <Table columns={["When", "Who", "What", "From"]}>
      {entries.map((entry) => (
        <Row key={entry.id}>
          <Cell label="When" className="num">
            <Moment at={entry.at} />
          </Cell>
          <Cell label="Who">{entry.actor}</Cell>
          <Cell label="What">
            <span>
              {auditActions[entry.action as keyof typeof auditActions] ?? entry.action}
              {entry.subject && (
                <>
                  : <b>{entry.subject}</b>
                </>
              )}
              <Details details={entry.details} />
            </span>
          </Cell>
          <Cell label="From" className="num">
            {entry.address}
          </Cell>
        </Row>
      ))}
    </Table>
  );
}

/** Small facts beside an entry: `reason: password`. */
function Details({ details }: { details: AuditEntry["details"] }) {
  const facts = Object.entries(details);
  if (!facts.length) return null;
  return (
    <span className="micro fact">
      {facts
        .map(([name, value]) => `${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`)
        .join(", ")}
    </span>
  );
}
