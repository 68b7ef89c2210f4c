import type { Bottleneck } from "../../contracts/assessment-options.ts";
import type { StepId } from "./cures.ts";
import type { Situation, Trade } from "./kinds.ts";
import { is } from "./circumstances.ts";
import { brief, isTheirDay, listed } from "./words.ts";

/** What is done about it there: by the trade's own first act, where it has one. */
type Says = (s: Situation, t: Trade, first: string | undefined) => string;

const asked: Says = (_, t, first) =>
  first ?? `Before any date or price, ask ${t.sort[0]}, ${t.sort[1]} and ${t.sort[2]}.`;

/** They pick one of your times; where the day is theirs, whether it's free is said at once; else somebody wants a while of you. */
const dated =
  (how: string): Says =>
  (s, t) =>
    is(s, "by appointment")
      ? `Offer two times for ${t.easy} ${how}.`
      : t.books && isTheirDay(t)
        ? "Ask which day it's for, and say right away whether it's free."
        : `Offer two times to whoever wants a visit, a pickup or a talk with you ${how}.`;
const datedAtTheEnd: Says = (s, t) =>
  is(s, "by appointment")
    ? `Close each of these messages with two times for ${t.easy}, so that one word settles it.`
    : t.books && isTheirDay(t)
      ? "Close each of these messages with the day they asked about, and until when you can hold it."
      : "Close each of these messages with two times for a talk or a visit, so that one word settles it.";
/** They name what suits them on a paper that they have before them. */
const daysThatSuit =
  (where: (t: Trade) => string): Says =>
  (s, t) =>
    is(s, "by appointment")
      ? `Add two times that suit them to ${where(t)}; your answer then confirms one of them.`
      : t.books && isTheirDay(t)
        ? `Add the day it's for to ${where(t)}, and say with the first answer whether it's free.`
        : t.books
          ? `Add two times that suit them to ${where(t)}, for whatever needs a talk.`
          : `Add to ${where(t)} the day it has to be there or is picked up, and write the day you promise beside it.`;
const theirForm = () => "that form";
const typedThere: Says = (_, t) =>
  `On the same page, let ${t.customers} type their name, number and whatever else you need to know; nobody copies it from a note afterward.`;
const notYet: Says = (_, t, first) =>
  first ?? `Tell everybody who asked ${t.status}, even if the answer is “not yet”.`;

/** Steps that do, on their own way, what was ticked and needs no step of its own. */
const FOLDED: Partial<Record<Bottleneck, Partial<Record<StepId, Says>>>> = {
  "Appointment Scheduling": {
    "missed-list": (s, t, first) =>
      dated(s.phone ? "before you hang up" : "in the reply itself")(s, t, first),
    "reply-templates": dated("in the reply itself"),
    "friday-list": datedAtTheEnd,
    "own-list": datedAtTheEnd,
    "intake-sheet": daysThatSuit((t) => `what ${t.customers} fill in`),
    "form-feed": daysThatSuit(theirForm),
    "type-once": daysThatSuit(theirForm),
    "order-sheet": daysThatSuit(() => "that sheet"),
    "order-form": daysThatSuit(theirForm),
  },
  "Lead Qualification": {
    "missed-list": asked,
    "reply-templates": asked,
    "intake-sheet": asked,
    "form-feed": asked,
    "type-once": asked,
  },
  "Follow-up Communication": {
    "missed-list": (_, t, first) =>
      first ??
      `Go through the open ${brief(t.cold)} as well, and ask each a second time; strike it after the third.`,
  },
  "Customer Support": {
    "missed-list": notYet,
    "reply-templates": (_, t) => `One of the six says ${t.status}, even a “not yet”.`,
  },
  "Repetitive FAQ Handling": {
    "missed-list": (_, t, first) =>
      first ?? `Save your answer to “${t.ask[0]}” once, and use it in each round.`,
  },
  "Data Entry/Form Filling": { "open-book": typedThere, "booking-page": typedThere },
  "After-Hours Coverage": {
    "booking-page": (_, t) => `The same page takes ${t.easy} at midnight as it does at noon.`,
  },
};

const how = (label: Bottleneck, step: StepId) => FOLDED[label]?.[step];
/** Whether a step does that as well. */
export const isFolded = (label: Bottleneck, step: StepId, s: Situation): boolean =>
  how(label, step) !== undefined &&
  (label !== "Repetitive FAQ Handling" || s.written) &&
  ((label !== "Appointment Scheduling" && label !== "Follow-up Communication") ||
    (!s.trade.mourning && s.room !== 0));

/** A first act that only counts does nothing about what was ticked. */
const TALLY = /^For (?:a week|a month|(?:two|three|four) weeks),/;
/** It speaks of what the paragraph says from which it is taken: that is with the words. */
const POINTS = /\b(?:those|these|that) ((?:\w+ )?(?:questions|sentences|lines?|lists?|card|page|words))\b/;
/** Hours once; what is said in the same breath takes no time of its own. */
const ONCE: Partial<Record<Bottleneck, number>> = {
  "Lead Qualification": 0.5,
  "Follow-up Communication": 0.5,
  "Customer Support": 0.5,
  "Repetitive FAQ Handling": 1,
};
/** Hours of setting up that go with what is done on a step's way. */
export const foldedHours = (folds: readonly Bottleneck[]): number =>
  Math.round(folds.reduce((sum, label) => sum + (ONCE[label] ?? 0), 0));

/** What is done on a step's way about one thing that was checked. */
export const foldedWords = (
  label: Bottleneck,
  first: string | undefined,
  step: StepId,
  s: Situation,
  t: Trade,
): string =>
  how(label, step)!(s, t, first && !TALLY.test(first) ? first.replace(POINTS, "the $1 below") : undefined);

/** How long it takes once, beside its heading. */
export const foldedTime = (label: Bottleneck): string =>
  ONCE[label] === undefined ? "" : ` (${ONCE[label] < 1 ? "half an hour" : "an hour"}, once)`;

/** Where several stand that would make a step too long. */
export const foldedAt = (names: readonly string[], section: string): string =>
  `The words for ${listed(names.map((name) => `“${name}”`))} are at the end, under “${section}”.`;
