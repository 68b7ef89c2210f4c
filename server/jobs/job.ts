import type { z } from "zod";
import type { Log } from "../log.ts";

export interface JobOptions {
  /** Tries after the first one. */
  retryLimit: number;
  /** Seconds before the first retry. */
  retryDelay: number;
  /** Doubles the delay each time, up to `retryDelayMax` seconds. */
  retryBackoff?: boolean;
  retryDelayMax?: number;
  /** Seconds without a heartbeat after which a running job counts as lost and is tried again (10 at least). */
  heartbeatSeconds?: number;
  /** Seconds one try may take. */
  expireInSeconds?: number;
  /** Seconds a queued or failed job is kept before it is given up. */
  retentionSeconds?: number;
  /** pg-boss's queue policy: `exclusive` allows one queued or running job for each singleton key. */
  policy?: "standard" | "short" | "exclusive";
  /** Jobs of this kind that one process works at a time. */
  concurrency?: number;
  /** Cron expression (UTC) on which the job is queued by itself, with `{}` as data. */
  schedule?: string;
}

/** A named, schema-checked kind of job. Jobs run at least once: each handler must be safe to repeat. */
export interface JobDefinition<D extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly data: D;
  readonly options: JobOptions;
}

export interface JobRun {
  id: string;
  /** 0 at the first try. */
  retryCount: number;
  retryLimit: number;
  /** Aborted when the process stops or the try has expired. */
  signal: AbortSignal;
  log: Log;
}

export interface Job<D extends z.ZodType = z.ZodType> {
  definition: JobDefinition<D>;
  handle: (data: z.infer<D>, run: JobRun) => Promise<void>;
}

export const defineJob = <D extends z.ZodType>(definition: JobDefinition<D>) => definition;

/** Joins a definition and its handler; the data is checked before the handler sees it. */
export function job<D extends z.ZodType>(definition: JobDefinition<D>, handle: Job<D>["handle"]): Job {
  return {
    definition,
    handle: (data, run) => handle(definition.data.parse(data) as z.infer<D>, run),
  };
}
