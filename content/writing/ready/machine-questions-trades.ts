import type { QuestionSet } from "./customer-questions.ts";
import {
  after,
  can,
  danger,
  heard,
  human,
  keyword,
  lead,
  misheard,
  person,
  recorded,
  still,
  wrong,
} from "./machine-answers.ts";

/** The same where a trade's callers ask in words of their own. */
export const machineQuestionsOfTrades: readonly QuestionSet[] = [
  {
    heard: new RegExp(`${heard}(?=.{0,240}\\b(?:orthodont\\w+|braces|aligners?)\\b)`),
    about: "the computer that answers our orthodontic office’s phone",
    keyword,
    lead,
    questions: [
      person,
      human,
      [
        "A wire is poking my child. Can it help?",
        "Say just that. It tells you what our orthodontist has written down for the hours until we see you: [wax, and what else your doctor allows], and it [books a short visit / has one of us call you by when]. It never tells you to cut or bend anything.",
      ],
      [
        "What if it’s more than a poking wire?",
        "Trouble breathing or swallowing, swelling that spreads, bleeding that doesn’t stop, or a piece that was breathed in: call 911, not us. A blow to the face or a tooth knocked out or loose: say so first, and it [rings the person on call]; if you can’t reach us, go to an emergency room.",
      ],
      [
        "A bracket came off, or the retainer broke. What does it do?",
        "It asks what came off, whether anything hurts, and when the next visit is, and [books a repair visit or passes it on]. Bring the piece, or the retainer in its case. It doesn’t guess whether it can wait until the next adjustment. [Who decides that, and by when you hear.]",
      ],
      [
        "May my teenager call by themselves?",
        "Yes, and many do. It takes down what’s broken and a number. [What it may book for somebody under 18, and when it asks for a parent.]",
      ],
      [
        "Which parent may change a visit?",
        "[Whoever is named in the record; what it checks before it moves or cancels anything.] It doesn’t tell a caller when a child is here or what a family owes, whoever asks.",
      ],
      recorded,
      misheard,
      can,
      after,
      wrong,
      still,
    ],
  },
  {
    heard: new RegExp(
      `${heard}(?=.{0,240}\\b(?:therapists?|therapy (?:practice|office|clinic)|counsel(?:ors?|ing)|psycholog\\w+|psychiatr\\w+|mental health|behavioral health)\\b)(?!.{0,240}\\b(?:physical|occupational|massage|speech) therap)`,
    ),
    about: "the computer that answers our practice’s phone",
    keyword,
    lead,
    questions: [
      person,
      human,
      [
        "What if I’m in crisis when I call?",
        "Call or text 988 at any hour, or 911 if somebody is in danger now. You don’t have to call us first. If you’ve reached the computer and say anything like that, it stops everything else, says those two numbers, and [puts you through to whom].",
      ],
      [
        "Do I have to tell a machine why I’m calling?",
        "No. A name, a number and a good time are enough. You can say “I’d rather tell a person,” and it stops there.",
      ],
      [
        "Who hears or reads what I say?",
        "[Who reads the note, by when; what is kept, for how long; what never goes into a record.] It isn’t sold, and it isn’t used for advertising. [Check it against your vendor’s contract.]",
      ],
      [
        "Will it say my name in a message at home?",
        "[No, unless you’ve said so: what it leaves on a voicemail or in a text.] It doesn’t tell anybody that you come here, whoever asks.",
      ],
      recorded,
      misheard,
      can,
      after,
      wrong,
      still,
    ],
  },
  {
    heard: new RegExp(
      `${heard}(?=.{0,240}\\b(?:salons?|stylists?|barber\\w*|spas?|nails?|lash\\w*|hair|estheticians?)\\b)`,
    ),
    about: "the computer that answers our salon’s phone",
    keyword,
    lead,
    questions: [
      person,
      human,
      [
        "Can it book me with my own stylist?",
        "Yes, say the name. It offers you two times in that person’s calendar. If there’s nothing soon, it asks whether somebody else will do, and doesn’t decide that for you.",
      ],
      [
        "What if I don’t know what to book?",
        "Say what you have now and what you’d like. For a color change or anything that has to be seen first, it doesn’t guess how long it takes. It takes your number, and [who] calls or texts you [by when].",
      ],
      [
        "My scalp burns, or my eyes swell, after a color. What then?",
        "Rinse with plenty of cool water now. A swelling face or trouble breathing is 911, before any call to us. For anything else, say it first, and it [puts you through or has somebody call you at once].",
      ],
      [
        "Can I cancel with it at night?",
        "[Yes, at any hour; what your policy says, and by when.] You get a text that says it’s done. No text means that the time is still yours.",
      ],
      recorded,
      misheard,
      can,
      after,
      wrong,
      still,
    ],
  },
  {
    heard: new RegExp(
      `${heard}(?=.{0,240}\\b(?:auto (?:repair|shops?|body)|mechanics?|garages?|body shops?|car repair|tire shops?|dealerships?)\\b)`,
    ),
    about: "the computer that answers our shop’s phone",
    keyword,
    lead,
    questions: [
      person,
      human,
      [
        "Is my car done?",
        "[What it can see of your repair, or:] It takes your name and the car, and whoever has it in hand calls or texts you [by when]. It doesn’t guess.",
      ],
      [
        "Can it tell me what’s wrong, or what it’ll cost?",
        "No. It writes down what you hear, smell or see, since when, and whether the car can be driven. A price comes from somebody who has looked at it. [Prices it may give: an oil change, the fee for looking.]",
      ],
      [
        "I’m stuck on the road. What do I do?",
        "If you’re in traffic or anybody’s hurt, call 911 and get away from the road first. Otherwise say where you are, and it [rings our tow partner or gives you the number].",
      ],
      [
        "Can I approve a repair with it?",
        "[No: one of us calls you, names the work and the price, and hears your yes. Your state may ask for that in writing.]",
      ],
      recorded,
      misheard,
      can,
      after,
      wrong,
      still,
    ],
  },
  {
    heard: new RegExp(
      `${heard}(?=.{0,240}\\b(?:restaurants?|bistros?|caf[eé]s?|pizzerias?|diners?|guests|bakery|bakeries)\\b)`,
    ),
    about: "the computer that answers our restaurant’s phone",
    keyword,
    lead,
    questions: [
      person,
      human,
      [
        "Can it book a table, and for how many?",
        "[Up to how many, on which days.] It reads back the day, the time and the number of people, and you get a text. For a larger party it takes your wishes, and [who] calls you [by when].",
      ],
      [
        "I have an allergy. Can I tell it?",
        "Yes, and it writes it down word for word. It never tells you that a dish is safe. Tell your server again when you’re here, because the kitchen answers that and no machine. If somebody reacts to something they ate: 911.",
      ],
      [
        "Can I order with it?",
        "[Yes or no; what it takes, and how you pay.] It reads everything back, with the price and the time. It never asks for a card number aloud. [Check.]",
      ],
      recorded,
      misheard,
      can,
      after,
      wrong,
      still,
    ],
  },
  {
    heard: new RegExp(
      `${heard}(?=.{0,240}\\b(?:tenants?|residents?|property manage\\w+|landlords?|apartments?|leasing)\\b)`,
    ),
    about: "the computer that answers our office’s phone",
    keyword,
    lead,
    questions: [
      person,
      human,
      danger(
        "With a smell of gas, go outside first and call 911 and the gas company from there. Water that won’t stop: shut the valve if you know it, and say so first; it [rings whoever is on call].",
      ),
      [
        "Can I report a repair with it?",
        "Yes. It asks for the address, the unit, what’s broken and since when, whether anybody’s unsafe, and when somebody may come in. You get [a text with a number]. What’s urgent goes to [whom] at once, at night, too.",
      ],
      [
        "Can it tell me what I owe, or about my neighbor?",
        "No. It doesn’t read out a balance [unless: what it checks], and it tells nobody who lives where.",
      ],
      recorded,
      misheard,
      can,
      after,
      wrong,
      still,
    ],
  },
];
