import type { Finding } from "../kinds.ts";

export const noRoom: Finding = {
  id: "no-room",
  group: "room",
  basis: ["primaryGoal"],
  strength: 10,
  when: (s) => s.room === 0,
  title: () => "You are full, so nothing that is lost costs you anything",
  means: (_, t) =>
    `You have no room for another ${t.newOne}. Then do not pay to win one: close the book, or raise the price until there is room again, and say no at once and kindly. By these sums a price a tenth higher brings {raise} a year from the new ones alone. What helps is time for the ${t.customers} you have.`,
  look: (_, t) =>
    `Take the last three you turned away or let wait. Would one of them have been a better ${t.customer} than your least good one?`,
};
