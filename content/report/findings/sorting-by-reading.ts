import type { Finding } from "../kinds.ts";
import { article } from "../words.ts";

export const sortingByReading: Finding = {
  id: "sorting-by-reading",
  group: "leads",
  basis: ["operationalBottlenecks", "interactionChannels"],
  cures: ["three-questions", "first-reply"],
  strength: 6,
  when: (s) => s.leads && s.reply >= 1 && (s.forms || s.email) && !s.followUp,
  title: () => "You sort by reading everything to the end",
  means: (s, t) =>
    `Enquiries arrive by ${s.writtenWords} in whatever shape the sender likes, so each has to be read whole before you know ${t.sort[0]} or ${t.sort[2]}.`,
  look: (_, t) =>
    `Lay ten side by side. Underline the first sentence that told you whether it could be ${article(t.newOne)}; it is rarely in the first half.`,
};
