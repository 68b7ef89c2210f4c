import { describe, expect, it } from "vitest";
import { call, TUESDAY } from "./called.ts";

it("takes a name that is told beside a question, and says when somebody would call", () => {
  const { messages, said } = call(
    "medical",
    "2026-12-03T15:20:00Z",
    "Hello, I'm calling about my blood test. I had it done last Friday with Dr. Osei and nobody has called.",
    "Margaret Dunne. And is somebody going to call me today, do you think?",
    "555 017 6631, that's my landline. After eleven if they can, I have the physio at ten.",
    "Yes, that's right.",
  );
  expect(said[1]).toMatch(/would call today.*Margaret Dunne/);
  expect(messages).toMatchObject([{ name: "Margaret Dunne", phone: "+15550176631" }]);
});

it("begins the visit that is asked for in a sentence beside a question, for both of a couple", () => {
  const { bookings, said } = call(
    "law",
    "2026-12-04T15:30:00Z",
    "Hello. My husband and I want to make our wills. Nothing's wrong, we just never did it. How long does an appointment take?",
    "We could come Monday or Tuesday, late afternoon. He works until three.",
    "Tuesday at four then. Is it one fee or do we each pay?",
    "Ruth and Thomas Abernathy",
    "555 016 4458. Actually, sorry, 4485.",
    "Yes. What do we need to bring?",
  );
  expect(said[0]).toMatch(/60 minutes.*day would suit/);
  expect(bookings).toMatchObject([{ name: "Ruth Abernathy and Thomas Abernathy", phone: "+15550164485" }]);
});

it("puts each of two who are named together in a place of their own", () => {
  const { bookings } = call(
    "dental",
    "2026-12-09T13:30:00Z",
    "Good morning, how are you? I'd like to make check-ups for my two kids, Oliver and June. They're six and nine.",
    "After school, so three thirty or later. Any day next week but Monday.",
    "Thursday is good. Can they go one after the other?",
    "It's Oliver and June Castellano. I'm their dad, Rich.",
    "555 016 2073",
    "Yes. June is scared of the drill, can you write that down?",
  );
  expect(bookings.map(({ name }) => name)).toEqual(["Oliver Castellano", "June Castellano"]);
  expect(bookings[1]!.text).toMatch(/June is scared of the drill/);
});

it("ends a number where it is whole, and takes 'the later one' beside a name", () => {
  const { bookings } = call(
    "law",
    "2026-12-01T16:45:00Z",
    "Hi, I want to talk to a lawyer about my landlord.",
    "Do you have anything Friday? Otherwise Thursday afternoon.",
    "Then the later one. Dominic Farrow, 555 012 7745. Oh, and is it all right if I come early?",
    "No, it's Farrow, F A R R O W. And should I bring the lease?",
    "My landlord is called Lou Danner.",
    "Yes, perfect.",
  );
  expect(bookings).toMatchObject([{ name: "Dominic Farrow", phone: "+15550127745", day: "2026-12-04" }]);
});

