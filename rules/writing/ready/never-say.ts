import { neverSay } from "../../../content/writing/ready/never-say.ts";
import { capital } from "../../../content/capital.ts";
import type { Body, Say } from "../body.ts";
import type { Readers } from "../fill.ts";
import { h2, p } from "../html.ts";
import { inWords } from "../plain.ts";
import type { Request } from "../request.ts";

/** True of a prompt for words that are to be avoided on the telephone. */
export const wantsNeverSay = ({ text, items, form }: Pick<Request, "text" | "items" | "form">): boolean =>
  (form === "list" || form === "how-to") &&
  /\b(?:never (?:says?|uses?)|(?:should(?: not|n't)|must(?: not|n't)|do(?: not|n't)) (?:ever )?say|stop saying|avoid saying|not to say|(?:phrases|words|things|sentences) (?:to (?:avoid|ban|stop)|that (?:annoy|upset|anger|turn off|drive away)))\b/.test(
    text,
  ) &&
  /\b(?:phones?|calls?|callers?|front desk|reception\w*)\b/.test(text) &&
  (items ?? 0) <= neverSay.length;

export function neverSayOf(request: Request, readers: Readers, say: Say): Body {
  const chosen = neverSay.slice(0, request.items ?? 10);
  const count = capital(inWords(chosen.length));
  return {
    title: `${count} things never to say on the telephone at ${readers.one}, and what to say instead`,
    excerpt: `${count} sentences that cost ${readers.many} more than they save, each with one to put in its place and the reason.`,
    heads: chosen.map(([never]) => `“${never}”`),
    about: "what not to say on the telephone",
    content: [
      p(
        `Nobody at ${readers.one} means any of these badly. They slip out with two lines ringing and somebody at the counter, and the caller hears something else than was meant. For each there is a sentence that takes no longer.`,
      ),
      ...chosen.flatMap(([never, instead, why], i) => [
        h2(`${i + 1}. “${never}”`),
        p(`Instead: “${say(instead)}”`),
        p(capital(say(why))),
      ]),
      p(
        "Do not hang all of them on the wall. Let each of you choose the one that slips out most often, say its replacement aloud three times, and listen for it for a week.",
      ),
    ],
  };
}
