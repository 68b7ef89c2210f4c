import type { Option, Point, Topic } from "../../content/writing/kinds.ts";
import { rows } from "../../content/writing/options.ts";
import { capital } from "../../content/capital.ts";
import { type DraftedArticle, describe, keywordsOf } from "./article.ts";
import type { Readers } from "./fill.ts";
import { speaker } from "./fill.ts";
import { h2, h3, link, list, p, table } from "./html.ts";
import type { Found } from "./passages.ts";
import { inWords } from "./plain.ts";
import type { Request } from "./request.ts";
import { byPhase, phaseTitles, type Skeleton } from "./skeleton.ts";
import { leads, trials } from "./leads.ts";

export interface DraftParts {
  request: Request;
  readers: Readers;
  topic: Topic;
  options: readonly Option[];
  skeleton: Skeleton;
  /** What the site has published on it. */
  sources: readonly Found[];
}

interface Body {
  title: string;
  /** Sentences that say what stands in the text. */
  says: readonly string[];
  content: readonly string[];
}
type Say = (text: string) => string;

/** A draft of the asked form, from the points of its skeleton. */
export function draftOf(parts: DraftParts): DraftedArticle {
  const { topic, readers, sources, request } = parts;
  const say = speaker(readers);
  const { title, says, content } = bodies[request.face === "reason" ? "opinion" : request.form](parts, say);
  const more = sources[0];
  const excerpt = says.slice(0, 2).join(" ");
  return {
    title,
    excerpt,
    content: [
      ...content,
      ...(request.strangers ? [forStrangers(request.strangers)] : []),
      ...(more ? [link("More on this site: ", more.href, more.title, ".")] : []),
    ].join(""),
    imageUrl: "",
    keywords: keywordsOf([...topic.keywords, readers.many]),
    metaDescription: describe([...says, `For ${readers.many}.`]),
  };
}

const forStrangers = (who: string) =>
  [
    h2(`To add for ${who}`),
    p(
      `This site has no words from the daily work of ${who}, so the text above speaks to any small business. Add three questions that they are really asked on the telephone, and one call that went well.`,
    ),
  ].join("");

const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const their = (goal: string) => goal.replaceAll(/\bits\b/g, "their");
const quoted = (text: string) => `“${text}”`;
/** The same for the same seed. */
const choice = (options: readonly string[], seed: string): string => {
  let sum = 7;
  for (const sign of seed) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003;
  return options[sum % options.length] as string;
};
/** A first paragraph: the scene in the words that this kind of text uses, if it uses one, and why it is built as it is. */
const SCENES: Partial<Record<keyof typeof leads, 0 | 1>> = { "how-to": 0, do: 0, mistake: 1, opinion: 1 };
const lead = (topic: Topic, form: keyof typeof leads, say: Say, seed: string) => {
  const scene = SCENES[form];
  const why = say(choice(leads[form], `${seed}${topic.id}`));
  return scene === undefined ? p(why) : p(say(topic.scenes[scene]), why);
};
const firstLast = (heads: readonly string[]) =>
  heads.length > 1
    ? `From ${quoted(heads[0] as string)} to ${quoted(heads.at(-1) as string)}`
    : quoted(heads[0] ?? "");

const asked = (points: readonly Point[], say: Say, heading: (text: string) => string) =>
  points.flatMap((point) => [heading(say(point.ask)), p(say(point.answer))]);

