/** What can be said, word for word: when, and the sentence. For prompts that ask for words, by topic. */
export type Saying = readonly [when: string, said: string];

export const sayings: Readonly<Record<string, readonly Saying[]>> = {
  reminders: [
    [
      "When they book",
      "You are down for Thursday the tenth at two. If something comes up, tell us by noon the day before, and it costs you nothing.",
    ],
    [
      "When you ask for a number",
      "Which number may we text the day before? One line, and you answer with yes or no.",
    ],
    [
      "When the hour is long or hard to fill",
      "For this one we take a deposit. It counts toward the bill, and you get it back if you tell us two days ahead.",
    ],
    [
      "When it is far ahead",
      "That is five weeks from now. I’ll write to you a week before, so that there is still time to move it.",
    ],
    ["The day before", "You are with us tomorrow at two. Does that still suit you?"],
    [
      "When they say no",
      "Thank you for telling me. I have Friday at ten or Monday at four; which is better?",
    ],
    [
      "When they did not come",
      "We had the hour ready for you today. Is everything all right, and shall I find another one?",
    ],
    [
      "When it is the second time",
      "I’m glad to book you again. This time I’ll ask for a deposit, and it counts toward the bill.",
    ],
    [
      "Before they hang up",
      "So: Thursday the tenth, at two, for the whole hour. Do you have a pen, or shall I text it?",
    ],
    [
      "When you have a waiting list",
      "If something opens sooner, may I call you, and how much notice do you need?",
    ],
    [
      "When somebody asks why there is a fee",
      "That hour was kept for you, and nobody else could have it. Told by noon the day before, I can offer it to somebody who is waiting; then there is no fee.",
    ],
    [
      "When you have to charge it",
      "I have to charge the hour this time, as we said when you booked. Shall we find a new one now?",
    ],
  ],
  voicemail: [
    [
      "By day, whole",
      "This is [name of the business]. We are with {customers} and cannot pick up. Leave your name, your number and one sentence on what it is about, or text this number. We call back before two, and after two by six.",
    ],
    [
      "After closing, whole",
      "This is [name of the business], closed until eight. If somebody is in danger, hang up and call 911. Otherwise leave your name, your number and what it is about; we call before ten.",
    ],
    ["The name, first", "This is [name of the business]."],
    ["What cannot wait, next", "If somebody is in danger, hang up and call 911."],
    ["Why nobody picks up", "We are with {customers} just now and cannot pick up."],
    [
      "One thing that they can do at once",
      "You can also text this number, and we see it between two {jobs}.",
    ],
    ["What to leave", "Please say your name, your number, and what it is about in one sentence."],
    ["The hour", "We call back today before six, and after six tomorrow before ten."],
    ["The end", "And if you would rather not speak to a machine, just leave the number; we call."],
  ],
  greeting: [
    ["When you pick up", "Good morning, [name of the business], this is Kim. What can I do for you?"],
    [
      "When you are in the middle of something",
      "This is Kim. I have somebody with me; may I call you back at half past two?",
    ],
    ["When you did not catch the name", "I want to write it down properly: how do you spell that?"],
    ["When you have understood", "So it is about {ask0}. Have I got that right?"],
    [
      "When you do not know",
      "I don’t know that, and I don’t want to guess. I’ll ask, and you hear from me before four.",
    ],
    [
      "When somebody else has to take it",
      "I’ll give it to Kim with what you told me, so that you need not say it twice.",
    ],
    [
      "When it is loud behind you",
      "It is loud here; I want to hear you properly. May I call you back in ten minutes?",
    ],
    ["When they talk fast", "Let me say that back: your name, your number, and the day. Is that right?"],
    [
      "When they ask for somebody who is out",
      "She is in on Thursday. Tell me what it is about, and I see who can answer it today.",
    ],
    ["Before the goodbye", "I have your name and your number. You hear from us today, before five."],
  ],
  hold: [
    ["Before you do it", "May I look, it takes a minute? Or shall I call you back at four?"],
    ["When the minute is over", "I’m still looking. Another two minutes, or a call back before noon?"],
    [
      "When a second line rings",
      "I have somebody on the other line. Is it urgent, or may I call you in ten minutes?",
    ],
    ["When you come back", "Thank you for waiting. Here is what I found."],
    [
      "When you find nothing",
      "I can’t find it now, and I don’t want to keep you. You hear from me before four.",
    ],
    ["When they have waited too long", "That was longer than I said, and I’m sorry. Let us settle it now."],
    [
      "When they are to be put through",
      "Kim can answer that. I’ll tell her what you told me, so that you need not begin again.",
    ],
  ],
  complaints: [
    ["When they begin", "I’m listening. Tell me what happened."],
    [
      "When they have finished",
      "So you waited all morning, and nobody came or called. Have I got that right?",
    ],
    ["When it is your fault", "That should not have happened, and I’m sorry that it did."],
    [
      "When you do not know yet",
      "I want to look at it before I say anything. You hear from me by name, today before four.",
    ],
    [
      "When they shout",
      "I want to help you with this, and I can’t while I’m being shouted at. Shall we go on, or shall I call you in half an hour?",
    ],
    [
      "When they want money back",
      "I can’t promise that, and I know who can. She calls you tomorrow before noon.",
    ],
    ["When it is settled", "I have written down what we agreed, and you get it in writing today."],
    [
      "When they are frightened rather than angry",
      "You did right to call. Is anybody in danger just now? Then please hang up and call 911.",
    ],
  ],
  prices: [
    [
      "When the first question is the price",
      "It is mostly between this and that, depending on one thing. May I ask you about it?",
    ],
    ["When it is a fixed price", "That is so much, and everything is in it."],
    [
      "When it has to be seen",
      "I can’t say that honestly before we have looked at it. The looking costs so much, and it counts toward the bill.",
    ],
    [
      "When they say that it is a lot",
      "What were you reckoning with? Perhaps there is a smaller way to do it.",
    ],
    [
      "When somebody else is cheaper",
      "That may be. Ask them whether the way there, the parts and the cleaning up are in it; with us they are.",
    ],
    ["When they want to think", "Of course. Shall I write it to you, and may I call on Thursday?"],
    [
      "Before they hang up",
      "I have free times on Tuesday at nine and Thursday at two. Shall I keep one of them until tomorrow?",
    ],
  ],
  callback: [
    ["When you promise it", "I call you back today between four and five. Is this the best number?"],
    [
      "When they pick up",
      "This is Kim from [name of the business]. You called this morning about {ask0}. Have you got two minutes?",
    ],
    [
      "When it is a mailbox",
      "This is Kim from [name of the business]. I have an answer for you and try again at five; or send a text with a better hour.",
    ],
    [
      "When you know nothing yet",
      "I promised to call today. I don’t have it yet; you hear from me tomorrow before noon.",
    ],
    ["When they were lost already", "I’m sorry that it took until now. Is it settled, or may I still help?"],
    ["When you end it", "So I do this, and you hear from me on Thursday. Is there anything else?"],
  ],
  missed: [
    [
      "The text after it",
      "This is [name of the business]. Sorry that we could not pick up. What is it about? We call today before five.",
    ],
    ["When they answer the text", "Thank you. I can call at two or at four; which suits you?"],
    [
      "When you call back",
      "You called us at half past ten, and nobody could pick up. What can I do for you?",
    ],
    [
      "When it was urgent",
      "Is anybody in danger now? Then please hang up and call 911; otherwise tell me what happens.",
    ],
    [
      "When they have somebody else already",
      "Then it is settled, and I’m glad. May I keep your number for another time?",
    ],
    [
      "When they call for the third time",
      "I see that you have tried three times. Let us settle it now, and I stay with it.",
    ],
  ],
  "after-hours": [
    ["First", "This is [name of the business]. We are closed now and open again at eight."],
    ["For danger", "If somebody is in danger, hang up and call 911."],
    ["For what cannot wait", "If it gets worse before morning, say so now: I ring the person on duty."],
    ["The three questions", "Is anybody in danger? Is it getting worse? Is it safe until morning?"],
    [
      "When somebody is rung",
      "I have rung Kim. She calls you within a quarter of an hour; if she does not, call again, and I ring the second one.",
    ],
    [
      "When it can wait",
      "That can be settled in the morning. You hear from us before ten; which number is best?",
    ],
    [
      "Before goodbye",
      "I have your name, your number and what it is about. It lies on the desk when we open.",
    ],
  ],
  intake: [
    ["The first sentence", "Thank you for calling. Tell me in your own words what it is about."],
    ["When they have told it", "So, in short: have I understood that right?"],
    ["Before you ask", "I need three things so that we can say what comes next."],
    ["For the number", "If we are cut off, which number may I call?"],
    ["When it is not for you", "We don’t do that, and I know who does. May I give you their number?"],
    [
      "When somebody else decides",
      "I can’t promise that; Kim can. She calls you today between four and five.",
    ],
    ["The end", "Then we do it like this: you send me the papers today, and I call you on Thursday at ten."],
  ],
  booking: [
    ["Before you look for a time", "What is it for? Then I know how long we need."],
    ["When you offer", "I have Tuesday at nine or Thursday at four. Which is nearer?"],
    ["When neither will do", "Earlier in the day or later? Then I look in that direction."],
    [
      "When it is full",
      "This week is full. I can put you down for Monday, and call you if something opens before.",
    ],
    ["When it is settled", "So: Thursday the tenth, at four. I send it to you in writing."],
    ["When they move it", "Thank you for telling us in time. Tuesday at nine, or Friday at one?"],
  ],
  followup: [
    ["When you send it", "You have our offer in your mail. May I call on Thursday and ask what you think?"],
    ["On that day", "You had our offer since Monday. What is still open for you?"],
    ["When it is too much", "Which part could wait? Then I take it out and write you a second sum."],
    ["When they need time", "Of course. Until when may I keep the date for you?"],
    ["When they have decided against it", "Thank you for saying so. May I ask what decided it?"],
    ["The last time", "I don’t want to press you. I close it for now; one line, and it is open again."],
  ],
};

