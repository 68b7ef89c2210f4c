import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import type { DialogueContext } from "../context.ts";
import { plain, shorten } from "../readers/text.ts";
import { serviceHeard } from "../readers/service.ts";
import { fill, wording } from "../say/speech.ts";

// 'My two daughters, one for a cleaning and one for a chipped tooth': two visits, each for something else.

const SINGLE: Readonly<Record<string, string>> = {
  daughters: "daughter",
  girls: "daughter",
  sons: "son",
  boys: "son",
  kids: "child",
  children: "child",
  twins: "child",
  "little ones": "child",
};
const OF_TWO = new RegExp(
  `(?<!\\p{L})(?:(?:both|the two) of )?(?:my|our) (?:two |2 |both |other )?(?<kin>${Object.keys(SINGLE).join("|")})(?!\\p{L}|['’])(?<between>[^.?!]*?)[,.;:—–-]* (?<one>one)(?:['’]s| of them| is| has| needs?| wants?)?(?: (?:for|in for|due for|coming for|has|needs?|wants?|with))* (?<a>[^.?!;]+?)[,;]? (?:and|but) (?:the other|one|another)(?: one| of them| child| girl| boy)?(?:['’]s| is| has| needs?| wants?)?(?: (?:for|in for|due for|has|needs?|wants?|with))* (?<b>[^.?!;,]+)`,
  "iu",
);
const NAMED =
  /(?<!\p{L})(?<a>(?:an?|the|one) [\p{Ll}\d -]+?) for (?<one>\p{Lu}\p{Ll}+),? and (?<b>(?:an?|the|one) [\p{Ll}\d -]+?) for (?<two>\p{Lu}\p{Ll}+)(?!\p{L})/u;

/** @returns what is heard of the first, and what is said; undefined where no two are told so */
export function takeOneForEach(
  context: DialogueContext,
  state: DialogueState,
  words: string,
): { rest: string; said: string } | undefined {
  if (state.stack.length > 0 || state.later || state.more > 0 || state.changing) return undefined;
  const kin = OF_TWO.exec(words);
  const found = kin ?? NAMED.exec(words);
  const { a = "", b = "" } = found?.groups ?? {};
  const [one, two] = [serviceHeard(context.desk, plain(a)), serviceHeard(context.desk, plain(b))];
  if (!found || !one || !two || one.id === two.id) return undefined;
  const who = SINGLE[found.groups?.["kin"]?.toLowerCase() ?? ""];
  const name = kin ? undefined : found.groups?.["two"];
  state.later = {
    flow: "book",
    words: shorten(`${b.trim()}, the same day`, 240),
    who: "other",
    ...(name && { name }),
  };
  const rest = who
    ? `${words.slice(0, found.index)}My ${who} needs an appointment for ${a.trim()}${words.slice(found.index + found[0].length)}`
    : `${words.slice(0, found.index)}${a} for ${found.groups?.["one"]}${words.slice(found.index + found[0].length)}`;
  const said = fill(wording(talk.oneFirst, state.language), {
    one: who ? `the one for ${a.trim()}` : (found.groups?.["one"] ?? ""),
    two: who ? "the other" : (name ?? ""),
  });
  return { rest, said };
}
