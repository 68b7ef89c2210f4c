import { expect, it } from "vitest";
import { call, MONDAY } from "./called.ts";

it("writes a refill and results of one caller on a paper each, with what is told of each", () => {
  const { messages } = call(
    "medical",
    MONDAY,
    "Hi, two things. I need a refill on my lisinopril, and I'm waiting on my blood test results from last week.",
    "Patricia Odom. I run out of the pills on Friday, by the way.",
    "555 207 3030. Oh, and my birthday's May 2nd, 1958, they always ask for it with the refill.",
    "Yes.",
    "Yes.",
  );
  const paper = (about: string) => messages.find((each) => each.about === about)?.text ?? "";
  expect(paper("refill")).toMatch(/lisinopril.*Friday.*May 2nd, 1958/);
  expect(paper("refill")).not.toContain("blood");
  expect(paper("results")).toContain("blood test");
  expect(paper("results")).not.toMatch(/pills|lisinopril/);
});

it("writes a husband's refill without his wife's results, and the other way round", () => {
  const { messages } = call(
    "medical",
    MONDAY,
    "Hello, my husband needs his metformin refilled and I'd like to know about my own mammogram results.",
    "I'm Elaine Tolliver, and he's Frank Tolliver, born April 9th, 1951.",
    "555 202 4141. And Frank's out of pills on Saturday.",
    "Yes. My birthday is January 5th, 1955.",
    "Yes.",
  );
  const paper = (about: string) => messages.find((each) => each.about === about)?.text ?? "";
  expect(paper("refill")).toMatch(/For: Frank Tolliver.*metformin.*1951.*Saturday/);
  expect(paper("refill")).not.toContain("mammogram");
  expect(paper("results")).toMatch(/mammogram.*1955/);
  expect(paper("results")).not.toMatch(/metformin|1951|Saturday/);
});

it("does so in Spanish, with the time to call on both", () => {
  const { messages } = call(
    "medical",
    MONDAY,
    "Hola, necesito que me renueven la receta de la metformina y también quiero saber los resultados de mis análisis.",
    "Me llamo Rosario Beltrán. Las pastillas se me acaban el viernes.",
    "Es el 555 204 1818.",
    "Sí, y que me llamen después de las cinco.",
    "Sí.",
  );
  const [refill, results] = messages.map(({ text }) => text);
  expect(refill).toMatch(/metformina\. .*el viernes/);
  expect(refill).not.toContain("análisis");
  expect(results).toContain("análisis");
  for (const each of [refill, results]) expect(each).toContain("Call back: después de las cinco");
});

it("knows which of two appointments is meant by its kind, its day or its place", () => {
  for (const lines of [
    [
      "I have two appointments coming up, a cleaning on December 3rd and a filling on December 9th, and I have to cancel one of them.",
      "It's Lydia Brandvold. Keep the filling, it's the cleaning that I can't make.",
    ],
    [
      "I've got a cleaning on December 3rd and a filling on December 9th, and I need to cancel the first one.",
      "Lydia Brandvold.",
    ],
    [
      "I have two visits, one on December 3rd and one on December 9th, and I have to cancel one.",
      "Lydia Brandvold. I still want the one on the ninth.",
    ],
  ]) {
    const { said } = call("dental", MONDAY, ...lines, "555 208 1166.");
    expect(said.at(-1), lines.join(" ")).toContain("the appointment, Thursday, December 3rd. For");
  }
  const right = call(
    "dental",
    MONDAY,
    "I have two appointments coming up, a cleaning on December 3rd and a filling on December 9th, and I have to cancel one of them.",
    "It's Lydia Brandvold. Keep the filling, it's the cleaning that I can't make.",
    "555 208 1166. Actually, the cleaning is December 4th, not the 3rd.",
  );
  expect(right.said.at(-1)).toContain("the appointment, Friday, December 4th. For");
});

it("puts the day of the appointment that is there right, and leaves the new one", () => {
  const english = call(
    "dental",
    MONDAY,
    "I need to move my appointment. It's next Tuesday at ten and I'd like the week after instead.",
    "Gordon Ames. No wait, I'm looking at the card, it's Thursday, my appointment, Thursday the third.",
    "555 203 9921.",
  );
  expect(english.said.at(-1)).toContain(
    "Thursday, December 3rd at 10 o'clock, to the week of Monday, December 7th",
  );
  const spanish = call(
    "dental",
    MONDAY,
    "Buenas, tengo una cita el martes a las diez y necesito cambiarla para la otra semana.",
    "Ramón Quiroga. Perdón, me equivoqué, mi cita es el miércoles, no el martes.",
    "555 209 1212. Y que sea por la tarde, por favor.",
  );
  expect(spanish.said.at(-1)).toContain("el miércoles 25 de noviembre a las 10, a la semana del lunes 30");
});

it("leaves a message for who is asked for by the first name, with the days and hours as they are told", () => {
  const { messages } = call(
    "medical",
    MONDAY,
    "Could Rosa call me back? It's about my daughter's asthma inhaler form for school.",
    "Marcy Dunphy. I'm at work, so only between twelve and one, or after five thirty.",
    "555 209 8080. Her name's Hallie Dunphy, and she's with Dr. Brandt, and the school wants it by Monday.",
    "Tomorrow I'm off, though, so tomorrow it can be any time.",
    "Yes.",
  );
  expect(messages[0]!.text).toContain("For: Rosa");
  expect(messages[0]!.text).toContain(
    "Call back: tomorrow any time, other days only between twelve and one, or after five thirty",
  );
});

it("writes the name of a business as it is spelled, and no letters", () => {
  const { messages } = call(
    "law",
    MONDAY,
    "Good morning. I'd like to leave word for Mr. Pell. I'm calling from Kesler Brothers Roofing, that's Kessler, K-E-double-S-L-E-R.",
    "It's Walt Kessler. I've got the time sheets he wanted.",
    "555 201, that's my area code... sorry, 555 is the area code. 201 7766.",
    "Yes. And he can get me after three, any day but Friday.",
  );
  expect(messages[0]!.text).toContain("Kessler Brothers Roofing.");
  expect(messages[0]!.text).not.toMatch(/K-E|area code/);
  expect(messages[0]!.text).toContain("Call back: after three, any day but Friday");
});
