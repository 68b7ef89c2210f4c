import { useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import type { listLeads } from "../../../contracts/leads.ts";
import type { TodayItem } from "../../admin/today.tsx";
import { Ago } from "../../ui/moment.tsx";
import { leadsQuery, weeksQuery } from "./leads.queries.ts";

const SHOWN = 3;

/** The newest that nobody has looked at; an assessment waits as its report, for the reviewer. */
export function useLeadsToday(): TodayItem {
  const { data, isError } = useQuery(leadsQuery({ status: "new" }));
  const messages = (data?.leads ?? []).filter(({ kind }) => kind !== "assessment");
  const of = messages.slice(0, SHOWN).map(({ id, name, email, summary, createdAt }) => ({
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
  return {
    label: "New leads",
    one: "New lead",
    count: isError ? null : data?.counts.new,
    to: "/admin/leads?status=new",
    next: {
      label: "Newest leads",
      of,
      more: moreThan(of.length, data),
      none:
        data?.counts.new === 1
          ? "Your newest lead is an assessment. Its report is in AI Assessments."
          : "Your newest leads are assessments. Their reports are in AI Assessments.",
    },
  };
}

/** `2 more, assessments included`: what is counted and not listed by name. */
function moreThan(listed: number, data: z.output<typeof listLeads.output> | undefined): string | undefined {
  const more = (data?.counts.new ?? 0) - listed;
  if (more <= 0) return undefined;
  const hasReports = data?.leads.some(({ kind }) => kind === "assessment");
  return `${more.toLocaleString("en-US")} more${hasReports ? ", assessments included" : ""}`;
}

/** Demo calls that visitors have left their name with, since Monday. */
export function useCallsToday(): TodayItem {
  const { data, isError } = useQuery(weeksQuery);
  const week = data?.weeks.at(-1);
  return {
    label: "Saved calls this week",
    one: "Saved call this week",
    count: isError ? null : data && (week?.counts["demo-call"] ?? 0),
    to: `/admin/calls${week ? `?from=${week.from}` : ""}`,
  };
}
