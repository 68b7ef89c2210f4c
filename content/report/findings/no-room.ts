import type { Finding } from "../kinds.ts";

export const noRoom: Finding = {
  id: "no-room",
  group: "room",
  basis: ["primaryGoal"],
  cures: ["full-book"],
  strength: 10,
  when: (s) => s.room === 0,
  title: () => "You are full, so what you lose costs you nothing",
  means: (_, t) =>
    `You have no room for another ${t.newOne}, so do not pay to win one. What helps is a quick and kind no, a price that matches the demand, and time for the ${t.customers} you have.`,
  look: (_, t) =>
    `Think of the last three you turned away or kept waiting. Would one of them have been a better ${t.customer} than the one you enjoy least?`,
};
