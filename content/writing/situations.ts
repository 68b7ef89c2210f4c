/** What to say in a situation on the telephone: whole scripts, each with the reason why it is put so. */
export interface Situation {
  /** Lower case, plain: how a request names it. */
  heard: RegExp;
  when: string;
  say: string;
  why: string;
}

export const situations: readonly Situation[] = [
  {
    heard:
      /\b(new (patient|client|customer|caller|guest|member|student|pet)s?|first.?time(r|rs)?|first call|inquir\w+)\b/,
    when: "A new {customer} calls for the first time",
    say: "Good morning, [name of the business], this is Kim. You’re new to us? I’m glad you called. Tell me what it’s about in your own words, and I’ll say what the next step would be.",
    why: "The invitation to talk comes before any form. Name, number and the rest are easier to ask once the caller has been heard.",
  },
  {
    heard: /\b(running late|late|delayed|traffic)\b/,
    when: "Somebody is running late",
    say: "Thanks for letting us know. How many minutes do you think? … Then we can still see you, but a little shorter; or I move you to [time]. Which do you prefer?",
    why: "A choice of two keeps it from becoming an apology. If your rule says that the {visit} has to be moved from a certain minute on, say that minute and not a reproach.",
  },
  {
    heard: /\b(angry|upset|mad|complain\w*|furious|yell\w*|unhappy|frustrated|rude)\b/,
    when: "An angry caller",
    say: "I can hear that this went wrong. Please tell me what happened; I’m writing it down. … So [one sentence that says it back]. I’ll bring this to [name], and you’ll hear from us today before [hour].",
    why: "It grants the anger without granting the fault. The sentence said back is what calms; the name and the hour are what keep the caller from calling again.",
  },
  {
    heard: /\b(pric\w*|how much|costs?|quotes?|estimates?|rates?|fees?)\b/,
    when: "The first question is the price",
    say: "For [usual job] it’s between [low] and [high], depending on [one thing]. May I ask you about that? Then I can tell you where you’d be.",
    why: "A range with its reason is honest and keeps the talk going. Where no range can be given, say who looks at it, when, and what the look costs.",
  },
  {
    heard: /\b(emergenc\w*|urgent\w*|pain\w*|hurts?|bleeding|after an accident)\b/,
    when: "Something urgent",
    say: "Is anybody in danger right now? Then please hang up and call 911. … If not: stay with me. Where are you, and since when has it been like this? I’m getting [name] now; which number can we call if we’re cut off?",
    why: "Danger is asked first, because whatever comes later is lost if the call drops. The number is asked before the transfer for the same reason.",
  },
  {
    heard: /\b(cancel\w*)\b/,
    when: "Somebody cancels",
    say: "Thank you for telling me; that gives us time to offer the hour to somebody else. Shall I find you another one now? I have [day, time] or [day, time].",
    why: "Thanks come first, since a cancellation in time is worth more than an empty chair. The two offers turn most of the talk back to a date.",
  },
  {
    heard:
      /\b(resched\w*|mov(e|ing) (an? |the |their )?appointments?|chang(e|ing) (an? |the |their )?appointments?)\b/,
    when: "Somebody wants to move an appointment",
    say: "Of course. You’re down for [day, time]. Earlier that week or later? … Then it’s [new day, date, time] instead, and the old one is free again. I’ll send you that in writing.",
    why: "The old time is said aloud and given up in the same breath, so that nobody stands in the book twice.",
  },
  {
    heard: /\b(no.?shows?|missed (an? |the |their )?(appointment|visit)s?|did ?n.?t (come|show))\b/,
    when: "After a missed appointment",
    say: "This is Kim from [name of the business]. We had [time] ready for you today and were a bit worried. Is everything all right? Shall I look for a new time?",
    why: "Concern gets an answer where a reproach gets silence. If there is a fee, it is named after the new date has been found.",
  },
  {
    heard: /\b(on hold|hold|putting|busy|two (calls|lines)|second (call|line)|other line|rush)\b/,
    when: "The other line rings",
    say: "I have somebody on the other line. May I put you on hold for a minute, or shall I call you back before [time]? … Thank you; which number reaches you?",
    why: "It is a question, and the silence after it belongs to the caller. Whoever chooses the call back gets a time.",
  },
  {
    heard:
      /\b(don.?t know|doesn.?t know|not sure|can.?t answer|no answer|unknown|technical|clinical|legal advice|medical advice)\b/,
    when: "A question that you can’t answer",
    say: "I don’t know that, and I don’t want to guess. I’ll ask [name] and call you back today before [hour]. Is it this number?",
    why: "Callers forgive not knowing. They don’t forgive a guess that was wrong.",
  },
  {
    heard: /\b(transfer\w*|speak (to|with)|someone else|manager|doctor|dentist|owner|lawyer|attorney|boss)\b/,
    when: "They want somebody who is busy",
    say: "[Name] is with a {customer} just now. Tell me what it’s about, and I’ll see whether I can help. If not, [name] calls you between [hour] and [hour].",
    why: "It offers help before it offers a message. A window of an hour can be kept; “as soon as possible” cannot.",
  },
  {
    heard: /\b(spanish|language|bilingual|english|accent)\b/,
    when: "The caller speaks another language",
    say: "Un momento, por favor. … ¿A qué número le llamamos?",
    why: "One sentence in the caller’s language says that they are welcome. Have a native speaker check yours, and say it slowly.",
  },
  {
    heard: /\b(closing|after hours|closed|after.?hours|weekend|holiday|voicemail|evening|night)\b/,
    when: "Just before closing, and after it",
    say: "You’ve reached [name of the business]. We’re open again [day] at [hour]. If somebody is in danger, please call 911. Otherwise leave your name, your number and one sentence; we call back before [hour].",
    why: "Danger first, then an hour that is kept on a bad morning too. Record it again whenever the hours change.",
  },
  {
    heard: /\b(sales\w*|vendor|solicit\w*|spam|telemarket\w*|robocall\w*)\b/,
    when: "Somebody wants to sell you something",
    say: "Thank you, we decide on that by e-mail: please write to [address]. I have to keep the line free. Goodbye.",
    why: "It is polite, it is short, and it is the same each time, so that nobody has to think of something.",
  },
  {
    heard: /\b(wrong number|someone else entirely|not (for us|our))\b/,
    when: "It is not for you",
    say: "That’s something we don’t do, but I know who does: [name, number]. Shall I send it to you as a text?",
    why: "It takes ten seconds, and callers remember who helped them.",
  },
  {
    heard: /\b(insurance|cover\w*|benefits|payment|pay)\b/,
    when: "Do you take my insurance, and how can I pay?",
    say: "We work with [plans]; what yours covers, your insurer can say for certain. I’ll note the plan and the number on the card, and we’ll tell you before the visit what we expect it to be.",
    why: "It says what you know and whose word counts for the rest. A promise about somebody else’s money comes back to you.",
  },
  {
    heard: /\b(returning|regular|existing|known|goodbye|ending|wrap\w*|follow.?up)\b/,
    when: "At the end of every call",
    say: "So: [what was agreed], on [weekday, date, time], and we reach you at [number]. Did I get everything? Thank you for calling.",
    why: "Read back, with weekday and date: most mistakes are heard here, while they can still be mended.",
  },
  {
    heard: /\b(greeting|hello|pick(ing)? up|answer(ing)?|first words|opening)\b/,
    when: "The first words of any call",
    say: "Good morning, [name of the business], this is Kim. How can I help?",
    why: "Place, person, question, and then silence. Everything longer is heard as waiting.",
  },
];
