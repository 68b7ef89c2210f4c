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

export const mailQuery = (id: string) =>
  queryOptions({
    queryKey: [listMails.path, "one", id],
    queryFn: ({ signal }) => call(getMail, { id }, { signal }),
  });
