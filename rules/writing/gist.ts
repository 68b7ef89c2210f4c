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

/** What kind of text it is, for whom, and what is in it: its first headings, and how many follow. */
export function gistOf(form: Form | "script", many: string, heads: readonly string[]): string {
  const bare = heads.map((head) => head.replace(/\.$/, ""));
  const start = `${CALLED[form]} for ${many}`;
  const kept: string[] = [];
  for (const head of bare.slice(0, 3)) {
    if (kept.length && `${start}${kept.join("")}${head}`.length > MAX - 20) break;
    kept.push(head);
  }
  const more = bare.length - kept.length;
  if (!kept.length) return `${start}.`;
  if (form === "questions" || kept.some((head) => /\?$/.test(head)))
    return `${start}: ${kept.map((head) => (/\?$/.test(head) ? head : `${head}.`)).join(" ")}${more ? ` And ${inWords(more)} more.` : ""}`;
  const all = [
    ...kept.map(small),
    ...(more ? [`${inWords(more)} more`] : []),
    ...(form === "opinion" && !more ? ["what the other side has right"] : []),
  ];
  const gap = all.some((part) => part.includes(",")) ? ";" : ",";
  return all.length < 2
    ? `${start}: ${all[0]}.`
    : `${start}: ${all.slice(0, -1).join(`${gap} `)}${all.length > 2 || gap === ";" ? gap : ""} and ${all.at(-1)}.`;
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
