import type { Finding } from "../kinds.ts";
import { setsPrices } from "../words.ts";

/** Many more are lost than there is room for: what is scarce is room, and more of those who ask are no gain. */
export const nearlyFull: Finding = {
  id: "nearly-full",
  group: "room",
  basis: ["primaryGoal"],
  strength: 9,
  when: (s) => s.nearlyFull === true,
  title: () => "You're nearly full, so choose instead of chasing",
  means: (s, t) =>
    `You have room for {room} more ${s.room === 1 ? t.newOne : t.newOnes} a month, and by our estimate you lose more than twice as many. So give that room to the ${t.jobs} you want most${t.travels ? ", starting with those near where you already are" : ""}; ${setsPrices(t) ? "quote a tenth more for anything that isn't agreed yet ({raise} more from each)" : "send the ones you can't take to somebody you trust"}; and put everybody else on a waiting list with a month beside the name.`,
  look: (_, t) =>
    `Which of last month's ${t.jobs} would you take again, and at what price? Those are the ones to keep room for.`,
};
