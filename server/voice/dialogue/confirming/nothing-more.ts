import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { type Heard, saysValue } from "../hearing/heard.ts";
import { ask, topFlow } from "../next.ts";
import { wording } from "../say/speech.ts";

/** A no that wants nothing changed, and says no yes. */
const NOTHING_MORE =
  /^(?:(?:no|nope|nah|ok|okay|alright|ma'am|sir|dear|thanks|thank you|great|perfect)[ ,]*)+(?:(?:that's|that is|that'll be) (?:all|everything|it)|that'll do|that will do|i'm good|we're good|all set)(?!\p{L})|^no,? (?:nothing else|es todo|eso es todo|nada m[aá]s)/u;

/** 'No, that's all', said to what was read back: it is asked once whether it stands so, and never filed or dropped by it. */
export function asksAsRead(state: DialogueState, heard: Heard): string | undefined {
  const flow = topFlow(state);
  if (!flow || state.asked !== "confirm" || state.changing || state.yes === "as-read") return undefined;
  if (!NOTHING_MORE.test(heard.text) || heard.words.includes("?") || saysValue(heard, state))
    return undefined;
  // 'No, that's it, Tuesday', 'no, that's all right, book it' say more.
  if (heard.text.split(" ").length > 8) return undefined;
  state.yes = "as-read";
  const words = flow.files?.kind === "booking" ? talk.bookAsRead : talk.passAsRead;
  return ask(state, "confirm", wording(words, state.language));
}
