import type { BottleneckKnowledge } from "./opportunity.ts";

export const dataEntry: BottleneckKnowledge = {
  bottleneck: "Data Entry/Form Filling",
  half: "repeated",
  title: ({ industry }) => `Stop typing what ${industry.customers} have already told you`,
  short: () => "forms and typing",
  byIndustry: {
    Healthcare:
      "The new patient sheet is filled in before the visit: name, plan, contact, reason. It is read back, written into your practice software, and checked by your desk with one look.",
    Legal:
      "Intake becomes a conversation: parties, dates, court, documents. The sheet in your case software is filled before you open the door, and a person confirms every name in it.",
    "Retail/E-commerce":
      "Addresses, sizes and return reasons go straight into the order. Nobody copies from one window into another, where the typing errors are born.",
    "Hospitality/Restaurant":
      "Arrival times, allergies, company addresses for the invoice: taken down once, at the booking, and printed where the shift looks.",
    "Financial Services":
      "It collects the papers for the review and names what is missing. Figures are never taken by ear: they come as documents, through your secure upload.",
    "Real Estate":
      "Applications arrive complete: who moves in, from when, which papers. What is missing is asked for the same evening.",
    Education:
      "Enrolment forms are filled in step by step, with the question explained when somebody stops. Your office checks them and no longer types them.",
    Manufacturing:
      "Part number, quantity, date and order number go from the mail into the draft of an order. Your desk reads it once and releases it.",
    Technology:
      "Version, browser, steps, error: the ticket fills itself from the conversation. The CRM gets the company and the plan in the same go.",
    "Professional Services":
      "The brief, the address for the invoice, the project's dates: collected in one talk, and filed where you bill from.",
    Other:
      "Names, numbers and wishes go from the conversation into your list, and are read back before they count.",
  },
  byChannel: {
    "Phone Calls": "On the phone it repeats every name and number, letter by letter where it matters.",
    Email:
      "It reads the mail and its attachments, fills the draft, and marks in yellow what it is not sure of.",
    "Live Chat": "In the chat each field is one short question. People answer those; they abandon forms.",
    "In-Person":
      "At the counter people fill in their own details on a tablet or their phone. Your people look up instead of down.",
    "Social Media":
      "Ask for no personal details in social media. It sends a private link to a safe form instead.",
    "Text/SMS":
      "By text it asks for one thing at a time. A photo of a document replaces ten lines of typing.",
    "Voice Assistants":
      "Leave typing work out of voice assistants: names come out wrong. A link to the phone does it better.",
    "Web Forms":
      "The form writes straight into your system. Today somebody copies it, and that somebody is expensive.",
  },
  startIn: [
    "Web Forms",
    "Email",
    "Phone Calls",
    "Live Chat",
    "Text/SMS",
    "In-Person",
    "Social Media",
    "Voice Assistants",
  ],
  prepare: ({ industry }) =>
    `Then lay the form you type most beside ${industry.system}, and strike out every line that nobody reads.`,
  small: ({ industry }) =>
    `Take the form you type most. Only that one goes into ${industry.system}, as a draft that a person releases.`,
  sign: () => "Check twenty entries by hand. If you correct fewer of them than before, take the next form.",
};
