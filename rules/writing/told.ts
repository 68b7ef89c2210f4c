import { capital } from "../../content/capital.ts";
import { sentencesIn } from "./core.ts";
import { isPost } from "./post.ts";
import { withoutReaders } from "./readers.ts";
import type { Request } from "./request.ts";
import { shortened, spelled } from "./subject.ts";
import { isLimit } from "./unwrap.ts";
import { wantedIn } from "./wanted.ts";

/** What a prompt states, for its text to tell: nobody else knows it, and so it stands in the text as it is. */
export interface Told {
  sentences: readonly string[];
  /** What readers are to learn beside it, and only the writer knows: 'how to reach us'. */
  asks: readonly string[];
  /** It is all that the text is about; otherwise a subject is named beside it. */
  isNews: boolean;
  /** What the prompt asks for before it states them. */
  before: string;
  /** A few lines, without headings. */
  isPost: boolean;
}

const NEWS =
  /^(?:(?:please|pls) )?(?:(?:write|draft|make|create|need|give)(?: me| us)? )?(?:an? |our |the |some )?(?:[\w’-]+,? ){0,4}?(?:news(?: item| post)?|announcements?|(?:press )?release|updates?|notice|posts?|captions?|blurb|item|note|paragraph)\b[^:.]{0,60}?(?:: ?| (?:that|saying|announcing) (?=we |our |you |from |starting |the )|,? (?=(?:remind|tell|invit|ask)\w* ))/i;
const FACTS =
  /\b(?:(?:(?:these|those|the|our|my|following|some|with|from|using|use) )+(?:facts|numbers|figures|data|details)|(?:here is )?what (?:we know|happened|i know)|facts)\b[^:.]{0,80}: ?/i;
/** Somebody says that something is so. */
const SAYS =
  /^(?:please|starting|no more|text us|(?:now )?(?:open|offering|hiring|booking)|new (?:hours|location|website|online)|you can now)\b|\b(?:we|our|you|the \w+|it|they|(?:dr\.? )?[A-Z]\w+)(?:’(?:re|ve|ll|s)\b| (?:[\w’-]+ ){0,5}?(?:are|is|was|were|has|have|had|will|now|can|open\w*|mov\w+|clos\w+|offer\w*|add\w*|start\w*|hir\w+|join\w*|retir\w+|reach\w*|answer\w*|count\w*|change\w*|end\w*)\b)/;
const ASKED = /^(?:and )?((?:how|what|where|when|who|why) .{4,60})$/i;
/** 'Remind patients to book': what readers are to do. */
const WISHED =
  /^(?:remind|tell|ask|invite|encourage)(?:ing)? (?:our |your |my |the )?(?:[\w-]+ ){1,2}to (.+)$/i;

/** 'We missed 42 calls last month. Write a short post on what we changed: a text back': what is so comes first, with a count. */
const STATED =
  /^((?:(?:our|we|my|last|in|since|this) [^.!?:]{3,200}[.!?] )+)(?:please |can you |could you )?(?:write|draft|make|create|turn (?:this|it|that) into) (?:us |me )?((?:an? |the )?(?:[\w-]+ ){0,3}?(?:post|article|news item|note|paragraph|caption|story|text))(?: (?:on|about|of|from|with) )?([^:]{0,80}?)(?:: ?(.{4,300}))?$/i;
const statedIn = (typed: string): Told | undefined => {
  const [, facts = "", what = "", on = "", rest = ""] = STATED.exec(typed) ?? [];
  if (!/\d/.test(facts)) return undefined;
  const more = rest.replace(/[.!]$/, "");
  const said = more && /^what (?:we|our) /i.test(on) ? `${on.replace(/^what /i, "")}: ${more}` : more;
  return {
    sentences: [...sentencesIn(facts), said]
      .map((sentence) => sentence.replace(/[\s.!;,]{1,9}$/, "").trim())
      .filter((sentence) => sentence.length > 2)
      .map((sentence) => `${capital(spelled(sentence))}.`),
    asks: [],
    isNews: true,
    before: `${what} on ${on}`,
    isPost: /\b(?:post|caption|note|paragraph)\b/i.test(what),
  };
};

