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
  {
    id: "offer",
    heard:
      /\b(?:offer(?:ing)?|add(?:ing)?|introduc\w+|start(?:ing)? (?:a|an|to)|launch\w*|expand(?:ing)? into|in[- ]house|new service|membership|packages?|refer(?:ring|s)? (?:out|to)|accept(?:ing)?)\b/,
    points: [
      [
        "Count who asks for it today",
        "How many would have wanted it last year?",
        "your own records: how often was it asked for, referred away or turned down in twelve months?",
        "The count, by month, with what they did instead.",
        "Believing that everybody wants it",
      ],
      [
        "Say which cases you take and which not",
        "Which ones do you do, and which never?",
        "a colleague three years ahead, on the case they wish they’d sent away; the license’s scope",
        "Three kinds you take, three you don’t, and who gets those.",
        "Saying yes to the first one",
      ],
      [
        "Work out one, with everything",
        "What is left over from one?",
        "material and outside fees, hours of each person, the visits that bring nothing, what has to be redone",
        "One line for each, and below it the same hours spent on what you do now.",
        "Reckoning with the fee alone",
      ],
      [
        "Look up what it needs",
        "What has to be there before the first one?",
        "license, course, equipment, consent form; your insurer in writing",
        "A list with sums, days and names.",
        "Asking the insurer afterward",
      ],
      [
        "Think of whoever does it now",
        "What does it change with those you send people to?",
        "whoever you refer to: one call before they hear it elsewhere",
        "What they send you today, and what you still send them.",
        "Letting them find out",
      ],
      [
        "Try three, and set a day",
        "What is the smallest try?",
        "three simple ones with people you know, each written up",
        "The day of the verdict, the figure, and how you’d stop without leaving anybody halfway.",
        "Buying everything first",
      ],
    ],
    rows: [
      ["How many there were last year", "Your records: asked for, sent away, turned down"],
      ["What is left over from one, redos included", "Material, outside fees, hours at their cost"],
      ["Hours it takes from what you do now", "A calendar week, worked out"],
      ["Cases that aren’t for you", "A colleague three years ahead"],
      ["Training, equipment, license, insurance", "Written offers; the board’s page; the insurer’s e-mail"],
      [
        "When something goes wrong: who finishes it, who pays",
        "Your insurer; the agreement with whoever you’d send it to",
      ],
      ["Those you send people to today", "One call: what do they send you?"],
    ],
    decides: "It comes down to how many there were last year and to who finishes the one that goes wrong.",
    settles:
      "how many there were last year, what is left over from one, and who finishes the one that goes wrong",
    opening:
      "Take last year’s list and mark each time somebody would have wanted it. That count, which takes an evening, decides more than any brochure.",
    yours: [
      "The last five that you sent away: what became of them",
      "The one that you’re glad you didn’t take",
    ],
    fears: [
      "“You do it three times a year, they do it every day.” Say which ones you leave to them, and why.",
      "“It’s for the money.” Show what is left over from one, and what you’d earn without it.",
    ],
    line: "Last year [number] asked for it; one leaves us [sum] for [hours], and [number] in ten had to be done again.",
    unsourced:
      "success in percent, “in high demand,” what a case “usually” brings, or what your license includes",
  },
  {
    id: "season",
    heard:
      /\b(?:winter|summer|spring|fall|off[- ]?season|slow (?:season|months?|time|days?|weeks?)|seasonal\w*|holiday season|busy season|peak|snow|heat wave|back[- ]to[- ]school|tax season|january|february|august)\b/,
    points: [
      [
        "Put three years by the month on one page",
        "How slow or busy is it really, and from which week on?",
        "the books of three years: income and hours by the month",
        "The weeks that matter, with the sum that is missing or more.",
        "Going by feeling",
      ],
      [
        "Ask those you already serve",
        "What do they need at that time of year?",
        "twenty regulars, asked on the last visit: what will you need done by February?",
        "The three answers that came most often, with who does it for them today.",
        "Looking for strangers first",
      ],
      [
        "List what your people and machines can do",
        "What can you do with what you have?",
        "crew and equipment on one sheet; license and insurance for each new kind of work",
        "Kinds of work that need nothing new, that need one thing, and that need a license.",
        "Buying a machine for one season",
      ],
      [
        "Price it for that time",
        "What must it bring to be worth going out?",
        "the day’s cost of a crew and truck standing still, and working",
        "The least you may charge for a day, and what you’d do at that price.",
        "Working for the wage alone",
      ],
      [
        "Sell it before the season",
        "When must it be sold?",
        "last year’s calendar, counted back: contracts, material, people",
        "Three dates: the offer, the reminder, the last day.",
        "Starting in the first slow week",
      ],
      [
        "Decide whom you keep",
        "Who stays, for how many hours?",
        "each of them, asked in time; your state’s rule on reduced hours and unemployment",
        "Names, hours, and what training or repairs fill the rest.",
        "Letting good people go in silence",
      ],
    ],
    rows: [
      ["What it brought or would bring in those weeks", "The books of three years"],
      ["What it needs that you don’t have", "Written offers; license and insurer"],
      ["The least a day must bring", "Crew, truck and fuel, standing and working"],
      ["Who has to work when, at which hour", "The crew, asked in time"],
      ["By when it must be sold", "Last year’s calendar, counted back"],
    ],
    decides: "It comes down to what a day must bring and to whether it can be sold before the season begins.",
    settles: "from which week on it’s slow, what those you serve need then, and what a day must bring",
    opening:
      "The slow months aren’t a surprise; they stand in the books of the last three years. What is open is what gets sold in the weeks before them.",
    yours: [
      "Your slowest and your fullest week of last year, in dollars",
      "What you tried then, and what came of it",
    ],
    fears: [
      "“We’ll be working for nothing.” Show the least a day must bring.",
      "“It takes us away from what we’re good at.” Say what you’d not do at any price.",
    ],
    line: "From [week] to [week] we make [sum] less than usual; [number] days of [work] at [sum] would close half of that.",
    unsourced: "what “everybody” does in that season, a price without a place, or a forecast of the weather",
  },
  {
    id: "habit",
    heard:
      /\b(?:polic(?:y|ies)|rules? for (?:our|the)|dress code|cell ?phones?|breaks?|meetings?|hours|four[- ]day|remote|work from home|uniforms?|scrubs|pets?|tipping|deposits?|walk[- ]ins?|late)\b/,
    points: [
      [
        "Say what happens today",
        "What happens today, and how often?",
        "a tally of two weeks, by whoever sees it",
        "The count, with one case told in three sentences.",
        "Beginning with the rule",
      ],
      [
        "Ask both sides",
        "Who wants it changed, and who doesn’t?",
        "two people on each side, alone; what they’d agree to",
        "The strongest sentence of each, quoted if they allow it.",
        "Asking only those who complain",
      ],
      [
        "Find what leaves no choice",
        "What do law, lease, insurer or contract already say?",
        "each of them, with section and date",
        "The borders within which you’re free.",
        "Making a rule that may not be made",
      ],
      [
        "Write it in three sentences",
        "What exactly is the rule, and its exception?",
        "read it to somebody who wasn’t there: what would they do on Tuesday?",
        "The rule, the exception, and who decides.",
        "A page of policy",
      ],
      [
        "Try it for a month",
        "How do you find out whether it works?",
        "the same tally, four weeks later",
        "Before and after, and the day on which you keep or drop it.",
        "Keeping it because it’s written",
      ],
    ],
    rows: [
      ["What it costs or brings, in hours and dollars", "A tally of two weeks, before and in a trial"],
      ["Whom it helps, and whom it hurts", "Two of each, asked alone"],
      ["What law, lease, insurer or contract say", "Each text, with section and date"],
      ["How simple it is to say, and to keep", "Read it to somebody new"],
      ["How it’s undone", "What you’d tell people then"],
    ],
    decides:
      "It comes down to how often it really happens, and to whether the rule can be said in three sentences.",
    settles: "how often it really happens, who wants it changed, and what leaves no choice",
    opening:
      "Count it for two weeks before anybody writes a rule. What feels like every day is often twice a week, and always the same hour.",
    yours: ["The case that made you think of it", "What you tried before, and how long it lasted"],
    fears: [
      "“One did it, and all are punished.” Say how often it was, and how many.",
      "“It won’t be kept.” Say who looks, and what happens then.",
    ],
    line: "In two weeks it happened [number] times, [number] of them between [hour] and [hour].",
    unsourced: "what “everyone else” does, what the law allows, or that people will like it",
  },
];
