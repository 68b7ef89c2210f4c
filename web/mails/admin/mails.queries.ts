import { queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { getMail, listMails } from "../../../contracts/mails.ts";
import { call } from "../../api/call.ts";

export type MailQuery = z.input<typeof listMails.input>;

/** The filters that the address names; one that cannot be right is left out. */
export function readMailQuery(search: URLSearchParams): MailQuery {
  const given = Object.entries(listMails.input.shape).flatMap(([name, rule]) => {
    const value = search.get(name);
    return value && rule.safeParse(value).success ? [[name, value]] : [];
  });
  return Object.fromEntries(given) as MailQuery;
}

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
