import { ownOf } from "../../../content/writing/audiences/own.ts";
import type { Say } from "../body.ts";
import { h2, list, p } from "../html.ts";
import type { Readers } from "../fill.ts";
import { readersOf } from "../readers.ts";
import { inWords, plain } from "../plain.ts";
import { anyMust } from "../../../content/writing/must-haves.ts";
import { mustHavesOf } from "./must-haves.ts";
import { toldOf } from "./scenes.ts";
import type { Request } from "../request.ts";

const ANSWERS = /\b(?:ai|assistants?|answering services?|receptionists?|voice ?mail|call cent(?:er|re)s?)\b/;

const AI = /\b(?:ai|assistants?|(?:virtual|automated|voice) receptionists?|bots?)\b/;
/** What may book by itself. */
const BOOKS = /\b(?:ai|assistants?|answering services?|receptionists?|bots?|call cent(?:er|re)s?|online)\b/;

/** Under so many words there is room for the two ways alone; from so many on for all of it. */
const LEAST = 400;
const LONG = 1000;

/** What only such readers hear on their line: calls to try, what can't wait, what must not be said, their software and their rule. */
/** What a heading calls it has a name where no heading stands above. */
const ofAssistant = (does: string): string => does.replace(/^(Let|Have) it\b/, "$1 an assistant");

export function ownCalls(request: Request, { many, trade }: Readers, say: Say): string[] {
  const { form, audience, words } = request;
  const said = plain(`${request.clause} ${request.sides.join(" ")}`);
  if (form !== "comparison" || !audience || (words ?? LONG) < LEAST || !ANSWERS.test(said)) return [];
  const { software, rule } = ownOf[trade.id] ?? {};
  // Of readers of two trades each has calls of its own.
  const trades =
    request.among.length > 1
      ? request.among.map((each) => readersOf({ ...request, audience: each }).trade)
      : [trade];
  const tests = trades.flatMap((each) => each.tests.slice(0, trades.length > 1 ? 2 : undefined));
  const urgent = [...new Set(trades.flatMap((each) => each.urgent.split(", ")))].join(", ");
  const musts = mustHavesOf(request)
    .filter((must) => !anyMust.includes(must))
    .flatMap(({ checks = [] }) => checks.slice(0, 1));
  const [told] = toldOf(request, [AI.test(said) ? "machine" : "missed"]);
  // Whoever counts words has room for what mustn’t be missing, and for no calls to try.
  if ((words ?? LONG) < LONG && !musts.length && !told)
    return [
      h2(`What decides it for ${many}`),
      p(say(`Try each of them with your own calls, and write down what it says:`)),
      list(
        "ul",
        tests.slice(0, 4).map((test) => `“${test}”`),
      ),
      p(say(`A person has to be reached at once for these: {urgents}.`)),
    ];
  if ((words ?? LONG) < LONG)
    return musts.length || told
      ? [
          h2(`What decides it for ${many}`),
          ...(told ? [p(`${ofAssistant(told.does)}.`, ...told.says)] : []),
          ...(musts.length
            ? [
                p(
                  `${request.sides.length > 2 ? "None of them" : "Neither"} is worth its price before these hold, whoever answers:`,
                ),
                list("ul", musts.slice(0, 3)),
              ]
            : []),
        ]
      : [];
  return [
    h2(`What decides it for ${many}`),
    p(
      say(
        `Judge it by your own calls. Begin with these ${inWords(tests.length)}, and write down what each candidate says:`,
      ),
    ),
    list(
      "ul",
      tests.map((test) => `“${test}”`),
    ),
    ...(musts.length && trades.length < 2
      ? [
          p(
            `${request.sides.length > 2 ? "None of them" : "Neither"} is worth its price before these hold, whoever answers:`,
          ),
          list("ul", musts),
        ]
      : []),
    p(
      say(
        `A person has to be reached at once for these: ${trades.length > 1 ? urgent : "{urgents}"}. Two things nobody may say for you: ${trade.never.join("; ")}.`,
      ),
    ),
    ...(software && BOOKS.test(said)
      ? [
          p(
            say(
              `Then ask the vendor whether its calls end in what you work with, ${software} for example, and watch one book, move and cancel {aVisit} there before you believe it.`,
            ),
          ),
        ]
      : []),
    // What is one trade’s day is not told to two, and what the rule says not before it.
    ...(told && !rule && trades.length < 2 ? [p(`${ofAssistant(told.does)}.`, ...told.says)] : []),
    ...(rule ? [p("Whoever from outside takes your calls, this holds on each of them.", rule)] : []),
  ];
}
