import { subjects } from "../../../content/writing/library/index.ts";
import { neighborhoods } from "../../../content/writing/library/neighborhoods.ts";
import { versus } from "../../../content/writing/library/versus/index.ts";
import { caseStory } from "../../../content/writing/outline/special.ts";
import type { Subject, Told } from "../../../content/writing/library/kinds.ts";
import type { Point } from "../../../content/writing/kinds.ts";
import type { Body, Say } from "../body.ts";
import { isContrary } from "../claim.ts";
import { type Readers, speaker } from "../fill.ts";
import { courseBody, wantsPlan } from "../courses/write.ts";
import type { Form } from "../form.ts";
import { p } from "../html.ts";
import { plain } from "../plain.ts";
import { isPost } from "../post.ts";
import { missedSum } from "../missed-sum.ts";
import { servedTopic } from "../served.ts";
import { forTheirCustomers, readersOf } from "../readers.ts";
import type { Request } from "../request.ts";
import { telling } from "../passages.ts";
import { RINGING } from "../skeleton.ts";
import { isMatter } from "../unsaid.ts";
import { asks } from "../wanted.ts";
import { forms } from "./forms.ts";
import { wayCriteria, ways } from "../../../content/writing/library/versus/ways.ts";
import { comparedIn, waysBeside, waysIn } from "./compared.ts";
import { nearestTo } from "./nearest.ts";
import { isBare, subjectTitle, titleOf } from "./titles.ts";
import { familyOf, partsOf, wantedOf } from "./parts.ts";

/** The readers, with the words of whoever keeps appointments where the prompt names no trade. */
function readersFor(request: Request): Readers {
  const readers = readersOf(request);
  const { customer, customers } = readers.trade;
  const trade = { ...readers.trade, newOne: `new ${customer}`, newOnes: `new ${customers}` };
  return {
    ...readers,
    trade: request.audience ? trade : { ...trade, books: false, system: "your calendar" },
  };
}

/** The subject that a request is about; the narrower one where several are heard. */
export const subjectIn = (request: Request): Subject | undefined => {
  const { label, clause, text } = request;
  const matter = isBare(request) ? text : plain(`${label} ${clause}`);
  const family = request.audience && familyOf(request);
  return subjects.find(
    ({ heard, not, anywhere, of }) =>
      heard.test(anywhere ? text : matter) && !not?.test(text) && !(family && of && !of.includes(family)),
  );
};

