import { AGAINST, LEADS_TO_NAME, NOBODY, NOT_KNOWN } from "../../../content/understanding/against-words.ts";
import type { DialogueState } from "../../../contracts/voice.ts";
import type { DialogueContext } from "./context.ts";
import type { Heard } from "./hear.ts";
import { withRow, rowsOf } from "./note-rows.ts";
import { namesNobody } from "./names-nobody.ts";
import type { Plan } from "./plan.ts";
import { shorten } from "./readers/text.ts";

// Who is on the other side: whom a law office may not act against is known before a consultation is set.

/** The row of it on the paper. */
const OTHER_SIDE = "Other side";
const NAME_MAX = 80;

/** Whether what is being booked waits for it. */
export const wantsOtherSide = ({ desk }: DialogueContext, { slots, changing }: DialogueState): boolean =>
  !changing && desk.services.some(({ id, against }) => against && id === slots.service?.value);

export const otherSide = ({ notes }: DialogueState): string | undefined => rowsOf(notes, OTHER_SIDE)[0];

/** Takes the name of the other side: as the answer to its question, or told by the way. */
export function takeOtherSide(
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
  plan: Plan,
): void {
  if (!context.desk.services.some(({ against }) => against)) return;
  const { asked } = state;
  const told = nameIn(context, heard.words);
  if (asked !== "against") {
    if (told && told !== state.slots.name?.value && !otherSide(state)) note(state, told);
    return;
  }
  if (heard.questions.length > 0 && !told) return;
  if (heard.has("repeat", "hold", "drop", "bye", "cancel", "person") && !told) return;
  plan.understood = true;
  plan.news.add("against");
  // Another's name is none of the caller's, and begins nothing.
  delete heard.values.name;
  delete heard.values.service;
  heard.acts.clear();
  for (const clause of heard.clauses) clause.acts = [];
  if (NOBODY.test(heard.words) && !told) {
    note(state, NOT_KNOWN.test(heard.words) ? "not known yet" : "none");
    return;
  }
  const answer = told ?? heard.words.replace(LEADS_TO_NAME, "").replace(/[\s.,!]+$/, "");
  // A bare yes names nobody: it is asked once more, and then left to the lawyer.
  if (/^(?:yes|yeah|yep|right|correct|ok|okay|sí)?$/iu.test(answer)) {
    if (state.tries >= 2) note(state, "not known yet");
    return;
  }
  note(state, answer);
}

function note(state: DialogueState, name: string): void {
  state.notes = withRow(state.notes, OTHER_SIDE, shorten(name, NAME_MAX));
}

const nameIn = (context: DialogueContext, words: string): string | undefined =>
  AGAINST.map((each) => each.exec(words)?.groups?.["who"])
    .filter((who): who is string => who !== undefined && who !== "I")
    .find((who) => !namesNobody(context, who));
