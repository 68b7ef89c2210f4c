import { useQuery } from "@tanstack/react-query";
import { systemQuery } from "./system.query.ts";

/** True where what is sent is only written as a file: known before it is sent, and not only after. */
export function useNoMailServer(): boolean {
  const { data } = useQuery(systemQuery);
  return data !== undefined && !("unreadable" in data.mail) && data.mail.server === null;
}
