import type { TradeMatter } from "./kind.ts";

/** Where a business pays to be seen or sent to. */
export const ofPaidPlaces: readonly TradeMatter[] = [
  {
    id: "franchise",
    heard: /\bfranchis(?:e|es|ing|ees?)\b/,
    not: /\b(?:calls?|callers?|phones?|voicemails?|receptionists?|franchise tax|sell(?:ing)? (?:our|my|the) franchise|lawyers?|attorneys?)\b/,
    about: "buying a franchise",
    kind: "cover",
    settles:
      "what it costs until it carries itself, what owners like you really earn, what you may not decide, and how you get out",
    opening:
      "The brochure tells you what the best ones sell. The disclosure document has a list of owners in it, the ones who left among them, with their numbers. Those calls are the whole article.",
    points: [
      [
        "Read the disclosure document before you fall for it",
        "What does the disclosure document say?",
        "the FDD, which has to be in your hands fourteen days before you sign (ftc.gov, Franchise Rule); a franchise lawyer for its items 3, 5 to 7, 12, 17, 19 to 21",
        "Lawsuits, fees, the territory, closings by year, and what is missing.",
        "Reading the brochure",
      ],
      [
        "Call ten owners, three of them gone",
        "What do owners earn, and would they do it again?",
        "item 20’s lists of present and former owners: sales, what’s left, hours a week, month in which it carried itself",
        "Ten lines. Whoever isn’t on the company’s list of people to call says most.",
        "Calling the three they name",
      ],
      [
        "Add up what it takes until it carries itself",
        "How much money until it pays for itself?",
        "item 7, beside the real openings of three owners: fee, build-out, equipment, opening, rent and your own living for eighteen months",
        "One sum, a third more than theirs, and where it comes from.",
        "Counting the franchise fee",
      ],
      [
        "Work out what is left after royalty and fees",
        "What’s left of a sale?",
        "royalty, advertising fund, software, required suppliers, local advertising, as shares of sales; two owners’ own statements",
        "A dollar of sales, line by line, until it’s yours.",
        "Forgetting that fees come off sales and not off profit",
      ],
      [
        "Look at the territory",
        "What keeps the next one away?",
        "item 12, the map, what they sell online; three owners who got a neighbor",
        "The line on the map, and what isn’t protected inside it.",
        "“Exclusive”",
      ],
      [
        "Find out what you may not decide",
        "What may I decide myself?",
        "the operations manual’s contents; owners: prices, hours, suppliers, staff, remodeling every so many years",
        "Five things that you’d want to do, and who decides each.",
        "Thinking of it as your own shop",
      ],
      [
        "Work there for two weeks",
        "Is it my work?",
        "one owner who lets you open and close for two weeks, the worst hours too",
        "What you’d do at six in the morning, and whom you’d have to hire.",
        "Liking the product",
      ],
      [
        "Read how it ends",
        "How do I get out?",
        "item 17 with a franchise lawyer: term, renewal, sale, personal guarantee, what you may not do for how long afterward",
        "Years, sums, what your house stands for.",
        "Signing without an exit",
      ],
    ],
    rows: [
      ["All of it until it carries itself", "Item 7; three owners’ real openings"],
      ["Left of a dollar of sales", "Royalty and fees; two owners’ statements"],
      ["Opened and closed in three years", "Item 20, by year"],
      ["Owners who’d do it again, of ten called", "Item 20’s lists"],
      ["Territory, and what isn’t protected", "Item 12; the map"],
      ["Term, renewal, guarantee, non-compete", "Item 17; a franchise lawyer"],
    ],
    decides: "It comes down to what owners of your size have left, in their own words.",
    fears: [
      "“They do all the marketing.” Ask three owners what came of their share.",
      "“If it were bad, they’d have closed.” Count the ones who did, in item 20.",
    ],
    line: "Of ten owners I called, [number] would do it again; they carried themselves after [months], with [sum] put in.",
    unsourced: "average sales, success rates, or that franchises fail less often",
    ask: [
      "A franchise lawyer, before any deposit",
      "Your accountant, on the numbers of item 7 and your own living",
    ],
    forget: ["Your own pay for eighteen months", "The remodeling that they may ask for"],
    yours: [
      "What you know of this work from the inside",
      "The sum that you could lose without losing the house",
    ],
  },
  {
    id: "lead-sites",
    heard:
      /\b(?:angi(?:'s list)?|thumbtack|homeadvisor|groupon|zocdoc|avvo|yelp(?: ads)?|nextdoor|bark\.com|houzz|the knot|wedding ?wire|rover|lead (?:sites?|services?|companies)|pay[- ]per[- ]lead)\b/,
    not: /\b(?:direct mail|mailers?|postcards?|flyers?|(?:google|facebook|instagram) ads|billboards?|radio|callers?|voicemails?|receptionists?|bad reviews?|respond\w*|reply\w*|answer\w*)\b/,
    about: "sites that sell leads or listings",
    kind: "promotion",
    bySteps: true,
    settles:
      "what one won customer costs there, who else gets the same name, what it takes in hours, and how you get out",
    opening:
      "The price of a lead says little. What counts is the price of a customer: everything paid in three months, divided by those who really came and paid the full price.",
    points: [
      [
        "Work out what a customer may cost",
        "What may one new customer cost me?",
        "last year’s invoices: what a first job leaves, and how many come back",
        "One sum, and the share of it that you’d give away.",
        "Starting without a sum",
      ],
      [
        "Read how it’s charged",
        "What am I charged for: a click, a name, a booking, a share?",
        "its price page and terms with the date: fee for each, month, share of the price, refunds for a wrong number",
        "The line that costs most, and what is paid for a name that never answers.",
        "Reading the first line only",
      ],
      [
        "Find out who else gets the same name",
        "Who else gets this request?",
        "a request sent by a friend from your zip code: how many answered, how fast, at what price",
        "So many others, and minutes until the first.",
        "Thinking it’s yours alone",
      ],
      [
        "Fill in the profile as a stranger reads it",
        "What does a stranger see of me there?",
        "a phone without a login: photos, license, area, hours, reviews, who stands beside you",
        "What is missing, and who sends it in by Friday.",
        "A logo and no face",
      ],
      [
        "Try it for eight weeks, with a tally",
        "What came of it?",
        "every name: date, spent, answered, met, won, sum; who asked only for a price",
        "Cost for each customer won, and hours for each.",
        "Counting names and not customers",
      ],
      [
        "Ask two of your trade, one who quit",
        "What did others pay for one?",
        "two who use it at your size; one who stopped, and why",
        "Their cost for a customer, in their words.",
        "Believing the salesperson’s average",
      ],
      [
        "Read how you get out",
        "How do I stop, and what stays behind?",
        "the terms, at “cancel,” “auto-renew” and “reviews”; a card statement",
        "The day, the way, and whether profile and reviews can go with you.",
        "Deleting the app",
      ],
    ],
    rows: [
      ["What is charged for: click, name, booking, share", "Its price page and terms, with the date"],
      ["What one customer cost in eight weeks", "Your own tally: all that was paid, by those who paid you"],
      ["How many others get the same request", "A friend’s request from your zip code"],
      ["Which kinds of work really come there", "Ten requests of your trade, read"],
      ["How fast one has to answer, and who does", "The request above, with a clock"],
      ["What happens with a wrong number or no answer", "The terms, at “credit” or “refund”"],
      ["Whose the reviews are, and how they may be answered", "The terms; one who left"],
      ["How one stops: notice, renewal", "The terms, at “cancel”"],
    ],
    decides:
      "It comes down to what one customer cost after eight weeks, and to how many others get the same name.",
    fears: [
      "“They only want the cheapest.” Count how many of the won ones haggled.",
      "“I’d lose the reviews.” Ask each of them for one elsewhere, too.",
    ],
    line: "In eight weeks: [sum] paid, [number] names, [number] met, [number] won, which is [sum] for each.",
    unsourced: "how many people search there, or what an average business earns from it",
    yours: ["Where your last ten customers came from", "What you’ve paid there so far, and for whom"],
  },
  {
    id: "seen-on-the-street",
    heard:
      /\b(?:(?:truck|van|car|vehicle) wraps?|wrap(?:ping)? (?:our|my|the|a|your) (?:truck|van|car|fleet)s?|billboards?|yard signs?|lawn signs?|door ?hangers?|flyers?|mailers?|postcards?|eddm|bus (?:bench|stop) ads?|business cards?|radio (?:ads?|spots?)|tv (?:ads?|spots?|commercials?))\b/,
    not: /^how much\b|\b(?:yelp|angi|thumbtack|nextdoor|google|facebook|instagram|tiktok|callers?|voicemails?|receptionists?|missed)\b/,
    about: "advertising that is seen or heard in passing",
    kind: "promotion",
    bySteps: true,
    settles:
      "what is read in three seconds, by whom, what one new customer costs from it, and how you’d know",
    opening:
      "Somebody sees it for three seconds and has no need of you that day. So it has to leave one thing behind, a name and a trade, and it has to be seen again before they do.",
    points: [
      [
        "Say what a stranger is to remember",
        "What is read in three seconds?",
        "a photograph from thirty feet, shown to two who don’t know you: what do you do, what’s the name?",
        "A trade, a name, one way to reach you. Everything else comes off.",
        "A list of services",
      ],
      [
        "Count who passes, and how often the same ones",
        "Who sees it, and how often?",
        "the seller’s count with its source; your own routes or streets of a month; the area’s homes by census tract",
        "People in your area and not in the county.",
        "“Forty thousand a day”",
      ],
      [
        "Add up what it costs by month of its life",
        "What does a month of it cost?",
        "design, print, mounting, space, taking it off; how many months it lasts; two written quotes",
        "One sum a month, beside what one new customer leaves.",
        "The price of the print alone",
      ],
      [
        "Work out how many customers pay for it",
        "How many customers would it have to bring?",
        "that sum, divided by what a first job leaves; twelve months",
        "A number a month. Say it aloud: is that likely?",
        "Hoping for one big one",
      ],
      [
        "Decide how you’d know",
        "How would I know it came from there?",
        "a number of its own or a short address only for it; “how did you find us?” on every first talk",
        "Who writes it down, and where.",
        "Asking a month later",
      ],
      [
        "Ask what is allowed",
        "What may hang, drive or lie there?",
        "the city’s sign code; the lease or HOA; license number where your state wants it on the vehicle; your board’s or bar’s advertising rule",
        "The sentence, with its date.",
        "Printing first",
      ],
      [
        "Try the small one first",
        "What is the smallest try?",
        "one vehicle, one street, five hundred cards, one month",
        "What went out, what came back, and the date of the verdict.",
        "A year’s contract",
      ],
    ],
    rows: [
      ["A month of it in dollars, by how long it lasts", "Two written quotes, with taking it off"],
      [
        "Whom it reaches in your own area, and how often",
        "The seller’s count, with its source; your streets",
      ],
      ["What is read or heard in three seconds", "Two strangers, shown a photograph"],
      ["Customers a month that would pay for it", "What a first job leaves, from your books"],
      ["How you’d know that it brought somebody", "A number or address of its own"],
      ["What is allowed: city, lease, board or bar", "The sign code; the advertising rule"],
      ["How soon it can be changed or stopped", "The contract, at “term”"],
    ],
    decides:
      "It comes down to how many people in your own area see it more than once, and to how you’d know.",
    fears: [
      "“You can’t measure it.” A number of its own can.",
      "“Everybody does it.” Ask three of them what came of it.",
    ],
    line: "[Sum] a month for [number] months; [number] named it, [number] became customers, which is [sum] for each.",
    unsourced: "how many see it, or how often one has to see something",
    yours: [
      "What a first job of the kind you want leaves over",
      "Who last said that they’d seen you, and where",
    ],
  },
];
