import { expect, it } from "vitest";
import { call } from "./called.ts";

/** What was agreed stays as it was agreed, whatever comes after. */

const AT = "2026-11-24T17:12:00Z";
const MESSAGE = [
  "Can I leave a message for Dr. Marsh? My crown feels too high since Friday",
  "Ann Smith",
  "408 555 0142",
  "Yes, that's right",
];

it("leaves a message that was agreed as it is when an alarm comes, and keeps another number beside the alarm", () => {
  const { messages } = call(
    "dental",
    AT,
    ...MESSAGE,
    "Oh my God, my husband is not breathing",
    "You can reach my neighbor at 408 555 0199",
  );
  expect(messages).toHaveLength(2);
  expect(messages[0]).toMatchObject({ name: "Ann Smith", phone: "+14085550142", urgent: false });
  expect(messages[0]?.text).not.toContain("neighbor");
  expect(messages[1]).toMatchObject({ phone: "+14085550199", urgent: true, unconfirmed: true });
});

it("files nothing urgent of the turn that calls an alarm off", () => {
  const { messages } = call(
    "dental",
    AT,
    "My son is not breathing",
    "False alarm, he's fine now. I want to book a cleaning, Ann Smith, 408 555 0142",
  );
  expect(messages).toEqual([]);
});

it("asks for the name again when the caller says that it is wrong, and takes it for no message", () => {
  const { said } = call(
    "dental",
    AT,
    ...MESSAGE.slice(0, 3),
    "No, the name you have is wrong, please change that",
  );
  expect(said.at(-1)).toMatch(/name/i);
  expect(said.at(-1)).not.toMatch(/is wrong/);
});

it("takes a number that is wrong there for no wrong number", () => {
  const { said } = call(
    "dental",
    AT,
    ...MESSAGE.slice(0, 3),
    "No, that's not right",
    "No, the phone number you have there is wrong",
  );
  expect(said.at(-1)).not.toMatch(/wrong number/);
  expect(said.at(-1)).toMatch(/number/);
});

it("counts read-backs anew once a part was put right", () => {
  const { said } = call(
    "dental",
    AT,
    "I'd like to book a cleaning, the soonest you have",
    "the first one",
    "Dana Whitfield",
    "408 555 0142",
    "No",
    "the name",
    "Bob Jones",
    "No, that's wrong",
  );
  expect(said.at(-1)).not.toMatch(/keep getting that wrong/);
});
