import type { Family, Subject, Told } from "../../../content/writing/library/kinds.ts";
import { capital } from "../../../content/capital.ts";
import type { Body, Say } from "../body.ts";
import { h2, p, table } from "../html.ts";
import { plain, wordsIn } from "../plain.ts";
import type { Request } from "../request.ts";
import { isFor, type Wanted } from "./parts.ts";
import { chosenFor, lengthOf, toldIn } from "./sections.ts";

export interface Parts {
  request: Request;
  subject: Subject;
  wanted: Wanted;
  family: Family;
  say: Say;
}
export type Write = (parts: Parts) => Body | undefined;

const USUAL = 750;
/** Below it each passage is told in its first paragraph. */
const SHORT = 420;

/** A text of so few words is written short: each step in a sentence or two, and none cut off. */
const BRIEFLY = 320;
const isBrief = ({ words = USUAL }: Request): boolean => words <= BRIEFLY;

export const leadOf = (parts: Parts): string => {
  const { request, subject, say } = parts;
  const { lead, causesWhere } = subject;
  return isBrief(request)
    ? briefOf(parts)
    : p(
        capital(
          say(
            causesWhere && request.noun === "reasons" && causesWhere.heard.test(request.text)
              ? causesWhere.lead
              : lead,
          ),
        ),
      );
};
/** The answer in its first sentence, where the rest is work. */
export const briefOf = ({ subject, say }: Parts, ...more: string[]): string => {
  const [first = "", second = ""] = capital(say(subject.lead)).split(/(?<=[.?!]”?) /);
  // What something is not says nothing without what it is.
  return p(
    first,
    ...(/\b(?:isn’t|aren’t|not)\b/.test(first) || wordsIn(first).length < BRIEF ? [second] : []),
    ...more,
  );
};
const BRIEF = 7;
export const closeOf = ({ request, subject, say }: Parts): string => {
  const close = capital(say(subject.close));
  return p(isBrief(request) ? (close.split(/(?<=[.?!]”?) (?=[A-Z“])/)[0] ?? close) : close);
};
export const own = ({ subject, family }: Pick<Parts, "subject" | "family">): Told[] =>
  subject.passages.filter((told) => isFor(told, family));

/** Where its rules can be read. */
export const rulesOf = ({ subject }: Parts): string[] =>
  subject.rules ? [h2("Where the rules are"), table(["Question", "Where to read it"], subject.rules)] : [];

/** The passages that fill the asked length, and how each is told. */
export function filled(parts: Parts, all: readonly Told[], cut?: number) {
  const { request, subject, wanted, family } = parts;
  const words = request.words ?? USUAL;
  // Measured with words of its own, so that choosing uses none of the draft's.
  const plainly: Say = (text) => text;
  const most = cut ?? (words < SHORT ? Math.max(45, words / 5) : undefined);
  if (isBrief(request) && cut === undefined) return filledBriefly(parts, all);
  const tell = (told: Told, say: Say) => toldIn(told, family, say, most);
  const room = words - lengthOf(`${subject.lead} ${subject.close}`);
  const one = (told: Told) => lengthOf(`${told.does} ${tell(told, plainly).join(" ")}`);
  return {
    tell,
    room,
    one,
    chosen: subject.whole && !request.words ? [...all] : chosenFor(all, wanted.named, room, one),
  };
}

/** So many steps, each with as many words as there is room for, and the first words to copy. */
const STEPS = 5;
const LEAST_SAID = 18;
function filledBriefly(parts: Parts, all: readonly Told[]) {
  const { request, subject, wanted, family } = parts;
  const plainly: Say = (text) => text;
  const room =
    (request.words ?? USUAL) -
    lengthOf(`${briefOf({ ...parts, say: plainly })} ${closeOf({ ...parts, say: plainly })}`);
  const usual = all.filter((told) => !told.extra || wanted.named.includes(told));
  const most = Math.max(LEAST_SAID, room / Math.min(STEPS, usual.length) - 12);
  const bare = ({ lines: _, ...told }: Told, say: Say) => toldIn(told, family, say, most);
  const one = (told: Told) => lengthOf(`${told.does} ${bare(told, plainly).join(" ")}`);
  const own = usual.filter(({ ofReaders }) => ofReaders).slice(0, 1);
  const chosen = chosenFor(usual, [...new Set([...own, ...wanted.named])].slice(0, STEPS), room, one);
  const left = room - chosen.reduce((sum, told) => sum + one(told), 0);
  const worded = chosen.find(({ lines: [line] = [] }) => line && lengthOf(line.join(" ")) < left);
  const tell = (told: Told, say: Say) =>
    told === worded
      ? toldIn({ ...told, lines: told.lines?.slice(0, 1) ?? [] }, family, say, most)
      : bare(told, say);
  return { tell, room, one, chosen: subject.whole && !request.words ? [...all] : chosen };
}

/** True of a prompt that asks rather than wants steps. */
export const isAsked = ({ clause }: Request): boolean =>
  /^(?:what|how (?:much|many|often|long|soon|far)|when|which|who|why|is|are|do|does|can|should)\b/.test(
    plain(clause),
  );

/** What the prompt asks for and the form has no place for: each question with its passage. */
export const beside = ({ request, wanted, family, say }: Parts, shown: readonly Told[]): string[] => {
  const asked = [...wanted.named, ...wanted.lent].filter((told) => !shown.includes(told));
  const asks = request.include.length > 0 || /\?|\bplus\b|\balso\b/.test(request.text);
  return (asks ? asked.slice(0, 3) : []).flatMap((told) => [
    h2(wanted.called.get(told) ?? say(told.asks)),
    ...toldIn(told, family, say, 90),
  ]);
};
