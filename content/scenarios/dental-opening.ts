import type { Scenario } from "./scenario.ts";

/** What the demo's panel shows before a call, apart from the rest: the home page loads this much and no more. */
export const dentalOpening = {
  name: "Larkspur Family Dental",
  resting: "Larkspur Family Dental, good {part}. How can I help?",
  chips: [
    "I'd like to book a cleaning",
    "Are you open on Saturday?",
    "I have a toothache",
    "What does it cost?",
  ],
} as const satisfies Pick<Scenario, "name" | "resting" | "chips">;
