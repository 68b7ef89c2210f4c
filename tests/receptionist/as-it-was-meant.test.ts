import { expect, it } from "vitest";
import { call, TUESDAY } from "./called.ts";

// What callers of whole calls said, and what a desk had made of it.

it("books an introduction for who asks to be shown it, at the time told beside it", () => {
  const { said, state } = call(
    "ringwell",
    TUESDAY,
    "Hi, I own a vet clinic with two locations. Do you work with vets?",
    "Is there a contract?",
    "Okay, can somebody show it to me? Tomorrow after noon",
  );
  expect(said[2]).toMatch(/^An introduction call, of course\. Tomorrow, I can do/);
  expect(state.slots.service?.value).toBe("introduction");
});

it("leaves no visit that nobody wanted, where a cancellation becomes a move", () => {
  const { said, messages } = call(
    "dental",
    TUESDAY,
    "I have a cleaning on Friday and I can't make it",
    "Can I move it to the week after next? Any morning but Monday",
    "Joan Pierce",
    "208 555 0145",
    "yes",
    "no, bye",
  );
  expect(said[4]).not.toMatch(/the other thing/);
  expect(messages.map(({ about }) => about)).toEqual(["move"]);
});

it("tells the price of the visit that is booked, once a plan was asked about, and who pays", () => {
  const { said, state } = call(
    "dental",
    TUESDAY,
    "Buenos días, quiero una cita para mi hija, tiene seis años y nunca ha ido al dentista",
    "¿Aceptan Medicaid?",
    "Bueno, pagamos nosotros. ¿Cuánto cuesta?",
  );
  expect(said[2]).toMatch(/visita infantil cuesta 75 dólares/);
  expect(state.notes.filter((each) => each.startsWith("Insurance"))).toEqual(["Insurance: none"]);
});

it("takes the month of a heart attack for no wish, and says every title", () => {
  const { said } = call(
    "medical",
    TUESDAY,
    "Good morning, my mother had a heart attack in March and her cardiologist wants her seen by a regular doctor",
    "She's a new patient. Do you have a lady doctor?",
  );
  expect(said.join(" ")).not.toMatch(/book that far/);
  expect(said[1]).toContain("Dr. Brandt is a man");
});
