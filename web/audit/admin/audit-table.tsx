import { type AuditEntry, auditActions } from "../../../contracts/audit.ts";
import { Link } from "react-router";
import { Moment } from "../../ui/moment.tsx";
import { Cell, Row, RowHead, Table } from "../../ui/table.tsx";
import { pathOf } from "./path-of.ts";
import { detailWords } from "./detail-words.ts";

export function AuditTable({ entries }: { entries: AuditEntry[] }) {
  return (
    <Table columns={["When", "Who", "What", "IP address"]}>
      {entries.map((entry) => (
        <Row key={entry.id}>
          <Cell className="num">
            <Moment at={entry.at} />
          </Cell>
          <Cell className="audit-who">{entry.actor}</Cell>
          <RowHead className="audit-what">
            {auditActions[entry.action as keyof typeof auditActions] ?? entry.action}
            {entry.subject && (
              <>
                : <Subject of={entry} />
              </>
            )}
            <Details details={entry.details} />
          </RowHead>
          <Cell className="num">{entry.address}</Cell>
        </Row>
      ))}
    </Table>
  );
}

/** By its name, which leads to it where it has a page. */
function Subject({ of: entry }: { of: AuditEntry }) {
  const to = pathOf(entry);
  const name = <bdi>{entry.subject}</bdi>;
  return to ? <Link to={to}>{name}</Link> : <b>{name}</b>;
}

/** Small facts beside an entry: `wrong name or password`. */
function Details({ details }: { details: AuditEntry["details"] }) {
  const words = detailWords(details);
  return words && <span className="micro fact">{words}</span>;
}
