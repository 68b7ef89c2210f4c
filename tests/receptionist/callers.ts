/** Simulated callers: what each wants, knows and does. All made from the lists below, the same on every run. */

export type Manner = "plain" | "polite" | "rambling" | "recognised";
export type Twist =
  | "question"
  | "corrects-day"
  | "wrong-number"
  | "asks-again"
  | "holds"
  | "silent"
  | "declines"
  | "spells"
  | "pieces"
  | "aside-at-yes"
  | "gives-all";
export type Goal =
  | "book"
  | "book-other"
  | "book-two"
  | "move-own"
  | "cancel-own"
  | "move-existing"
  | "cancel-existing"
  | "keep"
  | "late"
  | "message"
  | "callback"
  | "complaint"
  | "billing"
  | "person"
  | "emergency"
  | "poisoning"
  | "crisis"
  | "spanish-book"
  | "spanish-message";

export interface Caller {
  id: string;
  desk: "dental" | "medical" | "law" | "ringwell";
  goal: Goal;
  manner: Manner;
  twist?: Twist;
  /** Service: its words, and its id. */
  service: readonly [words: string, id: string];
  name: string;
  /** As said, and as ten digits. */
  phone: readonly [words: string, digits: string];
  /** As said, and its weekday (0 is Sunday). */
  day: readonly [words: string, weekday: number];
  /** A question of the caller, and what its answer must say. */
  question: readonly [words: string, answer: RegExp];
}

const SERVICES: Record<Caller["desk"], readonly (readonly [string, string])[]> = {
  dental: [
    ["a cleaning", "cleaning"],
    ["a check-up", "check-up"],
    ["teeth whitening", "whitening"],
    ["a crown consultation", "crown"],
  ],
  medical: [
    ["a physical", "physical"],
    ["a flu shot", "vaccine"],
    ["a follow-up", "follow-up"],
    ["a blood test", "blood-test"],
  ],
  law: [
    ["a divorce consultation", "family"],
    ["a will", "estate"],
    ["an injury consultation", "injury"],
  ],
  ringwell: [["an introduction call", "introduction"]],
};
const QUESTIONS: Record<Caller["desk"], readonly (readonly [string, RegExp])[]> = {
  dental: [
    ["is there parking", /park|lot/i],
    ["do you take delta dental", /PPO|insur|plan/i],
    ["how long does it take", /minute|hour/i],
    ["where are you located", /Larkspur Avenue/],
  ],
  medical: [
    ["where are you located", /Fennbrook Road/],
    ["can I park there", /garage|park/i],
    ["do you take medicare", /Medicare/],
  ],
  law: [
    ["where is your office", /Court Street/],
    ["is what I tell you confidential", /confidential/i],
    ["what should I bring", /letters|bring/i],
  ],
  ringwell: [
    ["can I keep my number", /keep your number/i],
    ["does it speak spanish", /Spanish/i],
    ["what does it cost", /dollars|quote|price/i],
  ],
};
const NAMES = [
  "Dana Whitfield",
  "Will Turner",
  "Bill Price",
  "Art Long",
  "Hannah Will",
  "Siobhan O'Brien",
  "Ana-María López",
  "Nguyen Tran",
  "June Park",
  "Marcus Okonkwo",
  "Ruth Lindqvist",
  "Grace Young",
];
const DIGITS = "zero one two three four five six seven eight nine".split(" ");
const PHONES = ["4155550142", "2135550187", "6195550157", "8185550116", "3105550129", "7145550146"].map(
  (digits) =>
    [
      [
        digits,
        `${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6)}`,
        [...digits].map((d) => DIGITS[Number(d)]).join(" "),
      ],
      digits,
    ] as const,
);
const DAYS = [
  ["Monday", 1],
  ["Tuesday", 2],
  ["Wednesday", 3],
  ["Friday", 5],
  ["next Tuesday", 2],
  ["December 8th", 2],
] as const;
const MANNERS: readonly Manner[] = ["plain", "polite", "rambling", "recognised"];
const TWISTS: readonly (Twist | undefined)[] = [
  undefined,
  "question",
  "corrects-day",
  "wrong-number",
  "asks-again",
  "holds",
  "silent",
  "declines",
  "spells",
  "pieces",
  "aside-at-yes",
  "gives-all",
];

const MIX: Record<Goal, number> = {
  book: 48,
  "book-other": 10,
  "book-two": 8,
  "move-own": 8,
  "cancel-own": 6,
  "move-existing": 10,
  "cancel-existing": 8,
  keep: 4,
  late: 6,
  message: 10,
  callback: 8,
  complaint: 8,
  billing: 6,
  person: 6,
  emergency: 6,
  poisoning: 4,
  crisis: 4,
  "spanish-book": 12,
  "spanish-message": 4,
};

const pick = <T>(list: readonly T[], n: number): T => list[n % list.length]!;

/** Every caller, in an order that mixes all lists. */
export function callers(): Caller[] {
  const all: Caller[] = [];
  for (const [goal, count] of Object.entries(MIX) as [Goal, number][])
    for (let i = 0; i < count; i++) {
      const n = all.length;
      const desks =
        goal === "poisoning" || goal === "late"
          ? (["dental", "medical"] as const)
          : goal === "billing" || goal === "complaint"
            ? (["dental", "medical", "law"] as const)
            : (["dental", "medical", "law", "ringwell"] as const);
      const desk = pick(desks, i);
      const manner = pick(MANNERS, i + (n >> 2));
      const [forms, digits] = pick(PHONES, n);
      const books = goal.startsWith("book") || goal === "spanish-book" || goal.endsWith("own");
      const twist = goal.startsWith("spanish")
        ? undefined
        : books
          ? pick(TWISTS, i)
          : pick([undefined, "question", "asks-again", "pieces", "holds"] as const, i);
      const day = pick(DAYS, i + n);
      all.push({
        id: `${goal}-${i + 1}-${desk}-${manner}${twist ? `-${twist}` : ""}`,
        desk,
        goal,
        manner,
        ...(twist && { twist }),
        service: pick(SERVICES[desk], i + (n >> 1)),
        name: pick(NAMES, n),
        phone: [pick(forms, manner === "recognised" ? 2 : manner === "rambling" ? 1 : 0), digits],
        day,
        question: pick(QUESTIONS[desk], i),
      });
    }
  return all;
}
