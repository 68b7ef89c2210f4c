type Field = readonly [field: string, question: string, why: string];

const IN_SHORT = "What it is about, in short";
/** What a law office asks on a first call: enough to check for a conflict and to see a deadline, and no more. */
const before: readonly Field[] = [
  [
    "Their name, date of birth, and a safe number",
    "Could you spell your full name and give me your date of birth? And is it safe to leave a message at this number?",
    "You need the name for the conflict check. Somebody else may hear the message.",
  ],
  [
    "Who is on the other side",
    "Before you tell me more: who else is involved, with their full names: people, companies, insurers?",
    "Run every name through the conflict check in {system} before you hear the story. If one comes up, stop and get a lawyer.",
  ],
  [
    IN_SHORT,
    "In two or three sentences, what is it about, and what would you like us to do?",
    "Write it down in their words, without an opinion on it. The lawyer asks for the rest.",
  ],
  [
    "When and where, and every date",
    "When and where did this happen or begin, and does any letter or court paper have a date on it?",
    "Deadlines to file differ by state and by matter. Put the date at the top of the note, tell a lawyer today if one is near, and never say how long they have.",
  ],
  [
    "Another lawyer",
    "Do you have a lawyer for this now, or have you talked with one?",
    "Whoever is represented already needs an answer from a lawyer here, not from the desk.",
  ],
];
/** What the kind of matter adds. */
const ofMatter: readonly (readonly [heard: RegExp, fields: readonly Field[]])[] = [
  [
    /\b(?:injur\w+|accidents?|malpractice)\b/,
    [
      [
        "Injuries and treatment",
        "Who was hurt, and how? Where have they been treated, and are they still going?",
        "If someone needs a doctor right now, that comes first: 911 or the emergency room. Otherwise write down names and dates, without an opinion on how bad it is.",
      ],
      [
        "Insurers, theirs and the others’",
        "Which insurers are in it, on both sides, and is there a claim number? Has an insurance company called you?",
        "Note who called, when, and what for. What the caller should say to them is for the lawyer.",
      ],
      [
        "Anything signed or recorded",
        "Have you given a recorded statement, signed a release, or been offered money?",
        "An offer or a release changes how fast a lawyer has to look. Read nothing into it for the caller.",
      ],
      [
        "Police report and proof",
        "Was there a report, and what do you have: photos, video, names of witnesses, the damaged thing itself?",
        "Ask them to keep all of it. Video is often erased within days, so note where a camera was and tell a lawyer today.",
      ],
      [
        "The vehicle, or whatever did it",
        "Which cars or things were in it, whose are they, and where are they now?",
        "A repaired or scrapped car is proof that’s gone. Note the yard and its phone, and ask them to let nothing be changed.",
      ],
      [
        "Work missed, and who pays the bills now",
        "What work have you missed, and who has paid for treatment so far: health plan, Medicare or Medicaid, nobody?",
        "Whoever has paid may want it back. Names and dates are enough; no sums on the phone.",
      ],
      [
        "At work, or with a city or a state",
        "Were you working when it happened? Was a city, a state, a school or a bus in it?",
        "Both can have notice deadlines much shorter than for other cases. Put a yes at the top of the note.",
      ],
    ],
  ],
  [
    /\b(?:estates?|probate|wills?|trusts?|elder)\b/,
    [
      [
        "Planning, or after a death",
        "Are you planning ahead, or has someone died?",
        "After a death there may be dates with the court. Planning can usually wait for an ordinary hour, unless somebody is seriously ill: ask.",
      ],
      [
        "Family and papers",
        "Who is in the family, and is there a will, a trust or a power of attorney already?",
        "Note whom you are talking to and for whom they ask. The two may need different lawyers.",
      ],
    ],
  ],
  [
    /\b(?:famil\w+|divorce|custody)\b/,
    [
      [
        "Safety, and children",
        "Are you and the children safe where you are?",
        "If not, stop here: 911 first. Then ask at what number and hour it is safe to call back.",
      ],
      [
        "What the court has already",
        "Has anyone filed, and is there a hearing?",
        "Write down the court, the case number and the day of the hearing.",
      ],
    ],
  ],
  [
    /(?:)/,
    [
      [
        "Anything signed or said",
        "Have you signed anything, or been asked to?",
        "Note what, when and for whom. Whether they should have is not for the desk to say.",
      ],
      [
        "Papers",
        "Which papers do you have on it, and can you bring all of them?",
        "Have them brought rather than read aloud. The date that counts is often on the last page.",
      ],
    ],
  ],
];
const after: readonly Field[] = [
  [
    "What happens next",
    "A lawyer here will look at this, and you’ll hear from Kim by Thursday noon. Until we have both signed, we are not your lawyers. Is that clear?",
    "Who calls, on which day, before what time. The last sentence spares both of you a misunderstanding; let one of your lawyers word it.",
  ],
  [
    "How they found you",
    "May I ask who sent you to us?",
    "Ask this last. A referral deserves a thank-you, if the client agrees to your saying so.",
  ],
  [
    "Who took the call, and when",
    "I’m Kim, in case you need to call again.",
    "If nobody can read the note, someone has to be able to ask.",
  ],
];

/** In the order in which they are asked; of fewer the last is what happens next, which no call may end without. */
export function lawFields(text: string, count?: number): readonly Field[] {
  const asked = [...before, ...(ofMatter.find(([heard]) => heard.test(text))?.[1] ?? [])];
  if (count === undefined) return [...asked, ...after];
  const ends = Math.max(1, count - asked.length);
  const room = Math.max(0, count - ends);
  // What the kind of matter asks says more than the story in short.
  const kept = asked.length > room ? asked.filter(([field]) => field !== IN_SHORT) : asked;
  return [...kept.slice(0, room), ...after.slice(0, ends)];
}
