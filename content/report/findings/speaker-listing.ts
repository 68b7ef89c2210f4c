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
    `Some people find you through a voice assistant, and it reads from a directory listing: hours, address, perhaps ${t.ask[0]}. If the listing is wrong, nobody tells you.`,
  look: (_, t) =>
    `Ask one about your own ${t.place}: when you are open and what you do. Then correct the listing it reads from.`,
};
