import type { Subject } from "./kinds.ts";

export const forwarding: Subject = {
  id: "forwarding",
  name: "call forwarding",
  heard:
    /\b(?:call )?forward(?:ing|ed|s)?\b.*\b(?:calls?|phones?|numbers?|lines?|assistant|cell)\b|\bcalls? forward\w*\b|\bkeep (?:our|my|your|the|their) (?:own |old |existing |current )?(?:phone |business )?numbers?\b|\bwithout (?:changing|losing|giving up) (?:our|my|your|the|their) (?:phone |business )?numbers?\b/,
  not: /\bport(?:ing)?\b/,
  title: "How {who} can forward calls without changing the number",
  lead: "You keep your number and your phone company. Forwarding only tells the phone company where a call goes when you don’t pick it up, and you can turn it off again in a minute. Most businesses want three rules: after so many rings, when the line is busy, and while you’re closed. Set them, then test each one from a cell phone.",
  close:
    "Write the codes for on and off on a card, with the date you last tested them, and tape it inside the cupboard door. The day you need it is the day nobody remembers.",
  passages: [
    {
      does: "Choose when calls should move on",
      asks: "What kinds of call forwarding are there?",
      heard: /\b(?:kinds?|types?|when|which|busy|no answer|conditional|always|rings?|options?)\b/,
      says: [
        "There are four, and phone companies give them different names. Always: every call moves on at once. No answer: after a number of rings you choose. Busy: when you’re on the line already. Unreachable: when the phone is off, or your internet is down. For a {place} with people at the desk, no answer and busy do nearly all of the work, and your own phone still rings first.",
      ],
      mistake: [
        "Forwarding everything because it’s simpler",
        "Then your people never get a chance to answer, and the one who always calls you directly gets a stranger. Forward what you’d have missed.",
      ],
      checks: ["We’ve chosen which calls move on: after how many rings, when busy, and during which hours."],
      tasks: ["Decide which calls move on: after how many rings, when busy, and during which hours."],
    },
    {
      does: "Count the rings from the caller’s side",
      asks: "How many rings should we wait?",
      heard: /\b(?:rings?|seconds?|how (?:long|many)|wait)\b/,
      says: [
        "A ring lasts about six seconds with its pause, so four rings is nearly half a minute, and a caller with three other numbers on the screen won’t stay for six. Three or four is a fair start: long enough for someone to reach the phone, short enough that nobody wonders. The voicemail box has a ring count of its own. It has to be longer, or it grabs the call first.",
      ],
      mistake: [
        "Letting voicemail win the race",
        "If the box picks up after four rings and forwarding starts after five, no call is ever forwarded, and nothing tells you. Set the box to the longer time, or switch it off.",
      ],
      checks: ["Forwarding starts after three or four rings, and before the voicemail box does."],
      tasks: [
        "Set the number of rings for forwarding, and set the voicemail box to a longer one or switch it off.",
      ],
    },
    {
      does: "Set it up where the number lives",
      asks: "How do we switch it on?",
      heard: /\b(?:set ?up|switch|turn on|how to|code|portal|carrier|star|steps?)\b/,
      says: [
        "Whoever bills you for the number switches it on: in the online account, by a star code dialed from the phone itself, or by a call to support. Ask them for three things in one go: conditional forwarding on no answer and on busy, the number of rings, and whether forwarded calls cost anything per minute. Internet phone systems have it under call rules or schedules, with hours for each weekday.",
      ],
      checks: ["We know what forwarded calls cost with our phone company."],
      tasks: [
        "Have the phone company switch on forwarding for no answer and busy, and ask what it costs per minute.",
      ],
    },
    {
      does: "Keep the caller’s number",
      asks: "Will we still see who called?",
      heard: /\b(?:caller id|who called|see|number shown|display)\b/,
      says: [
        "Ask whether the forwarded call shows the caller’s number or yours. If everything arrives under your own number, whoever answers can’t text back or recognize a regular, and each call back begins with asking for digits. Most systems can pass the caller’s number on; it may be a setting called original caller ID. Test it with two phones before you rely on it.",
      ],
      checks: ["Forwarded calls show the caller’s own number."],
      tasks: ["Call from two cell phones and check that forwarded calls show the caller’s own number."],
    },
    {
      does: "Test every rule from outside",
      asks: "How do we test it?",
      heard: /\b(?:test\w*|check|works?|verify|try)\b/,
      says: [
        "Five calls from a cell phone: nobody picks up; the line is busy; two callers at once; after closing; and with the router unplugged. Write down where each one ended and after how many seconds. Do it again after every change to the phone system, since an update or a new handset can quietly reset the rules.",
      ],
      mistake: [
        "Testing from the desk phone",
        "A call from inside may never leave the building and proves nothing. Stand in the parking lot and use your own cell.",
      ],
      checks: [
        "All five cases were tested from a cell phone this month: no answer, busy, two at once, closed, no internet.",
      ],
      tasks: ["Make five test calls from the parking lot and write down where each one ended."],
    },
    {
      does: "Decide who may switch it off",
      asks: "How do we turn it off again?",
      heard: /\b(?:off|undo|stop|control|who may|emergency|cancel)\b/,
      says: [
        "Forwarding is yours, so ending it takes one code or one click and no conversation with a vendor. Name two people who know how. Agree on when they would: the assistant gives wrong answers, the service doesn’t pick up, the on-call phone is lost. Then practice once. It takes a minute, and afterward nobody feels locked in.",
      ],
      checks: ["Two people know how to switch forwarding off, and have done it once."],
      tasks: ["Have two people switch forwarding off and on again, and write the codes on a card."],
    },
    {
      does: "Watch for loops",
      asks: "What goes wrong with call forwarding?",
      heard: /\b(?:wrong|loops?|problems?|mistakes?|fail\w*|issues?)\b/,
      says: [
        "Your office forwards to the assistant, the assistant passes urgent calls to your cell, and your cell forwards to the office: now a caller goes in circles until they hang up. Draw it on paper before you set it up, one arrow for each rule. Wherever the assistant sends a call must be a phone that rings a person and forwards nowhere.",
      ],
      mistake: [
        "Passing urgent calls to a phone with voicemail on it",
        "At two in the morning the box says thank you and hangs up, and everyone believes the call was handled. The on-call phone needs a second number behind it, not a recording.",
      ],
      checks: [
        "No rule leads back to a number that forwards, and the on-call phone doesn’t end in voicemail.",
      ],
      tasks: ["Draw every forwarding rule as an arrow, and remove any that leads back to the start."],
    },
  ],
};
