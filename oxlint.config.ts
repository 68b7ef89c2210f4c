import { readdirSync } from "node:fs";
import type { OxlintConfig, OxlintOverride } from "oxlint";
import { importBorders } from "./scripts/borders.ts";

const folder = import.meta.dirname;
const foldersOf = (root: string) =>
  readdirSync(`${folder}/${root}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
    .map(({ name }) => name);

/** Tests and the tools beside the site read the environment and reach into every folder. */
const besideTheSite: OxlintOverride = {
  files: ["server/env.ts", "{tests,bench,scripts}/**", "*.config.ts", "**/*.test.{ts,tsx}"],
  rules: { "node/no-process-env": "off" },
};

export default {
  plugins: ["typescript", "import", "node", "react", "jsx-a11y", "unicorn", "promise", "oxc"],
  categories: { correctness: "error" },
  rules: {
    "node/no-process-env": "error",
    "import/no-cycle": "error",
    "typescript/no-explicit-any": "error",
    "typescript/no-non-null-assertion": "off",
    "typescript/consistent-type-imports": "error",
    eqeqeq: ["error", "always", { null: "ignore" }],
    "no-var": "error",
    "prefer-const": "error",
    "no-unused-vars": [
      "error",
      { argsIgnorePattern: "^_", varsIgnorePattern: "^_", ignoreRestSiblings: true },
    ],
    "jsx-a11y/no-static-element-interactions": "off",
    "jsx-a11y/no-noninteractive-tabindex": "off",
    "unicorn/no-useless-spread": "off",
    "no-unused-expressions": "off",
    "unicorn/prefer-string-starts-ends-with": "off",
    "no-useless-escape": "off",
  },
  ignorePatterns: [
    "bench/peers/next",
    "bench/peers/astro",
    "build",
    ".react-router",
    "data",
    "server/db/migrations",
  ],
  overrides: [
    besideTheSite,
    { files: ["tests/**"], rules: { "no-empty-pattern": "off" } },
    ...importBorders({ root: foldersOf("."), server: foldersOf("server"), web: foldersOf("web") }),
  ],
} satisfies OxlintConfig;
