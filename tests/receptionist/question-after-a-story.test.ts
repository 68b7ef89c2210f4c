import { describe, expect, it } from "vitest";
import { call, type DeskId } from "./called.ts";

const TUESDAY = "2026-11-24T16:00:00Z";
const first = (desk: DeskId, words: string) => call(desk, TUESDAY, words).said.at(-1);

describe("a question after a story", () => {
  it.each<[DeskId, string, RegExp]>([
    [
      "dental",
      "so my kid, he's 7, he ate about a pound of taffy, whatever, anyway do you do those sealant things, my neighbor swears by them",
      /sealant is 45 dollars/,
    ],
    ["dental", "my kid ate about a pound of taffy. do you do those sealant things?", /sealant is 45 dollars/],
    ["dental", "my daughter's getting married in May, how long before should I whiten", /two weeks before/i],
    [
      "law",
      "my brother in law borrowed my boat, sank it, moved to Ohio, anyhow is that a thing for small claims",
      /small claims/,
    ],
    ["law", "is it true you get half if we win", /a third/],
  ])("%s: %s", (desk, words, answer) => expect(first(desk, words)).toMatch(answer));

  it("that needs its story keeps it", () => {
    expect(first("dental", "so my kid ate a pound of taffy, anyway can I book him a cleaning")).toMatch(
      /What day/,
    );
  });
});

describe("a child who is only named", () => {
  it("is not whom the visit is for", () => {
    const { state } = call(
      "dental",
      TUESDAY,
      "my son plays hockey all winter, can I get a whitening before Christmas",
    );
    expect(state.slots.service?.value).toBe("whitening");
  });
  it("who is to come is", () => {
    expect(
      call("dental", TUESDAY, "can I get my daughter in for a cleaning").state.slots.service?.value,
    ).toBe("child");
  });
});

describe("a day that is not known", () => {
  it.each<[DeskId, string]>([
    ["medical", "my mom has an appointment and I'm not sure if it's this Thursday or next"],
    ["medical", "mi mamá tiene una cita y no sé if it's this thursday or next"],
    ["dental", "I can't remember whether my cleaning is Thursday"],
    ["medical", "no sé si mi cita es este jueves o el otro"],
  ])("%s: is no day that was told: %s", (desk, words) => {
    expect(first(desk, words)).toMatch(/can't look up appointments|no puedo ver las citas/);
    expect(first(desk, words)).not.toMatch(/closed|Cerramos/);
  });
});
