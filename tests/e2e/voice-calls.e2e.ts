import type { Page } from "@playwright/test";
import { answers, ask, captions, panel, say, status } from "./call.ts";
import { expect, expectAccessible, expectNoOverflow, open, test } from "./fixtures.ts";

const receipt = (page: Page) => page.getByRole("region", { name: /^Your call/ });

/** Says each line and waits for its answer; the last one ends the call. */
async function whole(page: Page, ...lines: string[]) {
  await open(page, "/");
  const [first = "", ...rest] = lines.slice(0, -1);
  await say(page, first);
  // The greeting and the answer.
  await expect(answers(page)).toHaveCount(2);
  for (const line of rest) await ask(page, line);
  await say(page, lines.at(-1) ?? "");
  await expect(status(page)).toHaveText("Ready to Start");
}

test("several questions are one list, and what there is to do next stays in sight", { tag: "@both" }, async ({
  page,
}) => {
  await whole(
    page,
    "Are you open on Saturday?",
    "Is there parking?",
    "Do you take Delta Dental?",
    "Do you do root canals and what do they cost?",
    "No, that's all, thank you",
  );
  const cards = receipt(page);
  await expect(cards.getByText("4 questions")).toBeVisible();
  await expect(cards.getByText("Question answered")).toHaveCount(0);
  await expect(cards.getByRole("link", { name: "See what it would do for you" })).toBeInViewport();
  await cards.getByText("1 more question").click();
  await expect(cards).toContainText("Not known: The price");
  await expectNoOverflow(page);
});

test("a question that is left for the owner stands before those that were answered", async ({ page }) => {
  await whole(
    page,
    "Are you open on Saturday?",
    "Is there parking?",
    "Do you sell guitar strings?",
    "No, that's all, thank you",
  );
  const gets = receipt(page).locator(".ticket").first();
  await expect(gets.locator("strong")).toHaveText(["Do you sell guitar strings?", "2 answered"]);
});

test("two are booked in one call, each under a name of their own", { tag: "@both" }, async ({ page }) => {
  await whole(
    page,
    "I'd like to book cleanings for me and my son",
    "The soonest you have",
    "the first one",
    "Dana Whitfield",
    "555 010 0188",
    "Theo Whitfield",
    "Yes, that's right",
    "No, that's all, thank you",
  );
  const cards = receipt(page);
  await expect(cards).toContainText("Cleaning, booked");
  await expect(cards).toContainText("Dana WhitfieldNumber(555) 010-0188");
  await expect(cards).toContainText("Theo Whitfield");
  await expectNoOverflow(page);
  await expectAccessible(page);
});

test("what was booked is moved in the same call", async ({ page }) => {
  await whole(
    page,
    "I'd like to book a cleaning, the soonest you have",
    "the first one",
    "Dana Whitfield",
    "555 010 0188",
    "Yes, that's right",
    "Actually, can I move that to two weeks from now?",
    "the first one",
    "Yes",
    "No, that's all, thank you",
  );
  await expect(receipt(page)).toContainText("Cleaning, moved");
  await expect(receipt(page)).not.toContainText("Cleaning, booked");
});

test("a complaint goes to the manager, marked urgent", async ({ page }) => {
  await whole(
    page,
    "I want to complain, I waited an hour yesterday and nobody said sorry",
    "Dana Whitfield",
    "555 010 0188",
    "Yes, that's right",
    "No, that's all",
  );
  await expect(receipt(page)).toContainText("A complaint, urgent");
  await expect(receipt(page)).toContainText("waited an hour yesterday");
});

test("a booking in Spanish, from the first words to the receipt", async ({ page }) => {
  await open(page, "/");
  await say(page, "Hola, quisiera una cita para una limpieza");
  await expect(answers(page)).toHaveCount(2);
  for (const line of ["lo antes posible", "la primera", "Lucía Peña", "555 010 0188"]) await ask(page, line);
  await expect(captions(page)).toHaveAttribute("lang", "es");
  await expect(captions(page)).toContainText("¿Está bien?");
  await expect(panel(page).locator(".slots .got")).toHaveCount(5);
  await ask(page, "sí, correcto");
  await say(page, "no, nada más, gracias");
  await expect(status(page)).toHaveText("Ready to Start");
  await expect(receipt(page)).toContainText("Lucía PeñaNumber(555) 010-0188");
  await expect(receipt(page).locator('[lang="es"]')).toContainText("recordatorio antes de la cita");
});
