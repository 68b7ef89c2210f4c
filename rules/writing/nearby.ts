import { capital } from "../../content/capital.ts";
import type { Topic } from "../../content/writing/kinds.ts";
import { topics } from "../../content/writing/topics/index.ts";
import { answerTo, circumstances, metIn } from "./circumstances.ts";
import { speaker } from "./fill.ts";
import { h2, h3, p } from "./html.ts";
import { type Knowledge, MANNER } from "./knowledge.ts";
import { plain } from "./plain.ts";
import { readersOf } from "./readers.ts";
import type { Request } from "./request.ts";
import { wantedIn } from "./wanted.ts";

/** What the site has on a narrow matter of the telephone: topics that its main clause speaks of, two at most. */
export const nearest = ({ prompt, core }: Request, { topic, second }: Knowledge): Topic[] => {
  const clause = `${core} ${plain(wantedIn(prompt))}`.replaceAll(MANNER, " ");
  const heard = topics.filter((each) => each.heard.test(clause));
  return [...new Set([...(topic ? [topic] : []), ...(second ? [second] : []), ...heard])].slice(0, 2);
};

/** What there is to say on it all the same. */
export function knownOf(request: Request, pieces: readonly Topic[]): string[] {
  const say = speaker(readersOf(request));
  const short = request.form === "comparison" ? undefined : answerTo(request.core.replaceAll(MANNER, " "));
  if (!pieces.length && !short) return [];
  return [
    h2("What this site can say to it"),
    ...(short ? [p(capital(say(short)))] : []),
    ...circumstances(metIn(request), say, h3),
    ...pieces.flatMap(({ points, reasons }) =>
      request.form === "opinion"
        ? reasons.map((reason) => p(`${say(reason.head)}.`, say(reason.text)))
        : points.slice(0, 3).map((point) => p(`${say(point.do)}.`, say(point.how))),
    ),
  ];
}
