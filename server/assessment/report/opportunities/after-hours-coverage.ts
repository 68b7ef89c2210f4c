import { listed } from "../model.ts";
import type { BottleneckKnowledge } from "./opportunity.ts";

export const afterHoursCoverage: BottleneckKnowledge = {
  bottleneck: "After-Hours Coverage",
  half: "missed",
  title: () => "Answer in the hours when nobody can",
  short: () => "the hours nobody covers",
  byIndustry: {
    Healthcare:
      "After five and over lunch it books what can be booked, tells real pain from a routine question by the words you gave it, and sends emergencies to your emergency line. At eight your desk finds one summary.",
    Legal:
      "An arrest at eleven at night goes to whoever is on duty. A new enquiry is asked for names and the kind of matter, and gets a consultation. Everything else waits in one note for the morning.",
    "Retail/E-commerce":
      "In the evening people have time to shop and you have none. It answers on stock, delivery and returns, and holds the item until you open.",
    "Hospitality/Restaurant":
      "During service and after closing it takes reservations and cancellations, and tells late arrivals where the key is. Nobody has to put down a tray.",
    "Financial Services":
      "A lost card goes to the hotline, a worried client gets a named person's time tomorrow, and a prospect gets an introduction. It never talks about markets.",
    "Real Estate":
      "People look for homes from the sofa, in the evening. It books tomorrow's viewings at ten in the evening, and sends a burst pipe to the plumber on call.",
    Education:
      "Parents write when the children sleep. It answers on dates, fees and places, takes the sick note for tomorrow, and books the visit.",
    Manufacturing:
      "The night shift of your customer has a question too. It reads out where an order stands, and wakes the duty manager only for a line that has stopped.",
    Technology:
      "When your team sleeps, another time zone works. It answers from the documentation, and pages the person on call for an outage and for nothing else.",
    "Professional Services":
      "The evening is when owners plan. It books a first meeting, notes what it is about, and tells a client with a fire when you will ring.",
    Other:
      "From closing to opening it answers what it knows, books what can be booked, and leaves you one page in the morning instead of a row of missed contacts.",
  },
  byChannel: {
    "Phone Calls":
      "Forward the phone to it at closing time, and back at opening. One setting at your phone provider.",
    Email:
      "Mail that arrives at night gets a real answer or a real time, not 'we have received your message'.",
    "Live Chat": "The chat on your site stays open at night, and says that it is an assistant.",
    "In-Person":
      "Your door is shut at night. A code on it opens a page that answers, books and takes a message, so that the walk was not for nothing.",
    "Social Media": "Messages at night get an answer within a minute. Public comments wait for a person.",
    "Text/SMS":
      "A text at ten in the evening gets a text back. It suits people who would not call at that hour.",
    "Voice Assistants":
      "Ask a voice assistant at night and it gives your hours, your emergency number and the next free time.",
    "Web Forms": "A form sent on Saturday is answered on Saturday, with a free time to choose.",
  },
  startIn: [
    "Phone Calls",
    "Text/SMS",
    "Live Chat",
    "Web Forms",
    "Email",
    "Social Media",
    "Voice Assistants",
    "In-Person",
  ],
  prepare: ({ industry }) =>
    `Then write down what may wait until morning, what may not, and who is woken for it. Add the answers people want at night, beginning with ${listed(industry.questions.slice(0, 2))}.`,
  small: () => "Cover the evening first, Monday to Friday. Weekends and lunch follow once you trust it.",
  sign: () =>
    "Each morning you read one summary. After two weeks you should no longer wonder what it left out.",
};
