import type { View } from "../library/kinds.ts";

/** What a thesis says beside its subject, and the reason that argues just that. */
export interface OfTheThesis {
  /** Lower case, plain: the thesis's own words. */
  heard: RegExp;
  /** The stands that it belongs to, by id. */
  stands: readonly string[];
  because: View["because"];
}

const UNANSWERED = ["no-voicemail", "every-call", "closed-hours", "within-the-hour"];

/** Words that a title promises to argue: each has its reason, which comes first. */
export const thesisWords: readonly OfTheThesis[] = [
  {
    heard:
      /\b(?:greetings?|recording|on hold|hold message|voice ?mail|when (?:people|they) call|over the phone|on the phone)\b/,
    stands: ["published-prices"],
    because: [
      [
        "Whoever is calling has already decided to ask",
        "A page is read by people who compare. The greeting is heard by somebody who has picked you and is nervous about one thing. One figure is enough there, and it’s the one that never depends: what the first talk costs and how long it lasts. It takes four seconds: “A first consultation is $[sum] for [minutes].” Put it behind what can’t wait and before the choice of people, and don’t add a second figure; nobody can write down two.",
        "The person who answers afterward doesn’t begin with an apology for the price either. It has been said, in the same words, to everybody.",
      ],
    ],
  },
  {
    heard: /\bpress (?:1|one|2|two) for (?:english|spanish)\b|\b(?:languages?|spanish|bilingual|english)\b/,
    stands: ["no-menus"],
    because: [
      [
        "Nobody’s language is a department",
        "“Press 1 for English” asks every caller to prove something before they may say what hurts. Those who speak English hear a delay, and those who don’t hear that they come second: the key for their language usually leads to a recording, or to the same person who doesn’t speak it. Somebody who can answer in two languages needs no key. They hear it in the first three words.",
      ],
    ],
  },
  {
    heard:
      /\b(?:best|good|better|biggest|ideal|top|right|most valuable|high[- ]value) (?:\w+ )?(?:clients?|customers?|patients?|cases?|jobs?|callers?|leads?)\b/,
    stands: UNANSWERED,
    because: [
      [
        "The best ones have the most choices",
        "Think of the ten {customers} you’d most like to have again, and of how they came to you. Chances are that somebody sent them, and whoever recommends one name often recommends two. They can afford to choose, they have a reason to hurry, and they’re used to having their calls taken. Somebody who has been turned down everywhere else leaves a long message and waits till Thursday. So a box doesn’t lose {customers} evenly. It keeps those who have to wait and sends away those who don’t.",
        "You can check that. Take the last ten {customers} you were glad to get, and look up how each first reached you. Count how many began with a message in the box.",
      ],
    ],
  },
  {
    heard: /\b(?:trust|credib\w+|reputation|professional\w*|first impression)\b/,
    stands: [...UNANSWERED, "no-menus"],
    because: [
      [
        "It’s the first proof of how you work",
        "A stranger can’t judge your work. They can judge whether you pick up, so they take the one for the other. Whoever gets a beep at three in the afternoon concludes something about everything else they’d be waiting for. It may be unfair, and they won’t tell you.",
      ],
    ],
  },
  {
    heard: /\b(?:staff|team|employees|receptionists?|burn(?:ed|t|ing)?[- ]?out|morale|front desk)\b/,
    stands: UNANSWERED,
    because: [
      [
        "Your own people pay for it on Monday",
        "Every message is a call that somebody still has to make, now to a person who’s annoyed, reached on the third try. It doesn’t take work off the desk. It moves the work to the hour when the desk is fullest and makes it longer. Ask whoever clears the box on Monday what the first hour is like.",
      ],
    ],
  },
  {
    heard: /\b(?:revenue|money|income|profits?|growth|grow)\b/,
    stands: UNANSWERED,
    because: [
      [
        "You paid for that call before it rang",
        "The sign, the search ad, the colleague whom you thanked for the referral: all of it was spent so that a phone would ring. Divide last month’s advertising by the new numbers in your call log, and you’ll know what one ring costs you. Then look at how many of them ended in a beep.",
      ],
    ],
  },
  {
    heard: /\b(?:rude|disrespect\w*|insult\w*|lazy|cowardly|impolite|unkind|courtes\w+|respect\w*)\b/,
    stands: UNANSWERED,
    because: [
      [
        "It asks the caller to do your work",
        "They’ve found the time and the nerve to call. Now they’re to speak to nobody, in complete sentences, spell their name, repeat the number, and then keep the phone beside them for two days. You’d never ask that of anyone across a counter.",
      ],
    ],
  },
];
