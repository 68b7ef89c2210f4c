import { site } from "../../site.config.ts";
import type { Audit } from "../audit/audit.service.ts";
import type { Feature, Ground } from "../feature.ts";
import type { Guards } from "../http/protect.ts";
import { forgetOutboxFiles } from "../mail/outbox-mailer.ts";
import { deliverMail, deliveryJobs, forgetMailFiles } from "./mails.jobs.ts";
import { countByStatus } from "./mails.store.ts";
import { mailsRoutes } from "./mails.routes.ts";
import { type Mails, mailsService } from "./mails.service.ts";

export const mailsFeature = {
  name: "mails",
  build({ env, queue, mailer }: Ground) {
    const host = env.PUBLIC_URL ? new URL(env.PUBLIC_URL).hostname : site.email.split("@")[1];
    return { mails: mailsService({ queue, host: host ?? "localhost", mailer }) };
  },
  routes: ({ app, bind }, deps: Ground & { guards: Guards; audit: Audit; mails: Mails }) =>
    mailsRoutes(app, bind, deps),
  gauges: ({ db }: Ground) => [
    {
      name: "mails",
      help: "Mails by what became of them: those that wait, all others of the last day",
      labels: ["status"],
      read: async () =>
        (await countByStatus(db)).map(({ status, count }) => ({ labels: { status }, value: count })),
    },
  ],
  jobKinds: [deliverMail, forgetMailFiles],
  jobs: ({ db, mailer, mailsTried, outboxDir }: Ground) =>
    deliveryJobs({
      db,
      mailer,
      mailsTried,
      forgetFiles: (messageIds) => forgetOutboxFiles(outboxDir, messageIds),
    }),
} satisfies Feature;
