import type { Point } from "../../content/writing/kinds.ts";
import { capital } from "../../content/capital.ts";
import type { Say } from "./body.ts";
import { p } from "./html.ts";
import { plain } from "./plain.ts";
import type { Request } from "./request.ts";

/** Which text of a piece of advice answers what is asked for with each entry; the first that fits counts. */
const TEXTS: readonly (readonly [heard: RegExp, of: (point: Point) => string | undefined])[] = [
  [/\bbad answer|red flag|warning/, ({ bad }) => bad],
  [
    /\b(?:good|right|best|honest|ideal|solid|strong) (?:answer|reply|response)|sounds? like|what (?:to|they should) (?:hear|listen)|listen for\b/,
    ({ good, answer }) => good ?? answer,
  ],
  [
    /\b(?:why|matters?|reason|costs?|harm|damages?|loses?|happens|risks?|hurts?|problem|effect|wrong|price)\b/,
    ({ why, harm }) => why ?? harm,
  ],
  [/\b(?:test|tell|check|measure|see|notice|prove|know)\b/, ({ check }) => check],
  [/\b(?:instead|try|do|fix|remedy|cure|action|step|tip|solution|solve|change|how to)\b/, ({ task }) => task],
  [
    /\b(?:example|says?|words?|wording|script|phrase|sentence)\b/,
    ({ how }) => /“([^”]{12,140})”/.exec(how)?.[1],
  ],
  [/\b(?:ask|question)\b/, ({ put, ask }) => put ?? ask],
];

/** Each entry under the labels that the prompt asks for; absent where it asks for none. */
export function eachOf({ each }: Pick<Request, "each">, point: Point, say: Say): string[] | undefined {
  if (!each.length) return undefined;
  const used = new Set<string>();
  return each.map((label) => {
    const text = TEXTS.filter(([heard]) => heard.test(plain(label)))
      .map(([, of]) => of(point))
      .find((found) => found !== undefined && !used.has(found));
    if (text) used.add(text);
    return p(
      `${capital(label.replace(/^(?:one|a|an|the) (?=\w+ )/i, ""))}: ${text ? capital(say(text)) : "[one sentence of yours]"}`,
    );
  });
}
