import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState, MessageOutcome } from "../../../../contracts/voice.ts";
import { lastAbout, lastWritten } from "../context.ts";
import { topFlow } from "../next.ts";
import { rowsOf } from "../paper/note-rows.ts";
import { whichOf } from "../paper/paper-rows.ts";
import { plain } from "../readers/text.ts";
import { fill, inTurn } from "../say/speech.ts";

const THEN =
  /^(?:(?:ok|okay|well|oh|and|no|y|pues) )*(?:then|in that case|if (?:there's (?:nothing|none)|not|so|nothing|they (?:can't|don't|have nothing)(?: \p{L}+){0,3}|that's (?:full|gone|not possible))|entonces|si no (?:hay|se puede)(?: nada)?) (?:(?:just|please|you can|they can|i'd|i'd rather|go ahead and) )*(?:cancel|drop|an[uú]l\p{L}*|cancel\p{L}*)(?: (?:it|mine|that|the (?:old )?(?:one|appointment|visit)|la(?: cita)?))?(?: (?:then|please|altogether|for me))*$/u;

/** 'And if none of those work, just leave it.' */
const LEAVE =
  /^(?:(?:ok|okay|well|oh|and|but|y|pero) )*if (?:none of (?:those|these|that|them) (?:works?|(?:is|are) (?:free|open|possible|available))|(?:there's|they have|you have) (?:nothing|none)(?: \p{L}+)?|not|nothing works|(?:those|that|it) (?:don't|doesn't|won't) work) (?:(?:then|just|please|you can|they can|i'd rather|i'll) )*(?:leave|keep) (?:it|mine|that|the (?:old )?(?:one|appointment))(?: (?:as (?:it )?is|where it is|alone|then|please|how it is))*$/u;

/** 'Then just cancel it', once it was passed on that one should be moved: a wish of that request, and no second one. */
export function takeCancelThen(
  state: DialogueState,
  words: string,
): { rest: string; said: string } | undefined {
  const last = topFlow(state) ? undefined : lastWritten(state);
  const text = plain(words);
  const [leaves, cancels] = [LEAVE.test(text), THEN.test(text)];
  if (lastAbout(state) !== "move" || last?.kind !== "message" || !(leaves || cancels)) return undefined;
  const es = state.language === "es";
  const then = leaves
    ? es
      ? "que la dejen como está"
      : "leave it as it is"
    : es
      ? "que la cancelen"
      : "cancel it";
  const note = es ? `si no hay otra hora, ${then}` : `if there is no other time, ${then}`;
  last.told = [...last.told, `${note.charAt(0).toUpperCase()}${note.slice(1)}.`].slice(-14);
  return { rest: "", said: fill(inTurn(talk.addedThis, state.language, 0), { note }) };
}

/** Which one was to be moved or canceled last: 'cancel it', said of that, asks for no day. */
export function changedLast(state: DialogueState): string {
  const last = state.filed.at(-1);
  return last?.kind === "message" && (last.about === "move" || last.about === "cancel")
    ? (whichOf(last) ?? "")
    : "";
}

/** What takes the place of an earlier request about the same appointment leaves nothing of it. */
export function replaceChange(state: DialogueState, message: MessageOutcome): void {
  if (message.about !== "move" && message.about !== "cancel") return;
  const which = whichOf(message);
  if (!which) return;
  state.filed = state.filed.filter(
    (each) =>
      each.kind !== "message" ||
      each.about === message.about ||
      !["move", "cancel"].includes(each.about) ||
      whichOf(each) !== which ||
      rowsOf(each.notes, "For").join() !== rowsOf(message.notes, "For").join(),
  );
}
