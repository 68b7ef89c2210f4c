import { z } from "zod";

/** What the panel names too: who can be called, what a booking needs, and what is spoken. */

/** Who answers the demo call. The first one is the default. */
export const SCENARIO_IDS = ["dental", "medical", "law", "ringwell"] as const;
export const scenarioId = z.enum(SCENARIO_IDS);
export type ScenarioId = z.infer<typeof scenarioId>;

/** The desk that a visitor has made. */
export const OWN_DESK = "own";
/** Any desk that can be called. */
export const deskId = z.enum([...SCENARIO_IDS, OWN_DESK]);
export type DeskId = z.infer<typeof deskId>;

/** What a booking needs, in the order in which the panel shows it. */
export const SLOT_NAMES = ["service", "day", "time", "name", "phone"] as const;
export const slotName = z.enum(SLOT_NAMES);
export type SlotName = z.infer<typeof slotName>;

/** What is spoken on a call. */
export const DIALOGUE_LANGUAGES = ["en", "es"] as const;
export const dialogueLanguage = z.enum(DIALOGUE_LANGUAGES);
export type DialogueLanguage = z.infer<typeof dialogueLanguage>;