export function toldIn(request: Pick<Request, "typed" | "text" | "limits" | "audience">): Told | undefined {
  const typed = request.typed.replaceAll(/\s+/g, " ").replaceAll("'", "’").trim();
  const stated = statedIn(typed);
  if (stated) return stated;
  const label = FACTS.exec(typed) ?? NEWS.exec(typed);
  // 'A post for owners: what to do when …' asks, and tells nothing.
  if (
    !label ||
    /^(?:how|what|why|when|which|who|where|should)\b/i.test(typed.slice(label.index + label[0].length))
  )
    return undefined;
  const asks: string[] = [];
  const sentences = sentencesIn(typed.slice(label.index + label[0].length))
    .flatMap((sentence) => sentence.split(/; |,? (?=please )/))
    .flatMap((sentence) => {
      const chunks = sentence.replace(/[\s.!;,]{1,9}$/, "").split(/, /);
      const kept = chunks.filter((chunk) => {
        const [, asked] = ASKED.exec(chunk) ?? [];
        if (asked && chunks.length > 1) asks.push(asked);
        return !(asked && chunks.length > 1) && !isLimit(chunk) && !/^(?:for|in) [A-Z]\w+$/.test(chunk);
      });
      const said = withoutReaders(
        kept
          .join(", ")
          .replace(/,? (?:in|about|around|under|max)? ?\d[\d,]*[- ]words?\b.*$/i, "")
          .replace(
            WISHED,
            (_, what: string) =>
              `please ${what.replaceAll(/\btheir\b/g, "your").replaceAll(/\bthey\b/g, "you")}`,
          )
          .replaceAll(MONTH, capital)
          // A count of its own is a part of the sentence before it.
          .replace(/, (?=\d+ (?:of (?:them|these) )?(?:were|was|went|had|did)\b)/g, "; "),
        request,
      );
      return said.length > 8 ? [said] : [];
    });
  const isSaid = label[0] === FACTS.exec(typed)?.[0] || SAYS.test(sentences[0] ?? "");
  return sentences.length && isSaid
    ? {
        sentences: sentences.map((said) => `${capital(spelled(said))}.`),
        asks,
        isNews: !FACTS.test(typed),
        before: typed.slice(0, label.index),
        isPost: /\b(?:posts?|captions?|blurb)\b/i.test(label[0]) || isPost(request),
      }
    : undefined;
}
const MONTH = /\b(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)(?= \d)/g;

/** What the prompt calls it; else its first sentence, as far as a title goes. */
export function titleOf({ before, sentences: [first = ""] }: Told): string {
  const wanted = wantedIn(before).replace(STORY, "");
  return wanted.split(" ").length > 4 ? capital(wanted) : shortened(first.replace(/\.$/, ""), 90);
}
const STORY = /^(?:an? )?(?:case (?:study|story)|customer story|success story|article|news)[:,]? /i;

/** '61 of 212 is 29%': what two counts come to, where one sentence says that one is a part of the other; none or one sentence. */
export function sharesIn(sentences: readonly string[]): string[] {
  const shares = sentences.flatMap((sentence) => {
    const counts = [...sentence.matchAll(COUNT)].map(([, n = "", rate, part]) => ({
      n: Number(n.replace(",", "")),
      rate,
      part,
    }));
    return counts.flatMap(({ n, part }, i) => {
      const whole = counts[i - 1];
      return part && whole && !whole.rate && n < whole.n
        ? [`${n} of ${whole.n} is ${Math.round((100 * n) / whole.n)}%`]
        : [];
    });
  });
  return shares.length ? [`${shares.join(", and ")}.`] : [];
}
/** Things that were counted; the second group is there where they are a rate, the third where a part of the count before. */
const COUNT =
  /\b(\d{1,3}(?:,\d{3})+|\d+)(?:(?: \w+){0,2} (?:calls|messages|appointments|bookings|visits|patients|clients|customers|guests|orders|callers)\b( (?:a|per|each|every) )?|( of (?:them|these|those)\b| (?:were|was|went|had) ))/g;
