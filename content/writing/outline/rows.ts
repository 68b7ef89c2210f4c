/** Rows of a table in which two things are compared that the site does not know, by what is weighed. */
export const rowSets: readonly {
  heard: RegExp;
  rows: readonly string[];
  facts: readonly (readonly [string, string])[];
}[] = [
  {
    heard:
      /\b(?:new|used|secondhand|buy\w*|leas\w+|rent\w*|own\w*|financ\w+|loans?|cash|repair\w*|replac\w+|sell\w*|keep\w*)\b/,
    rows: [
      "What you pay on the first day",
      "What you pay every month, with insurance, upkeep and repairs",
      "Altogether after three years, less what it is still worth",
      "Who pays, and who waits, when it breaks",
      "How you get out early, and what that costs",
    ],
    facts: [
      ["Every amount in the table", "A written offer for each side, for the same thing, with its date"],
      ["How much you use it", "Your own log or receipts from the last three months"],
      ["What it means for taxes", "Your accountant"],
    ],
  },
  {
    heard:
      /\b(?:hourly|flat|fixed|per (?:hour|day|job|square foot)|rates?|prices?|pricing|retainer|subscription)\b/,
    rows: [
      "What a customer pays for the usual job",
      "Who pays when it takes longer",
      "What you have to agree on before you start",
      "What people argue about afterward",
      "What it leaves you in a slow month",
    ],
    facts: [
      ["Hours and prices for the usual job", "Your last ten invoices, each with the hours it really took"],
      ["What others charge, and how", "Three published price lists nearby; note the date"],
    ],
  },
  {
    heard:
      /\b(?:hir\w+|employees?|outsourc\w+|freelanc\w+|agenc\w+|in[- ]house|contractors?|part[- ]time|full[- ]time|family|staff)\b/,
    rows: [
      "What it costs a month, with taxes, insurance and time off",
      "How many hours of work you get for that",
      "Who trains them, and how long until they work alone",
      "Who fills in on sick days",
      "How you end it, and with how much notice",
    ],
    facts: [
      ["Pay or price nearby", "Three job ads or offers, with their dates"],
      ["What counts as employment", "The IRS and your state labor department"],
      ["How much work there is", "A tally of your own over two weeks"],
    ],
  },
];
export const anyRows: (typeof rowSets)[number] = {
  heard: /(?:)/,
  rows: [
    "What it costs in the first year, and in the third",
    "What it does on your busiest day",
    "What it can’t do",
    "What someone who has used it for a year says",
    "How you get out of it again",
  ],
  facts: [
    ["What each one costs, with everything included", "The makers’ price pages, with the date you looked"],
    ["How well each one holds up", "One user of each; ask them yourself and quote them by name"],
  ],
};
