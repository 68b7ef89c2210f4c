import type { BottleneckKnowledge } from "./opportunity.ts";

export const followUp: BottleneckKnowledge = {
  bottleneck: "Follow-up Communication",
  half: "missed",
  title: ({ industry }) => `Go back to every ${industry.customer} you meant to go back to`,
  short: () => "follow-ups",
  byIndustry: {
    Healthcare:
      "The patient due for a check-up since spring, the treatment plan nobody answered: it reminds in your words, twice at most, and books the visit when they say yes.",
    Legal:
      "After a consultation comes a short note: what you need from them, and by when. If it does not come, so does a reminder. Nothing about the matter itself stands in it.",
    "Retail/E-commerce":
      "A full basket left behind, an item back in stock, a thank-you that asks how it fits. One message each, and only to those who said you may.",
    "Hospitality/Restaurant":
      "A line before the stay, a thank-you after it, an answer to the review. Regulars hear from you when their table in the garden is open again.",
    "Financial Services":
      "The missing signature, the yearly review, the answer after a proposal: reminders go out on the day, in neutral words, and stop when they reply.",
    "Real Estate":
      "After a viewing it asks one question: still interested? A yes gets the papers, a no says why, and your owner hears it on Friday.",
    Education:
      "A visit without an enrolment, a form without a signature, a course about to fill up: it reminds kindly, with the date, and tells you who went quiet.",
    Manufacturing:
      "Quotes run out without a word. It asks a week before what is missing, and once more on the last day. Your sales people call only those who answer.",
    Technology:
      "A trial that stalls on day three gets the page that helps. A demo without a next step gets one. Nobody gets five mails.",
    "Professional Services":
      "The quote of two weeks ago, the project you finished in May: it asks whether there is a question, in your words and under your name.",
    Other:
      "Whoever asked and heard nothing since gets one friendly message with a next step. Silence is noted, and left in peace.",
  },
  byChannel: {
    "Phone Calls":
      "It prepares the list and the words for your calls. It does not dial people by itself: rules for automatic calls are strict, and people dislike them.",
    Email: "It writes the mail, you release the first ten, and then it keeps the rhythm.",
    "Live Chat":
      "In the chat it asks at the end whether it may come back to them, and how. That yes is worth keeping.",
    "In-Person":
      "When people leave, your team asks one thing: may we remind you? A code on the receipt takes the yes and the number.",
    "Social Media": "It answers in the thread where they asked. It starts none.",
    "Text/SMS": "A text is read. So it sends one, at a decent hour, with a way to say stop.",
    "Voice Assistants":
      "A voice assistant can hold the reminder they set themselves. Your own reminders go another way.",
    "Web Forms":
      "Who sent a form gets an answer that day, and one more line after a week. Both stop at a reply.",
  },
  startIn: [
    "Email",
    "Text/SMS",
    "Phone Calls",
    "Web Forms",
    "Live Chat",
    "Social Media",
    "In-Person",
    "Voice Assistants",
  ],
  prepare: ({ industry }) =>
    `Then list the ${industry.customers} who asked in the last month and heard nothing since, and write the one message they should get.`,
  small: ({ industry }) =>
    `Take one list only: ${industry.customers} who asked in the last month and heard nothing since.`,
  sign: () => "Of the first twenty you go back to, count who replies. Each reply was already yours.",
};
