import * as kind from "./classes.ts";
import { numbers } from "./numbers.ts";
import { like, type Sketch } from "./sketch.ts";

export const hearingAids: Sketch = like(
  /\b((hearing(?! (officers?|examiners?|rooms?|reporters?|impaired))( (&|and) (balance|speech|tinnitus|vertigo|dizziness))?( (aids?|care|solutions|instruments?))?|audiolog\w*)( (center|clinic|group|services))?)\b/i,
  kind.patientTreatment,
  {
    an: "a hearing aid practice",
    ownPrices: true,
    night: "the daughter who looks it up after a dinner at which her father heard nothing",
    hands: "while you are in the booth with a patient",
    next: "the family books wherever somebody explains it kindly and has a time this week",
    ask: ["what hearing aids cost", "whether insurance or Medicare pays", "whether the test is free"],
    easy: "a hearing test, a cleaning or an adjustment",
    hard: "hearing that went suddenly, dizziness or somebody who does not want one",
    typed: "test results, serial numbers and insurance",
    system: "the patient file",
    sort: [
      "who it is for, and what they miss hearing",
      "whether they wear aids now, and how old those are",
      "whether somebody can come along",
    ],
    cold: "hearing tests after which nobody decided",
    gap: "an hour in the booth with nobody in it",
    order: "batteries, molds and repairs",
    status: "whether their repair has come back",
    expert: "what would help that ear",
    never: ["that a loss is harmless", "what insurance will pay"],
    urgent: "hearing that went suddenly, blood or a battery in an ear, a child who swallowed a battery",
    tests: [
      "My mother needs a hearing test, when could she come?",
      "What do your hearing aids cost?",
      "I woke up and hear nothing on my left side.",
    ],
    rules: [
      "HIPAA covers what a patient says on the phone: have a business associate agreement signed first.",
      "The trial period and the refund are set by your state: say them before the price.",
    ],
    lever: "due",
    facts: [
      "Hearing aids wear out after some years and their warranty ends sooner. The people in your files whose pair is four years old bring in more than any ad.",
      "Two people decide, at home. Ask for the spouse to come along from the first call, and call two days after the test. Cleanings bring patients back, and the holidays, when families sit at one table, bring the new ones.",
    ],
  },
  numbers(70, 14, 50, 12, 3600, 40, 24, 130),
);
