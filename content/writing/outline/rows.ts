/** Rows of a table in which two things are compared that the site does not know, by what is weighed. */
export interface RowSet {
  heard: RegExp;
  /** What is weighed, and where it is found. */
  rows: readonly (readonly [row: string, where: string])[];
  /** What such a choice comes down to. */
  decides: string;
}

export const rowSets: readonly RowSet[] = [
  {
    heard:
      /\b(?:new|used|secondhand|buy\w*|leas\w+|rent\w*|own\w*|financ\w+|loans?|cash|repair\w*|replac\w+|sell\w*|keep\w*)\b/,
    rows: [
      ["What you pay on the first day", "A written offer for each, for the same thing, with its date"],
      ["What you pay every month, with insurance, upkeep and repairs", "The same offers, and your insurer"],
      [
        "Altogether after three years, less what it’s still worth",
        "Your own sum; a dealer’s price for a three-year-old one",
      ],
      ["What it means for taxes", "Your accountant"],
      ["Who pays, and who waits, when it breaks", "The contract, and an owner who had it happen"],
      ["How you get out early, and what that costs", "The contract, page [n]"],
    ],
    decides:
      "It comes down to two numbers: how much you use it ([per week, from your own log]) and how many years you keep it ([years]).",
  },
  {
    heard:
      /\b(?:hourly|flat|fixed|per (?:hour|day|job|square foot)|rates?|prices?|pricing|retainer|subscription|tips?|tipping)\b/,
    rows: [
      ["What a customer pays for the usual job", "Your last ten invoices"],
      ["Who pays when it takes longer", "The same ten, with the hours they really took"],
      ["What you have to agree on before you start", "Your own estimate form"],
      ["What people argue about afterward", "Whoever sends the bills"],
      ["What others charge, and how", "Three published price lists nearby, with the date"],
      ["What it leaves you in a slow month", "Your books for the slowest one"],
    ],
    decides:
      "It comes down to how well you can estimate the hours: [n] of our last ten jobs took longer than planned.",
  },
  {
    heard:
      /\b(?:hir\w+|employees?|outsourc\w+|freelanc\w+|agenc\w+|in[- ]house|contractors?|part[- ]time|full[- ]time|family|staff|accountants?|bookkeepers?|software|diy|yourself)\b/,
    rows: [
      ["What it costs a month, with taxes, insurance and time off", "Three ads or offers, with their dates"],
      ["How many hours of work you get for that", "A tally of your own for two weeks"],
      ["Who trains them, and how long until they work alone", "An owner who did it this year"],
      ["Who fills in on sick days", "The offer; ask what happened the last time"],
      ["What the law says about it", "The IRS, and your state’s labor department"],
      ["How you end it, and with how much notice", "The contract"],
    ],
    decides:
      "It comes down to how many hours of this work there are, every week: [n], counted over two weeks.",
  },
];
/** Treatments, of which one is named. */
export const treatments: RowSet = {
  heard:
    /\b(?:implants?|bridges?|dentures?|crowns?|fillings?|veneers?|braces|aligners?|invisalign|extraction|root canal|whitening|surgery|lasik|glasses|contacts|contact lenses|physical therapy|chiropract\w+|injections?|medication|vaccin\w+|laser|botox|fillers?|peels?)\b/,
  rows: [
    ["Who it suits, and who it doesn’t", "The clinician"],
    ["How many visits, over how long", "Three finished charts, without names"],
    ["What it feels like, and time off afterward", "The assistant in the room"],
    ["How long it lasts, and what you do for it at home", "The clinician, with the specialty society’s page"],
    ["What it costs, and what plans usually cover", "Billing, for last month"],
    ["What can go wrong", "The clinician"],
  ],
  decides:
    "It comes down to [what the clinician looks at first], and to what matters more to you: [time, cost, looks].",
};
export const anyRows: RowSet = {
  heard: /(?:)/,
  rows: [
    ["What it costs, with everything it takes to use it", "Two written offers or price pages, with the date"],
    ["What you pay for it every year after that", "Someone who has had it for three years"],
    ["How long it lasts, and who fixes it", "The warranty, and whoever repairs it"],
    ["What it does on your hardest day", "A trial, or an hour with someone who uses it"],
    ["What it can’t do", "Three one-star reviews: the complaint that comes up again"],
    ["How you get out of it again", "The contract"],
  ],
  decides: "It comes down to [the one row in which they differ most for a business like yours].",
};
