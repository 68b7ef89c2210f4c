/** The text of a page's inline elements of one kind: of scripts those that a browser runs, with no `src`. */
function inlineTexts(html: string, tag: "script" | "style"): string[] {
  const all = elementsOf(html, tag).filter(({ attributes }) => !/\ssrc=/.test(attributes));
  // Data, such as JSON-LD, is not run and needs no leave.
  const run = ({ attributes }: { attributes: string }) => !/\stype=(?!"module")/.test(attributes);
  return (tag === "script" ? all.filter(run) : all).map(({ text }) => text);
}

/** By looking for the few tags: an expression over the whole of a page takes as long as a tenth of its rendering. */
function elementsOf(html: string, tag: string) {
  const found: { attributes: string; text: string }[] = [];
  const [open, close] = [`<${tag}`, `</${tag}>`];
  for (let at = html.indexOf(open); at >= 0; ) {
    const begin = html.indexOf(">", at);
    const end = begin < 0 ? -1 : html.indexOf(close, begin);
    if (end < 0) break;
    found.push({ attributes: html.slice(at + open.length, begin), text: html.slice(begin + 1, end) });
    at = html.indexOf(open, end);
  }
  return found;
}

/** What stands inline in pages and was there when the site was built. */
export interface KnownInline {
  scripts: ReadonlySet<string>;
  styles: ReadonlySet<string>;
}
export const NOTHING_KNOWN: KnownInline = { scripts: new Set(), styles: new Set() };

/** Learns them from a page that holds nothing of what anybody wrote. */
export const inlineOf = (html: string): KnownInline => ({
  scripts: new Set(inlineTexts(html, "script").filter((text) => !isData(text) && !isModules(text))),
  styles: new Set(inlineTexts(html, "style")),
});

/** The inline texts of a page that may be there: what is known, and the router's own in exactly their form. */
export function allowedInline(html: string, known: KnownInline): { scripts: string[]; styles: string[] } {
  const scripts = inlineTexts(html, "script").filter(
    (text) => known.scripts.has(text) || isData(text) || isModules(text),
  );
  const styles = inlineTexts(html, "style").filter((text) => known.styles.has(text));
  return { scripts: [...new Set(scripts)], styles: [...new Set(styles)] };
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
