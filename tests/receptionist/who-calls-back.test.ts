import { describe, expect, it } from "vitest";
import { call, TUESDAY } from "./called.ts";

describe("who calls back, and when", () => {
  const bill = (...lines: string[]) =>
    call(
      "dental",
      TUESDAY,
      "I have a bill I don't understand",
      "Anna Reed",
      "503 555 0123",
      ...lines,
    ).said.at(-1);

  it("is the billing team for a bill, as it was said at first", () => {
    expect(bill("yes")).toContain("The billing team would call you back today.");
    expect(bill("mornings", "yes")).toContain("The billing team would call you back in the mornings.");
    expect(bill("call me at eleven", "yes")).toMatch(/would call you back at eleven\./);
  });

  it("is the nurse for a refill, and the front desk for anything else", () => {
    const refill = ["I need a refill of lisinopril at Walgreens", "Anna Reed", "503 555 0123", "yes"];
    expect(call("medical", TUESDAY, ...refill).said.at(-1)).toContain("The nurse would call you back");
    const records = ["I'd like a call back about my records", "Anna Reed", "503 555 0123", "any time", "yes"];
    expect(call("medical", TUESDAY, ...records).said.at(-1)).toMatch(/front desk would call you back/);
  });
});

describe("what a buyer and a client ask first", () => {
  it.each(["Does it work with my existing phone number?", "can we use our existing number with it"])(
    "tells that the number stays: %s",
    (words) => expect(call("ringwell", TUESDAY, words).said[0]).toContain("keep your number"),
  );

  it("offers whoever wants a demo a time with a colleague", () => {
    const { said, state } = call(
      "ringwell",
      TUESDAY,
      "Can I set up a demo?",
      "yes please",
      "Wednesday at ten",
    );
    expect(said[0]).toMatch(/this call is the demonstration.* Would you like a time for that\?/);
    expect(state.slots).toMatchObject({ service: { value: "introduction" }, time: { value: "10:00" } });
  });

  it("tells the consultation's price apart from the divorce's", () => {
    expect(call("law", TUESDAY, "How much is a consultation for a divorce?").said[0]).toContain(
      "200 dollars",
    );
    expect(call("law", TUESDAY, "How much is a divorce?").said[0]).toContain("1,600 dollars");
    expect(call("law", TUESDAY, "¿Cuánto cuesta la primera consulta de un divorcio?").said[0]).toContain(
      "200 dólares",
    );
  });
});
