import type { Hono } from "hono";
import type { Database, Db } from "./db/client.ts";
import type { Env } from "./env.ts";
import type { Bind } from "./http/bind.ts";
import type { AppEnv } from "./http/context.ts";
import type { Csrf } from "./http/csrf.ts";
import type { Limits } from "./http/limits.ts";
import type { Job, JobDefinition } from "./jobs/job.ts";
import type { Queue } from "./jobs/queue.ts";
import type { LeadSource } from "./lead-source.ts";
import type { Log } from "./log.ts";
import type { Gauge, Meter } from "./metrics/meter.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { SiteAddress } from "./site-address.ts";
import type { ObjectStorage } from "./storage/storage.ts";

/** What every feature is built on; it is there before the first one. */
export interface Ground {
  env: Env;
  log: Log;
  database: Database;
  db: Db;
  queue: Queue;
  mailer: Mailer;
  /** Where the mails go that no server takes. */
  outboxDir: string;
  limits: Limits;
  /** Told of what is done here, for the metrics. */
  meter: Meter;
  storage: ObjectStorage;
  /** Signs tokens. 32 bytes. */
  secret: Buffer;
  csrf: Csrf;
  address: SiteAddress;
  /** The company's own mailbox. */
  recipient: string;
  /** Makes a change of content visible: announced to all nodes with the transaction, applied here at once after it. */
  changes: { announce(tx: Db, tags: readonly string[]): Promise<void>; apply(tags: readonly string[]): void };
  /** Of all features; to be asked once all are built. */
  leadSources(): readonly LeadSource[];
  mailsTried: MailTried;
  sweepers(): readonly (readonly [feature: string, sweep: Sweep])[];
}

/** A mail after its last try: a server took it, or it has reached nobody. */
export interface TriedMail {
  kind: string;
  subjectId: string;
  reached: boolean;
}
/** What follows from it, in the transaction that records it. */
export type MailTried = (tx: Db, mail: TriedMail) => Promise<void>;

/** Removes what has run out by then. */
export type Sweep = (now: Date) => Promise<void>;

export interface Seeder {
  seed(db: Db, count: number, progress: (done: number) => void): Promise<void>;
  /** Of the pages that change by it. */
  tags: string[];
}

/**
 * What a feature brings: the manifest of its folder, `<name>.feature.ts`. All but `build` is asked once every feature is
 * built, and may use whatever one of them offers.
 * @template D what there is then; each manifest names the part of it that it needs
 */
export interface Feature<D = never> {
  /** The name of its folder. */
  name: string;
  /** Its services, by the names under which others know them; features above it in the list are built already. */
  build?: (ground: D) => object;
  routes?: (to: { app: Hono<AppEnv>; bind: Bind }, deps: D) => void;
  /** Its kinds of jobs: the queue has a place for each before anything is built. */
  jobKinds?: readonly JobDefinition[];
  jobs?: (deps: D) => Job[];
  /** Figures that the metrics read. */
  gauges?: (deps: D) => Gauge[];
  /** Hourly. */
  sweep?: (deps: D) => Sweep;
  /** It keeps people's records, and answers for them in the inbox. */
  leadSource?: (deps: D) => LeadSource;
  /** It goes by what became of its mails. */
  mailTried?: (deps: D) => MailTried;
  /** What fills it for trials, by the name of `npm run seed`'s option. */
  seeds?: Record<string, Seeder>;
  /** At the first start of an empty database; nothing at any other. */
  firstContent?: (deps: D) => Promise<unknown>;
  close?: (deps: D) => Promise<void> | void;
}
