import type { View } from "./view.ts";

// How the phone is answered, and when.

export const noScript: View = {
  topic: "greeting",
  heard:
    /\bscripts?\b.{0,40}\b(?:robot\w*|fake|kill\w*|bad|stop|useless|throw|ruin\w*|hurt\w*|sound)\b|\b(?:stop|throw away|ditch|forget|against) .{0,20}\bscripts?\b/,
  not: /\bscripts? (?:\w+ )?(?:sounds? (?:\w+ )?(?:professional|good|better|natural)|(?:are|is) (?:\w+ )?(?:fine|good|great|useful|underrated|worth)|saves?|works?|helps?)\b/,
  thesis: "Throw away the script and keep the card",
  follows: ["card-by-phone", "name-first", "three-strangers"],
  gist: "People who read from a script stop listening; three sentences and a list are enough.",
  scene:
    "“Thank you for calling, my name is Kim, how may I provide you with excellent service today?” The caller waits politely until it is over.",
  close: "Read your script aloud to a friend. Keep whatever you didn’t have to be ashamed of.",
  reasons: [
    {
      head: "You can’t read and listen at the same time",
      text: "A caller says “{test1}” and gets the next line on the page. They can hear it.",
    },
    {
      head: "Real calls leave the page early",
      text: "{Cap:hard} isn’t in the script. If all somebody has learned is the page, they stop where it stops.",
    },
    {
      head: "A few things do have to be the same",
      text: "Danger first, what nobody may promise, who gets called. That fits on a card. Leave the rest to the person you hired.",
    },
  ],
  against: {
    text: "Without a script, everyone says something different, and new people are lost.",
    reply:
      "Give them examples to say aloud twice, and a sentence for “I don’t know”. That is training. A script is what you use instead of training.",
  },
};

export const everyCall: View = {
  topic: "missed",
  heard:
    /\b(?:answer|pick up|take)(?:ing|s)? (?:every|each|all) (?:single |the |our |of our )?(?:phone )?calls?\b|\b(?:never|no longer|stopped?|quit|don'?t) (?:let(?:ting)?|send(?:ing)?) (?:\w+ ){0,3}(?:go )?to voicemail\b|\bevery call (?:deserves|matters|counts|gets)\b/,
  thesis: "Every call gets an answer",
  follows: ["next-place", "first-rank", "try-it-busy"],
  gist: "Whoever calls has decided on you for the next half minute; have somebody or something pick up each time, also when your hands are full.",
  scene:
    "The phone rings {hands}. Letting it go would be easy, and nobody in the room would mind. The one who minds isn’t in the room.",
  close:
    "It takes ten seconds to say when you will call back. It takes a month to find out who never called again.",
  reasons: [
    {
      head: "The caller has picked you, for now",
      text: "They looked, compared and dialed. After the fourth ring they do it again, with the next number: {next}. No advertisement brings people as close as that, and it is free.",
    },
    {
      head: "Answering isn’t the same as dropping everything",
      text: "“[Name of the business], I’m with someone. Is it urgent, or may I call you at half past?” takes ten seconds. The person in front of you hears that their time is theirs, and that yours would be answered too.",
    },
    {
      head: "A message isn’t an answer",
      text: "Voicemail asks the caller to do the work and to wait without a time. Somebody who only wants to know {ask0} won’t do that. Somebody with {hard} shouldn’t have to.",
    },
  ],
  against: {
    text: "The one standing in front of you came in person, and being interrupted is rude.",
    reply:
      "It is, if you turn away and talk for five minutes. So don’t: ten seconds and a time, or let the call go on to a colleague, a service or an assistant. The rule is that every call is answered, not that you answer it.",
  },
};

export const closedHours: View = {
  topic: "after-hours",
  heard:
    /\b(?:don'?t|do not|doesn'?t|shouldn'?t|should not|stop|no|never|need not|quit) (?:\w+ ){0,4}(?:24.?7|after hours|weekends?|nights?|evenings?|all the time|around the clock|always (?:on|available|reachable))\b|\b(?:right|allowed|ok(?:ay)?|fine) to (?:be closed|close|switch off|turn off)|\bboundar(?:y|ies)\b.{0,40}\b(?:phone|calls?|hours?)\b/,
  not: /\b(?:don'?t|do not|doesn'?t|shouldn'?t|should not|stop|never|quit) (?:be )?(?:clos|miss|los|send|ignor|let|leav|forward|switch|turn|rely|us)\w*\b|\b(?:los(?:e|es|ing)|miss(?:es|ing)?|giv(?:e|es|ing) away)\b/,
  thesis: "You are allowed to be closed",
  follows: ["say-when", "three-heaps", "duty-rota"],
  gist: "Being closed is fine as long as callers hear when you are back and where to turn if it can’t wait.",
  scene:
    "The phone rings during dinner. Everyone at the table looks at it, and then at you. It is probably someone asking {ask0}.",
  close: "Close on time tonight. Leave a message that would have satisfied you.",
  reasons: [
    {
      head: "Most evening calls can wait",
      text: "They can, if the caller knows until when. “We’ll call you before ten” settles more than a tired answer at nine at night.",
    },
    {
      head: "Tired people make promises",
      text: "After twelve hours you will agree to anything that ends the call. The next morning you find out that you said {never0}.",
    },
    {
      head: "Hours that everyone knows are a service",
      text: "{Customers} can plan around clear hours. What they can’t plan around is a phone that is answered on some evenings and not on others.",
    },
  ],
  against: {
    text: "Some calls really can’t wait: {urgents}.",
    reply:
      "Then name who takes those, and take turns. Danger to life goes to 911. For everything else, being closed only has to come with a time.",
  },
};
