import type { Cause, Point, Topic } from "../../content/writing/kinds.ts";
import { capital } from "../../content/capital.ts";
import type { Saying } from "../../content/writing/sayings/saying.ts";
import { beside, type Body, head, type Say, type Write } from "./body.ts";
import { eachOf } from "./each.ts";
import { heading, namedIn } from "./named.ts";
import { wantedIn } from "./wanted.ts";
import { putAnswers, putIn } from "./circumstances.ts";
import { countOfThem } from "./called.ts";
import { claimIn } from "./claim.ts";
import type { DraftParts } from "./draft.ts";
import { h2, h3, list, p } from "./html.ts";
import { leads } from "./leads.ts";
import { causesFor } from "./causes.ts";
import { shared, small, spanOf } from "./phrases.ts";
import { SCRIPT_EACH } from "./wants-script.ts";
import { comparison } from "./comparison.ts";
import { inWords } from "./plain.ts";
import type { Request } from "./request.ts";
import { sayingsFor } from "./sayings.ts";
import { byPhase, phaseTitles } from "./skeleton.ts";
import { byTheme } from "./by-theme.ts";

const their = (goal: string) => goal.replaceAll(/\bits\b/g, "their");
const your = (goal: string) => goal.replaceAll(/\bits\b/g, "your");

/** What it comes down to, by which a text begins that is no form to fill in. */
const ANSWERS: Partial<Record<keyof typeof leads, (topic: Topic) => string>> = {
  "how-to": ({ gist }) => gist,
  do: ({ gist }) => gist,
  plan: ({ gist }) => gist,
  mistake: ({ thesis }) => `${thesis}.`,
  reason: ({ thesis }) => `${thesis}.`,
};
/** A first paragraph: the answer, then the time that the prompt names, and how to use what follows. A view begins with what happens, and says then what should. */
function lead(parts: DraftParts, form: keyof typeof leads, say: Say): string {
  const { topic, request } = parts;
  const scene = request.occasions[0]?.scene;
  const answer = ANSWERS[form]?.(topic);
  const isView = form === "opinion";
  const first = (isView ? [scene ?? topic.scene] : [answer, scene]).filter(Boolean).join(" ");
  const spot = request.spot ? `What follows is for ${head(parts)}.` : "";
  // The title of an opinion has no room for it.
  const titled = claimIn(request) ?? ownTitle(request) ?? questionIn(request);
  const time = form === "opinion" && !titled ? request.occasions.map(({ name }) => name).join(" and ") : "";
  const why = beside(leads[form], `${first}${spot && "{one}{many}"}`, `${request.text}${topic.id}`);
  return p(
    ...[
      first && say(first),
      spot,
      time && `I mean ${time} above all.`,
      say(why),
      isView && say(topic.gist),
    ].filter((text): text is string => Boolean(text)),
  );
}

const asked = (points: readonly Point[], say: Say, heading: (text: string) => string) =>
  points.flatMap((point) => [heading(say(point.ask)), p(say(point.answer))]);

/** What is done and the piece of work that it takes, unless one says the other. */
function line(point: Point, say: Say): string {
  const [what, task] = [say(point.do), say(point.task)];
  return shared(what, task) > 0.3 ? task : `${what}. ${task}`;
}
/** Of the lines that tell when a stretch is done, the one that repeats its tasks least. */
function doneWhen(points: readonly Point[], said: string, say: Say): string {
  const lines = points.map((point) => say(point.check));
  const line = lines.toSorted((one, other) => shared(one, said) - shared(other, said))[0] ?? "";
  // What stands in brackets in a task need not be said again.
  return line.replaceAll(/ \([^)]*\)/g, (aside) => (said.includes(aside) ? "" : aside));
}

