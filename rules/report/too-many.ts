import type { Report } from "./report.ts";

/** New customers a year that each of those who answer can take on, and as many where nobody told how many answer. */
const MOST_EACH = 100;
const MOST_UNKNOWN = 200;
/** As many are nothing to ask about, even where the examples had to be lowered. */
const FEW_EACH = 20;

/** The sums come to more new customers than there are people for: then the report asks and does not assert. */
export const tooMany = ({ situation: { people }, assumptions, figures }: Report): boolean => {
  const year = figures["check.year"]!.value;
  const each = assumptions.freshShare!.lowered ? FEW_EACH : MOST_EACH;
  return year > (people === undefined ? MOST_UNKNOWN : each * people);
};
