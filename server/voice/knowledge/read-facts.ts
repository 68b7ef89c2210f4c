import { ASPECTS, type Aspect, type Fact } from "../../../content/desks/desk.ts";
import { bothWays } from "./naming.ts";

const aspects = new Set<string>(ASPECTS);
const pieces = (text: string): string[] =>
  text
    .split(" / ")
    .map((piece) => piece.trim())
    .filter((piece) => piece !== "");

/**
 * The facts of a desk from their text form (content/desks/README.md).
 * @throws Error with the line's number when a line can't be read
 */
export function readFacts(text: string): Fact[] {
  const facts: Fact[] = [];
  const ids = new Set<string>();
  let open: { -readonly [K in keyof Fact]: Fact[K] } | undefined;
  const fail = (at: number, why: string) => new Error(`line ${at + 1}: ${why}`);
  for (const [at, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim();
    if (line.startsWith("#")) continue;
    if (line === "") {
      if (open && !open.answer) throw fail(at, `'${open.id}' has no answer`);
      open = undefined;
      continue;
    }
    const [, mark, rest = ""] = /^(es\?|es=|\?|=|>|\+)\s*(.*)$/.exec(line) ?? [];
    if (!open) {
      const [id, aspect, entity, ...more] = line.split("|").map((part) => part.trim());
      if (mark || !id || !aspect || more.length > 0) throw fail(at, "expected 'name | aspect | thing'");
      if (!aspects.has(aspect)) throw fail(at, `unknown aspect '${aspect}'`);
      if (ids.has(id)) throw fail(at, `'${id}' is there twice`);
      ids.add(id);
      open = { id, aspect: aspect as Aspect, questions: [], answer: "" };
      if (entity) open.entity = entity;
      facts.push(open);
    } else if (mark === "?") open.questions = [...open.questions, ...pieces(rest)];
    else if (mark === "es?") open.questionsEs = [...(open.questionsEs ?? []), ...pieces(rest)];
    else if (mark === "=") {
      const { plain, named } = bothWays(rest);
      Object.assign(open, { answer: plain }, named && { named });
    } else if (mark === "es=") {
      const { plain, named } = bothWays(rest);
      Object.assign(open, { es: plain }, named && { namedEs: named });
    } else if (mark === ">" && (rest === "message" || rest === "book")) open.next = rest;
    else if (mark === "+" && rest === "all") open.forAll = true;
    else throw fail(at, `can't read '${line.slice(0, 40)}'`);
  }
  if (open && !open.answer) throw new Error(`'${open.id}' has no answer`);
  return facts;
}
