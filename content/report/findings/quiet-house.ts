import type { Finding } from "../kinds.ts";

export const quietHouse: Finding = {
  id: "quiet-house",
  group: "shape",
  basis: ["customerInteractionPercentage", "operationalBottlenecks"],
  strength: 7,
  when: (s) => s.talk === 0 && s.reply <= 1 && s.named <= 2 && !s.onlyInPerson && !s.afterHours,
  title: () => "It is quiet, and that limits what can be won",
  means: (s, t) =>
    `Less than a quarter of your day is talk, they hear from you ${s.reply === 0 ? "within the hour" : "the same day"}, and you named little. With so few ${s.contacts} even a good machine has little to catch; one lost ${t.newOne} matters, but it is rare.`,
  look: (s, t) => `Count last week's ${s.contacts}. Under thirty, a pencil beats any tool for ${t.jobs}.`,
};
