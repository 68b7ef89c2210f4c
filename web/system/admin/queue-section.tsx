import { useRef, useState } from "react";
import { discardJob, type FailedJob, type SystemState, tryJobAgain } from "../../../contracts/system.ts";
import { call } from "../../api/call.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Ago } from "../../ui/moment.tsx";
import { Cell, Row, RowHead, Table } from "../../ui/table.tsx";
import { toast } from "../../ui/use-toast.ts";
import { CardHead } from "./card-head.tsx";
import { Facts } from "./facts.tsx";
import { useSystemAct } from "./use-system-act.ts";

/** What waits, what runs, and what was given up. */
export function QueueSection({ part }: { part: SystemState["queue"] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="queue-heading">
      <CardHead
        title="Queue"
        id="queue-heading"
        heading={heading}
        fault={"unreadable" in part ? "Unreadable" : part.failed ? `${part.failed} failed` : ""}
      />
      <div className="sheet-body">
        {"unreadable" in part ? (
          <p className="note note-stop">Could not be read: {part.unreadable}</p>
        ) : (
          <>
            <Facts
              of={[
                ["Waiting", part.waiting],
                ["Running", part.running],
                ["Failed", part.failed],
              ]}
            />
            {part.jobs.length > 0 && (
              <FailedJobs jobs={part.jobs} afterwards={() => heading.current?.focus()} />
            )}
            {part.failed > part.jobs.length && (
              <p className="meta">The newest {part.jobs.length} are shown.</p>
            )}
          </>
        )}
      </div>
    </section>
  );
}

/** @param afterwards the row that had the focus is gone */
function FailedJobs({ jobs, afterwards }: { jobs: readonly FailedJob[]; afterwards: () => void }) {
  const [asked, setAsked] = useState<FailedJob>();
  const again = useSystemAct((id: string) => call(tryJobAgain, { id }), {
    refusal: "Not tried again",
    done: () => {
      toast({ title: "Job Queued" });
      afterwards();
    },
  });
  const discard = useSystemAct((id: string) => call(discardJob, { id }), {
    refusal: "Not discarded",
    done: () => {
      setAsked(undefined);
      afterwards();
    },
  });
  return (
    <>
      <Table columns={["Job", "Failed", "Reason", "Actions"]}>
        {jobs.map((job) => (
          <Row key={job.id}>
            <RowHead>{job.name}</RowHead>
            <Cell className="num">
              <Ago at={job.at} />
            </Cell>
            <Cell className="wide">
              <span className="sys-why">
                {job.reason}
                <span className="micro fact">after {job.tries === 1 ? "1 try" : `${job.tries} tries`}</span>
              </span>
            </Cell>
            <Cell className="acts">
              <button
                type="button"
                className="btn btn-bare"
                disabled={again.isPending}
                onClick={() => again.mutate(job.id)}
              >
                Again<span className="sr"> {job.name}</span>
              </button>
              <button type="button" className="btn btn-bare" onClick={() => setAsked(job)}>
                Discard<span className="sr"> {job.name}</span>
              </button>
            </Cell>
          </Row>
        ))}
      </Table>
      <ConfirmDialog
        open={asked !== undefined}
        title="Discard this job?"
        confirmLabel="Discard"
        destructive
        busy={discard.isPending}
        onConfirm={() => asked && discard.mutate(asked.id)}
        onClose={() => setAsked(undefined)}
      >
        <p>{asked?.name} will not run.</p>
      </ConfirmDialog>
    </>
  );
}
