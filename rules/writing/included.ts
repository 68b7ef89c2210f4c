import { stock } from "../../content/writing/stock.ts";
import { sayings } from "../../content/writing/sayings.ts";
import { capital } from "../../content/capital.ts";
import type { Say } from "./body.ts";
import type { DraftParts } from "./draft.ts";
import { h2, list, p } from "./html.ts";
import { textsBeside } from "./texts-after-call.ts";
import { plain } from "./plain.ts";

const COUNTS: Record<string, number> = { two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7 };
const countIn = (thing: string): number =>
  Number(/\b(\d{1,2})\b/.exec(thing)?.[1]) ||
  COUNTS[/\b(two|three|four|five|six|seven)\b/.exec(thing)?.[1] ?? ""] ||
  3;

/** What a prompt wants in its text beside the advice, as sections of their own; `left` is what there is nothing for. */
export function includedIn(parts: DraftParts, say: Say): { content: string[]; left: string[] } {
  const { topic, request, skeleton } = parts;
  const content: string[] = [];
  const left: string[] = [];
  for (const thing of request.include) {
    const said = plain(thing);
    const heading = capital(thing.replace(/^(?:an?|the|some) /i, ""));
    const words = sayings[topic.id];
    const ready = stock.find(
      ({ heard, topics }) => heard.test(said) && (topics === undefined || topics.includes(topic.id)),
    );
    const texts = textsBeside(request, thing);
    if (texts) content.push(h2(heading), ...texts);
    else if (ready)
      content.push(
        h2(heading),
        list(
          "ul",
          ready.lines.map(([when, text]) => `${say(when)}: “${say(text)}”`),
        ),
      );
    else if (/\bgreetings?\b/.test(said) && !words)
      content.push(
        h2(heading),
        list(
          "ul",
          (sayings.greeting ?? []).slice(0, 3).map(([when, text]) => `${when}: “${say(text)}”`),
        ),
      );
    else if (
      /\b(?:scripts?|phrases?|sentences?|wordings?|what to say|sample|templates?|greetings?)\b/.test(said) &&
      words
    )
      content.push(
        h2(heading),
        list(
          "ul",
          words.slice(0, Math.max(3, countIn(said))).map(([when, text]) => `${when}: “${say(text)}”`),
        ),
      );
    else if (/\bmistakes?|pitfalls?|errors?|goes? wrong\b/.test(said))
      content.push(
        h2(heading),
        list(
          "ul",
          topic.points.slice(0, countIn(said)).map((point) => `${say(point.mistake)}. ${say(point.harm)}`),
        ),
      );
    else if (/\b(?:cheat ?sheet|checklist|summary|takeaways?|key points|recap)\b/.test(said))
      content.push(
        h2(heading),
        list(
          "ul",
          skeleton.points.slice(0, 6).map((point) => `☐ ${say(point.do)}`),
        ),
      );
    else if (/\b(?:faqs?|questions)\b/.test(said))
      content.push(
        h2(heading),
        ...topic.points
          .slice(-countIn(said))
          .flatMap((point) => [p(`${say(point.ask)} ${say(point.answer)}`)]),
      );
    else if (
      /\b(?:worked example|calculation|sample (?:sum|calculation)|arithmetic|numbers? example)\b/.test(said)
    )
      content.push(h2(heading), ...EXAMPLE.map((line) => p(say(line))));
    else if (!/\bwho does what|who is responsible\b/.test(said)) left.push(thing);
  }
  return { content, left };
}

const EXAMPLE = [
  "The figures in brackets are there to show the way and are nobody’s; put your own in their place. In two weeks [40] calls were not answered. Of these numbers [22] never called again and were not called back. From the ones that you did reach you know how many were new: [one in four]. That makes about [5] {newOnes} in two weeks who went elsewhere.",
  "What is one of them worth to you? Not the largest, and before costs: [$600]. [5] times [$600] is [$3,000] in two weeks, if each of them would have come. Surely not each would have: take half, [$1,500], and say so when you show the sum to anybody. Then do it once more with your own six numbers, and write the day beside it.",
];
