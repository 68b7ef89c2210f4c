import type { ActId } from "../../../../content/understanding/acts.ts";
import { FOR_A_PRICE, FOR_WORK } from "../../../../content/understanding/work-words.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import type { DialogueContext } from "../context.ts";
import { WHAT_DAYS } from "./heard-words.ts";
import { isQuestion } from "../questions/question-forms.ts";
import { serviceHeard } from "../readers/service.ts";
import { has, plain } from "../readers/text.ts";

type Meant = readonly [act: ActId, sure: number, gone: readonly ActId[]];

/** What the matter of a call asks for by itself, with nothing under way: each act with how sure it is, and what it takes the place of. */
export function mattersMeant(
  { desk }: DialogueContext,
  { stack, asked }: DialogueState,
  words: string,
): readonly Meant[] {
  const text = plain(words);
  // 'Huh?' did not hear what was said, and says nothing itself.
  if (HUH.test(text) && words.includes("?"))
    return [["repeat", 0.95, ["filler", "dontknow", "frustrated", "deny"]]];
  // 'What've you got?', once two times were offered, asks for these.
  if (asked === "offer" && WHAT_DAYS.test(text)) return [["repeat", 0.95, ["avail", "hours", "offered"]]];
  if (stack.length > 0) return [];
  // 'Is Brenda there? She usually takes care of me.'
  if (ASKS_FOR_ONE.test(words) && !asksOfAnything(words))
    return [["person", 0.9, ["staff", "hours", "whenis", "inform", "avail", "offered"]]];
  // 'A quote for a water heater' is a visit where the desk sets one for that, and else a price.
  if (desk.comes && FOR_A_PRICE.test(text))
    return desk.services.some(({ heard }) => heard.includes("quote"))
      ? [["book", 0.95, ["price", "offered", "sales", "reason"]]]
      : [["price", 0.95, ["reason", "book", "sales"]]];
  // 'Can somebody service my furnace?' wants it done.
  if (FOR_WORK.test(text) && serviceHeard(desk, text)) return [["book", 0.95, ["offered", "person"]]];
  // 'Acme is suing me' is what a consultation is for, whatever else the words are like.
  if (desk.matters && has(text, ...desk.matters) && !isQuestion(words))
    return [
      ["reason", 0.9, OTHERS],
      ["book", 0.8, ["advice", "cancel", "keep", "move", "returning", "deny"]],
    ];
  return [];
}
/** A first name, as it is written. */
const ASKS_FOR_ONE =
  /(?<!\p{L})(?:[Ii]s|[Ee]st[aá]) (?:my (?:girl|guy|buddy|friend) )?\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}+)? (?:there|in|around|available|working|on shift|back|ah[ií])(?: (?:today|yet|right now|by any chance|hoy))?(?!\p{L}| (?:for|on|to|at|the|from))/u;
const asksOfAnything = (words: string): boolean =>
  /(?<!\p{L})(?:[Ii]s|[Ee]st[aá]) (?:Anyone|Anybody|Someone|Somebody|Parking|Spanish|English|Christmas|Thanksgiving|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Ringwell|Invisalign|Medicare|Medicaid|Delta|Aetna|Cigna)(?!\p{L})/u.test(
    words,
  );
const HUH =
  /^(?:(?:i'm |um |uh |oh |wait )*(?:sorry|huh|eh|hm+|what|pardon(?: me)?|excuse me|come again|say what|what was that|c[oó]mo|mande|perd[oó]n|qu[eé]) ?){1,2}$/u;
const OTHERS: readonly ActId[] = [
  "billing",
  "complaint",
  "sales",
  "message",
  "referral",
  "records",
  "wrongnumber",
];
