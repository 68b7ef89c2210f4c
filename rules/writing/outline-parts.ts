import { anyPart, type PartOfRequest, partsOfRequests } from "../../content/writing/outline/parts.ts";
import { checksOfParts } from "../../content/writing/outline/checks.ts";
import { telephone, topics } from "../../content/writing/topics/index.ts";
import { capital } from "../../content/capital.ts";
import type { Say } from "./body.ts";
import { h2, list, p } from "./html.ts";
import { heading } from "./named.ts";
import { small } from "./phrases.ts";
import { entries } from "../../content/writing/outline/entries.ts";
import { NUMBER, numberOf, plain } from "./plain.ts";
import type { Request } from "./request.ts";

/** What is to be asked about a part, in the request's word for it. */
export const partOf = (said: string): PartOfRequest => filled(kindOfPart(said), said);
const kindOfPart = (said: string): PartOfRequest =>
  partsOfRequests.find(({ heard }) => heard.test(plain(said))) ?? anyPart;
const filled = (part: PartOfRequest, said: string): PartOfRequest => {
  const fill = (text: string) => text.replaceAll("{part}", small(heading(said)));
  const both = ([one, other]: readonly [string, string]) => [fill(one), fill(other)] as const;
  return { ...part, asks: both(part.asks), lines: both(part.lines) };
};

/** Whatever the site has on a part, written out; empty where it has nothing. */
export function saidOn(part: string, say: Say): string[] {
  const text = plain(part);
  if (!OURS.test(text)) return [];
  const topic =
    topics.find(({ heard, id }) => id !== "choosing" && heard.test(text)) ??
    (/^(?:bookings?|appointments?|scheduling)$/.test(text)
      ? topics.find(({ id }) => id === "booking")
      : undefined) ??
    (telephone.heard.test(text) ? telephone : undefined);
  const chosen = (topic?.points ?? []).toSorted(
    (one, other) => Number(other.obvious ?? 0) - Number(one.obvious ?? 0),
  );
  return chosen.slice(0, 2).map(({ do: head, how }) => p(`${capital(say(head))}.`, say(how)));
}

/** Lines that can be ticked on a part that the site knows; none that an earlier part of the same kind would have. */
function checksOn(part: string, say: Say, isOfPhones: boolean, isOfPlaces: boolean): string[] {
  const text = plain(part);
  const own = checksOfParts.find(
    ({ heard, isBeside }) =>
      heard.test(text) && !(isBeside && isOfPhones) && (isBeside || isOfPhones || !OF_PEOPLE.test(text)),
  );
  if (own) return [...(isOfPlaces ? (own.ofPlaces ?? []) : []), ...own.lines].map(say);
  if (!OURS.test(text)) return [];
  const topic = topics.find(({ heard, id }) => id !== "choosing" && heard.test(text));
  return (topic?.points ?? []).slice(0, 5).map(({ check }) => say(check));
}

const OURS =
  /\b(phones?|telephones?|calls?|callers?|bookings?|appointments?|voicemail|greetings?|receptionists?|front desk|no.?shows?)\b/;

const OF_PEOPLE = /^(?:the |our |my |your )?(?:new )?(?:staff|team|employees|crew|people)$/;

/** What is asked about a part, and where it is to be looked up. */
const asked = ({ asks, fact }: PartOfRequest): string[] => [
  ...asks,
  ...(fact ? [`${fact[0]}: ${small(fact[1])}.`] : []),
];

/** A heading for each named part, with what the site has on it and the questions that are left. */
export function partSections(
  parts: readonly string[],
  form: Request["form"],
  say: Say,
  isOfPhones = true,
  isOfPlaces = false,
): string[] {
  const taken = new Set<PartOfRequest>();
  return parts.flatMap((part) => {
    const piece = pieceOf(part);
    if (piece) return [h2(heading(part)), list("ul", piece)];
    const known = saidOn(part, say);
    // The same questions under two headings would say nothing.
    const own = kindOfPart(part);
    const hints = filled(taken.has(own) ? anyPart : own, part);
    taken.add(own);
    if (IS_ASKED.test(part) && !known.length && form !== "checklist")
      return [h2(`${capital(part)}?`), list("ul", ANSWERED)];
    if (form !== "checklist")
      return [h2(heading(part)), ...(known.length ? known : [list("ul", asked(hints))])];
    const checks = checksOn(part, say, isOfPhones, isOfPlaces);
    const lines = checks.length ? checks : [...hints.lines, hints.asks[0]];
    return [
      h2(heading(part)),
      list(
        "ul",
        lines.map((line) => `☐ ${line}`),
      ),
    ];
  });
}

/** A part that is a question of its own. */
const IS_ASKED =
  /^(?:(?:what|how|when|which|where|who|why|whether) (?:should|do|does|can|is|are|will|must)|(?:is|are|should|does|can|will|would) \w+)\b/i;
const ANSWERED = [
  "The answer in one sentence, before any reason. Ask whoever answers it every day, and write down their second try.",
  "For whom it’s another answer, and how a reader can tell.",
];

const YEAR = "January February March April May June July August September October November December".split(
  " ",
);
/** Lines of what a prompt wants word for word: so many questions, a timeline, a template; absent for all else. */
function pieceOf(part: string): string[] | undefined {
  const said = plain(part);
  const count = new RegExp(`\\b${NUMBER} (?:[\\w-]+ ){0,2}(questions|examples|phrases|sentences)\\b`).exec(
    said,
  );
  if (count) {
    const angles = /\binterview\b/.test(said) ? entries.interview : undefined;
    const noun = capital((count[2] as string).replace(/s$/, ""));
    return Array.from(
      { length: Math.min(numberOf(count[1] as string), 20) },
      (_, i) =>
        `${noun} ${i + 1}: ${angles?.[i]?.replace(/(?<=\?): .*$/s, "") ?? "[in the words in which it is really said]"}`,
    );
  }
  if (/\b(?:month[- ]by[- ]month|monthly|timeline)\b/.test(said)) return YEAR.map((month) => `${month}: […]`);
  if (/\b(?:template|script|sample (?:text|message|e-?mail|letter))\b/.test(said))
    return [
      "“Hello [name], this is [who] from [business]. [What it is about, in one sentence.] [What the reader can do, in one step.] [A way to say no.]”",
    ];
  return undefined;
}
