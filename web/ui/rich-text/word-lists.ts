/** Word's own words for "item of this list, at this level, of this numbering". */
const ITEM = /(?<![\w-])mso-list:\s*(l\d+)\s+level(\d+)\s+(lfo\d+)/i;
const MARKER = /(?<![\w-])mso-list:\s*ignore/i;

interface Marker {
  text: string;
  take(): void;
}
/** The bullet or number that Word writes for programs without lists, with the spaces after it. */
function markerOf(item: Element): Marker {
  const span = [...item.querySelectorAll<HTMLElement>("[data-style]")].find(({ dataset }) =>
    MARKER.test(dataset.style ?? ""),
  );
  if (span) return { text: span.textContent ?? "", take: () => span.remove() };
  const nodes = [...item.childNodes];
  const isNote = (words: string) => (node: Node) => node instanceof Comment && node.data.includes(words);
  const from = nodes.findIndex(isNote("!supportLists"));
  const to = nodes.findIndex(isNote("endif"));
  const between = from < 0 ? [] : nodes.slice(from + 1, to < 0 ? from + 1 : to);
  return {
    text: between.map((node) => node.textContent ?? "").join(""),
    take: () => {
      for (const node of between) node.parentNode?.removeChild(node);
    },
  };
}

type Kind = { tag: "ul" } | { tag: "ol"; type?: string; start: number };
const ROMAN = /^(?=[ivxlcdm])m*(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/i;
const DIGITS: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 };
const romanValue = (numeral: string): number =>
  [...numeral.toLowerCase()].reduce((sum, sign, i, all) => {
    const value = DIGITS[sign] ?? 0;
    return sum + (value < (DIGITS[all[i + 1] ?? ""] ?? 0) ? -value : value);
  }, 0);

/** A number or letter with its dot or bracket counts; `o`, `§` and all other single signs are bullets of some font. */
function kindOf(text: string): Kind {
  const marker = text.replaceAll(/\s/g, "");
  const count = /^[([]?(?:[\p{L}\p{N}]+\.)*([\p{L}\p{N}]+)[.)\]、．]$|^(\d+)$/u.exec(marker);
  const sign = count?.[1] ?? count?.[2];
  if (!sign) return { tag: "ul" };
  const isUpper = /^[A-Z]/.test(sign);
  // A single letter is one of the alphabet, but for the sign that Roman numbers begin with.
  if (ROMAN.test(sign) && (sign.length > 1 || /i/i.test(sign)))
    return { tag: "ol", type: isUpper ? "I" : "i", start: romanValue(sign) };
  if (/^[a-z]$/i.test(sign))
    return { tag: "ol", type: isUpper ? "A" : "a", start: sign.toLowerCase().charCodeAt(0) - 96 };
  return { tag: "ol", start: /^\d{1,9}$/.test(sign) ? Number(sign) : 1 };
}

interface OpenList {
  element: Element;
  level: number;
  numbering: string;
}
const isBlank = (node: Node | null) =>
  node instanceof Comment || (node instanceof Text && !node.data.trim()) || !node;

/** Whether nothing but spaces lies between a list and what comes after it. */
function isNext(list: Element, after: Element): boolean {
  let node = after.previousSibling;
  while (node && isBlank(node)) node = node.previousSibling;
  return node === list;
}

/**
 * Word's clipboard knows no lists: paragraphs that begin with a bullet or a number, and say in their style which list
 * and level they are of. Makes lists of them, nested by level. Styles are read from `data-style`.
 */
export function makeWordLists(body: Element): void {
  let open: OpenList[] = [];
  for (const paragraph of body.querySelectorAll<HTMLElement>("p[data-style], :is(h2,h3,h4)[data-style]")) {
    const [, list, depth, instance] = ITEM.exec(paragraph.dataset.style ?? "") ?? [];
    if (!list) continue;
    const marker = markerOf(paragraph);
    const text = marker.text.trim();
    marker.take();
    if (!paragraph.matches("p")) {
      // A numbered heading stays one, with its number.
      if (text && kindOf(text).tag === "ol") paragraph.prepend(`${text} `);
      continue;
    }
    const level = Number(depth);
    const kind = kindOf(text);
    const numbering = kind.tag === "ul" ? "ul" : `ol ${list} ${instance}`;
    if (open[0] && !isNext(open[0].element, paragraph)) open = [];
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    const same = open.at(-1);
    if (same?.level === level && same.numbering !== numbering) open.pop();
    if (open.at(-1)?.level !== level) {
      const made = paragraph.ownerDocument.createElement(kind.tag);
      if (kind.tag === "ol" && kind.type) made.setAttribute("type", kind.type);
      if (kind.tag === "ol" && kind.start !== 1) made.setAttribute("start", `${kind.start}`);
      const parent = open.at(-1)?.element.lastElementChild;
      if (parent) parent.append(made);
      else paragraph.before(made);
      open.push({ element: made, level, numbering });
    }
    const item = paragraph.ownerDocument.createElement("li");
    open.at(-1)?.element.append(item);
    item.append(paragraph);
  }
}
