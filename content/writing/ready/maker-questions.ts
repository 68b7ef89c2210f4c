import { priceDependsOn, priceRange } from "../../prices.ts";
import type { QuestionSet } from "./customer-questions.ts";

/** What the businesses that use the assistant ask its maker about money and leaving. */
export const makerQuestions: QuestionSet = {
  heard:
    /^(?=.{0,200}\b(?:assistant|ai receptionist|voice ai|our (?:product|service))\b)(?=.{0,200}\b(?:cancel\w*|contracts?|notice|invoices?|billing|subscription|(?:the|our) (?:price|pricing|cost|fee)s? (?:of|for) (?:the|our))\b)(?!.{0,200}\b(?:appointments?|vendors?|patients|our phones?)\b)/,
  about: "the price of the assistant, and how to cancel",
  keyword: "AI receptionist price",
  title: "What does the assistant cost, and how do I cancel?",
  lead: "Here are the questions we’re asked most about the bill and about leaving. If your own invoice says something that you don’t find here, ask us, and we’ll go through it with you line by line.",
  questions: [
    [
      "What does it cost?",
      `Most set-ups come to ${priceRange}, depending on ${priceDependsOn}. Your own figure stands in your quote.`,
    ],
    [
      "Why is this month’s bill higher than the last one?",
      "Look first at the number of calls and messages: a storm, a holiday or a mailing shows up there. [Where customers see that number, and for how far back.] If it still doesn’t make sense, send us the invoice with the line marked.",
    ],
    [
      "Do spam calls and hang-ups count?",
      "[Yes or no, and from which second on.] If you get many of them, tell us. [What can be done about it.]",
    ],
    [
      "How do I cancel?",
      "Your term and your notice are in your quote. Write to [address] from the email address we have for you, and you’ll get the last day in writing within [one working day].",
    ],
    [
      "What happens on the last day?",
      "You switch the forwarding off with your phone company, and calls ring at your desk as before. It’s your number and stays yours. Try it the evening before, so that nobody calls into nothing.",
    ],
    [
      "What happens to our calls and notes?",
      "You get the answers you wrote and the summaries of your calls, and then they’re deleted here. [By which date, and how you’re told.]",
    ],
    [
      "Can I pause it instead?",
      "You can switch the forwarding off at any time. [Whether the fee changes while it’s off, and for how long.]",
    ],
    [
      "Can I go to a smaller plan?",
      "[Which plans there are, and from which date a change counts.] Have your calls of the last three months beside you; they tell you more than the names of the plans.",
    ],
    [
      "Whom do I call about an invoice?",
      "[Name or role] at [number], [hours], or [email]. We answer within [one working day].",
    ],
  ],
};
