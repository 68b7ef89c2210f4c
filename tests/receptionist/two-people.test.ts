import { expect, it } from "vitest";
import { call } from "./called.ts";

// Two people in one call, each with a visit of their own.

/** A Tuesday morning, in the week of Thanksgiving. */
const TUESDAY = "2026-11-24T14:00:00Z";
const made = (bookings: readonly { name: string; service: string; day: string }[]) =>
  bookings.map(({ name, service, day }) => [name, service, day]);

it("books one after the other who come on different days, each under their own name", () => {
  const { bookings, said } = call(
    "dental",
    TUESDAY,
    "i'd like a cleaning next tuesday and my husband needs one too but on friday",
    "the first one",
    "Janet Molloy",
    "216 555 0147",
    "yes",
    "the first one",
    "Derek Molloy",
    "yes",
  );
  expect(said[0]).toMatch(/^Yours first, then your husband's\..*Tuesday, December 1st/);
  expect(said[4]).toMatch(/Now your husband's\..*Friday the 27th/);
  expect(said[6]).toMatch(/for Derek Molloy, at 2 1 6/);
  expect(made(bookings)).toEqual([
    ["Janet Molloy", "cleaning", "2026-12-01"],
    ["Derek Molloy", "cleaning", "2026-11-27"],
  ]);
});

it("gives each the visit that they need, and keeps what is told of the one who waits", () => {
  const { bookings, said } = call(
    "medical",
    TUESDAY,
    "hi i need to make appointments for me and my son he's got a ear thing and i need my annual physical",
    "well no he needs to come in today if possible and mine can be like next week",
    "the first one",
    "dylan petrescu",
    "419 555 0182",
    "yes",
    "the first one",
    "laura petrescu",
    "yes",
  );
  expect(said[0]).toMatch(/^Your son's first, then yours\./);
  expect(said[1]).toMatch(/^Today, I can do/);
  expect(said[5]).toMatch(/Now yours\..*Monday the 30th/);
  expect(made(bookings)).toEqual([
    ["Dylan Petrescu", "sick-visit", "2026-11-24"],
    ["Laura Petrescu", "physical", "2026-11-30"],
  ]);
});

it("parts two who were to come one after the other once their days differ", () => {
  const { bookings, said } = call(
    "dental",
    TUESDAY,
    "two cleanings please, one for me one for my father",
    "he goes monday, i go friday",
    "the first one",
    "Aldo Castellano",
    "718 555 0144",
    "yes",
    "the first one",
    "Mina Castellano",
    "yes",
  );
  expect(said[0]).toMatch(/one right after the other/);
  expect(said[1]).toMatch(/^Your father's first, then yours\..*Monday the 30th/);
  expect(made(bookings)).toEqual([
    ["Aldo Castellano", "cleaning", "2026-11-30"],
    ["Mina Castellano", "cleaning", "2026-11-27"],
  ]);
});

it("takes 'but on Friday' for a day, and 'any day but Friday' for none of them", () => {
  const { said } = call("dental", TUESDAY, "a cleaning, any day next week but monday or tuesday please");
  expect(said[0]).toMatch(/Wednesday, December 2nd/);
});

it("passes on what was told of the one who waits, when the caller hangs up before", () => {
  const { messages } = call(
    "medical",
    TUESDAY,
    "i need a flu shot and my wife needs a physical, she can only do mondays",
    "tomorrow, the first one you have",
    "Omar Haddad",
    "419 555 0173",
    // Asked whether to keep what was read back.
    "i have to go, bye",
    "bye",
  );
  expect(messages.at(-1)?.text).toMatch(/Also for wife: my wife needs a physical/);
});

it("takes no question whether it has to be a day for a wish for it", () => {
  const { said } = call("dental", TUESDAY, "my crown came off", "does it have to be today");
  expect(said[1]).not.toMatch(/Today, I can do/);
});

it("takes the names of two who are told beside the wish, and gives each their own day", () => {
  const { bookings } = call(
    "dental",
    TUESDAY,
    "checkups for my two kids please, Nora and Felix Engel",
    "actually nora on monday and felix on wednesday, both in the afternoon",
    "the first one",
    "614 555 0112",
    "yes",
    "the first one",
    "yes",
  );
  expect(made(bookings)).toEqual([
    ["Nora Engel", "check-up", "2026-11-30"],
    ["Felix Engel", "check-up", "2026-11-25"],
  ]);
  expect(bookings.every(({ time }) => time >= "12:00")).toBe(true);
});

it("moves nothing for one who can't come before a day, and books another for whoever is named after a yes", () => {
  const { said } = call(
    "medical",
    TUESDAY,
    "need to book flu shots for my husband and me, i can come tomorrow at nine he can't come until friday next week",
    "Lyn Voss",
    "614 555 0121",
    "yes",
  );
  expect(said[3]).toMatch(/Now your husband's\..*Friday, December 4th/);
  const later = call(
    "dental",
    TUESDAY,
    "a cleaning on monday at eight",
    "Jo Marsh",
    "614 555 0113",
    "yes",
    "oh and my mom would like a check-up on tuesday next week",
  );
  expect(later.said.at(-1)).toMatch(/check-up.*Tuesday, December 1st/);
});

it("keeps who calls apart from who comes", () => {
  const { bookings } = call(
    "medical",
    TUESDAY,
    "hi this is priya raman, my husband needs a physical and i need a flu shot",
    "he's free wednesday afternoon next week, i can come in tomorrow",
    "the first one",
    "Arun Raman",
    "614 555 0111",
    "yes",
    "the first one",
    "Priya Raman",
    "yes",
  );
  expect(made(bookings)).toEqual([
    ["Arun Raman", "physical", "2026-12-02"],
    ["Priya Raman", "vaccine", "2026-11-25"],
  ]);
  expect(bookings[0]!.text).toMatch(/Called by: Priya Raman/);
});

it("hears one visit in a tale that tells of somebody else", () => {
  for (const words of [
    "i was eating my toast and my wife always tells me not to do the crusts and anyway it turns out it's my crown it came right off",
    "i was at my sister's for october and she has this lovely dentist there and he said i have a crown that's come a bit loose",
  ]) {
    const { said, state } = call("dental", TUESDAY, words);
    expect(said[0]).not.toMatch(/first, then/);
    expect(state.later).toBeUndefined();
  }
});

it("gives each their own day of 'Thursday for me and Friday for him', and the day that was agreed for both", () => {
  const days = call(
    "dental",
    TUESDAY,
    "I want a cleaning and my husband wants a whitening",
    "wednesday next week for me and friday for him",
    "the first one",
    "Liz Grant",
    "216 555 0143",
    "yes",
    "the first one",
    "Peter Grant",
    "yes",
  );
  expect(made(days.bookings)).toEqual([
    ["Liz Grant", "cleaning", "2026-12-02"],
    ["Peter Grant", "whitening", "2026-11-27"],
  ]);
  const hours = call(
    "dental",
    TUESDAY,
    "me and my husband need cleanings",
    "tuesday next week",
    "i can come in the morning, he can only come after three",
    "Paula Reyes",
    "216 555 0139",
    "yes",
    "the first one",
    "Carlos Reyes",
    "yes",
  );
  expect(made(hours.bookings)).toEqual([
    ["Paula Reyes", "cleaning", "2026-12-01"],
    ["Carlos Reyes", "cleaning", "2026-12-01"],
  ]);
  expect(hours.bookings[1]!.time >= "15:00").toBe(true);
});

it("books two, and no third, when both names are told at the first one's turn", () => {
  const { bookings } = call(
    "dental",
    TUESDAY,
    "my son needs a checkup and I'd like a cleaning too, both on monday",
    "the first one",
    "Cody and Mary Banks",
    "216 555 0172",
    "yes",
    "the first one",
    "yes",
  );
  expect(made(bookings)).toEqual([
    ["Cody Banks", "check-up", "2026-11-30"],
    ["Mary Banks", "cleaning", "2026-11-30"],
  ]);
});

it("takes a day that was told on the same weekday for the next one, and says that one is left out", () => {
  const lines = ["cleaning for me on monday and one for my son on tuesday"];
  const { said } = call("dental", TUESDAY, ...lines, "the first one", "Meg Fox", "216 555 0115", "yes");
  expect(said[4]).toMatch(/Now your son's\..*Tuesday, December 1st/);
  const left = call("dental", TUESDAY, ...lines, "actually forget my son's");
  expect(left.said[1]).not.toMatch(/keep that/);
  expect(left.state.later).toBeUndefined();
});

it("gives both the visit that closes the turn, in Spanish too", () => {
  const { said } = call(
    "dental",
    TUESDAY,
    "quiero una cita para mi esposa el lunes y para mí el martes, limpieza",
  );
  expect(said[0]).toMatch(/limpieza.*lunes 30/);
});

it.each([
  ["dental", "I'd like a cleaning, my husband drives me so he needs to know when"],
  ["dental", "I need a cleaning friday, my daughter has school on monday"],
  ["medical", "my dad needs a physical, he's free monday and I can drive tuesday"],
] as const)("makes no second visit of who drives, works or learns: %s %s", (desk, words) => {
  expect(call(desk, TUESDAY, words).said[0]).not.toMatch(/first, then/);
});

it("brings one more for 'my husband needs one as well' once the caller is booked, and nobody for a boss who kills", () => {
  const { bookings } = call(
    "dental",
    TUESDAY,
    "a cleaning on monday at ten",
    "Ann Hill",
    "216 555 0147",
    "yes",
    "my husband needs one as well at the same time",
    "the first one",
    "Bob Hill",
    "yes",
  );
  expect(bookings.map(({ name }) => name)).toEqual(["Ann Hill", "Bob Hill"]);
  expect(call("dental", TUESDAY, "I'm dying for a cleaning, my boss is killing me").said[0]).not.toMatch(
    /boss/,
  );
});

it("drops both at a plain 'never mind', and only one at 'never mind mine'", () => {
  const lines = ["cleaning for me monday and for my wife tuesday next week"];
  expect(call("dental", TUESDAY, ...lines, "never mind").said[1]).not.toMatch(/your wife's/);
  expect(call("dental", TUESDAY, ...lines, "never mind mine").said[1]).toMatch(/Now your wife's/);
  expect(
    call("dental", TUESDAY, "this is Tom Hale and I need a cleaning, my son has been there too").said[0],
  ).not.toMatch(/your son's/);
});

it.each([
  "Monday at nine, beautiful. It's Stan's name you want, W-O-J-C-I-K, and his number's 802-555-0139",
  "Monday at nine. put Stan's name down, W-O-J-C-I-K, 802-555-0139",
])("takes the name of whoever it is for, in '%s'", (line) => {
  const { said, state } = call(
    "law",
    "2026-11-24T15:05:00Z",
    "my brother-in-law needs an appointment, his ex is taking him to the cleaners",
    "family, it's a divorce, for Stan, Stan Wojcik, not me",
    "any morning next week, first thing",
    line,
    "his ex, Carla Wojcik",
    "Bernie Kowalski, but it's Stan's appointment",
  );
  expect(said[4]).toContain("for Stan Wojcik");
  expect(state.slots.name?.value).toBe("Stan Wojcik");
});

it.each([
  "yes. and then me, for the crown, Tuesday, no Wednesday, no hang on Thursday next week in the morning",
  "no no, only Rob's is cancelled. Mine's a new one, Thursday the third in the morning, loose crown",
  "no. cancel Rob's filling tomorrow. book me in for Thursday December third for a crown",
])("cancels no day of the other's new visit: '%s'", (line) => {
  const { said, messages } = call(
    "dental",
    "2026-11-24T15:05:00Z",
    "Hi it's Tess McAllister, my husband Rob can't make his filling tomorrow so cancel that",
    "802-555-0151",
    line,
    "yes",
  );
  expect(messages).toMatchObject([{ about: "cancel" }]);
  expect(messages[0]!.text).toContain("Appointment: Wednesday, November 25th");
  expect(said.slice(2).join(" ")).not.toMatch(/cancel the appointment[^.]*December 3rd/);
});

it.each(["cancel my husband Rob's filling tomorrow", "please cancel my husband's filling tomorrow"])(
  "hears the day of the visit that is not wanted, and none of the next one: '%s'",
  (line) => {
    const at = "2026-11-24T15:05:00Z";
    const told = ["this is Tess McAllister, 802-555-0151", "yes"];
    const next = "cancel Rob's filling and book me in for a crown Thursday December third";
    const { said, messages } = call("dental", at, line, ...told, next);
    expect(messages).toMatchObject([{ about: "cancel" }]);
    expect(messages[0]!.text).toContain("Appointment: Wednesday, November 25th");
    expect(said.at(-1)).toMatch(/December 3rd, I can do/);
  },
);

it.each<[desk: "dental" | "medical", told: string, row: string]>([
  ["dental", "Dad's number is 503 555 0188 if you need it.", "Dad's number: (503) 555-0188"],
  ["medical", "Her number is 503 555 0188 by the way.", "Her number: (503) 555-0188"],
  ["dental", "Margaret's is 503-555-0188, in case.", "Margaret's number: (503) 555-0188"],
])("%s: '%s' is written beside the number to call and takes its place nowhere", (desk, told, row) => {
  const { bookings, state } = call(
    desk,
    TUESDAY,
    `I need to book a ${desk === "dental" ? "cleaning" : "physical"} for my dad, his name is Walter Quigley.`,
    "Friday morning",
    "The first one. I'm Dana, his daughter.",
    "It's 503 555 0142, that's my cell.",
    told,
    "Yes that's right",
  );
  expect(bookings).toMatchObject([{ name: "Walter Quigley", phone: "+15035550142" }]);
  expect(JSON.stringify(state)).toContain(row);
  expect(JSON.stringify(state)).toContain("Called by: Dana");
});

it("writes a Spanish visit under her name where it is to stand 'a nombre de ella', and keeps his number", () => {
  const { bookings } = call(
    "law",
    TUESDAY,
    "Buenas, quiero una cita por un divorcio. No es para mí, es para mi hermana Lucía.",
    "El miércoles a las cuatro y media.",
    "Yo soy Marcos Ibarra.",
    "206 555 0171, ese es el mío. Pero la cita póngala a nombre de ella, Lucía Ibarra.",
    "El número de ella es 206 555 0199.",
    "Sí, por favor.",
  );
  expect(bookings).toMatchObject([{ name: "Lucía Ibarra", phone: "+12065550171" }]);
});
