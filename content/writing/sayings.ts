/** What can be said, word for word: when, and the sentence. For prompts that ask for words, by topic. */
export type Saying = readonly [when: string, said: string];

export const sayings: Readonly<Record<string, readonly Saying[]>> = {
  reminders: [
    [
      "When they book",
      "You’re down for Thursday the tenth at two. If something comes up, let us know by noon the day before and it won’t cost you anything.",
    ],
    [
      "When you ask for a number",
      "What number can we text the day before? It’s one line, and you just answer yes or no.",
    ],
    [
      "When the appointment is long or hard to fill",
      "For this one we take a deposit. It counts toward the bill, and you get it back if you tell us two days ahead.",
    ],
    [
      "When it is far ahead",
      "That’s five weeks away. I’ll text you a week before, so there’s still time to move it.",
    ],
    ["The day before", "You’re with us tomorrow at two. Does that still work for you?"],
    ["When they say no", "Thanks for telling me. I have Friday at ten or Monday at four. Which is better?"],
    [
      "When you get voicemail after a missed appointment",
      "This is Kim from [name of the business]. We had your two o’clock ready today, and I hope everything is all right. Call or text us at [number], and I’ll find you another time.",
    ],
    [
      "When they missed the appointment",
      "We had your two o’clock ready today. Is everything all right? Would you like another time?",
    ],
    [
      "When it is the second time",
      "I’m happy to book you again. This time I’ll ask for a deposit, and it counts toward the bill.",
    ],
    [
      "Before they hang up",
      "So that’s Thursday the tenth, at two. Do you have a pen, or shall I text it to you?",
    ],
    [
      "When you have a waiting list",
      "If something opens up sooner, may I call you? How much notice do you need?",
    ],
    [
      "When someone asks why there is a fee",
      "We kept that time for you, and nobody else could have it. If you tell us by noon the day before, I can offer it to someone who’s waiting, and there’s no fee.",
    ],
    [
      "When you have to charge it",
      "I do have to charge for the missed time, as we said when you booked. Shall we find a new one now?",
    ],
  ],
  voicemail: [
    [
      "By day, the whole recording",
      "This is [name of the business]. We’re with {customers} right now. Leave your name, your number and one sentence about what you need, or text this number. We’ll call you back before two; if it’s after two, by six.",
    ],
    [
      "After closing, the whole recording",
      "This is [name of the business]. We’re closed until eight. If anyone is in danger, hang up and call 911. Otherwise leave your name, your number and what it’s about, and we’ll call you before ten.",
    ],
    [
      "While you are out or have your hands full",
      "This is [name] from [name of the business]. I’m working and can’t pick up. If anyone is in danger, hang up and call 911. Otherwise text this number what it’s about, or leave your name and number; I’ll call you back at noon or after five.",
    ],
    [
      "While you are closed for a holiday",
      "This is [name of the business]. We’re closed for [holiday] and back on [weekday, date] at [time]. If anyone is in danger, hang up and call 911. If it can’t wait, call [name] at [number]. Otherwise leave your name and number, and we’ll call you that day.",
    ],
    ["The name, first", "This is [name of the business]."],
    ["What can’t wait, next", "If anyone is in danger, hang up and call 911."],
    ["Why nobody picks up", "We’re with {customers} right now and can’t pick up."],
    ["One thing that they can do at once", "You can also text this number. We check it between {jobs}."],
    ["What to leave", "Please leave your name, your number, and what it’s about in one sentence."],
    ["The time", "We’ll call you back today before six. If it’s after six, tomorrow before ten."],
    ["The end", "If you don’t like talking to machines, just leave your number and we’ll call."],
  ],
  greeting: [
    ["When you pick up", "Good morning, [name of the business], this is Kim. How can I help?"],
    [
      "When you are in the middle of something",
      "This is Kim. I have someone with me. May I call you back at half past two?",
    ],
    ["When you didn’t catch the name", "I want to get it right: how do you spell that?"],
    ["When you have understood", "So you’d like to know {ask0}. Is that right?"],
    [
      "When you don’t know",
      "I don’t know that, and I don’t want to guess. I’ll ask, and you’ll hear from me before four.",
    ],
    [
      "When somebody else has to take it",
      "I’ll pass this to Kim with everything you told me, so you won’t have to say it again.",
    ],
    [
      "When it is loud behind you",
      "It’s loud here, and I want to hear you properly. May I call you back in ten minutes?",
    ],
    ["When they talk fast", "Let me read that back: your name, your number, and the day. Is that right?"],
    [
      "When they ask for somebody who is out",
      "She’s in on Thursday. Tell me what it’s about, and I’ll see who can answer it today.",
    ],
    ["Before the goodbye", "I have your name and your number. You’ll hear from us today, before five."],
  ],
  distress: [
    ["First of all", "Are you safe right now? If you’re not, please hang up and call 911."],
    ["When they can’t speak", "Take your time. I’m here, and I’m not going anywhere."],
    ["When they apologize for crying", "You don’t have to be sorry. I’m glad you called."],
    ["When you have heard what happened", "So [one sentence, in their words]. Did I get that right?"],
    [
      "Before you ask anything else",
      "In case we get cut off: what should I call you, and what number is safe to call back?",
    ],
    [
      "When they ask what they should do",
      "I’m not the right person to answer that, and I don’t want you to act on a guess. I’ll get someone who is.",
    ],
    [
      "When somebody can take over",
      "I’m getting [name] now. I’ll tell them what you told me, so you won’t have to say it again.",
    ],
    [
      "When nobody can",
      "[Name] will call you today at four, at this number. If anything changes before then, call me. My name is Kim.",
    ],
    [
      "If they talk about ending their life",
      "I’m staying with you. You can also call or text 988 at any hour. Are you alone right now?",
    ],
    [
      "At the end",
      "So: [name] calls you at four. Could you say that back to me? And if you’re not safe, call 911.",
    ],
  ],
  telling: [
    [
      "To your own people",
      "Starting on the first, an assistant will take calls in the evening. Nobody’s hours change. I’d like to know which calls you would gladly give up.",
    ],
    [
      "At the desk, when somebody asks",
      "Yes, in the evening a computer answers now. It says so right away, and if you ask for one of us, you get one of us.",
    ],
    [
      "What the assistant says first",
      "Good evening, this is the assistant at [name of the business]. I’m a computer. How can I help?",
    ],
    [
      "When a caller wants a person",
      "Of course. I’ll put you through. If nobody is there, you’ll hear from us by nine.",
    ],
    ["When someone doesn’t like it", "I understand. Here’s the number that rings at my desk: [number]."],
    [
      "When it got something wrong",
      "Our assistant told you something wrong, and I’m sorry. Here’s what’s right, and here’s what we’ve changed.",
    ],
  ],
  spam: [
    ["When you pick up", "This is [name of the business]. How can I help?"],
    [
      "When it is a sales call",
      "We don’t decide that by phone. Please write to the address on our website. Goodbye.",
    ],
    [
      "When they say they know the owner",
      "Then they’ll have your number. I’ll take a message in one sentence.",
    ],
    ["When they say they are the bank", "Thank you. We’ll call back on the number from our statement."],
    ["When they ask for names or codes", "We don’t give that out to anyone who calls. Goodbye."],
    ["When you were wrong about a real caller", "I’m sorry, I took you for a sales call. How can I help?"],
  ],
  orders: [
    ["When you pick up", "[Name of the business], this is Kim. Is this for pickup or delivery?"],
    ["When they have ordered", "So that’s two, one without onions, for Kim. Is that right?"],
    ["For the time", "Ten to seven or ten past?"],
    ["For the price", "That comes to [amount]. You can pay when you pick it up."],
    [
      "When it is large",
      "For this size we take a deposit. I’ll text you a link, and once it’s paid, it’s firm.",
    ],
    ["When you can’t do it", "We’re full at seven. I can do twenty to eight, or tomorrow at noon."],
    ["Any allergies", "Is anyone allergic to anything? Then I’ll write that down first."],
  ],
  hold: [
    ["Before you do it", "Can you hold for about a minute while I look? Or shall I call you back at four?"],
    ["When the minute is over", "I’m still looking. Two more minutes, or a call back before noon?"],
    [
      "When a second line rings",
      "I have someone on the other line. Is it urgent, or may I call you in ten minutes?",
    ],
    ["When you come back", "Thanks for waiting. Here’s what I found."],
    [
      "When you find nothing",
      "I can’t find it right now, and I don’t want to keep you. You’ll hear from me before four.",
    ],
    [
      "When they have waited too long",
      "That took longer than I said, and I’m sorry. Let’s get this settled now.",
    ],
    [
      "When you transfer them",
      "Kim can answer that. I’ll tell her what you told me, so you don’t have to start over.",
    ],
  ],
  complaints: [
    ["When they begin", "I’m listening. Tell me what happened."],
    ["When they have finished", "So you waited all morning, and nobody came or called. Is that right?"],
    ["When it is your fault", "That shouldn’t have happened, and I’m sorry it did."],
    [
      "When you don’t know yet",
      "I want to look into it before I say anything. I’ll call you myself, today before four.",
    ],
    [
      "When they shout",
      "I want to help you, and I can’t while I’m being shouted at. Shall we go on, or shall I call you in half an hour?",
    ],
    [
      "When they want money back",
      "I can’t promise that, but I know who can decide. She’ll call you tomorrow before noon.",
    ],
    ["When it is settled", "I’ve written down what we agreed, and you’ll get it in writing today."],
    [
      "When they are scared, not angry",
      "You did the right thing by calling. Is anyone in danger right now? Then please hang up and call 911.",
    ],
  ],
  prices: [
    [
      "When the first question is the price",
      "It’s usually between [low] and [high], depending on one thing. May I ask you about it?",
    ],
    ["When it is a fixed price", "That’s [price], and everything is included."],
    [
      "When it has to be seen",
      "I can’t give you an honest number before someone has seen it. The visit costs [price], and it counts toward the bill.",
    ],
    ["When they say it is a lot", "What did you have in mind? There may be a smaller way to do it."],
    [
      "When somebody else is cheaper",
      "That may be. Ask them whether travel, parts and cleanup are included. With us they are.",
    ],
    ["When they want to think", "Of course. Shall I text you the numbers, and may I call you Thursday?"],
    [
      "Before they hang up",
      "I have Tuesday at nine and Thursday at two. Shall I hold one of them until tomorrow?",
    ],
  ],
  callback: [
    ["When you promise it", "I’ll call you back today between four and five. Is this the best number?"],
    [
      "When they pick up",
      "This is Kim from [name of the business]. You called this morning and wanted to know {ask0}. Do you have two minutes?",
    ],
    [
      "When you get voicemail",
      "This is Kim from [name of the business]. I have an answer for you. I’ll try again at five, or text me a better time.",
    ],
    [
      "When you don’t know yet",
      "I promised to call today. I don’t have it yet. You’ll hear from me tomorrow before noon.",
    ],
    ["When you are too late", "I’m sorry it took until now. Have you found someone, or can I still help?"],
    ["When you end it", "So I’ll do this, and you’ll hear from me on Thursday. Anything else?"],
  ],
  missed: [
    [
      "The text after it",
      "This is [name of the business]. Sorry we missed your call. What can we help with? We’ll call you today before five.",
    ],
    ["When they answer the text", "Thanks. I can call at two or at four. Which works better?"],
    ["When you call back", "You called us at half past ten and we couldn’t pick up. How can I help?"],
    [
      "When it was urgent",
      "Is anyone in danger right now? Then please hang up and call 911. Otherwise tell me what’s happening.",
    ],
    [
      "When they already found someone",
      "Then you’re taken care of, and I’m glad. May I keep your number for another time?",
    ],
    [
      "When they call for the third time",
      "I see you’ve tried three times. Let’s settle it now, and I’ll stay on it.",
    ],
  ],
  "after-hours": [
    ["First", "This is [name of the business]. We’re closed now and open again at eight."],
    ["For danger", "If anyone is in danger, hang up and call 911."],
    [
      "If it can’t wait",
      "If it could get worse before morning, tell me now and I’ll call the person on duty.",
    ],
    ["The three questions", "Is anyone in danger? Is it getting worse? Is it safe until morning?"],
    [
      "When someone is called",
      "I’ve called Kim. She’ll call you within fifteen minutes. If she doesn’t, call again and I’ll get the backup.",
    ],
    [
      "When it can wait",
      "We can settle that in the morning. You’ll hear from us before ten. What’s the best number?",
    ],
    [
      "Before goodbye",
      "I have your name, your number and what it’s about. It will be on the desk when we open.",
    ],
  ],
  intake: [
    ["The first sentence", "Thanks for calling. Tell me in your own words what’s going on."],
    ["When they have told it", "So, in short: [one sentence]. Is that right?"],
    ["Before you ask", "I need three things from you, and then I can tell you what happens next."],
    ["For the number", "If we get cut off, what number can I call?"],
    ["When it is not for you", "We don’t do that, but I know who does. Would you like their number?"],
    [
      "When somebody else decides",
      "I can’t promise that, but Kim can. She’ll call you today between four and five.",
    ],
    [
      "The end",
      "Here’s what happens next: you send me the papers today, and I’ll call you on Thursday at ten.",
    ],
  ],
  booking: [
    ["Before you look for a time", "What is it for? Then I know how long we need."],
    ["When you offer", "I have Tuesday at nine or Thursday at four. Which works better?"],
    ["When neither works", "Earlier in the day or later? Then I’ll look there."],
    [
      "When it is full",
      "We’re full this week. I can put you down for Monday and call you if something opens sooner.",
    ],
    ["When it is settled", "So that’s Thursday the tenth, at four. I’ll text it to you."],
    ["When they move it", "Thanks for telling us in time. Tuesday at nine, or Friday at one?"],
  ],
  followup: [
    [
      "When you send it",
      "You have our offer in your email. May I call you on Thursday and ask what you think?",
    ],
    ["On that day", "You’ve had our offer since Monday. What questions do you still have?"],
    ["When it is too much", "Which part could wait? I’ll take it out and send you a second price."],
    ["When they need time", "Of course. How long should I hold the date for you?"],
    ["When they have decided against it", "Thanks for telling me. May I ask what made the difference?"],
    [
      "The last time",
      "I don’t want to push. I’ll close this for now. One line from you and it’s open again.",
    ],
  ],
};

