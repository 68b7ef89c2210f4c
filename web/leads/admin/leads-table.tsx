import { Link } from "react-router";
import { type Lead, leadKinds, leadStatuses } from "../../../contracts/leads.ts";
import { Ago } from "../../ui/moment.tsx";
import { Cell, Row, RowHead, Table } from "../../ui/table.tsx";
import { SelectRow } from "../../admin/selection-bar.tsx";
import type { Selection } from "../../admin/use-selection.ts";
import { spamReasons } from "./spam-reasons.ts";

export function LeadsTable({ leads, selection }: { leads: Lead[]; selection: Selection }) {
  return (
    <Table columns={["From", "Kind", "About", "Received", "Status"]}>
      {leads.map((lead) => (
        <Row key={lead.id}>
          <RowHead className="who">
            <SelectRow selection={selection} id={lead.id} name={lead.name || lead.email} />
            <span>
              <Link className="opens" to={`/admin/leads/${lead.id}`} title={lead.name || lead.email}>
                {lead.name || lead.email}
              </Link>
              <span className="micro fact lead-of" title={lead.email}>
                {lead.company && lead.company !== lead.name ? lead.company : lead.name && lead.email}
              </span>
            </span>
          </RowHead>
          <Cell className="num lead-kind">{leadKinds[lead.kind]}</Cell>
          <Cell className="wide lead-about">
            <span
              className="lead-summary"
              title={lead.summary}
              data-kind={lead.kind === "contact" ? undefined : leadKinds[lead.kind]}
            >
              {lead.summary}
            </span>
          </Cell>
          <Cell className="num lead-when">
            <Ago at={lead.createdAt} />
          </Cell>
          <Cell className="num lead-status">
            <LeadTag lead={lead} />
          </Cell>
        </Row>
      ))}
    </Table>
  );
}

const tags = { new: "tag tag-live", open: "tag", done: "tag tag-ok" };

export const LeadTag = ({ lead }: { lead: Pick<Lead, "status" | "spam"> }) =>
  lead.spam ? (
    <span className="tag tag-stop">{spamReasons[lead.spam] ?? "Spam"}</span>
  ) : (
    <span className={tags[lead.status]}>{leadStatuses[lead.status]}</span>
  );
