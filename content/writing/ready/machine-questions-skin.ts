import type { QuestionSet } from "./customer-questions.ts";
import {
  after,
  can,
  heard,
  human,
  keyword,
  knows,
  lead,
  misheard,
  person,
  recorded,
  still,
  wrong,
} from "./machine-answers.ts";

/** What is asked where skin is looked at, and where it is worked on. */
export const machineQuestionsOfSkin: readonly QuestionSet[] = [
  {
    heard: new RegExp(
      `${heard}(?=.{0,240}\\b(?:dermatolog\\w+|skin (?:doctors?|clinics?|cancer|care clinics?)|mohs)\\b)`,
    ),
    about: "the computer that answers our dermatology clinic’s phone",
    keyword,
    lead,
    questions: [
      person,
      human,
      [
        "My mole has changed. Does it tell me whether that’s urgent?",
        "No. It never says that a mole is nothing, and it never says what it might be. It asks where it is, since when, and what changed: size, color, shape, itching, bleeding. [A nurse] reads that [by when] and calls you with a time. [Which of these your dermatologist wants seen within how many days.]",
      ],
      [
        "What if my skin reacts badly?",
        "Hives or swelling with trouble breathing, a swollen face or tongue, or a rash that blisters or peels after a new medicine: call 911, not us. A spreading red, hot area with fever, or a wound that bleeds or opens after a procedure: say that first, and it [rings the doctor on call]. If you can’t reach us, go to an emergency room.",
      ],
      [
        "Can I send it a picture?",
        "Only by [the link that we text you]; if we have none, no. Please don’t text pictures to the number you called unless we’ve told you so; we can’t protect them there. It takes your description, and [who] tells you how to send one.",
      ],
      [
        "Does it read me my biopsy result?",
        "No. Your doctor or a nurse gives you results, never the computer. It takes your question and a number, and you hear [by when], also if the result isn’t in yet.",
      ],
      [
        "Does it know whether my visit is medical or cosmetic?",
        "It asks what you’d like looked at or done, since the two have other lengths, other people and other bills. It doesn’t tell you what a plan pays for. [Prices of cosmetic visits that it may say.] If you have both in mind, say so, and [who] plans the time for it.",
      ],
      [
        "I’m on a medicine with monthly visits. Can it keep those?",
        "[Which visits it may book or move.] It asks for the date of your last visit and test, and it passes on anything that would leave a gap: [who] calls you [by when]. It never tells you to stop, skip or take anything.",
      ],
      recorded,
      misheard,
      knows("It doesn’t tell a caller that somebody is a patient here, whoever asks."),
      still,
      can,
      after,
      wrong,
    ],
  },
  {
    heard: new RegExp(`${heard}(?=.{0,240}\\b(?:massage(?! chairs?)|bodywork)\\b)`),
    about: "the computer that answers our massage practice’s phone",
    keyword,
    lead,
    questions: [
      person,
      human,
      [
        "Can it book me with the therapist I know?",
        "Say the name, the length and two times that suit you. It books [which services and lengths], with that person or with nobody. You get a text with day, time and name; without a text nothing is booked.",
      ],
      [
        "Should I come with an injury, a pregnancy or a fever?",
        "It doesn’t decide that. It asks what it is and since when, and [your therapist] calls you [by when] before the visit. Sudden swelling in one leg, chest pain, or numbness that’s new: that’s a doctor, or 911, and no massage.",
      ],
      [
        "What do I do before the first visit?",
        "[Which form, by when; how early to come.] It sends you the link. You say on the form what should be left out, and you can say it again in the room.",
      ],
      [
        "What if I have to cancel?",
        "Tell it at any hour. It reads you [the rule and the fee, if there is one], frees the time, and offers two others.",
      ],
      recorded,
      misheard,
      knows("It doesn’t tell a caller who comes here, or when."),
      still,
      can,
      after,
      wrong,
    ],
  },
];
