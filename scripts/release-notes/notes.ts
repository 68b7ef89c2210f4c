import type { Migration } from "../../server/db/migrate.ts";

export interface Commit {
  subject: string;
  /** The files that it changed. */
  files: string[];
}
export interface Release {
  version: string;
  /** `2026-11-22` */
  date: string;
  /** Oldest first. */
  commits: readonly Commit[];
  /** Those that are new in it. */
  migrations: readonly Migration[];
}

/** The first place that a commit touches says whom it is for. */
const PARTS: [title: string, files: RegExp][] = [
  ["For visitors and administrators", /^(web|content|rules|public)\//],
  ["For whoever runs the site", /^(server|contracts|site\.config|package\.json|Dockerfile)/],
  ["For whoever changes it", /./],
];

/** Notes in Markdown: what an upgrade asks for, then each commit's sentence under whom it is for. */
export function releaseNotes({ version, date, commits, migrations }: Release): string {
  const breaking = migrations.filter(({ incompatible }) => incompatible);
  const upgrade = [
    ...(migrations.length
      ? [
          `- The database changes at the first start (${migrations.map(({ tag }) => tag).join(", ")}). Back up before.`,
        ]
      : ["- The database stays as it is."]),
    ...breaking.map(({ tag, incompatible, only }) =>
      only
        ? `- With the embedded database no earlier version can run after ${tag} (${incompatible}).`
        : `- Stop every node of an earlier version first: after ${tag} none can run (${incompatible}).`,
    ),
  ];
  const partOf = ({ files }: Commit) =>
    PARTS.findIndex(([, wanted]) => files.some((file) => wanted.test(file)));
  const parts = PARTS.flatMap(([title], part) => {
    const lines = commits.filter((commit) => partOf(commit) === part).map(({ subject }) => `- ${subject}`);
    return lines.length ? [`## ${title}\n\n${lines.join("\n")}\n`] : [];
  });
  return [`# ${version} (${date})\n`, `## The upgrade\n\n${upgrade.join("\n")}\n`, ...parts].join("\n");
}
