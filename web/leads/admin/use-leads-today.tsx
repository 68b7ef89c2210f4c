import { useQuery } from "@tanstack/react-query";
import type { TodayItem } from "../../admin/today.tsx";
import { Ago } from "../../ui/moment.tsx";
import { leadsQuery } from "./leads.queries.ts";

const SHOWN = 3;

const newOf = (kind: "contact" | "demo-call") => ({ status: "new", kind }) as const;
const NEW = "/admin/leads?status=new";

/** The newest that nobody has looked at; an assessment waits as its report, and is counted there. */
export function useLeadsToday(): TodayItem {
  const messages = useQuery(leadsQuery(newOf("contact")));
  const calls = useQuery(leadsQuery(newOf("demo-call")));
  const of = [...(messages.data?.leads ?? []), ...(calls.data?.leads ?? [])]
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
    .slice(0, SHOWN)
    .map(({ id, name, email, summary, createdAt }) => ({
      id,
      name: name || email,
      about: summary,
      to: `/admin/leads/${id}`,
      when: (
        <span className="micro">
          <Ago at={createdAt} />
        </span>
      ),
    }));
  const more = (messages.data?.total ?? 0) + (calls.data?.total ?? 0) - of.length;
  return {
    label: "New messages",
    one: "New message",
    count: messages.isError ? null : messages.data?.total,
    to: `${NEW}&kind=contact`,
    next: {
      label: "Newest leads",
      of,
      to: NEW,
      more: more > 0 ? `${more.toLocaleString("en-US")} more` : undefined,
    },
  };
}

/** Demo calls that visitors have saved and nobody has looked at: listed with the messages. */
export function useCallsToday(): TodayItem {
  const { data, isError } = useQuery(leadsQuery(newOf("demo-call")));
  return {
    label: "New saved calls",
    one: "New saved call",
    count: isError ? null : data?.total,
    to: `${NEW}&kind=demo-call`,
    waits: true,
  };
}
