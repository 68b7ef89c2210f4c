import { acts } from "../../../../content/understanding/acts.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import type { DialogueContext } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { forget } from "../hearing/turn-clauses.ts";
import { topFlow } from "../next.ts";
import { has } from "../readers/text.ts";

// 'Your robot told a caller we're open Sundays': who has it already tells what it did wrong, and buys nothing.

const IT =
  "(?:(?:the|your|my|our|this|that) (?:thing|robot|bot|assistant|receptionist|system|machine|line|service|ai|ringwell)|ringwell|it)";
const DID =
  "(?:told|tells|said|says|gave|gives|booked|books|hung up|hangs up|keeps?|quoted|quotes|sent|sends|put|puts|stopped|didn't|doesn't|isn't|won't|hasn't|answered|answers|missed|misses|double|called|transferred|forwarded|broke|crashed|went down|is (?:down|broken|not|giving|telling|saying|booking|hanging))";
const FAULT = new RegExp(
  `(?<!\\p{L})(?:(?:i'm|i am|we're|we are) (?:already )?(?:an? )?(?:existing |current |paying )?(?:customers?|clients?|subscribers?)(?: of yours)?(?: (?:already|here|now))?(?=$| (?:and|but|the|your|it|my|our|ringwell)).*(?<!\\p{L})${IT} ${DID}|(?:we|i) (?:already )?(?:have|use|got|pay for) (?:ringwell|your (?:thing|service|assistant|system|robot)|you guys)(?: \\p{L}+){0,6}? (?:and|but) (?:it|the thing) ${DID}|(?<!(?:can|could|will|would|does|do|did|if|when|should|may|might|let|have|make|want|having|say) )it (?:(?:just|again|also) )*(?:hung up on|hangs up on|hanging up on|double booked) (?:(?:one|two|some|several|three|half|all) of )?(?:my|our) (?:\\p{L}+ )?(?:customers?|callers?|clients?|patients?)(?!\\p{L})|(?<!(?:can|could|will|would|does|do|did|if|when|should|may|might|let|have|make|want|having|say) )(?:your|the|our|my) (?:thing|robot|bot|assistant|receptionist|ringwell|ai) (?:(?:just|again|yesterday|last night|this morning|also) )*(?:told|gave|booked|hung up on|quoted|double booked|sent|put|transferred) (?:an?|my|(?:one|two|some|several|three|half) of (?:my|our)|two|the|our|him|her|them|somebody|someone|people|everybody) (?:\\p{L}+ )?(?:customers?|callers?|clients?|patients?|people|jobs?|guy|lady|woman|man|appointments?|call|person|for|that|the))(?!\\p{L})`,
  "u",
);
/** 'Our assistant stopped picking up', 'Ringwell isn't answering our phone'. */
const NAMED =
  "(?:(?:my|our|your|the) (?:ringwell )?(?:assistant|robot|bot|ai|(?:virtual )?receptionist|digital receptionist)|(?:(?:my|our|your|the) )?ringwell(?: (?:line|number|assistant|service|thing|system))?|(?:my|our|the) calendar(?= (?:isn't|is not|stopped|quit|has stopped) (?:sync|updat)))";
const FAILS =
  "(?:(?:just|suddenly|has|have|had|all of a sudden|keeps) )*(?:(?:stopped|quit|isn't|is not|aren't|wasn't|won't|doesn't|does not|hasn't been|not) (?:even |really )?(?:answer|work|pick|book|tak|respond|sync|updat|forward|connect|ring|talk|going through|getting through|letting)\\p{L}*|went (?:dead|down|silent|quiet|out)|is (?:down|dead|broken|out|acting up)|broke(?: down)?|crashed|froze|(?:giving|gives?|hanging|hangs|telling|tells|saying|says|double|booking|cutting|cuts|dropping|drops|repeating|repeats) )";
const BROKEN = new RegExp(
  `(?<!\\p{L})(?<!(?:can|could|will|would|does|do|did|if|when|should|may|might|let|have|make|want|current|old|other) )${NAMED} ${FAILS}|^(?:(?:hi|hello|hey|so|um|well|ok|yes|good morning) )*(?:(?:since|as of) [\\p{L} ]{2,20} )?it(?:'s| has)? (?:just )?(?:stopped|quit) (?:answer|work|pick|book|tak|respond)\\p{L}*`,
  "u",
);
const HAS_IT =
  /(?<!\p{L})(?:(?:i'm|i am|we're|we are) (?:already )?(?:an? )?(?:existing |current |paying )?(?:customers?|subscribers?)|(?:i've|we've|i have|we have) (?:been (?:with you|using (?:ringwell|you|your))|had (?:ringwell|your)|ringwell)|(?:we|i) (?:already )?(?:use|have|got|pay for) ringwell)(?!\p{L})/u;
const FAILS_ANYHOW = new RegExp(
  `(?<!\\p{L})(?:it|line|phones?|thing|everything|calls?|system) ${FAILS}|calls? (?:all |just |only |now )*(?:go|goes|going|went) (?:straight )?(?:to|into) voicemail|nobody(?:'s| is)? (?:getting|can get) through`,
  "u",
);
/** Whether what this company sells went wrong at who has it. */
export const isFault = (text: string): boolean =>
  !ASKS.test(text) &&
  (FAULT.test(text) || BROKEN.test(text) || (HAS_IT.test(text) && FAILS_ANYHOW.test(text)));
const ASKS = /^(?:(?:and|so|but|what|how) )*(?:if|can|could|would|will|does|do|when|what happens)(?!\p{L})/u;

/** Gives the support line, and takes it down for those who see to it. @returns what else was said, and the reply to this */
export function takeFault(
  { desk }: DialogueContext,
  state: DialogueState,
  heard: Heard,
): { rest: string; said: string } | undefined {
  const support = desk.facts.find(({ id }) => id === "support");
  if (!support || topFlow(state) || !isFault(heard.text)) return undefined;
  // The urgent line is told for some of it anyway.
  const told = desk.urgent && has(heard.text, ...desk.urgent.heard);
  if (!told && !state.topics.includes(support.id)) {
    state.topics = [...state.topics, support.id].slice(-8);
    return { rest: heard.words, said: (state.language === "es" && support.es) || support.answer };
  }
  // Neither a time nor a person is wished for by that, and it is no question.
  if (!heard.has("callback", "person"))
    forget(heard, ...[...heard.acts.keys()].filter((act) => acts[act][0] !== "control"));
  forget(heard, "book");
  heard.acts.set("complaint", 0.95);
  return undefined;
}
