import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vite";

export interface Pattern {
  /** Where it stands first. */
  file: string;
  source: string;
  flags: string;
}

/** Source files of the site, tests and what serves them aside. */
const sources = () =>
  ["contracts", "content", "rules", "server", "web"]
    .flatMap((root) => readdirSync(root, { recursive: true }).map((name) => join(root, String(name))))
    .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|fixture)\./.test(name));

/** Every regular expression that is written in the source, each once. */
export function writtenPatterns(): Pattern[] {
  const found = new Map<string, Pattern>();
  for (const file of sources()) {
    const code = readFileSync(file, "utf8");
    // Most files have none, and reading a tree is what takes the time.
    if (code.includes("/")) walk(parseAst(code, { lang: file.endsWith("x") ? "tsx" : "ts" }, file));
    function walk(node: unknown): void {
      if (!node || typeof node !== "object") return;
      const { regex } = node as { regex?: { pattern: string; flags: string } };
      if (!regex) return Object.values(node).forEach(walk);
      const key = `/${regex.pattern}/${regex.flags}`;
      if (!found.has(key)) found.set(key, { file, source: regex.pattern, flags: regex.flags });
    }
  }
  return [...found.values()];
}

/** The file that calls `new RegExp`. */
const maker = () =>
  /(?:server|rules|contracts|content|web|node_modules)\/\S+?\.[cm]?[jt]sx?\b/.exec(
    (new Error().stack ?? "").split("\n").slice(3).join("\n"),
  )?.[0] ?? "unknown";

/** Runs `work`. @returns the expressions that were put together while it ran, by `new RegExp` */
export async function madePatterns(work: () => Promise<unknown>): Promise<Pattern[]> {
  const found = new Map<string, Pattern>();
  const Original = globalThis.RegExp;
  globalThis.RegExp = new Proxy(Original, {
    construct(target, given, newTarget) {
      const made = Reflect.construct(target, given, newTarget) as RegExp;
      found.set(String(made), { file: maker(), source: made.source, flags: made.flags });
      return made;
    },
  });
  try {
    await work();
  } finally {
    globalThis.RegExp = Original;
  }
  return [...found.values()];
}
