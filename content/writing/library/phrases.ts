import type { Subject } from "./kinds.ts";

export const phrases: Subject = {
  id: "phrases",
  name: "phrases that help on the phone",
  heard:
    /\b(?:phone |customer service |empathy |helpful |power |magic )?phrases?\b[^.?!]{0,50}\b(?:phone|calls?|callers?|front[- ]desk|reception\w*|answering)\b|\b(?:phone|call|front[- ]desk|reception\w*) phrases\b|\b(?:sentences|words|things) to say\b[^.?!]{0,40}\b(?:front[- ]desk|reception\w*|phone|callers?)\b/,
  not: /\b(?:never|avoid|angry|spanish|price|ai|voicemail)\b/,
  title: "Phrases that help on the phone at {who}",
  lead: "A dozen sentences cover most of the awkward moments on a phone, and having them ready frees your head for the caller. They’re meant to be changed until they sound like you. What they have in common is a plain word for what happens next, and a time.",
  close:
    "Pick three of them for this week, the ones for the moments you like least. Write them in your own words on a sticky note, and take the note down once you don’t need it.",
  passages: [
    {
      does: "Open and listen",
      asks: "What do we say at the beginning?",
      heard: /\b(?:open\w*|begin\w*|start|first|listen|greet\w*)\b/,
      says: [
        "The first half minute decides how the rest goes. You’re showing two things, that there’s a person here and that it’s their turn, and both take fewer words than people think.",
      ],
      lines: [
        [
          "They’re not sure whether it’s the right place",
          "You’ve come to the right place. Tell me what’s going on.",
        ],
        ["They apologize for calling", "That’s what I’m here for. I’m glad you called."],
        [
          "They’ve told you a lot at once",
          "Let me make sure I have it right: you need [one], and you’re worried about [two]. Which should we do first?",
        ],
      ],
      checks: ["Everyone has a sentence for callers who aren’t sure whether they’re in the right place."],
      tasks: ["Choose one opening phrase each, and use it for a week."],
    },
    {
      does: "Buy time honestly",
      asks: "What do we say when we need a moment?",
      heard: /\b(?:time|moment|hold|wait|look up|busy|know)\b/,
      says: [
        "Silence on a phone is twice as long for the one who waits. Say what you’re doing and how long it takes, offer the other way in the same breath, and come back before you said you would.",
      ],
      lines: [
        [
          "Looking something up",
          "I’m opening your file; it takes about twenty seconds. Are you all right to wait?",
        ],
        [
          "It takes longer than you thought",
          "This is taking more than I promised. Shall I keep looking, or call you by two?",
        ],
        ["You don’t know", "I’d rather find out than guess. You’ll have an answer from me by four."],
      ],
      checks: ["Nobody’s left in silence for more than twenty seconds."],
      tasks: ["Say what you’re doing each time you look something up, for a day."],
    },
    {
      does: "Say no and stay friendly",
      asks: "How do we say no?",
      heard: /\b(?:no|can'?t|decline|refuse|rule|policy|impossible)\b/,
      says: [
        "A no is easier to take if the thing you can do stands next to it. Leave the word “policy” out; it explains nothing and sounds like a door. If the rule has a reason, give the reason in six words.",
      ],
      lines: [
        ["The slot is gone", "Ten o’clock is taken. I have 9:20 the same day, or ten on Thursday."],
        [
          "It isn’t yours to decide",
          "I can’t say yes to that myself. Sandra can, and she’ll call you before noon.",
        ],
        [
          "It isn’t possible",
          "I wish I could do that today. What I can do is [the next best thing], right now.",
        ],
      ],
      checks: ["Every no comes with something that’s possible."],
      tasks: ["Write the yes that goes with your three commonest noes."],
    },
    {
      does: "Take the heat out",
      asks: "What helps when someone’s upset?",
      heard: /\b(?:upset|heat|complain\w*|calm|sorry|apolog\w+|empathy|difficult)\b/,
      says: [
        "People calm down when somebody says aloud what happened to them. Facts first, then the feeling, and no “but” in between. Apologize for what they went through, even before you know whose fault it was.",
      ],
      lines: [
        [
          "They’ve called before",
          "You’ve had to call three times about this. I’d be tired of it, too. Let’s finish it now.",
        ],
        [
          "It was your mistake",
          "We got that wrong, and I’m sorry. Here’s what I’m doing about it while you’re on the line.",
        ],
        [
          "They’re talking over you",
          "I want to hear all of it. Go ahead, and I’ll write it down as you speak.",
        ],
      ],
      checks: ["Whoever answers can say back what happened without a “but.”"],
      tasks: ["Practice saying back a complaint in two sentences, in pairs."],
    },
    {
      does: "End so that they don’t call again",
      asks: "How do we end a call?",
      heard: /\b(?:end\w*|goodbye|close|closing|finish|next step)\b/,
      says: [
        "Most second calls come from a first one that ended with “Okay, great.” Say who does what by when, ask for the question that’s still there, and let them hang up first.",
      ],
      lines: [
        [
          "Reading back",
          "So: I’m sending the form now, you send it back by Friday, and we’ll see you Tuesday at ten.",
        ],
        ["The last question", "What else were you going to ask me?"],
        ["Goodbye", "Thank you, [first name]. If anything’s unclear, ask for Maria."],
      ],
      checks: ["Calls end with who does what by when."],
      tasks: ["End every call for a day with “What else were you going to ask me?”"],
    },
  ],
};
