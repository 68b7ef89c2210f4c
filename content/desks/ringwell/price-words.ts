import { prices } from "../../prices.ts";

/** What the company's own desk says of prices, filled into its facts. */
export const priceWords = {
  prices: `Most lines come to ${prices.from} to ${prices.to} dollars a month. It depends on your calls and the systems it talks to.`,
  pricesEs: `La mayoría cuesta entre ${prices.from} y ${prices.to} dólares al mes. Depende de las llamadas y de los sistemas.`,
  /** To a monthly price that somebody takes for ours. */
  tooLow: "It isn't that low.",
  tooLowEs: "No es tan bajo.",
  tooHigh: "It's mostly less than that.",
  tooHighEs: "Casi siempre es menos.",
  setupPrice: "Set-up is quoted for each business after the introduction call, which is free.",
};
