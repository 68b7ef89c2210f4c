import type { Composed } from "./compose.ts";
import type { Found } from "./passages.ts";
import type { Request } from "./request.ts";
import { stretchesOf } from "./stretches.ts";
import { readersOf } from "./readers.ts";

const shape: Record<Request["form"], (request: Request) => string> = {
  "how-to": ({ items }) =>
    `a how-to: ${items ?? "five to seven"} steps under h2 headings, in the order in which they depend on each other`,
  list: ({ items, noun }) =>
    `a list of exactly ${items ?? 5} ${noun || "entries"}: each under an h2 heading that begins with its number and a full stop`,
  plan: ({ days }) =>
    `a plan over ${days} days: an h2 heading for each of ${stretchesOf(days ?? 28, [])
      .map(({ label }) => `“${label}”`)
      .join(", ")}, with a ul of tasks under each and a sentence that says when the stretch is done`,
  comparison: ({ sides }) =>
    `a comparison${sides.length > 1 ? ` of ${sides.map((side) => `“${side}”`).join(" and ")}` : ""}: a table with a column for each, an h2 section for each, and a last section on whom each suits`,
  checklist: ({ items }) =>
    `a checklist: ul lists of at least ${items ?? 10} lines in all, each either true or not, grouped under h2 headings`,
  questions: ({ items }) =>
    `questions and answers: ${items ?? "at least five"} h2 headings that are questions and end with a question mark, each with a short answer`,
  opinion: () => "an opinion: a thesis, three reasons, what speaks against it with a reply, what follows",
};

/** What a model is told of a prompt: the same reading that the built-in writer works from, and what the site has said. */
export function briefOf(
  { request, knowledge }: Pick<Composed, "request" | "knowledge">,
  sources: readonly Found[],
): string {
  const readers = readersOf(request);
  const { trade } = readers;
  return [
    `Form: ${shape[request.form](request)}.`,
    `Readers: ${request.strangers ?? readers.many}.${request.audience ? ` Their words: ${trade.place}, ${trade.customers}, ${trade.jobs}. What comes when nobody is there: ${trade.night}. Never to be said for them: ${trade.never.join("; ")}.` : ""} No other trade's words.`,
    `Subject: ${request.subject}.`,
    request.words ? `Length: about ${request.words} words.` : "",
    knowledge.topic
      ? ""
      : `The site itself knows nothing of “${request.subject}”: state no fact of which you are not certain, and mark in square brackets what the editor has to look up.`,
    "The title promises nothing that no section delivers. No number and no superlative without a source that you name.",
    ...(sources.length
      ? [
          "What this site has published on it, to agree with and not to copy:",
          ...sources.map(
            ({ title, heading, text }) => `- ${title}${heading ? `, ${heading}` : ""}: ${text.slice(0, 600)}`,
          ),
        ]
      : []),
  ]
    .filter(Boolean)
    .join("\n");
}
