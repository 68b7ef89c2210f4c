import { article } from "../words.ts";
import type { Finding } from "../kinds.ts";

export const quietHouse: Finding = {
  id: "quiet-house",
  group: "shape",
  basis: ["customerInteractionPercentage", "operationalBottlenecks"],
  strength: 7,
  when: (s) => s.talk === 0 && s.reply <= 1 && s.named <= 2 && !s.onlyInPerson && !s.afterHours,
  title: () => "Things are quiet, so there isn't much to gain",
  means: (s, t) =>
    `Less than a quarter of your day is talk, people hear from you ${s.reply === 0 ? "within the hour" : "the same day"}, and you didn't name much. With so few ${s.contacts}, even a good assistant has little to catch. Losing ${article(t.newOne)} hurts, but it doesn't happen often.`,
  look: (s) =>
    `Count last week's ${s.contacts}. If there were fewer than thirty, a pencil does everything a tool could do for you.`,
};
