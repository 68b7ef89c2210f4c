/** What a model wrote for one paragraph or list. */
export interface WrittenBlock {
  id: string;
  items: string[];
}

/** The strings within which JSON may stand in a model's answer, the likeliest first. */
function candidates(answer: string): string[] {
  const said = answer.replace(/<think>[\s\S]*?(?:<\/think>|$)/g, "").trim();
  const fenced = /```(?:json)?\s*([\s\S]*?)(?:```|$)/.exec(said)?.[1]?.trim();
  const from = said.search(/[{[]/);
  const to = Math.max(said.lastIndexOf("}"), said.lastIndexOf("]"));
  return [
    said,
    ...(fenced ? [fenced] : []),
    ...(from >= 0 && to > from ? [said.slice(from, to + 1)] : []),
    ...(from >= 0 ? [said.slice(from)] : []),
  ];
}

/** Mends what small models get wrong in JSON: commas too many, line breaks in strings, an end that is missing. */
function mended(json: string): string {
  let out = "";
  const open: string[] = [];
  let inString = false;
  for (let i = 0; i < json.length; i++) {
    const sign = json[i] as string;
    if (inString) {
      if (sign === "\\") {
        out += sign + (json[++i] ?? "");
        continue;
      }
      if (sign === '"') inString = false;
      out += sign === "\n" ? "\\n" : sign === "\t" ? "\\t" : sign === "\r" ? "" : sign;
      continue;
    }
    if (sign === '"') inString = true;
    else if (sign === "{" || sign === "[") open.push(sign === "{" ? "}" : "]");
    else if (sign === "}" || sign === "]") {
      open.pop();
      out = out.replace(/,\s*$/, "");
    }
    out += sign;
  }
  if (inString) out += '"';
  return out.replace(/,\s*$/, "") + open.reverse().join("");
}

function parse(answer: string): unknown {
  for (const each of candidates(answer))
    for (const json of [each, mended(each)])
      try {
        return JSON.parse(json);
      } catch {
        // The next one.
      }
  throw new Error("it is no JSON");
}

type Named = Record<string, unknown>;
const isNamed = (value: unknown): value is Named =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The list of blocks, wherever the answer put it. */
function listIn(value: unknown, depth = 0): Named[] | undefined {
  if (Array.isArray(value)) return value.length && value.every(isNamed) ? value : undefined;
  if (!isNamed(value) || depth > 3) return undefined;
  for (const inner of Object.values(value)) {
    const list = listIn(inner, depth + 1);
    if (list) return list;
  }
  const byId = Object.entries(value).filter(([, said]) => typeof said === "string" || Array.isArray(said));
  return byId.length ? byId.map(([id, items]) => ({ id, items })) : undefined;
}

const itemsOf = (block: Named): string[] => {
  const said = [block.items, block.text, block.content, block.paragraph].find(
    (each) => typeof each === "string" || Array.isArray(each),
  );
  return [said].flat().flatMap((each) => (typeof each === "string" && each.trim() ? [each.trim()] : []));
};

/**
 * The blocks in a model's answer, in the shape that was asked for or one that small models make of it: in a fence or among
 * words, cut off, wrapped once more, with a text instead of a list, without names but complete.
 * @throws Error that says what is missing
 */
export function readAnswer(answer: string, wanted: readonly string[]): WrittenBlock[] {
  const list = listIn(parse(answer));
  if (!list) throw new Error("it has no list of blocks");
  const named = list.some((block) => typeof block.id === "string" && wanted.includes(block.id));
  const blocks = list.flatMap((block, i): WrittenBlock[] => {
    const id = named ? block.id : wanted.length === list.length ? wanted[i] : undefined;
    const items = itemsOf(block);
    return typeof id === "string" && wanted.includes(id) && items.length ? [{ id, items }] : [];
  });
  if (!blocks.length) throw new Error("none of its blocks has an id that was asked for");
  return blocks;
}
