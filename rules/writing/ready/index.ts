import { type DraftedArticle, describe, keywordsOf } from "../article.ts";
import type { Body, Say } from "../body.ts";
import { againstIn } from "../contrary.ts";
import { dangersIn } from "../dangers-in.ts";
import { asksLeaseEnd, type News, newsIn } from "../notices/heard.ts";
import { noticeOf } from "../notices/write.ts";
import { speaker } from "../fill.ts";
import { type Told, toldIn } from "../told.ts";
import { readersOf } from "../readers.ts";
import { textsOf } from "../texts-after-call.ts";
import { small } from "../phrases.ts";
import type { Request } from "../request.ts";
import { searchedIn } from "../searched.ts";
import { customerFaqOf, wantsCustomerFaq } from "./customer-faq.ts";
import { askedOfThem, customerPostOf, wantsCustomerPost } from "./customer-post.ts";
import { postingOf, replyOf, wantsPosting, wantsReply } from "./hiring.ts";
import { guideLetterOf, wantsGuideLetter } from "./guide-letter.ts";
import { neverSayOf, wantsNeverSay } from "./never-say.ts";
import { keptOf, wantsKept } from "./kept-for-people.ts";
import { pieceFor, pieceOf } from "./piece.ts";
import { policyOf, wantsPolicy } from "./policy.ts";
import { storyOf, wantsStory } from "./story.ts";
import { wantsWorryLetter, worryLetterOf } from "./worry-letter.ts";

function bodyOf(request: Request, say: Say): Body | undefined {
  if (wantsPosting(request)) return postingOf(request);
  if (wantsReply(request)) return replyOf(request);
  if (wantsPolicy(request)) return policyOf(request);
  const texts = textsOf(request);
  if (texts) return texts;
  if (wantsKept(request)) return keptOf(request, say);
  const asked = askedOfThem(request, say);
  if (asked) return asked;
  // A view is no letter.
  if (request.form === "opinion" && againstIn(request)) return undefined;
  // What somebody fears is answered, and never told as news.
  if (wantsWorryLetter(request)) return worryLetterOf(request);
  if (asksLeaseEnd(request)) return undefined;
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
    keywords: keywordsOf([...searchedIn(request), body.about ?? "news", readers.many]),
    metaDescription: describe(body.description ? body.description.split(SENTENCE) : described(body)),
  };
}

const SENTENCE = /(?<=[.?!]”?) (?=[A-Z“])/;

/** Beside the excerpt: of questions the first of them, of news the news itself. */
function described({ title, excerpt, heads }: Body): string[] {
  const bare = withoutBrackets(excerpt) || `${title}.`;
  const said = bare.split(/(?<=[.!?]) /);
  if (heads.length > 2 && heads.every((head) => head.endsWith("?"))) return [...heads];
  if (heads.length > 1) return [...said, `With ${heads.slice(0, 4).map(small).join("; ")}.`];
  if (heads.length === 1 || bare === `${title}.`)
    // What is said already is not said again as a heading.
    return [...said, ...heads.filter((head) => !bare.toLowerCase().includes(head.toLowerCase()))];
  return [/[.?!]$/.test(title) ? title : `${title}.`, ...said];
}

/** What is to be shown as it is has no place that somebody has yet to fill. */
const withoutBrackets = (text: string): string =>
  text
    .split(/(?<=[.!?]) /)
    .filter((sentence) => !/[[\]]/.test(sentence) && !sentence.includes("square brackets"))
    .join(" ");
