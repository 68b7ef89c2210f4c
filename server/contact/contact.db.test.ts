import { describe, expect } from "vitest";
import { test } from "../../tests/site.ts";
import { mails } from "../mails/mails.table.ts";
import { contactMessages } from "./contact.table.ts";

const message = {
  name: "Dana Whitfield",
  email: "dana@larkspur.example",
  company: "Larkspur Family Dental",
  phone: "(555) 010-0188",
  message: "We miss most calls after five. Can you help us with that?",
};

describe("POST /api/contact", () => {
  test("stores the message and mails it to the owner, with the visitor to reply to", async ({ site }) => {
    const response = await site.visitor().send("POST", "/api/contact", message);
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ id: expect.any(String), message: expect.any(String) });
    const [mail] = await site.smtp.waitFor(1);
    expect(mail?.envelopeTo).toEqual(["owner@ringwell.example"]);
    expect(mail?.replyTo).toEqual([{ name: "Dana Whitfield", address: "dana@larkspur.example" }]);
    for (const part of [mail?.text, mail?.html]) {
      for (const value of Object.values(message)) expect(part).toContain(value);
      expect(part).toContain("Open in Leads");
    }
    const [, address] = /Open in Leads: (\S+)/.exec(mail?.text ?? "") ?? [];
    expect(mail?.html).toContain(`href="${address}"`);
    const admin = await site.admin();
    const [lead] = ((await (await admin.send("GET", "/api/leads")).json()) as { leads: { id: string }[] })
      .leads;
    expect(address).toBe(`${site.deps.address.visited()}/admin/leads/${lead?.id}`);
  });

  test("needs no token, and answers with the first field's message and all faults", async ({ site }) => {
    const response = await site
      .visitor()
      .send("POST", "/api/contact", { name: " D ", email: "dana@", message: "Hi" });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      code: "invalid",
      message: "Name must be at least 2 characters",
      errors: [
        { field: "name", message: "Name must be at least 2 characters" },
        { field: "email", message: "Please enter a valid email address" },
        { field: "message", message: "Message must be at least 10 characters" },
      ],
    });
    expect(await site.deps.db.$count(contactMessages)).toBe(0);
  });

  test("a name and a message that nobody can see are none", async ({ site }) => {
    for (const [name, text] of [
      ["\u200b\u200b\u200b", "\u200b \u2060".repeat(10)],
      // Letters and signs without a shape.
      ["\u3164\u3164\uffa0", "\u2800".repeat(20)],
    ]) {
      const unseen = { ...message, name, message: text };
      const response = await site.visitor().send("POST", "/api/contact", unseen);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        errors: [
          { field: "name", message: "Name must be at least 2 characters" },
          { field: "message", message: "Message must be at least 10 characters" },
        ],
      });
    }
  });

  test("a name is one line that runs one way: it adds none to the mail and turns nothing around", async ({
    site,
  }) => {
    const odd = {
      ...message,
      name: "Dana\r\nE-mail: owner@rival.example",
      company: "\u202eyrneH\u202c & Co",
    };
    expect((await site.visitor().send("POST", "/api/contact", odd)).status).toBe(201);
    const [mail] = await site.smtp.waitFor(1);
    expect(mail?.text).toContain("Name: Dana E-mail: owner@rival.example\n");
    expect(mail?.text).toContain("Company: yrneH & Co\n");
  });

  test("a repeated key with the same text is stored and mailed once, even at the same moment", async ({
    site,
  }) => {
    const send = () =>
      site.visitor().send("POST", "/api/contact", message, { "idempotency-key": "7f0a-double-click" });
    const answers = await Promise.all(Array.from({ length: 5 }, send));
    const ids = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { id: string }).id),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(ids).size).toBe(1);
    expect(await site.deps.db.$count(contactMessages)).toBe(1);
    await site.smtp.waitFor(1);
    await expect(site.smtp.waitFor(2, 1500)).rejects.toThrow("1 of 2");
  });

  test("a repeated key with another text is a conflict", async ({ site }) => {
    const visitor = site.visitor();
    const key = { "idempotency-key": "one" };
    await visitor.send("POST", "/api/contact", message, key);
    const other = await visitor.send("POST", "/api/contact", { ...message, name: "Somebody Else" }, key);
    expect(other.status).toBe(409);
  });

  test("what looks like spam is kept, marked and not mailed, and the sender cannot tell", async ({
    site,
  }) => {
    const visitor = site.visitor();
    const signs = [{ website: "http://pills.example" }, { elapsedMs: 300 }];
    for (const sign of signs)
      expect((await visitor.send("POST", "/api/contact", { ...message, ...sign })).status).toBe(201);
    const rows = await site.deps.db.select().from(contactMessages);
    expect(rows.map(({ spam }) => spam).sort()).toEqual(["honeypot", "too-fast"]);
    expect(await site.deps.db.$count(mails)).toBe(0);
  });

  test("the same words of many senders are everybody's own", async ({ site }) => {
    // As the demo call's receipt puts them into the form.
    for (const name of ["ann", "ben", "cora", "dan"])
      await site.visitor().send("POST", "/api/contact", { ...message, email: `${name}@larkspur.example` });
    const rows = await site.deps.db.select().from(contactMessages);
    expect(rows.map(({ spam }) => spam)).toEqual([null, null, null, null]);
    await site.smtp.waitFor(4);
  });

  test("the same words of one sender for the third time in a day are marked", async ({ site }) => {
    const visitor = site.visitor();
    for (const [i, text] of [
      message.message,
      `${message.message}  `,
      message.message.toUpperCase(),
    ].entries())
      await visitor.send("POST", "/api/contact", {
        ...message,
        email: i ? message.email.toUpperCase() : message.email,
        message: text,
        elapsedMs: 20_000,
      });
    const rows = await site.deps.db.select().from(contactMessages).orderBy(contactMessages.createdAt);
    expect(rows.map(({ spam }) => spam)).toEqual([null, null, "repeated"]);
  });

  test("line breaks in the name cannot add headers", async ({ site }) => {
    const name = "Dana\r\nBcc: victim@example.org\r\n\r\nInjected";
    await site.visitor().send("POST", "/api/contact", { ...message, name });
    const [mail] = await site.smtp.waitFor(1);
    expect(mail?.bcc).toBeUndefined();
    expect(mail?.envelopeTo).toEqual(["owner@ringwell.example"]);
    expect(mail?.raw.split("\r\n\r\n")[0]).not.toMatch(/^bcc:/im);
  });

  test("a form on another site is refused", async ({ site }) => {
    const foreign: Record<string, string>[] = [
      { origin: "https://evil.example" },
      { "sec-fetch-site": "cross-site" },
    ];
    for (const headers of foreign) {
      const response = await site.visitor().send("POST", "/api/contact", message, headers);
      expect(response.status).toBe(403);
    }
  });

  test("refuses what is no JSON, no object, or too large", async ({ site }) => {
    const visitor = site.visitor();
    const send = (body: string, type = "application/json") =>
      visitor.send("POST", "/api/contact", body, { "content-type": type });
    expect((await send("name=Dana", "application/x-www-form-urlencoded")).status).toBe(415);
    expect((await send("{")).status).toBe(400);
    expect((await send("[]")).status).toBe(400);
    expect((await send(JSON.stringify({ ...message, message: "x".repeat(300_000) }))).status).toBe(413);
  });

  test("the ninth message in ten minutes from one address waits", async ({ site }) => {
    const answers = [];
    for (let i = 0; i < 9; i++)
      answers.push(
        await site.visitor().send("POST", "/api/contact", { ...message, message: `${message.message} ${i}` }),
      );
    expect(answers.slice(0, 8).map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(answers[8]?.status).toBe(429);
    expect(Number(answers[8]?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await answers[8]?.text()).toMatch(/Please try again in \d+ minutes\./);
  });
});

describe("when the mail server will not take it", () => {
  test("a busy server gets the mail later, once", async ({ site }) => {
    site.smtp.be("busy");
    const response = await site.visitor().send("POST", "/api/contact", message);
    expect(response.status).toBe(201);
    await expect.poll(() => site.smtp.connections).toBeGreaterThan(0);
    await new Promise((resolve) => setTimeout(resolve, 500));
    site.smtp.be("accept");
    await site.smtp.waitFor(1);
    expect(site.smtp.mails).toHaveLength(1);
  });

  test("a refusal for good is recorded in the server's words and not tried again", async ({ site }) => {
    site.smtp.be("refuse");
    await site.visitor().send("POST", "/api/contact", message);
    await expect
      .poll(() => site.deps.db.select().from(mails))
      .toMatchObject([
        { status: "failed", tries: 1, response: expect.stringContaining("No such user here") },
      ]);
  });
});
