import { describe, expect, test } from "vitest";
import { compose } from "./compose.ts";

const written = (prompt: string) => {
  const { kind, article } = compose(prompt, []);
  return { kind, html: article.content, text: article.content.replaceAll(/<[^>]*>/g, " ") };
};

describe("both halves of a request shape its outline", () => {
  test.each([
    [
      "Questions and answers about dental insurance for patients who don't have any",
      /membership terms.*discount plan.*Medicaid.*school clinic/s,
      /swelling|the last five times|Who decides on/,
    ],
    ["How uninsured patients can pay for a crown: questions and answers", /annual maximum/, /broker/],
    [
      "Questions and answers about pet insurance for dog owners who don't have any",
      /one emergency.*pre-existing.*humane society/s,
      /Medicaid|To keep to/,
    ],
    [
      "Checklist for starting a weekend food truck as a side business",
      /health department.*fire suppression.*where it may stand.*employer/s,
      /sell from home|from your own calendar and books/,
    ],
    [
      "How to choose a used van for a carpet cleaning business",
      /odometer.*Truck mount, fresh water and waste tank/s,
      /hitch|trailer|To keep to/,
    ],
    ["Which van should a mobile dog groomer buy used?", /odometer.*Tub, water heater/s, /mats|coat/],
    [
      "5 tax deductions freelance bookkeepers forget",
      /clients pay for some of them/,
      /laundry|Nothing above/,
    ],
    ["Wix vs WordPress for a small accountant's website", /portal.*receipts, bank statements/s, /HIPAA/],
    [
      "Questions and answers about orthodontic payment plans for parents without insurance",
      /Can I pay in parts/,
      /swelling|the last five times/,
    ],
    [
      "How to explain a roof inspection report to homeowners",
      /nobody looked at/,
      /Who decides on explaining/,
    ],
    ["5 tax deductions freelance web designers overlook", /simpler method/, /kitchen or a booth|overlook”/],
    ["Five texts a roofer can send after a storm", /After a storm: .*ahead of you.*STOP/s, /Text 1: \[/],
    ["What is a heat pump worth for homeowners? Questions and answers", /heat pump/i, /worths/],
  ])("%s", (prompt, says, other) => {
    const { kind, text } = written(prompt);
    expect(kind).toBe("outline");
    expect(text).toMatch(says);
    expect(text).not.toMatch(other);
  });
});

describe("a form keeps what its name promises", () => {
  test("a plan of two weeks has days", () => {
    const { html } = written("Write a 2 week plan to cut no-shows at a physical therapy clinic");
    for (const day of ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"])
      expect(html.split(`>${day}: `).length).toBeGreaterThan(2);
    expect(html).not.toContain("numbness");
  });
  test.each([
    "AI receptionist vs answering service for a law firm, about 600 words",
    "AI receptionist vs hiring a second receptionist for a medical clinic, about 500 words",
  ])("a comparison under a limit has four rows: %s", (prompt) =>
    expect(written(prompt).html.match(/<tr>/g)?.length).toBeGreaterThan(4),
  );
  test.each([
    "Checklist for setting up an AI receptionist for a vet clinic before the first live day",
    "Checklist for trying out an AI receptionist at a plumbing company before the first real call",
  ])("a date by which it stands is no demand: %s", (prompt) =>
    expect(written(prompt).html).not.toContain("nothing here answers it"),
  );
});
