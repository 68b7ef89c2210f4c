import { capital } from "../../content/capital.ts";
import { type Situation, situations } from "../../content/writing/situations.ts";
import { type Body, head, type Say } from "./body.ts";
import type { DraftParts } from "./draft.ts";
import { h2, p } from "./html.ts";
import { namedIn } from "./named.ts";
import { inWords, plain } from "./plain.ts";
import type { Request } from "./request.ts";
import { wantedIn } from "./wanted.ts";

/** True of a prompt for several scripts on the telephone. */
export const wantsScripts = ({ text, items, noun }: Pick<Request, "text" | "items" | "noun">): boolean =>
  !/^(?:ways|tips|mistakes|reasons|steps|signs)$/.test(noun) &&
  /\b(scripts?|what to say (?:when|if|on|to)|phone (?:phrases|greetings)|greetings? (?:examples|scripts|templates))\b/.test(
    text,
  ) &&
  /\b(phone|calls?|callers?|greetings?|front desk|reception\w*|voicemail)\b/.test(text) &&
  /\b(situations?|different|each|scripts|phrases|examples)\b/.test(text) &&
  // What is wanted less of has its own words.
  !/\b(?:fewer|less|reduc\w+|cut(?:ting)? (?:down )?(?:on )?|prevent\w*|lower) (?:\w+ ){0,2}(?:cancell?ations?|no-?shows?|hang-?ups?|complaints?|price shoppers?)\b/.test(
    text,
  ) &&
  // Words for a moment that none of them is written for would be words for another.
  (!/\bwhat to say (?:when|if)\b/.test(text) || situations.some(({ heard }) => heard.test(text))) &&
  !/\bvoicemail (?:greetings?|scripts?)\b|\bhow much\b|\bprices?\b/.test(text) &&
  (items ?? 0) <= situations.length;

/** Scripts: those whose situation the prompt names come first, in its order. */
export function chosenFor({
  prompt,
  items,
  text,
}: Pick<Request, "prompt" | "items" | "text">): readonly Situation[] {
  const named = namedIn(prompt, wantedIn(prompt)).parts.map(plain);
  const asked = named.flatMap((part) => situations.find(({ heard }) => heard.test(part)) ?? []);
  const inText = situations.filter(({ heard }) => heard.test(text));
  const all = [...new Set([...asked, ...(named.length ? [] : inText), ...situations])];
  return all.slice(0, items ?? Math.max(8, asked.length));
}

export function scriptsOf(parts: DraftParts, say: Say): Body {
  const { request, readers } = parts;
  const chosen = chosenFor(request);
  const count = capital(inWords(chosen.length));
  return {
    title: `${count} phone scripts for ${head(parts)}`,
    excerpt: `${count} phone situations at ${readers.many}, each with what to say and why it works.`,
    heads: chosen.map(({ when }) => say(when)),
    about: "phone scripts",
    content: [
      p(
        `Nobody should read a script aloud. It is there for the second when nothing comes to mind. Here are ${inWords(chosen.length)} for ${head(parts)}. Put your own names, times and rules in the square brackets, say each one aloud twice, and change anything that doesn’t sound like you.`,
      ),
      ...chosen.flatMap(({ when, say: said, why }, i) => [
        h2(`${i + 1}. ${say(when)}`),
        p(`“${say(said)}”`),
        p(`Why it works: ${say(why)}`),
      ]),
      p(
        "Print them on one page and keep it by the phone. After two weeks, cross out what nobody used and add the situation you were missing.",
      ),
    ],
  };
}
