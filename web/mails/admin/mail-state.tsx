import { Link } from "react-router";
import { type getMail, isWritten, mailFilePath, NOT_DELIVERED } from "../../../contracts/mails.ts";
import type { z } from "zod";
import { EmailAddress } from "../../admin/email-address.tsx";
import { plainServerWords } from "../../../rules/mail-server-words.ts";
import { Ago, Moment } from "../../ui/moment.tsx";
import { DeliverAgain } from "./deliver-again.tsx";
import "../../admin/fold.css";
import "./mails.css";

type MailDetails = z.output<typeof getMail.output>;

/** What became of a mail. Where it has reached nobody, why, and what can be done about it, comes first. */
export function MailState({ mail }: { mail: MailDetails }) {
  const written = isWritten(mail);
  const isTaken = mail.status === "accepted" && !written;
  return (
    <section className="card stack mail-state" aria-labelledby="delivery-heading">
      <h2 id="delivery-heading">Delivery</h2>
      {written && <NotDelivered deliverable={mail.deliverable} />}
      {!isTaken && !written && mail.response && (
        <p className={noteOf(mail)}>
          <b>{mail.status === "failed" ? "The mail server rejected it." : "Retrying."}</b>{" "}
          {plainServerWords(mail.response)} <span className="micro">{mail.response}</span>
        </p>
      )}
      {mail.settledAt && (
        <p>
          Dealt with <Ago at={mail.settledAt} />. It no longer counts as failed.
        </p>
      )}
      {mail.deliverable && <DeliverAgain key={mail.id} mail={mail} />}
      <dl className="lead-facts">
        {mail.replyTo && (
          <>
            <dt>Reply to</dt>
            <dd>
              <EmailAddress of={mail.replyTo} />
            </dd>
          </>
        )}
        <dt>Written</dt>
        <dd>
          <Moment at={mail.createdAt} />
        </dd>
        {mail.tries > 1 && !written && (
          <>
            <dt>{isTaken ? "Sent" : "Last attempt"}</dt>
            <dd>
              <Moment at={mail.changedAt} />, {ordinal(mail.tries)} attempt
            </dd>
          </>
        )}
        {isTaken && mail.response && (
          <>
            <dt>Server response</dt>
            <dd>{mail.response}</dd>
          </>
        )}
        {mail.attachments.map(({ filename, bytes }, place) => (
          <div className="contents" key={filename}>
            <dt>Attachment</dt>
            <dd>
              <a href={mailFilePath(mail.id, place)} download>
                {filename}
              </a>
              , {Math.ceil(bytes / 1024)} kB
            </dd>
          </div>
        ))}
      </dl>
      {written && (
        <details className="looks micro">
          <summary>Details</summary>
          <p className="words">{mail.response}</p>
        </details>
      )}
    </section>
  );
}

const noteOf = ({ status, settledAt }: MailDetails) =>
  settledAt ? "note words" : status === "failed" ? "note note-stop words" : "note note-live words";

const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" };
const ranks = new Intl.PluralRules("en-US", { type: "ordinal" });
/** '2nd', '11th', '22nd': an email may be tried some four hundred times. */
export const ordinal = (n: number): string => `${n}${ENDINGS[ranks.select(n)] ?? "th"}`;

const NotDelivered = ({ deliverable }: { deliverable: boolean }) => (
  <p className="note note-live">
    <b>{NOT_DELIVERED}.</b> No mail server was set up, so it was saved as a file.{" "}
    {deliverable ? "A mail server is set up now." : <Link to="/admin/system#mail">Set up email</Link>}
  </p>
);
