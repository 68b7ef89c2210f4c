import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";

export const answers = {
  businessName: "Larkspur Family Dental",
  email: "dana@larkspur.example",
  industry: "Healthcare",
  customerInteractionPercentage: "25-50",
  interactionChannels: ["Phone Calls", "In-Person", "Text/SMS"],
  cloneExpertiseValue: "very-valuable",
  operationalBottlenecks: ["Appointment Scheduling", "After-Hours Coverage"],
  responseTime: "same-day",
  previousAiExperience: "explored-not-implemented",
  techComfortLevel: "comfortable",
  primaryGoal: "improve-customer-experience",
};

/** Sends the answers as the wizard does; waits until the report is written. @returns the assessment's name and id */
export async function submit(page: Page, changes: Partial<typeof answers> = {}) {
  const businessName = `${changes.businessName ?? answers.businessName} ${randomUUID().slice(0, 8)}`;
  const sent = await page.request.post("/api/assessment", {
    data: { ...answers, ...changes, businessName },
    headers: { "X-CSRF-Token": await tokenOf(page) },
  });
  expect(sent.status()).toBe(201);
  const { id } = (await sent.json()) as { id: string };
  await expect
    .poll(async () => {
      const read = await page.request.get(`/api/assessments/${id}`);
      return ((await read.json()) as { status: string }).status;
    })
    .toBe("Ready for Review");
  return { id, businessName };
}

/** Unfolds the numbers behind the figures, all of them; the first are in sight. */
export async function openNumbers(page: Page): Promise<void> {
  await page.locator(".assumptions-save").waitFor({ state: "attached" });
  const closed = page.locator(".assumptions-group:not([open]) > summary");
  while ((await closed.count()) > 0) await closed.first().click();
}

/** Shows what the report rests on, where it is a drawer. */
export async function openSide(page: Page): Promise<void> {
  // The findings come by a request of their own, after the report.
  await page.locator("#review-side").waitFor({ state: "attached" });
  const opener = page.getByRole("button", { name: "Findings and numbers" });
  if (await opener.isVisible()) await opener.click();
}
export async function closeSide(page: Page): Promise<void> {
  const closer = page.getByRole("button", { name: "Close findings and numbers" });
  if (await closer.isVisible()) await closer.click();
}

/** Puts the caret into a heading of the report that is being written. */
export async function caretInto(page: Page, heading: string): Promise<void> {
  const words = page.getByRole("textbox", { name: "Report" }).getByRole("heading", { name: heading });
  // A page that still scrolls takes the press for one beside it.
  await expect(async () => {
    await words.click();
    // The whole report holds the heading's words too: the caret must be in the heading itself.
    expect(await words.evaluate((one) => one.contains(getSelection()?.anchorNode ?? null))).toBe(true);
  }).toPass();
}

/** The report as it is stored. */
export async function reportOf(page: Page, id: string) {
  const read = await page.request.get(`/api/assessments/${id}`);
  return ((await read.json()) as { reportContent: string }).reportContent;
}

/** Stores another text of the report, past the editor. */
export async function changeReport(page: Page, id: string, change: (html: string) => string): Promise<void> {
  const changed = await page.request.put(`/api/assessments/${id}/report`, {
    data: { reportContent: change(await reportOf(page, id)) },
    headers: { "X-CSRF-Token": await tokenOf(page) },
  });
  expect(changed.status()).toBe(200);
}

/** The reviewer's numbers, past their form. */
export async function assume(page: Page, id: string, changes: Record<string, number>): Promise<void> {
  const changed = await page.request.put(`/api/assessments/${id}/assumptions`, {
    data: { changes },
    headers: { "X-CSRF-Token": await tokenOf(page) },
  });
  expect(changed.status()).toBe(200);
}

/** Words of these places that stand on more than one line. */
export const splitWords = (places: Locator): Promise<string[]> =>
  places.evaluateAll((all) =>
    all.flatMap((place) => {
      const text = place.firstChild;
      if (!(text instanceof Text)) return [];
      return [...text.data.matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      });
    }),
  );

const tokenOf = async (page: Page) =>
  ((await (await page.request.get("/api/auth/csrf-token")).json()) as { csrfToken: string }).csrfToken;
