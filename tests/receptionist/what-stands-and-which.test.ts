import { expect, it } from "vitest";
import { call, TUESDAY as NOW } from "./called.ts";

it.each([
  "Can we do the later one?",
  "Could I take the second?",
  "the other",
  "I'd rather have the other one, if that's ok",
  "What about the later?",
  "how about the later of those two",
  "8 is when I drop the kids. The other.",
  "The first's too early for me, can we do the other?",
])("takes one of two times by its place: %s", (line) => {
  const { state } = call("dental", NOW, "I need a cleaning next Monday morning.", line);
  expect(state.slots).toMatchObject({ day: { value: "2026-11-30" }, time: { value: "10:00" } });
  expect(state.told.join(" ")).not.toContain("Asks");
});

it("takes the earlier of the two for no two o'clock, and is not asked whether a time costs anything", () => {
  const { state, said } = call(
    "dental",
    NOW,
    "I need a cleaning next Monday morning.",
    "Is the second one still free?",
    "the earlier of the two please",
  );
  expect(said[1]).not.toMatch(/dollars|isn't free/);
  expect(state.slots.time?.value).toBe("08:00");
});

it.each([
  "859 555 0160. Actually, could it be the 8th?",
  "859 555 0160. Is the 8th possible?",
  "859 555 0160. Could we do the 8th instead?",
])("moves the day beside a number, and keeps the hour: %s", (line) => {
  const { state } = call(
    "medical",
    NOW,
    "I want a physical on the 9th of December",
    "the last one then. Name's Owen Pike",
    line,
  );
  expect(state.slots).toMatchObject({
    day: { value: "2026-12-08" },
    time: { value: "10:30" },
    phone: { value: "+18595550160" },
  });
});

it.each(["He hasn't been there before, I have.", "Milo's new, I'm not.", "No, I'm not new. Milo is."])(
  "knows the son who was named, and who of the two is new: %s",
  (line) => {
    const { bookings, said } = call(
      "dental",
      NOW,
      "Hi, I'd like to book cleanings for me and my son Milo, he's nine, back to back if you can, some day after 3.",
      "Monday's good",
      "3 is fine. I'm Karen Osgood. 859 555 0143",
      line,
      "Nothing to change about the time. Just put it that Milo is the new one and I'm not.",
      "Yes.",
    );
    expect(said.join(" ")).not.toMatch(/name of the other|Who comes along|What should I change/);
    expect(bookings).toMatchObject([
      { name: "Karen Osgood", text: expect.not.stringContaining("new here") },
      { name: "Milo Osgood", time: "15:45" },
    ]);
    expect(bookings[1]!.text).toContain("Milo is new here");
  },
);

it("books a mother and her daughter who both want one", () => {
  const { bookings } = call(
    "dental",
    NOW,
    "Hi, my mom needs a cleaning and I do too, can we come the same morning?",
    "Next Wednesday would work",
    "the first",
    "Teresa Mendez, my mom is Gloria Mendez.",
    "859 555 0171",
    "yes",
  );
  expect(bookings).toMatchObject([{ name: "Teresa Mendez" }, { name: "Gloria Mendez" }]);
});

it.each([
  [
    "What new days do you have?",
    /For the new time I have Friday, December 4th or the week of Monday, December 7th/,
  ],
  ["So which days did I give you?", /For the new time I have Friday, December 4th/],
  ["Which day is the old one, did you get that?", /Thursday, December 3rd at 2 o'clock\./],
  ["You have the old one as the 3rd?", /Thursday, December 3rd at 2 o'clock/],
  ["And it's mornings only, yes?", /^Yes, .*in the morning/],
  ["That's just the Friday or that week, right?", /^Yes, Friday, December 4th/],
  ["Do you have my number?", /8 5 9, 5 5 5, 0 1 7 5/],
])("answers what is asked of a move from what is noted: %s", (line, answer) => {
  const { said, state } = call(
    "dental",
    NOW,
    "I have a cleaning Thursday the 3rd at 2, I need to move it to the Friday or any morning the week after",
    "Priya Nair 859 555 0175",
    line,
  );
  expect(said[2]).toMatch(answer);
  expect(state.note).toBe("Friday, December 4th or the week of Monday, December 7th in the morning");
  expect(state.told.join(" ")).not.toContain("Asks");
});

it.each([
  "There's no ten o'clock, it's at 3:15. But yes, cancel it.",
  "You've got 3:15 down, right?",
  "It's at 3:15, by the way.",
])("puts the hour of one that is to be canceled: %s", (line) => {
  const { messages } = call(
    "medical",
    NOW,
    "I need to cancel my appointment for tomorrow.",
    "Tom Becker, 859-555-0121",
    line,
    "Yes.",
  );
  expect(messages[0]!.text).toContain("Appointment: Wednesday, November 25th at 3:15");
});

it("reads 'later that week' and 'that same week' by the one that is there", () => {
  const { state, said } = call(
    "medical",
    NOW,
    "Hi, I have a check-up Monday the 30th at 9:30 and I need to move it later that week.",
    "Thursday or Friday after lunch.",
    "No, the same week. Thursday or Friday.",
  );
  expect(said[0]).toContain("from Tuesday, December 1st to Friday, December 4th");
  expect(state.note).toMatch(/^Thursday, December 3rd or Friday, December 4th/);
});

it("hears the week before an event, and no hour in a number that is put right", () => {
  const { state } = call(
    "law",
    NOW,
    "I want a will, my sister's wedding is the 12th so not that week",
    "The week before then.",
    "859 555 0142 wait that's my old one. 0148.",
  );
  expect(state.offered.map(({ day, time }) => `${day} ${time}`)).toEqual([
    "2026-11-30 09:00",
    "2026-12-01 10:30",
  ]);
  expect(state.slots.phone?.value).toBe("+18595550148");
});

it.each([
  "Thursday would be better than Wednesday. Not this one, it's Thanksgiving. The one after.",
  "Thursday instead of Wednesday, but not this one",
])("takes the one after of a day that is named: %s", (line) => {
  const { state } = call(
    "dental",
    NOW,
    "I'd like to make an appointment for my son Oscar, he's got a loose filling.",
    "After school, so three or later.",
    line,
  );
  expect(new Set(state.offered.map(({ day }) => day))).toEqual(new Set(["2026-12-03"]));
});

it.each([
  ["Any day that week but the 8th, mornings.", "the week of Monday, December 7th in the morning"],
  ["the week after, same day", "Tuesday, December 15th"],
  ["later that day, after four", "the same day after 4 o'clock"],
])("moves one by the day that it is on: %s", (line, note) => {
  const { state } = call("dental", NOW, "I've got a cleaning on the 8th at 9, it has to move", line);
  expect(state.which).toBe("Tuesday, December 8th at 9 o'clock");
  expect(state.note).toBe(note);
});

it("hears which one it is in the last of what was put right, and no new day in it", () => {
  const { state } = call(
    "medical",
    NOW,
    "Hi, I have to move my physical. It's the day after tomorrow... no sorry, that's Thanksgiving. It's next Tuesday, the first, at ten.",
    "Could it be the week after that, same day?",
  );
  expect(state.which).toBe("Tuesday, December 1st at 10 o'clock");
  expect(state.note).toBe("Tuesday, December 8th");
});

const MOVED = [
  "I need to move my cleaning. It's on Monday at 9.",
  "Wednesday at 10",
  "Lena Fox 859 555 0152",
  "Yes",
] as const;
it("keeps what is to be done where there is no other time beside the request", () => {
  const { said, messages } = call(
    "dental",
    NOW,
    ...MOVED,
    "What if there's nothing?",
    "Then just cancel it.",
  );
  expect(said[4]).toMatch(/stays yours/);
  expect(messages).toMatchObject([
    { about: "move", text: expect.stringContaining("no other time, cancel it") },
  ]);
});
it("cancels the one that was to be moved without asking for its day, and leaves no request to move it", () => {
  const { said, messages } = call("dental", NOW, ...MOVED, "cancel it", "yes");
  expect(said[4]).toContain("Monday, November 30th at 9 o'clock");
  expect(messages).toMatchObject([{ about: "cancel" }]);
});
it("names the number that is called, to who asks whether it is theirs or another's", () => {
  const { said } = call("dental", NOW, ...MOVED, "Do they call me or my husband?");
  expect(said[4]).toMatch(/^They would call the number I have: 8 5 9, 5 5 5, 0 1 5 2\./);
});

it("knows the husband by 'he's Victor', and no one called New", () => {
  const { bookings } = call(
    "dental",
    NOW,
    "I'm Ada Moreau, my husband needs a checkup",
    "He's Victor. He can do the Tuesday, late as you can.",
    "The second one.",
    "859 555 0159",
    "And put him down as new, I'm not.",
    "Yes",
  );
  expect(bookings).toMatchObject([{ name: "Victor Moreau", text: expect.stringContaining("new here") }]);
});

it.each(["My wife's coming with me, is that a problem?", "Will it be an issue if I bring my sister?"])(
  "says whether somebody may come along: %s",
  (line) => {
    const { said } = call("law", NOW, "I was let go last week and I'd like to talk about it", "Monday", line);
    expect(said[2]).toMatch(/^You may/);
  },
);

it.each(["No, ten fifty. I said it wrong.", "No, it's 10:50."])(
  "puts the hour right that was read back, and not the number: %s",
  (line) => {
    const { messages } = call(
      "medical",
      NOW,
      "I have to cancel my appointment for Monday.",
      "It's at ten fifteen.",
      "Walt Pruner, 859 555 0165.",
      line,
      "yes",
    );
    expect(messages).toMatchObject([
      { phone: "+18595550165", text: expect.stringContaining("Monday, November 30th at 10:50") },
    ]);
  },
);

it("leaves an old one as it is where no other time is free, and says so", () => {
  const { said, messages } = call("dental", NOW, ...MOVED, "And if none of those work, just leave it.");
  expect(said[4]).toContain("if there is no other time, leave it as it is");
  expect(messages[0]!.text).toContain("leave it as it is");
});

it("tells who comes late that it is theirs still, and two that they come one after the other", () => {
  const late = call(
    "medical",
    NOW,
    "I'm going to be fifteen minutes late for my 11 o'clock",
    "Mona Reyes 859 555 0168",
    "Will I lose it?",
  );
  expect(late.said[2]).toMatch(/come safely/i);
  const two = call(
    "medical",
    NOW,
    "I'd like to come in for a flu shot and my husband wants one too.",
    "Tuesday morning",
    "Ten's good for me, is there one right after for him?",
  );
  expect(two.said[2]).toMatch(/one right after the other/);
  expect(two.state.told.join(" ")).not.toContain("Asks");
});

it("says what a visit of two costs", () => {
  const { said } = call(
    "dental",
    NOW,
    "Quiero una limpieza para mí y otra para mi esposo.",
    "El martes por la mañana.",
    "La primera.",
    "Me llamo Ana Ruiz y él es Jorge Ruiz.",
    "859 555 0166",
    "¿Cuánto nos va a costar a los dos?",
  );
  expect(said[5]).toContain("120 dólares");
});
