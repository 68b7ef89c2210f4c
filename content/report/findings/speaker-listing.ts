import type { Finding } from "../kinds.ts";

export const speakerListing: Finding = {
  id: "speaker-listing",
  group: "doors",
  basis: ["interactionChannels"],
  about: [],
  strength: 5,
  when: (s) => s.speakers && s.doors > 1,
  title: () => "What a smart speaker says about you, somebody else wrote",
  means: (_, t) =>
    `Some of yours come through voice assistants. Those read from a directory entry: hours, address, perhaps ${t.ask[0]}. If the entry is wrong, no one tells you.`,
  look: (_, t) =>
    `Ask one aloud for your own ${t.place}: when it is open, and what it says you do. Correct the entry it reads from.`,
};
