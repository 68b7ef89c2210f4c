import { spans, stories } from "../../../content/writing/ready/stories.ts";
import { capital } from "../../../content/capital.ts";
import type { Body } from "../body.ts";
import { h2, p } from "../html.ts";
import { inWords } from "../plain.ts";
import type { Request } from "../request.ts";
import { factsIn } from "./facts.ts";

/** True of a prompt for a business's own story. */
export const wantsStory = ({ text }: Pick<Request, "text">): boolean =>
  /\b(?:about (?:us|page)|our story|story of (?:how )?(?:our|my|the|we|a)|how (?:we|our family|i) (?:started|began|opened|founded|built))\b/.test(
    text,
  ) &&
  // What belongs in it is asked, and not told.
  !/\b(?:how to write|tips|checklist|case study|what (?:to|goes|belongs)|what (?:should|do|does|can|must)|(?:sh|c|w)ould (?:\w+ ){1,4}(?:put|have|include|say))\b/.test(
    text,
  );

export function storyOf(request: Request): Body {
  const { year, place, customers } = factsIn(request);
  const isFamily = /\bfamily|parents|grandparents|father|mother|siblings\b/.test(request.text);
  const what =
    /\b(?:started|opened|founded|began|built|runs?|ran) (?:an?|our|the|this) ((?:[\w-]+ ){0,2}[\w-]+?)(?= (?:in|that|from|and|with|out|on|at)\b|[,.]|$)/i.exec(
      request.clause,
    )?.[1] ?? place;
  const article = /^[aeiou]/i.test(what) ? "an" : "a";
  const fill = (text: string) =>
    text
      .replaceAll("{year}", year ?? "[year]")
      .replaceAll("{what}", what)
      .replaceAll("{aWhat}", `${article} ${what}`)
      .replaceAll("{who}", isFamily ? "[names], our [parents, grandparents]," : "[name]")
      .replaceAll("{we}", isFamily ? "the same family" : "some of the same people")
      .replaceAll("{customers}", customers);
  const long = (request.words ?? 350) > 250;
  const parts = long ? stories : stories.slice(0, 3);
  return {
    title: isFamily
      ? `Our family and our ${what}${year ? `, since ${year}` : ""}`
      : `How our ${what} began${year ? `, in ${year}` : ""}`,
    excerpt: fill(
      `How it began${year ? " in {year}" : ""}, what nearly ended it and what has stayed the same: the story of our {what}, ${inWords(spans.length)} scenes to be filled with your own.`,
    ),
    heads: parts.map(([head]) => head),
    about: `the story of our ${what}`,
    content: parts.flatMap(([head, ...paragraphs], i) => [
      ...(i ? [h2(capital(fill(head)))] : []),
      ...paragraphs.map((paragraph) => p(fill(paragraph))),
    ]),
  };
}
