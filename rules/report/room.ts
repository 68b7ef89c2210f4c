import { BACK_WORDS, fillsWords } from "../../content/report/goals.ts";
import { eventOf } from "../../content/report/lever-of.ts";
import { nth } from "../../content/report/words.ts";
import type { Report } from "./report.ts";

/** How much of the room that was counted the step fills that the trade lives from; empty where no step is for it. */
export const fillsRoom = ({ steps, situation: s, figures }: Report): string => {
  const at = steps.findIndex(({ step }) => step.lever);
  if (at < 0 || !s.room || eventOf(steps[at]!.step, s)) return "";
  const brings = s.trade.named?.growth?.brings ?? "new";
  // Who is known already fills no room for somebody new.
  if (brings === "again") return "";
  const more = figures["goal.more"]?.value ?? 0;
  return fillsWords(nth(at + 1), {
    counted: more >= 1 && brings === "new",
    most: more * 2 >= (figures["room.year"]?.value ?? 0),
  });
};

/** Others are asked to name the business, in another step than the one that fills the room. */
export const asksApart = ({ steps, figures }: Pick<Report, "steps" | "figures">): boolean => {
  const at = (figures["ask.at"]?.value ?? 0) - 1;
  return at >= 0 && steps[at]!.step.lever !== true;
};

/** How much of it those fill who are known already and asked at the back; empty where nobody can guess it. */
export const fillsAtTheBack = ({ figures, situation: s }: Report): string => {
  // Who is known already fills no room for somebody new.
  if (s.trade.named?.growth?.brings !== "new") return "";
  const year = figures["room.back.year"]?.value ?? 0;
  return year >= 1 ? BACK_WORDS : "";
};

/** So many times what the plan leaves: a larger sum beside it says only how little that is. */
const MOST_TIMES = 5;
/** The room has a price only where growth is wanted and the plan reaches a good part of it. */
export const isRoomPriced = ({ situation: s, figures }: Pick<Report, "situation" | "figures">): boolean =>
  s.goal === "growth" && figures["room.sum"]!.value <= MOST_TIMES * (figures.all?.value ?? 0);
