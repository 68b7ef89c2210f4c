import type { Finding } from "../kinds.ts";
import { setsPrices } from "../words.ts";

export const noRoom: Finding = {
  id: "no-room",
  group: "room",
  basis: ["primaryGoal"],
  cures: ["full-book"],
  strength: 10,
  when: (s) => s.room === 0,
  title: () => "You are full: nobody new has to be won",
  means: (s, t) =>
    `You have no room for another ${t.newOne}, so do not pay to win one.${s.missedPart >= 0.1 ? ` But many of those whom nobody answered will be ${t.customers} you have: they have to get through.` : ""} What helps is a quick and kind no, ${setsPrices(s.trade) ? "a price that matches the demand" : "a name for those you cannot take"}, and time for the ${t.customers} you have.`,
  look: (_, t) =>
    `Think of the last three you turned away or kept waiting. Would one of them have been a better ${t.customer} than the one you enjoy least?`,
};
