import type { Topic } from "../kinds.ts";

export const followup: Topic = {
  id: "followup",
  name: "following up",
  goal: "follow up without being a nuisance",
  gist: "One second question, on an agreed day, with something useful in it, and then peace.",
  heard:
    /\b(get(ting)? (people|clients|customers|leads|them|prospects) to (call|write|text|answer|respond|reply)( us| me)?( back)?|follow(ing)?.?up( calls?)?|followups?|estimates?|quotes?|chas(e|ing)|went (cold|quiet)|gone cold|(win(ning)?|get(ting)?|bring(ing)?) (\w+ ){0,2}back|reactivat\w+|inactive|lapsed|haven.?t (been|come))\b/,
  keywords: ["follow-up", "second call"],
  scene:
    "“We will let you know,” they said, and meant it. That was in spring. On your side there is a folder, and in it {cold}.",
  close: "Ask once more, and then let it be good.",
  causes: [
    {
      head: "They are comparing",
      text: "Three offers lie side by side, and yours is not the one they understood best.",
      remedy: "Call on the agreed day and ask which line is unclear, not whether they have decided.",
    },
    {
      head: "It costs more than they thought",
      text: "Nobody likes to say so on the telephone.",
      remedy: "Offer a smaller part first, with its own sum.",
    },
    {
      head: "Somebody else has to agree",
      text: "The one you met is not the one who pays.",
      remedy: "Ask who decides with them, and offer a page that can be passed on.",
    },
    {
      head: "It is not urgent",
      text: "It works for now, and nothing happens if they wait.",
      remedy: "Say what it costs to wait, if it does, and until when the price holds.",
    },
    {
      head: "They could not reach you with a question",
      text: "One question was open, they called once, and it rang out.",
      remedy: "Put a number and an hour for questions on the estimate itself.",
    },
    {
      head: "They have decided against it and do not like to say so",
      text: "Silence is more polite than no.",
      remedy: "Make the no easy: “If it went to somebody else, one word is enough.”",
    },
  ],
  thesis: "One second question is a service; the third is a nuisance",
  reasons: [
    {
      head: "Silence is seldom a no",
      text: "People put things off: {cold}, in your case. A question in good time helps them decide, and a clear no is worth having as well.",
    },
    {
      head: "You know more than at the first time",
      text: "By now you know {sort0}, and what made them hesitate. A second question that uses this is help; one that does not is advertising.",
    },
    {
      head: "Announced is not intrusive",
      text: "“May I ask again on Tuesday?” gets a yes at the first call. After that Tuesday’s call is a kept promise.",
    },
  ],
  against: {
    text: "Nobody wants to be called by somebody who wants something.",
    reply:
      "So call with something: an answer, an opening, a question about what is still unclear. And stop after it.",
  },
  near: ["intake", "writing"],
  points: [
    {
      id: "make-list",
      phase: "find out",
      do: "Make one list of what is open",
      how: "From mails, notes and {system}: {cold}. Beside each the date of the last word and whose turn it is. Do not be alarmed by its length; half of it can be closed on sight.",
      mistake: "Keeping open matters in your head",
      harm: "The head keeps the loud ones. {Cap:cold} are quiet, and so they are the ones that go. One list, one date, one name.",
      ask: "Where do we begin?",
      answer:
        "With a list of {cold}, and the date of the last word beside each. You cannot ask again about what you cannot see.",
      check: "There is one list of {cold}, with the date of the last word.",
      task: "Put {cold} on one list, with the date of the last word and whose turn it is.",
    },
    {
      id: "when-again",
      phase: "decide",
      do: "Set a day for the second question",
      how: "While they are still on the line: “Shall I ask again on Tuesday?” Then it stands in {system}, not on a note. For {easy} a few days are right; for {hard}, give them a week.",
      mistake: "Asking again when you think of it",
      harm: "You think of it in a quiet hour, which is weeks later. By then {next}. Agree on the day during the first call.",
      ask: "When is the right time to ask again?",
      answer:
        "On the day that you agreed on. If none was agreed on, within the week for {easy}, and a little later for {hard}.",
      check: "Each open line has a date on which we ask again, and the other side has agreed to it.",
      task: "Agree on a day for the second question on every call, and write it in {system}.",
    },
    {
      id: "bring-something",
      phase: "write down",
      do: "Bring something with the question",
      how: "An opening that has come up, an answer to what was unclear, a smaller version of the same thing. “You asked {ask1}; I have looked.” If there is nothing to bring, ask only whether they still need it.",
      mistake: "Asking “Have you decided yet?”",
      harm: "It puts pressure on and gives nothing. Begin with what they had asked, {ask1} for example, and the answer to it.",
      ask: "What do we say the second time?",
      answer:
        "First what you bring, then one question. “You wanted to know {ask1}. Here it is; does it still matter to you?” is enough.",
      check: "The second question always brings something with it.",
      task: "Write three second questions that each bring something and use them this week.",
    },
    {
      id: "easy-no",
      phase: "write down",
      do: "Make it easy to say no",
      how: "“If it is off the table, just say so, that helps me too.” A no closes the line and keeps the door open. Those who were allowed to refuse call again more readily.",
      mistake: "Leaving no way out",
      harm: "Cornered people promise to think about it, and then avoid you. Offer the no yourself; what is left is meant seriously.",
      ask: "How do we avoid being pushy?",
      answer:
        "By offering the no in the same sentence, and by keeping to it. {Customers} remember who let them go easily.",
      check: "Our second question offers the no by itself.",
      task: "Add a sentence that offers a no, and note how many take it.",
    },
    {
      id: "fixed-hour",
      phase: "start",
      do: "Give it one hour a week",
      how: "Friday before lunch, say, with the list and a telephone. From the top, without choosing. What could not be reached gets a written line and moves to next week.",
      mistake: "Doing it when it is quiet",
      harm: "It is never quiet, {hands}, and when it is one is tired. An hour in the calendar takes place.",
      ask: "Who has time for that?",
      answer:
        "Nobody, unless it is in the calendar. One hour a week is enough for {one}; it closes more than it opens.",
      check: "One hour a week belongs to the list, and it took place last week.",
      task: "Put one hour a week in the calendar for the list, and work it from the top.",
    },
    {
      id: "close-lines",
      phase: "look back",
      do: "Close what has been asked twice",
      how: "After the second question without an answer the line is closed, kindly, in writing: “I shall not ask again; you know where we are.” Count how many came back on their own. It is a good number to know.",
      mistake: "Never letting go",
      harm: "A list that only grows is not read any more, and those who are called a fifth time tell others. Two questions; then close it with a friendly line.",
      ask: "When do we stop?",
      answer:
        "After the second question. A friendly last line leaves the door open, and a list with fewer lines gets done.",
      check: "What was asked twice without an answer is closed with a friendly line.",
      task: "Close every line that was asked twice, and count those who came back.",
    },
  ],
};
