import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import type { DialogueContext } from "../context.ts";
import { plain } from "../readers/text.ts";
import { wording } from "../say/speech.ts";

/** 'Call 911', and at a dentist's what becomes of a tooth that was knocked out: minutes count for it as well. */
export function withTooth(
  { desk }: DialogueContext,
  { alarm, language }: DialogueState,
  words: string,
  said: string,
): string {
  return desk.kind === "dental" && alarm?.line === "911" && TOOTH_OUT.test(plain(words))
    ? `${said} ${wording(talk.toothToo, language)}`
    : said;
}
const TOOTH_OUT =
  /(?<!\p{L})(?:tooth|teeth)(?: \S+){0,3} (?:knocked|came|come|fell|flew|punched|kicked|busted) (?:clean |right |all the way )?out(?!\p{L})|(?:knock\p{L}*|punch\p{L}*|kick\p{L}*|lost) (?:out )?(?:\S+ ){0,3}(?:tooth|teeth)(?!\p{L})|(?<!\p{L})se le (?:cay[oó]|sali[oó]|vol[oó]|tumb\p{L}+) (?:\S+ )?(?:diente|muela)(?!\p{L})/u;
