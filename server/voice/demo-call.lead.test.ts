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
  expect(lead.summary).toBe("A call back. a visit (cleaning). New patient. (415) 555-0177");
});
