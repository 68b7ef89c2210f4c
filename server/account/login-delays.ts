import { createHash } from "node:crypto";
import { and, eq, inArray, lt, sql } from "drizzle-orm";
import { DAY_MS } from "../days.ts";
import type { Db } from "../db/client.ts";
import { AppError } from "../errors.ts";
import { network } from "../http/counted-by.ts";
import { loginDelays } from "./sessions.table.ts";

/** After `free` failures in a row the next attempt waits a second, then two, four … up to `maxSeconds`. */
interface Rule {
  name: DelayRule;
  free: number;
  maxSeconds: number;
}
const account: Rule = { name: "account", free: 5, maxSeconds: 300 };
const address: Rule = { name: "address", free: 20, maxSeconds: 900 };
const device: Rule = { name: "device", free: 5, maxSeconds: 300 };
const confirmation: Rule = { name: "confirmation", free: 5, maxSeconds: 300 };

/** Failures older than this are forgotten. */
const FORGET_MS = DAY_MS;
/** How long an account is open to its owner after the command line has set its password. */
const OPEN_MS = 900_000;

/** One attempt, counted as a failure from the start: a hundred at once get no further than one after another. */
export interface Attempt {
  /** The secret was right: the account starts anew. */
  succeeded(): Promise<void>;
  /** Nothing was decided, as when the second factor is still to come: this attempt never was. */
  undone(): Promise<void>;
}
/** What an attempt is counted by: an account, an address, a known device, a confirmation. */
export type DelayRule = "account" | "address" | "device" | "confirmation";
export type LoginDelays = ReturnType<typeof createLoginDelays>;

/**
 * Delays after failed logins, kept in the database so that several nodes agree. Attempts made while one must wait are
 * refused unread and lengthen nothing. A device that has logged in before has a count of its own: whoever fails on
 * purpose from elsewhere cannot keep the owner out. See docs/decisions/0030-logging-in.md.
 */
export function createLoginDelays(options: { db: Db; enabled: boolean; now: () => Date }) {
  const { db, enabled, now } = options;
  const none: Attempt = { succeeded: async () => {}, undone: async () => {} };

  async function begin(
    scopes: { rule: Rule; of: string }[],
    onRefusal?: (rule: DelayRule) => Promise<void>,
  ): Promise<Attempt> {
    if (!enabled) return none;
    const counted: { key: string; failures: number; rule: Rule }[] = [];
    let next: { key: string; rule: Rule } | undefined;
    try {
      await db.transaction(async (tx) => {
        for (const { rule, of } of scopes) {
          next = { key: `${rule.name}:${of}`, rule };
          counted.push({ ...next, failures: await countFailure(tx, next.key, rule, now()) });
        }
      });
    } catch (error) {
      const isRefusal = error instanceof AppError && error.code === "rate_limited";
      if (isRefusal && next && (await isFirstRefusal(db, next.key))) await onRefusal?.(next.rule.name);
      throw error;
    }
    const undo = (each: typeof counted) => takeBack(db, each);
    return {
      async succeeded() {
        const own = counted.filter(({ rule }) => rule !== address).map(({ key }) => key);
        await db.delete(loginDelays).where(inArray(loginDelays.key, own));
        await undo(counted.filter(({ rule }) => rule === address));
      },
      undone: () => undo(counted),
    };
  }

  return {
    /**
     * A login by name and password.
     * @param deviceId of a browser that has logged in to this account before
     * @param onRefusal is called at the first refusal of each wait: a flood of attempts is one event
     * @throws AppError rate_limited (429) with Retry-After
     */
    login: (
      from: { loginName: string; address: string; deviceId?: string },
      onRefusal?: (rule: DelayRule) => Promise<void>,
    ) =>
      begin(
        from.deviceId
          ? [{ rule: device, of: from.deviceId }]
          : [
              { rule: account, of: hidden(from.loginName) },
              { rule: address, of: network(from.address) },
            ],
        onRefusal,
      ),
    /** A password or code given once more by somebody who is logged in. */
    confirmation: (userId: string) => begin([{ rule: confirmation, of: userId }]),
    /**
     * Lifts an account's delay, as when its password is set from the command line. For a quarter of an hour, or until
     * somebody is in, only the addresses' own delays hold: whoever goes on failing on purpose keeps nobody out.
     */
    async forgive(loginName: string) {
      const at = now();
      const open = {
        failures: 0,
        lastFailureAt: at,
        blockedUntil: null,
        openUntil: new Date(at.getTime() + OPEN_MS),
      };
      await db
        .insert(loginDelays)
        .values({ key: `${account.name}:${hidden(loginName)}`, ...open })
        .onConflictDoUpdate({ target: loginDelays.key, set: open });
    },
  };
}