const howTo: Write = (parts, say) => {
  const { topic, skeleton, request } = parts;
  const words = sayingsFor(parts);
  // A long text on what to say has the way of doing it, and the sentences beside it.
  const isLong = (request.words ?? 0) >= 600;
  if (words && !isLong) return spoken(parts, words, say);
  const heads = skeleton.points.map((point) => say(point.do));
  const ours = skeleton.points.filter((point) => topic.points.includes(point));
  const signs = (ours.length > 1 ? ours : skeleton.points).slice(-3);
  const isBrief = (request.words ?? 600) < 260;
  return {
    title: `How ${head(parts)} can ${topic.goal}`,
    excerpt: `${topic.gist} ${capital(inWords(heads.length))} steps for ${parts.readers.many}.`,
    heads,
    content: [
      lead(parts, "how-to", say),
      ...skeleton.points.flatMap((point, i) => [h2(`${i + 1}. ${heads[i]}`), p(say(point.how))]),
      ...(words
        ? [
            h2("Sentences to use"),
            list(
              "ul",
              words.map(([when, said]) => `${when}: “${say(said)}”`),
            ),
          ]
        : []),
      ...(skeleton.extra.length ? [h2("Questions that come up"), ...asked(skeleton.extra, say, h3)] : []),
      ...(isBrief
        ? []
        : [
            h2("Done when these are true"),
            list(
              "ul",
              signs.map((point) => `☐ ${say(point.check)}`),
            ),
          ]),
    ],
  };
};

const ASKED_WHY = /why|cost|harm|matter|happen/i;
const listed: Write = (parts, say) => {
  const { topic, readers, skeleton, request } = parts;
  const words = sayingsFor(parts);
  if (words && words.length >= skeleton.points.length && !SCRIPT_EACH.test(request.text))
    return spoken(parts, words.slice(0, skeleton.points.length), say);
  const causes = causesFor(request, topic);
  if (causes) return caused(parts, causes, say);
  const face = request.face === "mistake" ? "mistake" : request.face === "ask" ? "ask" : "do";
  const body = { mistake: "harm", ask: "how", do: "how" } as const;
  const heads = skeleton.points.map((point) => say((face === "ask" && point.put) || point[face]));
  const called = (nouns: string) => capital(countOfThem(heads.length, nouns));
  const titles = {
    mistake:
      request.noun === "reasons"
        ? `${capital(topic.name)}: ${countOfThem(heads.length, "reasons")} why it goes wrong for ${readers.many}`
        : request.noun === "signs"
          ? `${called("signs")} by which ${readers.many} can tell that something is wrong with ${topic.name}`
          : `${called(request.noun)} ${readers.many} make with ${topic.name}`,
    ask: `${called("questions")} about ${topic.name}, for ${readers.many}`,
    do: `${called(request.noun)} for ${readers.many} to ${their(topic.goal)}`,
  };
  const promise = {
    mistake:
      heads.length < 7
        ? "each with what it costs you, what to do instead and a test"
        : "each with what it costs you and what to do instead",
    ask: "each with a way to tell a good answer",
    do: "each with how to do it",
  };
  return {
    title: titles[face],
    excerpt: `${topic.gist} ${called(request.noun || "entries")} ${face === "mistake" && request.noun !== "signs" ? "of" : "for"} ${readers.many}, ${request.each.length ? `each with ${request.each.join(" and ")}` : promise[face]}.`,
    heads,
    content: [
      lead(parts, face, say),
      ...skeleton.points.flatMap((point, i) => [
        h2(`${i + 1}. ${heads[i]}`),
        // A single label ('a fix') comes after what it is for.
        ...(request.each.length === 1 && !ASKED_WHY.test(request.each[0] as string)
          ? [p(say(point[body[face]]))]
          : []),
        ...(eachOf(request, point, say) ?? [p(say(point[body[face]]))]),
        // Where there are few entries for many words, each also says how it is done.
        ...(face === "mistake" && !request.each.length && (request.words ?? 0) > heads.length * 75
          ? [p(`${say(point.do)}.`, say(point.how))]
          : []),
        ...(face === "mistake" && !request.each.length && heads.length < 7
          ? [p(`The test: ${small(say(point.check))}`)]
          : []),
      ]),
    ],
  };
};

/** Why it happens, where that is asked, and what can be done about each. */
const caused = (parts: DraftParts, causes: readonly Cause[], say: Say): Body => {
  const { topic, readers, request } = parts;
  const heads = causes.map(({ head: why }) => say(why));
  const count = inWords(causes.length);
  return {
    title: `${capital(topic.name)} at ${head(parts)}: ${count} reasons, and what to do about each`,
    excerpt: `${topic.gist} ${capital(count)} reasons for ${readers.many}, and what to do about each.`,
    heads,
    content: [
      lead(parts, "reason", say),
      ...causes.flatMap(({ text, remedy }, i) => [
        h2(`${i + 1}. ${heads[i]}`),
        ...(request.words && request.words < causes.length * 45 ? [] : [p(say(text))]),
        p(`What to do: ${say(remedy)}`),
      ]),
    ],
  };
};

