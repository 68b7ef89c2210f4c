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

it("hears no danger in who is merely unwell, and the danger that is told beside it", () => {
  const unwell = "Could my wife see somebody today, she's not feeling too good";
  expect(call("medical", TUESDAY, unwell).said[0]).toMatch(/What is the visit for/);
  expect(
    call("medical", TUESDAY, "I'm not feeling so good, I can't feel my left arm").state.alarm?.line,
  ).toBe("911");
  expect(call("medical", TUESDAY, "I don't feel good about being alive anymore").state.alarm?.line).toBe(
    "988",
  );
});

it("puts the hour right of what is scratched, and drops what is not wanted any more", () => {
  const begun = "a cleaning tomorrow morning";
  expect(call("dental", TUESDAY, begun, "Scratch that, do the afternoon").said[1]).toMatch(
    /Tomorrow, I can do/,
  );
  expect(call("dental", TUESDAY, begun, "no, scratch that, I don't want it anymore").state.stack).toEqual([]);
});

it("cancels for who is not making it in, and moves where another day is asked for", () => {
  const off = call("dental", TUESDAY, "We're not making it in today, the car broke down");
  expect(off.state.stack).toEqual(["cancel"]);
  const moved = "My son's sick so we're not making it today, can we come Thursday instead?";
  expect(call("dental", TUESDAY, moved).state.stack).toEqual(["move"]);
});

it("takes the number to be called at for that of the visit, and tells of a bill where that was said first", () => {
  const number = "Her name's Nora Hale, you'd reach me at 212 555 0133, call me there, not her";
  const { state } = call("dental", TUESDAY, "I need a cleaning", "Monday morning", "the first one", number);
  expect(state.stack).toEqual(["book"]);
  expect(state.slots.phone?.value).toBe("+12125550133");
  const billed = "I was charged twice, it's about my last bill. Can somebody call me?";
  expect(call("dental", TUESDAY, billed).state.stack).toEqual(["billing"]);
});
