import { capital } from "../../content/capital.ts";
import { type Moment, moments } from "../../content/writing/moments/index.ts";
import type { Body, Say } from "./body.ts";
import type { DraftParts } from "./draft.ts";
import { fewerThan, numberIn } from "./fewer.ts";
import { h2, list, p } from "./html.ts";
import { plain } from "./plain.ts";
import type { Request } from "./request.ts";
import { titleFrom } from "./title.ts";
import { asks as askedIn, wantedIn } from "./wanted.ts";

const FORMS = new Set<Request["form"]>(["how-to", "list", "questions"]);
/** The narrow matter that a prompt is about, where there is an answer to just that. */
export const momentIn = ({
  form,
  face,
  clause,
  text,
}: Pick<Request, "form" | "face" | "clause" | "text">): Moment | undefined =>
  FORMS.has(form) && face !== "mistake" && face !== "reason"
    ? (moments.find(({ heard }) => heard.test(plain(clause))) ??
      moments.find(({ heard, anywhere }) => anywhere && heard.test(text)))
    : undefined;

/** What is counted are words to say. */
const WORDS =
  /^(?:greetings|scripts|examples|templates|phrases|sentences|messages|texts|recordings|lines|voicemails)$/;

/** The answer, the words, and a few pieces of the topic's advice that keep it that way. */
export function momentOf(parts: DraftParts, moment: Moment, say: Say): Body {
  const { title, lines } = moment;
  const { request, readers, skeleton, topic } = parts;
  const { short } = moment;
  const count =
    request.form === "list" && request.items && !WORDS.test(request.noun)
      ? request.items
      : request.words
        ? Math.min(8, Math.max(0, Math.round((request.words - 240) / 58)))
        : 4;
  // The answer is there already: what is to be found out first comes last.
  const fresh = skeleton.points.filter(({ phase }) => phase !== "find out");
  const own = topic.points.filter(({ id }) => moment.points?.includes(id));
  const points = moment.points ? own : (fresh.length < count ? skeleton.points : fresh).slice(0, count);
  const chosen = WORDS.test(request.noun) ? lines.slice(0, request.items ?? lines.length) : lines;
  const counted = request.form === "list" && Boolean(request.items);
  const isWords = counted && WORDS.test(request.noun);
  const fewer = isWords && chosen.length < (request.items ?? 0);
  const words = isWords
    ? chosen.flatMap(([when, said], i) => [h2(`${i + 1}. ${when}`), p(say(said))])
    : [
        h2(title),
        list(
          "ul",
          chosen.map(([when, said]) => `${when}: ${say(said)}`),
        ),
      ];
  const asks = request.form === "questions";
  const heads = points.map((point) => say(asks ? point.ask : point.do));
  const advice = points.flatMap((point, i) => [
    h2(!asks && !isWords ? `${i + 1}. ${heads[i]}` : (heads[i] as string)),
    p(say(asks ? point.answer : point.how)),
  ]);
  const wanted = capital(wantedIn(request.prompt).replaceAll(/\b(?:our|my)\b/g, "your"));
  const titled = titleFrom(request) ?? (askedIn(wanted) ? `${wanted}?` : wanted);
  return {
    title: fewer ? titled.replace(numberIn(request.items ?? 0), String(chosen.length)) : titled,
    excerpt: `${say(short).split(/(?<=[.?!]) /)[0]} For ${readers.many}, with ${plain(title) === "what to say" ? "words to say" : plain(title)}.`,
    heads: [...chosen.map(([when]) => when), ...heads],
    about: topic.name,
    content: [
      p(say(short)),
      ...(fewer ? [fewerThan(request.items ?? 0, chosen.length)] : []),
      ...words,
      ...advice,
    ],
  };
}
