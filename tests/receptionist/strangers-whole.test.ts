import { expect, it } from "vitest";
import { call } from "./called.ts";

/** Whole calls by people who had read only the site. Instants are UTC; the desks are on Pacific time or as they say. */

it("keeps a limit, takes the earliest, and notes whom and what without scraps of the name", () => {
  const { bookings, said } = call(
    "dental",
    "2026-11-24T17:12:00Z",
    "hi good morning um I need to get in for a cleaning it's been like eight months I think",
    "so I teach so it has to be after three thirty and not a Wednesday and if I can I'd like Dr. Marsh's hygienist or whoever works with her",
    "um let's do the earliest one of those that's after three thirty please",
    "oh and can you put down that I'm really sensitive on the lower left so they know",
    "it's Priya Raghunathan R A G H U N A T H A N and my cell is 555 014 7723",
    "yes that's right",
  );
  expect(said[3]).toMatch(/put that down/);
  expect(bookings).toMatchObject([
    {
      name: "Priya Raghunathan",
      time: "16:15",
      text: expect.stringMatching(/^Asks for: Dr\. Marsh's hygienist .*really sensitive on the lower left/),
    },
  ]);
});

it("books two back to back after school, the son first, on one yes", () => {
  const { bookings } = call(
    "dental",
    "2026-11-29T03:40:00Z",
    "Hey, I need two appointments, one for me and one for my son, he's nine. Just checkups and cleanings.",
    "Ideally the same day, back to back, or at the same time if you have two people free. The week of December seventh would be best.",
    "Mornings don't work, he's got school till two. So Thursday the tenth, two thirty or after?",
    "Okay, whatever's closest to that is fine, the first one you said. Put him first so he doesn't sit there and get nervous.",
    "I'm Marcus Bell, B-E-L-L, and he's Theo, same last name. 555-018-2264 for both.",
    "Yep, both of those, yes please.",
  );
  expect(bookings).toMatchObject([
    { name: "Theo Bell", day: "2026-12-10", time: "14:30" },
    { name: "Marcus Bell", day: "2026-12-10", time: "15:15" },
  ]);
});

it("gives an agreed time up for no 'that morning', and hears a number put right", () => {
  const { bookings } = call(
    "dental",
    "2026-12-04T00:48:00Z",
    "buenas tardes disculpe hablan español",
    "quisiera una cita para que me revisen la muela puede ser el martes ocho en la mañana",
    "este sí la primera que tenga esa mañana está bien",
    "Rosa Elvira Mendoza mi teléfono es 555 013 4408 no perdón 4480 4 4 8 0",
    "sí así está bien correcto",
    "sí",
  );
  expect(bookings).toMatchObject([{ name: "Rosa Elvira Mendoza", day: "2026-12-08", phone: "+15550134480" }]);
});

it("moves with two wishes and a limit, and says that the old one stands", () => {
  const { messages, said } = call(
    "dental",
    "2026-12-07T06:15:00Z",
    "Hello, I have an appointment on Tuesday the eighth, at nine I believe, for a filling. I need to move it.",
    "The name is Harriet Lindqvist. L-I-N-D-Q-V-I-S-T. And the number you have should be 555-011-9056.",
    "Could it be later the same week? Friday, perhaps. Otherwise the Monday after, the fourteenth.",
    "I don't mind what time as long as it's before noon. The first one is fine.",
    "And so I'm clear, the Tuesday one is cancelled then? I don't want to be charged for not turning up.",
    "Yes, that is correct. Thank you very much, good night.",
  );
  expect(said[4]).toMatch(/old one stands/);
  expect(messages).toMatchObject([
    {
      name: "Harriet Lindqvist",
      text: expect.stringMatching(
        /^Appointment: Tuesday, December 8th at 9 o'clock \| New time: Friday, December 11th or Monday, December 14th before noon \| .*I don't want to be charged for not turning up\.$/,
      ),
    },
  ]);
});

it("tells the old time from the new one, however it is put right", () => {
  const { messages } = call(
    "law",
    "2026-11-30T19:40:00Z",
    "yeah hi this is Dale Pruitt I got an appointment thursday at two and they changed my shift so I gotta move it",
    "um the week after so like the eighth or ninth and a morning would be best",
    "it's 555 013 4710",
    "no uh listen old one is thursday december third two pm new one is december eighth in the morning",
    "yes",
  );
  expect(messages[0]!.text).toMatch(
    /Thursday, December 3rd at 2 o'clock \| New time: Tuesday, December 8th in the morning/,
  );
});

it("throws at no question about the other appointment, and keeps the one that is booked", () => {
  const { bookings } = call(
    "dental",
    "2026-12-03T16:40:00Z",
    "Buenos días, quiero una limpieza para mi hijo, el martes ocho o el miércoles nueve, después de las tres.",
    "El miércoles nueve a las cuatro. ¿Y la de mañana queda cancelada?",
    "Mateo Belmonte, 555 015 2770",
    "Sí, está bien. ¿Y la de mañana queda cancelada?",
  );
  expect(bookings).toMatchObject([{ name: "Mateo Belmonte", day: "2026-12-09", time: "16:00" }]);
});

it("passes on what was told when the caller leaves, with their hour and name", () => {
  const { messages } = call(
    "dental",
    "2026-11-30T19:05:00Z",
    "Can I talk to a person please.",
    "No, I don't want to tell a computer. I want a human being at the front desk.",
    "Fine. Walter Gorski. G-O-R-S-K-I. 555-012-6671. They told me the crown was paid for and now I have a letter saying it's not.",
    "Just get somebody to speak to me today. Not tomorrow. Goodbye.",
  );
  expect(messages).toMatchObject([{ name: "Walter Gorski", phone: "+15550126671" }]);
  expect(messages[0]!.text).toMatch(/the crown was paid for.*today/);
});

it("takes lateness, a missed call and a contract for what they are", () => {
  const late = call(
    "dental",
    "2026-12-01T18:21:00Z",
    "yeah hi I've got a ten thirty with uh Oyelaran and I'm stuck on the bridge",
  );
  expect(late.said[0]).toMatch(/thanks for telling us/i);
  const missed = call(
    "law",
    "2026-12-11T01:58:00Z",
    "somebody from your office called me I have a missed call no voicemail",
  );
  expect(missed.said[0]).not.toMatch(/What day/);
  const contract = call(
    "ringwell",
    "2026-12-16T21:25:00Z",
    "is there a contract or can I cancel whenever I want",
  );
  expect(contract.said[0]).not.toMatch(/ask .* to cancel/);
});
