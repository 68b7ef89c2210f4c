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
    ["law", "can I switch to you from another lawyer", /^Yes: a consultation can be a second opinion/],
    ["ringwell", "does it know when the office is closed for a holiday", /books nothing then/],
    ["ringwell", "who owns the recordings", /your business's/],
    ["ringwell", "what happens in an emergency, like chest pain?", /tells callers in danger/],
  ])("%s: '%s'", (desk, question, answer) => {
    expect(first(desk, question)).toMatch(answer);
  });
});

describe("two questions in a breath", () => {
  it.each<[DeskId, string, RegExp]>([
    [
      "law",
      "how much is a will and can i do it without my husband there",
      /^A simple will is 450 dollars.*For wills of both/,
    ],
    [
      "law",
      "ok so do you work on that convergency fee and how long have i got after a car wreck to sue somebody",
      /^For injuries the fee is a third.*please don't wait/,
    ],
    [
      "ringwell",
      "is it cheaper than a girl at the desk and does it take lunch",
      /^Yes, much.*takes the calls/,
    ],
    ["ringwell", "cuanto cuesta al mes y habla espanol", /690 dólares al mes.*español/],
  ])("are answered both, in their order, at %s: '%s'", (desk, question, answer) => {
    expect(first(desk, question)).toMatch(answer);
    expect(first(desk, question)).not.toMatch(/other question/);
  });
});

describe("'is that something you do?', behind a matter that was told", () => {
  it.each<[DeskId, string, RegExp]>([
    [
      "law",
      "My landlord's got me over a barrel, he's keeping my deposit and says the carpet's toast. Is that the sort of thing you folks go to bat for?",
      /We handle landlord and tenant matters/,
    ],
    ["law", "I was bitten by a dog. Is that something you handle?", /We handle injuries/],
  ])("is answered of that matter, at %s: '%s'", (desk, question, answer) => {
    expect(first(desk, question)).toMatch(answer);
  });

  it("and where nobody knows the matter, of no other", () => {
    const said = first("law", "My parakeet was promoted to colonel. Is that something you handle?");
    expect(said).not.toMatch(/[Cc]ustody|We (?:do|handle)/);
  });
});

describe("what is said to be noted stands on what the business gets, or is not said", () => {
  it("a question beside a visit that is left unfinished", () => {
    const { said, receipt } = call(
      "law",
      TUESDAY,
      "My wife and I need a consultation, and does your lawyer drive a Tesla?",
      "family",
    );
    expect(said[0]).toMatch(/noted/);
    expect(receipt).toMatch(/Tesla/);
  });

  it("a question where nothing is under way", () => {
    expect(first("law", "My roof leaks since the hail. Is that what you people go after?")).not.toMatch(
      /noted|put .* down/,
    );
  });

  it("'who do I call?' asks for a number, and not who calls back", () => {
    expect(first("ringwell", "Who do I call when something breaks?")).toMatch(/^Our support line is/);
  });
});
