import type { OxlintOverride } from "oxlint";

/** The folders there are: of the project, and within `server/` and `web/`. */
export interface Tree {
  root: string[];
  server: string[];
  web: string[];
}

/** Top folders whose borders are drawn below, and those that hold no code of the site. */
const ROOTS = ["contracts", "content", "rules", "server", "web", "tests", "bench", "scripts"];
const NO_CODE = ["build", "data", "docs", "node_modules", "public", "test-results", "playwright-report"];

/** What stands below every feature. Each other folder is a feature: a new one has its borders from its first file. */
export const SERVER_GROUND = [
  "db",
  "http",
  "jobs",
  "mail",
  "ai",
  "storage",
  "page-cache",
  "settings",
  "metrics",
];
export const WEB_GROUND = ["api", "ui", "rendering", "admin", "routes"];

type Pattern = { regex: string; message: string; allowTypeImports?: boolean };

/** Whoever imports out of its folder: `../`, once or more, then one of these. */
const up = (names: string[], rest = "/") => `^(\\.\\./)+(${names.join("|")})${rest}`;
/** The linter's expressions have no look-ahead, so 'all but' is spelled out letter by letter. */
const letters = (text: string) =>
  [...text].map((letter) => ({ is: letter === "." ? "\\." : letter, not: `[^${letter}]` }));
const notEnding = (suffix: string) =>
  `(${letters(suffix)
    .map(
      ({ not }, at, all) =>
        not +
        all
          .slice(at + 1)
          .map(({ is }) => is)
          .join(""),
    )
    .join("|")})$`;
const notBeginning = (prefix: string) =>
  `(${letters(prefix)
    .map(
      ({ not }, at, all) =>
        all
          .slice(0, at)
          .map(({ is }) => is)
          .join("") + not,
    )
    .join("|")})`;

/** A path that goes away and comes back could be written past every other pattern. */
const straight: Pattern = {
  regex: "^\\./\\.\\./|/\\./|[^./]/\\.\\./",
  message: "an import goes the shortest way",
};
const notInto = (root: string): Pattern => ({ ...straight, regex: up([root]) });

const override = (files: string | string[], ...patterns: Pattern[]): OxlintOverride => ({
  files: [files].flat(),
  rules: { "no-restricted-imports": ["error", { patterns }] },
});

/**
 * Who may import whom, for each folder of the tree.
 * @throws for a top folder that nobody has given borders
 */
export function importBorders(tree: Tree): OxlintOverride[] {
  const unknown = tree.root.filter((name) => ![...ROOTS, ...NO_CODE].includes(name));
  if (unknown.length) throw new Error(`Give these folders their borders in scripts/borders.ts: ${unknown}`);
  return [
    ...pure(),
    ...serverBorders(tree.server.filter((name) => !SERVER_GROUND.includes(name))),
    ...webBorders(tree.web.filter((name) => !WEB_GROUND.includes(name))),
    { files: ["{contracts,content,rules}/**/*.test.ts"], rules: { "no-restricted-imports": "off" } },
  ];
}

const fromBeside: Pattern = {
  regex: up(["tests", "bench", "scripts"]),
  message: "the site stands without what is beside it",
};

const otherRoots = (...names: string[]) => ROOTS.filter((name) => !names.includes(name));

/** What both sides read: no package but zod, and no side. */
function pure(): OxlintOverride[] {
  const itself = "contracts/ imports zod and itself only";
  const words = "content/ is words: it imports itself only, and types of contracts/";
  const rules = "rules/ imports itself, contracts/ and content/ only: it runs on both sides";
  return [
    override(
      "contracts/**",
      ...["^\\.\\./", "^[@a-y]", "^z[^o]", "^#"].map((regex) => ({ regex, message: itself })),
    ),
    override(
      "content/**",
      { regex: "^[^.]", message: words },
      { regex: up([...otherRoots("content", "contracts"), "site\\.config"], ""), message: words },
      { regex: up(["contracts"]), message: words, allowTypeImports: true },
    ),
    override(
      "rules/**",
      { regex: "^[^.]", message: rules },
      {
        regex: up([...otherRoots("rules", "contracts", "content"), "site\\.config"], ""),
        message: rules,
      },
    ),
  ];
}

