import { expect, it } from "vitest";
import { played } from "./danger-play.ts";

it("has a row for an extension and for the day by which a supplier has to know, and marks it urgent", () => {
  const { receipt, paper } = played(
    "trades",
    "Yeah hi, this is Doug with Tri-County Supply, I'm trying to get hold of whoever does the ordering over there about the copper fittings on back order.",
    "Sure, it's 614-555-0188, extension 22. He's got till Wednesday to tell me if he wants the substitute, otherwise it ships in January.",
    "Yeah, that's right.",
  );
  expect(receipt).toMatch(/Extension: 22/);
  expect(receipt).toMatch(/Due: Wednesday/);
  expect(JSON.stringify(paper.papers)).toMatch(/A vendor, urgent/);
});

it("has a row for the day a court wants an answer by", () => {
  const { receipt } = played(
    "law",
    "Can a lawyer call me about a lawsuit? My answer is due Thursday.",
    "Marcus Tillman, 567-555-0148",
    "anytime",
    "yes",
  );
  expect(receipt).toMatch(/Due: Thursday/);
});

it("has a row for the amount of a bill, and for a dose", () => {
  const bill = played(
    "dental",
    "I have a question about my bill, you charged me $340",
    "Art Long 415 555 0132",
    "yes",
  );
  expect(bill.receipt).toMatch(/Amount: \$340/);
  const refill = played(
    "medical",
    "I need a refill of my lisinopril, 20 mg, at the CVS on Main",
    "Denise Okafor 415 555 0132",
    "yes",
  );
  expect(refill.receipt).toMatch(/Dose: 20 mg/);
});
