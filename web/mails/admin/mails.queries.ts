import { queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { getMail, listMails } from "../../../contracts/mails.ts";
import { call } from "../../api/call.ts";

export type MailQuery = z.input<typeof listMails.input>;

export const mailsQuery = (query: MailQuery) =>
  queryOptions({
    queryKey: [listMails.path, query],
    queryFn: ({ signal }) => call(listMails, query, { signal }),
  });

/** How soon a mail that is on its way is read anew, in milliseconds. */
const SOON_MS = 2000;

/** One mail, followed until it has arrived or failed. */
export const mailQuery = (id: string) =>
  queryOptions({
    queryKey: [listMails.path, "one", id],
    queryFn: ({ signal }) => call(getMail, { id }, { signal }),
    refetchInterval: ({ state: { data } }) => (data?.status === "queued" ? SOON_MS : false),
  });
