import type { Step } from "../step-kinds.ts";
import { each } from "../own-hours.ts";
import { dear } from "../words.ts";

export const threeQuestions: Step = {
  id: "three-questions",
  kind: "cheaper-fix",
  basis: ["operationalBottlenecks"],
  when: (s) => s.leads,
  comfort: 0,
  closes: { "sorting-time": 0.4 },
  takes: ["Lead Qualification"],
  setupHours: 1,
  work: (value) => [each(value, "freshShare", 1, "inquiries, the three questions asked")],
  subject: "Lead Qualification",
  already: (_, t) => `every new ${t.customer} is asked the same things first`,
  title: (_, t) => `Ask every new ${t.customer} the same few questions first`,
  does: (s, t) =>
    dear(t)
      ? `You cannot give an hour to everybody who asks. Once you know three things (${t.sort[0]}; ${t.sort[1]}; ${t.sort[2]}), five minutes tell you whether it fits, and an early no is a kindness.`
      : `Before any date or price, find out: ${t.sort[0]}; ${t.sort[1]}; ${t.sort[2]}. ${s.phone || s.inPerson ? "Put them on a card" : "Put them into your first reply"}, in this order, so nobody makes promises you can't keep.`,
  dayOne: (s, t) =>
    dear(t)
      ? `Write three questions inside the cover of your notebook, beginning with ${t.sort[0]}. Ask the next person who inquires all three.`
      : `${s.phone || s.inPerson ? "Write the three lines on a card" : "Save the three lines as a reply"}. From tomorrow, nothing goes further without the answers.`,
  needs: (s) =>
    s.written
      ? "a few lines with the three questions and what you take on, ready to send, and a rule for what is a no"
      : "the card, a rule for what is a no, and where you send people you cannot help",
  watch: () => "inquiries that reached you without all three answers",
  never: () => "come before you have said hello and listened to one sentence",
  short: (_, t) => `asking every new ${t.customer} the same few questions`,
};
