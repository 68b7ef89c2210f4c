import { type AuditEntry, auditActions } from "../../../contracts/audit.ts";
import { Moment } from "../../ui/moment.tsx";
import { Cell, Row, Table } from "../../ui/table.tsx";
import { detailWords } from "./detail-words.ts";

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

/** Small facts beside an entry: `wrong name or password`. */
function Details({ details }: { details: AuditEntry["details"] }) {
  const words = detailWords(details);
  return words && <span className="micro fact">{words}</span>;
}
