import { talk } from "../../../../content/flows/talk.ts";
import {
  HAS_ALREADY,
  NOT_HERE,
  ONE_MORE,
  STAYS,
} from "../../../../content/understanding/has-already-words.ts";
import { type DialogueState, NOTES_MAX } from "../../../../contracts/voice.ts";
import { standing } from "../context.ts";
import { rowsOf, withRow } from "../paper/note-rows.ts";
import { shorten } from "../readers/text.ts";
import { fill, wording } from "../say/speech.ts";

// One that is there already, beside a wish for another: its day is no wish, and it stays as it is.

const LABEL = "Has already";

/** @returns what else was said, and what the caller is told of it; undefined where none is spoken of */
export function takeExisting(
  state: DialogueState,
  words: string,
): { rest: string; said: string } | undefined {
  const top = state.stack.at(-1);
  if (top !== undefined && top !== "book") return undefined;
  const found = hasAlready(words, top) ?? staysOn(state, words, top);
  const when = found?.groups?.["when"];
  if (!found || !when) return undefined;
  const what = found.groups?.["what"];
  // 'My daughter's coming in Friday', to a Friday on offer, is why it will not do.
  if (state.asked === "offer" && what === undefined && ARRIVES.test(found[0])) {
    const left = `${words.slice(0, found.index)} ${words.slice(found.index + found[0].length)}`;
    return {
      rest: left
        .replace(/(?<=[.?!] )[^.?!]*now that i think of it[.?!]|(?:(?:and|oh),? )*(?=[.?!] )/giu, "")
        .replace(/\s+/g, " ")
        .trim(),
      said: "",
    };
  }
  const booked = top === undefined ? standing(state).at(-1)?.booking : undefined;
  const [known] = rowsOf((booked ?? state).notes, LABEL);
  const value = known?.toLowerCase().includes(when.toLowerCase()) ? known : `${when}; it stays as it is`;
  if (booked) booked.notes = withRow(booked.notes, LABEL, shorten(value, 120)).slice(-NOTES_MAX);
  else state.notes = withRow(state.notes, LABEL, shorten(value, 120)).slice(-NOTES_MAX);
  const rest = `${words.slice(0, found.index)} ${words
    .slice(found.index + found[0].length)
    .replace(/(?<!\p{L})before (?:then|that)(?!\p{L})/u, `before ${when.replace(/,? at .*$/u, "")}`)}`
    .replace(/(?<!\p{L})(?:[Kk]eep|[Ll]eave) (?:that|it)(?: one)?(?: (?:on|alone|as is))?(?!\p{L})/u, " ")
    .replace(ONE, what && !/^(?:app|visit|cita)/iu.test(what) ? `a ${what}` : "one")
    .replace(/\s+/g, " ")
    .replace(/^[\s.,;]*(?:(?:and|but|so|just|oh|um|well|also|y|pero)(?![\p{L}'])[\s,]*)*/iu, "")
    // Beside one that is there, 'my daughter needs one too' is the daughter's alone.
    .replace(/,? (?:too|as well)(?=[.,!?]|$)/iu, "")
    .replace(/[\s,;]*(?:(?<!\p{L})(?:and|but|just|so|y)(?!\p{L})[\s,]*)*(?=[.?!]|$)/iu, "")
    .replace(/(?<=[.?!])\s*[.,?!]+/gu, "")
    .trim();
  return {
    rest: /\p{L}{2}/u.test(rest) ? rest : "",
    said: fill(wording(talk.staysAsIs, state.language), { which: spoken(when, found.groups?.["who"]) }),
  };
}
/** 'Thursday at two', 'appointment on the tenth', 'husband's Friday at nine'. */
function spoken(when: string, who = "I"): string {
  const short = when.replace(/ with .*$/u, "");
  const kin = /^my /iu.test(who) ? `${who.slice(3)}'s ` : "";
  return (
    kin +
    (/^(?:the|january|february|march|april|may|june|july|august|september|october|november|december)(?!\p{L})/iu.test(
      short,
    )
      ? `appointment on ${short}`
      : short)
  );
}
const ARRIVES = /(?<!\p{L})coming in(?! to see)/u;
/** 'I'd like one too', of the cleaning that somebody has. */
const ONE = /(?<!\p{L})one(?= (?:too|as well|also|for me|myself|of my own)(?!\p{L}))/iu;

function hasAlready(words: string, top: string | undefined): RegExpExecArray | undefined {
  const found = HAS_ALREADY.map((each) => each.exec(words)).find((each) => each !== null);
  if (!found || NOT_HERE.test(words)) return undefined;
  const rest = words.slice(0, found.index) + words.slice(found.index + found[0].length);
  return top === "book" || ONE_MORE.test(rest) ? found : undefined;
}
/** Only where one is known to be there, or 'my' names one that is not the one under way. */
function staysOn(state: DialogueState, words: string, top: string | undefined): RegExpExecArray | undefined {
  const found = top === "book" || standing(state).length > 0 ? STAYS.exec(words) : null;
  if (!found) return undefined;
  const known = rowsOf(state.notes, LABEL).length > 0;
  return known || /^\p{L}+ my .* (?:on|alone|as (?:it )?is|where|there|in)/u.test(found[0])
    ? found
    : undefined;
}
