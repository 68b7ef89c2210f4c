import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { ME, type Person } from "../paper/by-person.ts";
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
