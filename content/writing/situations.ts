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
    say: "Good morning, [name of the business], this is Kim. You’re new with us? I’m glad you called. Tell me what’s going on, in your own words, and I’ll tell you what the next step would be.",
    why: "You ask them to talk before you get to any form. Name and number are easier to ask for once they feel heard.",
  },
  {
    heard: /\b(running late|late|delayed|traffic)\b/,
    when: "Somebody is running late",
    say: "Thanks for letting us know. How late do you think you’ll be? … We can still see you, just a little shorter, or I can move you to [time]. Which would you rather do?",
    why: "With two options to choose from, nobody has to keep apologizing. If your rule says it has to be moved after a certain point, say the time, without scolding.",
  },
  {
    heard: /\b(angry|upset|mad|complain\w*|furious|yell\w*|unhappy|frustrated|rude)\b/,
    when: "An angry caller",
    say: "I can hear that this went wrong. Please tell me what happened; I’m writing it down. … So [one sentence that sums it up]. I’ll take this to [name], and you’ll hear from us today before [time].",
    why: "You take the anger seriously without saying whose fault it is. Summing it up calms people. The name and the time keep them from calling again.",
  },
  {
    heard: /\b(pric\w*|how much|costs?|quotes?|estimates?|rates?|fees?)\b/,
    when: "The first question is the price",
    say: "For [usual job] it’s between [low] and [high], depending on [one thing]. Can I ask you about that? Then I can tell you where you’d be.",
    why: "A range with a reason is honest and keeps the conversation going. If you can’t give a range, say who will look at it, when, and what that costs.",
  },
  {
    heard: /\b(emergenc\w*|urgent\w*|pain\w*|hurts?|bleeding|after an accident)\b/,
    when: "Something urgent",
    say: "Is anyone in danger right now? Then please hang up and call 911. … If not: stay with me. Where are you, and how long has it been like this? I’m getting [name] now. What number can we call if we get cut off?",
    why: "You ask about danger first because anything later is lost if the call drops. That is also why you ask for the number before you transfer.",
  },
  {
    heard: /\b(cancel\w*)\b/,
    when: "Somebody cancels",
    say: "Thanks for telling me; now I can offer that time to someone else. Shall I find you another one right now? I have [day, time] or [day, time].",
    why: "Thank them first, because a cancellation in time is worth more than an empty chair. With two offers, most people rebook.",
  },
  {
    heard:
      /\b(resched\w*|mov(e|ing) (an? |the |their )?appointments?|chang(e|ing) (an? |the |their )?appointments?)\b/,
    when: "Somebody wants to move an appointment",
    say: "Of course. You’re down for [day, time]. Earlier that week or later? … Then it’s [new day, date, time], and I’ve taken the old one out. I’ll text you that.",
    why: "You say the old time aloud and give it up in the same breath, so nobody ends up in the book twice.",
  },
  {
    heard: /\b(no.?shows?|missed (an? |the |their )?(appointment|visit)s?|did ?n.?t (come|show))\b/,
    when: "After a missed appointment",
    say: "This is Kim from [name of the business]. We had [time] ready for you today and were a little worried. Is everything all right? Would you like me to find a new time?",
    why: "People answer when you sound concerned, and go quiet when you scold. If there is a fee, mention it after you have found the new date.",
  },
  {
    heard: /\b(on hold|hold|putting|busy|two (calls|lines)|second (call|line)|other line|rush)\b/,
    when: "The other line rings",
    say: "I have someone on the other line. Can you hold for a minute, or may I call you back before [time]? … Thank you. What’s the best number?",
    why: "It is a real question, and you wait for the answer. Anyone who chooses the call back gets a time.",
  },
  {
    heard:
      /\b(don.?t know|doesn.?t know|not sure|can.?t answer|no answer|unknown|technical|clinical|legal advice|medical advice)\b/,
    when: "A question that you can’t answer",
    say: "I don’t know that, and I don’t want to guess. I’ll ask [name] and call you back today before [time]. Is this the best number?",
    why: "Callers forgive you for not knowing. They don’t forgive a wrong guess.",
  },
  {
    heard: /\b(transfer\w*|speak (to|with)|someone else|manager|doctor|dentist|owner|lawyer|attorney|boss)\b/,
    when: "They want somebody who is busy",
    say: "[Name] is with a {customer} right now. Tell me what it’s about, and I’ll see if I can help. If not, [name] will call you between [time] and [time].",
    why: "You offer help before you offer to take a message. You can keep a one-hour window. You can’t keep “as soon as possible”.",
  },
  {
    heard: /\b(spanish|language|bilingual|english|accent)\b/,
    when: "The caller speaks another language",
    say: "Un momento, por favor. … ¿A qué número le llamamos?",
    why: "One sentence in their language tells them they are welcome. Have a native speaker check yours, and say it slowly.",
  },
  {
    heard: /\b(closing|after hours|closed|after.?hours|weekend|holiday|voicemail|evening|night)\b/,
    when: "Just before closing, and after it",
    say: "You’ve reached [name of the business]. We’re open again [day] at [time]. If anyone is in danger, please call 911. Otherwise leave your name, your number and one sentence about what it is; we’ll call you back before [time].",
    why: "Danger first, then a time you can keep even on a bad morning. Record it again whenever your hours change.",
  },
  {
    heard: /\b(sales\w*|vendor|solicit\w*|spam|telemarket\w*|robocall\w*)\b/,
    when: "Somebody wants to sell you something",
    say: "Thanks, but we decide that by email. Please write to [address]. I need to keep this line open. Goodbye.",
    why: "It is polite, short and always the same, so nobody has to come up with something.",
  },
  {
    heard: /\b(wrong number|someone else entirely|not (for us|our))\b/,
    when: "It is not for you",
    say: "That’s not something we do, but I know who does: [name, number]. Shall I text you that?",
    why: "It takes ten seconds, and callers remember who helped them.",
  },
  {
    heard: /\b(insurance|cover\w*|benefits|payment|pay)\b/,
    when: "Do you take my insurance, and how can I pay?",
    say: "We work with [plans]. What yours covers, only your insurer can say for certain. I’ll note the plan and the number on the card, and we’ll tell you before the visit what we expect it to cost.",
    why: "You say what you know and whose word counts for the rest. Promises about somebody else’s money come back to you.",
  },
  {
    heard: /\b(returning|regular|existing|known|goodbye|ending|wrap\w*|follow.?up)\b/,
    when: "At the end of every call",
    say: "So: [what was agreed], on [weekday, date, time], and we can reach you at [number]. Did I get everything? Thanks for calling.",
    why: "Most mistakes get caught when you read it back with weekday and date, while you can still fix them.",
  },
  {
    heard: /\b(greeting|hello|pick(ing)? up|answer(ing)?|first words|opening)\b/,
    when: "The first words of any call",
    say: "Good morning, [name of the business], this is Kim. How can I help?",
    why: "Place, person, question, and then you wait. Anything longer sounds like a recording.",
  },
];
