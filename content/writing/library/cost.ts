import { prices } from "../../prices.ts";
import type { Told } from "./kinds.ts";

/** What an assistant costs, told where a text on something else is asked for it. */
export const costOfAi: Told = {
  does: "Know what it costs",
  asks: "What does an AI receptionist cost?",
  says: [
    `On this site it’s {priceRange}, depending on {priceDepends}: $${prices.base} for the line itself, ${Math.round(prices.perContact * 100)} cents for each call or message it takes, and $${prices.perConnection} for each system it looks things up in or writes into. So 300 calls a month with one calendar come to about $${Math.round(prices.base + 300 * prices.perContact + prices.perConnection)}. Add your own time, an hour a day in the first week and a quarter of an hour a week after that.`,
  ],
  checks: ["We have one figure for our busiest month, with setup and our own time in it."],
  tasks: ["Get one figure for your busiest month, with setup and your own time in it."],
};
