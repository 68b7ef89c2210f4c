import { expect } from "vitest";
import { contact, list } from "../../tests/leads.ts";
import { test, type TestSite } from "../../tests/site.ts";
import type { JobRun } from "../jobs/job.ts";
import { mailHeld } from "./held.jobs.ts";

/** The daily job, as its schedule starts it. */
async function daily({ deps }: TestSite): Promise<void> {
  const { definition, handle } = deps.jobs.find((each) => each.definition === mailHeld) ?? {};
  expect(definition?.options.schedule).toMatch(/^\d+ \d+ \* \* \*$/);
  await handle?.({}, { id: "1", retryCount: 0, retryLimit: 5, log: deps.log } as JobRun);
}

test("what is held back is counted in the inbox, and the desk is told of it once", async ({ site }) => {
  const admin = await site.admin();
  await daily(site);
  await contact(site);
  await site.smtp.waitFor(1);
  await daily(site);
  await contact(site, { website: "http://pills.example", email: "one@pills.example" });
  await contact(site, { elapsedMs: 20, email: "two@pills.example" });
  expect((await list(admin)).counts).toMatchObject({ new: 1, spam: 2, held: 2 });
  await daily(site);
  await daily(site);
  const [, mail] = await site.smtp.waitFor(2);
  expect(mail?.envelopeTo).toEqual(["owner@ringwell.example"]);
  expect(mail?.subject).toBe("2 new messages were held back");
  for (const part of [mail?.text, mail?.html]) expect(part).toMatch(/\/admin\/leads\?spam=1/);
  expect(mail?.text).not.toContain("pills");

  // One is looked at and stays; another comes.
  const [first] = (await list(admin, "?spam=1")).leads;
  await admin.write("PUT", `/api/leads/${first?.id}/status`, { status: "done" });
  expect((await list(admin)).counts).toMatchObject({ new: 1, spam: 2, held: 1 });
  await contact(site, { elapsedMs: 20, email: "three@pills.example" });
  await daily(site);
  const mails = await site.smtp.waitFor(3);
  expect(mails[2]?.subject).toBe("One new message was held back");
  expect(mails[2]?.text).toContain("2 wait in the inbox");
});
