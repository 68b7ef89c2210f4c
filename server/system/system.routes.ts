import { Readable } from "node:stream";
import type { Hono } from "hono";
import {
  askForBackup,
  BACKUP_DOWNLOAD_PATH,
  discardJob,
  getSystem,
  sendTestMail,
  tryJobAgain,
  tryKey,
} from "../../contracts/system.ts";
import { notFound } from "../errors.ts";
import { type Bind, noContent } from "../http/bind.ts";
import type { AppEnv } from "../http/context.ts";
import { type Guards, protect } from "../http/protect.ts";
import { manualName } from "../maintenance/backups.service.ts";
import type { SystemService } from "./system.service.ts";

const admin = { admin: true };

export function systemRoutes(
  app: Hono<AppEnv>,
  bind: Bind,
  { system, guards }: { system: SystemService; guards: Guards },
) {
  bind(getSystem, admin, () => system.state());
  bind(tryJobAgain, admin, async ({ id }, request) => {
    await system.jobAgain(id, request);
    return noContent();
  });
  bind(discardJob, admin, async ({ id }, request) => {
    await system.discardJob(id, request);
    return noContent();
  });
  bind(sendTestMail, admin, async ({ key }, request) => {
    const { id } = await system.sendTestMail(key, request);
    return { id };
  });
  bind(tryKey, admin, async ({ key }, request) => {
    const { works, words } = await system.tryKey(key, request);
    return { works, words };
  });
  bind(askForBackup, admin, async ({ currentPassword }, request) => {
    const ticket = await system.allowBackup(currentPassword, request);
    return { href: `${BACKUP_DOWNLOAD_PATH}?${new URLSearchParams({ ticket })}` };
  });
  app.get(BACKUP_DOWNLOAD_PATH, async (c) => {
    const { user } = await protect(c, guards, admin);
    // A HEAD would make a backup that nobody reads.
    if (c.req.method !== "GET") throw notFound("There is nothing to look at");
    const { bytes, stream } = await system.download(c.req.query("ticket") ?? "", {
      ...c.get("facts"),
      user: user!,
    });
    return c.body(Readable.toWeb(stream) as ReadableStream<Uint8Array>, 200, {
      "content-type": "application/gzip",
      "content-length": `${bytes}`,
      "content-disposition": `attachment; filename="${manualName(new Date())}"`,
      "cache-control": "no-store",
    });
  });
}
