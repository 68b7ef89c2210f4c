import { capital } from "../../content/capital.ts";
import { gerundOf } from "./gerund.ts";
import { argumentsFor } from "../../content/writing/outline/arguments.ts";
import { type Thesis, theses } from "../../content/writing/outline/theses.ts";
import type { OutlinePoint } from "../../content/writing/outline/kind.ts";
import { h2, list, p, table } from "./html.ts";
import { plain } from "./plain.ts";
import { small } from "./phrases.ts";
import type { Head } from "./outline-facets.ts";

/** 'Landlords should allow pets': whom a view is on, and what they are to do. */
export const SHOULD = /^(?:why )?(.{2,50}?) should (not |never |stop |always )?(.+)$/i;

/** 'Why we stopped taking deposits': what a business did, and tells of itself. */
const DID =
  /^(?:why )?(?:we|i) (?:have )?(stopped|quit|started|began|switched|moved|changed|closed|raised|no longer|don['’]t|do not|never|always|will not|won['’]t) (.+)$/i;

/** A decision of one's own is argued by what it was like before, what it cost, and who lost by it. */
function decisionOf(verb: string, what: string, around: readonly Head[]): string[] {
  const isLeft = !/^(?:started|began|switched|moved|changed|raised|always)$/i.test(verb);
  const said = /^(?:no longer|always|never|don|do not|will not|won)/i.test(verb) ? gerundOf(what) : what;
  const thing = said.replace(/[\s.!?]{1,9}$/, "").replaceAll(/\bour\b/gi, "your");
  return [
    h2("The day that decided it"),
    p(
      "One day, one conversation, with the hour and the words. No reason yet. To find out: who was there, and do they remember it the same way?",
    ),
    h2("How it was before"),
    p(
      "Be fair to the old way: why you had it, and for whom it was right. To find out: how many people chose it in the last year, and what each brought or cost.",
    ),
    h2(isLeft ? `What ${thing} really cost` : "What it has cost so far"),
    p(
      "One sum that a reader can check, line by line: money, hours, people.",
      "To find out: the last five cases, from your own books, the good ones too.",
    ),
    ...around.flatMap(({ heading, asks }) => [h2(heading), list("ul", asks)]),
    ...triedBy(what),
    h2("Who loses by it, and what you say to them"),
    p(
      "Somebody does. Name whom, what they said, and the exception that you make, if you make one. A piece that leaves them out reads like an ad.",
      "To find out: what did the last one who asked for it do instead?",
    ),
    h2("The other side"),
    p(
      "The strongest reason to do it the old way, as somebody would put it who still does and does well. Then the part of it that’s right.",
    ),
    h2("What has changed since, and what would change your mind"),
    p(
      "The same sum after half a year, and the figure at which you’d go back. End there: it’s what makes the rest believable.",
    ),
  ];
}

const triedBy = (what: string): string[] => {
  const tries = argumentsFor.find(({ heard }) => heard.test(plain(what)))?.tries;
  return tries ? [h2("Arguments to try, each with its figure"), list("ul", tries)] : [];
};

const PLACES =
  /\b(?:firms?|restaurants?|shops?|stores?|offices?|practices?|clinics?|compan(?:y|ies)|business(?:es)?|salons?|studios?|schools?|hotels?|baker(?:y|ies)|caf[eé]s?|gyms?|agenc(?:y|ies)|towns?|cit(?:y|ies)|states?|countr(?:y|ies)|count(?:y|ies)|districts?|librar(?:y|ies)|museums?|church(?:es)?|hospitals?|universit(?:y|ies)|colleges?|neighborhoods?)$/;

const thesisOf = (claim: string): Thesis | undefined => theses.find(({ heard }) => heard.test(plain(claim)));
/** True of a claim whose figures and objection are known. */
export const hasThesis = (claim: string): boolean => thesisOf(claim) !== undefined;

/** A view whose own sum, losers and objection are known. */
const thesisView = ({ day, sum, whom, other, follows, facts }: Thesis, around: readonly Head[]): string[] => [
  h2("The day that shows it"),
  p(`Begin with it, before any opinion. ${day}`),
  h2("What it costs, line by line"),
  list("ul", [...sum, ...around.flatMap(({ asks }) => asks)]),
  h2("Who gains by it, and who loses"),
  p(`${whom} Quote the answer that you like less.`),
  h2("The other side"),
  p(`${other} Grant the part that’s right.`),
  h2("What follows"),
  p(follows),
  h2("Facts to collect"),
  table(
    ["What", "Where it is", "What it says, with the date"],
    facts.map(([what, where]) => [what, where, "…"]),
  ),
];

/** Reasons, the objection and what follows of a view, asked with the request's own words. */
const QUESTION = /^(?:should|is|are|do|does|can|will|would|must|has|have) |^(?:whether|which|what) /i;
const ASKED_HOW = /^(?:how|when|where|who|which|what) /i;
/** What is held stands in the first line, as an answer where it was asked. */
const answerFirst = (claim: string): string[] => {
  const said = claim.replace(/(?<![\s.!?])[\s.!?]+$/, "");
  return [
    h2("The answer, in one line"),
    p(
      ASKED_HOW.test(said)
        ? "“[How much, how often or which], for [whom], because [one figure].” It stands first, and nothing below takes it back."
        : QUESTION.test(said)
          ? "“[Yes / no / only for whom], [by how much or from when], because [one figure].” It stands first, and nothing below takes it back."
          : `“${heldIn(said)}, because [one figure].” It stands first, and nothing below takes it back.`,
    ),
  ];
};
/** A title as the sentence that it holds: ‘Why most are late’, ‘The case against giving free quotes’. */
const heldIn = (title: string): string =>
  capital(
    title
      .replace(/^why (?!(?:is|are|do|does|should|can|would)\b)/i, "")
      .replace(/^the case against (\w+ing\b.*)$/i, "$1 costs more than it brings")
      .replace(/^the case for (\w+ing\b.*)$/i, "$1 brings more than it costs"),
  );
