import type { Matter } from "./outline-kind.ts";
import { textOf } from "./gist.ts";
import { h2, list, p } from "./html.ts";
import { factsOf, lookedUp } from "./outline-sources.ts";
import { wordsIn } from "./plain.ts";
import type { Request } from "./request.ts";

const FACTS = h2("Facts to collect");
/** An outline is a page: beyond it only what belongs to its parts. */
const PAGE = 410;
/** Words in which three things of one's own do not fit. */
const LITTLE = 45;

/** What a reader wants of it and how it can begin stand before its parts, and what only its writer has behind them. */
export function framed(
  request: Request,
  { frame, points, kind }: Matter,
  content: readonly string[],
  particular: readonly string[] = [],
): string[] {
  const { form } = request;
  const isArgued = form === "opinion" || form === "comparison";
  const { thing } = kind;
  const page = thing ? Number.POSITIVE_INFINITY : PAGE;
  const objected = thing
    ? [
        ...(form === "comparison" || content.includes(FACTS) ? [] : factsOf(request, thing.facts)),
        ...(thing.ask.length ? [h2("Whom to ask first"), list("ul", thing.ask)] : []),
        ...(thing.forget.length ? [h2("What is forgotten"), list("ul", thing.forget)] : []),
        ...(thing.fears.length ? [h2("What a reader fears, and will say"), list("ul", thing.fears)] : []),
        ...(thing.line ? [h2("A line to fill in"), p(`“${thing.line}”`)] : []),
        ...(thing.unsourced
          ? [h2("Not without a source"), p(`Leave out, or give the source and its date: ${thing.unsourced}.`)]
          : []),
      ]
    : [];
  const asked = [points[0], points[2], points.at(-1)].flatMap((point) => (point ? [`“${point[1]}”`] : []));
  const settled = isArgued
    ? []
    : frame.settles
      ? [p(`What your reader wants settled: ${frame.settles}.`)]
      : kind.byQuestion || form === "questions"
        ? []
        : [p(`What your reader will ask: ${asked.join(" ")}`)];
  const opening = isArgued || !frame.opening ? [] : [h2("A way to open it"), p(`“${frame.opening}”`)];
  const room = page - lengthOf(content) - lengthOf(objected);
  const behind =
    frame.yours.length && form !== "opinion"
      ? [
          h2("What only you can say"),
          list(
            "ul",
            // What no search finds is cut short on a full page, and never left out.
            frame.yours.slice(0, room < LITTLE ? 2 : undefined).map((own) => `${own}: …`),
          ),
        ]
      : [];
  let words = lengthOf(content) + lengthOf(behind) + lengthOf(objected);
  const fitting = (part: string[]): string[] => {
    const more = lengthOf(part);
    if (words + more > page) return [];
    words += more;
    return part;
  };
  // What belongs to a thing has its page, however long.
  const first = thing ? opening : fitting(opening);
  const facts = thing ? [] : fitting(lookedUp(request));
  return [
    ...(thing ? settled : fitting(settled)),
    ...first,
    ...content,
    ...particular,
    ...facts,
    ...objected,
    ...behind,
  ];
}
const lengthOf = (html: readonly string[]): number => wordsIn(textOf(html.join(" "))).length;
