import { askedBy } from "../../content/writing/outline/neutral/common.ts";
import type { OutlineKind, OutlinePoint } from "../../content/writing/outline/kind.ts";
import { type Turn, turns } from "../../content/writing/outline/turns.ts";
import { capital } from "../../content/capital.ts";
import type { Matter } from "./outline-kind.ts";
import { isNeutral, neutralKind, ofItsNouns } from "./outline-neutral.ts";
import { small } from "./phrases.ts";
import { plain } from "./plain.ts";
import { readersOf } from "./readers.ts";
import type { Request } from "./request.ts";

/** At most so many of them: a request that says more has a list of limits. */
const MOST = 2;

interface Heard {
  turn: Turn;
  said: string;
  nth: string;
}

/** What a request says that turns its whole matter, unless its questions ask that already. */
function turnsIn({ clause, typed }: Request, { points, kind }: Matter): Heard[] {
  const text = plain(clause || typed);
  const asked = points.map(([step, question, find]) => `${step} ${question} ${find}`).join(" ");
  return turns
    .flatMap((turn): Heard[] => {
      const found = turn.not?.test(text) ? null : turn.heard.exec(text);
      if (!found || turn.shown.test(asked) || kind.toCustomers) return [];
      const { said, saying, nth = "" } = found.groups ?? {};
      return [{ turn, said: (said ?? saying ?? "").trim(), nth }];
    })
    .slice(0, MOST);
}

const sameAs = ([, question]: OutlinePoint, points: readonly OutlinePoint[]): boolean =>
  points.some((each) => each[1] === question);

/** So many questions of its nouns stand beside what a general kind asks, and beside what a narrow one does. */
const OF_NOUNS = { general: 3, narrow: 2 };
const WHOLE = 7;
/** What a kind doesn't speak of and only the nouns of the request bring comes behind its first questions. */
function withNouns(matter: Matter, request: Request): Matter {
  const { kind, points, isForWork, isNarrow } = matter;
  // So many are all that a matter of its own is asked.
  if (isNarrow && points.length >= WHOLE && !kind.byNouns) return matter;
  if (!isForWork || isNeutral(kind) || kind.toCustomers || kind.entry || matter.byNature) return matter;
  const own = ofItsNouns(request, points).slice(0, isNarrow ? OF_NOUNS.narrow : OF_NOUNS.general);
  return own.length
    ? { ...matter, added: own.length, points: [...points.slice(0, 2), ...own, ...points.slice(2)] }
    : matter;
}

const OWN_QUESTIONS = 5;
const isNarrow = ({ isNarrow: own, points }: Matter): boolean => own && points.length >= OWN_QUESTIONS;

/** More of what is asked of anything would be padding. */
const OF_ANYTHING = 3;
/** So long a list is of the writer’s own. */
const LONG_LIST = 12;
/** A number that is asked for is met: by what its nouns are asked, and then by what is asked of any matter of a business. */
function counted(matter: Matter, request: Request): Matter {
  const { points, isForWork, kind } = matter;
  const missing = (request.items ?? 0) - points.length;
  if (request.form !== "list" || missing < 1 || !isForWork || kind.entry || kind.toCustomers) return matter;
  // What has questions of its own is short rather than padded with what is asked of anything.
  if (isNarrow(matter)) return matter;
  const nouns = ofItsNouns(request, points);
  const any = neutralKind(request, "it", undefined).points.filter((point) => !sameAs(point, nouns));
  const more = [...nouns, ...any.slice(0, (request.items ?? 0) > LONG_LIST ? 0 : OF_ANYTHING)].filter(
    (point) => !sameAs(point, points),
  );
  return { ...matter, points: [...points, ...more.slice(0, missing)] };
}

/** The matter under what its request says beside it: asked for by questions of its own, and without what no longer holds. */
export function turned(plainMatter: Matter, request: Request): Matter {
  const matter = counted(withNouns(plainMatter, request), request);
  const heard = turnsIn(request, matter);
  if (!heard.length) return matter;
  const { customer, customers } = request.audience
    ? readersOf(request).trade
    : { customer: "customer", customers: "customers" };
  const given: Record<string, string> = {
    // What is asked as a question has no noun of its own.
    x: /^(?:an?|the|your) /.test(matter.said) || isNeutral(matter.kind) ? matter.said : "it",
    customer,
    customers,
    ...askedBy(request.audience?.trade),
  };
  const fillFor =
    ({ said, nth }: Heard) =>
    (text: string): string =>
      text
        .replaceAll(/\{([a-z]+)\}/g, (all, key: string, at: number) => {
          const put = { ...given, said, nth }[key] ?? all;
          return at === 0 || /[.?!] $/.test(text.slice(0, at)) ? capital(put) : small(put);
        })
        .replaceAll(/\b(?:my|our)\b/g, "your")
        .replaceAll("'", "’");
  const isGone = (text: string): boolean => heard.some(({ turn: { drop } }) => drop?.test(text) === true);
  const kept = (texts: readonly string[]): string[] => texts.filter((text) => !isGone(text));
  const added = (isFirst: boolean): OutlinePoint[] =>
    heard
      .filter(({ turn }) => (turn.isFirst === true) === isFirst)
      .flatMap((each) =>
        each.turn.points.map(
          (point) => point.map((part) => fillFor(each)(part ?? "")) as unknown as OutlinePoint,
        ),
      );
  const own = matter.points.filter(
    ([step, question, find, says = ""]) => !isGone(`${step} ${question} ${find} ${says}`),
  );
  // A number that is asked for stays one.
  const [first, last] = [added(true), added(false)];
  const room = request.items ? Math.max(0, request.items - first.length - last.length) : own.length;
  // What something is comes first, and what turns it behind.
  const points = [...own.slice(0, 2), ...first, ...own.slice(2, room), ...last];
  const { thing } = matter.kind;
  const kind: Omit<OutlineKind, "heard"> = thing
    ? {
        ...matter.kind,
        thing: {
          ...thing,
          fears: kept(thing.fears),
          forget: kept(thing.forget),
          line: isGone(thing.line) ? "" : thing.line,
          facts: {
            own: thing.facts.own.filter((row) => !isGone(row.join(" "))),
            kind: thing.facts.kind.filter((row) => !isGone(row.join(" "))),
          },
        },
      }
    : matter.kind;
  const settles = [
    matter.frame.settles,
    ...heard.flatMap((each) => (each.turn.settles ? [fillFor(each)(each.turn.settles)] : [])),
  ]
    .filter(Boolean)
    .join("; ");
  return {
    ...matter,
    kind: { ...kind, settles: settles || undefined } as Matter["kind"],
    points,
    added: (matter.added ?? 0) + first.length + last.length,
    frame: {
      settles: settles || undefined,
      opening: isGone(matter.frame.opening ?? "") ? undefined : matter.frame.opening,
      yours: [...kept(matter.frame.yours), ...heard.flatMap(({ turn }) => turn.yours ?? [])],
    },
  };
}
