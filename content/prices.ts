/**
 * What an assistant costs, in dollars a month: the one place. The services page, the FAQ, the desks, the reports and
 * the articles read it. They are this site's own example prices.
 */
export const prices = {
  /** The line itself: number, voice, the page of answers, a summary of each conversation. */
  base: 99,
  /** Each call or message that it takes. */
  perContact: 0.6,
  /** Each system that it looks things up in or writes into: a calendar, an order book. */
  perConnection: 35,
  /** The least and the most that an ordinary set-up comes to. */
  from: 99,
  to: 690,
} as const;

/** What it is made of, as a sentence begins. */
export const priceParts = `$${prices.base} a month for the line, ${Math.round(100 * prices.perContact)} cents for each call or message it takes, and $${prices.perConnection} for each system it writes into`;

/** What the price depends on, as the end of a sentence. */
export const priceDependsOn =
  "how many calls and messages it takes, and how many of your systems it writes into";

const whole = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });

/** The range as people read it: `$99 to $690 a month`. */
export const priceRange = `$${whole.format(prices.from)} to $${whole.format(prices.to)} a month`;

/** Dollars a month for so many contacts a month and connections; `extra` is for a second job of the same assistant. */
export const priceOf = (contactsPerMonth: number, connections: number, extra = false): number =>
  Math.round(
    (extra ? 0 : prices.base) + prices.perContact * contactsPerMonth + prices.perConnection * connections,
  );