/** A list of sentences, where the prompt asks what to say. */
const spoken = (parts: DraftParts, words: readonly Saying[], say: Say): Body => {
  const { topic, readers, skeleton, request } = parts;
  const count = capital(inWords(words.length));
  const isList = request.form === "list";
  return {
    title: isList
      ? `${count} sentences for ${readers.many}: ${topic.name}`
      : `What to say: ${topic.name}, ${count.toLowerCase()} sentences for ${readers.many}`,
    excerpt: `${topic.gist} ${count} sentences for ${readers.many}, and when to say them.`,
    heads: words.map(([when]) => when),
    content: [
      lead(parts, "do", say),
      ...words.flatMap(([when, said], i) => [h2(`${i + 1}. ${when}`), p(`“${say(said)}”`)]),
      ...(isList
        ? []
        : [
            h2("To make them work"),
            list(
              "ul",
              skeleton.points.slice(0, 4).map((point) => line(point, say)),
            ),
          ]),
      p(
        "Say them aloud before you need them, and change anything that doesn’t sound like you. Prices, days and names are examples; use your own.",
      ),
    ],
  };
};

/** Tasks that settle something for everybody. */
const DECIDES =
  /\b(?:settle|choose|decide|fix how|deposit|budget|sign|set (?:the|a)|agree on|draw a line|name (?:two|a|one))\b/i;

const plan: Write = (parts, say) => {
  const { topic, readers, skeleton, request } = parts;
  const { stretches } = skeleton;
  const unit = (stretches[0]?.label.split(" ")[0] ?? "Week").toLowerCase();
  const goalOf = (points: readonly Point[]) => (points[0] ? small(say(points[0].do)) : "");
  return {
    title: `A ${spanOf(request.days ?? 28)} plan for ${head(parts)}: ${your(topic.goal)}`,
    excerpt: `${topic.gist} ${capital(inWords(stretches.length))} ${unit}s of tasks for ${readers.many}.`,
    heads: skeleton.points.map((point) => say(point.do)),
    content: [
      lead(parts, "plan", say),
      ...stretches.flatMap(({ label, points: all }) => {
        // What the subject itself asks for names the stretch.
        const points = all.toSorted(
          (one, other) => Number(topic.points.includes(other)) - Number(topic.points.includes(one)),
        );
        const named = /\bwho does what|who is responsible|\broles\b|assign/.test(request.text);
        const lines = points.map((point, i) => {
          // The heading says what the first of them is.
          const task = i === 0 ? say(point.task) : line(point, say);
          return named ? `${task} Who: ${DECIDES.test(task) ? "owner or manager" : "front desk"}.` : task;
        });
        const over = doneWhen(points, lines.join(" "), say);
        return [
          h2(`${label}: ${goalOf(points)}`),
          list("ul", lines),
          ...(points.length > 1 && shared(over, lines.join(" ")) < 0.5
            ? [p(`The ${unit} is done when this is true: ${small(over)}`)]
            : []),
        ];
      }),
    ],
  };
};

/** 'Before go live', 'first week': a stretch of time that the prompt names. */
const STRETCH =
  /^(?:before|during|after|first|second|the first|week|day|month|opening|closing|on the day)\b/i;
const share = <T>(all: readonly T[], i: number, count: number): readonly T[] =>
  all.slice(Math.round((i * all.length) / count), Math.round(((i + 1) * all.length) / count));

