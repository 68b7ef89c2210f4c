import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { createLog } from "../log.ts";
import { createQueue } from "../jobs/queue.ts";
import type { JobDefinition } from "../jobs/job.ts";
import { openDatabase } from "./client.ts";
import { templateFile } from "./data-dir.ts";

/**
 * Writes the migrated, empty data directory that first starts and tests begin with.
 * @param definitions every kind of job: the queue has a place for each
 */
export async function writeTemplate(definitions: readonly JobDefinition[]): Promise<void> {
  const database = await openDatabase({
    embedded: { brief: true },
    onFatal: (reason) => {
      throw new Error(reason);
    },
  });
  await database.migrate();
  const queue = await createQueue(database, definitions, createLog({ level: "warn", pretty: false }));
  await queue.stop();
  await database.pool.query("checkpoint");
  mkdirSync(dirname(templateFile), { recursive: true });
  // Under another name until it is whole: a start that meets half of it would fail.
  writeFileSync(`${templateFile}.part`, await database.dump());
  renameSync(`${templateFile}.part`, templateFile);
  await database.close();
}
