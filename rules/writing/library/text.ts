import { placeOf } from "../../../content/writing/scenes/where.ts";
import { subjects } from "../../../content/writing/library/index.ts";
import { neighborhoods } from "../../../content/writing/library/neighborhoods.ts";
import type { Subject, Told } from "../../../content/writing/library/kinds.ts";
import type { Point } from "../../../content/writing/kinds.ts";
import type { Body, Say } from "../body.ts";
import { constraintsIn } from "../constrained.ts";
import { wantsPlan } from "../courses/write.ts";
import type { Readers } from "../fill.ts";
import type { Form } from "../form.ts";
import { withoutDoer } from "../head.ts";
import { plain } from "../plain.ts";
import { missedSum } from "../missed-sum.ts";
import type { Request } from "../request.ts";
import { telling } from "../passages.ts";
import { RINGING, refusedIn } from "../skeleton.ts";
import { isOfTheirs } from "./of-theirs.ts";
import { ownIn, withScenes } from "./scenes.ts";
import { isMatter } from "../unsaid.ts";
import { wantsScript } from "../wants-script.ts";
import { asks } from "../wanted.ts";
import { forms } from "./forms.ts";
import { isBare, titleOf } from "./titles.ts";
import { familyOf, wantedOf } from "./parts.ts";