/** Whether something pays is told by what an hour of it leaves, whatever it is. */
const WORTH = /\b(?:worth|pays? off|make(?:s)? sense|smart|good idea|waste of)\b/i;
const WEIGHED = [
  "What does an hour of it leave, beside an hour of your other work? To find out: the last five times, with every hour, material and whatever was done twice.",
  "What doesn’t get done meanwhile, and for whom? To find out: two months of the calendar, the days before and after it too.",
  "Who came through it, and who of them came again? To find out: a year’s list by name, with what each has brought since.",
  "What goes wrong with it, and what did the worst time cost? To find out: whoever was there, asked alone.",
  "What do two say who gave it up, and one who lives by it? To find out: the same three questions to each, with their figures.",
  "At which figure does the answer turn? To find out: the least certain number above, doubled and halved.",
];
const THREE = [
  "What it costs or brings in a year: $[…], from your own books",
  "How often it happens: [number] times in four weeks, counted by [name]",
  "Who has done it, and what came of it: [name], [figure] before and after",
];

/** What decides a matter that has questions of its own, each with where its figure is. */
const decidedBy = (own: readonly OutlinePoint[]): string[] => [
  h2("What decides it, each with its figure"),
  list(
    "ul",
    own.map(([, question, find, says = ""]) => `${question} ${says} To find out: ${small(find)}`),
  ),
];

/** `own` is what only the matter of a view is asked. */
export function viewOf(claim: string, around: readonly Head[], own: readonly OutlinePoint[] = []): string[] {
  const [, verb = "", what = ""] = DID.exec(claim) ?? [];
  if (what) return decisionOf(verb, what, around);
  const thesis = thesisOf(claim);
  if (thesis) return [...answerFirst(claim), ...thesisView(thesis, around)];
  const [, who = "", how = "", action = ""] = SHOULD.exec(claim.replace(/(?<![\s.!?])[\s.!?]+$/, "")) ?? [];
  const people = small(who)
    .replaceAll(/\b(?:my|our)\b/gi, "your")
    .replace(/^(?:every|each|any) /i, (each) => (PLACES.test(small(who)) ? "a " : each));
  const isNot = /^(?:not|never) /i.test(how);
  const done = /^stop /i.test(how) ? `stop ${action}` : action;
  const isThem = people !== "" && !/^(?:it|that|this|there|i|we|you)\b/.test(people);
  const isLong = done.split(" ").length > 4;
  const stopped = /^stop /i.test(how) && /^[a-z]+ing\b/i.test(action);
  const [first, second, against, follows] = stopped
    ? [
        `What does ${action} cost: money, minutes, people? Name one sum, and how you know it.`,
        "Which day shows it best: who was there, what was said?",
        `What would somebody answer who gains by ${action}? At its strongest, in their words, with the sum.`,
        `What takes the place of ${action} from Monday on, and what would prove you wrong?`,
      ]
    : isNot
      ? [
          `What happened when somebody did ${done}: what did it cost, whom, and how do you know?`,
          "Which day shows it best: who was there, what was said?",
          `What would somebody answer who does ${done} and does well? At its strongest, in their words.`,
          "What is done in its place from Monday on, and what would prove you wrong?",
        ]
      : isThem
        ? [
            `What did it cost ${people} ${PLACES.test(people) ? "that" : "who"} did not ${done}: money, hours, people? Name the sum, and how you know it.`,
            "Which day shows it best: who was there, what was said?",
            `What would somebody answer who tried ${isLong ? "just that" : `to ${done}`} and gave up? At its strongest, in their words, with the sum.`,
            `What is the smallest ${isLong ? "step toward it" : `way to ${done}`} that can be tried for a month, and what would prove you wrong?`,
          ]
        : [
            QUESTION.test(claim)
              ? "What did a year of it cost somebody who did it, and what came of it? Name the sum, and how you know it."
              : `What have you seen or counted that makes you say “${claim}”? Name the day and the figure.`,
            "Whom does it harm or help besides you, and what do they say about it?",
            "What would somebody answer who has lived by the contrary for years?",
            "What should a reader do differently this week, and what would prove you wrong?",
          ];
  return [
    ...answerFirst(claim),
    h2("The day that shows it"),
    p(`Begin with one day and what was said on it, before any opinion. To find out: ${small(second)}`),
    ...(own.length
      ? decidedBy(own)
      : [
          h2("What it costs, and whom"),
          p("One sum that a reader can check, worked out line by line."),
          list("ul", [first, ...around.flatMap(({ asks }) => asks)]),
          ...(WORTH.test(claim)
            ? [h2("What decides it, each with its figure"), list("ul", WEIGHED)]
            : [h2("Three arguments, each with the figure it needs"), list("ul", THREE)]),
        ]),
    // What the matter itself is decided by says more than what any view is.
    ...(own.length ? [] : triedBy(action)),
    h2("Who gains by it, and who loses"),
    p(
      "One of each, with a name if they agree, and what changes in their week. Readers believe a view that says whom it hurts. To find out: ask both the same question, and quote the answer that you like less.",
    ),
    h2("The other side"),
    p(
      `The strongest thing that can be said against it, in the words of somebody who holds it, and the part in which they’re right. To find out: ${small(against)}`,
    ),
    h2("What follows"),
    p(
      `What is done differently from Monday on, and the figure that would change your mind. To find out: ${small(follows)}`,
    ),
  ];
}
