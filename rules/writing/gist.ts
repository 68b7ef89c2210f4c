import { unescapeHtml } from "../text.ts";
import type { Form } from "./form.ts";
import { small } from "./phrases.ts";
import { inWords } from "./plain.ts";

const CALLED: Record<Form | "script", string> = {
  script: "Words for the phone",
  "how-to": "A guide",
  list: "A list",
  plan: "A plan",
  checklist: "A checklist",
  questions: "Questions and answers",
  opinion: "A point of view",
  comparison: "A comparison",
};
const MAX = 210;

/** What is read in its order, and what its pieces are called. */
const PARTS: Partial<Record<Form | "script", string>> = { script: "steps", "how-to": "parts" };

/** What kind of text it is, for whom, and what is in it, in its own order: how it begins, what is theirs alone, how it ends. */
export function gistOf(
  form: Form | "script",
  many: string,
  heads: readonly string[],
  ofReaders: readonly string[] = [],
): string {
  const bare = heads.map((head) => head.replace(/\.$/, ""));
  const parts = PARTS[form];
  const start = `${CALLED[form]} for ${many}${parts && bare.length > 3 ? ` in ${inWords(bare.length)} ${parts}` : ""}`;
  const own = bare.find((head, i) => i > 0 && i < bare.length - 1 && ofReaders.includes(head));
  const middle = own ?? bare[1];
  const wanted = [bare[0], middle, bare.length > 2 ? bare.at(-1) : undefined].filter(
    (head, i, all): head is string => head !== undefined && all.indexOf(head) === i,
  );
  const kept: string[] = [];
  for (const head of wanted)
    if (!kept.length || `${start}${kept.join("")}${head}`.length < MAX - 20) kept.push(head);
  if (!kept.length) return `${start}.`;
  if (form === "questions" || kept.some((head) => /\?$/.test(head)))
    return `${start}: ${kept.map((head) => (/\?$/.test(head) ? head : `${head}.`)).join(" ")}`;
  const all = [
    ...kept.map(small),
    ...(form === "opinion" && kept.length === bare.length ? ["what the other side has right"] : []),
  ];
  const gap = all.some((part) => part.includes(",")) ? ";" : ",";
  return all.length < 2
    ? `${start}: ${all[0]}.`
    : `${start}: ${all.slice(0, -1).join(`${gap} `)}${all.length > 2 || gap === ";" ? gap : ""} and ${parts && bare.length > all.length ? "finally " : ""}${all.at(-1)}.`;
}

/** What a paragraph says, without its tags. */
export const textOf = (html: string): string =>
  unescapeHtml(html.replaceAll(/<[^>]*>/g, " "))
    .replaceAll(/\s+/g, " ")
    .trim();
/** True of an excerpt that only says the beginning of the text again. */
export const repeats = (excerpt: string, first: string): boolean => {
  const [sentence = ""] = excerpt.split(/(?<=[.?!]”?) /);
  return !sentence || textOf(first).includes(sentence);
};
