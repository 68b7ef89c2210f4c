import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Today } from "../../admin/today.tsx";
import { mailsQuery } from "./mails.queries.ts";
import { OutboxNote } from "./outbox-note.tsx";
import { emailsIn, undeliveredToday } from "./undelivered.ts";

const failedQuery = mailsQuery({ status: "failed" });
const writtenQuery = mailsQuery({ status: "written" });
const queuedQuery = mailsQuery({ status: "queued" });

/** Those that wait, where the server has refused one of them: what has just been written is no fault. */
function useRefused() {
  const { data, isError } = useQuery(queuedQuery);
  const refused = data && (data.mails.some(({ tries }) => tries > 0) ? data.total : 0);
  return { refused, isError };
}

/** What has reached nobody: failed, refused for now, or written as files. */
export function MailsToday() {
  const failed = useQuery(failedQuery);
  const written = useQuery(writtenQuery);
  const { refused, isError } = useRefused();
  const isUnknown = isError || failed.isError || written.isError;
  const { label, count, to } = undeliveredToday({
    failed: failed.data?.total,
    written: written.data?.total,
    refused,
  });
  return <Today label={label} count={isUnknown ? null : count} to={to} isBad />;
}

/** Why mails reach nobody, where they do not: that comes before the numbers. */
export function MailsWarning() {
  const { data } = useQuery(failedQuery);
  const { refused } = useRefused();
  if (data?.outbox) return <OutboxNote />;
  return refused ? (
    <p className="note note-live">
      <b>
        {emailsIn(refused)} {refused === 1 ? "waits" : "wait"}:
      </b>{" "}
      the mail server does not take {refused === 1 ? "it" : "them"}.{" "}
      {refused === 1 ? "It is tried again by itself." : "They are tried again by themselves."}{" "}
      <Link to="/admin/system#mail">What it says</Link>
    </p>
  ) : null;
}
