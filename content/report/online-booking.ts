import type { Trade } from "./kinds.ts";
import { isSameHour } from "./words.ts";

/** A page with a calendar, in dollars a month; what a till has is there already, and what seats a room with deposits and a waitlist costs more than this brings. */
const PAGE = 30;
export const pageCost = (t: Trade): number => (isSameHour(t) ? 0 : PAGE);

const PROGRAM = /\b(?:software|system|program|app|portal|platform)\b/;
/** What they work with is a program, which may take bookings by itself; no book or calendar on paper does. */
const isProgram = ({ system }: Pick<Trade, "system">): boolean => PROGRAM.test(system);

/** What is there already is looked at before anything is paid for. */
export const lookFirst = (t: Trade): string =>
  isSameHour(t)
    ? "If you have OpenTable, Resy or Toast, you have that already: see that it's on, which hours it gives out, and what they charge for each guest. If you take bookings on paper, don't buy one yet: at a hundred and fifty dollars a month and more (our example) it takes much of what this brings. "
    : isProgram(t)
      ? `Look first whether ${t.system} has it: it may only be switched off. `
      : t.openBook
        ? `If your ${t.jobs} are kept in a program, look there first: it may only be switched off. `
        : "If you keep your calendar in a program, look there first: it may only be switched off. ";
export const noneIf = (t: Trade): string =>
  ` (nothing if ${isProgram(t) ? t.system : "a program of yours"} has one)`;