/** People type passwords into the wrong field: what was given as a name is not kept as it is. */
const hidden = (loginName: string) => createHash("sha256").update(loginName).digest("base64url");

/** Counts a failure unless the key must still wait. @returns how many there are now */
async function countFailure(tx: Db, key: string, rule: Rule, at: Date): Promise<number> {
  const forgotten = new Date(at.getTime() - FORGET_MS);
  const failures = sql`case when ${loginDelays.lastFailureAt} < ${forgotten} then 1 else ${loginDelays.failures} + 1 end`;
  const seconds = sql`least(${rule.maxSeconds}::float8, power(2, least(${failures} - ${rule.free}, 20)))`;
  // Neither can be so far ahead, but by a clock that has been set back since.
  const longestWait = new Date(at.getTime() + rule.maxSeconds * 1000);
  const longestOpen = new Date(at.getTime() + OPEN_MS);
  const isBlocked = sql`${loginDelays.blockedUntil} > ${at} and ${loginDelays.blockedUntil} <= ${longestWait}`;
  const isOpen = sql`${loginDelays.openUntil} > ${at} and ${loginDelays.openUntil} <= ${longestOpen}`;
  const [row] = await tx
    .insert(loginDelays)
    .values({ key, failures: 1, lastFailureAt: at })
    .onConflictDoUpdate({
      target: loginDelays.key,
      set: {
        failures,
        lastFailureAt: at,
        refused: false,
        blockedUntil: sql`case when ${failures} >= ${rule.free} then ${at}::timestamptz + ${seconds} * interval '1 second' end`,
      },
      setWhere: sql`(${isBlocked}) is not true or (${isOpen}) is true`,
    })
    .returning({ failures: loginDelays.failures });
  if (row) return row.failures;
  const [held] = await tx
    .select({ until: loginDelays.blockedUntil })
    .from(loginDelays)
    .where(eq(loginDelays.key, key));
  throw tooManyAttempts(((held?.until?.getTime() ?? 0) - at.getTime()) / 1000);
}

async function isFirstRefusal(db: Db, key: string): Promise<boolean> {
  const rows = await db
    .update(loginDelays)
    .set({ refused: true })
    .where(and(eq(loginDelays.key, key), eq(loginDelays.refused, false)))
    .returning({ key: loginDelays.key });
  return rows.length > 0;
}

async function takeBack(db: Db, counted: { key: string; failures: number }[]): Promise<void> {
  for (const { key, failures } of counted)
    await db
      .update(loginDelays)
      .set({
        failures: sql`greatest(0, ${loginDelays.failures} - 1)`,
        // Only the delay that this very attempt brought: another's, begun meanwhile, stays.
        blockedUntil: sql`case when ${loginDelays.failures} = ${failures} then null else ${loginDelays.blockedUntil} end`,
      })
      .where(eq(loginDelays.key, key));
}

function tooManyAttempts(secondsLeft: number): AppError {
  const seconds = Math.max(1, Math.ceil(secondsLeft));
  const wait =
    seconds < 120 ? `${seconds} second${seconds === 1 ? "" : "s"}` : `${Math.ceil(seconds / 60)} minutes`;
  return new AppError("rate_limited", `Too many attempts. Please wait ${wait} and try again.`, {
    headers: { "retry-after": String(seconds) },
  });
}

export async function sweepLoginDelays(db: Db, at: Date): Promise<void> {
  await db.delete(loginDelays).where(lt(loginDelays.lastFailureAt, new Date(at.getTime() - FORGET_MS)));
}
