import { describe, expect, it } from "vitest";
import { ownDesk, type OwnDeskInput } from "../../contracts/voice-own-desk.ts";
import type { DialogueReply } from "../../contracts/voice.ts";
import { summarize } from "../../server/voice/dialogue/confirming/summary.ts";
import { pickUp, reply } from "../../server/voice/dialogue/reply.ts";
import { deskOf } from "../../server/voice/desks.ts";
import { deskFromOwn } from "../../server/voice/own-desk/desk-from-own.ts";
import { ownDeskInput } from "../own-desk.ts";

// The desks of a plumber, a salon and a bicycle shop, as strangers called them.

const service = (name: string, minutes: number, price: number | null = null, from = false) => ({
  name,
  minutes,
  price,
  from,
});
const plumber: Partial<OwnDeskInput> = {
  services: [
    service("Repair visit", 120, 95, true),
    service("Drain cleaning", 60, 145),
    service("Water heater installation", 240),
    service("Yearly furnace service", 90, 129),
  ],
  answers: [
    { id: "area", text: "We serve Larkspur and the three towns around it" },
    { id: "call-out", text: "The visit is 95 dollars, and comes off the price of the repair" },
  ],
};
const electrician: Partial<OwnDeskInput> = {
  services: [
    service("Estimate visit", 60, 0),
    service("Repair visit", 120),
    service("EV charger installation", 240, 900, true),
  ],
  answers: [{ id: "estimates", text: "Estimates for new work are free, and come in writing" }],
  urgentPhone: "",
};
const salon: Partial<OwnDeskInput> = {
  kit: "salon",
  services: [service("Haircut", 45, 60), service("Color", 120, 140, true)],
  answers: [{ id: "cancel", text: "Please tell us a day before. After that it is half the price" }],
  urgentPhone: "",
};
const shop: Partial<OwnDeskInput> = {
  kit: "salon",
  services: [service("Bike tune-up", 60, 89), service("Flat repair", 30, 18)],
  answers: [],
  urgentPhone: "",
};

function called(change: Partial<OwnDeskInput> | "ringwell", ...lines: string[]) {
  const desk = change === "ringwell" ? deskOf("ringwell") : deskFromOwn(ownDesk.parse(ownDeskInput(change)));
  const context = { now: new Date("2026-11-30T17:10:00Z"), desk, slotsTaken: [] };
  let last: DialogueReply = pickUp(context);
  const said = lines.map((line) => (last = reply(context, last.state, line)).say);
  const rows = summarize(desk, last.state).papers.flatMap((paper) =>
    paper.rows.map(({ label, value }) => `${label}: ${value}`),
  );
  return { said, state: last.state, rows, name: last.state.slots.name?.value };
}
const askedForName = ["I need a repair visit", "tomorrow at seven", "12 Oak Court, Larkspur"];

describe("a name is taken where one was told", () => {
  it.each([
    ["Will Turner.", "Will Turner"],
    ["Hope Street, like the road.", "Hope Street"],
    ["The name's Rusty Pipes, I know, I know.", "Rusty Pipes"],
    ["Mrs. Park", "Mrs. Park"],
    ["Booker T. Early", "Booker T. Early"],
    ["Van der Berg, Tess van der Berg", "Tess van der Berg"],
    ["Price, first name Penny.", "Penny Price"],
    ["Me llamo Rosario Mejor Peña", "Rosario Mejor Peña"],
  ])("%s", (words, name) => expect(called(plumber, ...askedForName, words).name).toBe(name));

  it.each([
    "Basement, side door",
    "Gate code 4417",
    "Larkspur",
    "Toque fuerte por favor",
    "Apartamento dos, en Larkspur",
  ])("and not where a thing or a place was: %s", (words) =>
    expect(called(plumber, ...askedForName, words).name).toBeUndefined(),
  );

  it.each([
    ["Art Long.", "Art Long"],
    ["My name is Art Long", "Art Long"],
    ["Yes the first one. I'm Faith Lopez-Ortiz.", "Faith Lopez-Ortiz"],
  ])("where the address was asked for, too: %s", (words, name) => {
    const { state, rows } = called(plumber, "I need a repair visit", "tomorrow at seven", words);
    expect(state.asked).toBe("place");
    expect(state.slots.name?.value).toBe(name);
    expect(rows.join()).not.toContain("Address");
  });

  it("beside the business of who calls", () => {
    const { rows } = called(
      "ringwell",
      "Okay, have somebody call me. Dr. Grace Will.",
      "614 555 0191, before nine or at lunch.",
      "The practice is Lakeview Dental.",
      "Yes.",
    );
    expect(rows).toEqual(expect.arrayContaining(["Name: Grace Will", "Business: Lakeview Dental"]));
  });
});

