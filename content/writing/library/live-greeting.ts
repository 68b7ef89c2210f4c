import type { Subject } from "./kinds.ts";

export const liveGreeting: Subject = {
  id: "live-greeting",
  name: "the phone greeting",
  heard:
    /\bwhat (?:should|must|does|can) (?:an?|the|our|my|your) (?:[\w'’-]+ ){1,4}?greeting (?:say|sound)\b|\bfirst impressions?\b[^.?!]{0,40}\b(?:phone|calls?)\b|\b(?:phone|telephone|call|front[- ]desk|reception\w*|business|office) greetings?\b|\bgreet(?:ing|s)? (?:the |your |our )?callers?\b|\bhow (?:to|should \w+) greet\b|\b(?:first|opening) (?:words|sentence|line)s? (?:on|of) (?:the|a) (?:phone|call)\b/,
  not: /\b(?:scripts|situations?|voice ?mail|recorded|recording|after[- ]hours|bilingual|spanish|holiday|ai|assistant|answering machine)\b/,
  title: "A better phone greeting for {who}",
  lead: "A live greeting has three parts: the place, your name, and one open question, spoken in that order and in about four seconds. Its job is to tell callers that they’ve dialed the right number, that there’s a person here, and that it’s their turn. Whatever is longer than that is for you and not for them.",
  close:
    "Record ten real hellos on a Tuesday, with your team’s agreement, and listen together. You’ll know within a minute which one you’d have liked to be greeted by.",
  passages: [
    {
      does: "Place, name, question, in four seconds",
      asks: "What should the greeting be?",
      heard: /\b(?:what|parts?|order|say|words|example|script|how|better|good)\b/,
      says: [
        "The place comes first, and slowly, since people need a second to switch on. Then a first name, because nobody’s rude to a Maria as easily as to a switchboard. Then a question that can’t be answered with yes. A thank-you in front is friendly and still fits; a slogan doesn’t.",
      ],
      lines: [
        ["The everyday one", "Thanks for calling [name], this is Maria. What can I do for you?"],
        [
          "In your busiest weeks",
          "[Name], this is Maria. Is it something that can’t wait today, or shall I find you a time?",
        ],
        ["A little more formal", "Good morning, [name], Maria speaking. How can I help you today?"],
        [
          "Where callers have a story",
          "[Name], this is Maria. Tell me what’s going on, and I’ll get you to the right person.",
        ],
      ],
      mistake: [
        "Greeting with the website, the slogan and both towns",
        "By the end the caller has forgotten the sentence they’d prepared. Place, name, question, and then be quiet.",
      ],
      checks: [
        "The greeting has the place, a first name and one open question, in that order.",
        "It takes no longer than four seconds; we timed it.",
        "Everyone who answers uses the same one.",
      ],
      tasks: ["Write the greeting with the people who say it, and time it with a phone."],
    },
    {
      does: "Pick up between the first ring and the third",
      asks: "When should we pick up?",
      heard: /\b(?:when|rings?|pick up|fast|soon|seconds)\b/,
      says: [
        "On the first ring callers are startled and have to begin again; after the third they wonder if you’re there. In that second ring you finish your sentence to whoever’s standing in front of you, breathe out, and sit up. If you come to the phone out of breath, callers hear that they’re one thing too many.",
      ],
      checks: [
        "Calls are picked up on the second or third ring, with a breath before the hello.",
        "Whatever isn’t picked up by the fourth ring goes to a backup that answers.",
      ],
      tasks: ["Agree on the second ring, and set the backup for the fourth."],
    },
    {
      does: "Say it as if it were the first of the day",
      asks: "How should it sound?",
      heard: /\b(?:sound|tone|voice|smile|warm|friendly|energy|tired)\b/,
      says: [
        "The forty-third hello is somebody’s first. Smiling changes the shape of the mouth, and people hear it; standing helps after three in the afternoon. Drop the voice at the end of your name so it doesn’t sound like a question. If the last call was hard, let the next one go to someone else and take two minutes.",
      ],
      checks: [
        "We’ve listened to our own hello at nine and at four.",
        "After a hard call there are two minutes before the next one.",
      ],
      tasks: ["Record a hello at nine and one at four, and listen to both together."],
    },
    {
      does: "Then let them finish, and use their name",
      asks: "What comes after the greeting?",
      heard: /\b(?:after|next|listen|name|follow\w*|then)\b/,
      says: [
        "Their first sentence is often the second-best version of what they want; the real one comes if you wait a second. Don’t type yet. Then say it back in a line, with their name in it once: “So the crown came off at breakfast, Mr. Ortiz, and you’d like to be seen today.” Once is attention, and three times is a sales course.",
      ],
      checks: [
        "Callers finish their first sentence before anyone types.",
        "What they want is said back in one line.",
      ],
      tasks: ["For a day, don’t touch the keyboard until the caller has finished a sentence."],
    },
    {
      does: "Have a greeting for when you can’t talk",
      asks: "What do we say when we’re busy?",
      heard: /\b(?:busy|hold|two lines|interrupt\w*|can'?t talk|second line)\b/,
      says: [
        "Two lines and somebody at the counter is an ordinary Monday. A short, true sentence with a question in it is kinder than a rushed hello. Ask, and wait for the answer, because the one person who has to be heard now is among those who are put on hold.",
      ],
      lines: [
        [
          "Second line",
          "[Name], this is Maria, and I’m on another call. Does it have to be now, or may I call you in ten minutes?",
        ],
        [
          "Somebody at the counter",
          "[Name], this is Maria. Can you give me twenty seconds to finish with someone here?",
        ],
      ],
      checks: [
        "There’s a sentence for the second line that asks whether it’s urgent and waits.",
        "Nobody is put on hold before they’ve spoken.",
      ],
      tasks: ["Write the two sentences for busy moments, and put them on the card."],
    },
    {
      does: "Put it on a card by every phone",
      asks: "How do we keep it up?",
      heard: /\b(?:card|consistent|everyone|train\w*|keep|habit|check)\b/,
      says: [
        "One card, large type: the greeting, the sentence for busy moments, the goodbye. New people use it for a week and then don’t need it. Once a month, someone from outside calls three times and writes down what they heard, word for word. Read it out at the next meeting with no name attached; people hear their own.",
      ],
      checks: [
        "A card with the greeting, the busy sentence and the goodbye is by every phone.",
        "Once a month somebody from outside calls and writes down what they heard.",
      ],
      tasks: ["Print the card, and ask a friend of the business to make three calls a month."],
    },
  ],
};
