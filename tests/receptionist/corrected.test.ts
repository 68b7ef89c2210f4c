import { expect, it } from "vitest";
import { call, TUESDAY } from "./called.ts";

const MONDAY = "2026-11-30T18:00:00Z";

it("writes a visit down in the caller's words once two read-backs were wrong, and asks before it is passed on", () => {
  const { said, messages, bookings } = call(
    "dental",
    MONDAY,
    "I'd like to book a cleaning",
    "Thursday at ten",
    "the first one",
    "Dana Whitfield",
    "415 555 0142",
    "No, that isn't how I wanted it",
    "It should be the hygienist with the red glasses",
    "yes",
  );
  expect(said[6]).toMatch(/in your own words.*Shall I pass it on/);
  expect(bookings).toEqual([]);
  expect(messages).toMatchObject([{ about: "callback", name: "Dana Whitfield", phone: "+14155550142" }]);
  expect(messages[0]!.text).toMatch(/Wanted: a visit .*Thursday.*red glasses/);
});

it("puts the names of two right, in the order in which they come", () => {
  const { bookings } = call(
    "dental",
    "2026-12-01T23:40:00Z",
    "I need to get both my kids in for a check-up, one after the other.",
    "Monday the seventh at quarter past three",
    "Alicia Romano",
    "646 555 0141",
    "Sofie first, then Mateo",
    "No, it's Mateo at three fifteen and Sofie at three forty-five.",
    "yes, that's right",
  );
  expect(bookings).toMatchObject([
    { name: "Mateo", time: "15:15", text: expect.stringContaining("Called by: Alicia Romano") },
    { name: "Sofie", time: "15:45" },
  ]);
});

it("adds a correction to a message, and loses none of it", () => {
  const { messages } = call(
    "medical",
    MONDAY,
    "I had blood drawn last tuesday and I haven't heard anything about the results",
    "Neil Abara",
    "503 555 0181",
    "No, you should know that it was drawn at the hospital downtown",
    "yes",
  );
  expect(messages[0]!.text).toMatch(/hospital downtown/);
  expect(messages[0]!.text).toMatch(/blood drawn last tuesday/i);
});

it("keeps what was told beside a visit, and nothing that only told its day", () => {
  const { bookings } = call(
    "dental",
    MONDAY,
    "Calling for my mother, her bottom plate cracked right down the middle and it rubs her",
    "Thursday at ten, I only drive on Thursdays",
    "the first one",
    "Rose Delaney",
    "555 017 4592",
    "yes",
  );
  expect(bookings[0]!.text).toMatch(/plate cracked right down the middle and it rubs/);
  expect(bookings[0]!.text).not.toMatch(/first one|Thursday at ten\b/);
});

it("changes nothing of what a whole yes booked by what is asked after it", () => {
  const { said, bookings } = call(
    "dental",
    MONDAY,
    "I'd like to book a cleaning",
    "Thursday at ten",
    "the first one",
    "Dolores Finch",
    "555 010 9983",
    "Yes, that's right. Do I need to bring anything? I've never been to you before.",
  );
  expect(bookings).toMatchObject([{ service: "cleaning", name: "Dolores Finch" }]);
  expect(said.at(-1)).toMatch(/photo ID/);
});

it("takes a thanks for no yes", () => {
  for (const words of ["thanks", "thank you", "gracias"]) {
    const { bookings } = call(
      "dental",
      MONDAY,
      "I'd like to book a cleaning",
      "Thursday at ten",
      "the first one",
      "Dana Whitfield",
      "415 555 0142",
      words,
    );
    expect(bookings, words).toEqual([]);
  }
});

