import type { Bottleneck } from "../../../contracts/assessment-options.ts";
import type { Trade } from "../kinds.ts";

/** What a good business of an industry does about something that was ticked, without buying anything. No digits. */
export type Practices = Readonly<Partial<Record<Bottleneck, (t: Trade) => string>>>;
