import { expect, it } from "vitest";
import { deskOf } from "../../server/voice/desks.ts";
import { summarize } from "../../server/voice/dialogue/confirming/summary.ts";
import { pickUp, reply } from "../../server/voice/dialogue/reply.ts";

const desk = deskOf("medical");
function call(...lines: string[]) {
  const context = { now: new Date("2026-11-30T17:10:00Z"), desk, slotsTaken: [] };
  let last = pickUp(context);
  const said = lines.map((line) => (last = reply(context, last.state, line)).say);
  return { said, state: last.state, paper: summarize(desk, last.state).lines };
}

it("takes a medicine's name for nobody's", () => {
  const { said, state } = call("Necesito que me manden la receta a la farmacia. Se llama losartán.");
  expect(said[0]).not.toMatch(/Gracias, Losartán/);
  expect(state.slots.name).toBeUndefined();
});

it("puts the visit under the mother's name, and what she needs in rows of its own", () => {
  const { said, paper } = call(
    "Quisiera una cita de control para mi mamá, ella no habla inglés.",
    "La primera está bien.",
    "Soy Nayeli Barrón, 802 555 0188.",
    "Sí, pero a nombre de mi mamá, Guadalupe. Y va a necesitar intérprete.",
    "Sí, así está bien.",
    "No, gracias, es todo. Pero sí necesito que sepan que se queda sin pastillas el viernes.",
  );
  expect(said[3]).toMatch(/Guadalupe/);
  expect(said[5]).not.toMatch(/no le entendí/);
  expect(paper).toContain("Name: Guadalupe");
  expect(paper).toContain("Needs: Intérprete");
  expect(paper).toContain("Left: Sin pastillas el viernes");
});