it("puts right what is scratched, meant or said to be another visit, and drops nothing", () => {
  const at = "2026-11-24T14:00:00Z";
  const scratched = call(
    "dental",
    at,
    "a cleaning tomorrow morning",
    "no scratch that, make it the afternoon",
  );
  expect(scratched.said[1]).toMatch(/^(?:Understood\. )?Tomorrow, I can do (?:[2-5] o'clock|[1-5]:)/);
  const meant = call("dental", at, "i'd like a cleaning on monday sorry wednesday next week at two no three");
  expect(meant.said[0]).not.toMatch(/Monday/);
  const visit = call(
    "medical",
    at,
    "a physical next wednesday please",
    "the first one",
    "Lena Hart",
    "216 555 0303",
    "i said a blood test not a physical",
    "yes",
  );
  expect(visit.bookings).toMatchObject([{ service: "blood-test" }]);
  expect(visit.messages).toEqual([]);
});

it("moves what is booked for 'anything later that day', and spells a name with its last letter", () => {
  const { bookings, said } = call(
    "dental",
    "2026-11-24T14:00:00Z",
    "a cleaning next thursday",
    "the first one",
    "Eve Marlow",
    "216 555 0306",
    "yeah but my last name is Marlowe with an e at the end",
    "yes",
    "do you have anything later that day",
    "the first one",
    "yes",
  );
  expect(said[6]).toMatch(/move it\. Thursday, December 3rd/);
  expect(bookings).toMatchObject([{ name: "Eve Marlowe", day: "2026-12-03", moved: true }]);
});

it.each([
  ["555-0119, area code 212", "+12125550119"],
  ["five five five oh one one nine, and the area code is two one two", "+12125550119"],
  ["area code 212, the number is 555-0119", "+12125550119"],
  ["212-555-0150... no, 0155, sorry", "+12125550155"],
  ["two one two, five five five, oh one five oh, no, oh one five five", "+12125550155"],
])("takes a number whose area code comes last, or whose end is put right: %s", (told, phone) => {
  const { bookings } = call(
    "dental",
    MONDAY,
    "a cleaning tomorrow",
    "the first one",
    "Kit Bell",
    told,
    "yes",
  );
  expect(bookings).toMatchObject([{ phone, name: "Kit Bell" }]);
  expect(bookings[0]?.text ?? "").not.toMatch(/area code/i);
});

it.each([
  [
    "dental",
    "I'd like a cleaning next week, Tuesday, no wait, Wednesday",
    /^(?!.*tomorrow).*Wednesday, December 2nd/,
  ],
  ["dental", "a cleaning please, next Monday, hmm no, Tuesday", /Tuesday, December 1st/],
  [
    "law",
    "I'd like a consultation about a will this week, no, next week actually",
    /Monday the 30th|December [1-5]/,
  ],
  ["dental", "quiero una limpieza la semana que viene, el jueves, no, el viernes", /viernes 4 de diciembre/],
  ["dental", "I need a cleaning Thursday the third, sorry, the tenth", /Thursday, December 10th/],
] as const)("what is put right stays in the week that was said: %s, %s", (desk, line, answer) => {
  expect(call(desk, TUESDAY, line).said[0]).toMatch(answer);
});

it("takes the hour that was put right, and no other on offer", () => {
  const { said } = call(
    "dental",
    TUESDAY,
    "Se me cayó una corona, ¿puede ser mañana en la mañana?",
    "A las once, no, perdón, mejor a las ocho y media",
  );
  expect(said[1]).toMatch(/mañana a las 8:30/);
});

it("counts 'the week after' from the appointment that is moved, and reads 'that's two weeks off' as no day", () => {
  const { said } = call(
    "dental",
    TUESDAY,
    "I've got a cleaning on the books for this Thursday and I just realized that's Thanksgiving",
    "I'd like to move it to the week after, some morning",
    "It's at ten. Greg Tomasek",
    "555-662-9013. And not the twenty-sixth, that's the old one. I want the week after, like Tuesday or Wednesday morning.",
    "No, that's two weeks off. I mean next week, December first or second.",
  );
  expect(said.at(-1)).toMatch(/to Tuesday, December 1st or Wednesday, December 2nd in the morning/);
});
