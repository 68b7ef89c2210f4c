import { describe, expect, it } from "vitest";
import { call, TUESDAY } from "./called.ts";

// What is put right while it is read back, or once it is done.

describe("once it was filed", () => {
  const booked = [
    "can i get in for whitening on friday",
    "ten fifteen works",
    "hannah weeks",
    "503 555 0161",
    "yes",
  ];
  it.each([
    ["oh sorry it's actually 0162 at the end not 0161", { phone: "+15035550162" }],
    ["sorry it's anna weeks, not hannah", { name: "Anna Weeks" }],
  ])("'%s' stands so in the booking", (line, right) => {
    expect(call("dental", TUESDAY, ...booked, line).bookings).toMatchObject([right]);
  });
  it("another time is read back, and moves it", () => {
    const { said, bookings } = call(
      "dental",
      TUESDAY,
      ...booked,
      "oh shoot can you make that ten forty five instead of ten fifteen",
      "yes",
    );
    expect(said[5]).toMatch(/10:45.*Is that right/);
    expect(bookings).toMatchObject([{ time: "10:45", moved: true }]);
  });
  it("another time to call takes the place of the first", () => {
    const { messages } = call(
      "medical",
      TUESDAY,
      "can you have the nurse call me about my daughter's rash",
      "june abbott",
      "503 555 0111",
      "after three thirty",
      "yes",
      "actually four is better",
    );
    expect(messages).toMatchObject([{ text: expect.stringMatching(/Call back: at 4 o'clock$/) }]);
  });
});

it("changes a visit by a bare hour or another day, said of its read-back", () => {
  const { bookings } = call(
    "dental",
    TUESDAY,
    "i chipped a tooth and i'd like somebody to look at it",
    "tomorrow at two then",
    "frank delgado",
    "503 555 0119",
    "actually hang on can we make it the monday instead",
    "yes",
    "no wait not two, three",
    "yes that's right",
  );
  expect(bookings).toMatchObject([{ day: "2026-11-30", time: "15:00" }]);
});

it("cancels all the same for who wants no new one", () => {
  const { messages } = call(
    "law",
    TUESDAY,
    "i need to cancel my appointment on monday at nine thirty",
    "carl brandvold",
    "it's c a r l b r a n d v o l d",
    "no i don't want a new one right now",
    "503",
    "555 0144",
    "yes",
  );
  expect(messages).toMatchObject([{ about: "cancel", name: "Carl Brandvold", phone: "+15035550144" }]);
});

it("files nothing by a bare yes to what is to be changed", () => {
  const { said, messages } = call(
    "dental",
    TUESDAY,
    "please note that I am allergic to latex",
    "Ann Price",
    "408 555 0199",
    "no",
    "yes",
  );
  expect(said[4]).toMatch(/Is that right/);
  expect(messages).toEqual([]);
});

describe("while a visit is read back", () => {
  const english = ["i'd like a cleaning", "friday at ten", "tom hale", "503 555 0161"];
  const spanish = ["necesito una limpieza", "el viernes a las diez", "tomás hale", "503 555 0161"];
  it.each([
    [english, "all correct, but make it eleven", "yes"],
    [english, "could you make it eleven?", "yes"],
    [english, "would eleven work?", "yes"],
    [english, "that's right, eleven o'clock", "yes"],
    [english, "right day, wrong time, it's eleven", "yes"],
    [english, "do you have eleven?", "yes"],
    [spanish, "¿me lo pasa a las once?", "sí"],
    [spanish, "¿puede ser a las once?", "sí"],
    [spanish, "todo correcto, pero a las once", "sí"],
    [spanish, "¿lo podemos dejar para las once?", "sí"],
  ])("another hour is a change, however it is asked: %#", (lines, change, yes) => {
    const { said, bookings } = call("dental", TUESDAY, ...lines, change, yes);
    expect(said[4]).toMatch(/11/);
    expect(bookings).toMatchObject([{ day: "2026-11-27", time: "11:00" }]);
  });

  it.each([
    [english, "everything's correct except the name", /name\?$/],
    [english, "yes, just the last name is spelled wrong", /How is \w+ spelled\?$/],
    [english, "that's all right, i changed my mind", /What should I change/],
    [english, "looks right but the number is wrong", /phone number\?$/],
    [spanish, "está bien, cambié de opinión", /Qué cambio/],
    [spanish, "correcto, pero el nombre está mal", /nombre/],
    [spanish, "sí, espere", /La reservo/],
  ])("what takes a yes back books nothing: %#", (lines, line, said) => {
    const { said: all, bookings } = call("dental", TUESDAY, ...lines, line);
    expect(all[4]).toMatch(said);
    expect(bookings).toEqual([]);
  });

  it.each([
    "yes, just my name, no nickname",
    "yes, is there a long wait?",
    "yes, can't wait",
    "yes, at ten",
    "yes, i need to leave by eleven",
    "yes, and can i come ten minutes early?",
  ])("'%s' is a yes", (line) => {
    expect(call("dental", TUESDAY, ...english, line).bookings).toMatchObject([{ time: "10:00" }]);
  });
});

describe("a time that is turned down in the same breath", () => {
  const read = ["i need a cleaning next tuesday at two", "Ann Poole, 802-555-0171"];
  it.each([
    "I can't do two. three or four on Tuesday",
    "no not two, I was asking can it be three or four, I'm teaching at two",
    "sorry, two o'clock doesn't work, four?",
  ])("goes, and the other is looked for: '%s'", (line) => {
    const { said, state, bookings } = call("dental", TUESDAY, ...read, line);
    expect(said.at(-1)).not.toMatch(/at 2 o'clock|The rest stands/);
    expect(state.slots.time?.value).not.toBe("14:00");
    expect(bookings).toEqual([]);
  });

  it.each(["just have somebody call me", "don't book it, have someone call me instead"])(
    "is read back no more once it is '%s'",
    (line) => {
      const { said, messages, bookings } = call("dental", TUESDAY, ...read, line, "any time", "yes");
      expect(said[2]).toMatch(/have .+ call you/);
      expect(bookings).toEqual([]);
      expect(messages).toMatchObject([{ about: "callback", name: "Ann Poole" }]);
      expect(said.at(-1)).not.toMatch(/Shall I book/);
    },
  );

  it.each(["call me instead of texting please", "please call me, don't text me"])(
    "stands where only the text is not wanted: '%s'",
    (line) => {
      const { bookings } = call("dental", TUESDAY, ...read, line, "yes");
      expect(bookings).toMatchObject([{ name: "Ann Poole", time: "14:00" }]);
    },
  );

  it("leaves no consultation behind for a client who wants a call", () => {
    const { said, messages, bookings } = call(
      "law",
      TUESDAY,
      "Walt Jessup here I need to get hold of my lawyer",
      "it's an injury case, Ms. Pell's got it. They want a recorded statement by December first",
      "no no I don't need a consultation I'm already a client, I just need Ms. Pell to call me back",
      "it's Walt Jessup. 802-555-0190",
      "today before three",
      "yeah pass it on",
    );
    expect(said.at(-1)).toMatch(/call you back today before three/);
    expect(said.at(-1)).not.toMatch(/book|pass on/);
    expect([bookings.length, messages.length]).toEqual([0, 1]);
  });
});

it("hears what it is to be instead behind a no, though 'that's all' stands at the end", () => {
  const { said } = call(
    "dental",
    TUESDAY,
    "I've got a cleaning on the books for this Thursday and I need to move it to the week after, some morning",
    "The Thursday one. It's at ten, I think.",
    "Greg Tomasek",
    "555-662-9013. I want the week after, like Tuesday or Wednesday morning.",
    "No, that's two weeks off. I mean next week, December first or second.",
    "No! Not the eighth. Um, December first or second, in the morning, that's all.",
  );
  expect(said.at(-1)).toMatch(/December 1st.*Is that right/);
});

describe("a part that is put right in whatever words", () => {
  const english = ["i'd like a cleaning", "friday at ten", "Karen Voss", "503 555 0187"];
  const spanish = ["necesito una limpieza", "el viernes a las diez", "Ester Ibáñez", "503 555 0161"];
  it.each([
    [english, "No, the number ends in 78, and it's Karin with an i", "Karin Voss", "+15035550178"],
    [english, "it's 78 at the end, not 87", "Karen Voss", "+15035550178"],
    [english, "wait the area code is 971, the rest is right", "Karen Voss", "+19715550187"],
    [english, "Foss, not Voss", "Karen Foss", "+15035550187"],
    [spanish, "no, es Esther, con hache", "Esther Ibáñez", "+15035550161"],
    [spanish, "no, termina en 16, no en 61", "Ester Ibáñez", "+15035550116"],
    [
      [...spanish.slice(0, 3), "503 555 0161. Ah no, termina en 16, no en 61"],
      "sí",
      "Ester Ibáñez",
      "+15035550116",
    ],
  ])("%#: is read back and booked so", (lines, line, name, phone) => {
    const yes = lines === spanish || line === "sí" ? "sí" : "yes";
    const { bookings } = call("dental", TUESDAY, ...lines, line, yes);
    expect(bookings).toMatchObject([{ name, phone }]);
  });
  it.each(["no wait i don't want friday", "i can't do friday after all", "el viernes no"])(
    "books no day that is refused at its read-back: %s",
    (line) => {
      const { said } = call(
        "dental",
        TUESDAY,
        "i'd like a cleaning friday at ten, Ann Poole, 802 555 0171",
        line,
      );
      expect(said[1]).not.toMatch(/friday|viernes|shall i book|la reservo/i);
    },
  );
});
