import type { Finding } from "../kinds.ts";

export const datesByPhone: Finding = {
  id: "dates-by-phone",
  group: "dates",
  basis: ["operationalBottlenecks", "interactionChannels"],
  strength: 5,
  when: (s) => s.scheduling && s.phone && !s.afterHours,
  title: () => "A date costs a conversation",
  means: (_, t) =>
    `Every date is a call, with a calendar open and a pause while somebody looks. For ${t.easy} the conversation adds nothing; for ${t.hard} it is the work itself.`,
  look: (_, t) =>
    `Note the next ten calls about dates: how many were ${t.easy}, and how many minutes did those take?`,
};
