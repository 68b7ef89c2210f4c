import { type DialogueState } from "../../../contracts/voice.ts";
import type { Heard } from "./hear.ts";
import { addNote } from "./asides.ts";
import { topFlow } from "./next.ts";

// Whom a caller wants to reach. Who was asked for in the first breath is still meant by 'tell her' in the fifth.

const TITLE = "(?:dr|doctora?|dra|mrs?|ms|miss|attorney|lic|licenciad[oa])";
/** One of the people here: no caller who says who they are, or from whose office they call. */
const NAMED = new RegExp(
  `(?<!(?:this is|i'm|i am|it's|from|behalf of|office of|name is|name's|my (?:boss|teacher|doctor|son|daughter)(?:'s)?(?: is)?|soy|habla|de parte de),? )(?<!\\p{L})(${TITLE}\\.? (?!is\\b|for\\b|who\\b|que\\b|here\\b)\\p{L}[\\p{L}-]+)`,
  "iu",
);
const capitals = (name: string): string =>
  name.replace(/(?<=^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());

/** Keeps whom this call is for; a message or a call back that is under way is for them. */
export function addressed(state: DialogueState, heard: Heard): void {
  const flow = topFlow(state)?.id;
  const named = NAMED.exec(heard.words)?.[1]?.replace(/'s$/, "");
  if (!named || ["book", "move", "cancel"].includes(flow ?? "") || heard.values.name?.includes(named)) return;
  const whom = capitals(named).slice(0, 60);
  state.to =
    /^(?:doctor|lic)\p{L}{2,} /iu.test(whom) && state.language === "es"
      ? `${/a /.test(whom) ? "la" : "el"} ${named.toLowerCase().replace(/ \p{Ll}/u, (all) => all.toUpperCase())}`
      : whom;
  const told = state.notes.some((each) => each.startsWith("For "));
  if (!told && (flow === "message" || flow === "callback")) addNote(state, `For ${state.to}`);
}