it("answers with whom a visit is by what can be promised, however often it is asked", () => {
  const { said, bookings } = call(
    "dental",
    "2026-11-24T14:12:00Z",
    "Good morning, I'd like to book a cleaning please, in the first half of December.",
    "Thursday the third at quarter past eleven is fine. Is that with Dr. Marsh?",
    "Marjorie Kessler. But I asked whether that appointment is with Dr. Marsh.",
    "It's 415, 555 0112. Well, is it Dr. Marsh or not?",
    "Yes, that's right.",
  );
  for (const each of said.slice(1, 4)) expect(each).toMatch(/Dr\. Marsh/);
  expect(said.join(" ")).not.toMatch(/owns the practice|don't know that one/);
  expect(bookings[0]!.text).toMatch(/Asks for: Dr\. Marsh/);
});

it("hears no despair in an appointment that cannot be kept, and reads the week after it", () => {
  const { messages, said } = call(
    "dental",
    "2026-12-02T18:40:00Z",
    "hi yeah I have a crown appointment on the tenth at two and I can't do it anymore my boss put a meeting there",
    "can it be the week after, like Tuesday or Thursday, not before eleven",
    "Andre Wallace and it's 555 013 4419",
    "yes",
  );
  expect(said.join(" ")).not.toMatch(/988|hurting yourself/);
  expect(messages[0]!.text).toMatch(
    /December 10th at 2 o'clock \| New time: Tuesday, December 15th or Thursday, December 17th/,
  );
});

it("still asks who says it of life itself", () => {
  const { said } = call(
    "dental",
    "2026-12-02T18:40:00Z",
    "I have an appointment but my life is a mess and I can't do it anymore",
  );
  expect(said[0]).toMatch(/hurting yourself|988/);
});

it("says whom a message is for", () => {
  const { messages } = call(
    "law",
    "2026-12-02T18:05:00Z",
    "Hello, I need to leave a message for Mr. Pell, please. It's about the bank papers.",
    "Terrence Bloom. B L O O M.",
    "555 015 7360",
    "Yes, that's it.",
  );
  expect(messages[0]!.text).toMatch(/For: Mr\. Pell/);
});

it.each([
  [
    [
      "Have Dr. Marsh call me about my crown, not in the mornings",
      "Nora Pike, 212 555 0199",
      "after four tomorrow",
    ],
    /after four tomorrow$/,
  ],
  [
    [
      "I need somebody to call me about my bill. Mornings would be best",
      "Sofie Brandt 212 555 0190",
      "No, don't call me in the mornings, I'm in meetings. You can call me after four.",
    ],
    /not in the mornings, after four$/,
  ],
])("takes another time to be called while it reads the call back (%#)", (lines, text) => {
  const { messages } = call("dental", "2026-12-03T15:20:00Z", ...lines, "yes, that's right");
  expect(messages).toMatchObject([{ about: "callback", text: expect.stringMatching(text) }]);
});

describe("somebody else who is to be called", () => {
  it("is a row of its own, with name and number, and takes nothing of the caller's", () => {
    const { said, bookings } = call(
      "dental",
      TUESDAY,
      "I need a cleaning for me and my wife's been meaning to get a crown looked at, could you call her about that, and do you have anything next Thursday?",
      "Ten o'clock. My wife only wants a call, her name is Janet, 555-201-3388.",
      "Rita Palmer, 555-201-3380",
      "yes",
      "no, that's all, bye",
    );
    expect(said[0]).toMatch(/call your wife/);
    expect(said[1]).toMatch(/Janet.*3 3 8 8/);
    expect(bookings).toMatchObject([{ name: "Rita Palmer", phone: "+15552013380" }]);
    expect(bookings[0]!.notes).toContain(
      "Also call: wife (Janet); (555) 201-3388; been meaning to get a crown looked at",
    );
    expect(bookings[0]!.told.join()).not.toMatch(/crown/);
  });
  it("is kept once the visit is booked, in Spanish too", () => {
    const { said, bookings } = call(
      "dental",
      TUESDAY,
      "quiero una limpieza mañana por la mañana",
      "la primera",
      "Lucía Fuentes. Mi número es 555 892 3301.",
      "Sí, está bien. Y mi hermana Rosa también es paciente, ella quiere que le llamen para su limpieza. ¿Le puede dejar el recado?",
      "Sí, el número de ella es 555 892 4410.",
    );
    expect(said[3]).toMatch(/anotado que llamen a su hermana \(Rosa\)/);
    expect(bookings).toMatchObject([{ name: "Lucía Fuentes", phone: "+15558923301" }]);
    expect(bookings[0]!.notes).toContain("Also call: hermana (Rosa); (555) 892-4410; para su limpieza");
  });
});

it("keeps when to call with a visit too", () => {
  const { bookings } = call(
    "law",
    TUESDAY,
    "I was rear-ended, I'd like a consultation on Monday after four",
    "five o'clock, Teresa Boyd",
    "555-774-3086. But just call me about it after four, I'm a teacher.",
    "the other driver was Paul Reyes",
    "yes",
  );
  expect(bookings[0]!.notes).toContain("Call back: after four");
});

it("answers three questions of one breath, and notes what nobody here knows", () => {
  const { said, receipt } = call(
    "ringwell",
    TUESDAY,
    "I run two law offices, in Dayton and Columbus. How much would it be for both, can it put calls into Clio, and I'd like somebody to call me on Friday",
    "Vince Altman, 937-555-0166",
    "yes",
  );
  expect(said[0]).toMatch(/99 to 690/);
  expect(`${said[0]} ${receipt}`).toMatch(/Clio|connect/i);
});

it("says of a thing that it is noted only where it is, and passes on all that it said so of", () => {
  const { said, receipt } = call(
    "medical",
    TUESDAY,
    "I need a refill on my lisinopril",
    "Priya Raman. Five five five, 203, 4417.",
    "Yes. And put my husband Arjun Raman down for a flu shot tomorrow, could you?",
    "Did you get that?",
  );
  expect(said.join(" ")).not.toMatch(/Yes, that goes with it/);
  expect(`${said.at(-1)} ${receipt}`).toMatch(/Arjun/);
});

it("does what is asked beside a yes once the yes is done", () => {
  const { said, messages, bookings } = call(
    "medical",
    TUESDAY,
    "I need to cancel my mother's appointment on Monday, she can't come. And then I'd like to make one for myself, for my shoulder.",
    "Hilda Marsh is her name, I'm June Marsh. It's at ten on Monday. My number's 555-447-0031.",
    "Yes. And now me, some afternoon next week, but not Wednesday.",
    "the first one",
    "yes",
  );
  expect(said[2]).toMatch(/cancel.*Monday the 30th|cancel.*December/);
  expect(messages).toMatchObject([{ about: "cancel" }]);
  expect(bookings).toMatchObject([{ phone: "+15554470031" }]);
});

it("moves an appointment where a message stands beside it, and calls two of one family", () => {
  const moved = call(
    "dental",
    TUESDAY,
    "Hi, this is Beverly Stroud, I have a cleaning booked on December first at nine and I need it later that day, or no, make it the Thursday of that week, and please tell the hygienist my gums have been bleeding.",
    "555-291-7788. The Thursday, in the afternoon. Did you get the thing about the gums?",
  );
  expect(moved.said[1]).toMatch(
    /I have that: “.*gums.*December 1st at 9 o'clock, to Thursday, December 3rd in the afternoon/,
  );
  const both = call(
    "law",
    TUESDAY,
    "I'm calling for my brother, he's in the county jail. Can a lawyer call me back, I'm Nadia Frost, 555-820-1144, no, 1145, and could they also call his wife, Tina?",
    "I can't come in, I just want them to call me. And Tina's number is 555-820-1167.",
    "After three today.",
    "yes",
  );
  expect(both.messages).toMatchObject([{ about: "callback", name: "Nadia Frost", phone: "+15558201145" }]);
  expect(both.messages[0]!.notes).toContain("Also call: his wife (Tina); (555) 820-1167");
});

it("answers what another thing costs, and books on what it was booking", () => {
  const { said, state } = call(
    "dental",
    TUESDAY,
    "My son Eli needs a check-up, on December twenty-eighth",
    "the first one is fine. And what about whitening?",
    "And the whitening?",
  );
  expect(state.slots.service?.value).not.toBe("whitening");
  expect(said.join(" ")).not.toMatch(/put it down as whitening/);
});