function serverBorders(features: string[]): OxlintOverride[] {
  const fromWeb: Pattern = {
    regex: up(["web"]),
    message: "server/ never imports web/: the bundle's own entry makes the handler",
  };
  const everywhere = [fromWeb, fromBeside, straight, notInto("server")];
  const composition: Pattern = {
    regex: up(["app", "deps", "features", "main", "worker"], "\\.ts$"),
    message: "features are put together in deps.ts, never the other way",
  };
  const noFeature = (message: string): Pattern => ({ regex: up(features), message });
  const deep = (others: string[], door: string, message: string): Pattern => ({
    regex: up(others, `(/[^/]+/.*|(/[^/]*)?${notEnding(door)})`),
    message,
  });
  return [
    override("server/**", ...everywhere),
    // What puts them together knows them by their manifests, all else by their services.
    ...[
      ["server/*.ts", ".service.ts"],
      ["server/features.ts", ".feature.ts"],
    ].map(([files = "", door = ""]) =>
      override(files, ...everywhere, {
        regex: `^\\./(${features.join("|")})/.*${notEnding(door)}`,
        message: `of a feature only its ${door} is known here`,
      }),
    ),
    ...features.map((name) =>
      override(
        `server/${name}/**`,
        ...everywhere,
        composition,
        deep(
          features.filter((other) => other !== name),
          ".service.ts",
          "another feature is reached through its service only",
        ),
      ),
    ),
    override(
      ["server/{db,http,jobs,page-cache,settings,metrics}/**"],
      ...everywhere,
      composition,
      noFeature("the ground knows no feature"),
    ),
    override("server/storage/**", ...everywhere, composition, noFeature("an adapter knows no feature")),
    override("server/{mail,ai}/**", ...everywhere, composition, {
      regex: up(["db", "http", "jobs", "page-cache", ...features]),
      message: "an adapter knows neither database nor feature",
    }),
    // A foreign key names the other table.
    override("server/**/*.table.ts", ...everywhere, {
      regex: up(features, `/.*${notEnding(".table.ts")}`),
      message: "a table imports tables",
    }),
    override(["server/**/*.test.ts", "server/**/*.fixture.ts"], fromWeb),
  ];
}

function webBorders(features: string[]): OxlintOverride[] {
  const fromServer: Pattern = {
    regex: "(^|/)server/",
    message: "web/ never imports server/: it calls the API",
  };
  const everywhere = [fromServer, fromBeside, straight, notInto("web")];
  const meet = "two features meet in a page of web/routes/ that composes them, not in each other";
  return [
    override("web/**", ...everywhere),
    override("web/ui/**", ...everywhere, {
      regex: up([...features, ...WEB_GROUND.filter((name) => name !== "ui")]),
      message: "web/ui/ is the design system: no data, no feature",
    }),
    override("web/api/**", ...everywhere, {
      regex: up([...features, ...WEB_GROUND.filter((name) => name !== "api")]),
      message: "web/api/ imports contracts only",
    }),
    override("web/admin/**", ...everywhere, {
      regex: up([...features, "routes"]),
      message: "web/admin/ is what all the administrator's screens share: no feature",
    }),
    ...features.flatMap((name) => {
      const others = features.filter((other) => other !== name);
      return [
        override(
          `web/${name}/**`,
          ...everywhere,
          { regex: up([...others, "routes"]), message: meet },
          {
            regex: "^\\.?(\\./)+(\\.\\./)*admin/",
            message: "a visitor's page has nothing of the administrator's",
          },
        ),
        override(
          `web/${name}/admin/**`,
          ...everywhere,
          { regex: up(["routes"]), message: meet },
          { regex: up(others, `/${notBeginning("admin/shared/")}`), message: meet },
        ),
      ];
    }),
    override(["web/**/*.test.{ts,tsx}"], fromServer),
  ];
}
