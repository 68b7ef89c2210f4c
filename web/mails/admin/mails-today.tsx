import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { systemQuery } from "../../admin/system.query.ts";
import type { TodayItem } from "../../admin/today.tsx";
import { mailsQuery } from "./mails.queries.ts";
import { undeliveredToday } from "./undelivered.ts";

const allQuery = mailsQuery({});

/** Those that wait, where the server did not take the last that was tried: what has just been written is no fault. */
function useRefused() {
  const { data, isError } = useQuery(systemQuery);
  if (!data || "unreadable" in data.mail)
    return { refused: undefined, isError: isError || data !== undefined };
  const { queued, refused } = data.mail;
  return { refused: refused === null ? 0 : queued, isError };
}

/** What has reached nobody: failed, refused for now, or written as files; and why. */
export function useMailsToday(): TodayItem {
  const { data, isError } = useQuery(allQuery);
  const { refused, isError: isUnknown } = useRefused();
  const { label, one, count, to } = undeliveredToday({ ...data?.counts, refused });
  const why = data?.outbox
    ? { text: "No mail server is set up, so emails are saved as files.", way: "Set up email" }
    : refused
      ? { text: "The mail server didn’t accept the last email. We’ll keep trying.", way: "See why" }
      : undefined;
  return {
    label,
    one,
    count: isError || isUnknown ? null : data && refused !== undefined ? count : undefined,
    to,
    // That none is set up is known from the first day on.
    isBad: !data?.outbox,
    why: why && (
      <p className={data?.outbox ? "micro" : "soft"}>
        {why.text} <Link to="/admin/system#mail">{why.way}</Link>
      </p>
    ),
  };
}

/** Beside what sends an email, where it would not be delivered. */
export function MailsHint() {
  const { data } = useQuery(allQuery);
  return data?.outbox ? (
    <p className="micro mail-hint">
      No mail server is set up, so this will be saved as a file and not delivered.{" "}
      <Link to="/admin/system#mail">Set up email</Link>
    </p>
  ) : null;
}
