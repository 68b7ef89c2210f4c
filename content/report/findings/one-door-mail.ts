import type { Finding } from "../kinds.ts";
import { asCustomer } from "../spoken.ts";

export const oneDoorMail: Finding = {
  id: "one-door-mail",
  group: "doors",
  basis: ["interactionChannels"],
  cures: ["first-reply", "arrival-note", "missed-list"],
  strength: 6,
  when: (s) => s.email && s.doors === 1,
  title: () => "Everything goes through one mailbox",
  means: (_, t) =>
    `It all comes by e-mail: requests, ${t.order}, “${asCustomer(t.status)}”. A mailbox sorts by arrival and not by importance, and ${t.next}.`,
  look: (_, t) =>
    `Look at the mailbox at nine: how many of the first twenty lines could become ${t.newOnes}, and how far down is the first of them?`,
};
