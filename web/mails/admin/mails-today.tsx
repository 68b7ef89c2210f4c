import { useQuery } from "@tanstack/react-query";
import { Today } from "../../admin/today.tsx";
import { mailsQuery } from "./mails.queries.ts";

export function MailsToday() {
  const { data, isError } = useQuery(mailsQuery({ status: "failed" }));
  return (
    <Today label="Failed mails" count={isError ? null : data?.total} to="/admin/mails?status=failed" isBad />
  );
}
