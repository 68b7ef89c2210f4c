import { subjects } from "../../../content/writing/library/index.ts";
import type { Family, Subject, Told } from "../../../content/writing/library/kinds.ts";
import { capital } from "../../../content/capital.ts";
import type { Body, Say } from "../body.ts";
import { h2, h3, p } from "../html.ts";
import { inWords, plain } from "../plain.ts";
import type { Request } from "../request.ts";
import { familyOf, isFor } from "./parts.ts";
import { typedTitle } from "./titles.ts";
import { lengthOf, toldIn } from "./sections.ts";

const WORD = "(?!(?:at|for|in|by|from|when|who|that|with|while|without|during)\\b)[\\w’'-]{2,24}";
const THING = `${WORD}(?: ${WORD}){0,3}`;
/** '… about prices, emergencies and refills at a clinic', '…: phones, online scheduling and reminders'. */
const LISTED = new RegExp(
  `(?:: | (?:about|on|covering|regarding|handle|handling) )((?:${THING}, ){1,5}${THING}(?:(?:, |,? (?:and|or|plus) )${THING}))(?: (?:at|for|in) [\\w’' -]{3,60})?[.?!]?$`,
  "i",
);
const LEAST = 3;

/** Things that a request puts beside each other in one breath, none of which is the subject of the others. */
export function enumeratedIn({ clause }: Pick<Request, "clause">): string[] {
  const parts = (LISTED.exec(clause)?.[1] ?? "")
    .split(/, (?:and |or |plus )?| (?:and|or|plus) /)
    .map((part) => part.replace(/^(?:the|our|your|my|their|a|an) /i, "").trim())
    .filter(Boolean);
  return parts.length >= LEAST ? parts : [];
}

/** The telephone by itself is the subject that the others stand beside. */
export const PHONES = /^(?:(?:tele)?phones?|(?:phone )?calls?|phone (?:lines?|service|setup))$/;

/** What the library has on a thing that is only named. */
export function subjectOfPart(part: string, family: Family): Subject | undefined {
  const said = plain(part);
  const tries = [
    said,
    `${said} calls`,
    `${said.replace(/s$/, "")} calls`,
    `ask about ${said}`,
    `${said} on the phone`,
  ];
  for (const text of tries) {
    const found = subjects.find(
      ({ heard, not, of }) => heard.test(text) && !not?.test(text) && (!of || of.includes(family)),
    );
    if (found) return found;
  }
  return undefined;
}

const listedAs = (names: readonly string[]): string => `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

const USUAL = 800;
/** So many passages of each thing say what it is about. */
const EACH = 2;

/** A text of several things, each with what its own subject says of it; absent where most of them have none. */
export function byEnumeration(request: Request, say: Say): Body | undefined {
  const { form, words = USUAL } = request;
  const parts = form === "how-to" || form === "questions" ? enumeratedIn(request) : [];
  const family = familyOf(request);
  const found = parts.map((part) => ({ part, subject: subjectOfPart(part, family) }));
  const told = found.flatMap(({ part, subject }) =>
    subject ? [{ part, subject, passages: passagesOn(subject, family, SAYS.test(request.text)) }] : [],
  );
  if (told.length * 2 <= parts.length || new Set(told.map(({ subject }) => subject)).size < 2)
    return undefined;
  const most = Math.max(60, words / (told.length * EACH) - 20);
  const tell = (each: Told) => {
    const whole = toldIn(each, family, say);
    return lengthOf(whole.join(" ")) > most * 1.4 ? toldIn(each, family, say, most) : whole;
  };
  const isAsked = form === "questions";
  const names = told.map(({ part }) => part.toLowerCase());
  return {
    title: typedTitle(request) ?? `${capital(listedAs(names))} on the phone`,
    excerpt: "",
    heads: told.flatMap(({ part, passages }) =>
      isAsked ? passages.map(({ asks }) => say(asks)) : [capital(part)],
    ),
    about: listedAs(names),
    left: found.flatMap(({ part, subject }) => (subject ? [] : [part])),
    content: [
      p(
        `${capital(inWords(told.length))} kinds of call, and one page for each by the phone: what’s said first, who decides, and what nobody answers alone.`,
      ),
      ...told.flatMap(({ part, passages }) =>
        isAsked
          ? passages.flatMap((each) => [h2(say(each.asks)), ...tell(each)])
          : [h2(capital(part)), ...passages.flatMap((each) => [h3(say(each.does)), ...tell(each)])],
      ),
    ],
  };
}

/** Words are asked for. */
const SAYS = /\b(?:say|says|tell|answer|scripts?|words)\b/;

/** What its subject begins with, or the words that it has. */
function passagesOn({ passages }: Subject, family: Family, wantsWords: boolean): Told[] {
  const all = passages.filter((told) => isFor(told, family) && !told.extra);
  const own = all.filter(({ only }) => only);
  const withWords = wantsWords ? all.filter(({ lines }) => lines?.length) : [];
  const ranked = [...new Set([...own, ...withWords])];
  const chosen = new Set((ranked.length ? ranked : all).slice(0, EACH));
  return all.filter((told) => chosen.has(told));
}
