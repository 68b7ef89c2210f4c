import { capital } from "../../content/capital.ts";
import type { Body, Say } from "./body.ts";
import { claimIn } from "./claim.ts";
import type { DraftParts } from "./draft.ts";
import { p } from "./html.ts";
import { namedIn } from "./named.ts";
import { plain, wordsIn } from "./plain.ts";
import type { Request } from "./request.ts";
import { isMatter } from "./unsaid.ts";
import { BESIDE } from "./form-words.ts";
import { titleFrom } from "./title.ts";
import { wantedIn } from "./wanted.ts";

/** True of a few paragraphs for a network or a newsletter: they have no headings and no steps. */
export const isPost = ({ text, limits }: Pick<Request, "text" | "limits">): boolean =>
  // Of an article with a post beside it the article is written.
  !limits.some((limit) => BESIDE.test(limit)) &&
  /\b(?:linkedin|facebook|instagram|social(?: media)?|nextdoor|google business)\b.{0,24}\b(?:posts?|captions?|updates?)\b|\bfor (?:our |my |a )?(?:linkedin|facebook|instagram|nextdoor)\b|\bcaption for\b|\bnewsletter (?:blurb|item|note|intro|paragraph|post)\b/.test(
    text,
  );

const USUAL = 150;
/** What the request names beside the subject; only its writer knows what the two have to do with each other. */
const besideOf = ({ request, topic }: DraftParts): string | undefined => {
  const wanted = wantedIn(request.prompt);
  const [, one = "", other = ""] =
    /\bwhat (.{4,40}?) (?:and|has to do with|have to do with) (.{4,60}?)(?: have in common)?$/i.exec(
      wanted,
    ) ?? [];
  const named = [one, other.replace(/ have in common.*$/i, ""), ...namedIn(request.prompt, wanted).parts];
  return named.find(
    (part) =>
      part &&
      !topic.heard.test(plain(part)) &&
      !request.audience?.heard.test(plain(part)) &&
      isMatter(part, request),
  );
};

/** The scene, why it matters and what can be done, in as many paragraphs as the length allows; it ends with a question. */
export function postOf(parts: DraftParts, say: Say): Body {
  const { topic, request, skeleton, readers } = parts;
  const beside = besideOf(parts);
  const claim = request.form === "opinion" ? claimIn(request) : undefined;
  // What the scene has said need not be said again.
  const fresh = topic.reasons.filter(
    ({ text }) => claim || !(text.includes("{next}") && topic.scene.includes("{next}")),
  );
  const [first, second] = fresh.length ? fresh : topic.reasons;
  const [tip, other] = skeleton.points;
  const ending = say(`What do you do about it at your {place}?`);
  const wished = [
    claim ? `${claim}.` : say(topic.scene),
    beside
      ? `[In one sentence of yours: what ${beside} ${/s$/.test(beside) ? "have" : "has"} to do with it.]`
      : "",
    first ? say(`${first.head}. ${first.text}`) : "",
    tip ? `This week: ${say(tip.task).replace(/^[A-Z](?=[a-z])/, (sign) => sign.toLowerCase())}` : "",
    second ? say(`${second.head}. ${second.text}`) : "",
    other ? say(other.task) : "",
  ].filter(Boolean);
  const most = (request.most ?? request.words ?? USUAL) - wordsIn(ending).length;
  const chosen: string[] = [];
  let length = 0;
  for (const paragraph of wished) {
    const words = wordsIn(paragraph).length;
    if (length + words > most) continue;
    chosen.push(paragraph);
    length += words;
  }
  const title = claim ?? titleFrom({ ...request, form: "how-to" }) ?? say(topic.thesis);
  // What is said of it promises only what the length has left room for.
  const told = [first, second].flatMap((reason) =>
    reason && chosen.some((each) => each.startsWith(say(reason.head))) ? [reason.head] : [],
  );
  const shown = told.length ? told : [tip?.do ?? topic.thesis];
  return {
    title,
    excerpt: say(`${shown[0]}. A short post for ${readers.many}.`),
    heads: shown.slice(-1).map(say),
    content: [...chosen, ending].map((paragraph) => p(capital(paragraph))),
  };
}
