import type { BottleneckKnowledge } from "./opportunity.ts";

export const leadQualification: BottleneckKnowledge = {
  bottleneck: "Lead Qualification",
  half: "missed",
  title: () => "Know within minutes which new enquiry deserves your time",
  short: () => "new enquiries",
  byIndustry: {
    Healthcare:
      "It asks whether they are new, what they come for and which plan they have. Implants, braces and other large treatments go to your coordinator the same hour; a check-up is simply booked.",
    Legal:
      "It asks what kind of matter it is, in which court, who the other side is, and by when. You see at a glance what you take, what you refer, and what has a deadline.",
    "Retail/E-commerce":
      "It tells the single sale from the wholesale buyer, and the look-around from 'I need thirty by Friday'. The second kind rings a person.",
    "Hospitality/Restaurant":
      "For parties and weddings it asks date, heads and budget range. Your events person calls back with a menu that fits, and not with questions.",
    "Financial Services":
      "It asks what they want to arrange, by when, and how they found you. It asks for no amounts and gives no opinion, and it puts the right adviser on the callback.",
    "Real Estate":
      "It asks everybody the same four things: which home, from when, buying or renting, and when they can view. Your agents spend the evening with people who can sign.",
    Education:
      "It asks for the course, the start and what they have learned so far. Families who fit get a visit; families who do not get an honest answer and another address.",
    Manufacturing:
      "It asks for part, number, material and date, and sends the link for the drawing. Requests for a quote arrive complete, and the large ones on top.",
    Technology:
      "It asks team size, tool in use and date of decision. Small teams go to the self-service trial, large ones to a person with a calendar.",
    "Professional Services":
      "It asks what should be different when the job is done, by when, and who decides. You call back the three that matter, in the right order.",
    Other:
      "It asks what they need, by when, and how you can reach them. The enquiry that cannot wait comes to your phone; the rest waits on a list.",
  },
  byChannel: {
    "Phone Calls":
      "On the phone it asks three questions and no more. Then it connects the call, or promises a time that you keep.",
    Email: "It reads the first mail, asks for what is missing in one reply, and marks how urgent it sounds.",
    "Live Chat":
      "In the chat the questions come one by one, and a good answer opens a meeting with you on the spot.",
    "In-Person":
      "When somebody walks in, your people ask the same questions from a card. What they hear lands on the same list.",
    "Social Media":
      "A comment with 'how much?' becomes a private message with one question back. Half a day later it would be cold.",
    "Text/SMS": "By text two questions are the limit. Then it offers a time to talk.",
    "Voice Assistants":
      "A voice assistant is a poor place to be asked things. Let it take a name and number, and call back.",
    "Web Forms":
      "The form stays short. The assistant asks the second half right after it is sent, while they are still there.",
  },
  startIn: [
    "Web Forms",
    "Phone Calls",
    "Live Chat",
    "Email",
    "Text/SMS",
    "Social Media",
    "Voice Assistants",
    "In-Person",
  ],
  prepare: ({ industry }) =>
    `Then write down the three questions you ask every new ${industry.customer}, and which answer should reach you at once.`,
  small: ({ industry }) =>
    `Write down the three questions you always ask a new ${industry.customer}. That list is the whole first version.`,
  sign: () => "Look at your next ten callbacks. If you knew before each what it was about, it works.",
};
