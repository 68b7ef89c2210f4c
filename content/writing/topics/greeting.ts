import type { Topic } from "../kinds.ts";

export const greeting: Topic = {
  id: "greeting",
  name: "answering the phone",
  goal: "greet callers so that they start talking",
  gist: "Say your name, ask one question and then be quiet: the sooner callers can speak, the more they tell you.",
  heard:
    /\b(greetings?|phone scripts?|(phone )?phrases|scripts?|answer(ing)? (the|a|your|our|their) (phones?|telephones?|calls?)|pick(ing)? up the phone|phone (manners|etiquette|voice)|fe(el|els|lt) (heard|listened to|welcome)|etiquette|manners|first (?:\d+|few|thirty|sixty|ten) seconds|first minute|first (words|impression|seconds)|what to say|opening line|hang(s|ing)? up|hung up)\b/,
  keywords: ["phone greeting", "answering calls"],
  scene:
    "Two calls to {one}. In the first, someone is still reading out the opening hours. In the second, the caller is already saying “{test0}” One sentence makes the difference, and it is the one that was left out.",
  close: "The pause after your question is the friendliest part of the greeting. Leave it there.",
  causes: [
    {
      head: "They aren’t sure they have the right number",
      text: "The greeting starts with thanks or opening hours, and the name comes last.",
      remedy: "Say your name first, within three seconds.",
    },
    {
      head: "It takes too long until they can speak",
      text: "Ten seconds of greeting sounds like a recording, and many callers take it for one.",
      remedy: "Say the business, your first name and “How can I help?” Then stop talking.",
    },
    {
      head: "They have to choose from a menu",
      text: "What they need isn’t among the five options, and every wrong button costs a minute.",
      remedy: "Offer two choices at most, one of them a person. Or drop the menu.",
    },
    {
      head: "They are put on hold before they have said a word",
      text: "“Please hold” tells them how the rest of the call will go.",
      remedy:
        "Let them say why they called first. Then ask whether they would rather wait or be called back, and when.",
    },
    {
      head: "It rings too long",
      text: "After the fifth ring they are looking for the next number.",
      remedy: "After three or four rings, send the call on to someone or something that answers.",
    },
    {
      head: "They get voicemail",
      text: "People who want an answer now won’t start dictating a message.",
      remedy: "Say when you call back and offer a number to text, or have the call answered.",
    },
    {
      head: "Nobody seems to listen",
      text: "They hear a rushed voice, typing, somebody talking in the background.",
      remedy: "Repeat what they want in a few words before you ask anything.",
    },
    {
      head: "They are asked for their details first",
      text: "Date of birth and address before the reason for the call feels like standing at a counter.",
      remedy: "Ask what it is about first, and then only what the next step needs.",
    },
  ],
  thesis: "The shorter your greeting, the more callers tell you",
  reasons: [
    {
      head: "Callers have their sentence ready",
      text: "On the way to the phone people practice: “{test0}” A long greeting wipes that out, and what you get afterward is shorter and less useful.",
    },
    {
      head: "Thanks and slogans are for us",
      text: "Nobody calls {one} to be thanked. They want to know {ask1}. The courteous part of the call is when you listen.",
    },
    {
      head: "A pause invites them to talk",
      text: "It takes some nerve to stop after a few words, {hands}. But the pause tells the caller it is their turn, better than “How may I direct your call?” ever could.",
    },
  ],
  against: {
    text: "A short greeting can sound curt, and good manners call for a name and a warm word.",
    reply:
      "Say your name, by all means. Warmth comes from your voice and from waiting for the answer, and neither takes more words.",
  },
  near: ["handover", "questions", "desk"],
  points: [
    {
      id: "time-it",
      phase: "find out",
      do: "Time how long callers wait before they can speak",
      how: "Call from outside with a watch and stop it when you could first have said “{test0}” Do it in the morning rush, at lunch and just before closing. The same greeting sounds different {hands}.",
      mistake: "Judging a greeting on paper",
      harm: "Four friendly clauses look fine in writing. Over the phone they are a wall. Read it aloud at the speed of a busy morning first.",
      ask: "How long should a greeting be?",
      answer:
        "One breath. If the person answering at {aPlace} has to breathe in the middle, something in it can go.",
      check: "We timed how long callers wait to speak, at three times of day.",
      task: "Time how long a caller waits to speak: in the morning, at lunch, and near closing.",
    },
    {
      id: "name-first",
      phase: "decide",
      do: "Say your name first and ask one question last",
      how: "The name tells them they dialed right. The question gives them the turn. In between there is room for one useful thing, for instance that {customers} can get {easy} right now.",
      mistake: "Asking two questions at once",
      harm: "“How can I help, and who’s calling?” makes {customers} choose which one to answer. Ask what it is about. Most people add their name by themselves.",
      ask: "What order should the greeting go in?",
      answer:
        "Your name, one offer if you have one, then one open question. Then wait until they have finished.",
      check: "{Customers} hear our name first and one question last.",
      task: "Rewrite the greeting: name, one offer, one question, and then a pause.",
    },
    {
      id: "hold-rules",
      phase: "decide",
      do: "Decide how callers are put on hold",
      how: "Ask before you put anyone on hold and say about how long it will be. When that time is up, go back even if you have nothing yet. Quiet music is fine. Ads for {one} are not, since the caller already picked you.",
      mistake: "Putting callers on hold without a word",
      harm: "Silence sounds like a dropped call. Ask first, say how long, come back when you said you would, and offer to call back instead.",
      ask: "How should callers be put on hold?",
      answer:
        "With a question and a time: “Can you hold for a minute?” If you can’t keep to that, {hands}, offer a call back at a set time and don’t hold them at all.",
      check: "Callers are asked before they go on hold, and told for how long.",
      task: "Agree on one sentence for putting callers on hold, and on when someone goes back to them.",
    },
    {
      id: "honest-who",
      phase: "write down",
      do: "Say who, or what, is answering",
      how: "A person gives a first name. A machine says that it is one, right away and without a joke about it. {Customers} who find out later start to wonder what else wasn’t true.",
      mistake: "Letting a machine pass as a person",
      harm: "It works until the first odd question. After that, even {easy} that went fine is in doubt. Some states also have rules about it; ask your attorney which apply to you.",
      ask: "Must a machine say that it is one?",
      answer:
        "In some states there are rules, so ask your attorney. It is smart in any case: callers who know get to the point, and they ask for a person when it matters.",
      check: "Whoever or whatever answers says so in the first sentence.",
      task: "Write the first sentence for a person and the first sentence for a machine, so callers always know who is speaking.",
    },
    {
      id: "card-by-phone",
      phase: "write down",
      do: "Put a card next to every phone",
      how: "On it: the greeting, the sentence for putting someone on hold, the sentence for “I don’t know”, and where urgent calls go ({urgent}). Large type, one side. It is for substitutes, and for bad days.",
      mistake: "Leaving it to whoever picks up",
      harm: "The caller at nine gets a welcome and the one at five gets “Yes?”. A card the size of your hand evens that out and costs nothing.",
      ask: "How do we get everybody to answer the same way?",
      answer:
        "With a card short enough to read while it rings: three sentences and one list ({urgent}). Leave off anything that changes from week to week.",
      check: "A card with the greeting and three sentences lies next to every phone.",
      task: "Make a card for every phone: the greeting, the hold sentence, “I don’t know”, and where urgent calls go.",
    },
    {
      id: "three-strangers",
      phase: "try",
      do: "Have three strangers call",
      how: "Pick someone in a hurry, someone older, and someone who has never heard of {aPlace}. Afterward ask them when they first wanted to speak, not whether they liked it. Change one thing and have them call again.",
      mistake: "Asking colleagues what they think",
      harm: "They know the place and hear what they expect. A neighbor who calls with “{test1}” hears what is really there.",
      ask: "Who should test it?",
      answer:
        "People who don’t know your business and owe you nothing. Give each one a sentence to start with, such as “{test1}”, and ask only when they felt they were waiting.",
      check: "Three people from outside have called and told us where they had to wait.",
      task: "Have three outsiders call, change one thing a day, and keep the version nobody had to wait through.",
    },
  ],
};