/** 'Reviews and phone service': the second of two subjects that are joined. */
function alsoIn({ clause }: Request, subject: Subject): Subject | undefined {
  const [, tail = ""] = / (?:and|as well as|plus) (.*)$/.exec(plain(clause)) ?? [];
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

const CALLED: Record<Form, string> = {
  "how-to": "A guide",
  list: "A list",
  plan: "A plan",
  checklist: "A checklist",
  questions: "Questions and answers",
  opinion: "A point of view",
  comparison: "A comparison",
};

/** A case of made-up numbers is arithmetic, and nobody's story. */
const isMadeUp = ({ text }: Request): boolean =>
  /\b(?:made[- ]up|hypothetical|fiction\w*|invented|imagin\w+|worked example)\b/.test(text);

const STRETCH = /^(?:before|after|during|first|second|third|day|week|month)\b/i;

/** A text of whole passages, where the library has the subject in the form that is asked for. */
export function libraryBody(request: Request): Body | undefined {
  if (
    isPost(request) ||
    forTheirCustomers(request) ||
    (caseStory.heard.test(request.text) && !isMadeUp(request))
  )
    return undefined;
  // What is held in the prompt's own view, or against the site's, is argued elsewhere.
  const isElsewhere = isContrary(request) || request.occasions.length > 0;
  if (request.form === "opinion" && isElsewhere && !wantsAnswer(request)) return undefined;
  // The first week of somebody new has its days.
  if (servedTopic(request) === "training") return undefined;
  // Stretches of time that the prompt names are its own frame.
  const named = request.form === "checklist" && !request.phases.some((phase) => STRETCH.test(phase));
  if ((request.phases.length && !named) || partsOf(request).filter((part) => STRETCH.test(part)).length > 1)
    return undefined;
  const readers = readersFor(request);
  const planned = courseBody(request, readers);
  if (planned) return planned;
  const say = speaker(readers);
  const body = request.form === "comparison" ? compared(request, say) : written(request, readers, say);
  if (!body) return undefined;
  return {
    ...body,
    excerpt: excerptFor(say(body.excerpt), `${CALLED[request.form]} for ${readers.many}.`),
  };
}

const EXCERPT_MAX = 230;
/** The first sentences, as far as they fit; one that is short by itself says what kind of text it is. */
function excerptFor(said: string, called: string): string {
  const [first = "", second = ""] = said.split(/(?<=[.?!]”?) /);
  if (second && first.length + second.length < EXCERPT_MAX) return `${first} ${second}`;
  return first.length + called.length < EXCERPT_MAX ? `${first} ${called}` : first;
}

/** 'Should we let it book consults?' wants an answer where its subject has no view to hold. */
const wantsAnswer = (request: Request): boolean => {
  const subject = asks(request.clause) ? subjectIn(request) : undefined;
  return subject !== undefined && !subject.view && !subject.ofTimes;
};

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

const written = (request: Request, readers: Readers, say: Say): Body | undefined => {
  const subject = subjectIn(request);
  return subject && textOf(subject, request, readers, say);
};

function textOf(subject: Subject, request: Request, readers: Readers, say: Say): Body | undefined {
  const occasions = subject.ofTimes ? [] : request.occasions;
  const [first, second] = occasions
    .filter(({ at }) => !subject.heard.test(at))
    .map(({ points }) => points.map(toldOf));
  const timed = [...(first ?? []).slice(0, 2), ...(second ?? []).slice(0, 1)];
  const sum = missedSum(request.typed);
  const passages = [...joined(subject, alsoIn(request, subject), request), ...timed].map((told) =>
    told.sum && sum ? { ...told, says: [sum, ...told.says.slice(1)], eg: {} } : told,
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
      !request.limits.some((limit) => plain(limit).includes(plain(part))),
  );
  return { ...body, title: titleOf(request, subject, readers, say, body, form), about: subject.name, left };
}

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

/** False of a part that only says that it is about the telephone, and of whom. */
const tellsSomething = (part: string, { audience }: Request): boolean => {
  const said = plain(part);
  const words = [...telling(audience ? said.replace(audience.heard, " ") : said)];
  return words.some((word) => !RINGING.has(word) && !/^(?:small|office|practic\w*|firm|busi\w*)$/.test(word));
};

/** The nearest subject's text under its own name, with a note that it is only near. */
export function nearestBody(request: Request): Body | undefined {
  const subject = request.form === "comparison" || isPost(request) ? undefined : nearestTo(request);
  if (
    !subject ||
    request.phases.length ||
    forTheirCustomers(request) ||
    isContrary(request) ||
    caseStory.heard.test(request.text)
  )
    return undefined;
  // Its own title: the prompt's would promise what is not there.
  const bare = {
    ...request,
    // Its signs or mistakes are not the asked ones.
    ...(request.form === "list" ? ({ form: "how-to", items: undefined, noun: "" } as const) : {}),
    prompt: subject.name,
    label: "",
    include: [],
  };
  const readers = readersFor(request);
  const say = speaker(readers);
  const body = textOf(subject, bare, readers, say);
  return (
    body && {
      ...body,
      title: subjectTitle(bare, subject, readers, say, body.heads),
      content: [body.content[0] ?? "", onlyNear(request.clause, subject.name), ...body.content.slice(1)],
    }
  );
}

const onlyNear = (asked: string, name: string): string =>
  p(
    `(A note for the editor: you asked for “${asked}”. This site has nothing on exactly that; the nearest it has is below, on ${name}. Keep what fits, or ask again with the word that matters most.)`,
  );

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

function compared(request: Request, say: Say): Body | undefined {
  const matter = plain(`${request.label} ${request.clause} ${request.sides.join(" / ")}`);
  const found = versus.find(
    ({ sides, criteria, not }) =>
      !not?.test(matter) &&
      waysIn(request).length < 3 &&
      sides.every(({ heard }) => heard.test(matter)) &&
      // A third side is told nowhere.
      request.sides.every((side) => [...sides, ...criteria].some(({ heard }) => heard.test(side))),
  );
  if (found) return comparedIn(found, request, familyOf(request), say);
  const several = waysIn(request);
  const known = request.sides.every(
    (side) => ways.some(({ heard }) => heard.test(side)) || wayCriteria.some(({ heard }) => heard.test(side)),
  );
  return several.length > 1 && several.length >= request.sides.length && known
    ? waysBeside(several, request, say)
    : undefined;
}
