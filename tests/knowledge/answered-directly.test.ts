import { describe, expect, it } from "vitest";
import { call, type DeskId, TUESDAY } from "../receptionist/called.ts";

const first = (desk: DeskId, question: string) => call(desk, TUESDAY, question).said[0];

describe("a question that wants a yes or a no hears it first", () => {
  it.each<[DeskId, string, RegExp]>([
    ["dental", "do you take Delta Dental?", /^Yes, we take the PPO plans/],
    ["dental", "do you take Medicaid?", /^No, we don't take Medicaid/],
    ["medical", "do you accept Blue Cross PPO", /^Yes, we take/],
    ["law", "do you handle DUIs", /^No, we don't do criminal cases/],
    ["ringwell", "can I keep my phone number", /^Yes, you keep your number/],
    ["ringwell", "do you take a cut per booking", /^No, there is no commission/],
  ])("%s: '%s'", (desk, question, answer) => {
    expect(first(desk, question)).toMatch(answer);
  });

  // What an answer's first words do not speak of is no yes, whatever fact it stands in.
  it.each<[DeskId, string]>([
    ["dental", "do you take checks"],
    ["dental", "do you have an ev charger"],
    ["dental", "is there general anesthesia"],
    ["dental", "can you do just the crown on an implant"],
    ["medical", "do you take walk-ins"],
    ["law", "are there stairs"],
    ["ringwell", "does it text a payment link"],
    ["ringwell", "does it learn by itself"],
  ])("%s: '%s' is answered without one", (desk, question) => {
    expect(first(desk, question)).not.toMatch(/^(?:Yes|No), /);
  });
});

describe("what callers asked and was answered with a neighbor's answer, or not at all", () => {
  it.each<[DeskId, string, RegExp]>([
    ["dental", "will I get my copay back if I cancel", /paid back/],
    ["dental", "do you do same-day dentures", /don't make dentures in one day/],
    ["dental", "my crown fell out, can that be glued back on the same day", /put it back in one short visit/],
    ["dental", "I'm pregnant, is it safe to have x-rays", /X-rays wait/],
    ["dental", "is the cleaning included in the first visit", /includes a cleaning/],
    ["medical", "what do I do if I get sick after you're closed", /nurse line/],
    ["medical", "how long does it take to get a refill okayed", /two working days/],
    ["medical", "how long do I have to wait for lab results", /two to three days/],
    ["medical", "can my husband pick up my paperwork for me", /photo ID/],
    ["medical", "what's the charge for a physical if I'm self pay", /210 dollars/],
    ["law", "can I switch to you from another lawyer", /^A consultation can be a second opinion/],
    ["ringwell", "does it know when the office is closed for a holiday", /books nothing then/],
    ["ringwell", "who owns the recordings", /your business's/],
    ["ringwell", "what happens in an emergency, like chest pain?", /tells callers in danger/],
  ])("%s: '%s'", (desk, question, answer) => {
    expect(first(desk, question)).toMatch(answer);
  });
});
