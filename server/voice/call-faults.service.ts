import { CALL_FAULT_KINDS, type CallFaultReport } from "../../contracts/voice-faults.ts";
import { scrub } from "../../rules/scrub.ts";
import type { Db } from "../db/client.ts";
import type { Log } from "../log.ts";
import { countFault, listFaults } from "./call-faults.store.ts";
import { sentryEnvelope } from "./sentry-envelope.ts";
import { dayOf, firstOfLast } from "../days.ts";

const FORWARD_MS = 5000;
/** Beyond so many under way the service is not asked: it is down, and the count and the log have the fault. */
const FORWARDS_MAX = 20;

export interface CallFaultsOptions {
  db: Db;
  log: Log;
  sentryDsn?: string;
  fetch?: typeof fetch;
}
export type CallFaultsService = ReturnType<typeof callFaultsService>;

/** The table stays small, whatever pages send. */
const KINDS: ReadonlySet<string> = new Set(CALL_FAULT_KINDS);

/** Fatal faults of demo calls: logged, counted by day with what the last one said, passed on when a service is set. */
export function callFaultsService({ db, log, sentryDsn, fetch: send = fetch }: CallFaultsOptions) {
  let underWay = 0;
  async function forward(dsn: string, fault: CallFaultReport): Promise<void> {
    if (underWay >= FORWARDS_MAX) return;
    underWay++;
    const { url, headers, body } = sentryEnvelope(dsn, fault, new Date());
    try {
      const answer = await send(url, {
        method: "POST",
        headers,
        body,
        signal: AbortSignal.timeout(FORWARD_MS),
      });
      await answer.body?.cancel();
      if (!answer.ok) log.warn({ status: answer.status }, "the error-reporting service refused a call fault");
    } catch (error) {
      log.warn({ err: error }, "the error-reporting service could not be reached");
    } finally {
      underWay--;
    }
  }
  return {
    /** @param browser as people call it */
    async report(given: CallFaultReport, browser: string): Promise<void> {
      // A second time, since anybody can send one.
      const fault = { ...given, message: scrub(given.message), stage: given.stage && scrub(given.stage) };
      log.warn({ fault }, "a demo call broke");
      if (sentryDsn) void forward(sentryDsn, fault);
      const lastAt = new Date();
      const { provider, message, stage, status } = fault;
      await countFault(db, {
        day: dayOf(lastAt),
        provider,
        kind: KINDS.has(fault.kind) ? fault.kind : "other",
        message,
        stage,
        status,
        browser,
        lastAt,
      });
    },
    /** Counts of the last so many days, for the administrator. */
    recent: (days: number) => listFaults(db, firstOfLast(days)),
  };
}
