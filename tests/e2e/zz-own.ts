import type { Page } from "@playwright/test";
import type { Smtp } from "../stand-ins/smtp.ts";
import { expect } from "./fixtures.ts";
import { submit as s } from "./review.ts";
export const submit = s;
/** The private link of the first mail about this business with such a subject. */
export async function linkTo(smtp: Smtp, businessName: string, subject: RegExp): Promise<string> {
  const find = () =>
    smtp.mails.find((mail) => subject.test(mail.subject ?? "") && mail.text?.includes(businessName));
  await expect.poll(() => find() !== undefined).toBe(true);
  return /\/r\/[\w-]{32}/.exec(find()?.text ?? "")?.[0] ?? "";
}

export async function send(page: Page, id: string): Promise<void> {
  const { csrfToken } = (await (await page.request.get("/api/auth/csrf-token")).json()) as {
    csrfToken: string;
  };
  const sent = await page.request.post(`/api/assessments/${id}/send`, {
    headers: { "X-CSRF-Token": csrfToken },
  });
  expect(sent.ok()).toBe(true);
}

