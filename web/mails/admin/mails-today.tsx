import { useQuery } from "@tanstack/react-query";
import { Today } from "../../admin/today.tsx";
import { mailsQuery } from "./mails.queries.ts";
import { OutboxNote } from "./outbox-note.tsx";

const failedQuery = mailsQuery({ status: "failed" });

export function MailsToday() {
  const { data, isError } = useQuery(failedQuery);
  return (
    <Today label="Failed emails" count={isError ? null : data?.total} to="/admin/mails?status=failed" isBad />
  );
}

/** Nothing fails where nothing is sent: that comes before the numbers. */
export function MailsWarning() {
  const { data } = useQuery(failedQuery);
  return data?.outbox ? <OutboxNote /> : null;
}
