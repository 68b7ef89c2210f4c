import type { Topic } from "../kinds.ts";

export const complaints: Topic = {
  id: "complaints",
  name: "angry callers",
  goal: "bring calls with angry people to a good end",
  gist: "Hear them out, say back what happened, promise one thing and do it.",
  heard:
    /\b(calls? (in )?(angry|mad|furious|yelling|screaming)( about)?|refunds?|(furious|yelling|screaming|mad) (callers?|customers?|parents?|clients?)|angry|complain(s|ts?|ing|ers?)?|upset|rude|difficult (callers?|customers?|clients?|patients?|guests?|people|calls?)|abusive|unhappy|dissatisfied|bad reviews?|de.?escalat\w*)\b/,
  keywords: ["complaints", "difficult calls"],
  scene:
    "First there is a breath. Then it all comes out, and much of it isn’t about you. The part that is about you is {status}.",
  close: "Nobody wins a call like this. You can end it so that both of you would call again.",
  thesis: "A complaint is the last call before they leave",
  reasons: [
    {
      head: "People who complain still want something from you",
      text: "Leaving would be easier: {next}. Calling takes effort, and nobody makes that effort for a business they have given up on.",
    },
    {
      head: "They tell you what others only think",
      text: "For everyone who calls because nobody could tell them {status}, others thought it and said nothing. You won’t get that information anywhere else for free.",
    },
    {
      head: "People remember how it ended",
      text: "Things go wrong, especially with {hard}. What gets told afterward is how the call ended, and you still have a say in that.",
    },
  ],
  against: {
    text: "Some callers are simply abusive, and nobody should have to listen to that.",
    reply:
      "Nobody should. The rules need one clear way out: “I’m going to hang up now, and I’ll write to you today.”",
  },
  near: ["handover", "followup"],
  points: [
    {
      id: "gather",
      phase: "find out",
      do: "Write down what the last ten were about",
      how: "One line each: what happened, who heard about it first, how it ended. Then look for what they share. Often it is one promise that nobody kept or followed up on, {status} for instance.",
      mistake: "Treating each one as a single case",
      harm: "Then the eleventh surprises you like the tenth. Put them next to each other. Maybe half of them are about {status} and maybe not, but you will know.",
      ask: "How do we find out what makes callers angry?",
      answer:
        "From the last ten, one line each, next to each other. For every one, ask what you could have said a day earlier.",
      check: "The last ten complaints are on one page, with how each one ended.",
      task: "Write one line for each of the last ten complaints, and look for what they share.",
    },
    {
      id: "who-decides",
      phase: "decide",
      do: "Decide what the person on the phone may offer",
      how: "Up to a certain amount or a certain favor, whoever picks up can decide alone. For anything bigger there is a name and a time. “I’d have to ask” is what turns a calm caller into an angry one.",
      mistake: "Letting nobody on the phone decide",
      harm: "The caller tells it three times, and each person is sorry. Give whoever picks up something small they may promise.",
      ask: "What may the person on the phone promise?",
      answer:
        "Something small you settled beforehand, and a call from a named person for the rest. Never {never0}.",
      check: "It is written down what the person on the phone may grant without asking.",
      task: "Write down what may be granted without asking, and who decides anything bigger.",
    },
    {
      id: "listen-out",
      obvious: true,
      phase: "write down",
      do: "Let them finish, then say it back",
      how: "Don’t say “calm down”, and don’t apologize yet. Listen to the end, then sum it up: “You were told Tuesday, and nobody called.” Being understood is half of what they called for.",
      mistake: "Apologizing before you have heard it",
      harm: "An early “sorry” sounds like “be quiet”. Hear them out, say back what happened, and then apologize for that.",
      ask: "What do we say first?",
      answer:
        "Very little. Let them finish, then say in one sentence what you understood. The apology comes after that, for something specific.",
      check: "Everyone who answers knows the order: hear it out, say it back, then apologize.",
      task: "Practice in pairs: hear it out, say it back in one sentence, apologize for that.",
    },
    {
      id: "no-machine",
      phase: "decide",
      do: "Give complaints to a person",
      how: "Right away, or at a time the caller is told. Software can notice that someone is upset and write down what they said. The apology comes from a person.",
      mistake: "Letting software apologize",
      harm: "“I’m sorry to hear that” from something that can’t be sorry makes it worse. Have it take the details and find a person.",
      ask: "May an assistant deal with complaints?",
      answer:
        "It can notice them, write them down and get someone. The apology and the remedy should come from a person at {aPlace}.",
      check: "Complaints reach a person, right away or at a set time.",
      task: "Make sure complaints reach a person, and test it with a raised voice.",
    },
    {
      id: "promise-kept",
      obvious: true,
      phase: "start",
      do: "Promise one thing, and call when it is done",
      how: "One step, one day, one name. Then call, even if it isn’t finished. Nobody expects that second call, and it changes the story they tell about you.",
      mistake: "Promising too much to end the call",
      harm: "It ends this call and starts the next one. Promise one thing you can do by a day you can keep.",
      ask: "How does such a call end well?",
      answer:
        "With one thing that will happen by a certain day, and your name. Then call on that day, whatever there is to say.",
      check: "Every open complaint has one promised step with a day, and we made the call that day.",
      task: "Give every open complaint one step, one day and one name, and make the call.",
    },
    {
      id: "say-stop",
      phase: "write down",
      do: "Have a sentence for when it goes too far",
      how: "“I want to help you, and I can’t while you’re shouting. I’m going to hang up now, and I’ll write to you today.” Say it once, calmly, and then do it. Your people need to know that you stand behind them.",
      mistake: "Making people put up with everything",
      harm: "People who get shouted at all day quit, or start shouting back. One sentence and your support cost nothing.",
      ask: "Do we have to put up with insults?",
      answer:
        "No. Give one warning, say that you are hanging up, and answer in writing the same day. Write the sentence down, so nobody has to think of it while shaking.",
      check: "We have a sentence for ending an abusive call, and everyone may use it.",
      task: "Write the sentence that ends an abusive call, and tell everyone they may use it.",
    },
    {
      id: "mend-cause",
      phase: "look back",
      do: "Fix one cause a month",
      how: "Read through the month’s complaints and choose one cause. If it is {status}, someone now calls people before they have to ask. Then tell the people who complained what you changed.",
      mistake: "Settling the case and leaving the cause",
      harm: "The next caller will say the same thing. Fix one cause a month and you have fixed twelve in a year.",
      ask: "What do we do with complaints afterward?",
      answer:
        "Choose one cause a month and fix it. Then tell the people who complained; hardly anyone does, and they remember it.",
      check: "We fixed one cause last month and told the people who had complained.",
      task: "Choose one cause, fix it, and tell the people who complained.",
    },
  ],
};
