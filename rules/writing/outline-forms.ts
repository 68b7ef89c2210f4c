import { anyPart, type PartOfRequest } from "../../content/writing/outline/parts.ts";
import type { Section } from "../../content/writing/outline/frames.ts";
import { entries } from "../../content/writing/outline/entries.ts";
import { capital } from "../../content/capital.ts";
import { h2, list, p, table } from "./html.ts";
import { partOf } from "./outline-parts.ts";
import { heading } from "./named.ts";
import { small } from "./phrases.ts";
import { inWords } from "./plain.ts";
import type { Request } from "./request.ts";
import { stretchesOf } from "./skeleton.ts";

/** What stands in an outline of a form, as the object of a sentence. */
export function shapeOf({ form, items, sides, days, noun }: Request): string {
  const stretches = stretchesOf(days ?? 28, []);
  switch (form) {
    case "comparison":
      return sides.length < 2
        ? "what speaks for it and against it"
        : `a table with ${inWords(sides.length)} columns`;
    case "plan":
      return `${inWords(stretches.length)} ${(stretches[0]?.label.split(" ")[0] ?? "week").toLowerCase()}${stretches.length > 1 ? "s" : ""}`;
    case "checklist":
      return "lines to tick";
    case "questions":
      return `${items ? `${inWords(items)} ` : ""}questions and answers`;
    case "opinion":
      return "three reasons and an objection";
    case "list":
      return `${inWords(items ?? 5)} ${noun || "entries"}`;
    case "how-to":
      return items ? `${inWords(items)} steps` : "sections";
  }
}

interface Matter {
  /** Named parts, as the request says them. */
  parts: readonly string[];
  within: readonly PartOfRequest[];
  /** What each day of a journey is about. */
  days?: readonly string[] | undefined;
  /** What the entries of a list or the questions of an outline can answer. */
  questions: readonly string[];
  /** The same, each with what it belongs to. */
  tips: readonly string[];
  sections: readonly Section[];
  /** What it is about, in a sentence; `object` is the thing alone, or 'it'. */
  about: string;
  object: string;
}

/** The frame of the asked form, with a place for each part; a how-to has none beside its sections. */
export function frameOf(request: Request, matter: Matter): string[] {
  const { parts, within } = matter;
  const { form, items, sides } = request;
  switch (form) {
    case "how-to":
    case "checklist":
    case "opinion":
      return [];
    case "comparison": {
      if (sides.length < 2 && matter.object !== "it") return forAndAgainst(matter.object);
      const columns = sides.length > 1 ? sides.map(capital) : ["[One]", "[The other]"];
      const rows = [
        ...parts
          .filter((part) => part.split(" ").length < 6 && !/^(?:who|which|what)\b/i.test(part))
          .map(heading),
        ...within.flatMap(({ asks }) => asks).slice(0, 3),
        ...CRITERIA,
      ].slice(0, 7);
      return [
        h2("Side by side"),
        table(
          ["What counts", ...columns],
          rows.map((row) => [row, ...columns.map(() => "[…]")]),
        ),
        ...columns.flatMap((side) => [
          h2(side),
          list("ul", [
            `What is ${small(side)}, in one sentence for somebody who has never met with it?`,
            `What does ${small(side)} cost in the first year and in the third, with everything that belongs to it?`,
            `What does ${small(side)} do well, and who says so from their own use?`,
            `Where does ${small(side)} give way, and what does that cost?`,
            "Right for whom: [one sentence that begins with “if”]",
          ]),
        ]),
        h2("Which one, then?"),
        list("ul", [
          ...columns.map((side) => `${side}, if [the one thing that has to be so]`),
          "Neither, if [what a reader should do first]",
          "How to try it before deciding: [what, for how long, what it costs to go back]",
        ]),
      ];
    }
    case "plan":
      return weeks(request, matter, matter.about);
    case "questions": {
      const asked = [
        ...parts.map((part) => `${heading(part)}?`),
        ...matter.sections.map(({ ask, asks }) => ask ?? (asks[0] as string)),
        ...matter.sections.flatMap(({ ask, asks }) => asks.slice(ask ? 0 : 1)),
      ];
      const count = items ?? Math.max(matter.sections.length, parts.length + 2);
      return Array.from(
        { length: Math.min(count, 50) },
        (_, i) => asked[i] ?? "[One more question, as it was really asked]",
      ).flatMap((question, i) => {
        const hints = i < parts.length ? partOf(parts[i] as string) : undefined;
        const section = matter.sections.find(({ ask, asks }) => (ask ?? asks[0]) === question);
        // With as many questions as sections, each has its section's others under it.
        if (section && count <= parts.length + matter.sections.length)
          return [h2(question), p(section.first), list("ul", section.asks.slice(section.ask ? 0 : 1))];
        return [
          h2(question),
          ...(hints && hints !== anyPart
            ? [p("The answer has to say:"), list("ul", hints.asks)]
            : [p("[Two sentences, with the source or the day on which it was true]")]),
        ];
      });
    }
    case "list": {
      const angles =
        request.noun === "signs"
          ? entries.sign
          : request.face === "unknown"
            ? /^(?:deductions?|write-?offs)$/.test(request.noun)
              ? entries.deduction
              : /^(?:facts|myths|statistics|stats|trends|benefits|examples|excuses|quotes)$/.test(
                    request.noun,
                  )
                ? entries.other
                : /(?:plants?|flowers|herbs|vegetables|shrubs|trees|succulents|perennials|bulbs)$/.test(
                      request.noun,
                    )
                  ? entries.plant
                  : entries.thing
            : entries[request.face === "reason" ? "other" : request.face];
      const entry = (i: number) =>
        (request.noun === "questions" || ADVICE.test(request.noun) ? matter.tips[i] : angles[i]) ??
        angles[i - matter.questions.length] ??
        "one more, if it repeats none of the above";
      const label = capital(
        request.noun
          .replace(/ies$/, "y")
          .replace(/(?<=ch|sh|x|ss)es$/, "")
          .replace(/s$/, "") || "no.",
      );
      const [, ...later] = matter.sections;
      return [
        h2(
          `${capital(inWords(items ?? 5))} ${request.noun || "entries"}${matter.about === "this" || matter.about.endsWith(request.noun) ? "" : ` ${/^(?:mistakes|errors|pitfalls)$/.test(request.noun) ? "with" : ADVICE.test(request.noun) ? "for" : "on"} ${matter.about}`}, each with what it has to answer`,
        ),
        list(
          "ol",
          Array.from({ length: Math.min(items ?? 5, 50) }, (_, i) =>
            parts[i] ? `[${label} ${i + 1}: ${parts[i]}]` : `[${label} ${i + 1}: ${entry(i - parts.length)}]`,
          ),
        ),
        ...(ADVICE.test(request.noun) || request.noun === "questions" || later.length < 2
          ? []
          : [
              h2(`What has to be settled for ${matter.about === "this" ? "all of them" : matter.about}`),
              list(
                "ul",
                later.slice(0, 3).flatMap(({ asks }) => asks.slice(0, 1)),
              ),
            ]),
      ];
    }
  }
}

