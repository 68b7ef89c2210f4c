import type { OutlinePoint } from "./kind.ts";

/**
 * What a request says beside its matter and what turns all of it: the day a business closes, a second one of something,
 * a season by which it stands, what mustn’t be lost by it. `{x}` is the matter, `{said}` the request’s own phrase, `{nth}`
 * what there is a second of.
 */
export interface Turn {
  id: string;
  /** Lower case, plain: in the clause. `said` and `nth` are its groups. */
  heard: RegExp;
  not?: RegExp;
  /** A question that says this has been asked already. */
  shown: RegExp;
  points: readonly OutlinePoint[];
  /** What no longer holds under it. */
  drop?: RegExp;
  /** What a reader wants settled as well. */
  settles?: string;
  yours?: readonly string[];
  /** Its questions come before all others. */
  isFirst?: true;
}

const OURS = "(?:(?:my|our|the|a|an|your) )?(?:[\\w-]+ ){0,2}";
const BUSINESS = "(?:practice|business|firm|office|shop|store|clinic|company|salon|studio|restaurant|doors?)";
const PERIOD =
  "(?:the )?(?:busy |holiday |tax |hurricane |storm |heating |cooling |wedding |summer |winter )?(?:spring|summer|fall|autumn|winter|season|christmas|thanksgiving|holidays|new year|back[- ]to[- ]school|school starts|january|february|april|june|july|august|september|october|november|december)";