describe("a visitor's services are heard as callers name them", () => {
  it.each([
    ["My kitchen sink's been backing up and I need somebody to snake it", plumber, "drain-cleaning"],
    ["I want to replace my water heater", plumber, "water-heater-installation"],
    ["My water heater is leaking", plumber, "repair-visit"],
    ["Can somebody service my furnace?", plumber, "yearly-furnace-service"],
    ["I need a charger for my Tesla put in", electrician, "ev-charger-installation"],
    ["Can I get an estimate for an EV charger?", electrician, "estimate-visit"],
    ["Can you fix my flat tire?", shop, "flat-repair"],
    ["I'd like balayage on Friday", salon, "color"],
  ])("%s", (words, desk, id) => {
    const { state } = called(desk, words);
    expect(state.stack).toEqual(["book"]);
    expect(state.slots.service?.value).toBe(id);
  });

  it("with their prices, however they are asked for", () => {
    expect(called(shop, "How much is a tune up?").said[0]).toContain("A bike tune-up is 89 dollars.");
    expect(called(shop, "Can you fix a flat?").said[0]).toContain("Yes, we do. Flat repair is 18 dollars.");
    expect(called(electrician, "How much is the estimate visit?").said[0]).toContain(
      "An estimate visit is free.",
    );
    expect(called(salon, "¿Cuánto cuesta el tinte?").said[0]).toContain("Un tinte cuesta desde 140 dólares.");
    expect(called(plumber, "¿Cuánto cuesta destapar el drenaje?").said[0]).toContain(
      "La limpieza de drenaje cuesta 145 dólares.",
    );
  });

  it("and what was never confirmed of them is not promised", () => {
    const { said } = called(salon, "Do you do balayage?", "How much are highlights?");
    expect(said[0]).toContain(
      "We do color. I haven't been told about balayage by name, so I would ask the team.",
    );
    expect(said[0]).not.toContain("Yes, we do");
    expect(said[1]).toContain(
      "A color starts at 140 dollars. For highlights in particular, I would ask the team.",
    );
  });

  it("and a price that was not given is offered a call", () => {
    const { said } = called(plumber, "Can you give me a ballpark for a new water heater?");
    expect(said[0]).toMatch(
      /^I haven't been given a price for a water heater installation\..* Shall I have someone call you\?$/,
    );
  });
});

describe("what cannot wait at a tradesman's desk", () => {
  it.each([
    "You put in a switch last Thursday and now it's buzzing and getting warm",
    "I saw sparks when I plugged in the vacuum",
    "El enchufe echa chispas",
  ])("says what to do with current at once: %s", (words) => {
    const { said, state } = called(electrician, words);
    expect(said[0]).toMatch(/switch off its breaker|baje su interruptor/);
    expect(said[0]).not.toMatch(/chest|pecho/);
    expect(state.stack).toEqual(["book"]);
  });

  it("raises no alarm for what is denied", () => {
    const { said, state } = called(
      electrician,
      "My switch is humming",
      "No sparks, no smoke, nothing like that. It just hums.",
    );
    expect(state.alarm).toBeUndefined();
    expect(said[1]).toContain("today at 10:45");
    const furnace = called(
      plumber,
      "Our furnace is banging and blowing cold air",
      "No, nobody's sick, no smell. It's just loud.",
    );
    expect(furnace.said[1]).not.toContain("chest");
  });

  it("carries on with the soonest visit once the water is off", () => {
    const { said } = called(
      plumber,
      "I want to replace my water heater, how much is it?",
      "Hold on, there's water all over the floor now",
      "Okay, I found the valve, it's off. Nothing's running anymore.",
      "So how soon can somebody get here?",
    );
    expect(said[1]).toMatch(/shut it.* I can do today at 10:45/);
    expect(said[2]).toMatch(
      /^Good, I'm glad that's under control\. I can do today at 10:45, or tomorrow at 7 o'clock in the morning\./,
    );
    expect(said[3]).toContain("today at 10:45");
  });
});

