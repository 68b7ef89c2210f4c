import { expect, it } from "vitest";
import { deskOf } from "../../server/voice/desks.ts";
import { pickUp, reply } from "../../server/voice/dialogue/reply.ts";

const context = { now: new Date("2026-11-30T17:10:00Z"), desk: deskOf("dental"), slotsTaken: [] };

it.each([
  "Hi, my tooth hurts and my cheek's starting to swell up a little, can I come in?",
  "Hola, me duele una muela y se me está hinchando un poquito el cachete.",
  "me duele una muela y ya tengo hinchado el cachete",
])("tells of breathing and swallowing where a swelling is told by the way: %s", (line) => {
  expect(reply(context, pickUp(context).state, line).say).toMatch(/911/);
});

it("leaves a swelling after a filling for the office", () => {
  expect(reply(context, pickUp(context).state, "my gums are a little swollen").say).not.toMatch(
    /call it now/,
  );
});
