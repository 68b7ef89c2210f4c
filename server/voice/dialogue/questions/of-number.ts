import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import type { DialogueContext } from "../context.ts";
import { phoneHeard, spokenPhone } from "../readers/phone.ts";
import { anglicize } from "../readers/spanish.ts";
import { fill, wording } from "../say/speech.ts";

/** 'Is that 0134 you have?', 'so it ends in 0177?': whether a number that was told or taken down is that one. */
export function ofNumber({ desk }: DialogueContext, state: DialogueState, text: string): string | undefined {
  const { language, slots, said } = state;
  if (!ASKS.test(text)) return undefined;
  const { phone, digits } = phoneHeard(language === "es" ? anglicize(text) : text, "", true);
  const named = (phone ?? digits).replace(/\D/g, "");
  if (named.length < LEAST) return undefined;
  const known = [slots.phone?.value, desk.urgent?.line, desk.phone].flatMap((each) =>
    each ? [each.replace(/\D/g, "").slice(-10)] : [],
  );
  const told = known.find((each) => said.includes(spokenPhone(each)));
  const meant = known.find((each) => each.includes(named.slice(-10)));
  const number = meant ?? told;
  if (!number) return undefined;
  // 'Is it 150?', of a price.
  if (named.length === LEAST && !told && !slots.phone && !OF_A_NUMBER.test(text)) return undefined;
  return fill(wording(meant ? talk.numberIsThat : talk.numberIsNot, language), {
    number: spokenPhone(number),
  });
}
const LEAST = 3;
const OF_A_NUMBER =
  /(?<!\p{L})(?:numbers?|phone|line|call|ends|ended|n[uú]mero|tel[eé]fono|termina)(?!\p{L})/u;
const ASKS =
  /^(?:(?:and|so|but|wait|sorry|ok|okay|hold on|y|o sea|entonces) )*(?:(?:is|was|isn't) (?:that|it|this|your number|the number|my number)|(?:did|do) you (?:say|have|got|get)|you (?:said|have|got)|(?:it|that) (?:ends|ended) (?:in|with)|(?:es|era|termina|dijo|tiene)(?: el| en)?)(?!\p{L}).*\d|^(?:(?:and|so|but|wait|sorry|ok|okay) )*(?:is|was) (?:that|it|this) .*(?:zero|oh|one|two|three|four|five|six|seven|eight|nine) (?:zero|oh|one|two|three|four|five|six|seven|eight|nine)(?!\p{L})/u;
