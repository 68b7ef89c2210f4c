import type { Say, Trade } from "./kinds.ts";
export { capital as cap } from "../capital.ts";

/** `["a", "b", "c"]` as `a, b and c`. */
export const listed = (items: readonly string[], last = "and"): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} ${last} ${items.at(-1)}`;

/** `a patient`, `an appointment`, by the sound that it begins with. */
export const article = (noun: string): string =>
  `${SPELLED.test(noun) || /^(?!uni[^nm]|use|eu|one\b)[aeiou]/i.test(noun) ? "an" : "a"} ${noun}`;
/** Letters that are read one by one, of which the first sounds like a vowel. */
const SPELLED = /^(?:HVAC|MSP|RV|LLC|LPN|RN|SBA|SEO|MRI|FAQ|IRS)\b/i;

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
/** How most of the day goes: nobody talks who is only written to. */
export const speaks = (s: { phone: boolean; inPerson: boolean; speakers: boolean }): string =>
  s.phone || s.inPerson || s.speakers ? "talk" : "write";

/** A small number in words. */
export const nth = (n: number): string => NUMBERS[n] ?? String(n);

/** What is bought there lies in a cart: the checkout asks for all that an order must say, and nobody types one. */
export const hasCheckout = (t: { next: string }): boolean => /\bcart\b/.test(t.next);

/** What must not be said, another thing for each step of a plan: two of the trade's red lines, then the hard case. */
export const pick = (t: { never: readonly [string, string]; hard: string }, n: number): string =>
  [t.never[0], t.never[1], `anything definite about ${t.hard}`][n % 3]!;

/** Trades in which each customer weighs much speak to them one by one; the others serve many. In dollars a year. */
export const dear = (t: { examples: { customerValue: number } }): boolean => t.examples.customerValue >= 1000;

/** Where somebody can handle a tool, one that writes may make the first draft; no name of a customer goes into it. */
export const drafted = (s: { comfort: number }, what: string): string =>
  s.comfort >= 1
    ? `; a free AI writer can draft ${what} from your notes, with every name struck out first`
    : "";

/** What falls through where nobody turns up: the trade's jobs where they are booked, else the visits that are agreed now and then. */
export const dates = (t: { books: boolean; jobs: string }): string => (t.books ? t.jobs : "visits");
/** What is paid in a year is paid for several visits. */
export const ofVisits = (t: { returns?: true; lapses?: true }): boolean => Boolean(t.returns ?? t.lapses);
/** Whoever was there once is due again some day: what that brings is a visit, not a new one's year. */
export const comesDue = (t: Pick<Trade, "returns" | "lapses" | "industry">): boolean =>
  ofVisits(t) || t.industry === "Healthcare";
/** They come every week, on the same day. */
export const isWeekly = (t: Pick<Trade, "job">): boolean => /^(?:session|lesson|class|day)$/.test(t.job);
/** Whoever stays a year longer brings less than a new one's year: that has in it what is bought once, or an exam and all that it finds. */
export const staysForLess = (t: Pick<Trade, "examples" | "industry" | "job" | "animals">): boolean =>
  dear(t) || (isOfHealth(t) && !isWeekly(t));
/** One more time is less than a new one's year: large work is not ordered twice, and a yearly check sells for a part of the repair. */
export const isLess = (t: Pick<Trade, "examples" | "named">): boolean =>
  dear(t) ||
  /\b(?:yearly|year's|tune-ups?|check-?ups?|checks?|maintenance|inspections?|service plans?)\b/i.test(
    t.named?.growth?.title ?? "",
  );
/** Whose number it is what an hour that nobody came to costs, or a visit brings. */
export const hourGuess = (s: { valueKnown: boolean }, t: { returns?: true; lapses?: true }): string =>
  s.valueKnown && ofVisits(t) ? "our estimate, from what you gave" : "our estimate";
/** One of them. */
export const date = (t: { books: boolean; job: string }): string => (t.books ? t.job : "visit");

/** What they are told to bring is on the list itself: two other things that they ask before they come. */
export const beforehand = ({
  ask,
}: {
  ask: readonly [string, string, string];
}): readonly [string, string] => {
  const [one, two] = ask.filter((question) => !/\bpapers\b|\bto bring\b|\bidentification\b/i.test(question));
  return two === undefined ? [ask[0], ask[1]] : [one!, two];
};

/** A long noun phrase by its head: 'offers after a first visit that nobody answered' as 'offers'. */
export const brief = (phrase: string): string =>
  phrase.split(/ (?:that|who|whom|whose|after|for|given|out|nobody|in|to) /)[0]!;

/** One of what goes cold: 'estimates for gardens that nobody answered' as 'estimate'. */
export const single = (cold: string): string => {
  const noun = brief(cold)
    .replace(/ (?:and|from) .*/, "")
    .replace(/^(?:referred|quoted|large|open) /, "");
  return /ies$/.test(noun) ? noun.replace(/ies$/, "y") : noun.replace(/s$/, "");
};

/** 'a fire, a flood' as somebody says it: 'a fire or a flood'. */
export const either = (words: string): string =>
  / or [^,]*$/.test(words) ? words : words.replace(/, (?=[^,]*$)/, words.includes(" or ") ? ", or " : " or ");

/** The day is the customer's own, a holiday or a feast: no two times can be offered for it, and none instead. */
export const isTheirDay = ({ job }: { job: string }): boolean =>
  /\b(stay|event|rental|trip|tour|flight|move|table|booking|wedding|camp week|signing|closing|deposition|assignment|order|load|ride|tow|party|ceremony|delivery|placement|class start|unit)$/.test(
    job,
  );

/** Nobody pays for a date there: no card is asked for. */
export const isFree = ({ an }: { an: string }): boolean =>
  /\b(church|food bank|animal shelter|charity|congregation)\b/.test(an);

/** By the trade's own words somebody looks or answers at night anyway: nobody is paid for an hour of it. */
export const isAwake = ({ named }: Pick<Trade, "named">): boolean =>
  named?.["After-Hours Coverage"]?.awake === true;

/** What is ordered there is mostly made and eaten within the hour: nothing is confirmed in writing. */
export const isSameHour = ({ industry, job }: { industry: string; job: string }): boolean =>
  industry === "Hospitality/Restaurant" && /^(table|booking)$/.test(job);

/** What goes cold there is somebody who was there once, not an offer that lies on a table. */
export const wasThere = ({ cold }: { cold: string }): boolean =>
  /^(trials?|first|tours?|showings?|listing appointments|placement|consultations?|planning|assessments|tests|hearing tests|evaluations|tastings)\b/.test(
    cold,
  );

/** Where its dates stand: a list of jobs holds them as well as a book or a calendar, a file or a program for something else does not. */
export const datesIn = ({ system }: { system: string }): string =>
  /\b(?:(?:appointment|reservation|lesson) book|the book|booking|calendar|schedule|tee sheet|practice software|class (?:software|roster)|dispatch board|event sheet|(?:visit|route|job) (?:list|sheet))\b/.test(
    system,
  )
    ? system
    : "your calendar";
/** What can send a line by itself: a book or a file cannot, nor can a program that holds no dates. */
export const sender = ({ system }: { system: string }): string =>
  /practice software|class software|booking (?:system|calendar|software)|calendar/.test(system)
    ? system
    : /\breservation/.test(system)
      ? "your reservation system"
      : "your calendar or booking program";

/** Lawyers work there, or whoever else may be taken for one's lawyer. */
export const isLegal = ({ industry, lay }: { industry: string; lay?: true }): boolean =>
  industry === "Legal" && lay !== true;
/** What somebody comes for is nobody else's business there. */
export const isPrivate = (t: { industry: string; mourning?: true; sensitive?: string }): boolean =>
  ["Healthcare", "Legal", "Financial Services"].includes(t.industry) ||
  t.mourning === true ||
  t.sensitive !== undefined;
/** What it is about may be said aloud and on a safe form, and in no message. */
export const isOfHealth = (t: { industry: string; sensitive?: string; animals?: true }): boolean =>
  (t.industry === "Healthcare" && t.animals !== true) || /health/.test(t.sensitive ?? "");

/** It says itself what it costs; elsewhere in health care insurers and plans do. */
export const setsPrices = (t: { industry: string; ownPrices?: true }): boolean =>
  t.industry !== "Healthcare" || t.ownPrices === true;

/** Words without the sentences that print a figure: what is left where every figure is a guess of ours. */
export const withoutFigures = (words: string): string =>
  words
    .split(/(?<=[.?!]\*{0,2}”?)\s+/)
    .filter((sentence) => !sentence.includes("{"))
    .join(" ");

/** Where a number comes from that the trade decides. */
export const byTrade: Say = (_, t) => `Our example for ${t.an}`;
/** One of four, by a question with four answers. */
export const byAnswer = (values: readonly [number, number, number, number], index: number): number =>
  values[index]!;

/** Who is in danger there is in the house, or has called somebody else first. */
const CALM: ReadonlySet<string> = new Set([
  "Education",
  "Financial Services",
  "Hospitality/Restaurant",
  "Manufacturing",
  "Professional Services",
  "Retail/E-commerce",
  "Technology",
]);
type Needs = { industry: string; urgent: string; nights?: true; animals?: true };
/** Whether somebody in danger could be the one who reads or hears a text: a person, not an animal or a roof. */
export const isDangerous = (t: Needs) =>
  (t.industry === "Healthcare" && t.animals !== true) ||
  (!CALM.has(t.industry) &&
    t.animals !== true &&
    !/^an? (animal|dog|cat|horse|pet)\b/.test(t.urgent) &&
    /hurt|child|unwell|breath|bleed|injur|accident|smoke|gas|danger|emergency|\bill\b|sting|allerg|harm|tooth|sparks|wires|violen|threat|shut in/i.test(
      t.urgent,
    ));
/** What nobody stays beside to wait for an answer; the wire of a brace, of a bank and a scalp that burns are none of it. */
const OUT =
  /\bgas\b|propane|carbon monoxide|\bsmok(?:e|es|ing)\b|\bfire\b|sparks|fumes|chemicals? (?:that were )?mixed|burning(?! scalp)|\bwires?\b(?! (?:that cuts|details|instructions))/;
/** What an ambulance or the police are called for before anybody else, whatever the business is. */
const FOR_911 =
  /chest pain|pain in the chest|breath(?!ing room)|chok|allergic|collaps|faint|overdose|took too much|unconscious|not wake|vomiting blood|heavy bleeding|bleeding from|swelling of the face|scald|\bshock\b|sudden (?:weakness|numbness)|bladder control|seizures|swallow|(?:blow to|fall on) the head|robbery|violence at home|child taken|speaks of hurting|locked in a car|on the property now|power line|reacts to something/i;
/** Whoever thinks of dying is listened to at once. */
const FOR_988 = /self-harm|harming|wants to die|despair/i;
const kindsOf = (urgent: string) => urgent.split(/, (?:or )?| or (?=a |an )/);
type Urgent = { urgent: string; animals?: true };
const groupOf = (kind: string, animals: boolean): "out" | "911" | "988" | "person" =>
  OUT.test(kind)
    ? "out"
    : FOR_988.test(kind)
      ? "988"
      : !animals && !/\b(?:animal|dog|cat|horse|pet)\b/.test(kind) && FOR_911.test(kind)
        ? "911"
        : "person";
/** Of what cannot wait, the kinds of one group, as somebody says them. */
const kindsIn =
  (group: ReturnType<typeof groupOf>) =>
  ({ urgent, animals }: Urgent): string => {
    const all = kindsOf(urgent);
    const own = all.filter((kind) => groupOf(kind, animals === true) === group);
    return either(own.length === all.length ? urgent : own.join(", "));
  };
/** What people leave the place for; what they call for help for; whom they call with a thought of dying; what a person is reached for. */
export const leaving = kindsIn("out");
export const dialing = kindsIn("911");
export const listening = kindsIn("988");
export const reaching = kindsIn("person");
/** What an assistant does with a caller who cannot wait. */
export const handsOver = ({ urgent, animals }: Urgent): string => {
  const t = { urgent, ...(animals && { animals }) };
  const [out, dial, listen, reach] = [leaving(t), dialing(t), listening(t), reaching(t)];
  return [
    out ? `For ${out}, it says one thing: everybody out, then 911 from outside.` : "",
    dial ? `For ${dial}, it says 911 at once, and nothing else.` : "",
    listen ? `For ${listen}, it gives 988, and 911 if somebody is in danger now, before anything else.` : "",
    reach ? `For ${reach}, it puts the caller through at once to the number you give it.` : "",
  ]
    .filter(Boolean)
    .join(" ");
};
/** The first with an answer gets it, or it cannot wait for the morning: a note for later is worth nothing. */
export const atOnce = (t: { nights?: true; firstWins?: true }): boolean =>
  t.nights === true || t.firstWins === true;
/** What has to be settled before anything rings at night. */
export const whoGoes = (t: { nights?: true; firstWins?: true; travels?: true }): string =>
  atOnce(t) && t.travels
    ? "**Decide first who goes out when it rings at nine:** somebody on call, nobody before the morning, or only by a rule you write down. It can say no more than that. "
    : "";
/** Whether something is asked there that no hour named for later is soon enough for. */
export const cannotWait = (t: Needs) =>
  isDangerous(t) ||
  t.animals === true ||
  t.nights === true ||
  (!CALM.has(t.industry) &&
    /hurt|fire|stuck|sewage|lost|dying|lame|unsafe|heat|fall|pain|police|arrest|water/i.test(t.urgent));
/** Whoever lets them in is often in need just then: no heat, no water, a door that won't lock. */
export const comesInNeed = (t: Needs & { firstWins?: true }): boolean =>
  t.firstWins === true || cannotWait(t);
/** Who is turned away may be in danger only where people ask because of it. */
export const asksInNeed = (t: Needs) => t.industry === "Healthcare" || t.nights === true;

/** A question as the noun of a sentence: 'whether to repair' as 'questions like whether to repair'. */
export const topic = (question: string): string => `questions like ${question.replace(/^if /, "whether ")}`;
/** What is asked has another answer tomorrow: no page and no saved answer holds it. */
export const changes = (question: string): boolean =>
  /\b(tonight|today|tomorrow|free|in stock|still|room on|next|places?)\b/.test(question);

/** Whether it goes ahead, the sky decides. */
export const decidedByWeather = (t: {
  hard: string;
  status: string;
  ask: readonly string[];
  never: readonly string[];
}): boolean =>
  /\b(?:weather|forecast|rain|wind)\b/.test([t.hard, t.status, ...t.ask, ...t.never].join(" ")) &&
  !/\bwindow/.test(t.hard);

/** Rooms and places are let there: how many there are is the limit, not how many hands. */
export const isRented = ({ job }: { job: string }): boolean =>
  /^(?:unit|stay|rental|slip|site|stall)$/.test(job);

const PERSON =
  /^new (?:client|patient|customer|guest|student|member|family|household|buyer|tenant|resident)$/;
type Newcomer = Readonly<Record<"newOne" | "newOnes" | "customer" | "customers", string>>;
/** Whoever might become one: a new client of a vet has had the dog for years. */
export const newPerson = (t: Newcomer): string => (PERSON.test(t.newOne) ? t.newOne : `new ${t.customer}`);
export const newPeople = (t: Newcomer): string => (PERSON.test(t.newOne) ? t.newOnes : `new ${t.customers}`);

/** What whoever waits does next, as a sentence that says who: 'they' would be nobody there. */
export const nextOf = ({ next, customers }: Record<"next" | "customers", string>): string =>
  next.replace(/^they (?=[a-z])/, `${customers} `);
