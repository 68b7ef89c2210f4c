import { expect, it } from "vitest";
import { nameInSubject } from "./report.mail.ts";

it("names the business whole in the subject, and a very long one cut between two words", () => {
  expect(nameInSubject("Cedar Street Family Dental & Orthodontics")).toBe(
    "Cedar Street Family Dental & Orthodontics",
  );
  expect(
    nameInSubject("The Cedar Street Center for Family Dentistry, Orthodontics and Oral Surgery of Portland"),
  ).toBe("The Cedar Street Center for Family Dentistry, Orthodontics…");
  expect(nameInSubject("x".repeat(90))).toBe(`${"x".repeat(59)}…`);
});
