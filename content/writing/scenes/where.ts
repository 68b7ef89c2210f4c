import type { Theme } from "./kind.ts";

/**
 * What a trade has of its own for a subject or a plan, by id: told with its number, and, in a sentence, a second one.
 * No two subjects have the same two, so that two texts for the same readers share one of them at most.
 */
const told: readonly (readonly [first: Theme, of: Partial<Record<Theme | "alone", string>>])[] = [
  [
    "missed",
    {
      rush: "reach missed",
      first: "voicemail ads",
      kept: "overflow",
      machine: "roi",
      alone:
        "missed-cost lunch answer-rate hang-ups alone kpis whole-phone forwarding text-back returning-calls staffing listings phone-marketing intake-speed",
    },
  ],
  [
    "night",
    {
      machine: "after-hours",
      missed: "on-call",
      first: "voicemail-greeting",
      price: "trade-emergency",
      alone: "holidays holiday-phones closing-routine dental-emergency triage ai-emergencies outage",
    },
  ],
  [
    "first",
    {
      price: "new-callers job-intake intake-law intake-care new-patient-script intake",
      rush: "training",
      kept: "booking consultations",
      machine: "scripts",
      night: "messages",
      alone:
        "not-a-fit phrases live-greeting hiring good-receptionist call-review online-and-phone referrals asking-referrals new-office new-provider booked-out unbooked",
    },
  ],
  [
    "kept",
    {
      first: "confirming",
      price: "fees follow-up",
      rush: "gaps",
      missed: "recall",
      machine: "texting",
      alone: "reminders no-shows no-show-cost cancel-calls late slow-days squeeze",
    },
  ],
  ["price", { first: "prices", alone: "billing" }],
  [
    "machine",
    {
      night: "ai-receptionist go-live from-old-way",
      missed: "choosing",
      first: "ai-handoff",
      rush: "ai-tasks",
      kept: "ai-booking",
      price: "ai-answers",
      alone:
        "rollout readiness ai-review ai-mistakes ai-notes replacing ai-integrations ai-voice ai-jobs law-ai vendor-privacy",
    },
  ],
  [
    "rush",
    {
      first: "rush",
      missed: "monday",
      night: "dispatch",
      machine: "overload",
      alone: "etiquette hold hold-words call-routing phone-menu",
    },
  ],
];

/** Where it is told to the end. */
const HOMES = new Set(
  "missed-cost voicemail after-hours trade-emergency job-intake intake-law intake-care new-patient-script new-callers reminders confirming fees follow-up prices ai-receptionist ai-handoff ai-tasks rush monday training texting slow-days".split(
    " ",
  ),
);

export interface Place {
  first: Theme;
  second?: Theme;
  /** The first of them is told to the end. */
  whole: boolean;
}

const places = new Map(
  told.flatMap(([first, of]) =>
    Object.entries(of).flatMap(([second, ids]) =>
      ids.split(" ").map((id): [string, Place] => [
        id,
        {
          first,
          ...(second === "alone" ? {} : { second: second as Theme }),
          whole: HOMES.has(id),
        },
      ]),
    ),
  ),
);

/** What a subject has of a trade's own; undefined where the trade makes no difference. */
export const placeOf = (id: string): Place | undefined => places.get(id);
/** The same as themes, the one that belongs to it most first. */
export const themesOf = (id: string): readonly Theme[] => {
  const { first, second } = placeOf(id) ?? {};
  return [first, second].filter((theme) => theme !== undefined);
};
