import type { TradeMatter } from "./kind.ts";

/** What somebody who lets rooms writes to whoever lives or works in them. */
export const ofLetting: readonly TradeMatter[] = [
  {
    id: "lease-end-letter",
    heard:
      /\b(?:letter|notice|e-?mail|note|message)\b.{0,60}\b(?:tenants?|renters?)\b|\b(?:tenants?|renters?)\b.{0,40}\b(?:letter|notice|e-?mail)\b/,
    with: /\b(?:leases?|renew\w*|move[- ]?out|moving out|non-?renewal|ends?|ending|expir\w+|vacate)\b/,
    not: /\b(?:calls?|callers?|voicemail|late rent|evict\w*|pets?|noise|repairs?)\b/,
    about: "letters at the end of a lease",
    kind: "rule",
    bySteps: true,
    settles:
      "which day the lease ends, how many days’ notice the state asks for, and what the tenant may choose until when",
    opening:
      "Put the lease beside you and find three things before you write a word: the day it ends, what it says happens then, and how a notice has to be given. A kind letter that comes four days late may be worth nothing.",
    points: [
      [
        "Read what the lease says about its own end",
        "Does it end on that day, go on by the month, or renew itself?",
        "the lease at “term,” “renewal,” “holding over” and “notice”",
        "The sentence in its own words, with the page; the date by which somebody has to speak.",
        "Believing that a lease ends by itself",
      ],
      [
        "Look up the days of notice, state and city",
        "How many days before must it be in the tenant’s hands, and is a reason asked for?",
        "your state’s landlord-tenant act and your city’s page: notice by length of stay, just cause, caps on a raise; a landlord’s attorney where it isn’t plain",
        "A number of days, the section, and the last day on which the letter can be given.",
        "Taking the number from another state’s form",
      ],
      [
        "Say in the first line what you offer",
        "Renewal, by the month, or an end: which one, on what terms?",
        "three listings near by, same size, with the date; your costs of one change of tenant",
        "One sentence: your lease for [address] ends on [date], and we’d like to [renew it for [months] at $[rent]] or [take the home back on that day].",
        "Two paragraphs before the news",
      ],
      [
        "Give them a day and a way to answer",
        "By when do they answer, how, and what happens if they don’t?",
        "the lease on silence; your own calendar, counted back from the first showing",
        "A date, an address, a line to sign, and what silence means under the lease.",
        "“Let us know soon”",
      ],
      [
        "Tell them what moving out takes",
        "What has to be done on the last day, and when does the deposit come back?",
        "the state’s rule on deposits: days, itemized list, interest; the move-in report",
        "Keys, cleaning, meters, the walk-through they may attend, where to send the deposit, and by which day.",
        "A list of charges before anybody has looked",
      ],
      [
        "Send it so that you can prove it",
        "How must it be delivered, and to whom?",
        "the lease and the act: by hand, certified mail, posted, by e-mail only if agreed; every name on the lease",
        "The way, the date, a copy with the receipt in the file. The same letter for everybody in the same case.",
        "A text message",
      ],
    ],
    rows: [
      ["The day it ends, and what follows", "The lease, at “term” and “holding over”"],
      ["Days of notice, with the section", "Your state’s act; your city’s page"],
      ["Whether a reason or a cap applies", "Your city’s page; a landlord’s attorney"],
      ["Days for the deposit", "Your state’s act, at “security deposits”"],
      ["How a notice is given", "The lease, at “notice”"],
    ],
    fears: [
      "“They’ll leave if I raise it.” Put the cost of one change of tenant beside the raise.",
      "“They won’t answer.” Say what the lease makes of silence.",
    ],
    line: "Your lease for [address] ends on [date]; please tell us by [date], at [address or e-mail], whether you’d like to stay.",
    unsourced: "how many days of notice are needed, or that a notice by text counts",
    forget: ["Every adult named on the lease", "The forwarding address for the deposit"],
    yours: ["What you’ve promised by word of mouth", "How the last three of these letters were answered"],
  },
];
