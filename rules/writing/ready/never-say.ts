import { firstCallAny, firstCallChild, firstCallLaw } from "../../../content/writing/ready/first-call.ts";
import { neverSay, neverSayUpset } from "../../../content/writing/ready/never-say.ts";
import { neverPromise } from "../../../content/writing/ready/never-promise.ts";
import { capital } from "../../../content/capital.ts";
import type { Body, Say } from "../body.ts";
import type { Readers } from "../fill.ts";
import { h2, p } from "../html.ts";
import { inWords } from "../plain.ts";
import type { Request } from "../request.ts";

/** True of a prompt for words that are to be avoided on the telephone. */
export const wantsNeverSay = ({ text, items, form }: Pick<Request, "text" | "items" | "form">): boolean =>
  (form === "list" || form === "how-to") &&
  /\b(?:never (?:to )?(?:says?|uses?|tells?|promises?)|(?:should(?: not|n't)|must(?: not|n't)|do(?: not|n't)) (?:ever )?(?:say|promise)|stop (?:saying|using)|avoid (?:saying|using)|not to say|(?:phrases|words|things|sentences) (?:to (?:avoid|ban|stop)|that (?:annoy|upset|anger|turn off|drive away)))\b/.test(
    text,
  ) &&
  /\b(?:phones?|calls?|callers?|front desk|reception\w*|dispatch\w*)\b/.test(text) &&
  (items ?? 0) <= neverSay.length;

/** A first call has sentences of its own, and whoever asks for both is told both. */
const ON_FIRST =
  /\b(?:first|initial|intake) (?:phone )?calls?\b|\b(?:potential|prospective|new) (?:patients?|clients?|customers?|callers?|leads?|families|owners)\b.*\bcalls?\b|\bcalls?\b.*\b(?:potential|prospective|new) (?:patients?|clients?|customers?|callers?|leads?|families|owners)\b/;
const WHO =
  /\b(?:(?:a|the) )?(?:potential|prospective|new) (?:patients?|clients?|customers?|callers?|leads?|families|owners)\b/;

function firstCallOf(request: Request, readers: Readers, say: Say): Body {
  const isLaw = LAW.test(readers.trade.id);
  const ofChild = /\b(?:pediatric\w*|child\w*|kids?)\b/.test(request.text);
  const all = isLaw
    ? firstCallLaw.filter(([, , , of]) => !of || of === readers.trade.id)
    : [
        ...(ofChild ? firstCallChild : []),
        ...firstCallAny
          .slice(ofChild ? 1 : 0)
          .filter(([never]) => !/insurance/.test(never) || CARE.test(readers.trade.id)),
      ];
  const chosen = all.slice(0, request.items ?? 9);
  const count = capital(inWords(chosen.length));
  const whom = (WHO.exec(request.text)?.[0] ?? `a ${readers.trade.newOne}`).replace(
    /^(?!an? |the )(?=.*[^s]$)/,
    "a ",
  );
  return {
    title: `${count} things to say on the first call with ${whom} at ${readers.one}, and what never to say`,
    excerpt: say(
      `What ${readers.many} say on the first call, what they leave unsaid, and why: ${isLaw ? "names before the story, no promise of a case or a sum, dates, the fee, and who calls by when" : "why they call, a price, two times, and who calls by when"}.`,
    ),
    heads: chosen.map(([, instead]) => `Say: “${instead}”`),
    about: "what to say on the first call",
    content: [
      p(
        isLaw
          ? "The first call is decided in five minutes, by somebody who isn’t a lawyer and may not sound like one. Each of these is a sentence to say, the one it replaces, and why. Have a lawyer of the firm read the page before it’s used, since the rules of your bar come first."
          : "Somebody who has never been to you decides on the first call whether they will be. Each of these is a sentence to say, the one it replaces, and why.",
      ),
      ...chosen.flatMap(([never, instead, why], i) => [
        h2(`${i + 1}. Never “${never.replace(/[.]$/, "")}”`),
        p(`Say: “${say(instead)}”`),
        p(capital(say(why))),
      ]),
      p(
        isLaw
          ? `Put the ${inWords(chosen.length)} on one card in the order of the call: names, what happened, the dates, who else is in it, the fee, the next step. Then listen to five first calls, and mark which of the sentences to avoid you heard.`
          : "Have each person say the three they find hardest aloud, and listen for them on five first calls next week.",
      ),
    ],
  };
}
const LAW = /law|injury|estates|litigation|immigration|criminal|bankruptcy|legal/;
const CARE = /dental|medical|therap|optom|eye|ortho|chiro|derm/;

const UPSET =
  /\b(?:upset|angry|mad|furious|irate|rude|difficult|unhappy|frustrated|yelling|shouting|screaming|complain\w*)\b/;
const MOST = 11;

const PROMISED = /\bpromis(?:e|es|ed|ing)\b/;
/** What is promised is kept by somebody else, and not by whoever said it. */
function promisesOf({ items }: Request, readers: Readers, say: Say): Body {
  const chosen = neverPromise.slice(0, items ?? 8);
  const count = capital(inWords(chosen.length));
  return {
    title: `${count} things never to promise on the phone at ${readers.one}, and what to say instead`,
    excerpt: `${count} promises that ${readers.many} make on the phone and somebody else has to keep, each with a sentence that holds.`,
    heads: chosen.map(([never]) => `“${never}”`),
    about: "what not to promise on the phone",
    content: [
      p(
        "Nobody who answers means any harm with these. They want the caller to be glad, and the promise is kept or broken by somebody else, two hours later, at a door. For each of them there’s a sentence that is as friendly and holds.",
      ),
      ...chosen.flatMap(([never, instead, why], i) => [
        h2(`${i + 1}. “${never}”`),
        p(`Instead: “${say(instead)}”`),
        p(capital(say(why))),
      ]),
      p(
        "Collect for two weeks what callers were told and what happened. The two promises that were broken most are the two sentences to practice.",
      ),
    ],
  };
}

export function neverSayOf(request: Request, readers: Readers, say: Say): Body {
  if (ON_FIRST.test(request.text) && (request.items ?? 0) <= MOST) return firstCallOf(request, readers, say);
  if (PROMISED.test(request.text)) return promisesOf(request, readers, say);
  const isUpset = UPSET.test(request.text);
  const first = isUpset ? neverSayUpset : [];
  const chosen = [...first, ...neverSay.filter(([never]) => !first.some(([other]) => other === never))].slice(
    0,
    request.items ?? 10,
  );
  const count = capital(inWords(chosen.length));
  return {
    title: `${count} things never to say ${isUpset ? `to an upset ${readers.trade.customer}` : "on the phone"} at ${readers.one}, and what to say instead`,
    excerpt: `${count} sentences that cost ${readers.many} more than they save, each with a better one and the reason.`,
    heads: chosen.map(([never]) => `“${never}”`),
    about: "what not to say on the phone",
    content: [
      p(
        `Nobody means any harm with these. They slip out with two lines ringing and someone standing in front of you, and the caller hears something you didn’t mean. For each one there is a better sentence that takes no longer.`,
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
