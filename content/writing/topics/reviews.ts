import type { Topic } from "../kinds.ts";

export const reviews: Topic = {
  id: "reviews",
  name: "asking for reviews",
  goal: "ask for reviews without pressing anybody",
  gist: "Ask at the moment when somebody has just been helped, in one sentence, with one link, and answer everything that comes.",
  heard:
    /\b(ask(ing)? .{0,30}feedback|feedback (after|from)|surveys?|(google|yelp|online|customer|patient|client|good|five.?star|5.?star|more|bad|negative) (reviews?|ratings?)|reviews?|testimonials?)\b/,
  keywords: ["customer reviews", "asking for reviews"],
  scene:
    "Somebody writes two angry lines at eleven at night. Of those who went home content nobody has written anything, and nobody had asked them.",
  close: "A review is a favor. Treat it as one, and answer it as you would answer a letter.",
  causes: [
    {
      head: "Nobody asked",
      text: "People who are content go home; those who are not write unasked.",
      remedy: "Ask in person at the moment when somebody says thank you.",
    },
    {
      head: "They were asked too late",
      text: "A mail after two weeks meets somebody who has forgotten the details.",
      remedy: "Send the link within the hour.",
    },
    {
      head: "It takes too many steps",
      text: "Search, log in, find the right branch, choose stars: most stop at the second.",
      remedy: "One link that opens the right page, tried on your own phone.",
    },
    {
      head: "They do not know what to write",
      text: "An empty box under your name is an examination.",
      remedy: "Give a question: “What would you tell a neighbor about us?”",
    },
    {
      head: "They would rather not show their name",
      text: "With {visits} in particular, many do not want to be seen.",
      remedy: "Say that a first name or no detail is fine, and never ask for one.",
    },
    {
      head: "They never see an answer",
      text: "Where nobody replies, a review seems to go nowhere.",
      remedy: "Answer each within a week, in two sentences and without details.",
    },
  ],
  thesis: "Ask for the review, and take the answer as it comes",
  reasons: [
    {
      head: "The content ones stay silent",
      text: "Somebody who is annoyed has a reason to write. Somebody whose {job} simply went well has none, unless they are asked.",
    },
    {
      head: "A question is not pressure",
      text: "Pressure is the second reminder, the discount, the tablet held out at the counter. One sentence that may be ignored is none of these.",
    },
    {
      head: "The answers are read too",
      text: "How {aPlace} replies to a complaint tells a stranger more than ten compliments. Calm, short and with a name is enough.",
    },
  ],
  against: {
    text: "Good work speaks for itself, one hears, and asking cheapens it.",
    reply:
      "It speaks to those who were there. For everybody else somebody has to say it, and they will, if they know how.",
  },
  near: ["followup", "complaints"],
  points: [
    {
      id: "rules-first",
      phase: "find out",
      do: "Read the rules before you ask",
      how: "The FTC has a rule against fake reviews and against paying for praise. Platforms go further, each in its own way: rewards, asking only the happy ones, on some of them asking at all. Read both pages, note the day, and lay what your profession says about privacy beside them.",
      mistake: "Offering something in return",
      harm: "A discount for a review can break the platform’s rules, and one for praise the FTC’s; a reader who learns of it believes none of the others. Ask everybody alike, and give nothing for it.",
      ask: "May we offer a discount for a review?",
      answer:
        "Better not. A reward for praise is against the FTC’s rule on reviews, and a platform may forbid any reward. Look both up before you ask anybody, and note the day on which you looked.",
      check: "The platform’s rules and the FTC’s page on reviews have been read, with the day noted.",
      task: "Read the platform’s rules and the FTC’s page on reviews, and write down what they forbid.",
    },
    {
      id: "right-moment",
      phase: "decide",
      obvious: true,
      do: "Choose the moment",
      how: "It is the one at which somebody says thank you: when the {job} is done and seen to be done, not when the bill is handed over. Pick it once for each kind of {job}, and say who asks. Where it went badly, the talk is about that and not about stars.",
      mistake: "Asking when the bill comes",
      harm: "With the bill in hand people think of money. The minute before, when they have just seen that it is done, they think of the work. Move the question there.",
      ask: "When is the right moment to ask?",
      answer:
        "When they have just said that they are content, in their own words. After a day the memory is good and the occasion is gone; then a short text with the link has to do.",
      check: "For each kind of {job} it is settled at which moment somebody asks, and who.",
      task: "Settle for each kind of {job} the moment of asking and whose part it is.",
    },
    {
      id: "one-sentence",
      phase: "write down",
      obvious: true,
      do: "Have one sentence for it",
      how: "“I’m glad that it worked out. If you have a minute this week, would you write that down on our page? I’ll text you the link; and if not, that is all right too.” The last half takes the pressure out. Let everybody say it in their own words.",
      mistake: "Asking for five stars",
      harm: "“Could you give us five stars?” makes a favor into an order, and it may be against the platform’s rules. Ask what it was like; the stars are theirs to choose.",
      ask: "What do we say without sounding pushy?",
      answer:
        "“Would you write down what it was like? I’ll text you the link, and if not, that is fine.” One question, one link, and a way out. It is said once.",
      check: "There is a sentence for asking, with a way out in it, and everybody has said it aloud.",
      task: "Write the sentence, say it aloud to each other, and strike what sounds like begging.",
    },
    {
      id: "one-link",
      phase: "write down",
      rests: "one-sentence",
      do: "Make it one step",
      how: "The link leads straight to the field in which one writes, not to your home page. Send it by text to those who agreed to texts, print it as a code for the others, and try it on a phone that is not yours.",
      mistake: "Sending people to look for you",
      harm: "“Find us online and leave a review” is five steps, and each one loses somebody. Send the link that opens the field itself.",
      ask: "How do they get to the page?",
      answer:
        "By one link that opens the field in which they write, in a text on the same day. A printed code serves those who don’t want texts.",
      check: "The link opens the field itself, and a stranger has tried it.",
      task: "Copy the link that opens the review field, and try it on two phones.",
    },
    {
      id: "ask-all",
      phase: "start",
      do: "Ask everybody, once",
      how: "Not only those who smiled: choosing whom you ask by what they would say is called gating, and platforms forbid it. Put a mark in {system} when you have asked, so that nobody is asked again after the next {job}.",
      mistake: "Asking the same people again",
      harm: "The second reminder is where asking turns into pressing. A mark in {system} keeps you from it; who did not write has answered.",
      ask: "How often may we remind somebody?",
      answer:
        "Once is enough. Whoever does not write has answered too, and will remember that you left it at that.",
      check: "A mark in {system} says who has been asked, and nobody is asked twice for the same {job}.",
      task: "Put a mark in {system} for everybody who was asked, and ask all of one week.",
    },
    {
      id: "answer-them",
      phase: "start",
      do: "Answer what comes in, the bad ones first",
      how: "Thank them, say one thing about the matter, and leave a name and a number for the rest. Say nothing about what somebody was treated, billed or helped for; where you are bound to confidence, not even that they were with you. Two days are soon enough, and an hour after the anger is better than a minute.",
      mistake: "Arguing in public",
      harm: "Whoever reads it does not know who is right, only who is calm. Answer in three sentences with a name and a number, and settle the rest on the telephone.",
      ask: "What do we do about a bad review?",
      answer:
        "Wait an hour, then write three sentences: thanks, what you take from it, and whom to call. No details, since the matter is theirs, and no second round.",
      check:
        "Every review is answered within two days, without a detail of the matter, by somebody with a name.",
      task: "Answer the last ten, the bad ones first, each in three sentences.",
    },
    {
      id: "learn-from",
      phase: "look back",
      do: "Read them together once a month",
      how: "Ten minutes, all of them, aloud. What is praised twice stays; what is blamed twice gets a name and a day. Count how many were asked and how many wrote; that share is yours, and other people’s numbers are no help with it.",
      mistake: "Looking at the stars alone",
      harm: "An average hides the sentence that matters. Read the words once a month, and give what is blamed twice to somebody by name.",
      ask: "How do we know whether it works?",
      answer:
        "Count for two months how many you asked and how many wrote, and read what they wrote. The share tells you about your moment, the words about your work.",
      check: "Once a month the reviews are read aloud, and what is blamed twice has a name.",
      task: "Read this month’s reviews aloud, and give what is blamed twice a name and a day.",
    },
  ],
};
