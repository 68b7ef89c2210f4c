import type { Sayings } from "./saying.ts";

/** For a call that is picked up. */
export const answeredCalls: Sayings = {
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
};
