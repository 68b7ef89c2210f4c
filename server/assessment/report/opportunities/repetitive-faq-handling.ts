import { listed } from "../model.ts";
import type { BottleneckKnowledge } from "./opportunity.ts";

export const repetitiveFaqHandling: BottleneckKnowledge = {
  bottleneck: "Repetitive FAQ Handling",
  half: "repeated",
  title: () => "Answer your ten most asked questions once, in writing",
  short: () => "your ten most asked questions",
  byIndustry: {
    Healthcare:
      "Plans, parking, prices, what to bring: the desk says these sentences all day. Write each once, let a clinician sign the medical ones, and nobody in the waiting room has to overhear them again.",
    Legal:
      "What does it cost, do you handle this, what shall I bring: these need an answer, not a lawyer. Yours to read once, and sign; the assistant says them word for word.",
    "Retail/E-commerce":
      "Where is it, does it fit, can I send it back. The answers stand in your shop software; the assistant reads them out while you serve the person in front of you.",
    "Hospitality/Restaurant":
      "Dogs, prams, parking, vegan dishes, last orders. Your team knows the answers by heart, which is exactly why a person need not give them.",
    "Financial Services":
      "Fees, forms, dates and passwords come up all year. Compliance signs each answer once, and from then on every client hears the same one.",
    "Real Estate":
      "Is it still free, are pets allowed, what are the costs. The listing says it, and people ask all the same; let the listing answer.",
    Education:
      "Fees, places, dates, entry rules. The same five questions arrive from family after family in the same week, and deserve the same careful answer.",
    Manufacturing:
      "Lead times, stock, certificates, opening hours of the gate. The order desk looks them up all day; the assistant looks in the same place.",
    Technology:
      "Often the answer exists already, on a page that nobody finds. The assistant finds the page, quotes the paragraph, and tells you which questions have no page yet.",
    "Professional Services":
      "Rates, lead times, how you work. Written down once in your own words, these answers sell for you while you do the work.",
    Other:
      "Hours, prices, directions, how long it takes. Whoever has said it a hundred times should say it once more, in writing.",
  },
  byChannel: {
    "Phone Calls": "On the phone it gives the answer in one breath, then asks whether that was all.",
    Email:
      "In e-mail it recognises the question behind three paragraphs, answers it, and copies you in for the first weeks.",
    "Live Chat": "The chat is where these questions live. It answers there first, with a link to read on.",
    "In-Person":
      "For people who stand in front of you, the same ten answers go on a sheet and a page behind a code on the counter.",
    "Social Media":
      "The same answers go into direct messages. In public it answers only what a poster on your door could say.",
    "Text/SMS": "By text each answer has one sentence and, where it helps, a map.",
    "Voice Assistants":
      "Voice assistants read out short facts well: hours, address, prices. Give them those, and no more.",
    "Web Forms":
      "Put the ten answers beside the form. Some forms will then never be sent, and that is the point.",
  },
  startIn: [
    "Live Chat",
    "Phone Calls",
    "Email",
    "Text/SMS",
    "Social Media",
    "Web Forms",
    "Voice Assistants",
    "In-Person",
  ],
  prepare: ({ industry }) =>
    `Then write the first answers: ${listed(industry.questions.slice(0, 3))}. Two sentences each, as you would say them.`,
  small: ({ industry }) => `Begin with these five: ${listed(industry.questions)}. Add five of your own.`,
  sign: () => "Keep a tally by the desk for one week now, and one week after. The difference is your answer.",
};
