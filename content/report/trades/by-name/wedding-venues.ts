import { serves } from "../served.ts";
import * as kind from "./classes.ts";
import { numbers } from "./numbers.ts";
import { like, type Sketch } from "./sketch.ts";

export const weddingVenues: Sketch = like(
  /\b(barn (at|on)\b.{0,40}|(the )?(barn|manor|mill|chapel|pavilion|ballroom|estate|orchard|hall|gardens?) (at|on) .{1,40}|(wedding|event) (venues?|barns?|spaces?|centers?)|(barn|vineyard|farm|garden|estate) (weddings?|events?|venue)|banquet (halls?|centers?)|reception halls?)$/i,
  kind.performer,
  {
    an: "a wedding and event venue",
    place: "venue",
    ...serves("couple", "new event", "tour"),
    night: "the message a couple sends at eleven to every barn within an hour",
    hands: "while you are showing the place or running a wedding",
    next: "couples tour the three venues that answered first and sign with one of them",
    ask: [
      "whether their date is free",
      "what it costs for that many guests",
      "whether they can bring their own caterer",
    ],
    easy: "a tour on a weekday evening or a Sunday",
    hard: "a date that is half promised, a noise complaint or a request that breaks a house rule",
    typed: "dates, guest counts and vendors",
    system: "the event calendar",
    sort: ["which date, or which season", "how many guests", "about what budget for the place"],
    cold: "tours after which nobody signed",
    gap: "a Saturday tour nobody came to",
    order: "rentals and extras",
    status: "whether their date is held",
    expert: "what the place will and will not do",
    never: ["a date that is not held in the calendar", "that a house rule can be bent"],
    urgent: "somebody hurt at an event, a storm with a tent up",
    tests: [
      "Is June 14 still free?",
      "What is it for 120 guests, all in?",
      "The tent is lifting and we have ninety people under it.",
    ],
    rules: [
      "A date is held by a signed contract and a deposit, not by a message.",
      "Your license and your insurance decide who serves alcohol, and how late.",
    ],
    lever: "fill",
    facts: [
      "You have only so many Saturdays, and nothing replaces an empty one. Keep a list of couples who wanted a date that was taken, and sell Fridays, Sundays and winter to companies at another price.",
      "The tour is the sale, and couples who sign do it soon after. Answer within the hour with two tour times, write on the third day, and again on the tenth. The busiest weeks for inquiries are between Christmas and Valentine's Day.",
    ],
  },
  numbers(32, 65, 12, 45, 7200, 45, 24, 120),
);
