import { describe, expect, it } from "vitest";
import { played } from "./danger-play.ts";

describe("what another business does is said plainly, and not booked", () => {
  it.each([
    [
      "trades",
      "I'd like to book a haircut",
      /don't do haircuts here: Otter Creek Plumbing is a trades business/,
    ],
    [
      "dental",
      "I'd like to book a haircut",
      /don't do haircuts here: Larkspur Family Dental is a dental practice/,
    ],
    [
      "salon",
      "Yes, hello, is this the place that grooms dogs? I've got a golden doodle that's a hot mess.",
      /don't do dog grooming here: Juniper & Vine Hair Studio is a salon/,
    ],
    ["salon", "Do you groom dogs?", /don't do dog grooming/],
    ["dental", "Can I book an oil change?", /don't do car work/],
    ["salon", "I need a root canal", /don't do dental work/],
    ["trades", "quiero un corte de pelo", /no hacemos cortes de pelo/],
  ] as const)("%s: %s", (at, words, said) => {
    const { last, state } = played(at, words);
    expect(last).toMatch(said);
    expect(state.stack).toEqual([]);
  });
  it.each([
    ["law", "I want to sue the vet who killed my dog"],
    ["law", "my dentist pulled the wrong tooth, I want a lawyer"],
    ["dental", "I need my teeth cleaned"],
    ["trades", "can you fix my sink"],
    ["medical", "I need a flu shot"],
    ["ringwell", "We're a hair salon, can you book haircuts?"],
  ] as const)("is not said of what is done here, or only told of, at the %s desk: %s", (at, words) => {
    expect(played(at, words).last).not.toMatch(/we don't do/);
  });
});

it("books the consultation that it offered, for who would rather come in than be called", () => {
  const { said, state } = played(
    "law",
    "Hello, yeah, I got served with some papers, it's a lawsuit from a credit card company, and I don't really know what I'm supposed to do, do you handle that kind of thing?",
    "Yeah, somebody should call me, and soon",
    "Marcus Tillman, T-I-L-L-M-A-N, and it's 567-555-0148. Can I just go ahead and book that consultation instead, before Thursday?",
  );
  expect(said[2]).toMatch(/I can do/);
  expect(state.stack.at(-1)).toBe("book");
  const other = played(
    "law",
    "can a lawyer call me about a lawsuit",
    "Marcus Tillman, 567-555-0148",
    "I'm not asking for a call, I wanna come in. Wednesday or sooner",
  );
  expect(other.state.stack.at(-1)).toBe("book");
});

it("keeps the visit where somebody says which of them to call, and never turns it round", () => {
  const { said, receipt } = played(
    "salon",
    "Quiero un corte para mi mamá Rosario Mendoza el jueves en la tarde, yo soy Lupita",
    "A la una y cuarto",
    "El mío es el 720-555-0144, pero mi mamá no oye bien, llámenme a mí, no a ella.",
    "sí",
  );
  expect(said[0]).toMatch(/un corte/);
  expect(said.join(" ")).not.toMatch(/haircut/i);
  expect(said[2]).toMatch(/Le confirmo: un corte, el jueves 3 de diciembre a la 1:15/);
  expect(receipt).toMatch(/llámenme a mí, no a ella/);
});

it("makes no complaint of a bill of who will pay it", () => {
  const { said, state } = played(
    "trades",
    "My tenant has no hot water, can somebody come tomorrow",
    "the second one, 418 Birch Street, unit B",
    "Marlene Kowalski, 513-555-0118",
    "No, the bill goes to me, the visit's for her. The rest is right.",
  );
  expect(said.join(" ")).not.toMatch(/billing/);
  expect(state.stack.at(-1)).toBe("book");
});

it("brushes off no supplier with an open order", () => {
  const { said } = played(
    "trades",
    "Yeah hi, this is Doug with Tri-County Supply, I'm trying to get hold of whoever does the ordering over there about the copper fittings on back order.",
  );
  expect(said[0]).not.toMatch(/of interest/);
  expect(said[0]).toMatch(/pass that on/);
});

it("is sorry for whom it is about, in Spanish too, and says Medicaid as she does", () => {
  const { said } = played(
    "medical",
    "Es que necesito una cita para mi niña, tiene mucha tos desde el viernes.",
    "Hoy mismo si se puede. ¿Y aceptan Medicaid?",
  );
  expect(said[0]).toMatch(/Siento que su niña no se encuentre bien\./);
  expect(said[1]).toMatch(/No aceptamos Medicaid/);
});

it("tells a small shop a price, also while a call is taken down", () => {
  const { last } = played(
    "ringwell",
    "Can someone call me back about the assistant?",
    "Tamika Reyes. how much is it, ballpark, for just me and two chairs?",
  );
  expect(last).toMatch(/99 to 690 dollars a month/);
});

it("writes no impatience down as a question", () => {
  const { receipt } = played(
    "trades",
    "My tenant has no hot water, can somebody come tomorrow",
    "the second one, 418 Birch Street, unit B",
    "Marlene Kowalski, 513-555-0118",
    "Are you booking it or not?",
    "yes",
  );
  expect(receipt).not.toMatch(/booking it or not/);
});
