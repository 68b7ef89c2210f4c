import { capital } from "../../content/capital.ts";
import { answers } from "../../content/writing/answers.ts";
import { type Detail, details } from "../../content/writing/details.ts";
import { telephone, topics } from "../../content/writing/topics/index.ts";
import type { Say } from "./body.ts";
import { h2, h3, p } from "./html.ts";
import { telling } from "./passages.ts";
import { inWords, numberOf, plain } from "./plain.ts";
import type { Request } from "./request.ts";
import { RINGING } from "./skeleton.ts";
import { askedIn, wantedIn } from "./wanted.ts";

const ORDINALS = "every first second third fourth fifth sixth seventh eighth ninth tenth".split(" ");

interface Met {
  /** As the prompt says it. */
  said: string;
  head: string;
  text: string;
}

/** What the prompt says of the readers' own circumstances, with the advice that follows from it; three at most. */
export function metIn({ text, state }: Pick<Request, "text" | "state">): Met[] {
  const found: Met[] = [];
  let rest = text;
  for (const detail of details) {
    const hit = detail.heard.exec(rest);
    if (!hit || found.length > 2 || detail.not?.test(text)) continue;
    rest = rest.replace(hit[0], " ");
    found.push(filled(detail, hit, state === "closed", MISSED.test(text)));
  }
  return found;
}

/** Calls that ring out while the doors are open. */
const MISSED =
  /\b(?:(?:can(?:not|'?t)|nobody|no one|doesn'?t|don'?t|unable to) (?:\w+ )?(?:pick up|picks up|answers?|get to)|miss(?:ed|ing) (?:\w+ )?calls?|unanswered|ring(?:s|ing)? out)\b/;

function filled(
  { head, text, night, missed }: Detail,
  hit: RegExpExecArray,
  atNight: boolean,
  isMissed: boolean,
): Met {
  const { n = "", what = "" } = hit.groups ?? {};
  const count = numberOf(n);
  const isCount = /^(?:\d{1,2}|[a-z]+)$/.test(n) && count > 0;
  const number = isCount && what !== "" && !/^\d/.test(what) ? inWords(count) : n;
  const things =
    isCount && count > 1 && /^[a-z]/.test(what) && !what.endsWith("of us")
      ? what.replace(/(?<!s)$/, "s")
      : what;
  const say = (said: string) =>
    said
      .replaceAll("{nth}", ORDINALS[count] ?? `${count}th`)
      .replaceAll("{n}", number)
      .replaceAll("{what}", things);
  return {
    said: hit[0],
    head: say(head),
    text: say(atNight && night ? night : isMissed && missed ? missed : text),
  };
}

/** Their paragraphs. */
export const circumstances = (met: readonly Met[], say: Say, heading = h2): string[] =>
  met.flatMap(({ head, text }) => [heading(head), p(say(text))]);

/** A question that the prompt puts beside its subject; without an answer it is named as open. */
export interface Put {
  question: string;
  answer: string | undefined;
}

/** Asked questions with their answers: from the answers that fit any trade, or from a piece of advice that answers the same. */
export const putIn = ({ prompt }: Pick<Request, "prompt">): Put[] =>
  askedIn(prompt)
    .filter((question) => !isWhole(prompt, question))
    .map((question) => ({ question, answer: answerTo(question) }));

/** True of a question that is the request itself. */
const isWhole = (prompt: string, question: string): boolean =>
  plain(wantedIn(prompt)).includes(plain(question).replaceAll("’", "'").slice(0, 40).replace(/\?$/, ""));

/** An answer to a question in anybody's words, if there is one. */
export const answerTo = (question: string): string | undefined =>
  answers.find(({ heard }) => heard.test(plain(question)))?.answer ?? adviceOn(question);

const DIRECT =
  /^(?:so )?(?:how (?:often|long|fast|soon|quick|quickly|many|much)|who (?:should|has)|what (?:counts|qualifies|happens)|when should|is it (?:rude|ok|okay|bad|unprofessional)|do (?:customers|people|callers) (?:hate|mind|like))\b/;
/** The answer to a prompt that is itself a plain question, for the top of the text. */
export const inShort = ({ core }: Pick<Request, "core">): string | undefined =>
  DIRECT.test(core) ? answerTo(core.replace(/ and (?:who|how|what|when|where|which)\b.*$/, "")) : undefined;

const points = [telephone, ...topics].flatMap((topic) => topic.points);
function adviceOn(question: string): string | undefined {
  const asked = [...telling(question)].filter((word) => !RINGING.has(word));
  if (asked.length < 2) return undefined;
  const found = points
    .map(({ ask, answer }) => {
      const said = telling(ask);
      return { answer, share: asked.filter((word) => said.has(word)).length / asked.length };
    })
    .sort((one, other) => other.share - one.share)[0];
  return found && found.share >= 0.65 ? found.answer : undefined;
}

/** The questions under their own words; what only the readers know is left for them to fill. */
export const putAnswers = (put: readonly Put[], say: Say, heading: (text: string) => string): string[] =>
  put.flatMap(({ question, answer }) => [heading(question), p(answer ? capital(say(answer)) : OWN)]);
const OWN =
  "[Your own rule, in two sentences: what applies, from when, and who is asked when it does not fit]";

/** The same after the body of a text. */
export const alsoAsked = (put: readonly Put[], say: Say): string[] => {
  const known = putAnswers(
    put.filter(({ answer }) => answer),
    say,
    h3,
  );
  return known.length ? [h2("Also asked"), ...known] : [];
};
