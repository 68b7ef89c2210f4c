import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import type { Lead } from "../../../contracts/leads.ts";
import { reasonOf } from "../../admin/form-errors.ts";
import { Ago } from "../../ui/moment.tsx";
import { CallTurns, NoWords } from "./call-turns.tsx";
import { LeadFacts } from "./lead-facts.tsx";
import { leadQuery } from "./leads.queries.ts";
import { LeadTag } from "./leads-table.tsx";
import "./saved-calls.css";

/** Demo calls that visitors left, newest first; each opens to what was said in it. */
export const SavedCalls = ({ calls }: { calls: readonly Lead[] }) => (
  <ul className="saved-calls" aria-label="Saved calls">
    {calls.map((each) => (
      <SavedCall key={each.id} call={each} />
    ))}
  </ul>
);

function SavedCall({ call: { id, name, email, summary, createdAt, status, spam } }: { call: Lead }) {
  const [open, setOpen] = useState(false);
  return (
    <li>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <span className="saved-who">
            <b>
              <bdi>{name || email}</bdi>
            </b>
            <span className="micro">{summary}</span>
          </span>
          <span className="micro">
            <Ago at={createdAt} />
          </span>
          <LeadTag lead={{ status, spam }} />
        </summary>
        {open && <Said id={id} />}
      </details>
    </li>
  );
}

/** The rest of a call is read when it is opened. */
function Said({ id }: { id: string }) {
  const { data, error } = useQuery(leadQuery(id));
  if (error)
    return (
      <p className="note note-stop" role="alert">
        This call couldn’t be loaded. {reasonOf(error)}
      </p>
    );
  if (!data) return <div className="skel rows-skel" aria-busy="true" />;
  return (
    <div className="stack saved-said">
      <LeadFacts of={data.facts} />
      {data.turns.length > 0 ? <CallTurns of={data.turns} /> : <NoWords />}
      <p>
        <Link className="btn" to={`/admin/leads/${id}`}>
          Open the lead and reply
        </Link>
      </p>
    </div>
  );
}
