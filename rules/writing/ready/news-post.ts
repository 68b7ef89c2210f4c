import { capital } from "../../../content/capital.ts";
import type { Body } from "../body.ts";
import { p } from "../html.ts";
import { spelled } from "../subject.ts";
import { isPost } from "../post.ts";
import { withoutReaders } from "../readers.ts";
import type { Request } from "../request.ts";
import { factsIn } from "./facts.ts";

const NEWS =
  /^(?:we(?: now| just| are|’re| have| will| offer| open\w*)\b|our \w|please\b|starting\b|from \w+ on\b|no more\b|text us\b|(?:now )?(?:open|offering|hiring|booking)\b|new (?:hours|location|website|online)\b|you can now\b)/i;
/** 'Remind patients to book': what readers are to do. */
const ASKED_OF =
  /^(?:remind|tell|ask|invite|encourage)(?:ing)? (?:our |your |my |the )?(?:[\w-]+ ){1,2}to (.+)$/i;
/** What it tells, without the readers behind it: 'we now have online booking'. */
function toldIn(request: Request): string | undefined {
  const said = request.typed
    .replaceAll("'", "’")
    .replaceAll(/,? ?\b(?:under|max|about|around|in|at most|up to)? ?\d+ words\b,?/gi, "")
    .replace(
      /^[^:,]{0,60}\b(?:posts?|captions?|updates?|blurb|item|note|intro|paragraph)\b[^:,]{0,40}?(?:[:,] ?|(?= (?:remind|tell|invit|ask)))/i,
      "",
    )
    .replace(/^.*?\b(?:that|announcing|saying) (?=we |our |you )/i, "")
    .trim()
    .replace(
      ASKED_OF,
      (_, what: string) => `please ${what.replaceAll(/\btheir\b/g, "your").replaceAll(/\bthey\b/g, "you")}`,
    )
    .replaceAll(/\b(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)(?= \d)/g, capital)
    .replace(/[\s.!]{1,9}$/, "");
  const told = withoutReaders(said, request);
  return NEWS.test(told) && told.length > 12 ? told : undefined;
}

/** True of a post that tells news of the business itself. */
export const wantsNewsPost = (request: Request): boolean => isPost(request) && toldIn(request) !== undefined;

/** The news in its own words, and places for what only its writer knows. */
export function newsPostOf(request: Request): Body {
  const told = capital(spelled(toldIn(request) as string));
  const { customers, date } = factsIn(request);
  const isBooking = /\b(?:book|booking|schedul\w+|appointments?|order\w*|portal)\b/i.test(told);
  return {
    title: told,
    excerpt: `${told}. A short post for ${customers}.`,
    heads: ["what is new", "how it works", "how to reach us"],
    about: "a post with news",
    content: [
      p(
        `${told}.`,
        /^please/i.test(told)
          ? "[Why, in one sentence.]"
          : "[Why, in one sentence: what people kept asking for.]",
      ),
      p(
        isBooking
          ? "It takes a minute: go to [link], choose [what], and you get a confirmation by [text or email]."
          : `${date ? "" : "It starts [day]. "}[What you can do now, in one sentence: where to go, or what to ask for.]`,
        "Prefer to talk? Call us at [number], same as always.",
      ),
      p("[One question people can answer in a comment.]"),
    ],
  };
}
