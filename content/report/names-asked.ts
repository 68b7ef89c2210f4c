import type { Trade } from "./kinds.ts";
import { askedWords, whomAsked } from "./names-by-trade.ts";
import { article, isLegal, isOfHealth, isPrivate, listening } from "./words.ts";

/** Whoever is in pain of mind, or in mourning, is asked for neither a review nor a name. */
export const mayAskForNames = (t: Trade): boolean => listening(t) === "" && t.mourning !== true;

/** Where it stands in the report: the goal's words point at it. */
export const NAMES_TITLE = "Asking for names, from week three";
export const NAMED = "For more, others have to name you: see “Asking for names”.";
export const asksOthers = (goal: string): boolean => goal.includes("others have to name you");

/** What a profession's own rules say of such a request. */
const byRules = (t: Trade): string =>
  isLegal(t)
    ? " Only once the matter is closed, and only as far as your state's rules on advertising and confidentiality allow."
    : isOfHealth(t)
      ? " Ask in person, give nothing for it, and never answer a review in a way that says who is your patient."
      : isPrivate(t) && t.animals !== true
        ? " Give nothing for it, and let no review say what it was about."
        : "";

/** What fills the room that no step fills: whom to ask, what it takes, from when on, and what would come of it. */
export const namesWords = (
  t: Trade,
  f: { reviews: boolean; one: boolean; counted: boolean; stops: boolean },
): string => {
  const what = `${f.reviews ? "a review and " : ""}the name of somebody who could use you`;
  return f.counted
    ? `Ask ${f.one ? `one pleased ${t.customer}` : `up to {ask.month} pleased ${t.customers}`} a month for ${what} ({ask.minutes} minutes a month).${whomAsked(t)}${byRules(t)} By our guess one in forty brings somebody, about {ask.year} more a year${f.stops ? "; if {ask.stop} months bring nobody, stop" : ""}.`
    : `When ${article(t.customer)} is pleased, ask for ${what}; it takes a minute.${whomAsked(t)}${byRules(t)}`;
};

export const namesSaid = (t: Trade, reviews: boolean): string =>
  askedWords(t, reviews) ??
  (!reviews
    ? "Thank you for choosing us, [name]. If you know somebody who should hear of us, please pass our name on."
    : isPrivate(t) && t.animals !== true
      ? `Thank you for coming to us, [name]. If you'd like to tell others what it's like to work with us, you can do that at [review link]; please leave out what it was about. And if you know somebody who should hear of us, please pass our name on.`
      : "Thank you for choosing us, [name]. Would you tell others how it was, in a sentence or two at [review link]? It's how new people find [business]. And if you know somebody who should hear of us, please pass our name on.");