export const turns: readonly Turn[] = [
  {
    id: "beside-a-job",
    heard:
      /\b(?<said>as (?:an? |my |your )?(?:weekend )?side (?:business|hustle|gig|job)|on the side|(?:next to|besides?|alongside|while keeping) (?:an? |my |your |the )?(?:full[- ]time |day )?job)\b/,
    shown: /\bemployer|\bhours a week\b/i,
    settles: "how many hours a job leaves for it",
    points: [
      [
        "Read what you’ve signed with your employer",
        "May I do it beside my job?",
        "Your contract and handbook, at “outside work” and “conflict”; the personnel office, in writing.",
        "The sentence itself, whom you tell, and what of theirs you never use for it.",
        "Telling nobody",
      ],
      [
        "Count the hours a week really has",
        "How many hours a week does it take, with everything around it?",
        "Two who do it beside a job: their last weekend, hour by hour, from buying to cleaning up.",
        "Hours open, and the hours before and after; then the days left for sleep and for people at home.",
        "Counting only the hours you’re open",
      ],
    ],
  },
  {
    id: "closing",
    heard: new RegExp(
      `\\b(?<said>(?:when|before|after|once|if|as|while) (?:i|we|you) (?:close|shut down|wind down|retire|am closing|are closing|am retiring)(?: ${OURS}${BUSINESS})?)\\b|\\b(?<saying>(?:when|before|after|while)? ?(?:closing|winding down|retiring from) ${OURS}${BUSINESS})\\b`,
    ),
    not: /\bclos\w* (?:early|late|up (?:at|for)|for (?:lunch|the (?:day|night|weekend|holidays?|winter|season)|a (?:day|week|vacation))|at (?:\d|five|six|noon)|on (?:mon|tues|wednes|thurs|fri|satur|sun)days?|time|checklist|routine|procedure)\b|\b(?:at|every|each) (?:night|evening)\b|\bfor (?:an? |the |our )?(?:[\w-]+ ){0,3}(?:remodel\w*|renovat\w+|repairs?|move|break|days?|weeks?|months?|construction|storm)\b/,
    shown: /\bclos(?:e|ed|ing)\b|\bshut\b/i,
    isFirst: true,
    settles:
      "who keeps it once you’re closed, who is told beforehand, and how somebody gets what’s theirs later",
    points: [
      [
        "Name who has it once the door is shut",
        "Who keeps {x} once you’re closed, and who pays them?",
        "A colleague who takes over, or a storage company, in writing; {board} on who may; the price by the year, to the last year.",
        "A name, an address, a contract until the last year, and what happens if they close, too.",
        "Leaving it in a garage with a promise",
      ],
      [
        "Tell everybody in the right order",
        "Who has to be told that you close, how, and how many days before?",
        "{board}, its page on closing or retiring; your insurer, landlord, lender, payers and the state’s tax office.",
        "A table: whom, by letter or where it’s posted, how many days before, and the proof that’s kept.",
        "A sign on the door in the last week",
      ],
      [
        "Say how a {customer} gets what’s theirs in two years",
        "How does a {customer} get what’s theirs two years after you’ve closed?",
        "Whoever keeps it: the form, the fee, the days. Which number and mailbox stay alive, and until when?",
        "One paragraph that can hang on the door: where, how, what it costs, until which year.",
        "Letting the phone number go with the lease",
      ],
      [
        "List what ends with a contract",
        "Which programs, lines and policies end on that day, and what goes with them?",
        "Each contract at “termination”: software with your data in it, the phone number, the website; insurance that only pays for claims made while it runs, and the price of its tail.",
        "A list by date: exported, moved or kept on, with the sum for each.",
        "Canceling the software before the export was opened once",
      ],
    ],
    drop: /\btomorrow\b|next year|\btoday\b|\binspector|\bno longer fit|\bhow you do it\b|in three months|changes again/i,
    yours: ["The day the door shuts, and who has said yes to keeping what’s left"],
  },
  {
    id: "another",
    heard:
      /\b(?:a|an|our|my|the) (?<said>(?:new )?(?:second|third|fourth|another|additional|extra|2nd|3rd) (?<nth>(?:(?:treatment|exam|dental|service|work|delivery|wash|training|consulting|hair|prep) )?(?:rooms?|operator(?:y|ies)|location|office|shop|truck|van|crew|chair|site|store|kitchen|bay|lift|shift|station|table|bathroom|line)))\b/,
    not: /^(?:should|is it|when|how (?:to|do i|do we) (?:open|start|know|decide|add|afford)|opening|adding|open|hir)\b|\b(?:receptionists?|phone line)\b/,
    shown: /\bthe first (?:one|room|location|truck)\b|\bboth (?:of them|rooms|need|take|run)\b/i,
    points: [
      [
        "Hold it against the first one",
        "Where must it match the first {nth}, and where may it differ?",
        "The first {nth}, gone through with whoever works there: makes, connections, supplies, programs, and what they’d change.",
        "Two columns: the same, so that people and parts can change places; and better, with the reason.",
        "Buying the same again without asking",
      ],
      [
        "Ask what both need at the same moment",
        "What was built for one and has to do for two: power, water, air, internet, a pair of hands?",
        "The data sheets added up, next to what the building or the team gives at its busiest hour; whoever put in the first.",
        "Each supply with what it gives, what both take together, and what an upgrade costs.",
        "Finding out on the first day that both are on",
      ],
      [
        "Name the day on which it earns",
        "When is the first {customer} served there, and what has to have come before?",
        "Delivery and permit dates counted backward; bookings or jobs that would fill it, counted over a month.",
        "Four dates, a person for each, and the number of {customers} a week at which it pays for itself.",
        "Opening it because there was space",
      ],
    ],
    drop: /\bold one\b|\bpresent one\b|\blast one\b|\broom out\b|\btaking the old\b|\bday of the change\b|\btaking out\b/i,
    settles: "how it goes with the first one",
  },
  {
    id: "to-one-of-ours",
    heard:
      /\bsell\w*\b.{0,40}\b(?<said>to (?:an?|my|our|the|one of (?:my|our)) (?:\w+ )?(?:employees?|managers?|foreman|team|crew|associates?))\b/,
    shown: /without the money/,
    isFirst: true,
    settles: "how somebody without the money pays for it, and what passes over in which year",
    points: [
      [
        "Work out how somebody without the money pays",
        "How does somebody who works there pay for it over the years?",
        "{adviser} on a price paid out of profit, with the thinnest year in it; a bank on an SBA loan with your note behind it; a lawyer on what secures you if they stop paying.",
        "The price, the share at the start, the sum a year beside what’s left over in a bad one, and what you get back if it fails.",
        "A handshake and a monthly check",
      ],
      [
        "Hand over one thing a year, with its date",
        "What do they decide alone after each year, and when do you stop being asked?",
        "What only you do, listed in one week; two weeks away each year, with what they called about; the license: in whose name, with which exam.",
        "A line for each year: what passes over, by which day, who’s told; the year in which you could still turn back.",
        "Staying on “to help”",
      ],
    ],
  },
  {
    id: "by-season",
    heard: new RegExp(`\\b(?<said>(?:before|by|ahead of|in time for) ${PERIOD})\\b`),
    shown: /\bbackward\b|\bseason\b|\bsummer|winter|holiday|christmas/i,
    points: [
      [
        "Count back from the first busy day",
        "Which is the last week in which each part of it can begin, so that it stands {said}?",
        "Last year’s first busy day in your own calendar; the longest delivery, permit or training, asked by phone this week.",
        "Four dates, counted backward, with a name for each; what is dropped if the first of them slips.",
        "Beginning when everybody else does",
      ],
    ],
    settles: "what has to be done by which week to stand {said}",
  },
  {
    id: "hours",
    heard:
      /\b(?<said>(?:after|before|past) (?:\d{1,2}(?::\d\d)? ?(?:p\.?m\.?|a\.?m\.?)|(?:five|six|seven|eight) (?:in the|o'?clock)|dark|hours)|(?:on|over) (?:weekends|saturdays|sundays)|at night|overnight)\b/,
    not: /\b(?:open|longer hours|extend\w* hours)\b/,
    shown: /\b(?:evenings?|night|weekends?|saturdays?|sundays?|\d ?p\.?m|hours? of the day)\b/i,
    points: [
      [
        "Go there once at that hour",
        "What is different {said}: who’s there, who isn’t, and what may they decide alone?",
        "One such hour, spent beside whoever has it now; the last ten times something went wrong then.",
        "Names, one phone number that’s answered, and two things that wait until morning.",
        "Writing it from the desk by day",
      ],
    ],
  },
  {
    id: "without",
    heard:
      /\b(?<said>without (?:losing|raising|hiring|hurting|annoying|scaring|firing|cutting|closing|offending|upsetting|spending|breaking|adding|stopping|interrupting) (?:[\w$,'’-]+ ){0,4}?[\w$,'’-]+?)(?=$|[,.?!;]| (?:in|at|for|when|while|before|after|by)\b)/,
    shown: /\bwithout (?!a |the |an )\w+ing\b/i,
    points: [
      [
        "Say by what you’d notice the harm",
        "It’s to be {said}: what would tell you in time that it isn’t?",
        "The one figure that would move first, with its last six months; two people who’d see it before you do.",
        "That figure, the number at which you stop or turn back, and who looks at it every Friday.",
        "Finding out from the year’s result",
      ],
    ],
  },
  {
    id: "few",
    heard:
      /\b(?<said>with (?:only |just )?(?:one|two|three|four|\d) (?:people|employees|of us|technicians?|techs|stylists|hygienists?|doctors?|vets|lawyers?|attorneys?|trucks?|vans?|bays?|rooms?|chairs?|tables?|crews?|ovens?|groomers?|mechanics?|cooks?|servers?|teachers?|instructors?))\b/,
    shown: /\bof you\b|\bone person\b|\bhands\b/i,
    points: [
      [
        "Say who does it while the others work",
        "What falls away, or is done by the same hands, {said}?",
        "One ordinary week on paper, hour by hour: who’s where, and which hours are nobody’s.",
        "Two hours a week with a name on them, and the task that’s dropped for it.",
        "Planning it for a business three times as large",
      ],
    ],
  },
];
