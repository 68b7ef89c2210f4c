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
      "Paid on the first day",
      "Paid each month, with insurance, upkeep and repairs",
      "Altogether after three years, less what it is still worth",
      "Who pays, and who waits, when it breaks",
      "How one gets out early, and what that costs",
    ],
    facts: [
      ["Every sum in the table", "A written offer for each side, for the same thing, with its date"],
      ["How much it is used", "Your own log or receipts of the last three months"],
      ["What it means for taxes", "Your accountant"],
    ],
  },
  {
    heard:
      /\b(?:hourly|flat|fixed|per (?:hour|day|job|square foot)|rates?|prices?|pricing|retainer|subscription)\b/,
    rows: [
      "What a customer pays for the usual job",
      "Who pays when it takes longer",
      "What has to be agreed before it begins",
      "What is argued about afterward",
      "What it leaves you in a slow month",
    ],
    facts: [
      ["Hours and sums of the usual job", "Your last ten invoices, each with the hours it really took"],
      ["What others charge, and how", "Three published price lists nearby; note the day"],
    ],
  },
  {
    heard:
      /\b(?:hir\w+|employees?|outsourc\w+|freelanc\w+|agenc\w+|in[- ]house|contractors?|part[- ]time|full[- ]time|family|staff)\b/,
    rows: [
      "What it costs in a month, with taxes, insurance and breaks",
      "How many hours of work are done for that",
      "Who shows them, and how long until it runs alone",
      "Who stands in during illness",
      "How it is ended, with how much notice",
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
    "What it costs in the first year and in the third",
    "What it does on your hardest day",
    "What it cannot do",
    "Who has used it for a year, and says what",
    "How one leaves it again",
  ],
  facts: [
    ["What each costs, all told", "The makers’ price pages, with the day on which you looked"],
    ["How each holds up", "One user of each, asked by you and quoted by name"],
  ],
};
