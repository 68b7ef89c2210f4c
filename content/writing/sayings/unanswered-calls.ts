import type { Sayings } from "./saying.ts";

/** For a call that nobody could take. */
export const unansweredCalls: Sayings = {
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
};
