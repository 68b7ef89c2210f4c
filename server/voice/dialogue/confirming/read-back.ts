import type { Flow } from "../../../../content/flows/flow.ts";
import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import type { News } from "../times/absorb-when.ts";
import { fill, inTurn, wording } from "../say/speech.ts";

/** Parts that can be put right by themselves: the rest was heard already. */
const ALONE: readonly string[] = ["name", "phone"];

/**
 * All that was understood, before it is filed. It is read back whole once, and again only where another day, time or
 * text stands in it; after that what is new is said, and whether it is right now.
 */
export function readBack(
  state: DialogueState,
  flow: Flow,
  news: News,
  values: Record<string, string | undefined>,
): string {
  const { asked, language, tries } = state;
  const parts = [...news].filter((part) => part !== "any" && part !== "digits");
  const known = asked === "confirm" || (asked === "change" && parts.length > 0);
  if (!known || state.reread || !parts.every((part) => ALONE.includes(part))) {
    delete state.reread;
    const words = flow.readBack ?? talk.gotIt;
    return fill(wording(words, language, asked === "confirm" ? tries : 0), values);
  }
  const now = parts.map((part) =>
    fill(wording(part === "name" ? talk.nowName : talk.nowPhone, language), values),
  );
  const booking = flow.files?.kind === "booking";
  return [...now, inTurn(booking ? talk.bookIt : talk.passOn, language, now.length > 0 ? tries : 0)].join(
    " ",
  );
}
