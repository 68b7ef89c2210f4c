import { randomUUID } from "node:crypto";
import type { CallFaultReport } from "../../contracts/voice-faults.ts";

export interface Envelope {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** One fault as an error-reporting service takes it. @param dsn `https://key@host/project` */
export function sentryEnvelope(dsn: string, fault: CallFaultReport, at: Date): Envelope {
  const { protocol, host, username, pathname } = new URL(dsn);
  const cut = pathname.lastIndexOf("/");
  const [prefix, project] = [pathname.slice(0, cut), pathname.slice(cut + 1)];
  const id = randomUUID().replaceAll("-", "");
  const event = {
    event_id: id,
    timestamp: at.toISOString(),
    platform: "javascript",
    level: "error",
    logger: "voice-demo",
    exception: { values: [{ type: fault.kind, value: fault.message || fault.kind }] },
    tags: {
      provider: fault.provider,
      stage: fault.stage ?? "none",
      status: String(fault.status ?? "none"),
      active: String(fault.active),
    },
  };
  const lines = [{ event_id: id, sent_at: at.toISOString(), dsn }, { type: "event" }, event];
  return {
    url: `${protocol}//${host}${prefix}/api/${project}/envelope/`,
    headers: {
      "content-type": "application/x-sentry-envelope",
      "x-sentry-auth": `Sentry sentry_version=7, sentry_key=${username}, sentry_client=voice-demo/1.0`,
    },
    body: `${lines.map((line) => JSON.stringify(line)).join("\n")}\n`,
  };
}
