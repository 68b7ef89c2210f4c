import { z } from "zod";

const id = z.string().regex(/^[\w-]{1,60}$/);

/** What the reviewer decides; the report is drawn again with it. What is left out is the consultant's own choice. */
export const reviewChoices = z.object({
  dropFindings: z.array(id).max(60).optional(),
  /** Steps in place of the consultant's, in this order. */
  steps: z.array(id).min(1).max(6).optional(),
  /** The trade within the industry, by its id. */
  trade: id.optional(),
  team: z.enum(["unknown", "alone", "few", "many"]).optional(),
  /** Numbers in place of examples, by assumption. */
  assumptions: z.record(id, z.number({ error: "Please enter a number" })).optional(),
  /** Of these, the ones that stand though the owner gave another number; of all others the owner's counts. */
  overOwners: z.array(id).max(60).optional(),
});
export type ReviewChoices = z.output<typeof reviewChoices>;
