import { ownOf } from "../../../content/writing/audiences/own.ts";
import type { Say } from "../body.ts";
import { h2, list, p } from "../html.ts";
import type { Readers } from "../fill.ts";
import { plain } from "../plain.ts";
import { toldOf } from "./scenes.ts";
import type { Request } from "../request.ts";

const ANSWERS = /\b(?:ai|assistants?|answering services?|receptionists?|voice ?mail|call cent(?:er|re)s?)\b/;

const AI = /\b(?:ai|assistants?|(?:virtual|automated|voice) receptionists?|bots?)\b/;
/** What may book by itself. */
const BOOKS = /\b(?:ai|assistants?|answering services?|receptionists?|bots?|call cent(?:er|re)s?|online)\b/;

/** What only such readers hear on their line: calls to try, what can't wait, what must not be said, their software and their rule. */
export function ownCalls(request: Request, { many, trade }: Readers, say: Say): string[] {
  const { form, audience, words } = request;
  const said = plain(`${request.clause} ${request.sides.join(" ")}`);
  // Whoever counts words has none for them.
  if (form !== "comparison" || !audience || words || !ANSWERS.test(said)) return [];
  const { software, rule } = ownOf[trade.id] ?? {};
  return [
    h2(`What decides it for ${many}`),
    p(say("Judge it by your own calls. Begin with these three, and write down what each candidate says:")),
    list(
      "ul",
      trade.tests.map((test) => `“${test}”`),
    ),
    p(
      say(
        `A person has to be reached at once for these: {urgents}. Two things nobody may say for you: ${trade.never.join("; ")}.`,
      ),
    ),
    ...(software && BOOKS.test(said)
      ? [
          p(
            say(
              `Then ask whether it writes into what you work with, ${software} for example, and watch it book, move and cancel {aVisit} there before you believe it.`,
            ),
          ),
        ]
      : []),
    ...toldOf(request, [AI.test(said) ? "machine" : "missed"]).map(({ does, says }) =>
      p(`${does}.`, ...says),
    ),
    ...(rule ? [p(rule)] : []),
  ];
}