/** A day by which it is to be done: 'setting up online booking before the holidays' is about the booking. */
const BY_WHEN =
  / (?:before|by|ahead of|in time for) (?:the )?(?:holidays?|holiday season|christmas|thanksgiving|new year(?:'s)?)\b/;
const DOES =
  /\b(?:set(?:ting)? up|install\w*|choos\w+|launch\w*|introduc\w+|switch\w*|hir(?:e|ing)|train\w*|add(?:ing)?|replac\w+)\b/;

/** What is to be done, without the day by which. */
const doneIn = (matter: string): string => (DOES.test(matter) ? matter.replace(BY_WHEN, "") : matter);

/** The subject that a request is about; the narrower one where several are heard. */
export const subjectIn = (request: Request): Subject | undefined => {
  const { label, clause, text } = request;
  // Who reads it, or does it, is not what it is about.
  const matter = withoutDoer(isBare(request) ? text : plain(`${label} ${clause}`));
  const family = request.audience && familyOf(request);
  const within = (said: string) =>
    subjects.find(
      ({ heard, not, anywhere, of }) =>
        heard.test(anywhere ? text : said) && !not?.test(text) && !(family && of && !of.includes(family)),
    );
  const named = matter.replaceAll(ANSWERS, "$1 ai receptionist $2");
  const done = doneIn(named);
  return within(done) ?? (done === named ? undefined : within(named));
};
/** A machine that takes calls is a receptionist, whatever it is called. */
const ANSWERS =
  /\b(an?|the|our|your|letting|let) (?:ai|bot|computer|robot|machine)(?: system)? ((?:to )?(?:tak|answer|handl|pick|book|screen|triag|talk|cover|do)\w*)/g;
/** 'Reviews and phone service': the second of two subjects that are joined. */
function alsoIn({ clause }: Request, subject: Subject): Subject | undefined {
  const [, tail = ""] = / (?:and|as well as|plus) (.*)$/.exec(doneIn(plain(clause))) ?? [];
  return subject.heard.test(tail)
    ? undefined
    : subjects.find(({ heard, not, id }) => id !== subject.id && heard.test(tail) && !not?.test(tail));
}

/**
 * The passages of two subjects that a request joins: first those in which the one speaks of the other, then the rest
 * of its own; where they never meet they take turns, unless
 * they are neighbors, which say much the same.
 */
function joined(subject: Subject, other: Subject | undefined, { clause }: Request): readonly Told[] {
  // Its own name has both of them already.
  if (!other || other.heard.test(plain(subject.name))) return subject.passages;
  const said = plain(clause);
  const ofOther = other.heard.exec(said)?.[0] ?? other.name;
  const ofOwn = subject.heard.exec(said)?.[0] ?? subject.name;
  const meet = subject.passages.filter(({ heard }) => heard?.test(ofOther));
  const met = other.passages.filter(({ heard }) => heard?.test(ofOwn));
  const isBeside = neighborhoods.some((ids) => ids.includes(subject.id) && ids.includes(other.id));
  if (isBeside) return [...meet, ...subject.passages.filter((told) => !meet.includes(told))];
  if (!meet.length && !met.length)
    return subject.passages.flatMap((told, i) => [told, ...other.passages.slice(i, i + 1)]);
  return [...meet, ...met, ...subject.passages.filter((told) => !meet.includes(told))];
}

/** What a time or a situation brings, as passages. */
const toldOf = (point: Point): Told => ({
  does: point.do,
  asks: point.ask,
  says: [point.how],
  mistake: [point.mistake, point.harm],
  checks: [point.check],
  tasks: [point.task],
});

/** 'She leaves in two weeks' names a time and asks for no plan. */
const formOf = ({ form, text, clause }: Request, { view }: Subject): Form =>
  // A question wants an answer where there is no view to hold, and 'why' the reasons of just that.
  (form === "opinion" &&
    /^why\b/.test(plain(clause)) &&
    !/\b(?:opinion|op-?ed|rant|column|essay)\b/.test(text)) ||
  (form === "opinion" && !view && asks(clause)) ||
  (form === "plan" && !wantsPlan({ form, text }))
    ? "how-to"
    : form;

/** A text on a subject in the form that is asked for, from its passages and those of what is joined to it. */
export function textOf(subject: Subject, request: Request, readers: Readers, sayAll: Say): Body | undefined {
  const refused = refusedIn(request.text);
  const isRefused = refused && !subject.heard.test(refused.source) ? refused : undefined;
  const say: Say = isRefused ? (text) => without(isRefused, sayAll(text)) : sayAll;
  const occasions = subject.ofTimes ? [] : request.occasions;
  const [first, second] = occasions
    .filter(({ at }) => !subject.heard.test(at))
    // Who keeps a visit on a Saturday isn’t who calls while nobody’s there.
    .filter(({ row }) => row !== "night" || placeOf(subject.id)?.first !== "kept")
    .map(({ points }) => points.map(toldOf));
  const timed = [...(first ?? []).slice(0, 2), ...(second ?? []).slice(0, 1)];
  const sum = missedSum(request.typed, readers.sums?.worth);
  const passages = [
    ...withScenes(subject.id, joined(subject, alsoIn(request, subject), request), request),
    ...timed,
  ]
    .filter(
      ({ matter }) => !request.audience || matter?.test(`${request.text} ${request.audience.one}`) !== false,
    )
    .filter(({ does }) => !constraintsIn(request).some(({ breaks }) => breaks.test(does)))
    .map((told) => forThem(told, request))
    .map((told) =>
      told.sum && (sum || readers.sums)
        ? { ...told, says: sum ? [sum, ...told.says.slice(1)] : told.says, eg: {} }
        : told,
    );
  const whole = { ...subject, passages };
  const wanted = wantedOf(whole, subjects, request, timed);
  const form = formOf(request, subject);
  const told = forms[form]({
    request,
    subject: whole,
    wanted,
    family: familyOf(request),
    say,
  });
  if (!told) return undefined;
  const body = asShown(told);
  const said = plain(body.content.join(" "));
  const left = wanted.left.filter(
    (part) =>
      isMatter(part, request) &&
      tellsSomething(part, request) &&
      !isSaid(part, said) &&
      !CURES.test(plain(part)) &&
      !constraintsIn(request).some(({ heard }) => heard.exec(request.text)?.[0].includes(plain(part))) &&
      !request.limits.some((limit) => plain(limit).includes(plain(part))),
  );
  return {
    ...body,
    form,
    title: titleOf(request, subject, readers, say, body, form),
    about: subject.name,
    ...ownIn(body, request),
    left,
  };
}

/** What a request will not have is in no clause and in no sentence, as long as others are left. */
function without(refused: RegExp, text: string): string {
  if (!refused.test(text)) return text;
  const kept = text
    .split(/(?<=[.?!]”?) (?=[A-Z“])/)
    .map((sentence) =>
      refused.test(sentence)
        ? sentence.replace(/, (?:or|and) ([^,.;:?!]*)(?=[.?!])/, (clause) =>
            refused.test(clause) ? "" : clause,
          )
        : sentence,
    )
    .filter((sentence) => !refused.test(sentence));
  return kept.length ? kept.join(" ") : text;
}

/** So many examples of what to say are read; a list of them, or a script, has all. */
const LINES = 4;
const WORDS =
  /^(?:greetings|scripts|examples|templates|phrases|sentences|messages|texts|recordings|voicemails)$/;

/** A passage without another trade's example or too many words to copy; the same one where it has neither. */
function forThem(told: Told, request: Request): Told {
  const { eg, lines, ...rest } = told;
  const all = Object.entries(eg ?? {});
  const own = all.filter(([, example]) => isOfTheirs(example, request));
  const isLong = lines !== undefined && lines.length > LINES && !wantsAll(request);
  if (own.length === all.length && !isLong) return told;
  return {
    ...rest,
    ...(own.length ? { eg: Object.fromEntries(own) } : {}),
    ...(lines ? { lines: isLong ? lines.slice(0, LINES) : lines } : {}),
  };
}

const wantsAll = (request: Request): boolean =>
  request.words !== undefined ||
  WORDS.test(request.noun) ||
  wantsScript(request) ||
  /\b(?:scripts?|greetings?|wording|templates?)\b/.test(request.text);

/** A text without its words to copy does not announce them, at its head or at its end. */
function asShown(body: Body): Body {
  const [lead = "", ...rest] = body.content;
  if (rest.some((block) => /<ul>|<table/.test(block))) return body;
  const close =
    body.close && /\b(?:scripts?|words below|read (?:it|them) aloud)\b/i.test(body.close)
      ? undefined
      : body.close;
  return {
    ...body,
    content: [lead.replaceAll(/ ?[^.?!<>]*\bbelow\b[^.?!<>]*[.?!]/g, ""), ...rest],
    ...(close ? { close } : { close: undefined }),
  };
}

/** What is done about each of them stands with each of them. */
const CURES = /^how (?:[\w’'-]+ ){1,5}(?:prevents?|avoids?|fix(?:es)?|stops?) (?:it|them|that|this)$/;

/** False of a part that only says that it is about the telephone, and of whom. */
const tellsSomething = (part: string, { audience }: Request): boolean => {
  const said = plain(part);
  const words = [...telling(audience ? said.replace(audience.heard, " ") : said)];
  return words.some((word) => !RINGING.has(word) && !/^(?:small|office|practic\w*|firm|busi\w*)$/.test(word));
};

/** True of a part whose telling words stand in the text. */
function isSaid(part: string, said: string): boolean {
  const words = plain(part)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 4);
  return (
    words.length === 0 ||
    words.filter((word) => said.includes(word.slice(0, 6))).length * 3 >= words.length * 2
  );
}
