import { type DraftedArticle, describe, keywordsOf } from "../article.ts";
import type { Body, Say } from "../body.ts";
import { dangersIn } from "../dangers-in.ts";
import { type News, newsIn } from "../notices/heard.ts";
import { noticeOf } from "../notices/write.ts";
import { speaker } from "../fill.ts";
import { type Told, toldIn } from "../told.ts";
import { readersOf } from "../readers.ts";
import { small } from "../phrases.ts";
import type { Request } from "../request.ts";
import { customerFaqOf, wantsCustomerFaq } from "./customer-faq.ts";
import { customerPostOf, wantsCustomerPost } from "./customer-post.ts";
import { postingOf, replyOf, wantsPosting, wantsReply } from "./hiring.ts";
import { guideLetterOf, wantsGuideLetter } from "./guide-letter.ts";
import { neverSayOf, wantsNeverSay } from "./never-say.ts";
import { pieceFor, pieceOf } from "./piece.ts";
import { policyOf, wantsPolicy } from "./policy.ts";
import { storyOf, wantsStory } from "./story.ts";

function bodyOf(request: Request, say: Say): Body | undefined {
  if (wantsPosting(request)) return postingOf(request);
  if (wantsReply(request)) return replyOf(request);
  if (wantsPolicy(request)) return policyOf(request);
  const news = newsIn(request) ?? statedNews(toldIn(request));
  if (news) return noticeOf(news, request);
  if (wantsGuideLetter(request)) return guideLetterOf(request);
  const piece = pieceFor(request);
  if (piece && !wantsCustomerFaq(request) && !wantsCustomerPost(request)) return pieceOf(piece, request);
  if (wantsStory(request)) return storyOf(request);
  if (wantsCustomerFaq(request)) return customerFaqOf(request);
  if (wantsCustomerPost(request)) return customerPostOf(request, say);
  if (wantsNeverSay(request)) return neverSayOf(request, readersOf(request), say);
  return undefined;
}

/** What a prompt states before it orders a text about it. */
const statedNews = (told: Told | undefined): News | undefined =>
  told?.isNews
    ? { shape: told.isPost ? "post" : "item", said: told.sentences, brief: [], asks: told.asks }
    : undefined;

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
