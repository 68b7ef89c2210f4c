import * as kind from "./classes.ts";
import { numbers } from "./numbers.ts";
import { like, type Sketch } from "./sketch.ts";

export const medicareAndLifeInsurance: Sketch = like(
  /\b((life|health|medicare|senior) (insurance|plans?|made easy|advisors?|solutions)( (agency|group))?|medicare( \w+){0,2}|annuit(y|ies))\b/i,
  kind.agency,
  {
    an: "a life, health or Medicare insurance agency",
    job: "appointment",
    jobs: "appointments",
    books: true,
    night: "the letter about next year's premium, opened at the kitchen table",
    hands: "while you are going through plans with somebody",
    next: "they sign with the agent who sits down with them first",
    ask: [
      "what it would cost them",
      "whether their doctor is in the plan",
      "what the difference between two plans is",
    ],
    easy: "a review with the card and the list of medications in hand",
    hard: "a denied claim, a missed deadline or a caller who is confused",
    typed: "applications, medications and doctors",
    system: "the client file",
    sort: [
      "how old they are, and what they have now",
      "which doctors and medications must stay",
      "when it has to start",
    ],
    cold: "quotes after a first meeting that nobody decided on",
    gap: "an hour kept free for somebody who did not come",
    order: "cards and changes",
    status: "whether they are enrolled",
    expert: "which plan fits a client",
    never: ["that a doctor or a medicine is covered", "which plan somebody should take"],
    urgent: "coverage that ends today, somebody in the hospital without a card",
    tests: [
      "I turn 65 in March, what do I have to do?",
      "Is my cardiologist in that plan?",
      "I am at the pharmacy and they say I have no coverage.",
    ],
    rules: [
      "What may be said about Medicare plans, and who must consent to be called, is set by CMS: your calls may have to be recorded.",
      "Health and account numbers go into no tool that is not yours.",
    ],
    lever: "talk",
    facts: [
      "Everybody turns sixty-five on a known day. A list of birthdays, with a letter six months ahead where the contact rules allow it, is your best source, and every client knows three more.",
      "From October 15 to December 7 the questions never stop. Book reviews for September, and put the easy answers on a page. Clients who hear from you once between January and June stay.",
    ],
  },
  numbers(55, 15, 30, 18, 720, 65, 24, 60),
  ["Financial Services"],
);
