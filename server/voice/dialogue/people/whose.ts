import { talk } from "../../../../content/flows/talk.ts";
import { type DialogueState, NOTES_MAX } from "../../../../contracts/voice.ts";
import { ME, type Person } from "../paper/by-person.ts";
import { withRow } from "../paper/note-rows.ts";
import { RELATIONS } from "../readers/relation.ts";
import { fill, wording } from "../say/speech.ts";

/** 'Yours', 'your wife's', 'Nora's'. */
export const whose = ({ who, name }: Person, language: DialogueState["language"]): string =>
  fill(
    wording(
      who === ME ? talk.yours : who !== "other" ? talk.theirs : name ? talk.ofNamed : talk.theOtherOne,
      language,
    ),
    { person: who, name: name?.split(" ")[0] },
  );

/** Who is being booked now. */
export const current = ({ whom, slots, more }: DialogueState): Person => ({
  who: whom ?? (more > 0 && slots.name ? "other" : ME),
  ...(slots.name && { name: slots.name.value }),
});

/** 'And book my daughter's physical', beside a refill of one's own: it is hers, and who called is known. */
export function ofTheirs(state: DialogueState, words: string): void {
  const kin = THEIRS.exec(words)?.groups?.["kin"]?.toLowerCase();
  if (!kin || state.whom !== undefined || state.more > 0) return;
  state.whom = kin.slice(0, 20);
  if (state.slots.name) {
    state.notes = withRow(state.notes, "Called by", state.slots.name.value).slice(-NOTES_MAX);
    delete state.slots.name;
  }
}
const THEIRS = new RegExp(
  `(?<!\\p{L})(?:for (?:my|our) (?:\\p{L}+ )?(?<kin>${RELATIONS})(?!['’\\p{L}])|(?:my|our) (?:\\p{L}+ )?(?<kin>${RELATIONS})(?:['’]s (?!(?:office|boss|doctor|dentist|lawyer|insurance|school|house))| (?:needs?|wants?|has to|is due)))`,
  "iu",
);
