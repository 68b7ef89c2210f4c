import { expect, it } from "vitest";
import { call, type DeskId, TUESDAY } from "./called.ts";

/** Every question of a breath is answered, and each by what it names itself. */

it.each<[desk: DeskId, said: string, answers: RegExp[]]>([
  [
    "law",
    "I need a lawyer for a divorce. How long does it take, and what should I have with me?",
    [/60 minutes/, /Bring tax returns/],
  ],
  ["medical", "I want a physical, do I need to fast and how long will it take?", [/no food/, /45/]],
  [
    "medical",
    "Do you do flu shots, how much are they and can I just walk in?",
    [/flu shots, at 35 dollars/, /by appointment/],
  ],
  [
    "dental",
    "Quisiera una cita para mi hija, le toca la limpieza. ¿Cuánto cuesta y hay que llegar antes?",
    [/120 dólares/, /diez minutos antes/i],
  ],
  ["dental", "Where do I park and do you take Delta?", [/free lot/, /PPO/]],
])("%s: '%s'", (desk, words, answers) => {
  const { said } = call(desk, TUESDAY, words);
  for (const answer of answers) expect(said[0]).toMatch(answer);
  expect(said[0]).not.toMatch(/can't give medical advice/);
});

it("goes on with what was asked about last, and asks of the thing before only where no other is named", () => {
  const { said } = call(
    "dental",
    TUESDAY,
    "Hi, how much is whitening and does it hurt?",
    "How long does it take?",
    "And how long is a cleaning?",
    "I'd like to book one then. And where do I park?",
  );
  expect(said[1]).toMatch(/whitening/i);
  expect(said[2]).toMatch(/cleaning takes about 45 minutes/);
  expect(said[3]).toMatch(/a cleaning.*There is a free lot/i);
});
