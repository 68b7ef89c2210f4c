import type { ThingKind } from "./kind.ts";

/** What is shown, taught, offered or kept up. */
export const shown: readonly ThingKind[] = [
  {
    id: "promotion",
    heard:
      /\b(?:market(?:ing)?|advertis\w+|ads?|google|facebook|instagram|tiktok|yelp|seo|newsletters?|flyers?|mailers?|postcards?|billboards?|radio|sponsor\w*|referrals?|loyalty|coupons?|discounts?|groupon|brand\w*|logo|reviews?|mailing)\b/,
    points: [
      [
        "Say which work you want more of",
        "Which work should it bring, and on which days?",
        "last year’s jobs by kind, with what was left over from each; the empty hours of the week",
        "One kind of work, the days on which there’s room, and what one is worth in the first year.",
        "Advertising everything",
      ],
      [
        "Ask the last twenty",
        "Where did the last twenty come from?",
        "whoever answers: “How did you find us?” written down, word for word",
        "The list in order. What you think brought them and what they say will differ.",
        "Believing the platform’s own report",
      ],
      [
        "Set a sum and a day to stop",
        "What may it cost, and when do you stop?",
        "one job’s worth, times how many of ten callers book; the invoices of the last attempt",
        "What one new job may cost, the month’s sum, hours included, and the date of the verdict.",
        "Letting it run",
      ],
      [
        "Try one thing in one place",
        "What is the smallest try that would show it?",
        "one offer, one neighborhood or one list, with a number or a word by which you recognize it",
        "What went out, to how many, on which day, and what came back.",
        "Doing four things at once",
      ],
      [
        "Show what’s your own",
        "What can you show that nobody else has?",
        "ten photos and three sentences of people you worked for, each with their leave in writing",
        "The one job that shows it best, with place and date.",
        "Using pictures from a library",
      ],
      [
        "Know what your trade forbids",
        "What may you not say?",
        "the board’s or bar’s advertising rule; ftc.gov on endorsements and reviews",
        "The words that need proof, the leave that must be signed, and what must be in small print.",
        "Promising a result",
      ],
    ],
    rows: [
      [
        "What one new job may cost, and what it did cost",
        "Your books: what was left over from one, times ten callers",
      ],
      ["Hours a week, and whose", "A tally of four weeks"],
      ["Whom it reaches, and on which day they need you", "The last twenty: “How did you find us?”"],
      ["How you’d know that it brought somebody", "One number, code or question for each"],
      ["Weeks until anything can be seen", "Two businesses nearby that tried it"],
      ["How you stop, and what is left of it", "The contract, at “term”; who owns the page and the list"],
    ],
    decides: "It comes down to what one new job may cost, and to how you’d know where it came from.",
    settles: "which work it should bring, what one may cost, and how you’d know that it came from there",
    opening:
      "Ask the last twenty people how they found you, and write down what they say. Most businesses are surprised by number one.",
    yours: [
      "The last thing you tried: what it cost, and what came",
      "The job you’d like to have ten more of",
    ],
    fears: [
      "“It’s money out of the window.” Give the sum you’d be ready to lose, and the date you stop.",
      "“Nobody has time to keep it up.” Say whose hour it is, on which day.",
    ],
    line: "We spent [sum] and [hours]; [number] people said they came because of it, and [number] of them booked.",
    unsourced: "“most customers look online,” reach and return in percent, or a competitor’s price",
  },
  {
    id: "event",
    heard:
      /\b(?:open houses?|events?|part(?:y|ies)|anniversar\w+|celebrat\w+|fundraisers?|workshops?|webinars?|seminars?|grand openings?|trade shows?|health fairs?|tastings?|retreats?|fairs?|booths?|ribbon cutting|appreciation (?:day|night|week))\b/,
    points: [
      [
        "Say what has to come of it",
        "What should be true the day after?",
        "the owner, in one sentence: how many of whom, doing what",
        "One figure: guests who’d never been inside, appointments, money for a cause.",
        "Wanting “visibility”",
      ],
      [
        "Choose the day against the calendar",
        "Which day and which two hours?",
        "school, church and sports calendars; your own schedule and whoever must be on call",
        "Day, hours, rain plan, and what the business itself does meanwhile.",
        "Choosing the day that suits you",
      ],
      [
        "Add it up, and stop at a sum",
        "What may it cost?",
        "three quotes: food, tent or chairs, printing; the hours of your own people at their wage",
        "A line for each, a tenth for the forgotten, and what is left out if it’s too much.",
        "Counting your people’s evening as free",
      ],
      [
        "Ask who must allow it",
        "Who has to agree: landlord, city, insurer?",
        "the lease; the city’s special-event page; your insurer, by e-mail, for visitors, alcohol, animals or a bounce house",
        "What is needed, from whom, how many days ahead.",
        "Asking the week before",
      ],
      [
        "Invite by name",
        "Who is to come, and how do they hear of it?",
        "your own list: a hundred names, three neighbors with a shop, one local paper",
        "Wording, three dates on which it goes out, and who answers.",
        "Hanging up a poster",
      ],
      [
        "Give every post a name",
        "Who does what on the day?",
        "the plan of the rooms, with a person at the door and one at what may not be touched",
        "A sheet with posts, names and minutes, and who is free to talk.",
        "Everybody does everything",
      ],
      [
        "Do the two days afterward",
        "What happens with everybody who came?",
        "the guest list, with leave to write to them",
        "Thanks within two days, one offer with a date, and the figure from the beginning.",
        "Cleaning up and forgetting it",
      ],
    ],
    rows: [
      ["What should be true the day after, as a figure", "The owner, in one sentence"],
      ["All in, your own people’s hours too", "Three quotes, and the roster"],
      ["Leave and insurance it needs", "Landlord, city, insurer, in writing"],
      ["How many would come, and who", "Twenty people asked; last year’s list"],
      ["Work that is left undone meanwhile", "Your schedule of that day last year"],
    ],
    decides:
      "It comes down to the one figure that should be true the day after, and to whose hours it takes.",
    settles: "what should be true the day after, what it may cost, and who has to allow it",
    opening:
      "Write down who should leave with what: a name they can say, a date in their calendar, something they’ve seen with their own eyes. Everything on the table serves that or can go.",
    yours: [
      "The last one: what it cost, who came, and what came of it",
      "What you’d show that nobody ever gets to see",
    ],
    fears: [
      "“Nobody comes.” Say how many have to say yes by which day, and what you do if they don’t.",
      "“Somebody gets hurt.” Name what is closed off, who watches, and what the insurer wrote.",
    ],
    line: "On [day] from [hour] to [hour] we expect [number]; it costs [sum] and [hours], and it was worth it if [figure].",
    unsourced: "how many “usually” come, that it “pays off,” or that your insurance includes it",
  },
  {
    id: "training",
    heard:
      /\b(?:train(?:ing)?|teach(?:ing)?|onboard\w*|certif\w+|ce (?:credits?|hours)|continuing education|courses?|cross[- ]train\w*|cpr|drills?|mentor\w*|coach(?:ing)? (?:my|our|the))\b/,
    points: [
      [
        "Look at what goes wrong now",
        "What exactly goes wrong, and how often?",
        "the last ten complaints or corrections, one line each: what, where, who saw it",
        "The two that make half of them. They are the first lesson; the rest can wait.",
        "Teaching everything from the manual",
      ],
      [
        "Show what right looks like",
        "How does somebody see that it’s right?",
        "your best person: photograph each step of it done right, and once done wrong",
        "One page with pictures, in the order of the hands, in the languages of your people.",
        "Saying “thoroughly”",
      ],
      [
        "Do it, let them do it, watch",
        "How is it learned, and by when?",
        "two trial days: how often did they do it before it was right without help?",
        "Day one beside somebody, day two with somebody watching, day three alone with a check.",
        "One long talk on the first morning",
      ],
      [
        "Check it the same day",
        "Who checks, and what happens with what is found?",
        "a check of five points in two minutes, signed; a tally for four weeks",
        "Who looks, when, how it’s said, and that it’s put right on the same day.",
        "Hearing of it from a client",
      ],
      [
        "Make room for it",
        "Does the time you give allow it to be right?",
        "a watch on your best person: minutes for the job, done right",
        "Minutes needed next to minutes given. If they differ, no training will help.",
        "Training what is a question of time",
      ],
      [
        "Count complaints before and after",
        "How do you know that it worked?",
        "complaints in a hundred jobs, four weeks before and four after",
        "The figure, and what you change if it hasn’t moved.",
        "Asking people how they liked it",
      ],
    ],
    rows: [
      ["The two mistakes that make half of all", "The last ten complaints"],
      ["Days until it’s right without help", "Two people, watched"],
      ["What it costs: hours of both, fees", "The roster; a written offer"],
      ["What proves it: a check, a certificate", "Your own sheet; the board’s page"],
      ["What is still known after three months", "The same check, done again"],
    ],
    decides:
      "It comes down to the two mistakes that make half of all complaints, and to who checks them the same day.",
    settles:
      "which two mistakes make half of the trouble, what right looks like, and who checks it the same day",
    opening:
      "Lay the last ten complaints on a table and sort them. Two heaps will be larger than the rest, and those two are the whole first lesson.",
    yours: [
      "The complaint you’ve heard most often, in their words",
      "How your best person does it, and how long it takes them",
    ],
    fears: [
      "“There’s no time for it.” Give the minutes a day, and what they save when it’s right the first time.",
      "“They leave once they can do it.” Say how long the last five stayed.",
    ],
    line: "Of [number] jobs last month, [number] brought a complaint, and [number] of those were about [one thing].",
    unsourced:
      "that it “cuts complaints by” a percentage, how long people remember, or that a certificate is required",
  },
];