/** What is asked on a call that may not wait: the field, the question, and why; in the order in which they are asked. */
export const urgentFields: readonly (readonly [field: string, question: string, why: string])[] = [
  [
    "Whether anyone is in danger now",
    "Is anyone in danger right now: breathing, bleeding, fire, gas?",
    "If the answer is yes, stop here. Tell the caller who to call, 911 or whoever is on your sheet, and have them hang up and do it.",
  ],
  [
    "A number, before anything can cut you off",
    "In case we get cut off: what number can I reach you at?",
    "Urgent callers are outside, driving, or low on battery. With the number first, you can always call back.",
  ],
  [
    "What they see or hear right now",
    "What do you see, in your own words?",
    "“It looks wrong” is a start. You can pass on what they see, but often not what they think it is.",
  ],
  [
    "When it began, and whether it gets worse",
    "When did it start, and is it getting worse while we talk?",
    "If it has got worse within the hour, a person takes over right away. If it has been the same since yesterday, you have time for the next questions.",
  ],
  [
    "What has been done already",
    "What have you tried or given so far?",
    "The person taking over must not do it twice, or hear about it last.",
  ],
  [
    "Who or what it is about",
    "Who is this about: name, age, and have you been here before?",
    "With the name, the file is open before you connect the call. Without it, the call goes through anyway.",
  ],
  [
    "Where they are, and how long it takes",
    "Where are you now, and how soon can you be here or let us in?",
    "Whoever takes over has to choose: bring them in, go out, or send them somewhere closer.",
  ],
  [
    "What the caller has been told",
    "I’m putting you through to [name]. If we get cut off, we’ll call you back within [minutes]. Could you say that back to me?",
    "An upset caller remembers the last sentence, so put a name and a time in it.",
  ],
];

