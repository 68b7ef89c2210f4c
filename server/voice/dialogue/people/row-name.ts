import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import type { Heard } from "../hearing/heard.ts";
import { standing } from "../context.ts";
import { topFlow } from "../next.ts";
import { withRow } from "../paper/note-rows.ts";
import { surnameHeard } from "../readers/name-parts.ts";
import { NAME_MAX } from "../readers/name-title.ts";
import { NAME_PART } from "../readers/plain-name.ts";
import { fill, inTurn } from "../say/speech.ts";

const ROW = /^(For|About|Called by): (\p{Lu}[\p{L}'-]+)$/u;

/**
 * 'Peg Dillard, she's married', of the Peg that a message is about, and 'Marty Klein', of a Marty: the name that is known
 * by its first part is told whole. @returns what else was said, and how it is said back
 */
export function takeWholeName(
  state: DialogueState,
  words: string,
): { rest: string; said: string } | undefined {
  const flow = topFlow(state);
  if ((flow?.files?.kind !== "message" && flow?.id !== "book") || words.includes("?")) return undefined;
  const { slots, notes, language } = state;
  const own = slots.name?.value ?? "";
  const at = notes.findIndex((each) => {
    const [, label, first] = ROW.exec(each) ?? [];
    if (flow.id === "book" && label !== "Called by") return false;
    return first !== undefined && first !== own.split(" ")[0] && wholeIn(words, first) !== undefined;
  });
  const [label, first] = ROW.exec(notes[at] ?? "")?.slice(1) ?? [];
  const whole = first && wholeIn(words, first);
  if (!whole || !label) return undefined;
  state.notes = notes.with(at, `${label}: ${whole}`);
  const rest = words
    .replace(whole, "")
    .replace(/^(?:(?:no|it's|its|actually|sorry|and|so)[\s,.]*)+/iu, "")
    .replace(/^[\s,.;!]+/u, "");
  return {
    rest: rest.split(" ").length > 3 || /\d/.test(rest) ? rest : "",
    said: fill(inTurn(talk.addedThis, language, 0), { note: whole }),
  };
}
const OF_THEIRS = new RegExp(
  `(?<!\\p{L})(?:(?:a|our|your|the|one of (?:our|your)) )?(?:client|patient|customer|resident|tenant|student|employee|member|paciente|cliente)(?: of (?:yours|ours|mine|his|hers))?,? (?:named |called |llamad[oa] )?(${NAME_PART}(?: ${NAME_PART}){1,2})(?=[\\s,.;!]|$)`,
  "u",
);
/** 'A client of yours, Wendy Sloan' is whom the call is about, and not who calls. */
export function takeAbout(state: DialogueState, { words, values }: Heard): void {
  const about = OF_THEIRS.exec(words)?.[1];
  if (!about || values.name !== about) return;
  delete values.name;
  state.notes = withRow(state.notes, "About", about);
}
const wholeIn = (words: string, first: string): string | undefined =>
  new RegExp(
    `(?:^|[\\s,.])(${first.replace(/[^\p{L}]/gu, ".")} (?:(?:de|del|van|von|der|la) )*${NAME_PART})(?=[\\s,.;!]|$)`,
    "u",
  ).exec(words)?.[1];

/** 'Her last name is Ferrer', of a Mia who was just booked. @returns what else was said, and how it is said back */
export function takeSurname(state: DialogueState, words: string): { rest: string; said: string } | undefined {
  if (topFlow(state)) return undefined;
  const booking = standing(state).at(-1)?.booking;
  const surname = booking && surnameHeard(words);
  if (!booking || !surname || OWN_SURNAME.test(words)) return undefined;
  const [first = ""] = booking.name.split(" ");
  booking.name = `${first} ${surname}`.slice(0, NAME_MAX);
  return { rest: "", said: fill(inTurn(talk.addedThis, state.language, 0), { note: booking.name }) };
}
const OWN_SURNAME = /\b(?:my|mine|mi)\b/iu;
