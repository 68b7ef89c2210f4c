import type { Finding } from "../kinds.ts";
import { article } from "../words.ts";

export const sortingByReading: Finding = {
  id: "sorting-by-reading",
  group: "leads",
  basis: ["operationalBottlenecks", "interactionChannels"],
  cures: ["three-questions", "first-reply"],
  strength: 6,
  when: (s) => s.leads && s.reply >= 1 && (s.forms || s.email) && !s.followUp,
  title: () => "You have to read every inquiry to the end before you can sort it",
  means: (s, t) =>
    `Inquiries come by ${s.writtenWords} in whatever form people like, so you read each one through before you know the first thing: ${t.sort[0]}.`,
  look: (_, t) =>
    `Take ten of them and underline the first sentence that told you whether it could become ${article(t.newOne)}. It is rarely in the first half.`,
};
