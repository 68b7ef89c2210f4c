import { expect, it } from "vitest";
import { call, TUESDAY } from "./called.ts";

it("once a time is booked the buttons offer to change it, not to book it again", () => {
  const booked = ["a cleaning tomorrow at 3:30", "Pat Doe", "415-555-0192", "yes"];
  const { chips } = call("dental", TUESDAY, ...booked);
  expect(chips).toEqual(["No, that's all", "Change the time", "I'd like to leave a message"]);
  const changed = call("dental", TUESDAY, ...booked, "Change the time").said.at(-1);
  expect(changed).toContain("What time would you like instead?");
});
