import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseAst } from "vite";
import { childEnv } from "./setup/child-env.ts";

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

/** Every expression that is put together to understand callers and requests for articles. */
export const madePatterns = (): Pattern[] =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [
        "--import",
        "./server/quick-imports.ts",
        fileURLToPath(new URL("./made-patterns.ts", import.meta.url)),
      ],
      { env: childEnv, encoding: "utf8", maxBuffer: 64_000_000 },
    ),
  ) as Pattern[];
