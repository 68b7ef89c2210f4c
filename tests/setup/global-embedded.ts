import { existsSync, statSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { templateFile } from "../../server/db/data-dir.ts";
import { jobKinds } from "../../server/features.ts";
import { writeTemplate } from "../../server/db/template.ts";

const journal = "server/db/migrations/meta/_journal.json";

/** Tests start from the same ready data directory as a first start; a stale one is made anew. */
export default async function setup(project: TestProject) {
  project.provide("postgresUrl", undefined);
  const fresh = existsSync(templateFile) && statSync(templateFile).mtimeMs > statSync(journal).mtimeMs;
  if (!fresh) await writeTemplate(jobKinds);
}
