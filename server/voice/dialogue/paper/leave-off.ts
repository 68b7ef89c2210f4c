import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { topFlow } from "../next.ts";
import { plain } from "../readers/text.ts";
import { inTurn } from "../say/speech.ts";
import { sentencesOf } from "./note-words.ts";

const LEAVES_OFF =
  /(?<!\p{L})(?:(?:leave|take) (?:off|out)|cut|drop|strike|remove|delete|lose|skip|qu[ií]t[ae]|borre) (?:that|the|la|esa) (?:(?:very )?last |[uú]ltima )?(?:bit|part|piece|sentence|line|parte|frase)(?: [uú]ltima)?(?: (?:about|where i said|that says|with|de que|donde dije))?[,:]?(?<what>[^.?!]*)/iu;

/** 'Yes, but leave off that last bit, "you already have it"', of a message that is read back: it is read without. */
export function takeLeftOff(state: DialogueState, words: string): { rest: string; said: string } | undefined {
  if (state.asked !== "confirm" || topFlow(state)?.files?.kind !== "message") return undefined;
  const found = LEAVES_OFF.exec(words);
  if (!found) return undefined;
  const told = (found.groups?.["what"] ?? "").trim();
  const quoted = /^["'“‘](?<words>.+?)["'”’]$/u.exec(told)?.groups?.["words"];
  const what = plain(quoted ?? told)
    .replace(/^(?:and|but|the|y) /u, "")
    .trim();
  const last = state.told.at(-1) ?? sentencesOf(state.note).at(-1);
  // What is quoted is cut out of its sentence; what is only named takes its sentence along.
  const without = (each: string): string =>
    !(what ? plain(each).includes(what) : each === last)
      ? each
      : quoted && plain(each).split(" ").length > what.split(" ").length + 3
        ? each.replace(quoted, "").replace(/[\s,]+(?=[.!?]?$)/u, "")
        : "";
  const [note, lines] = [sentencesOf(state.note).map(without), state.told.map(without)];
  const left = [...note, ...lines].filter(Boolean);
  if (left.length === 0 || left.join() === [...sentencesOf(state.note), ...state.told].join())
    return undefined;
  state.told = lines.filter(Boolean);
  state.note = note.filter(Boolean).join(" ");
  state.reread = true;
  return { rest: "", said: inTurn(talk.dropped, state.language, 1) };
}
