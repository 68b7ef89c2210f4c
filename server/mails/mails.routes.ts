import type { Hono } from "hono";
import {
  deliverMailAgain,
  deliverMailsAgain,
  deliverWrittenMails,
  getMail,
  listMails,
  MAILS_PER_PAGE,
  type Mail,
  settleMails,
} from "../../contracts/mails.ts";
import type { Audit } from "../audit/audit.service.ts";
import type { Db } from "../db/client.ts";
import { pagesOf } from "../db/reach.ts";
import { notFound } from "../errors.ts";
import { type Bind, created } from "../http/bind.ts";
import type { AppEnv } from "../http/context.ts";
import { type Guards, protect } from "../http/protect.ts";
import type { Mails } from "./mails.service.ts";
import {
  countDeliveries,
  findDeliveries,
  type ListedDelivery,
  lockDelivery,
  lookUpDelivery,
} from "./mails.store.ts";

export interface MailsDeps {
  db: Db;
  guards: Guards;
  audit: Audit;
  mails: Mails;
  /** Where mails go: to a server, or into files. */
  mailer: { kind: "smtp" | "outbox" };
}

/** Every mail of the site with its delivery, for administrators. */
export function mailsRoutes(app: Hono<AppEnv>, bind: Bind, deps: MailsDeps): void {
  const { db, guards, audit, mails, mailer } = deps;
  const one = {
    admin: true,
    find: ({ id = "" }: Record<string, string>) => lookUpDelivery(db, id),
    notFoundMessage: "There is no such mail",
  };
  bind(listMails, { admin: true }, async ({ page = 1, ...filter }) => {
    const { rows, total } = await findDeliveries(db, filter, {
      limit: MAILS_PER_PAGE,
      offset: (page - 1) * MAILS_PER_PAGE,
    });
    return {
      mails: rows.map(mailOf),
      total,
      page,
      totalPages: pagesOf(total, MAILS_PER_PAGE),
      counts: await countDeliveries(db),
      outbox: mailer.kind === "outbox",
    };
  });
  bind(getMail, one, async (_input, { found }) => ({
    ...mailOf(found),
    deliverable: mails.isDeliverable(found),
    replyTo: found.replyToAddress,
    text: found.text,
    attachments: found.attachments.map(({ filename, content }) => ({
      filename,
      bytes: Buffer.byteLength(content, "base64"),
    })),
  }));
  bind(deliverMailAgain, one, ({ to, key }, request) =>
    db.transaction(async (tx) => {
      const found = await lockDelivery(tx, request.found.id);
      if (!found) throw notFound(one.notFoundMessage);
      const earlier = key && (await mails.deliveredBy(tx, found, { to, key }));
      if (earlier) return created(mailOf(earlier));
      // Pressed in two windows: it waits already.
      if (found.status === "queued" && (!to || to === found.toAddress)) return created(mailOf(found));
      const again = await mails.deliverAgain(tx, found, { to, key });
      await audit.record(tx, request, {
        action: "mail.delivered-again",
        details: {
          mail: found.id,
          again: again.id,
          kind: found.kind,
          corrected: again.toAddress !== found.toAddress,
        },
      });
      return created(mailOf(again));
    }),
  );
  bind(deliverMailsAgain, { admin: true }, ({ ids }, request) =>
    db.transaction(async (tx) => {
      const again = await mails.deliverAllAgain(tx, ids);
      if (again.length)
        await audit.record(tx, request, {
          action: "mail.delivered-again",
          details: { all: again.length, mails: again.map(({ id }) => id) },
        });
      return { queued: again.length };
    }),
  );
  bind(settleMails, { admin: true }, ({ ids, settled }, request) =>
    db.transaction(async (tx) => {
      const changed = await mails.settle(tx, ids, settled);
      if (changed.length)
        await audit.record(tx, request, {
          action: settled ? "mail.settled" : "mail.unsettled",
          details: { all: changed.length, mails: changed },
        });
      return { ids: changed };
    }),
  );
  bind(deliverWrittenMails, { admin: true }, (_input, request) =>
    db.transaction(async (tx) => {
      const queued = await mails.deliverWritten(tx);
      if (queued)
        await audit.record(tx, request, { action: "mail.written-delivered", details: { all: queued } });
      return { queued };
    }),
  );
  // Handed over to be kept, and opened by nothing here: a mail may carry what somebody else made.
  app.get("/api/mails/:id/attachments/:place", async (c) => {
    await protect(c, guards, { admin: true });
    const found = await lookUpDelivery(db, c.req.param("id"));
    const place = c.req.param("place");
    const file = /^\d{1,3}$/.test(place) ? found?.attachments[Number(place)] : undefined;
    if (!file) throw notFound("There is no such attachment");
    return c.body(new Uint8Array(Buffer.from(file.content, "base64")), 200, {
      "content-type": file.contentType,
      "content-disposition": `attachment; filename*=UTF-8''${encodedName(file.filename)}`,
      "cache-control": "private, no-store",
    });
  });
  // A page of its own for the frame that shows it: styles of the mail work there, and nothing else does. It keeps the
  // site's origin, so that the page around it can read its height.
  app.get("/api/mails/:id/html", async (c) => {
    await protect(c, guards, { admin: true });
    const found = await lookUpDelivery(db, c.req.param("id"));
    if (!found) throw notFound("There is no such mail");
    return c.html(found.html, 200, {
      "cache-control": "no-store",
      "x-frame-options": "SAMEORIGIN",
      "content-security-policy":
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; sandbox allow-same-origin",
    });
  });
}

const encodedName = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

const mailOf = (row: ListedDelivery): Mail => ({
  id: row.id,
  kind: row.kind,
  to: row.toAddress,
  subject: row.subject,
  status: row.status,
  tries: row.tries,
  response: row.response,
  createdAt: row.createdAt.toISOString(),
  changedAt: row.changedAt.toISOString(),
  settledAt: row.settledAt?.toISOString() ?? null,
});
