import { type Constraint, constraints } from "../../content/writing/constraints.ts";
import { capital } from "../../content/capital.ts";
import type { Body } from "./body.ts";
import type { Request } from "./request.ts";
import { withoutSentences } from "./without-sentences.ts";

/** The conditions that a request sets. */
export const constraintsIn = ({ text }: Pick<Request, "text">): Constraint[] =>
  constraints.filter(({ heard }) => heard.test(text));

/** What a sentence that breaks a condition is said as in its place. */
const otherOf = ({ instead }: Constraint, sentence: string): string | undefined =>
  instead.find(([heard]) => heard.test(sentence))?.[1];

/** A text of the condition’s own: what breaks it is said another way or left out with what hangs on it. */
const keptOf = (constraint: Constraint, text: string): string =>
  withoutSentences(
    text,
    (sentence) => constraint.breaks.test(sentence) && otherOf(constraint, sentence) === undefined,
  )
    .map((sentence) => otherOf(constraint, sentence) ?? sentence)
    .join(" ")
    .replace(/ Not yet\?$/, "");
const held = (constraint: Constraint, text: string): string => keptOf(constraint, text) || text;

/** ‘Rewrite the reminder: it ends in …’ keeps its name. */
const ofItem = (constraint: Constraint, item: string): string => {
  const [, name = "", rest = ""] =
    /^((?:☐ )?(?:Day \d{1,2}: )?[A-Z][^:<“.]{3,60}: )([a-z].*)$/s.exec(item) ?? [];
  if (!name) return held(constraint, item);
  // What is named by it is left out.
  if (constraint.breaks.test(name) && !constraint.instead.some(([heard]) => heard.test(capital(rest))))
    return "";
  const all = capital(rest);
  const said = held(constraint, all);
  // A task of which nothing is left is none.
  if (said === all && constraint.breaks.test(all)) return "";
  return `${name}${said.charAt(0).toLowerCase()}${said.slice(1)}`;
};

const BLOCK = /(<(p|li)>)([^<]*)(<\/\2>)/g;

/** A paragraph with another one under the same heading. */
const isBeside = (blocks: readonly string[], i: number): boolean =>
  i > 0 && [blocks[i - 1], blocks[i + 1]].some((each) => each?.startsWith("<p>") === true);
/** True of a paragraph of which nothing would be left. */
const isBroken = (constraint: Constraint, block: string): boolean => {
  const text = /^<p>([^<]*)<\/p>$/.exec(block)?.[1];
  return text !== undefined && !keptOf(constraint, text);
};

/** The text under the conditions that its request sets, each of them named once. */
export function constrained(body: Body, request: Request): Body {
  const set = constraintsIn(request);
  if (!set.length) return body;
  const content = set.reduce<readonly string[]>(
    (blocks, constraint) =>
      blocks.map((block, i) => {
        if (isBeside(blocks, i) && isBroken(constraint, block)) return "";
        return block
          .replaceAll(
            BLOCK,
            (_, open: string, _tag: string, text: string, close: string) =>
              `${open}${ofItem(constraint, text)}${close}`,
          )
          .replaceAll(/<li>(?:<p><\/p>)?<\/li>|<p><\/p>/g, "");
      }),
    body.content,
  );
  const said = set.map((constraint) => constraint.said).filter(Boolean);
  return {
    ...body,
    content: content.map((block, i) =>
      i === 0 && said.length ? block.replace(/<\/p>(?!.*<\/p>)/s, ` ${said.join(" ")}</p>`) : block,
    ),
  };
}