const bodies: Record<Request["form"], (parts: DraftParts, say: Say) => Body> = {
  "how-to": ({ topic, readers, skeleton, request }, say) => {
    const heads = skeleton.points.map((point) => say(point.do));
    const isBrief = (request.words ?? 600) < 500;
    return {
      title: `How ${readers.one} can ${topic.goal}`,
      says: [
        `${firstLast(heads)}: ${inWords(heads.length)} steps in the order in which they build on each other.`,
        "Each says how it is done.",
      ],
      content: [
        lead(topic, "how-to", say, request.text),
        ...skeleton.points.flatMap((point, i) => [
          h2(`${i + 1}. ${heads[i]}`),
          p(say(point.how)),
          ...(isBrief ? [] : [p(`Done when: ${small(say(point.check))}`)]),
        ]),
        ...(skeleton.extra.length
          ? [h2(`What is asked along the way`), ...asked(skeleton.extra, say, h3)]
          : []),
        p(say(topic.closes[0])),
      ],
    };
  },
  list: ({ topic, readers, skeleton, request }, say) => {
    const face = request.face === "mistake" ? "mistake" : request.face === "ask" ? "ask" : "do";
    const body = { mistake: "harm", ask: "how", do: "how" } as const;
    const heads = skeleton.points.map((point) => say((face === "ask" && point.put) || point[face]));
    const count = inWords(heads.length);
    const titles = {
      mistake:
        request.noun === "reasons"
          ? `${capital(topic.name)}: ${count} reasons why it goes wrong for ${readers.many}`
          : `${capital(count)} ${request.noun} ${readers.many} make with ${topic.name}`,
      ask: `${capital(count)} questions about ${topic.name}, for ${readers.many}`,
      do: `${capital(count)} ${request.noun} for ${readers.many} to ${their(topic.goal)}`,
    };
    const promise = {
      mistake: "each with what it does and what to do instead",
      ask: "each with a short answer",
      do: "each small enough for this week",
    };
    return {
      title: titles[face],
      says: [`${firstLast(heads)}: ${count} ${request.noun || "entries"}, ${promise[face]}.`],
      content: [
        lead(topic, face, say, request.text),
        ...skeleton.points.flatMap((point, i) => [
          h2(`${i + 1}. ${heads[i]}`),
          p(say(point[body[face]])),
          ...(face === "mistake" ? [p(`The test: ${small(say(point.check))}`)] : []),
        ]),
        ...(face === "mistake" ? [p(say(topic.closes[1]))] : []),
      ],
    };
  },
  plan: ({ topic, readers, skeleton, request }, say) => {
    const { stretches } = skeleton;
    const unit = (stretches[0]?.label.split(" ")[0] ?? "Week").toLowerCase();
    const goalOf = (points: readonly Point[]) =>
      points[0] ? phaseTitles[points[0].phase].toLowerCase() : "";
    return {
      title: `${request.days} days to ${topic.goal.replaceAll(/\bits\b/g, "the")}: a plan for ${readers.one}`,
      says: [
        `${capital(inWords(stretches.length))} ${unit}s with their tasks and a line for each that says when it is done.`,
        `It begins with ${quoted(say(skeleton.points[0]?.do ?? ""))}.`,
      ],
      content: [
        lead(topic, "plan", say, request.text),
        ...stretches.flatMap(({ label, points }) => [
          h2(`${label}: ${goalOf(points)}`),
          list(
            "ul",
            points.map((point) => `${say(point.do)}. ${say(point.task)}`),
          ),
          p(
            `The ${unit} is done when ${points.map((point) => small(say(point.check)).replace(/\.$/, "")).join("; when ")}.`,
          ),
        ]),
        p(say(topic.closes[0])),
      ],
    };
  },
  checklist: ({ topic, readers, skeleton, request }, say) => ({
    title: `A checklist for ${readers.one}: ${topic.name}`,
    says: [
      `${capital(inWords(skeleton.points.length))} lines to tick off, from finding out to looking back.`,
      "Print it, and put a date and a name beside each line.",
    ],
    content: [
      lead(topic, "checklist", say, request.text),
      ...byPhase(skeleton.points).flatMap(([phase, points]) => [
        h2(phaseTitles[phase]),
        list(
          "ul",
          points.map((point) => `☐ ${say(point.check)}`),
        ),
      ]),
    ],
  }),
  questions: ({ topic, readers, skeleton, request }, say) => ({
    title: `${capital(topic.name)}: what ${readers.many} ask, and answers`,
    says: [
      `${capital(inWords(skeleton.points.length))} questions with short answers.`,
      `The first: ${quoted(say(skeleton.points[0]?.ask ?? ""))}`,
    ],
    content: [lead(topic, "questions", say, request.text), ...asked(skeleton.points, say, h2)],
  }),
  opinion: ({ topic, readers, skeleton, request }, say) => ({
    title: topic.thesis,
    says: [
      `Three reasons, one objection with a reply, and what follows for ${readers.one}.`,
      `The first reason: ${small(topic.reasons[0]?.head ?? "")}.`,
    ],
    content: [
      lead(topic, "opinion", say, request.text),
      ...topic.reasons.flatMap(({ head, text }) => [h2(say(head)), p(say(text))]),
      h2("What speaks against it"),
      p(say(topic.against.text), say(topic.against.reply)),
      h2("What follows from it"),
      list(
        "ul",
        skeleton.points.map((point) => `${say(point.do)}. ${say(point.task)}`),
      ),
      p(say(topic.closes[1])),
    ],
  }),
  comparison: ({ options, readers, request }, say) => {
    const isAi = /\bai\b/.test(request.text);
    const names = options.map(({ id, name }) => (isAi && id === "assistant" ? "an AI receptionist" : name));
    const bare = names.map((name) => name.replace(/^an? /, ""));
    const either = `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
    return {
      title: `${capital(either)}: what suits ${readers.one}`,
      says: [
        `${capital(bare.join(", "))}: when each is there, what it settles, what it costs, and where it gives way.`,
        "With a table, and a sentence on whom each suits.",
      ],
      content: [
        p(say(choice(leads.comparison, request.text))),
        h2("Side by side"),
        table(
          ["What counts", ...bare.map(capital)],
          rows.map(([key, label]) => [label, ...options.map((option) => say(option[key]))]),
        ),
        ...options.flatMap((option, i) => [
          h2(capital(bare[i] as string)),
          p(say(option.well)),
          p(say(option.fails)),
        ]),
        h2("Which one, then?"),
        list(
          "ul",
          options.map((option, i) => say(`${capital(names[i] as string)}, ${option.suits}.`)),
        ),
        p(say(choice(trials[options[0]?.group ?? "answering"], request.text))),
      ],
    };
  },
};
