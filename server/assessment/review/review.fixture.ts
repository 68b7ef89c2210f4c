import { expect } from "vitest";
import type { TestSite, Visitor } from "../../../tests/site.ts";
import { ordinary } from "../every-answer.fixture.ts";

export type Json = Record<string, unknown>;
export const json = async (response: Response | Promise<Response>) => (await (await response).json()) as Json;
export const UNKNOWN = "00000000-0000-4000-8000-000000000000";

/** An assessment whose report waits for its review, its confirmation mail out of the way. */
export async function ready(site: TestSite, answers: Partial<typeof ordinary> = {}) {
  const sent = await site.visitor().write("POST", "/api/assessment", { ...ordinary, ...answers });
  const { id } = (await sent.json()) as { id: string };
  const admin = await site.admin();
  const path = `/api/assessments/${id}`;
  const read = () => json(admin.get(path));
  await expect.poll(async () => (await read()).status, { timeout: 60_000 }).toBe("Ready for Review");
  await site.smtp.waitFor(1);
  site.smtp.reset();
  return { id, admin, path, read, review: () => json(admin.get(`${path}/review`)) };
}
export const put = (admin: Visitor, path: string, reportContent: string, more: Json = {}) =>
  admin.write("PUT", `${path}/report`, { reportContent, ...more });
