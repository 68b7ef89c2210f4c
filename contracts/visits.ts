import { z } from "zod";
import { endpoint } from "./endpoint.ts";

/** Where visitors come from, as classes: an address of theirs is kept nowhere. */
export const VISIT_SOURCES = ["direct", "search", "social", "campaign", "other site", "inside"] as const;
export type VisitSource = (typeof VISIT_SOURCES)[number];

export const VISIT_EVENTS = [
  "view",
  "contact",
  "assessment",
  "demo-call",
  "call-begun",
  "call-finished",
  "call-left",
  "call-broken",
  "vitals",
] as const;

/** What a page's script tells of: one thing each, with nothing that says who. */
export const countVisit = endpoint({
  method: "POST",
  path: "/api/visits",
  input: z.object({
    event: z.enum(VISIT_EVENTS),
    /** The path alone. */
    page: z.string().max(400),
    /** The host that the visitor came from. */
    from: z.string().max(260).default(""),
    campaign: z.boolean().default(false),
    /** Largest Contentful Paint and Interaction to Next Paint, milliseconds; Cumulative Layout Shift. */
    lcp: z.number().min(0).max(600_000).optional(),
    inp: z.number().min(0).max(600_000).optional(),
    cls: z.number().min(0).max(1000).optional(),
  }),
  output: z.undefined(),
});

const counted = z.object({ name: z.string(), count: z.number().int() });
/** What some days come to. */
const totals = z.object({
  views: z.number().int(),
  visitors: z.number().int(),
  leads: z.number().int(),
  calls: z.number().int(),
});

/** The forms that bring a lead. */
export const VISIT_LEADS = [
  "contact",
  "assessment",
  "demo-call",
] as const satisfies readonly (typeof VISIT_EVENTS)[number][];

/** Counts of the last days, for administrators. */
export const readVisits = endpoint({
  method: "GET",
  path: "/api/visits",
  input: z.object({ days: z.coerce.number().int().min(1).max(366).default(30) }),
  output: z.object({
    /** False while nothing is counted (`ANALYTICS=off`). */
    on: z.boolean(),
    totals,
    /** The same of as many days before these; null where counting began later. */
    before: totals.nullable(),
    /** Each day since counting began, the oldest first. Visitors are told apart within a day and a node only. */
    days: z.array(z.object({ day: z.string(), views: z.number().int(), visitors: z.number().int() })),
    pages: z.array(counted),
    sources: z.array(
      z.object({ name: z.enum(VISIT_SOURCES), views: z.number().int(), leads: z.number().int() }),
    ),
    /** What came by each form. */
    leads: z.array(z.object({ name: z.enum(VISIT_LEADS), count: z.number().int() })),
    /** What became of those that began: the rest goes on, or its page was closed without a word. */
    calls: z.object({
      begun: z.number().int(),
      finished: z.number().int(),
      left: z.number().int(),
      broken: z.number().int(),
    }),
    /** The 75th percentile, as search engines look at it; null where nothing was measured. */
    vitals: z.array(
      z.object({ name: z.enum(["lcp", "inp", "cls"]), p75: z.number().nullable(), count: z.number().int() }),
    ),
  }),
});
export type Visits = z.output<typeof readVisits.output>;
