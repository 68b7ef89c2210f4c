import { type DraftedArticle, describe, keywordsOf } from "../article.ts";
import type { Body, Say } from "../body.ts";
import { dangersIn } from "../dangers-in.ts";
import { speaker } from "../fill.ts";
import { toldIn } from "../told.ts";
import { readersOf } from "../readers.ts";
import { small } from "../phrases.ts";
import type { Request } from "../request.ts";
import { customerFaqOf, wantsCustomerFaq } from "./customer-faq.ts";
import { customerPostOf, wantsCustomerPost } from "./customer-post.ts";
import { postingOf, replyOf, wantsPosting, wantsReply } from "./hiring.ts";
import { guideLetterOf, wantsGuideLetter } from "./guide-letter.ts";
import { letterOf, wantsLetter } from "./letter.ts";
import { newsOf } from "./news.ts";
import { neverSayOf, wantsNeverSay } from "./never-say.ts";
import { policyOf, wantsPolicy } from "./policy.ts";
import { storyOf, wantsStory } from "./story.ts";

function bodyOf(request: Request, say: Say): Body | undefined {
  const told = toldIn(request);
  if (told?.isNews && told.isPost) return newsOf(request, told);
  if (wantsPosting(request)) return postingOf(request);
  if (wantsReply(request)) return replyOf(request);
  if (wantsPolicy(request)) return policyOf(request);
  if (wantsGuideLetter(request)) return guideLetterOf(request);
  if (wantsLetter(request)) return letterOf(request);
  if (told?.isNews) return newsOf(request, told);
  if (wantsStory(request)) return storyOf(request);
  if (wantsCustomerFaq(request)) return customerFaqOf(request);
  if (wantsCustomerPost(request)) return customerPostOf(request, say);
  if (wantsNeverSay(request)) return neverSayOf(request, readersOf(request), say);
  return undefined;
}

/**
 * A text whose shape the prompt gives: a letter, a rule of the house, questions of customers. It needs no knowledge of
 * a subject; what only the writer knows stands in square brackets. Absent for all other prompts.
 */
export function readyText(request: Request): DraftedArticle | undefined {
  const readers = readersOf(request);
  const body = bodyOf(request, speaker(readers));
  if (!body) return undefined;
  const [lead = "", ...rest] = body.content;
  return {
    title: body.title,
    excerpt: withoutBrackets(body.excerpt) || `${body.title}.`,
    // A letter is not the sheet beside the phone.
    content: [
      lead,
      ...(body.noSheet || body.about?.startsWith("a letter") ? [] : dangersIn(rest.join(" "))),
      ...rest,
    ].join(""),
    imageUrl: "",
    keywords: keywordsOf([body.about ?? "news", readers.many]),
    metaDescription: describe([
      ...(withoutBrackets(body.excerpt) || `${body.title}.`).split(/(?<=[.!?]) /),
      ...(body.heads.length > 1 && !body.heads.some((head) => head.endsWith("?"))
        ? [`With ${body.heads.slice(0, 4).map(small).join("; ")}.`]
        : body.heads.slice(0, 2)),
    ]),
  };
}

/** What is to be shown as it is has no place that somebody has yet to fill. */
const withoutBrackets = (text: string): string =>
  text
    .split(/(?<=[.!?]) /)
    .filter((sentence) => !/[[\]]/.test(sentence) && !sentence.includes("square brackets"))
    .join(" ");
