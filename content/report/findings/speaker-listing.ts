import type { Finding } from "../kinds.ts";

export const speakerListing: Finding = {
  id: "speaker-listing",
  group: "doors",
  basis: ["interactionChannels"],
  about: [],
  strength: 5,
  when: (s) => s.speakers && s.doors > 1,
  title: () => "Somebody else wrote what smart speakers say about you",
  means: (_, t) =>
    `Some of your people come through voice assistants. Those read from a directory entry: hours, address, perhaps ${t.ask[0]}. If it is wrong, no one tells you.`,
  look: (_, t) =>
    `Ask one about your own ${t.place}: when you are open and what you do. Correct the entry it reads from.`,
};
