import { capital } from "../../content/capital.ts";
import { entries, stands } from "../../content/writing/outline/entries.ts";
import type { Inquiry } from "../../content/writing/outline/kinds.ts";
import { h3, list, p, table } from "./html.ts";
import type { Request } from "./request.ts";
import { type Stretch, stretchesOf } from "./skeleton.ts";
import { inWords } from "./plain.ts";
import { small } from "./phrases.ts";

const open = (text: string) => `[${text}]`;
/** What stands in an outline of a form, as the object of a sentence. */
export function shapeOf({ form, items, sides, days, noun, text }: Request, { steps }: Inquiry): string {
  const stretches = stretchesOf(days ?? 28, []);
  switch (form) {
    case "comparison":
      return sides.length > 1 ? `a table with ${inWords(sides.length)} columns` : "a table with two columns";
    case "plan":
      return `a plan of ${inWords(stretches.length)} ${(stretches[0]?.label.split(" ")[0] ?? "week").toLowerCase()}${stretches.length > 1 ? "s" : ""}`;
    case "checklist":
      return "a checklist";
    case "questions":
      return "questions and answers";
    case "opinion":
      return "three reasons and an objection";
    case "list":
      return `a list of ${inWords(items ?? 5)} ${noun || "entries"}`;
    case "how-to":
      return wantsChoice({ text }) ? "a table of candidates" : `${inWords(items ?? steps.length)} steps`;
  }
}

/** 'Best running shoes', 'how to choose a van': what is wanted is a choice among things. */
const wantsChoice = ({ text }: Pick<Request, "text">): boolean =>
  !/\b(?:buy|lease|rent) or\b/.test(text) &&
  (/\bbest (?!.*\b(strateg|practice|ways?|tips?|ideas?|time))/.test(text) ||
    /\b(choos(e|ing)|buy(ing)?|pick(ing)?(?! up)|select(ing)?)\b/.test(text));

/** What an article of the asked form on such a subject is built of, with places for what is missing. */
export function frameOf(
  request: Request,
  inquiry: Inquiry,
  fill: (text: string) => string,
  asked: readonly string[],
  parts: readonly string[],
): string[] {
  const { form, items, sides, days } = request;
  if (form === "comparison") {
    const columns = sides.length > 1 ? sides.map(capital) : ["[One]", "[The other]"];
    return [
      table(
        ["What counts", ...columns],
        inquiry.criteria.map(([criterion, how]) => [criterion, ...columns.map(() => how)]),
      ),
      p("Which one, for whom: [one sentence for each side, beginning with “if”]"),
    ];
  }
  if (form === "plan") return weeks(stretchesOf(days ?? 28, []), inquiry.phases.map(fill), parts);
  if (form === "checklist") {
    const phases = parts.filter((part) => part.split(" ").length < 5);
    if (!inquiry.checks.length)
      return (phases.length > 1 ? phases : ["Before", "During", "After"]).flatMap((phase) => [
        h3(capital(phase)),
        list("ul", [
          "☐ [a line that is true or not]",
          "☐ [another, with a name or an hour]",
          "☐ [the one that is forgotten most]",
          "☐ [how one sees that it is done]",
        ]),
      ]);
    const wanted = items ?? inquiry.checks.length;
    return [
      list(
        "ul",
        numbered(inquiry.checks, wanted, "another line that is true or not").map((text) => `☐ ${fill(text)}`),
      ),
    ];
  }
  if (form === "questions") {
    const open = [...asked, ...inquiry.questions.map((each) => capital(fill(each)))];
    const wanted = items ?? Math.max(6, asked.length + 3);
    return numbered(open, wanted, "one more question, as it was asked").flatMap((question) => [
      h3(question),
      p("[Two sentences, with the source or the day on which it was true]"),
    ]);
  }
  if (form === "opinion")
    return [
      list(
        "ol",
        stands.map((text, i) => `Reason ${i + 1}: ${text}`),
      ),
      p("What speaks against it: [the best objection, from somebody who holds it], and [your reply]"),
    ];
  if (form === "list") {
    const kinds = kindsFor(request);
    return [
      list(
        "ol",
        numbered(kinds, items ?? 5, "one more, if it repeats none of the above").map((text, i) =>
          open(`No. ${i + 1}: ${text}`),
        ),
      ),
    ];
  }
  if (wantsChoice(request))
    return [
      p("Criteria first, then candidates; no candidate without a test."),
      table(
        ["Criterion", "How it is checked", "[Candidate 1]", "[Candidate 2]", "[Candidate 3]"],
        inquiry.criteria.map(([criterion, how]) => [criterion, how, "[found]", "[found]", "[found]"]),
      ),
      list("ol", inquiry.steps.map(fill)),
    ];
  return [list("ol", numbered(inquiry.steps, items ?? inquiry.steps.length, "another step").map(fill))];
}

/** So many of them, in their order; beyond the last one `more` in square brackets. */
const numbered = (texts: readonly string[], count: number, more: string): string[] =>
  Array.from({ length: Math.min(count, 50) }, (_, i) => texts[i] ?? open(more));

const TWICE = [
  "Do it again with less help",
  "Do what was left out",
  "Show it to somebody who can do it",
  "Do the hardest part by itself",
  "Look back at the first week, and change one thing",
] as const;

/** Stretches of a plan, no two alike: where there are more of them than stages, one between is for going over the last. */
function weeks(stretches: readonly Stretch[], phases: readonly string[], parts: readonly string[]): string[] {
  const { length } = stretches;
  const slots = parts.slice(0, 5).map((part) => `“${part}”: [how, in this part]`);
  return stretches.flatMap(({ label }, i) => {
    if (!phases.length)
      return [
        h3(label),
        list("ul", [`[What is done, and what is left for later: part ${i + 1} of ${length}]`, ...slots]),
      ];
    const at = Math.floor((i * phases.length) / length);
    const since = Math.ceil((at * length) / phases.length);
    const [what = "", where = ""] = (phases[at] as string).split(/: (?=\[)/);
    const again = TWICE[(i - since - 1 + at) % TWICE.length] as string;
    const upTo = Math.floor(((i + 1) * phases.length) / length);
    const more = phases.slice(at + 1, Math.max(at + 1, upTo));
    const name = label.replace(/ \(.*/, "").toLowerCase();
    return [
      h3(label),
      list("ul", [
        ...(i > since
          ? [`${again} (${small(what)}): [what, on which days, how long]`]
          : [`${what}: ${where}`, ...more]),
        ...slots,
        `Done when: [what can be seen at the end of ${name}]`,
      ]),
    ];
  });
}

/** What the entries of such a list stay open for. */
function kindsFor({ face, noun, core }: Request): readonly string[] {
  if (noun === "signs") return entries.sign;
  if (face === "ask" && /\b(ask(ing)?|before (you )?(buy|book|hire|hiring|booking|sign))/.test(core))
    return entries.put;
  return face === "unknown" || face === "reason" ? entries.other : entries[face];
}
