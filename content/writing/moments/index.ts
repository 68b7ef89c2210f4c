import { ofCalls } from "./calls.ts";
import { ofMatters } from "./matters.ts";
import type { Moment } from "./moment.ts";
import { ofTime } from "./time.ts";

export type { Moment } from "./moment.ts";

/** The narrower ones first. */
export const moments: readonly Moment[] = [...ofTime, ...ofMatters, ...ofCalls];
