import type { DialogueState } from "../../../../contracts/voice.ts";
import type { DialogueContext } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { topFlow } from "../next.ts";

// 'Your robot told a caller we're open Sundays': who has it already tells what it did wrong, and buys nothing.

const IT =
  "(?:(?:the|your|my|our|this|that) (?:thing|robot|bot|assistant|system|machine|line|service|ai|ringwell)|ringwell|it)";
const DID =
  "(?:told|tells|said|says|gave|gives|booked|books|hung up|hangs up|keeps?|quoted|quotes|sent|sends|put|puts|stopped|didn't|doesn't|isn't|won't|hasn't|answered|answers|missed|misses|double|called|transferred|forwarded|broke|crashed|went down|is (?:down|broken|not|giving|telling|saying|booking|hanging))";
const FAULT = new RegExp(
  `(?<!\\p{L})(?:(?:i'm|i am|we're|we are) (?:already )?(?:an? )?(?:existing |current |paying )?(?:customers?|clients?|subscribers?)(?: of yours)?(?: (?:already|here|now))?(?=$| (?:and|but|the|your|it|my|our|ringwell)).*(?<!\\p{L})${IT} ${DID}|(?:we|i) (?:already )?(?:have|use|got|pay for) (?:ringwell|your (?:thing|service|assistant|system|robot)|you guys)(?: \\p{L}+){0,6}? (?:and|but) (?:it|the thing) ${DID}|(?<!(?:can|could|will|would|does|do|did|if|when|should|may|might|let|have|make|want|having|say) )(?:your|the|our|my) (?:thing|robot|bot|assistant|ringwell|ai) (?:(?:just|again|yesterday|last night|this morning|also) )*(?:told|gave|booked|hung up on|quoted|double booked|sent|put|transferred) (?:an?|my|(?:one|two|some|several|three|half) of (?:my|our)|two|the|our|him|her|them|somebody|someone|people|everybody) (?:\\p{L}+ )?(?:customers?|callers?|clients?|patients?|people|jobs?|guy|lady|woman|man|appointments?|call|person|for|that|the))(?!\\p{L})`,
  "u",
);
const ASKS = /^(?:(?:and|so|but|what|how) )*(?:if|can|could|would|will|does|do|when|what happens)(?!\p{L})/u;

/** Gives the support line, and takes it down for those who see to it. @returns what else was said, and the reply to this */
export function takeFault(
  { desk }: DialogueContext,
  state: DialogueState,
  heard: Heard,
): { rest: string; said: string } | undefined {
  const support = desk.facts.find(({ id }) => id === "support");
  if (!support || topFlow(state) || !FAULT.test(heard.text) || ASKS.test(heard.text)) return undefined;
  if (!state.topics.includes(support.id)) {
    state.topics = [...state.topics, support.id].slice(-8);
    return { rest: heard.words, said: (state.language === "es" && support.es) || support.answer };
  }
  heard.acts.delete("book");
  heard.acts.set("complaint", 0.95);
  return undefined;
}
