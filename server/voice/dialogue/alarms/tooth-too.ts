import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import type { DialogueContext } from "../context.ts";
import { plain } from "../readers/text.ts";
import type { Desk } from "../../../../content/desks/desk.ts";
import { spokenPhone } from "../readers/phone.ts";
import { fill, wording } from "../say/speech.ts";

/** What becomes of the tooth, and which line is next. */
export const toothToo = ({ urgent }: Pick<Desk, "urgent">, language: "en" | "es"): string =>
  fill(wording(urgent ? talk.toothTooAndLine : talk.toothToo, language), {
    line: urgent ? spokenPhone(urgent.line.replace(/\D/g, "")) : "",
  });

/** 'Call 911', and at a dentist's what becomes of a tooth that was knocked out: minutes count for it as well. */
export function withTooth(
  { desk }: DialogueContext,
  { alarm, language }: DialogueState,
  words: string,
  said: string,
): string {
  if (desk.kind !== "dental" || alarm?.line !== "911" || !TOOTH_OUT.test(plain(words))) return said;
  return [said, toothToo(desk, language)].join(" ");
}
/** What to do with it, once it is a matter for the dentist alone. */
export const keepsTooth = (
  { kind, facts }: Desk,
  words: string,
  language: "en" | "es",
): string | undefined => {
  const fact =
    kind === "dental" && TOOTH_OUT.test(plain(words)) && facts.find(({ id }) => id === "knocked-out");
  return fact ? (language === "es" && fact.es) || fact.answer : undefined;
};
const TOOTH_OUT =
  /(?<!\p{L})(?:whole|entire|front|permanent|grown[- ]up|adult) tooth(?: \S+){0,4} (?:root|napkin|hand|tissue|pocket|bag|floor|ground)(?!\p{L})|(?<!\p{L})tooth(?: \S+){0,6} (?:root and all|with the root|in (?:a|my|his|her|the) (?:napkin|hand|tissue|palm|pocket|bag|cup))(?!\p{L})|(?<!\p{L})(?:tooth|teeth)(?: \S+){0,3} (?:knocked|came|come|fell|flew|punched|kicked|busted) (?:clean |right |all the way )?out(?!\p{L})|(?:knock\p{L}*|punch\p{L}*|kick\p{L}*|lost) (?:out )?(?:\S+ ){0,3}(?:tooth|teeth)(?!\p{L})|(?<!\p{L})se le (?:cay[oó]|sali[oó]|vol[oó]|tumb\p{L}+) (?:\S+ )?(?:diente|muela)(?!\p{L})/u;
