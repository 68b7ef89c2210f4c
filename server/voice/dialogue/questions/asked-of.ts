import type { DialogueState } from "../../../../contracts/voice.ts";
import { plain } from "../readers/text.ts";

/** What a question asks about, as the desk would say it back: 'the form', 'your mother'; undefined where it names nothing. */
export function askedOf(question: string, language: DialogueState["language"]): string | undefined {
  const [, owner, thing] = [...plain(question).matchAll(NAMED[language])].at(-1) ?? [];
  if (!owner || !thing || VAGUE.test(thing)) return undefined;
  return `${YOURS[owner] ?? owner} ${thing}`;
}

/** A thing with who has it, up to what goes on after it. */
const NAMED = {
  en: /(?<!\p{L})(the|my|our|his|her|their|your) ((?:(?!(?:and|or|if|is|are)(?!\p{L}))\p{L}[\p{L}'-]* )?\p{L}[\p{L}'-]+)(?= *$| (?:for|in|on|at|with|when|if|before|after|to|from|is|are|be|and|or|that|there|here|then|too|now|yet|as)(?!\p{L}))/gu,
  es: /(?<!\p{L})(el|la|los|las|mi|mis|su|sus) ((?:(?!(?:y|o|si|es)(?!\p{L}))\p{L}+ (?:del? (?:la |los |las )?))?\p{L}{3,})(?= *$| (?:para|en|con|cuando|si|antes|después|es|está|y|o|que|ahí|aquí|también)(?!\p{L}))/gu,
} as const;
const YOURS: Record<string, string | undefined> = {
  my: "your",
  our: "your",
  your: "our",
  mi: "su",
  mis: "sus",
};
/** Names no thing. */
const VAGUE =
  /^(?:(?:same|next|other|first|last|right|best|whole|mismo|otro) )?(?:one|ones|way|day|days|time|times|thing|things|moment|minute|question|week|month|morning|afternoon|phone|call|end|rest|name|number|d[ií]a|hora|vez|cosa|semana|tarde|ma[nñ]ana|pregunta|nombre|n[uú]mero)$/u;