const checklist: Write = (parts, say) => {
  const { topic, readers, skeleton } = parts;
  // Two points may be checked by the same line.
  const kept = skeleton.points.filter(
    ({ check }, i, all) => all.findIndex((other) => other.check === check) === i,
  );
  const checks = kept.map((point) => say(point.check));
  const said = new Map(kept.map((point, i) => [point, checks[i] as string]));
  const named = parts.request.phases.length
    ? parts.request.phases
    : namedIn(parts.request.prompt, wantedIn(parts.request.prompt)).parts.filter((part) =>
        STRETCH.test(part),
      );
  const sections: [string, readonly Point[]][] =
    named.length > 1
      ? (named.some((part) => STRETCH.test(part))
          ? named.map((part, i): [string, readonly Point[]] => [heading(part), share(kept, i, named.length)])
          : byTheme(named, kept, said)
        ).filter(([, points]) => points.length > 0)
      : byPhase(kept).map(([phase, points]) => [phaseTitles[phase], points]);
  return {
    title: `A checklist for ${head(parts)}: ${topic.name}`,
    excerpt: `${topic.gist} ${capital(inWords(checks.length))} lines to check off, for ${readers.many}.`,
    heads: checks.map((check) => check.replace(/\.$/, "")),
    content: [
      lead(parts, "checklist", say),
      ...sections.flatMap(([title, points]) => [
        h2(title),
        list(
          "ul",
          points.map((point) => `☐ ${said.get(point)}`),
        ),
      ]),
    ],
  };
};

const questions: Write = (parts, say) => {
  const { topic, readers, skeleton, request } = parts;
  const put = putIn(request);
  // Where the prompt brings questions of its own, these come first, and fewer of ours after them.
  const points = skeleton.points.slice(0, Math.max(3, skeleton.points.length - put.length));
  return {
    title: `${capital(topic.name)}: what ${readers.many} ask, and answers`,
    excerpt: `${topic.gist} ${capital(inWords(put.length + points.length))} questions of ${readers.many}, with short answers.`,
    heads: [...put.map(({ question }) => question), ...points.map((point) => say(point.ask))],
    content: [
      lead(parts, "questions", say),
      // A question that can be answered with yes or no has its answer first.
      ...(YES_OR_NO.test(request.core)
        ? [p(`In short: ${small(say(topic.thesis))}. ${say(topic.gist)}`)]
        : []),
      ...putAnswers(put, say, h2),
      ...asked(points, say, h2),
    ],
  };
};

const YES_OR_NO =
  /^(?:q ?& ?a:? )?(?:do|does|should|is|are|can|must) (?:i|we|you|an?|the|my|our|it|[\w-]+(?: [\w-]+){0,3}) (?:really |still |even |always )?(?:need|have|answer|pick|use|get|worth|ok|keep|stay|make)\b/;

/** 'Why I stopped …' is the title of a view as it stands. */
function ownTitle({ prompt }: Request): string | undefined {
  const wanted = wantedIn(prompt, 96);
  return /^why (?:i|we|our|my)\b/i.test(wanted) && wanted.split(" ").length > 4 ? wanted : undefined;
}

/** 'Should a small firm get an AI receptionist?' */
function questionIn({ prompt }: Request): string | undefined {
  const wanted = wantedIn(prompt, 96).replaceAll(/\b(?:my|our)\b/g, "your");
  return /^(?:should|do|does|is|can) /i.test(wanted) && wanted.split(" ").length > 4
    ? `${wanted}?`
    : undefined;
}

const opinion: Write = (parts, say) => {
  const { topic, readers, skeleton, request } = parts;
  const claim = claimIn(request);
  return {
    title: claim ?? ownTitle(request) ?? questionIn(request) ?? topic.thesis,
    excerpt: `${topic.gist} Three reasons, one objection, and what it means for ${readers.one}.`,
    heads: topic.reasons.map((reason) => say(reason.head)),
    content: [
      // A question that stands as the title is answered before all else.
      ...(questionIn(request) && !claim ? [p(`${say(topic.thesis)}.`)] : []),
      lead(parts, "opinion", say),
      ...topic.reasons.flatMap((reason) => [h2(say(reason.head)), p(say(reason.text))]),
      h2("The other side"),
      p(say(topic.against.text), say(topic.against.reply)),
      h2("What follows from it"),
      ...(topic.acts
        ? [list("ul", topic.acts.map(say))]
        : (request.words ?? 0) >= 320
          ? skeleton.points.map((point) => p(`${say(point.do)}.`, say(point.how)))
          : [
              list(
                "ul",
                skeleton.points.map((point) => say(point.task)),
              ),
            ]),
      p(say(topic.close)),
    ],
  };
};

export const bodies: Record<Request["form"], Write> = {
  "how-to": howTo,
  list: listed,
  plan,
  checklist,
  questions,
  opinion,
  comparison,
};
