import { type Constraint, constraints } from "../../content/writing/constraints.ts";
import { capital } from "../../content/capital.ts";
import type { Body } from "./body.ts";
import type { Request } from "./request.ts";

/** The conditions that a request sets. */
export const constraintsIn = ({ text }: Pick<Request, "text">): Constraint[] =>
  constraints.filter(({ heard }) => heard.test(text));

const SENTENCE = /(?<=[.?!]”?) (?=[A-Z“])/;

/** One sentence under a condition: the same, another, or none. */
function under({ breaks, instead }: Constraint, sentence: string): string | undefined {
  const other = instead.find(([heard]) => heard.test(sentence))?.[1];
  if (other) return other;
  return breaks.test(sentence) ? undefined : sentence;
}

/** A text of the condition’s own: what breaks it is said another way or left out, as long as something is left. */
const held = (constraint: Constraint, text: string): string => {
  const kept = text.split(SENTENCE).flatMap((sentence) => under(constraint, sentence) ?? []);
  return kept.length ? kept.join(" ").replace(/ Not yet\?$/, "") : text;
};

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

/** The text under the conditions that its request sets, each of them named once. */
export function constrained(body: Body, request: Request): Body {
  const set = constraintsIn(request);
  if (!set.length) return body;
  const content = set.reduce<readonly string[]>(
    (blocks, constraint) =>
      blocks.map((block) =>
        block
          .replaceAll(
            BLOCK,
            (_, open: string, _tag: string, text: string, close: string) =>
              `${open}${ofItem(constraint, text)}${close}`,
          )
          .replaceAll(/<li>(?:<p><\/p>)?<\/li>|<p><\/p>/g, ""),
      ),
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
