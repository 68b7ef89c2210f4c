import type { Finding } from "../kinds.ts";
import { setsPrices } from "../words.ts";

export const noRoom: Finding = {
  id: "no-room",
  group: "room",
  basis: ["primaryGoal"],
  cures: ["full-book"],
  strength: 10,
  when: (s) => s.room === 0,
  title: () => "You're full, so you don't need to win anybody new",
  means: (s, t) =>
    `One more ${t.newOne} would have to wait, so don't pay to win any.${s.missedPart >= 0.1 ? ` But many of the people nobody answered are ${t.customers} you already have, and they need to get through.` : ""} What helps is a quick, kind no, ${setsPrices(s.trade) ? "a price that matches the demand" : "somebody to send the others to"}, and time for the ${t.customers} you have.`,
  look: (_, t) =>
    `Think of the last three you turned away or kept waiting. Would one of them have been a better ${t.customer} than the one you enjoy least?`,
};
