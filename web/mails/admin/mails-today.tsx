import { useQuery } from "@tanstack/react-query";
import { Today } from "../../admin/today.tsx";
import { mailsQuery } from "./mails.queries.ts";
import { OutboxNote } from "./outbox-note.tsx";

const failedQuery = mailsQuery({ status: "failed" });
const writtenQuery = mailsQuery({ status: "written" });

/** Failed ones; without a mail server nothing fails and nothing arrives, and those count that reached nobody. */
export function MailsToday() {
  const { data, isError } = useQuery(failedQuery);
  const outbox = data?.outbox === true;
  const written = useQuery({ ...writtenQuery, enabled: outbox });
  if (outbox)
    return (
      <Today
        label="Not delivered"
        count={written.isError ? null : written.data?.total}
        to="/admin/mails?status=written"
        isBad
      />
    );
  return (
    <Today label="Failed emails" count={isError ? null : data?.total} to="/admin/mails?status=failed" isBad />
  );
}

/** Nothing fails where nothing is sent: that comes before the numbers. */
export function MailsWarning() {
  const { data } = useQuery(failedQuery);
  return data?.outbox ? <OutboxNote /> : null;
}
