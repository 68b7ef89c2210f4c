import type { Topic } from "../kinds.ts";

export const intake: Topic = {
  id: "intake",
  name: "the first call of somebody new",
  goal: "make more of the first call of somebody new",
  gist: "Listen first, ask for what the next step needs, and end with a name and a day.",
  heard:
    /\b(intake|what to (write down|note|ask)( on (every|each) call)?|(write|note|jot) (it |everything )?down|tak(?:e|ing) (?:an? |good |better |phone |complete )*messages?|message.?taking|phone messages?|new (clients?|patients?|customers?|callers?|guests?|leads?|enquir\w+|inquir\w+|matters?)|first calls?|leads?|qualif(y|ying|ication)|enquir(y|ies)|inquir(y|ies)|screen(ing)?( (calls?|clients?|new))?|conver(t|ting|sion)( calls?| callers?)?|first.?time (callers?|customers?|clients?))\b/,
  keywords: ["new callers", "first call"],
  scene:
    "They have rehearsed the sentence: “{test0}” What they hear is a question about the spelling of their name.",
  close: "The first minute belongs to them. The rest can be made up for.",
  thesis: "Listen first, fill in the form afterwards",
  reasons: [
    {
      head: "The story holds half of the form",
      text: "Whoever may talk for a minute tells you {sort0} without being asked, and often {sort1} too. What remains are two questions instead of ten.",
    },
    {
      head: "A form says: you are a case",
      text: "Name, date and number, spelled out, before anybody has asked what happened: so begins an office, not a help. Another name on the list may begin with a question.",
    },
    {
      head: "You hear what does not fit any box",
      text: "That it is urgent, that somebody is afraid, that it is {hard} after all. No list of fields has ever caught that.",
    },
  ],
  against: {
    text: "Without a form things are forgotten, and whoever talks freely can talk for long.",
    reply: "Keep the form under your hand and tick as you listen. At the end, ask for what is still empty.",
  },
  near: ["followup", "questions", "handover"],
  points: [
    {
      id: "where-from",
      phase: "find out",
      do: "Find out what new callers ask first",
      how: "For two weeks write down the first sentence of everybody new, as it was said. Much of it will be {q0} or {q1}. What they ask before they book is what has to be answered before they will.",
      mistake: "Assuming that new callers know how it goes",
      harm: "They know neither your words nor your order of things. Write down their first sentences; they differ from yours.",
      ask: "What do new callers want to know first?",
      answer:
        "Whether they are in the right place, and {ask0}. Two weeks of first sentences, written down as said, shows you the rest of the list.",
      check: "First sentences of new callers were written down for two weeks.",
      task: "Write down the first sentence of every new caller, as said, for two weeks.",
    },
    {
      id: "must-know",
      phase: "decide",
      do: "Settle what you must know, and strike the rest",
      how: "For the next step you need three things ({sorts}). Go through your form and cross out what only the third step needs. A first call is no place for what one might need one day.",
      mistake: "Asking for everything at once",
      harm: "After the eighth question the caller wonders what all this is for. Three things will do for now: {sorts}.",
      ask: "What has to be asked on the first call?",
      answer:
        "For {one} three things ({sorts}), and how to reach them. All else can come with the confirmation.",
      check: "The first call asks for three things ({sorts}), and little more.",
      task: "Cut the first form down to three things ({sorts}) and a number.",
    },
    {
      id: "open-question",
      phase: "write down",
      do: "Begin with one open question",
      how: "“What can we do for you?” and then wait, with the form under your hand. Do not break in to sort. When the minute is over, say back in one sentence what you understood; people correct gladly, and that correction is worth more than the form.",
      mistake: "Beginning with name and number",
      harm: "It turns a trouble into a record before anybody has listened. Let them say “{test0}” first. The name comes by itself.",
      ask: "How should such a call begin?",
      answer:
        "With a question that cannot be answered with yes. Then with silence, and with one sentence in which you say back what you heard.",
      check: "First calls begin with an open question and are summed up in one sentence.",
      task: "For a week begin each first call with an open question and sum it up in a sentence.",
    },
    {
      id: "say-no-early",
      phase: "write down",
      do: "Say early what you do not do",
      how: "Make a list of what you turn away and of whom you send people to. To be told in the second minute is a kindness; in the tenth it is a loss for both. And nobody at the telephone says {never0}.",
      mistake: "Promising in order to win them",
      harm: "Whoever says {never0} on the first call is quoted on the third. Say what the next step is, and leave the rest to whoever can judge it.",
      ask: "What must not be said on a first call?",
      answer:
        "{Cap:never0}, or {never1}. Whoever answers can say what happens next and when; that is what {newOnes} want to hear anyway.",
      check: "There is a list of what we turn away, and whom we name instead.",
      task: "List what you turn away and whom you name; add what must never be said.",
    },
    {
      id: "next-step",
      obvious: true,
      phase: "start",
      do: "End every call with a next step and a date",
      how: "“You will hear from us by Thursday noon, from Kim.” Who, what, when. If it is {easy}, book it then and there; if it is {hard}, say who looks at it first. A call without a next step is only a conversation.",
      mistake: "Ending with “We will be in touch”",
      harm: "It leaves the other side waiting, and those who wait look further. Give a name and a day, even if the day is not tomorrow.",
      ask: "How should it end?",
      answer:
        "With a person, a step and a day. {Easy} can be booked at once. For {hard} say who will look at it, and by when they hear.",
      check: "Every first call ends with a name, a step and a day.",
      task: "End each first call with who, what and by when, and write it in {system}.",
    },
    {
      id: "follow-lost",
      phase: "look back",
      do: "Ask those who did not come",
      how: "Once a month call a few who asked and never came. “May I ask what decided it?” is enough. Price is named less often than one thinks; not having been called back, rather often: your own list will show.",
      mistake: "Blaming the price",
      harm: "It is the explanation that costs nothing to believe. Ask a few of them; you may find that they never got an answer to {q1}.",
      ask: "Why do some ask and never come?",
      answer:
        "You can only know by asking some. Look for a common point: no call back, no answer to {q1}, or a form that was too long.",
      check: "A few who did not come are asked each month what decided it.",
      task: "Call a few who asked and did not come; note what decided it.",
    },
  ],
};
