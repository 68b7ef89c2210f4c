import type { BottleneckKnowledge } from "./opportunity.ts";

export const appointmentScheduling: BottleneckKnowledge = {
  bottleneck: "Appointment Scheduling",
  half: "repeated",
  title: ({ industry }) => `Let ${industry.customers} book and move ${industry.bookings} themselves`,
  short: ({ industry }) => `booking ${industry.bookings}`,
  byIndustry: {
    Healthcare:
      "It offers the free slots from your practice software, writes the visit in, and sends a reminder the day before. A patient who cancels at ten at night frees the chair for somebody on the waiting list.",
    Legal:
      "It books a first consultation after it has asked for names, so that you can check for a conflict. It leaves court days and deadlines alone, and never squeezes a client between two hearings.",
    "Retail/E-commerce":
      "It gives out pick-up times and fittings, and moves them when the parcel is late. Nobody has to leave the till to look into the book.",
    "Hospitality/Restaurant":
      "It takes tables up to your limit, asks about high chairs and allergies, and confirms by text. A guest who cancels is asked to, so the table can go to somebody else tonight.",
    "Financial Services":
      "It fills the review calendar by itself: one invitation with three dates, a reminder, and a second invitation if nothing comes back. Clients who do not answer go on a short list for a personal call.",
    "Real Estate":
      "It puts viewings back to back in the slots you set, one home after the other. Each visitor gets the address, the time and a question the day before: are you still coming?",
    Education:
      "It books campus visits and trial lessons into the hours your teachers gave. Families get the room, the bus and the name of the person they will meet.",
    Manufacturing:
      "It agrees call-back slots with sales, and pick-up windows with drivers. The loading bay sees who comes when, and nobody waits at the gate.",
    Technology:
      "It offers demo slots in the visitor's own time zone and asks two questions first: how many users, and which tool it should replace. Your team walks in prepared.",
    "Professional Services":
      "It offers first meetings in the hours you keep free for them, and asks what the project is. The ping-pong of 'would Tuesday suit you' ends.",
    Other:
      "It offers the free times from your calendar, confirms the one that fits, and reminds people the day before. It moves an appointment without a person in between.",
  },
  byChannel: {
    "Phone Calls": "On the phone it names two free times, not ten. Choosing is easier that way.",
    Email:
      "In e-mail it answers 'when can I come' with two free times and a link. One mail back, and it is booked.",
    "Live Chat": "In the chat it shows the next free times as buttons. The visitor never leaves the page.",
    "In-Person":
      "At your counter the booking stays with your people. Give them the same calendar on one screen, so that the next visit is agreed before the person leaves.",
    "Social Media":
      "In a direct message it answers with two free times and a link, before the thread goes cold.",
    "Text/SMS":
      "By text a single letter is enough: A for Thursday, B for Friday. The reminder goes out the same way.",
    "Voice Assistants":
      "Over a voice assistant at home, 'book my usual' is enough once their details are known.",
    "Web Forms": "Replace the form's 'preferred date' with real free times. A wish becomes a booking.",
  },
  startIn: [
    "Phone Calls",
    "Text/SMS",
    "Web Forms",
    "Live Chat",
    "Email",
    "Social Media",
    "Voice Assistants",
    "In-Person",
  ],
  prepare: ({ industry }) =>
    `Then write down which ${industry.bookings} it may book, how long each takes, and what it has to ask first.`,
  small: ({ industry }) =>
    `Open only ${industry.simpleBookings} at first. Keep ${industry.judgmentBookings} with your people.`,
  sign: ({ industry }) =>
    `From week to week, more ${industry.bookings} of that kind should need none of your time. Count them on Fridays.`,
};
