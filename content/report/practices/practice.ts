import type { Bottleneck } from "../../../contracts/assessment-options.ts";
import type { Trade } from "../kinds.ts";

/** What hides in a business of the kind, as whoever advises many of them would say it: the end of a sentence. */
export type Hiding = "cost" | "efficiency";

/** What a good business of its kind does about something that was ticked, without buying anything, and where it looks first for what it wants. No digits. */
export type Practices = Readonly<
  Partial<Record<Bottleneck | "growth" | "experience", (t: Trade) => string>> & Record<Hiding, string>
>;
