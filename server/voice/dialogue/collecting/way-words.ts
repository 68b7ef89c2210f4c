import type { Way } from "../../../../content/desks/desk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";

/** The row of it on the paper. */
export const HELD = "How";

const WORDS: Record<Way | "any", Record<DialogueState["language"], string>> = {
  person: { en: "in person", es: "en persona" },
  phone: { en: "by phone", es: "por teléfono" },
  video: { en: "by video", es: "por video" },
  any: { en: "by phone or video", es: "por teléfono o video" },
};
export const wayWords = (way: Way | "any", language: DialogueState["language"]): string =>
  WORDS[way][language];
