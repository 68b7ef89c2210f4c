import * as kind from "./classes.ts";
import { numbers } from "./numbers.ts";
import { like, type Sketch } from "./sketch.ts";

export const businessLaw: Sketch = like(
  /\b((construction|contractors?'?|tax|landlord(?:[ -]tenant)?|tenant|hoa|education|environmental|franchise|civil rights|consumer|debt|business|contract) (law|attorneys?|lawyers?)( (firm|group|office))?|mediation( services)?|mediators?|arbitrat\w*)\b/i,
  kind.agency,
  {
    an: "a law office for disputes and deals",
    job: "consultation",
    jobs: "consultations",
    newOne: "new matter",
    newOnes: "new matters",
    books: true,
    night: "the notice that was taped to a door or came by certified mail",
    hands: "while you are in court or in a closed meeting",
    next: "somebody who holds a letter with a deadline calls until a lawyer calls back",
    ask: ["what it costs", "how soon they can speak to a lawyer", "whether you handle a case like theirs"],
    easy: "a first consultation with the papers sent ahead",
    hard: "a deadline, the other side on the line or a case somebody else began",
    typed: "parties, dates and documents",
    system: "the case management system",
    sort: [
      "the names of everybody on the other side",
      "what came in writing, and which date is on it",
      "about how much is at stake",
    ],
    cold: "consultations after which nobody signed",
    gap: "an hour kept free for a consultation nobody came to",
    status: "what happens next in their matter",
    expert: "whether to fight or to settle",
    never: ["how a matter will end", "that a deadline has been met"],
    urgent: "a hearing or a deadline this week, a lockout, an officer at the door",
    tests: [
      "Could I speak to somebody about a contract?",
      "Do I have a case?",
      "They served me last week and I think the answer is due tomorrow.",
    ],
    rules: [
      "No advice and no promise to take a matter: unauthorized practice and the start of a lawyer-client relation are your bar's questions.",
      "The names of both sides come before the story, or the conflict check comes too late.",
    ],
    lever: "senders",
    facts: [
      "Accountants, other lawyers and past clients send most matters worth having: a call the day one comes, and a word when it ends, within what you may say.",
      "A paid first hour, with the papers read beforehand, weeds out people who only want free advice, and it turns into a retainer more often than a free half hour does.",
    ],
  },
  numbers(45, 28, 28, 20, 3400, 45, 34, 150),
  ["Legal"],
);
