import type { Say } from "../kinds.ts";

/** What an assistant asks whoever calls, where no trade tells it in its own words. */
export const usualCall: Say = (_, t) => `It asks what you would ask first (${t.sort[0]}; ${t.sort[1]}).`;
/** The trade's own, after what any assistant does. */
export const ownCall = (own: string): string => `One call to prepare it for: ${own}`;
