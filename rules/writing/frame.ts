import { capital } from "../../content/capital.ts";
import { entries, stands } from "../../content/writing/outline/entries.ts";
import type { Inquiry } from "../../content/writing/outline/kinds.ts";
import { h3, list, p, table } from "./html.ts";
import type { Request } from "./request.ts";
import { stretchesOf } from "./skeleton.ts";

const open = (text: string) => `[${text}]`;
/** 'Best running shoes', 'how to choose a van': what is wanted is a choice among things. */
const wantsChoice = ({ text }: Request): boolean =>
  /\bbest (?!.*\b(strateg|practice|ways?|tips?|ideas?|time))/.test(text) ||
  /\b(choos(e|ing)|buy(ing)?|pick(ing)?|select(ing)?)\b/.test(text);

/** What an article of the asked form on such a subject is built of, with places for what is missing. */
export function frameOf(request: Request, inquiry: Inquiry, fill: (text: string) => string): string[] {
  const { form, items, sides, days, face } = request;
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
  if (form === "plan") {
    const stretches = stretchesOf(days ?? 28, []);
    return stretches.flatMap(({ label }, i) => {
      const at = Math.floor((i * inquiry.phases.length) / stretches.length);
      const isAgain = i > 0 && at === Math.floor(((i - 1) * inquiry.phases.length) / stretches.length);
      const phase = inquiry.phases[Math.floor((i * inquiry.phases.length) / stretches.length)] as string;
      const [what = "", where = ""] = fill(phase).split(/: (?=\[)/);
      return [
        h3(label),
        list("ul", [
          isAgain ? `${what}, continued: [what was left open]` : `${what}: ${where}`,
          `Done when: [what can be seen at the end of ${label.replace(/ \(.*/, "").toLowerCase()}]`,
        ]),
      ];
    });
  }
  if (form === "checklist") {
    const wanted = items ?? inquiry.checks.length;
    return [
      list(
        "ul",
        numbered(inquiry.checks, wanted, "another line that is true or not").map((text) => `☐ ${fill(text)}`),
      ),
    ];
  }
  if (form === "questions")
    return [
      list(
        "ul",
        numbered(entries.ask, items ?? 6, "one more").map(
          (text) => `${capital(text)}: [as it was asked], answered in [two sentences]`,
        ),
      ),
    ];
  if (form === "opinion")
    return [
      list(
        "ol",
        stands.map((text, i) => `Reason ${i + 1}: ${text}`),
      ),
      p("What speaks against it: [the best objection, from somebody who holds it], and [your reply]"),
    ];
  if (form === "list") {
    const kinds = face === "unknown" || face === "reason" ? entries.other : entries[face];
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
