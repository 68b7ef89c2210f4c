import { SYSTEMS } from "../../../../content/desks/ringwell/systems.ts";
import { prices, priceOf } from "../../../../content/prices.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { noteAnswer } from "../confirming/answered.ts";
import type { DialogueContext } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { noteOf } from "../paper/note-words.ts";
import type { Plan } from "../plan.ts";
import { amountsIn } from "../readers/amounts.ts";
import { plain } from "../readers/text.ts";
import { saysWhen } from "../readers/when.ts";
import { quietClauses } from "../hearing/turn-clauses.ts";

// What has to be worked out: two prices together, and what a caller's own number of calls comes to.

/** 'Is it ninety-five plus the one twenty?' */
const TOGETHER =
  /\b(?:plus|on top of|together|both|altogether|in all|added to|and then|total)\b|(?<!\p{L})(?:más|juntos|en total)(?!\p{L})/u;
/** 'Three hundred calls a month.' */
const CALLS =
  /\b(?:calls?|people (?:a|per|every|each)|callers|llamadas)\b(?: \S+){0,3}? (?:a|an|per|every|each|al|por) (day|week|month|d[ií]a|semana|mes)\b/u;
/** 'How much per month for about a hundred calls?' */
const SPAN_FIRST =
  /(?:a|per|each|every) (day|week|month)(?: \S+){0,2}? (?:for|with|at|on) (?:[\p{L}\d-]+ ){1,5}?calls(?!\p{L})/u;