/** Entries that are things to do. */
const ADVICE = /^(?:things|tips|ways|steps|ideas|rules|tricks|hacks|habits|lessons)$/;

const CRITERIA = [
  "What it costs in a year, all told",
  "What it asks of you each week",
  "What happens when it goes wrong",
  "How one gets out of it again",
] as const;

/** One thing that is weighed: what speaks for it, what against it, for whom. */
const forAndAgainst = (thing: string): string[] => [
  h2(`What speaks for ${thing}`),
  list("ul", [
    `Three reasons for ${thing}, the strongest first: [reason; who says so from their own use; the figure]`,
    "Which of them can be seen within a month, and by what?",
  ]),
  h2(`What speaks against ${thing}`),
  list("ul", [
    `Three reasons against ${thing}, the strongest first: [reason; when it was felt; what it cost]`,
    "Which of them can be cured, by what, and which cannot?",
  ]),
  h2(`For whom ${thing} will do, and for whom not`),
  list("ul", [
    "Right for whom: [one sentence that begins with “if”]",
    "Wrong for whom: [another one]",
    "What has to be settled beforehand, in writing, and with whom?",
  ]),
  h2(`How to try ${thing}`),
  list("ul", [
    "With whom, for how many weeks, and which two numbers are counted before and after?",
    "By which sign does one stop, and how does one go back?",
  ]),
];

const STAGES = [
  "See how it is now: [what is counted or looked at{about}; where it is written down]",
  "Settle what is to be different: [one rule or one sentence; who agrees to it]",
  "Try it on a few: [with whom, on which days; what they said]",
  "Keep what worked and drop the rest: [the number before and after; the day of the next look]",
  "Go over the part that was hardest: [what, with whose help]",
] as const;

/** Stretches of a plan; the parts are dealt with in turn, one or two in each. What every day has to hold stands in each. */
function weeks(
  { days }: Request,
  { parts, within, days: journey }: Matter,
  about: string | undefined,
): string[] {
  const stretches = stretchesOf(days ?? 28, []);
  const count = stretches.length;
  const daily = journey !== undefined;
  const asks = within.flatMap(({ asks: each }) => each);
  return stretches.flatMap(({ label }, i) => {
    const here = daily ? parts : parts.filter((_, k) => k % count === i);
    const stage = count === 1 ? 0 : i === count - 1 ? 3 : i === 0 ? 0 : count > 3 && i > 2 ? 4 : i;
    return [
      h2(label),
      list("ul", [
        ...(daily
          ? [journey[i % journey.length] as string]
          : [(STAGES[stage] as string).replace("{about}", about ? ` of ${about}` : "")]),
        ...here.map(
          (part) => `${heading(part)}: [what, where, when${daily ? ` on ${label.toLowerCase()}` : ""}]`,
        ),
        ...(daily ? [] : asks.slice(i * 2, i * 2 + 2)),
        ...(daily ? ["How to get there and back: [which way, how many minutes]"] : []),
        `Done when: [what can be seen at the end of ${label.replace(/ \(.*/, "").toLowerCase()}]`,
      ]),
    ];
  });
}
