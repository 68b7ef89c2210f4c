import { createHash } from "node:crypto";

/** An element's text in a page, and how a policy names it. */
interface Inline {
  text: Buffer;
  hash: string;
}
/** What stands inline in pages and was there when the site was built. */
export interface KnownInline {
  scripts: readonly Inline[];
  styles: readonly Inline[];
}
export const NOTHING_KNOWN: KnownInline = { scripts: [], styles: [] };

const TAGS = {
  script: { open: Buffer.from("<script"), close: Buffer.from("</script>") },
  style: { open: Buffer.from("<style"), close: Buffer.from("</style>") },
};

const hashOf = (text: Buffer) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The text of a page's inline elements of one kind: of scripts those that a browser runs, with no `src`. */
function inlineTexts(html: Buffer, tag: keyof typeof TAGS): Buffer[] {
  const all = elementsOf(html, tag).filter(({ attributes }) => !/\ssrc=/.test(attributes));
  // Data, such as JSON-LD, is not run and needs no leave.
  const run = ({ attributes }: { attributes: string }) => !/\stype=(?!"module")/.test(attributes);
  return (tag === "script" ? all.filter(run) : all).map(({ text }) => text);
}

/** By looking for the few tags: an expression over the whole of a page takes as long as a tenth of its rendering. */
function elementsOf(html: Buffer, tag: keyof typeof TAGS) {
  const found: { attributes: string; text: Buffer }[] = [];
  const { open, close } = TAGS[tag];
  for (let at = html.indexOf(open); at >= 0; ) {
    const begin = html.indexOf(">", at);
    const end = begin < 0 ? -1 : html.indexOf(close, begin);
    if (end < 0) break;
    found.push({
      attributes: html.toString("latin1", at + open.length, begin),
      text: html.subarray(begin + 1, end),
    });
    at = html.indexOf(open, end);
  }
  return found;
}

/** Learns them from a page that holds nothing of what anybody wrote. */
export function inlineOf(html: Buffer): KnownInline {
  const named = (texts: Buffer[]) => texts.map((text) => ({ text, hash: hashOf(text) }));
  return {
    scripts: named(inlineTexts(html, "script").filter((text) => !isRouters(text))),
    styles: named(inlineTexts(html, "style")),
  };
}

/** The inline texts of a page that may be there, by hash: what is known, and the router's own in exactly their form. */
export function allowedInline(html: Buffer, known: KnownInline): { scripts: string[]; styles: string[] } {
  const knownAs = (text: Buffer, among: readonly Inline[]) =>
    among.find((each) => each.text.equals(text))?.hash;
  const hashes = (texts: Buffer[], named: (text: Buffer) => string | undefined) => [
    ...new Set(texts.map(named).filter((hash) => hash !== undefined)),
  ];
  return {
    scripts: hashes(
      inlineTexts(html, "script"),
      (text) => knownAs(text, known.scripts) ?? (isRouters(text) ? hashOf(text) : undefined),
    ),
    styles: hashes(inlineTexts(html, "style"), (text) => knownAs(text, known.styles)),
  };
}

function isRouters(bytes: Buffer): boolean {
  const text = bytes.toString();
  return isData(text) || isModules(text);
}

const DATA = { before: "window.__reactRouterContext.streamController.enqueue(", after: ");" };

/** A piece of the page's data: the call, and in it nothing but one string of JSON. */
function isData(text: string): boolean {
  if (!text.startsWith(DATA.before) || !text.endsWith(DATA.after)) return false;
  const given = text.slice(DATA.before.length, -DATA.after.length);
  if (!given.startsWith('"') || !given.endsWith('"')) return false;
  try {
    return typeof JSON.parse(given) === "string";
  } catch {
    return false;
  }
}

const FILE = String.raw`"/assets/[\w.-]+\.js"`;
const MODULES = new RegExp(
  String.raw`^import ${FILE};\n(?:import \* as route\w+ from ${FILE};\n|const route\w+ = \{(?:\.\.\.route\w+,?)+\};\n)+\s*window\.__reactRouterRouteModules = \{(?:"[\w./:*-]+":route\w+,?)+\};\s*import\(${FILE}\);$`,
);
/** The modules of the page's routes, all of them files of the build: which they are differs from page to page. */
const isModules = (text: string) => MODULES.test(text);
