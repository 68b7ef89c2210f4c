import { rootsOf, isTelling } from "../../knowledge/words.ts";
import type { Service } from "../../../../content/desks/desk.ts";
import type { OfThisCall } from "./reach-questions.ts";

/** 'Does that include X-rays?', once a price was told: what was told of the thing says it, where it names that. */
export const INCLUDES: OfThisCall = {
  asks: /^(?:(?:and|so|but|ok|okay|oh|y|pero) )*(?:(?:does|do|would|will|did) (?:that|it|this|those|the price|the cost) (?:also |already |still )?(?:include|come with|cover|have|get me|count)|is (?:that|it|this) (?:already )?including|(?:eso |ya )?(?:incluye|trae|viene con))(?!\p{L})/u,
  answer: ({ context, state, text }) => {
    const { language } = state;
    if (!/price|precio/.test(state.topics.at(-1) ?? "")) return undefined;
    const thing = text.replace(INCLUDES.asks, "").replace(/ (?:or|o) .*$/u, "");
    const asked = rootsOf(thing).filter((word) => isTelling(word) && !FILLS.test(word));
    const priceOf = (each: Service) => (language === "es" ? each.priceEs : each.price);
    // What was said last is of one service, or of none.
    const of = context.desk.services.find(
      (each) => priceOf(each) !== undefined && state.said.includes(priceOf(each)!.split(/(?<=[.!?]) /)[0]!),
    );
    const price = of && priceOf(of);
    if (!price || asked.length === 0) return undefined;
    const told = new Set(rootsOf(price));
    return asked.every((word) => told.has(word))
      ? `${language === "es" ? "Sí" : "Yes"}: ${lower(price)}`
      : undefined;
  },
};
/** 'Do I get x-rays in that too?' */
const FILLS = /^(?:include|price|cost|everything|todo)$/;
const lower = (words: string): string =>
  words.replace(/^\p{Lu}(?=\p{Ll}| )/u, (letter) => letter.toLowerCase());
