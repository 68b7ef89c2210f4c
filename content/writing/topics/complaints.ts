import type { Topic } from "../kinds.ts";

export const complaints: Topic = {
  id: "complaints",
  name: "angry callers",
  goal: "bring calls with angry people to a good end",
  gist: "Hear it out, say it back, promise one thing and keep it.",
  heard:
    /\b(calls? (in )?(angry|mad|furious|yelling|screaming)( about)?|refunds?|(furious|yelling|screaming|mad) (callers?|customers?|parents?|clients?)|angry|complain(s|ts?|ing|ers?)?|upset|rude|difficult (callers?|customers?|clients?|patients?|guests?|people|calls?)|abusive|unhappy|dissatisfied|bad reviews?|de.?escalat\w*)\b/,
  keywords: ["complaints", "difficult calls"],
  scene:
    "Before the first word there is breath. Then it comes, all of it, and much of it is not about you. The part that is concerns {status}.",
  close: "Nobody wins such a call. It can be ended so that both can call again.",
  thesis: "A complaint is the last call before silence",
  reasons: [
    {
      head: "Whoever complains still wants something from you",
      text: "It would be easier to go: {next}. A call takes effort, and the effort is a sign that something is left.",
    },
    {
      head: "They tell you what others do not",
      text: "For one who says that nobody could tell them {status} there are others who thought it. Nobody else will give you that for nothing.",
    },
    {
      head: "The end counts more than the cause",
      text: "Things go wrong, {hard} above all. What is told afterwards is how the call ended, and that is still in your hands.",
    },
  ],
  against: {
    text: "Some callers are simply abusive, and nobody should have to listen to that.",
    reply:
      "Nobody should. One announced end, “I shall hang up now and write to you”, belongs to the rules as well.",
  },
  near: ["handover", "followup"],
  points: [
    {
      id: "gather",
      phase: "find out",
      do: "Write down what the last ten were about",
      how: "A line for each: what had happened, who was told first, how it ended. Look for what they share. Often it is one thing that was promised and not said again, {status} for instance.",
      mistake: "Seeing each one as a single case",
      harm: "Then the eleventh is a surprise like the tenth. Put them side by side; {status} may be behind half of them, or it may not, but you will know.",
      ask: "How do we find out what makes callers angry?",
      answer:
        "From the last ten, a line each, side by side. Ask of every one what we could have said a day earlier.",
      check: "The last ten complaints stand side by side, with how each ended.",
      task: "Write a line for each of the last ten complaints, and look for what they share.",
    },
    {
      id: "who-decides",
      phase: "decide",
      do: "Settle who may put things right, and how far",
      how: "Up to a certain sum or a certain favor, whoever picks up decides alone. Beyond that there is a name and an hour. “I have to ask” is the sentence that makes a calm caller angry, so let it be needed seldom.",
      mistake: "Letting nobody at the telephone decide",
      harm: "The caller tells it three times and each is sorry. Give whoever picks up something small that they may promise.",
      ask: "What may the person at the telephone promise?",
      answer:
        "Something small, settled beforehand, and a call from a named person for the rest. Never {never0}.",
      check: "It is written what whoever picks up may grant without asking.",
      task: "Write down what may be granted without asking, and who decides beyond that.",
    },
    {
      id: "listen-out",
      obvious: true,
      phase: "write down",
      do: "Let them finish, then say it back",
      how: "Not “calm down”, and not yet sorry. Listen to the end, then one sentence: “You were promised it for Tuesday and nobody called.” To have been understood is half of what they called for.",
      mistake: "Apologizing before it is told",
      harm: "An early sorry sounds like a lid. Hear it out, say back what happened, and then be sorry for that.",
      ask: "What do we say first?",
      answer:
        "Little. Let them finish, and say in one sentence what you have understood. Only then comes an apology, for something definite.",
      check: "The rule “hear it out, say it back, then apologize” is known to all who answer.",
      task: "Practice in pairs: hear it out, say it back in a sentence, apologize for that.",
    },
    {
      id: "no-machine",
      phase: "decide",
      do: "Keep machines out of it",
      how: "A complaint goes to a person, at once or with an hour. Software may notice that a voice is raised and note the caller’s words. It should not be the one who is sorry.",
      mistake: "Letting software apologize",
      harm: "“I am sorry to hear that”, from something that is not sorry, makes it worse. It takes the words down and finds a person; no more.",
      ask: "May an assistant deal with complaints?",
      answer:
        "It may notice them, write them down and fetch somebody. The apology, and what is made good, should come from a person at {aPlace}.",
      check: "Complaints reach a person, at once or at an hour that is named.",
      task: "Make sure that complaints reach a person, and test it with a raised voice.",
    },
    {
      id: "promise-kept",
      obvious: true,
      phase: "start",
      do: "Promise one thing, and call when it is done",
      how: "One step, one day, one name. Then call, also if it is not finished. Nobody expects that second call, and it turns the story that is told afterwards.",
      mistake: "Promising too much in order to end it",
      harm: "It ends this call and begins the next. Promise one thing that you can keep by a day that you can keep.",
      ask: "How does such a call end well?",
      answer:
        "With one thing that will happen by a certain day, and your name. And with a call on that day, whatever there is to say.",
      check: "Each complaint has one promised step with a day, and the call on that day was made.",
      task: "Give each open complaint one step, one day, one name, and make the call.",
    },
    {
      id: "say-stop",
      phase: "write down",
      do: "Have a sentence for when it is too much",
      how: "“I want to help, and I cannot like this. I shall hang up now and write to you today.” Said once, calmly, and then done. Those who answer must know that you stand behind it.",
      mistake: "Making people endure everything",
      harm: "Whoever is shouted at all day leaves, or starts to shout. One sentence and your backing cost you nothing.",
      ask: "Must we put up with insults?",
      answer:
        "No. One warning, one announced end, and an answer in writing on the same day. Write the sentence down, so that nobody has to find it while shaking.",
      check: "There is a sentence for ending an abusive call, and everybody may use it.",
      task: "Write the sentence that ends an abusive call, and tell everybody that they may use it.",
    },
    {
      id: "mend-cause",
      phase: "look back",
      do: "Mend one cause a month",
      how: "Read the lines of the month and choose one cause, no more. If it is {status}, somebody calls unasked from now on. Tell those who complained what has changed; they are the only ones who notice.",
      mistake: "Settling the case and leaving the cause",
      harm: "The next one will come with the same words. One cause a month, mended and told, is twelve in a year.",
      ask: "What do we do with complaints afterwards?",
      answer:
        "Choose one cause a month and mend it. Then tell those who had complained; hardly anybody does, and it is remembered.",
      check: "One cause was mended last month, and those concerned were told.",
      task: "Choose one cause, mend it, and tell those who had complained.",
    },
  ],
};
