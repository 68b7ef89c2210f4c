import { expect, it } from "vitest";
import { demoCallLead } from "./demo-call.lead.ts";

it("begins the line of a list with what a call was about, its number last, without the name beside it", () => {
  const lead = demoCallLead("1", {
    name: "",
    email: "",
    title: "A call back",
    lines: ["Name: Marc Hale", "Number: (415) 555-0177", "Wanted: a visit (cleaning).", "New patient"],
  });
  expect(lead.name).toBe("Marc Hale");
  expect(lead.summary).toBe("A call back: cleaning. New patient. (415) 555-0177");
});

it("says in a sentence what came of a call: the time booked, or the wish, and the caller's words after it", () => {
  const booked = demoCallLead("1", {
    name: "Marco Bell",
    email: "",
    title: "Toothache visit, booked",
    lines: [
      "Monday, November 30th, 1 pm",
      "Name: Marco Bell",
      "Number: (555) 301-7788",
      "“My tooth broke and it hurts, can I come today?”",
    ],
  });
  expect(booked.summary).toBe(
    "Toothache visit, booked: Monday, November 30th, 1 pm. “My tooth broke and it hurts, can I come today?” (555) 301-7788",
  );
  const wished = demoCallLead("2", {
    name: "Priya Nair",
    email: "",
    title: "A call back, not confirmed",
    lines: [
      "Wanted: Consultation, Wednesday, December 2nd at 9 am; not booked",
      "Other side: none",
      "Insurance: Delta",
      "“I need a lawyer for a lease dispute.”",
    ],
  });
  expect(wished.summary).toBe(
    "A call back, not confirmed: Consultation, Wednesday, December 2nd at 9 am, not booked. Insurance: Delta. “I need a lawyer for a lease dispute.”",
  );
});
