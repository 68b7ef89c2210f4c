import type { BottleneckKnowledge } from "./opportunity.ts";

export const customerSupport: BottleneckKnowledge = {
  bottleneck: "Customer Support",
  half: "repeated",
  title: ({ industry }) =>
    `Answer the simple requests of ${industry.customers}, and hand over the rest in order`,
  short: () => "simple support requests",
  byIndustry: {
    Healthcare:
      "Prescriptions to repeat, a copy of a bill, a form for the insurer: it takes the request with name and date of birth and puts it on one list. Your front desk works the list once an hour instead of jumping up for each.",
    Legal:
      "Clients ask for copies, dates and 'any news'. It takes the request, names the day you answer, and puts it into the matter, so that nobody has to interrupt a brief.",
    "Retail/E-commerce":
      "It looks up the parcel, opens a return and prints the label. What needs a decision comes to you with order number and photo already there.",
    "Hospitality/Restaurant":
      "Invoices, a forgotten coat, one more towel: it takes the wish, tells the right person, and tells the guest when. Complaints go to whoever runs the shift, at once.",
    "Financial Services":
      "Tax papers, an address to change, a portal that will not open: it sends the right form and a secure link, and books a call when that is not enough.",
    "Real Estate":
      "Tenants report a dripping tap at midnight. It asks for the room, a photo and when the plumber may come, and knows from your list what counts as an emergency.",
    Education:
      "Certificates, timetables, a lost password: it hands out what is public and passes the rest on with name and class. The office reads one tidy list each morning.",
    Manufacturing:
      "It takes order number, part and what is wrong, asks for a photo, and opens the case. Quality gets complete claims instead of half a sentence.",
    Technology:
      "It answers from your documentation and links the page. What it cannot solve becomes a ticket with version, steps and the error, so that the first reply is not a question.",
    "Professional Services":
      "Clients ask where things stand. It reads out the status you wrote, notes what they need, and leaves the judgment to you.",
    Other:
      "It solves what follows a rule, and takes down the rest: who, what, how urgent, by when. You open one list with everything in it.",
  },
  byChannel: {
    "Phone Calls":
      "On the phone it asks one question at a time, and puts a person on the line when the caller asks for one.",
    Email:
      "In your mailbox it drafts the reply. For the first weeks a person reads each draft before it goes.",
    "Live Chat":
      "In the chat it answers in seconds and says honestly when a person takes over, and when that will be.",
    "In-Person":
      "At the counter nothing changes for the person in front of you. The gain is behind it: each wish is noted once, and nobody asks twice.",
    "Social Media":
      "In public comments it only says 'we have written to you'. The matter itself belongs in a private message.",
    "Text/SMS":
      "By text it keeps to two sentences and a link. People can send the photo with the same thumb.",
    "Voice Assistants":
      "On a voice assistant it tells the status of a request, and no private details: others may be in the room.",
    "Web Forms":
      "After the form it asks the one thing that is always missing. That saves the first mail back.",
  },
  startIn: [
    "Email",
    "Live Chat",
    "Phone Calls",
    "Text/SMS",
    "Web Forms",
    "Social Media",
    "Voice Assistants",
    "In-Person",
  ],
  prepare: () =>
    "Then write down your three simplest requests: what people say, what you do, and what you tell them.",
  small: () =>
    "Choose the three requests you could answer in your sleep. Only those are closed without a person.",
  sign: ({ industry }) =>
    `Fewer ${industry.customers} should ask the same thing twice. Count them for a week before, and a week after.`,
};
