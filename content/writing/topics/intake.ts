import type { Topic } from "../kinds.ts";

export const intake: Topic = {
  id: "intake",
  name: "new callers",
  goal: "make more of a new caller’s first call",
  gist: "Let new callers talk first, ask only what the next step needs, and end with a name and a day.",
  heard:
    /\b(intake|what to (write down|note|ask)( on (every|each) call)?|(write|note|jot) (it |everything )?down|tak(?:e|ing) (?:an? |good |better |phone |complete )*messages?|message.?taking|phone messages?|new (clients?|patients?|customers?|callers?|guests?|leads?|enquir\w+|inquir\w+|matters?)|first calls?|leads?|qualif(y|ying|ication)|enquir(y|ies)|inquir(y|ies)|screen(ing)?( (calls?|clients?|new))?|conver(t|ting|sion)( calls?| callers?)?|first.?time (callers?|customers?|clients?))\b/,
  keywords: ["new callers", "first call"],
  scene:
    "They rehearsed it in the car: “{test0}” The first thing they hear is a request to spell their last name.",
  close: "Give them the first minute. You can ask for the rest afterward.",
  thesis: "Listen first and fill in the form later",
  reasons: [
    {
      head: "The story fills in half the form",
      text: "Let people talk for a minute and they will tell you {sort0} without being asked, and often {sort1} too. You are left with two questions instead of ten.",
    },
    {
      head: "A form makes them feel like a file",
      text: "Name, date of birth and phone number, before anyone has asked what happened: that is how a government office starts. The next firm on their list may start with a question.",
    },
    {
      head: "You hear what no form has a box for",
      text: "That it is urgent, that they are scared, that it is really about {hard}. No list of fields picks that up.",
    },
  ],
  against: {
    text: "Without a form you forget things, and some people talk for a long time.",
    reply:
      "Keep the form in front of you and fill it in while they talk. At the end, ask for whatever is still blank.",
  },
  near: ["followup", "questions", "handover"],
  points: [
    {
      id: "where-from",
      phase: "find out",
      do: "Find out what new callers ask first",
      how: "For two weeks, write down the first sentence of every new caller, word for word. Many will ask {ask0} or {ask1}. Whatever they ask before they book is what you have to answer before they will.",
      mistake: "Assuming that new callers know how it works",
      harm: "They don’t know your terms or your process. Write down their first sentences, and you will see how differently they put things.",
      ask: "What do new callers want to know first?",
      answer:
        "Whether they have come to the right place, and {ask0}. Write down first sentences for two weeks, and you will have the rest of the list.",
      check: "For two weeks we wrote down the first sentence of every new caller.",
      task: "Write down the first sentence of every new caller, word for word, for two weeks.",
    },
    {
      id: "must-know",
      phase: "decide",
      do: "Decide what you must know, and drop the rest",
      how: "For the next step you need three things ({sorts}) and a number. Go through your intake form and cross out anything you only need later. You can ask for that when you confirm.",
      mistake: "Asking for everything at once",
      harm: "By the eighth question callers wonder what it is all for. Three things are enough to begin with: {sorts}.",
      ask: "What do we have to ask on the first call?",
      answer:
        "For {one}, three things ({sorts}) and how to reach them. Everything else can come with the confirmation.",
      check: "On the first call we ask for three things ({sorts}), and little more.",
      task: "Cut the intake form down to three things ({sorts}) and a phone number.",
    },
    {
      id: "open-question",
      phase: "write down",
      do: "Start with one open question",
      how: "Ask “How can we help?” and then let them talk, with the form in front of you. Don’t cut in to sort them. After a minute, sum it up in one sentence: “So this is about …, is that right?” People are glad to correct you, and the correction is often the useful part.",
      mistake: "Starting with name and number",
      harm: "It turns their problem into paperwork before anyone has listened. Let them say “{test0}” first, and ask for the name after that.",
      ask: "How should such a call begin?",
      answer:
        "With a question they can’t answer with yes or no. Then listen, and sum up what you heard in one sentence.",
      check: "First calls begin with an open question, and we sum up what we heard in one sentence.",
      task: "For a week, start every first call with an open question and sum it up in one sentence.",
    },
    {
      id: "say-no-early",
      phase: "write down",
      do: "Say early what you don’t do",
      how: "Make a list of what you turn away and where you send those people. Hearing it in the second minute is a favor; in the tenth it has wasted everyone’s time. And nobody on the phone says {never0}.",
      mistake: "Promising things to win them over",
      harm: "If someone says {never0} on the first call, it will be quoted back to you on the third. Tell them the next step and leave the rest to the person who can judge it.",
      ask: "What must we not say on a first call?",
      answer:
        "Don’t say {never0}, or {never1}. Do say what happens next and when. That is what {newOnes} mostly want to know.",
      check: "We have a list of what we turn away and where we send people instead.",
      task: "List what you turn away, where you send those callers, and what nobody may say on the phone.",
    },
    {
      id: "next-step",
      obvious: true,
      phase: "start",
      do: "End every call with a next step and a day",
      how: "“You’ll hear from Kim by Thursday noon.” Who, what and when. If it is {easy}, book it on the spot. If it is {hard}, say who will look at it first and when they will call.",
      mistake: "Ending with “We’ll be in touch”",
      harm: "It leaves them waiting, and people who are waiting keep looking. Give them a name and a day, even if the day isn’t tomorrow.",
      ask: "How should the call end?",
      answer:
        "With a person, a step and a day. {Easy} you can book right away. For {hard}, say who will look at it and by when they will hear.",
      check: "Every first call ends with a name, a next step and a day.",
      task: "End every first call with who, what and by when, and enter it in {system}.",
    },
    {
      id: "follow-lost",
      phase: "look back",
      do: "Ask the ones who didn’t come",
      how: "Once a month, call a few people who asked and never came. “May I ask what made the difference?” is enough. Don’t assume it was the price; see how often it was that nobody called them back.",
      mistake: "Blaming the price",
      harm: "It is the easiest explanation to believe. Ask a few of them, and you may find out that nobody ever told them {ask1}.",
      ask: "Why do some people ask and never come?",
      answer:
        "You have to ask a few of them. Look for something they share: no call back, no answer when they asked {ask1}, or a form that was too long.",
      check: "Every month we ask a few people who didn’t come what made the difference.",
      task: "Call a few people who asked and didn’t come, and note what made the difference.",
    },
  ],
};
