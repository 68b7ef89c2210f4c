import { type Phase, type Point, phases, type Topic } from "../../content/writing/kinds.ts";
import type { Coverage } from "./coverage.ts";
import { starting } from "../../content/writing/topics/starting.ts";
import { type Knowledge, pointsFor } from "./knowledge.ts";
import { telling } from "./passages.ts";
import type { Request } from "./request.ts";
import { countOf, isDaily, type Stretch, stretchesOf } from "./stretches.ts";

/** What a text of the asked form will hold, before a word of it is written. */
export interface Skeleton {
  points: readonly Point[];
  /** Questions that follow, from what lies beside the subject. */
  extra: readonly Point[];
  stretches: readonly Stretch[];
  sections: readonly Coverage[];
}

const USUAL = {
  "how-to": 6,
  list: 5,
  plan: 8,
  checklist: 12,
  questions: 6,
  comparison: 0,
  opinion: 3,
} as const;

/** Steps that rest on each other stand in the order of doing. */
const inOrder = (points: readonly Point[]): Point[] =>
  points
    .map((point, i) => ({ point, rank: phases.indexOf(point.phase) * 100 + i }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ point }) => point);

/** Words that nearly every piece of advice here uses. */
export const RINGING = telling(
  "phone telephone call caller line answer question ask time day week month first new people test",
);
/** What speaks of the prompt's own words comes first; otherwise the order stays. */
const fitting = (points: readonly Point[], prompt: string, { name, keywords }: Topic): Point[] => {
  // The name of the subject itself tells none of its points from another.
  const own = telling(`${name} ${keywords.join(" ")}`);
  const asked = new Set([...telling(prompt)].filter((word) => !RINGING.has(word) && !own.has(word)));
  const rank = ({ do: head, ask, answer, mistake, obvious }: Point) =>
    [...telling(`${head} ${ask} ${answer} ${mistake}`)].filter((word) => asked.has(word)).length * 2 +
    (obvious ? 1.5 : 0);
  return points.toSorted((one, other) => rank(other) - rank(one));
};

/** Work that a plan of a few weeks has no room for. */
const LONG =
  /\b(after a month|(?:each|every|per|once a|once the|for a|half a day a) (?:month|quarter)|four weeks|(?:next|last) year’s)\b/i;

/** Work that a plan of a few days has no room for. */
export const IN_WEEKS =
  /\b(?:(?:for|over|after|in) (?:a|one|two|three|four|\d) (?:weeks?|months?)|two weeks of|last (?:week|month)’s and this)\b/i;

/** Subjects for which advice on a time or on working alone is to the point. */
const OF_ANSWERING = new Set(
  "missed desk after-hours callback hold voicemail telephone greeting starting seasons handover orders counting booking writing questions".split(
    " ",
  ),
);

