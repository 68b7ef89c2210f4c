import type { Service } from "../../../../content/desks/desk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import type { DialogueContext } from "../context.ts";
import { amountsIn } from "../readers/amounts.ts";
import { plain } from "../readers/text.ts";

/** 'How much is a cleaning?', and then 'one for my son', which is another visit at another price: it is told. */
export function pricedOtherwise(
  { desk }: DialogueContext,
  { said, whom, language }: DialogueState,
  service: Service,
): string {
  const priceOf = (each: Service) => (language === "es" ? each.priceEs : each.price) ?? "";
  const amounts = (words: string) => amountsIn(plain(words).replace(/\$/g, ""));
  const told = amounts(said);
  const own = amounts(priceOf(service));
  if (whom === undefined || told.length === 0 || own.length === 0 || own.some((each) => told.includes(each)))
    return "";
  const other = desk.services.some(
    (each) =>
      each.id !== service.id &&
      priceOf(each) !== "" &&
      amounts(priceOf(each)).some((one) => told.includes(one)),
  );
  return other ? priceOf(service) : "";
}
