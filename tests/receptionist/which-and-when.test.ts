import { expect, it } from "vitest";
import { call, MONDAY, TUESDAY } from "./called.ts";

it("keeps a second choice behind the first, and the day where only the hour is put right", () => {
  const { said } = call(
    "law",
    MONDAY,
    "Good morning, I have a consultation with Mr. Pell on Tuesday the first at eleven and I'd like it later that same day.",
    "Colleen Abara, A-B-A-R-A. Sorry, it's at eleven thirty, my appointment.",
    "After two would be good, or if that's not possible then Wednesday morning.",
    "555 206 3232.",
  );
  expect(said.at(-1)).toContain(
    "Tuesday, December 1st at 11:30, to Tuesday, December 1st after 2 o'clock, otherwise Wednesday, December 2nd in the morning",
  );
});

it("cancels one of two for who drops one, in English and Spanish", () => {
  const english = call(
    "dental",
    MONDAY,
    "I've got a whitening on December 7th and a cleaning on December 14th, and I want to drop one of them.",
    "The whitening. I'm keeping the cleaning. Name's Ravi Menon.",
    "555 201 9292.",
  );
  expect(english.said.at(-1)).toContain("cancel the appointment, Monday, December 7th. For Ravi Menon");
  const spanish = call(
    "medical",
    TUESDAY,
    "Hola, tengo dos citas, una el lunes 30 con el doctor Brandt y otra el 4 de diciembre para un análisis de sangre, y tengo que cancelar una.",
    "La del lunes 30. La otra la dejo. Soy Elena Robles.",
    "555 209 3030.",
  );
  expect(spanish.said.at(-1)).toContain("cancelen la cita, el lunes 30 de noviembre. Para Elena Robles");
});

it("takes the date of the appointment that is there from a correction with its hour", () => {
  const { state } = call(
    "medical",
    MONDAY,
    "Buenas, necesito cambiar mi cita. La tengo el jueves 3 a las nueve.",
    "Perdón, no, el viernes 4 a las nueve. Y la quiero para la semana siguiente, por la mañana.",
  );
  expect(state.which).toBe("el viernes 4 de diciembre a las 9");
  expect(state.note).toBe("la semana del lunes 7 de diciembre por la mañana");
});

it("holds 'not before December', a weekday in class, and the week before", () => {
  const { state } = call(
    "law",
    TUESDAY,
    "I need to talk to a lawyer about a divorce, and I'd rather not come in before December.",
    "Sometime in the first two weeks of December, but Mondays I'm in class.",
  );
  expect(state.offered.length).toBeGreaterThan(0);
  for (const { day } of state.offered) expect(day >= "2026-12-01" && day !== "2026-12-07").toBe(true);
  const move = call(
    "dental",
    TUESDAY,
    "I'm calling about my son's appointment. He's down for Thursday the tenth at three fifteen and we need to come the week before.",
  );
  expect(move.state.note).toContain("the week of Monday, November 30th");
});

it("writes what is told of the first matter with the yes on its paper", () => {
  const { messages } = call(
    "medical",
    TUESDAY,
    "Hi, I'd like a refill of my blood pressure pills and also a copy of my vaccination record for a trip.",
    "Lorna Wick. We fly on the fifth, so I need the record by the third.",
    "555 203 7171. And the pills, I've got enough until the first.",
    "Yes. Oh, and the pills go to the Walgreens on Fifth.",
    "Yes.",
  );
  const paper = (about: string) => messages.find((each) => each.about === about)?.text ?? "";
  expect(paper("refill")).toMatch(/until the first.*Walgreens/);
  expect(paper("records")).toMatch(/by the third/);
  expect(paper("records")).not.toContain("pills");
});

it("takes any two capitals for the name that was asked for, and puts 'Lou, no wait, Luis' right", () => {
  const vale = call(
    "law",
    MONDAY,
    "I'd like to leave a message for Nadia. It's about the lease.",
    "Perrin Vale.",
    "555 207 5151. And she can call me tomorrow any time, other days after five.",
  );
  expect(vale.state.slots.name?.value).toBe("Perrin Vale");
  expect(vale.said.at(-1)).toContain("for Nadia Quist");
  expect(vale.said.at(-1)).toContain("tomorrow any time, other days after five");
  expect(
    call(
      "medical",
      MONDAY,
      "hi im running late for my nine forty five with doctor brandt like fifteen minutes",
      "its lou ferris no wait luis ferris thats what its under",
    ).state.slots.name?.value,
  ).toBe("Luis Ferris");
});