/** What a request will not have: 'no deposits', 'without apps'. */
export function refusedIn(text: string): RegExp | undefined {
  const words = [
    ...text.matchAll(
      /(?:(?:^|[,.;(-] ?)(?:but )?(?:no|without|not)|\bwithout (?:charging|taking|asking for|requiring)) (?:more |charging |taking |asking for |any |an? |the )*([a-z]{4,}?)s?\b(?! (?:legal|one))/g,
    ),
  ]
    .map(([, word = ""]) => word)
    .filter(
      (word) =>
        !/^(?:more|legal|jargon|fluff|nonsense|techy|sale|marketing|receptionist|front|being|hide|word|list|table)$/.test(
          word,
        ),
    );
  if (words.some((word) => /^(?:fee|credit|card)$/.test(word))) words.push("deposit", "credit card");
  return words.length ? new RegExp(`\\b(?:${words.join("|")})s?\\b`, "i") : undefined;
}

/** What is taught to a person is not what an assistant is begun with. */
const MACHINE = /\b(?:ai|assistants?|bots?|voice|automat\w+|machines?)\b/;

/** Chooses what a text may hold and says what each of its sections lacks. */
export function skeletonOf(
  request: Request,
  { topic, second, options }: Knowledge,
  books = true,
  words = request.words,
): Skeleton {
  if (!topic)
    return { points: [], extra: [], stretches: [], sections: [{ section: "subject", wants: 1, has: 0 }] };
  const least = wantedOf({ ...request, words });
  const count =
    request.items === undefined ? Math.max(least, stretchesIn(request) * (isDaily(request) ? 2 : 3)) : least;
  const alone = ALONE.test(request.text);
  const two = TWO.test(request.text);
  const short = request.form === "plan" && (request.days ?? 28) < 28;
  const days = request.form === "plan" && (request.days ?? 28) < 14;
  const early =
    /\bbefore (?:we |you |they )?(?:go|going|launch\w*|switch\w*|start\w*) (?:live|it|over|with|to)\b/.test(
      request.text,
    );
  const refused = refusedIn(request.text);
  const fits = (point: Point) =>
    (!point.state || !request.state || point.state === request.state) &&
    !(point.notFor?.includes(request.audience?.trade ?? "") && !request.text.includes(point.id)) &&
    !(topic.id === "training" && !MACHINE.test(request.text) && starting.points.includes(point)) &&
    !(short && LONG.test(point.task)) &&
    !(days && IN_WEEKS.test(`${point.how} ${point.task}`)) &&
    !(early && starting.points.includes(point) && ["start", "look back"].includes(point.phase)) &&
    !(two && THIRD.test(`${point.do} ${point.how} ${point.check} ${point.task}`)) &&
    !(alone && COMPANY.test(`${point.do} ${point.how} ${point.check} ${point.task}`)) &&
    !(refused && refused.test(`${point.do} ${point.how} ${point.answer} ${point.check} ${point.task}`));
  const from = pointsFor(topic, { second, books });
  const [own, near] = [from.own.filter(fits), from.near.filter(fits)];
  const timely = pointsOf(request)
    .filter(fits)
    .slice(
      0,
      OF_ANSWERING.has(topic.id) || request.occasions.some(({ about }) => about.includes(topic.id))
        ? Math.max(2, Math.ceil(count / 2))
        : 1,
    );
  const beside = fitting(from.beside.filter(fits), request.text, topic);
  const some = own.length ? Math.min(beside.length, Math.floor((count - timely.length) / 3)) : 0;
  const first = fitting(own, request.text, topic);
  const main = Math.max(0, count - timely.length - some);
  const mine = grounded([...timely, ...first.slice(0, main), ...beside, ...first.slice(main)], count);
  const borrowed = near.filter(({ rests }) => !rests).slice(0, Math.max(0, count - mine.length));
  const all = [...mine, ...borrowed];
  // Questions come as they were asked; what is done comes in the order of doing.
  const points = request.form === "questions" || request.face === "ask" ? all : inOrder(all);
  // The general topic has nothing but what it borrows: there it is its own.
  const worth = own.length === 0 ? 1 : 1 / 3;
  const has = mine.length + borrowed.length * worth;
  const entries = { section: "entries", wants: least, has: Math.min(least, has) };
  const base = { points, extra: [], stretches: [] };
  if (request.form === "comparison") {
    const wants = Math.max(2, request.sides.length);
    return { ...base, points: [], sections: [{ section: "sides", wants, has: options.length }] };
  }
  if (request.face === "unknown") return { ...base, sections: [{ ...entries, has: 0 }] };
  if (request.form === "opinion" || request.face === "reason") {
    const wants = request.form === "opinion" ? 3 : count;
    return {
      ...base,
      points: inOrder(
        [...timely.slice(0, 1), ...fitting(own.length ? own : near, request.text, topic)].slice(0, 3),
      ),
      sections: [{ section: "reasons", wants, has: topic.reasons.length }],
    };
  }
  const stretches = request.form === "plan" ? stretchesOf(request.days ?? 28, points, isDaily(request)) : [];
  const free = near.filter((point) => !points.includes(point));
  // What is asked along the way has to have to do with what was asked for.
  const asks = [...telling(request.text)].filter((word) => !RINGING.has(word));
  const related = free.filter(({ ask, answer }) => {
    const said = telling(`${ask} ${answer}`);
    return asks.some((word) => said.has(word));
  });
  const extra = request.form === "how-to" ? related.slice(0, extraOf(words)) : [];
  const sections: Coverage[] = [
    entries,
    ...stretches.map((stretch) => ({ section: stretch.label, wants: 1, has: stretch.points.length })),
  ];
  return { points, extra, stretches, sections };
}

/** The first `count` of them, none without the one that it rests on. */
function grounded(points: readonly Point[], count: number): Point[] {
  const first = points
    .filter(({ id }, i) => points.findIndex((each) => each.id === id) === i)
    .slice(0, count);
  const orphan = first.find(({ rests }) => rests && !first.some(({ id }) => id === rests));
  return orphan
    ? grounded(
        points.filter((point) => point !== orphan),
        count,
      )
    : first;
}

/** What the named times and situations bring: most from the first. */
const pointsOf = ({ occasions: [first, second] }: Request): Point[] => [
  ...(first?.points ?? []).slice(0, 3),
  ...(second?.points ?? []).slice(0, 2),
];

function wantedOf({ form, items, words, days }: Request): number {
  if (items !== undefined) return items;
  if (form === "plan") return Math.max(USUAL.plan, countOf(days ?? 28));
  if (words === undefined) return USUAL[form];
  const each = { "how-to": 58, list: 58, plan: 60, checklist: 22, questions: 60, comparison: 1, opinion: 1 }[
    form
  ];
  // A list is not filled up with what lies beside its subject.
  return Math.max(
    words < 200 ? 2 : 3,
    Math.min(
      form === "checklist" ? 20 : form === "list" ? 7 : words > 800 ? 12 : 10,
      Math.round((words - 80) / each),
    ),
  );
}

const extraOf = (words: number | undefined): number =>
  words === undefined || words < 600 ? 0 : Math.min(6, Math.round((words - 500) / 150));

const stretchesIn = (request: Request): number =>
  request.form === "plan"
    ? isDaily(request)
      ? (request.days ?? 7)
      : countOf(request.days ?? 28)
    : request.form === "checklist"
      ? request.phases.length
      : 0;
const ALONE =
  /\b(?:solo|just me|only me|by myself|on my own|one-(?:man|woman|person)(?! (?:at|on|in)\b)|one (?:man|woman|person) (?:shop|show|business|operation|office|company|firm|practice)|sole (?:owner|proprietor|trader|practitioner)|herself|himself|answering yourself)\b/;
const TWO =
  /\b(?:two[- ](?:person|man|woman)|2[- ](?:person|man)|(?:just |only )?(?:the )?two of us|husband and wife|one helper|my (?:wife|husband|son|brother) and (?:me|i))\b/;
/** What takes a third one. */
const THIRD =
  /\b(?:second name|backup|two names|every night|each night|substitutes?|does nothing else|nothing else to do|students?|stand-?ins?|draw up who|whoever is on duty|who is on duty|committee|half of you)\b/i;
/** What takes a second person. */
const COMPANY =
  /\b(?:colleagues?|each of your people|your people|team|staff|everybody (?:who|asks|knows|may)|one of us|somebody of ours|whose turn|stand-?ins?|second name|hand signal|committee|new people|whoever (?:picks|answers|is rung|takes|sits)|who all|all who answer|those who answer|sit down with|one name on it|a name for each|has one name|from another room|one person answers|agree on)\b/i;

export const phaseTitles: Record<Phase, string> = {
  "find out": "Find out first",
  decide: "Decide",
  "write down": "Write it down",
  try: "Try it",
  start: "Begin",
  "look back": "Look back",
};

/** Points by the phase that they belong to, in the order of doing. */
export const byPhase = (points: readonly Point[]): [Phase, Point[]][] =>
  phases
    .map((phase): [Phase, Point[]] => [phase, points.filter((point) => point.phase === phase)])
    .filter(([, some]) => some.length > 0);
