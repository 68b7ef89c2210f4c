import type { Topic } from "../kinds.ts";

export const followup: Topic = {
  id: "followup",
  name: "following up",
  goal: "follow up without being a nuisance",
  gist: "Follow up once, on a day you agreed on, with something useful to say, and then stop.",
  heard:
    /\b(get(ting)? (people|clients|customers|leads|them|prospects) to (call|write|text|answer|respond|reply)( us| me)?( back)?|follow(ing)?.?up( calls?)?|followups?|estimates?|quotes?|chas(e|ing)|went (cold|quiet)|gone cold|(win(ning)?|get(ting)?|bring(ing)?) (\w+ ){0,2}back|reactivat\w+|inactive|lapsed|haven.?t (been|come))\b/,
  keywords: ["follow-up", "second call"],
  scene:
    "“We’ll let you know,” they said, and they meant it. That was in spring. On your side there is a folder with {cold} in it.",
  close: "Ask once more, and then leave it.",
  causes: [
    {
      head: "They are comparing",
      text: "They have three offers, and yours isn’t the one they understood best.",
      remedy: "Call on the agreed day and ask which part is unclear, not whether they have decided.",
    },
    {
      head: "It costs more than they thought",
      text: "Nobody likes to say that on the phone.",
      remedy: "Offer a smaller part first, with its own price.",
    },
    {
      head: "Someone else has to agree",
      text: "The person you met isn’t the one who pays.",
      remedy: "Ask who else decides, and give them a page they can pass on.",
    },
    {
      head: "It is not urgent",
      text: "It still works for now, and nothing happens if they wait.",
      remedy: "Say what waiting costs, if it costs anything, and how long your price is good.",
    },
    {
      head: "They couldn’t reach you with a question",
      text: "One thing was unclear, they called once, and it rang out.",
      remedy: "Put a phone number and a good time to call on the estimate itself.",
    },
    {
      head: "They decided against it and don’t like to say so",
      text: "Not answering feels more polite than saying no.",
      remedy: "Make it easy: “If you went with someone else, just let me know. One word is fine.”",
    },
  ],
  thesis: "One follow-up is a service; the third is a nuisance",
  reasons: [
    {
      head: "Silence is seldom a no",
      text: "People put things off, and you have {cold} to show for it. A well-timed question helps them decide. A clear no is worth having too.",
    },
    {
      head: "You know more than the first time",
      text: "By now you know {sort0}, and what made them hesitate. Use that, and the second call helps them. Ignore it, and it is advertising.",
    },
    {
      head: "Ask first and it isn’t intrusive",
      text: "“May I check back on Tuesday?” gets a yes on the first call. Then Tuesday’s call is a promise kept.",
    },
  ],
  against: {
    text: "Nobody wants a call from someone who wants something.",
    reply:
      "So bring something: an answer, an opening, a question about what was unclear. And leave it at that.",
  },
  near: ["intake", "writing"],
  points: [
    {
      id: "make-list",
      phase: "find out",
      do: "Make one list of what is open",
      how: "Collect them from email, notes and {system}: {cold}. Next to each, write the date you last talked and whose turn it is. Don’t worry if it is long. You can close half of it right away.",
      mistake: "Keeping open offers in your head",
      harm: "You remember the loud ones. {Cap:cold} are quiet, so you lose those. Make one list with a date and a name.",
      ask: "Where do we begin?",
      answer:
        "With a list of {cold}, and the date you last talked next to each. You can’t follow up on what you can’t see.",
      check: "We have one list of {cold}, with the date we last talked.",
      task: "Put {cold} on one list, with the date you last talked and whose turn it is.",
    },
    {
      id: "when-again",
      phase: "decide",
      do: "Agree on a day to follow up",
      how: "While they are still on the phone: “Shall I check back on Tuesday?” Enter it in {system}, not on a sticky note. A few days is right for {easy}. For {hard}, give them a week.",
      mistake: "Following up when you happen to think of it",
      harm: "You think of it in a quiet hour, weeks later. By then {next}. Agree on the day on the first call.",
      ask: "When is the right time to follow up?",
      answer:
        "On the day you agreed on. If you didn’t agree on one, within the week for {easy}, and a little later for {hard}.",
      check: "Every open offer has a follow-up date that the other side agreed to.",
      task: "Agree on a follow-up day on every call, and enter it in {system}.",
    },
    {
      id: "bring-something",
      phase: "write down",
      do: "Have something to say when you call again",
      how: "An opening that came up, an answer to what was unclear, a smaller version of the same thing. “You asked {ask1}. I looked into it.” If you have nothing, just ask whether they still need it.",
      mistake: "Asking “Have you decided yet?”",
      harm: "It adds pressure and offers nothing. Start with what they asked, {ask1} for example, and answer it.",
      ask: "What do we say the second time?",
      answer:
        "What you found out, then one question. “You wanted to know {ask1}. Here it is. Are you still interested?” is enough.",
      check: "Whenever we follow up, we have something to say.",
      task: "Write three follow-ups that each bring something, and use them this week.",
    },
    {
      id: "easy-no",
      phase: "write down",
      do: "Make it easy to say no",
      how: "“If you’ve gone with someone else, just say so. That helps me too.” A no closes the line on your list, and people who were free to say it call again more easily.",
      mistake: "Leaving them no way out",
      harm: "People who feel cornered promise to think about it and then avoid you. Offer the no yourself, and the yeses you get are real.",
      ask: "How do we avoid being pushy?",
      answer:
        "Offer the no in the same sentence, and accept it. {Customers} remember who let them go easily.",
      check: "Our follow-up offers people an easy no.",
      task: "Add a sentence that offers an easy no, and note how many people take it.",
    },
    {
      id: "fixed-hour",
      phase: "start",
      do: "Give it one hour a week",
      how: "Friday before lunch, say, with the list and a phone. Start at the top and don’t pick and choose. If you can’t reach someone, send a line in writing and move them to next week.",
      mistake: "Doing it when things are quiet",
      harm: "They never are, {hands}. An hour in the calendar happens.",
      ask: "Who has time for that?",
      answer: "Nobody, unless it is in the calendar. One hour a week is enough for {one}.",
      check: "One hour a week is set aside for the list, and last week it happened.",
      task: "Put one hour a week for the list in the calendar, and work it from the top.",
    },
    {
      id: "close-lines",
      phase: "look back",
      do: "Close anything you have asked about twice",
      how: "After the second try without an answer, write one friendly line: “I won’t bother you again. You know where to find us.” Count how many come back by themselves.",
      mistake: "Never letting go",
      harm: "A list that only grows doesn’t get read, and people who get a fifth call tell others. Two tries, then a friendly last line.",
      ask: "When do we stop?",
      answer:
        "After the second try. A friendly last line leaves the door open, and a shorter list gets done.",
      check: "Anything we asked about twice without an answer is closed with a friendly line.",
      task: "Close everything you have asked about twice, and count who comes back.",
    },
  ],
};
