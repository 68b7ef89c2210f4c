import { describe, expect, it } from "vitest";
import type { Caller } from "./callers.ts";
import { summarize } from "../../server/voice/dialogue/confirming/summary.ts";
import { pickUp, reply } from "../../server/voice/dialogue/reply.ts";
import { contextAt } from "./play.ts";

/** Plays the lines at that instant: 2026-11-29T05:40Z is a Saturday evening there, 2026-12-01T17:30Z a Tuesday morning. */
function call(desk: Caller["desk"], now: string, ...lines: readonly string[]) {
  const context = contextAt(desk, new Date(now));
  let last = pickUp(context);
  const said = lines.map((line) => (last = reply(context, last.state, line)).say);
  return { said, state: last.state, receipt: summarize(context.desk, last.state).lines.join(" | ") };
}
const NIGHT = "2026-11-29T05:40:00Z";
const OPEN = "2026-12-01T17:30:00Z";

describe("who runs late", () => {
  it("while nobody is there is told so, and is asked which appointment it is", () => {
    const { said, receipt } = call(
      "medical",
      NIGHT,
      "This is Carla Munro, I'm stuck behind a wreck and I'm gonna be like twenty minutes late",
      "Monday at 9:30",
      "555 013 2200",
      "Yes",
    );
    expect(said[0]).toMatch(/Nobody is there right now.*Which day and time/);
    expect(said[2]).toMatch(/Monday, November 30th at 9:30/);
    expect(said.join(" ")).not.toMatch(/right away|at once/);
    expect(receipt).toMatch(/Running late.*Appointment: Monday, November 30th/);
  });

  it("while somebody is there is let through right away, and asked for no appointment", () => {
    const { said } = call(
      "medical",
      OPEN,
      "This is Carla Munro, I'm stuck behind a wreck and I'm gonna be like twenty minutes late",
      "555 013 2200",
      "Yes",
    );
    expect(said[0]).toMatch(/right away/);
    expect(said.join(" ")).not.toMatch(/Which day/);
    expect(said[2]).toMatch(/at once/);
  });
});
