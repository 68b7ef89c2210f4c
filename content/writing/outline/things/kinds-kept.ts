import type { ThingKind } from "./kind.ts";

/** What is offered, comes with a season or is kept up. */
export const kept: readonly ThingKind[] = [
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
