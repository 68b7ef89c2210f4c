import { capital } from "../../../../content/capital.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import type { DialogueContext } from "../context.ts";
import { serviceHeard } from "../readers/service.ts";
import { plain } from "../readers/text.ts";
import type { Answer } from "./spoken-answer.ts";

/** 'What's cheaper, whitening or a cleaning?': both prices, the lower one first. */
export function whichCostsLess(
  { desk }: DialogueContext,
  { language }: DialogueState,
  words: string,
): Answer | undefined {
  const [all, one = "", other = ""] = CHEAPER.exec(words) ?? CHEAPER_THAN.exec(words) ?? [];
  if (!all || language === "es") return undefined;
  const both = [one, other].flatMap((each) => {
    const service = serviceHeard(desk, plain(each));
    const amount = service?.price && /\d[\d,]*/.exec(service.price)?.[0];
    return service?.price && amount
      ? [
          {
            id: service.id,
            spoken: service.spoken,
            price: service.price,
            amount: Number(amount.replaceAll(",", "")),
          },
        ]
      : [];
  });
  const [less, more] = both.toSorted((a, b) => a.amount - b.amount);
  if (!less || !more || less.id === more.id || less.amount === more.amount) return undefined;
  const first = (price: string) => /^.*?[.!](?= |$)/.exec(price)?.[0] ?? price;
  return {
    say: `${capital(first(less.price).replace(/ (is|are|starts?) /u, " $1 cheaper, "))} ${first(more.price)}`
      .replace("starts cheaper, at", "is cheaper, from")
      .replace("start cheaper, at", "are cheaper, from"),
    topic: `less-${less.id}-${more.id}`,
    known: true,
  };
}
const CHEAPER =
  /(?<!\p{L})(?:what|which)(?:'s| is| one's| one is| (?:one )?costs| would be| one would be)(?: the)? (?:cheaper|cheapest|less|more expensive|pricier|more)(?: money)?[,:;]? (?:the |an? )?([^,.?!]{3,30}?),? or (?:the |an? )?([^,.?!]{3,30})/iu;
const CHEAPER_THAN =
  /(?<!\p{L})is (?:the |an? )?([^,.?!]{3,30}?) (?:cheaper|less expensive|more expensive|pricier|less|more) than (?:the |an? )?([^,.?!]{3,30})/iu;
