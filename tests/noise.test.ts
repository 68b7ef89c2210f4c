import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const code = globSync("{contracts,content,rules,server,web,scripts,tests,bench}/**/*.{ts,tsx}", {
  exclude: (path) => /node_modules|^bench\/peers/.test(path),
}).map((file) => [file, readFileSync(file, "utf8")] as const);

/** What says nothing, in words that the linter has no rule for. */
const noise: [what: string, as: RegExp][] = [
  ["a field that may be absent is said to be undefined, too", /\?: [^;,(){}<>=\n]*\| undefined\b/],
  ["an object is written to be spread at once", /\{\s*\.\.\.\{/],
  ["a list is written to be spread at once", /\.\.\.\[[^[\]]*\](?![.[])/],
];

test.each(noise)("nowhere: %s", (_what, as) => {
  expect(code.length).toBeGreaterThan(1000);
  expect(code.flatMap(([file, text]) => as.exec(text)?.[0].replace(/^/, `${file}: `) ?? [])).toEqual([]);
});
