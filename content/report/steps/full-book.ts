import type { Situation } from "../kinds.ts";
import type { Step } from "../step-kinds.ts";
import { is } from "../circumstances.ts";
import { article, date, setsPrices } from "../words.ts";

/** So many of a hundred missed are more than new ones. */
const MANY = 0.1;
/** Who hears after a day or two has a step for that. */
const LATE = 2;
const raises = ({ trade }: Situation) => setsPrices(trade);

/** It charges by a list of fees, and nobody agrees on a price. */
const listsFees = (s: Situation) => raises(s) && s.trade.industry === "Healthcare";

/** They agree on it anew each time: who is a customer already pays the new price from the next one on. */
const renews = (s: Situation) => s.trade.books && is(s, "again");

/** Who is a customer already waits among those who ask. */
const hasToWait = (s: Situation) => s.missedPart >= MANY || s.reply >= LATE;

/** For who is full: the no in time, and the price that makes room. No dollars of the plan are put on it. */
export const fullBook: Step = {
  id: "full-book",
  kind: "cheaper-fix",
  basis: ["primaryGoal"],
  when: (s) => s.room === 0 && !s.onlySpeakers,
  aim: true,
  comfort: 0,
  closes: {},
  takes: [],
  setupHours: 1,
  already: (s) =>
    `everybody new gets an answer within a day${raises(s) ? ", and you raised your price this year" : ""}`,
  title: (s) =>
    raises(s)
      ? "Raise the price by a tenth, keep a waiting list and say no kindly within a day"
      : "Say no kindly within a day, and keep a waiting list",
  does: (s, t) =>
    `${hasToWait(s) ? `Start with the ${t.customers} you have: ${s.afterHours ? "each time you answer what is open, theirs come" : "twice a day, answer everything still open, theirs"} before anybody new. ` : ""}Everybody new gets a kind no or a place on your waiting list within a day.${
      raises(s)
        ? listsFees(s)
          ? ` Raise your fees by a tenth on one set day, and tell whoever makes ${article(date(t))} before then. If fewer than one in five turn the new fee down, raise the fees again a year later.`
          : ` ${
              renews(s)
                ? `Raise the price by a tenth: now for whoever comes off the list, and from a day you name a month ahead for each ${t.customer} you have.`
                : "Raise the price by a tenth for everything not agreed yet."
            } If the list fills every gap within a month, raise it again next year.`
        : ""
    }`,
  gain: (s, t) =>
    raises(s)
      ? `a tenth more is {raise} a year from each ${t.customer}, or about {raise.sum} a month from the {raise.many} or so whom your hours serve (our guess; put in how many you have), for no extra work; if one in {raise.lose} left, you'd earn the same`
      : "",
  dayOne: (s, t) =>
    `${
      listsFees(s)
        ? "Name the day from which the new fees are charged. Then answer"
        : raises(s)
          ? `Tell the next three ${t.customers} you see what it will cost from next month. Then answer`
          : "Answer"
    } ${hasToWait(s) ? `the ${t.customers} you have first and everybody new after them` : "everybody new who is still waiting"}, with a no or a line on your waiting list.`,
  needs: () =>
    "the wording, a list with a month beside each name, and the name of somebody you can recommend",
  watch: (s) =>
    raises(s)
      ? `of ten ${listsFees(s) ? "who are told the new fee, how many turn it down" : "who hear the new price, how many say no"}`
      : "how many waited more than a day for their answer",
  never: () => "leave anybody without an answer",
  short: (s) => (raises(s) ? "a kind no within a day and a higher price" : "a kind no within a day"),
};
