import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { systemQuery } from "../../admin/system.query.ts";
import type { TodayItem } from "../../admin/today.tsx";
import { mailsQuery } from "./mails.queries.ts";
import { OutboxNote } from "./outbox-note.tsx";
import { emailsIn, undeliveredToday } from "./undelivered.ts";

const failedQuery = mailsQuery({ status: "failed" });
const writtenQuery = mailsQuery({ status: "written" });

/** Those that wait, where the server did not take the last that was tried: what has just been written is no fault. */
function useRefused() {
  const { data, isError } = useQuery(systemQuery);
  if (!data || "unreadable" in data.mail)
    return { refused: undefined, isError: isError || data !== undefined };
  const { queued, refused } = data.mail;
  return { refused: refused === null ? 0 : queued, isError };
}

/** What has reached nobody: failed, refused for now, or written as files. */
export function useMailsToday(): TodayItem {
  const failed = useQuery(failedQuery);
  const written = useQuery(writtenQuery);
  const { refused, isError } = useRefused();
  const isUnknown = isError || failed.isError || written.isError;
  const { label, count, to } = undeliveredToday({
    failed: failed.data?.total,
    written: written.data?.total,
    refused,
  });
  const isPending = !failed.data || !written.data || refused === undefined;
  return { label, count: isUnknown ? null : isPending ? undefined : count, to, isBad: true };
}

/** Why mails reach nobody, where they do not: that comes before the numbers. */
export function MailsWarning() {
  const { data } = useQuery(failedQuery);
  const { refused } = useRefused();
  if (data?.outbox) return <OutboxNote />;
  return refused ? (
    <p className="note note-live">
      <b>The mail server did not take the last email.</b> {emailsIn(refused)}{" "}
      {refused === 1 ? "waits, and is tried again by itself." : "wait, and are tried again by themselves."}{" "}
      <Link to="/admin/system#mail">What it says</Link>
    </p>
  ) : null;
}

/** The same beside what sends a mail, in one line. */
export function MailsHint() {
  const { data } = useQuery(failedQuery);
  return data?.outbox ? (
    <p className="micro mail-hint">
      No mail server is set: it will be written as a file, not sent.{" "}
      <Link to="/admin/system#mail">How to set it up</Link>
    </p>
  ) : null;
}
