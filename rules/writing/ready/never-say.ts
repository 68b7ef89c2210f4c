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
  /\b(?:never (?:says?|uses?)|(?:should(?: not|n't)|must(?: not|n't)|do(?: not|n't)) (?:ever )?say|stop (?:saying|using)|avoid (?:saying|using)|not to say|(?:phrases|words|things|sentences) (?:to (?:avoid|ban|stop)|that (?:annoy|upset|anger|turn off|drive away)))\b/.test(
    text,
  ) &&
  /\b(?:phones?|calls?|callers?|front desk|reception\w*)\b/.test(text) &&
  (items ?? 0) <= neverSay.length;

export function neverSayOf(request: Request, readers: Readers, say: Say): Body {
  const chosen = neverSay.slice(0, request.items ?? 10);
  const count = capital(inWords(chosen.length));
  return {
    title: `${count} things never to say on the phone at ${readers.one}, and what to say instead`,
    excerpt: `${count} sentences that cost ${readers.many} more than they save, each with a better one and the reason.`,
    heads: chosen.map(([never]) => `“${never}”`),
    about: "what not to say on the phone",
    content: [
      p(
        `Nobody means any harm with these. They slip out with two lines ringing and someone at the counter, and the caller hears something you didn’t mean. For each one there is a better sentence that takes no longer.`,
      ),
      ...chosen.flatMap(([never, instead, why], i) => [
        h2(`${i + 1}. “${never}”`),
        p(`Instead: “${say(instead)}”`),
        p(capital(say(why))),
      ]),
      p(
        "Don’t hang all of them on the wall. Have each person choose the one they say most often, say the better sentence aloud three times, and listen for it for a week.",
      ),
    ],
  };
}
