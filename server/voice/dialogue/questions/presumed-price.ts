import { priceWords } from "../../../../content/desks/ringwell/price-words.ts";
import { prices } from "../../../../content/prices.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import type { DialogueContext } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { amountsIn } from "../readers/amounts.ts";
import { plain } from "../readers/text.ts";
import type { Answer } from "./spoken-answer.ts";

/** 'So for the fifty bucks a month, does that come with Spanish?': a monthly price that is none is put right first. */
export function presumedPrice(
  { desk }: DialogueContext,
  { language, topics }: DialogueState,
  heard: Heard,
): Answer | undefined {
  if (desk.kind !== "ringwell" || !heard.words.includes("?")) return undefined;
  const said = heard.clauses
    .map(({ words }) => plain(words))
    .find((words) => A_MONTH.test(words) || IN_THE.test(words));
  const [sum] = said ? amountsIn((A_MONTH.exec(said) ?? IN_THE.exec(said))![0]) : [];
  if (
    sum === undefined ||
    sum < LEAST ||
    (sum >= prices.from && sum <= prices.to && topics.includes("price"))
  )
    return undefined;
  const says = language === "es" ? priceWords.pricesEs : priceWords.prices;
  const low = language === "es" ? priceWords.tooLowEs : priceWords.tooLow;
  const high = language === "es" ? priceWords.tooHighEs : priceWords.tooHigh;
  const lead = sum < prices.from ? low : sum > prices.to ? high : "";
  return { say: lead ? `${lead} ${says}` : says, topic: "price", known: true, settles: true };
}
const LEAST = 10;
const SUM = "\\$?[\\p{L}\\d$, -]{2,24}?";
const A_MONTH = new RegExp(
  `(?:for|at|about|only|just|the|is|it's|its|so|then|pay|paying|costs?|than|cuesta|por|a)(?: (?:the|only|just|about|like|around|those|that|your|un|unos|los))* ${SUM} (?:dollars |bucks |d[oó]lares )?(?:a|per|each|every|al|por) (?:month|mes)(?!\\p{L})`,
  "u",
);
/** 'And that's in the fifty?' */
const IN_THE = new RegExp(
  `(?:in|for|with|within|part of|inside|covered by) (?:the|that|your) (?=\\$?\\d|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|(?:one|two|three|four|five|six|seven|eight|nine) hundred|hundred))${SUM}(?: (?:dollars|bucks))?(?= (?:price|plan|deal|too|then)|$)`,
  "u",
);
