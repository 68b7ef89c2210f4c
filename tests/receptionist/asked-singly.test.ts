import { expect, it } from "vitest";
import { type DeskId, call } from "./called.ts";

const TUESDAY = "2026-11-24T18:00:00Z";

it.each<[DeskId, string, RegExp, RegExp]>([
  ["dental", "What's the late-cancel fee?", /40 dollars/, /ask the front desk to cancel/],
  ["medical", "Walk-in flu shot, yes or no?", /^No walk-in shots/, /35 dollars/],
  ["medical", "Can I get a flu shot there without an appointment?", /No walk-in shots/, /35 dollars/],
  ["medical", "Is this going to be an actual manager or another robot?", /A person would call/, /automated/],
  ["dental", "Is there wifi in the waiting room?", /free wifi/, /sit with you/],
  ["dental", "How long does a crown take, and do I need to come twice?", /two visits/, /can't answer/],
  ["dental", "I heard root canals cause cancer, why do you still do them", /^No, that story/, /set a time/],
  ["dental", "If I lose a filling on vacation do I send you the bill?", /don't pay that bill/, /PPO/],
  ["law", "Do I need to bring my divorce papers to the first meeting?", /Bring letters/, /Judith/],
  ["law", "Do you take payments by card?", /By card/, /agrees it with you/],
  ["ringwell", "Can it transfer a call to my cell phone if it's urgent?", /can ring you/, /\bmedical\b/],
  [
    "ringwell",
    "Does this work for vets, or is it only doctors and dentists?",
    /animal clinics/,
    /medical offices/,
  ],
  [
    "ringwell",
    "Does it know when to hang up on telemarketers?",
    /Sales calls it ends/,
    /rather have a person/,
  ],
])("the %s desk answers %j, and no neighbour of it", (desk, words, answer, neighbour) => {
  const said = call(desk, TUESDAY, words).said[0];
  expect(said).toMatch(answer);
  expect(said).not.toMatch(neighbour);
});

it("still cancels for who asks about the fee of it", () => {
  const { said } = call(
    "medical",
    TUESDAY,
    "I need to cancel my visit tomorrow, is there a cancellation fee?",
  );
  expect(said[0]).toMatch(/cancel it.*40 dollar fee/);
});