export const fields: readonly (readonly [field: string, question: string, why: string])[] = [
  [
    "What it is about",
    "How can we help? Tell me in your own words.",
    "Write it down the way they said it. It tells the next person more than a category would.",
  ],
  [
    "How long, and whether it is getting worse",
    "How long has it been like that, and is it getting worse?",
    "This decides whether it can wait. If anyone is in danger, stop here: 911 first.",
  ],
  [
    "One question that decides the next step",
    "So that I can plan the time: {choice0}?",
    "For {one}, the length of the {visit} and who takes it depend on this.",
  ],
  [
    "The name, spelled",
    "How do you spell your name?",
    "If you can’t find the name again, you have to start over next time.",
  ],
  [
    "A number, and whether you may text it",
    "What number reaches you today, and may we text it?",
    "Read it back in pairs before you go on.",
  ],
  [
    "New or returning",
    "Have you been with us before?",
    "If they have been here, check {system} for anything open before you promise something.",
  ],
  [
    "What else you need to know",
    "One more thing: {choice1}?",
    "It is cheaper to ask now than to turn someone away later.",
  ],
  [
    "When they can come",
    "Which days work for you, and is earlier better?",
    "Two offers are enough, as long as they differ.",
  ],
  [
    "What you promised",
    "So I’ll do this, and you’ll hear from us by then. Is that right?",
    "Who calls, on which day, before what time. Without a day it isn’t a promise.",
  ],
  [
    "How they found you",
    "May I ask how you found us?",
    "Ask this last, and only if there is time. It tells you which advertising to pay for.",
  ],
  [
    "Who took the call, and when",
    "I’m Kim, in case you need to call again.",
    "If nobody can read the note, someone has to be able to ask.",
  ],
];
