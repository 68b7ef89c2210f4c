import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import type { Lead, LeadDetails } from "../../contracts/leads.ts";
import { quickQueue, test } from "../../tests/database.ts";
import { logIn, visitorOf } from "../../tests/site.ts";
import { buildApp } from "../app.ts";
import type { Database } from "../db/client.ts";
import { buildDeps } from "../deps.ts";
import { readEnv } from "../env.ts";
import { createLog } from "../log.ts";
import { leads as leadsTable } from "./leads.table.ts";

const key = Buffer.from("0123456789abcdef0123456789abcdef");

/** Checks a message as the Standard Webhooks text describes it, without any library. */
function isSigned(headers: IncomingHttpHeaders, body: string): boolean {
  const { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signatures } = headers;
  const age = Math.abs(Date.now() / 1000 - Number(timestamp));
  const expected = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
  return age < 300 && String(signatures).split(" ").includes(`v1,${expected}`);
}

/** Another system that answers what it is told to; the last answer goes on. */
async function receiver(...answers: number[]) {
  const got: { id: string; timestamp: string; signed: boolean; type: string; email: string }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks).toString("utf8");
      const { type, data } = JSON.parse(body) as { type: string; data: { email: string } };
      const { "webhook-id": id, "webhook-timestamp": timestamp } = request.headers;
      got.push({
        id: String(id),
        timestamp: String(timestamp),
        signed: isSigned(request.headers, body),
        type,
        email: data.email,
      });
      response.writeHead((answers.length > 1 ? answers.shift() : answers[0]) ?? 200).end();
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { got, url: `http://127.0.0.1:${port}/leads`, stop: () => server.close() };
}

/** The site with that webhook, its jobs running. */
async function siteWith(database: Database, url: string) {
  const dataDir = mkdtempSync(join(tmpdir(), "site-"));
  const env = readEnv({
    NODE_ENV: "test",
    DATA_DIR: dataDir,
    DEMO_CONTENT: "off",
    LOG_LEVEL: "silent",
    LEADS_WEBHOOK_URL: url,
    LEADS_WEBHOOK_SECRET: `whsec_${key.toString("base64")}`,
  });
  const deps = await buildDeps(env, database, createLog({ level: "silent", pretty: false }), quickQueue);
  const app = buildApp({ ...deps, http: { trustProxy: false } });
  await deps.queue.work(deps.jobs);
  return {
    deps,
    visitor: () => visitorOf(app),
    admin: () => logIn({ app, deps }, "dana"),
    async stop() {
      await deps.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
const message = { name: "Dana", email: "dana@larkspur.example", message: "We miss most calls after five." };

test("a message of the contact form reaches the webhook, signed, after it failed once; the area shows how it stands", {
  timeout: 60_000,
}, async ({ database }) => {
  const hook = await receiver(500, 200);
  const site = await siteWith(database, hook.url);
  const admin = await site.admin();
  const read = async () => {
    const { leads } = (await (await admin.get("/api/leads")).json()) as { leads: Lead[] };
    return (await (await admin.get(`/api/leads/${leads[0]?.id}`)).json()) as LeadDetails;
  };
  expect((await site.visitor().send("POST", "/api/contact", message)).status).toBe(201);
  await expect
    .poll(async () => (await read()).webhook)
    .toMatchObject({
      status: "queued",
      tries: 1,
      response: "the webhook answered 500",
    });
  await expect
    .poll(async () => (await read()).webhook)
    .toMatchObject({
      status: "delivered",
      tries: 2,
      response: "200 OK",
    });
  const lead = await read();
  expect(hook.got).toHaveLength(2);
  for (const each of hook.got)
    expect(each).toMatchObject({
      id: `msg_${lead.id}`,
      signed: true,
      type: "lead.created",
      email: message.email,
    });

  // A visitor that looks like a machine is nobody's lead until somebody says otherwise.
  await site.visitor().send("POST", "/api/contact", { ...message, website: "http://x.example" });
  const { leads: marked } = (await (await admin.get("/api/leads?spam=1")).json()) as { leads: Lead[] };
  expect(hook.got).toHaveLength(2);
  await admin.write("POST", `/api/leads/${marked[0]?.id}/release`);
  await expect.poll(() => hook.got.at(-1)?.id).toBe(`msg_${marked[0]?.id}`);

  expect((await admin.write("POST", `/api/leads/${lead.id}/webhook`)).status).toBe(409);
  await site.deps.db.update(leadsTable).set({ webhookStatus: "failed" });
  expect((await admin.write("POST", `/api/leads/${lead.id}/webhook`)).status).toBe(200);
  await expect.poll(() => hook.got.filter(({ id }) => id === `msg_${lead.id}`).length).toBe(3);
  await site.stop();
  hook.stop();
});
