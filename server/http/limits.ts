import { lt } from "drizzle-orm";
import type pg from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Db } from "../db/client.ts";
import { AppError } from "../errors.ts";
import { type CountedBy, counterOf } from "./counted-by.ts";
import { rateLimits } from "./limits.table.ts";

export interface Limit {
  /** Names what is limited; part of the stored key. */
  name: string;
  /** How many in `seconds`. */
  points: number;
  seconds: number;
}
export interface Limits {
  /** Counts one for a client, a mailbox or a name. @throws AppError rate_limited (429) with Retry-After */
  consume(limit: Limit, by: CountedBy): Promise<void>;
}

/** More than the clocks of two nodes may differ. */
const NODES_APART_MS = 60_000;

/** Limits kept in the database, so that several nodes agree. `enabled: false` lets everything pass. */
export function createLimits({ pool, enabled }: { pool: pg.Pool; enabled: boolean }): Limits {
  const limiters = new Map<string, RateLimiterPostgres>();
  const limiterFor = ({ name, points, seconds }: Limit) => {
    const known = limiters.get(name);
    if (known) return known;
    const made = new RateLimiterPostgres({
      storeClient: pool,
      storeType: "pool",
      tableName: "rate_limits",
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points,
      duration: seconds,
    });
    limiters.set(name, made);
    return made;
  };
  return {
    async consume(limit, by) {
      if (!enabled) return;
      const limiter = limiterFor(limit);
      const counter = counterOf(by).slice(0, 200);
      const refused = async (refusal: unknown) => {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return refusal;
      };
      const first = await limiter.consume(counter).then(() => undefined, refused);
      if (!first) return;
      // No count lasts longer than its limit, but by a clock that has been set back since: it begins anew.
      const isAhead = first.msBeforeNext > limit.seconds * 1000 + NODES_APART_MS;
      if (isAhead) await limiter.delete(counter);
      const second = isAhead ? await limiter.consume(counter).then(() => undefined, refused) : first;
      if (second) throw tooMany(Math.ceil(second.msBeforeNext / 1000));
    },
  };
}

const tooMany = (retryAfterSeconds: number) =>
  new AppError("rate_limited", `Too many requests. Please try again in ${inWords(retryAfterSeconds)}.`, {
    headers: { "retry-after": String(Math.max(1, retryAfterSeconds)) },
  });

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 60) return "a minute";
  return minutes < 100 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}

/** Removes counters that have run out. */
export async function sweepLimits(db: Db, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, now.getTime()));
}