describe("a question that nobody here can answer", () => {
  it("is passed on, and never said to be noted and missed in one breath", () => {
    const { said } = called(
      shop,
      "Hi, do you have the Trek Marlin 6 in a medium in stock?",
      "Could you check and hold one for me till Saturday?",
    );
    for (const each of said) expect(each).toMatch(/call you|call about/);
    expect(said.join()).not.toMatch(/didn't quite get/);
    expect(said[0]).not.toBe(said[1]);
  });

  it("is no yes to a call when it begins with okay", () => {
    const { said } = called(
      shop,
      "Do you carry helmets?",
      "Okay. I've got a flat, can I just bring it in now?",
    );
    expect(said[1]).not.toContain("May I have your name?");
  });
});

describe("what there is to book", () => {
  it.each([
    [
      plumber,
      "What services do you offer?",
      /^You can book a? ?repair visits?, drain cleaning, a water heater/,
    ],
    [shop, "what do you guys do there", /^You can book a bike tune-up or flat repair\./],
    [salon, "¿Qué servicios ofrecen?", /Puede reservar/],
  ] as const)("is told out of the owner's list", (desk, words, answer) => {
    expect(called(desk, words).said[0]).toMatch(answer);
  });
  it("is asked which, of who says yes to it", () => {
    expect(called(plumber, "what do you do?", "yes please").said[1]).toMatch(/\?$/);
  });
  it.each([
    ["How much is an EV charger installation?", "do you offer financing?"],
    ["I'd like an EV charger installation", "Do you do roofing too?"],
    ["How long does an EV charger installation take?", "do you offer gift cards?"],
  ])("is no promise of what nobody told: '%s', then '%s'", (first, then) => {
    const { said } = called({ ...electrician, answers: [] }, first, then);
    expect(said[1]).not.toMatch(/Yes, we do|900/);
  });
  it("is said of what was asked about before, where that is meant", () => {
    expect(called(salon, "how much is color?", "do you do that on Saturdays?").said[1]).not.toMatch(
      /won't guess/,
    );
    expect(called(salon, "do you do color?").said[0]).toMatch(/^Yes, we do/);
  });
});

describe("in Spanish", () => {
  it("a visit is booked at an address with its apartment, and moved to tomorrow", () => {
    const { state, rows } = called(
      plumber,
      "Es que no tengo agua caliente desde anoche",
      "Hoy a las tres",
      "Me llamo Rosario Mejor Peña.",
      "Tres cero tres, cinco cinco cinco, cero uno cuatro cuatro.",
      "Calle Olmo 45, apartamento 2, en Larkspur. Toque fuerte porque el timbre no sirve.",
      "Ay, perdón, mejor mañana a las nueve, hoy no voy a estar.",
      "Sí, así está bien.",
    );
    expect(state.filed).toMatchObject([{ kind: "booking", day: "2026-12-01", time: "09:00" }]);
    expect(rows).toEqual(
      expect.arrayContaining([
        "Name: Rosario Mejor Peña",
        "Address: Calle Olmo 45, apartamento 2, en Larkspur",
      ]),
    );
  });

  it("an appointment is moved from its day and hour, and both questions beside it are answered", () => {
    const { said, rows } = called(
      salon,
      "Hola, quiero cambiar mi cita del jueves, por favor.",
      "Es un corte con Inés a las once.",
      "¿Puede ser el viernes a las cuatro?",
      "Soy Milagros Cruz.",
      "917 555 0121",
      "¿Me van a cobrar algo por cambiarla? ¿Y cuánto cuesta el tinte?",
      "Sí, correcto.",
    );
    expect(said[5]).toContain(
      "Lo tengo escrito en inglés: «Please tell us a day before. After that it is half the price.»",
    );
    expect(said[5]).toContain("140 dólares");
    expect(rows).toEqual(
      expect.arrayContaining([
        "Appointment: el jueves 3 de diciembre a las 11",
        "New time: el viernes 4 de diciembre a las 4",
      ]),
    );
  });
});

describe("a prospect's doubts are answered", () => {
  it.each([
    ["What happens if your servers go down on a Monday morning?", /your calls go where you decide/],
    ["I don't trust these things. They make stuff up.", /answers from what you gave it/],
    ["We tried one of these last year and it was terrible", /That's fair/],
    ["Can it tell a new client from an existing one and put the calls through?", /straight through/],
    ["We don't get that many calls honestly", /it may not pay/],
    ["What if it books two guys at the same time?", /slot|twice|book/],
  ])("%s", (words, answer) => {
    const { said, state } = called("ringwell", words);
    expect(said[0]).toMatch(answer);
    expect(state.stack).toEqual([]);
  });
});
