import type { BottleneckKnowledge } from "./opportunity.ts";

export const orderProcessing: BottleneckKnowledge = {
  bottleneck: "Order Processing",
  half: "repeated",
  title: () => "Take in repeat orders complete, and tell people where theirs is",
  short: () => "repeat orders and their status",
  byIndustry: {
    Healthcare:
      "Contact lenses, retainers, repeat prescriptions: it takes the request, checks that name and product match, and lines it up for a clinician to release. Nothing leaves without that release.",
    Legal:
      "Standard documents are your orders: a certified copy, a simple letter, a company extract. It takes the request and the details, and puts the draft in front of you.",
    "Retail/E-commerce":
      "It takes the order again that they took last time, checks stock, and sends a payment link. 'Where is it' gets the carrier's own answer, with the day.",
    "Hospitality/Restaurant":
      "Takeaway, breakfast boxes, a cake for Saturday: it takes the order, reads it back with the price, and prints it in the kitchen with the time.",
    "Financial Services":
      "Your orders are requests: a statement, a new card, a changed limit. It opens the request with the right form. It carries none out.",
    "Real Estate":
      "Keys, name plates, certificates for the landlord: small orders with many calls. It takes them, passes them to the caretaker, and reports back.",
    Education:
      "Course places, books and certificates are ordered in the same week by everybody. It takes the order, checks the place, and sends the bill from your system.",
    Manufacturing:
      "Repeat orders of stock parts come in with part number, quantity and date, checked against the last one. Your desk releases them; anything new goes to sales.",
    Technology:
      "More seats, a changed plan, a copy of an invoice: it prepares the change, shows the new price from your list, and waits for their yes in writing.",
    "Professional Services":
      "Standard packages can be ordered like goods: it explains what is in them, takes the details, and sends your usual terms. You confirm.",
    Other:
      "It takes the order that looks like the last one, reads it back, and says when it will be ready. What is unusual comes to you.",
  },
  byChannel: {
    "Phone Calls": "On the phone it reads the order back before it counts, price included.",
    Email: "It turns the mail into a draft order, and asks in one reply for whatever is missing.",
    "Live Chat": "In the chat it finds the last order and asks: the same again?",
    "In-Person":
      "At the counter orders stay with your people. It keeps the queue short by taking the status questions away from it.",
    "Social Media":
      "A wish in a message becomes a link to the filled basket. No payment happens in the thread.",
    "Text/SMS": "By text 'same again' is an order, once they confirm the price with a yes.",
    "Voice Assistants":
      "On a voice assistant only known customers repeat known orders, and confirm on a screen of their own.",
    "Web Forms": "The order form checks as it goes: out of stock, too small an amount, no such street.",
  },
  startIn: [
    "Web Forms",
    "Email",
    "Phone Calls",
    "Text/SMS",
    "Live Chat",
    "Social Media",
    "Voice Assistants",
    "In-Person",
  ],
  prepare: ({ industry }) =>
    `Then write down what a complete order looks like, and where in ${industry.system} its status stands.`,
  small: ({ industry }) =>
    `Status questions come first: reading ${industry.system} breaks nothing. Taking orders follows a week later.`,
  sign: () =>
    "Count how many orders come back with a question. That number should fall, and the hours with it.",
};