/** What is asked on a call that may not wait: the field, the question, and why; in the order in which they are asked. */
export const urgentFields: readonly (readonly [field: string, question: string, why: string])[] = [
  [
    "Whether somebody is in danger now",
    "Is anybody in danger at this moment: breathing, bleeding, fire, gas?",
    "A yes ends the list. The caller hears who comes for that, 911 or whoever stands on your sheet, and hangs up to call them.",
  ],
  [
    "A number, before anything can break off",
    "In case we are cut off: at which number do I reach you?",
    "Urgent callers stand outside, drive, or have little battery. With the number first, every later break can be mended.",
  ],
  [
    "What is seen or heard right now",
    "What do you see, in your own words?",
    "“It looks wrong” is a beginning. What is seen can be passed on; what callers think it is often cannot.",
  ],
  [
    "When it began, and whether it gets worse",
    "When did it begin, and is it getting worse while we speak?",
    "Worse within the hour goes to a person at once. The same since yesterday has time for the next questions.",
  ],
  [
    "What has been done already",
    "What have you tried or given so far?",
    "Whoever takes over must not do it twice, and must not be told of it last.",
  ],
  [
    "Who or what it is about",
    "For whom are you calling: name, age, and have you been here before?",
    "With the name the file lies open before the call is connected. Without one it goes through all the same.",
  ],
  [
    "Where they are, and how long it takes",
    "Where are you now, and how fast can you be here or let us in?",
    "Whoever takes over has to choose: come in, go out, or send to somebody nearer.",
  ],
  [
    "What the caller has been told",
    "I am putting you through to [name]. If we are cut off, we call you back within [minutes]. Please say that back to me.",
    "An upset caller remembers the last sentence. It has to hold a name and a time.",
  ],
];

