import dns from "node:dns";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook } from "standardwebhooks";
import { describe, expect, onTestFinished, vi } from "vitest";
import { dana } from "../../tests/leads.ts";
import { test, type TestSite } from "../../tests/site.ts";
import { webhookJobs } from "./webhook.jobs.ts";
import { leads } from "./leads.table.ts";

describe("the webhook of new leads", () => {
  const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
  type Mood = "accept" | "refuse" | "hang" | "redirect";
  async function receiver() {
    const received: { id: string; body: unknown }[] = [];
    let mood: Mood = "accept";
    let tries = 0;
    const server: Server = createServer((request, response) => {
      tries++;
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () => {
        if (mood === "hang") return;
        if (mood === "refuse") return response.writeHead(503).end();
        if (mood === "redirect") return response.writeHead(302, { location: "http://127.0.0.1:1/" }).end();
        const text = Buffer.concat(chunks).toString("utf8");
        const body = new Webhook(secret).verify(text, request.headers as Record<string, string>);
        received.push({ id: String(request.headers["webhook-id"]), body });
        response.writeHead(204).end();
      });
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    return {
      received,
      be: (next: Mood) => {
        mood = next;
      },
      get tries() {
        return tries;
      },
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
      async stop() {
        server.closeAllConnections();
        server.close();
        await once(server, "close");
      },
    };
  }
  const run = (site: TestSite) => ({
    id: "job",
    retryCount: 0,
    retryLimit: 80,
    signal: new AbortController().signal,
    log: site.deps.log,
  });

  test("does not wait for a lookup of its name that never answers: it says so and is tried again", async ({
    site,
  }) => {
    const looking = vi.spyOn(dns, "lookup").mockImplementation((() => {}) as never);
    onTestFinished(() => looking.mockRestore());
    const target = { url: "http://hook.example/", secret, timeoutMs: 100 };
    const [job] = webhookJobs({ db: site.deps.db, target });
    const words = { name: "Dana", email: dana.email, company: "", summary: "Hello" };
    const [lead] = await site.deps.db
      .insert(leads)
      .values({ kind: "contact", subjectId: "1", ...words })
      .returning();
    await expect(job!.handle({ leadId: lead!.id }, run(site))).rejects.toThrow("timeout");
    expect(looking).toHaveBeenCalled();
    const [row] = await site.deps.db.select().from(leads);
    expect(row).toMatchObject({ webhookStatus: "queued", webhookResponse: "no answer within 0.1 seconds" });
  });

  test("is signed, has the same id at each try, fails loudly when refused, redirected or left hanging", async ({
    site,
  }) => {
    const hook = await receiver();
    const target = { url: hook.url, secret };
    const [job] = webhookJobs({ db: site.deps.db, target });
    const [impatient] = webhookJobs({ db: site.deps.db, target: { ...target, timeoutMs: 300 } });
    const lead = await site.deps.db
      .insert(leads)
      .values({
        kind: "contact",
        subjectId: "1",
        name: "Dana",
        email: dana.email,
        company: "",
        summary: "Hello",
      })
      .returning();
    const data = { leadId: lead[0]!.id };
    for (const [mood, words] of [
      ["refuse", "answered 503"],
      ["redirect", "answered 302"],
    ] as const) {
      hook.be(mood);
      await expect(job!.handle(data, run(site))).rejects.toThrow(words);
    }
    hook.be("hang");
    await expect(impatient!.handle(data, run(site))).rejects.toThrow("timeout");
    const stands = async () => {
      const [row] = await site.deps.db.select().from(leads);
      return [row?.webhookStatus, row?.webhookTries, row?.webhookResponse];
    };
    expect(await stands()).toEqual(["queued", 1, "no answer within 0.3 seconds"]);
    hook.be("refuse");
    await expect(job!.handle(data, { ...run(site), retryCount: 80 })).rejects.toThrow("answered 503");
    expect(await stands()).toEqual(["failed", 81, "the webhook answered 503"]);
    hook.be("accept");
    await job!.handle(data, run(site));
    expect(await stands()).toEqual(["delivered", 1, "204 No Content"]);
    expect(hook.tries).toBe(5);
    expect(hook.received).toEqual([
      {
        id: `msg_${data.leadId}`,
        body: {
          type: "lead.created",
          timestamp: lead[0]!.createdAt.toISOString(),
          data: {
            id: data.leadId,
            kind: "contact",
            name: "Dana",
            email: dana.email,
            company: "",
            summary: "Hello",
          },
        },
      },
    ]);
    await site.deps.db.delete(leads);
    await job!.handle(data, run(site));
    expect(hook.tries).toBe(5);
    await hook.stop();
  });
});
