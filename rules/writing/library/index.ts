import { versus } from "../../../content/writing/library/versus/index.ts";
import { caseStory } from "../../../content/writing/outline/special.ts";
import type { Body, Say } from "../body.ts";
import { isContrary } from "../claim.ts";
import { type Readers, speaker } from "../fill.ts";
import { answersIt } from "../answers-it.ts";
import { constrained } from "../constrained.ts";
import { courseBody } from "../courses/write.ts";
import { p } from "../html.ts";
import { plain } from "../plain.ts";
import { isPost } from "../post.ts";
import { servedTopic } from "../served.ts";
import { forTheirCustomers, readersOf } from "../readers.ts";
import type { Request } from "../request.ts";
import { asks } from "../wanted.ts";
import { wayCriteria, ways } from "../../../content/writing/library/versus/ways.ts";
import { comparedIn, waysBeside, waysIn } from "./compared.ts";
import { beforeItAnswers } from "./before-it-answers.ts";
import { countedBody, hasCounted, isByNature } from "./counted.ts";
import { ownCalls } from "./own-calls.ts";
import { byEnumeration } from "./enumerated.ts";
import { lengthOf } from "./sections.ts";
import { isOnAllOfIt, isOnPhones, nearestTo } from "./nearest.ts";
import { ownSubject } from "./own-subject.ts";
import { subjectTitle } from "./titles.ts";
import { familyOf, partsOf } from "./parts.ts";
import { subjectIn, textOf } from "./text.ts";

/** The readers, with the words of whoever keeps appointments where the prompt names no trade. */
function readersFor(request: Request): Readers {
  const readers = readersOf(request);
  // Nobody is a new homeowner because they call a plumber.
  const ofHome = /^home/.test(readers.trade.customers);
  const { customer, customers } = ofHome ? { customer: "customer", customers: "customers" } : readers.trade;
  // New parents have a newborn; a family is new where they have never been.
  const trade = /famil/.test(readers.trade.newOnes)
    ? readers.trade
    : { ...readers.trade, newOne: `new ${customer}`, newOnes: `new ${customers}` };
  return {
    ...readers,
    trade: request.audience ? trade : { ...trade, books: false, system: "your calendar" },
  };
}

/** A case of made-up numbers is arithmetic, and nobody's story. */
const isMadeUp = ({ text }: Request): boolean =>
  /\b(?:made[- ]up|hypothetical|fiction\w*|invented|imagin\w+|worked example)\b/.test(text);

const STRETCH = /^(?:before|after|during|first|second|third|day|week|month)\b/i;

/** A text of whole passages, where the library has the subject in the form that is asked for. */
export function libraryBody(request: Request, noCourse = false): Body | undefined {
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
  const ready = beforeItAnswers(request, readers, speaker(readers));
  if (ready) return constrained(ready, request);
  const planned = noCourse ? undefined : courseBody(request, readers);
  if (planned) return { ...constrained(planned, request), isCourse: true };
  const say = speaker(readers);
  const several = byEnumeration(request, say);
  const own = ownCalls(request, readers, say);
  // What is the readers’ own has its share of a length.
  const room =
    request.words && own.length
      ? { ...request, words: Math.max(LEAST_BESIDE, request.words - lengthOf(own.join(" "))) }
      : request;
  const body =
    several ??
    (request.form === "comparison" ? compared(request, room, say) : written(request, readers, say));
  // What is told of the same people and of another event is no answer.
  if (!body || !answersIt(body, request)) return undefined;
  return constrained({ ...body, content: [...body.content, ...own] }, request);
}

const LEAST_BESIDE = 300;

/** 'Should we let it book consults?' wants an answer where its subject has no view to hold. */
const wantsAnswer = (request: Request): boolean => {
  const subject = asks(request.clause) ? subjectIn(request) : undefined;
  return subject !== undefined && !subject.view && !subject.ofTimes;
};

const written = (request: Request, readers: Readers, say: Say): Body | undefined => {
  const subject = subjectIn(request);
  const isOwn = subject && hasCounted(subject, request);
  const counted = isOwn ? undefined : countedBody(request, readers, say);
  if (counted) return counted;
  // Advice is no sign and no cost.
  if (!isOwn && isByNature(request)) return undefined;
  const own = subject && textOf(subject, request, readers, say);
  // Of a subject that has too few of them, or others, those of the whole matter are told.
  return isOwn && !(own && answersIt(own, request)) ? countedBody(request, readers, say) : own;
};

/** The nearest subject's text under its own name, with a note that it is only near. */
export function nearestBody(request: Request): Body | undefined {
  // What is near has other entries than the asked ones.
  if (isByNature(request)) return undefined;
  const isText = request.form !== "comparison" && request.form !== "opinion" && !isPost(request);
  const near = request.form === "comparison" || isPost(request) ? undefined : nearestTo(request);
  // What a trade’s phone is like altogether answers who asks for all of it, and nobody else.
  const own = isText && isOnPhones(request) && isOnAllOfIt(request) ? ownSubject(request) : undefined;
  const subject = near ?? own;
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
    ...(request.form === "list" && near ? ({ form: "how-to", items: undefined, noun: "" } as const) : {}),
    prompt: subject.name,
    label: "",
    include: [],
  };
  const readers = readersFor(request);
  const say = speaker(readers);
  // All of the telephone is what was asked for.
  if (!near && isOnAllOfIt(request)) {
    const whole = textOf({ ...subject, name: "the phone" }, { ...request, include: [] }, readers, say);
    return whole && { ...whole, left: [] };
  }
  const body = textOf(subject, bare, readers, say);
  return (
    body && {
      ...body,
      // The note says what is missing.
      left: [],
      title: subjectTitle(bare, subject, readers, say, body.heads),
      content: [body.content[0] ?? "", onlyNear(request.clause, subject.name), ...body.content.slice(1)],
    }
  );
}

const onlyNear = (asked: string, name: string): string =>
  p(
    `(A note for the editor: you asked for “${asked}”. This site has nothing on exactly that; the nearest it has is below, on ${name}. Keep what fits, or ask again with the word that matters most.)`,
  );

/** `room` is the request with the length that is left for the two. */
function compared(request: Request, room: Request, say: Say): Body | undefined {
  const matter = plain(`${request.label} ${request.clause} ${request.sides.join(" / ")}`);
  const found = versus.find(
    ({ sides, criteria, not }) =>
      !not?.test(matter) &&
      waysIn(request).length < 3 &&
      sides.every(({ heard }) => heard.test(matter)) &&
      // A third side is told nowhere.
      request.sides.every((side) => [...sides, ...criteria].some(({ heard }) => heard.test(side))),
  );
  if (found) return comparedIn(found, room, familyOf(request), say);
  const several = waysIn(request);
  const known = request.sides.every(
    (side) => ways.some(({ heard }) => heard.test(side)) || wayCriteria.some(({ heard }) => heard.test(side)),
  );
  return several.length > 1 && several.length >= request.sides.length && known
    ? waysBeside(several, request, say)
    : undefined;
}