export const fields: readonly (readonly [field: string, question: string, why: string])[] = [
  [
    "What it is about",
    "What can we do for you? Tell me in your own words.",
    "Written down as it was said, it tells whoever reads it more than a heading would.",
  ],
  [
    "Since when, and whether it gets worse",
    "Since when is that so, and is it getting worse?",
    "This decides whether it can wait. Danger to somebody ends the list here: 911 first.",
  ],
  [
    "What decides the next step",
    "Tell me, please: {sort0}?",
    "For {one} the length of the {visit} and who takes it depend on it.",
  ],
  [
    "The name, spelled",
    "How do you spell your name?",
    "A name that cannot be found again is a second first call.",
  ],
  [
    "A number, and whether it may be texted",
    "Which number reaches you today, and may we text it?",
    "Read it back in pairs before you go on.",
  ],
  [
    "New, or known to us",
    "Have you been with us before?",
    "Known ones have something open in {system}; look before you promise.",
  ],
  ["What else has to be known", "And: {sort1}?", "It is cheaper to ask now than to send somebody away."],
  ["When it suits", "Which days suit you, and is earlier better?", "Two offers are enough, and they differ."],
  [
    "What was promised",
    "So I do this, and you hear from us by then. Is that right?",
    "Who calls, on which day, before which hour: a promise without a day is none.",
  ],
  [
    "How they came to us",
    "May I ask how you found us?",
    "Last, and only if there is time; it tells you what to pay for.",
  ],
  [
    "Who took the call, and when",
    "I am Kim, in case you call again.",
    "Somebody has to be asked when the note cannot be read.",
  ],
];
