import { Webhook } from "standardwebhooks";
import { z } from "zod";
import type { Db } from "../db/client.ts";
import { defineJob, type Job, job } from "../jobs/job.ts";
import { findLead, updateLead } from "./leads.store.ts";
import type { LeadRow } from "./leads.table.ts";

/** Seconds to an hour between tries, for about three days. */
export const sendLeadWebhook = defineJob({
  name: "leads.webhook",
  data: z.object({ leadId: z.uuid() }),
  options: {
    retryLimit: 80,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 3600,
    heartbeatSeconds: 10,
    expireInSeconds: 60,
    retentionSeconds: 14 * 86_400,
    concurrency: 2,
  },
});

const TIMEOUT_MS = 15_000;

export interface WebhookTarget {
  url: string;
  /** Base64 of the key, `whsec_` before it or not. */
  secret: string;
  /** Of one try, in milliseconds. */
  timeoutMs?: number;
}

/** Tells another system of a new lead. Without a target there is nothing to do. */
export function webhookJobs({ db, target }: { db: Db; target: WebhookTarget | undefined }): Job[] {
  return [
    job(sendLeadWebhook, async ({ leadId }, run) => {
      const lead = target && (await findLead(db, leadId));
      if (!lead) return; // erased meanwhile, or the target is gone from the configuration
      const tried = { webhookTries: run.retryCount + 1, webhookAt: new Date() };
      try {
        const webhookResponse = await post(target, lead, run.signal);
        await updateLead(db, leadId, { ...tried, webhookStatus: "delivered", webhookResponse });
      } catch (error) {
        const webhookStatus = run.retryCount < run.retryLimit ? "queued" : "failed";
        const webhookResponse = reasonOf(error, target.timeoutMs ?? TIMEOUT_MS);
        await updateLead(db, leadId, { ...tried, webhookStatus, webhookResponse });
        throw error;
      }
    }),
  ];
}

/** In words for the reader: what `fetch` throws hides its reason in the cause. */
function reasonOf(error: unknown, timeoutMs: number): string {
  const { name, message, cause } = error as Error;
  if (name === "TimeoutError") return `no answer within ${timeoutMs / 1000} seconds`;
  return (cause instanceof Error && cause.message ? cause.message : message).slice(0, 300);
}

/**
 * One message by the Standard Webhooks rules. Its id stays the same over retries, so that a receiver can recognise a
 * repetition.
 * @returns the answer's status in words
 * @throws Error when the answer is not 2xx, leads elsewhere, or does not come in time
 */
async function post(
  { url, secret, timeoutMs = TIMEOUT_MS }: WebhookTarget,
  lead: LeadRow,
  stop: AbortSignal,
): Promise<string> {
  const now = new Date();
  const id = `msg_${lead.id}`;
  const body = JSON.stringify({
    type: "lead.created",
    timestamp: lead.createdAt.toISOString(),
    data: {
      id: lead.id,
      kind: lead.kind,
      name: lead.name,
      email: lead.email,
      company: lead.company,
      summary: lead.summary,
    },
  });
  const response = await fetch(url, {
    method: "POST",
    redirect: "manual",
    signal: AbortSignal.any([stop, AbortSignal.timeout(timeoutMs)]),
    headers: {
      "content-type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
      "webhook-signature": new Webhook(secret).sign(id, now, body),
    },
    body,
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the webhook answered ${response.status}`);
  return `${response.status} ${response.statusText}`.trim();
}
