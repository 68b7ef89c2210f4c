import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { type AssessmentRecord, revokeLinks } from "../../../contracts/assessment-api.ts";
import { deliverAgain, getReview, type ReportDelivery } from "../../../contracts/assessment-review.ts";
import { isWritten } from "../../../contracts/mails.ts";
import { Link } from "react-router";
import { call } from "../../api/call.ts";
import { useNoMailServer } from "../../admin/use-no-mail-server.ts";
import { plainServerWords } from "../../../rules/mail-server-words.ts";
import { DeliveryTag } from "../../admin/delivery-tag.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Moment } from "../../ui/moment.tsx";
import { toast } from "../../ui/use-toast.ts";
import { reasonOf } from "../../admin/form-errors.ts";
import { useChange } from "./use-change.ts";

interface DeliveryPanelProps {
  record: AssessmentRecord;
  /** Newest first. */
  mails: readonly ReportDelivery[];
}

/** What became of the mail with the report, in the mail server's words, and what can be done about it. */
export function DeliveryPanel({ record, mails }: DeliveryPanelProps) {
  const goesNowhere = useNoMailServer();
  const [last] = mails;
  // Where nothing is delivered it is said at once, and nothing beneath it moves when the mail has been written.
  const reachedNobody = last ? isWritten(last) || (goesNowhere && last.status === "queued") : goesNowhere;
  return (
    <section className="aside-panel" aria-labelledby="delivery-heading">
      <div className="card-head">
        <h3 id="delivery-heading">Delivery</h3>
        <span className="delivery-ways">
          {last && <Link to={`/admin/mails/${last.id}`}>Open what they got</Link>}
          <Links record={record} />
        </span>
      </div>
      <ol className="sent-mails" aria-live="polite">
        {!last && (
          <li>
            {!goesNowhere && <DeliveryTag of={{ status: "queued" }} />}{" "}
            <span className="sent-to">
              {goesNowhere ? "To" : "to"} {record.email}
            </span>
          </li>
        )}
        {mails.map(({ id, to, status, response, tries, isUpdate, changedAt }, i) => (
          <li key={id}>
            <span>
              {/* What reached nobody is told of beneath, with what to do. */}
              {!(reachedNobody && i === 0) && <DeliveryTag of={{ status, response }} />}{" "}
              <span className="sent-to">
                {reachedNobody && i === 0 ? "To" : "to"} <Link to={`/admin/mails/${id}`}>{to}</Link>
              </span>
            </span>
            <span className="micro">
              {isUpdate && "Update, "}
              <Moment at={changedAt} />
              {tries > 1 && `, after ${tries} tries`}
            </span>
            {/* What was taken needs no words; its own page has them. */}
            {response && status !== "accepted" && !isWritten({ response }) && (
              <span className="sent-why">
                {plainServerWords(response)} <span className="micro">{response}</span>
              </span>
            )}
          </li>
        ))}
      </ol>
      {reachedNobody && <ReachedNobody mail={last} />}
      {last?.deliverable && <Again id={record.id} mail={last} />}
    </section>
  );
}

/** Why the client has nothing in hand, and each way in which they can get it. */
const ReachedNobody = ({ mail }: { mail: ReportDelivery | undefined }) => (
  <div className="note note-live reached-nobody">
    <p>
      <b>Your client hasn’t received {mail?.isUpdate ? "the update" : "this report"}.</b>{" "}
      {mail?.deliverable
        ? "A mail server is set up now, so you can deliver it."
        : "No mail server was set up, so the email was saved as a file. Once one is, you can deliver it from here."}
    </p>
    <p className="row">
      {!mail?.deliverable && (
        <Link className="btn" to="/admin/system#mail">
          Set up email
        </Link>
      )}
      <Link className="btn" to={mail ? `/admin/mails/${mail.id}` : "/admin/mails"}>
        Open the email
      </Link>
    </p>
    <p className="micro">
      In a hurry? The email holds the client’s private link, and the PDF is above: send either one yourself.
    </p>
  </div>
);

function Again({ id, mail }: { id: string; mail: ReportDelivery }) {
  const client = useQueryClient();
  const [email, setEmail] = useState(mail.to);
  const again = useMutation({
    mutationFn: () => call(deliverAgain, { id, email: email.trim() }),
    meta: { on401: "page" },
    onSuccess: () => toast({ title: "Delivery Queued" }),
    onError: (error) => toast({ variant: "destructive", title: "Not Resent", description: reasonOf(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: [getReview.path, id] }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    again.mutate();
  };
  return (
    <form className="again" onSubmit={submit}>
      <Field
        label="Deliver to"
        type="email"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <button className="btn btn-act" type="submit" disabled={again.isPending}>
        {isWritten(mail) ? "Deliver" : "Deliver again"}
      </button>
    </form>
  );
}

function Links({ record }: { record: AssessmentRecord }) {
  const [asks, setAsks] = useState(false);
  const revoke = useChange(() => call(revokeLinks, { id: record.id }), {
    done: "Links Revoked",
    failed: "Revoke Failed",
  });
  if (record.linkRevokedAt)
    return (
      <span className="micro">
        Private links revoked <Moment at={record.linkRevokedAt} />
      </span>
    );
  return (
    <>
      <button type="button" className="link link-quiet" onClick={() => setAsks(true)}>
        Revoke private links
      </button>
      <ConfirmDialog
        open={asks}
        title="Revoke all private links?"
        confirmLabel="Revoke"
        destructive
        busy={revoke.isPending}
        onConfirm={() => revoke.mutate(undefined, { onSettled: () => setAsks(false) })}
        onClose={() => setAsks(false)}
      >
        The links in the confirmation and report emails will stop working. This cannot be undone.
      </ConfirmDialog>
    </>
  );
}