const SO_MANY =
  /^(?:(?:oh|um|well|so|i'd say|i'd guess|i guess|we get|we have|we do|it's|maybe|about|around|roughly|probably|like|say|some|unas|como) )*[\p{L}\d -]{1,30}? (?:a|an|per|every|each|al|por) (day|week|month|d[ií]a|semana|mes)(?: (?:or so|maybe|i guess|probably|on average|give or take))*$/u;
const MISSED =
  /\b(?:miss|lose|losing|lost)\p{L}* (?:\S+ ){0,5}?calls?\b|(?<!\p{L})perd\p{L}+ (?:\S+ ){0,5}?llamadas/u;
/** How many of them a month has. */
const A_MONTH: Record<string, number> = { d: 22, w: 4.33, m: 1, s: 4.33 };
const asksToo = (heard: Heard): boolean => heard.questions.length > 0 || heard.has("price");

/** Works out what the turn asks to be worked out; the clauses that asked it are answered. */
export function answerSum(context: DialogueContext, state: DialogueState, heard: Heard, plan: Plan): void {
  const said = context.desk.id === "ringwell" ? ofCalls(state, heard) : undefined;
  const words =
    said ??
    ofPrices(context, state, heard) ??
    ofBoth(context, state, heard) ??
    ofOnePrice(context, state, heard);
  if (!words) return;
  plan.understood = true;
  plan.said.push(words);
  // 'Forty a week. Is there a contract?' asks one thing more.
  const more = said ? heard.questions.filter((each) => isOfElse(plain(each.words))) : [];
  const done = heard.clauses.filter(({ words }) => !more.some((each) => each.words.includes(words)));
  for (const each of done) heard.answered.add(each.words);
  quietClauses(heard, done);
  heard.questions = more;
  plan.answered = more.length === 0;
  state.topics = [...new Set([...state.topics, "price"])].slice(-8);
  noteAnswer(state, noteOf(heard.words), words);
}

const OF_PRICE = /\b(?:how much|what|cost\p{L}*|price\p{L}*|charge|run|calls?|come to|cu[aá]nto|precio)\b/u;
const isOfElse = (text: string): boolean =>
  text !== "" && !OF_PRICE.test(text) && amountsIn(text).length === 0;

/** 'So two hundred for mine then?', once a price was told. */
function ofOnePrice(
  { desk }: DialogueContext,
  { language, slots, said }: DialogueState,
  heard: Heard,
): string | undefined {
  const asked = plain(heard.questions[0]?.words ?? "").replace(
    /(?<!\p{L})the hundred(?!\p{L})/u,
    "a hundred",
  );
  const asks = SO_MUCH.exec(asked) ?? IS_IT_SO_MUCH.exec(asked) ?? YOU_SAID.exec(heard.text);
  const [guess] = asks ? amountsIn(asks[0]) : [];
  if (guess === undefined || guess < 20 || saysWhen(heard.values)) return undefined;
  const told = amountsIn(plain(said).replace(/\$/g, ""));
  const { price, priceEs } = desk.services.find(({ id }) => id === slots.service?.value) ?? {};
  const own = language === "es" ? priceEs : price;
  const yes = language === "es" ? "Sí" : "Yes";
  if (own && /\d/.test(own))
    return amountsIn(plain(own).replace(/\$/g, "")).includes(guess) ? `${yes}. ${own}` : own;
  return told.includes(guess) ? `${yes}, ${guess} ${language === "es" ? "dólares" : "dollars"}.` : undefined;
}
/** 'So is it the hundred for this?' */
const IS_IT_SO_MUCH =
  /^(?:(?:so|and|then|ok|okay|yes|wait) )*is (?:it|that|mine) (?:just |only |still )?(?:the |a )?[\p{L}\d$ -]+? (?:dollars |bucks )?(?:for (?:this|that|me|mine|us|it|this one|the visit)$|or (?:is it|is mine|more|less|not|what)(?!\p{L}))/u;
const YOU_SAID =
  /(?<!\p{L})(?:you|y'all|they) (?:just )?said (?:it's |it was |about )?[\p{L}\d$ ,-]{2,30}? (?:(?:dollars|bucks) )?(?:right|correct|yeah)$/u;
const SO_MUCH =
  /^(?:(?:so|and|then|ok|okay|wait|entonces|o sea) )+(?:(?:it's|that's|it'd be|that'd be|it is|just|only|about|like|son|serían) )*(?!at |a las )[\p{L}\d$, -]+?(?: (?:dollars|bucks|dólares))?(?: (?:for (?:me|mine|us|ours|that|this|it|one|the first one|everything)|para (?:mí|el mío|eso)))?(?: (?:then|right|total|altogether|in all|flat|entonces|en total))*$/u;

/** Both are prices of this desk: numbers that it never told are left alone. */
function ofPrices({ desk }: DialogueContext, { language }: DialogueState, heard: Heard): string | undefined {
  if (!TOGETHER.test(heard.text) || !asksToo(heard)) return undefined;
  const told = new Set(
    desk.services.flatMap(({ price }) => amountsIn(plain(price ?? "").replace(/\$/g, ""))),
  );
  const [one, other, ...more] = amountsIn(heard.text);
  if (one === undefined || other === undefined || !told.has(one) || !told.has(other)) return undefined;
  // 'Ninety-five and one twenty, so two fifteen?'
  const sum = one + other;
  const guess = more.at(-1);
  const yes = guess === undefined || guess === sum;
  return language === "es"
    ? `${yes ? "Sí" : "No"}, ${one} más ${other} son ${sum} dólares.`
    : `${yes ? "Yes" : "Not quite"}: ${one} and ${other} make ${sum} dollars.`;
}

/** 'So cleaning with X-rays, I'd be looking at what, two fifteen?', once prices were told: a sum of what is named and another. */
function ofBoth({ desk }: DialogueContext, state: DialogueState, heard: Heard): string | undefined {
  const { language, topics, stack } = state;
  if (stack.length > 0 || !heard.words.includes("?") || !topics.some((each) => /price/.test(each)))
    return undefined;
  const guess = amountsIn(heard.text).at(-1);
  const priced = desk.services.map(({ id, price }) => ({
    id,
    is: amountsIn(plain(price ?? "").replace(/\$/g, ""))[0],
  }));
  const own = priced.find(({ id }) => id === (heard.values.service ?? state.slots.service?.value))?.is;
  if (own === undefined || guess === undefined || guess <= own) return undefined;
  if (!priced.some(({ is }) => is === guess - own)) return undefined;
  // 'Two fifteen' is no hour then.
  heard.values.time = { sure: true };
  heard.wishes = [];
  return language === "es"
    ? `Sí, ${own} más ${guess - own} son ${guess} dólares.`
    : `Yes: ${own} and ${guess - own} make ${guess} dollars.`;
}

/** The price of a caller's own calls, and of the system that they name, which is looked at first. */
function ofCalls({ language, topics, stack }: DialogueState, heard: Heard): string | undefined {
  // 'Maybe fifteen a day', once the price was told.
  const priced = stack.length === 0 && /price|cost|quote/.test(topics.at(-1) ?? "");
  const span =
    CALLS.exec(heard.text) ?? SPAN_FIRST.exec(heard.text) ?? (priced ? SO_MANY.exec(heard.text) : null);
  const count = span && amountsIn(heard.text.slice(0, span.index + span[0].length)).at(-1);
  // 'We miss ten calls a week' tells how many it would be at least.
  if (!span || !count || !(asksToo(heard) || priced) || MISSED.test(heard.text)) return undefined;
  const month = Math.round(count * A_MONTH[span[1]!.normalize("NFD")[0]!]!);
  const flat = heard.text.replaceAll(" ", "");
  const system = SYSTEMS.find((name) => flat.includes(name.toLowerCase().replaceAll(" ", "")));
  const [alone, with_] = [priceOf(month, 0), priceOf(month, 1)];
  const cents = Math.round(prices.perContact * 100);
  if (language === "es")
    return `${month} llamadas al mes son ${alone} dólares: ${prices.base} por la línea y ${cents} centavos por llamada. ${
      system
        ? `Con ${system} serían ${with_}; antes miramos si se puede conectar.`
        : `Con un sistema conectado serían ${with_}.`
    }`;
  const about = span[1] === "month" ? "" : "About ";
  return `${about}${month} calls a month come to ${alone} dollars: ${prices.base} for the line and ${cents} cents a call. ${
    system
      ? `With ${system} connected it would be ${with_}, and we check first whether it can be.`
      : `Each system that it writes into adds ${prices.perConnection}.`
  }`;
}
