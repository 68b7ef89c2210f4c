import type { Finding } from "../kinds.ts";
import { setsPrices } from "../words.ts";

/** Many more are lost than there is room for: what is scarce is room, and more of those who ask are no gain. */
export const nearlyFull: Finding = {
  id: "nearly-full",
  group: "room",
  basis: ["primaryGoal"],
  strength: 9,
  when: (s) => s.nearlyFull === true,
  title: () => "You are nearly full: choose, do not chase",
  means: (s, t) =>
    `You have room for {room} more ${s.room === 1 ? t.newOne : t.newOnes} a month, and by our estimate more than twice as many are lost to you now. So give that room to the ${t.jobs} you want most${t.travels ? ", those near where you are anyway first" : ""}; ${setsPrices(t) ? "name a price a tenth higher for whatever is not agreed yet ({raise} more from each)" : "give a name to those you cannot take"}; and put everybody else on a waiting list with a month beside the name.`,
  look: (_, t) =>
    `Which of last month's ${t.jobs} would you take again, and at which price? Those are the ones to keep places for.`,
};
