import type { Subject } from "./kinds.ts";

export const spam: Subject = {
  id: "spam",
  name: "spam calls",
  heard:
    /\b(?:spam|robo) ?calls?\b|\brobocall\w*|\b(?:scam|sales|telemarket\w*|solicitor|junk|nuisance) (?:phone )?calls?\b|\btelemarketers?\b|\bscam callers?\b/,
  title: "How {who} can cut down on spam calls",
  lead: "You won’t stop them all, and a business has fewer rights here than a household: the national Do Not Call list covers personal numbers. What works is a layer at the phone company, a short menu or an assistant in front of the line, a ten-second rule for whoever answers, and one thing nobody ever does, which is press a key or say yes to a recording. Make sure that real callers still get through.",
  close:
    "Count for a week before and a week after: calls that were spam, and real callers who complained. If the second number went up, you’ve blocked too much. A lost {customer} costs more than forty hang-ups.",
  passages: [
    {
      does: "Count them for a week",
      asks: "How many of our calls are spam?",
      heard: /\b(?:how many|count|measure|know|week)\b/,
      says: [
        "A mark on a sheet for each: recording, silence, sales pitch, scam, with the hour. Offices are usually surprised in both directions. Twenty a day on a main line is a reason to act; three isn’t. It also shows you whether they come in bursts, which points to one dialer your phone company can block.",
      ],
      checks: ["We know how many spam calls come in a week, of which kind and when."],
      tasks: ["Mark each spam call for a week: recording, silence, pitch or scam, with the hour."],
    },
    {
      does: "Switch on what the phone company has",
      asks: "What can the phone company do?",
      heard: /\b(?:phone company|carrier|block\w*|filter|label|stop|app|service)\b/,
      says: [
        "Phone companies check whether a caller’s number is genuine and can label or block what looks like fraud, often for free and often switched off on business lines. Ask for spam labeling, blocking of invalid numbers, and a log of what was blocked. Begin with labels and block later, because hospitals, courts and schools sometimes call from numbers that look odd.",
      ],
      mistake: [
        "Blocking all unknown or private numbers",
        "Some shelters, clinics and police stations hide theirs, and new people are unknown by definition. Block what’s proven, label the rest.",
      ],
      checks: ["Spam labeling is on, and somebody looks at what was blocked."],
      tasks: [
        "Ask the phone company for labeling, blocking of invalid numbers and a log of what was blocked.",
      ],
    },
    {
      does: "Put one small question in front",
      asks: "Would a menu or an assistant help?",
      heard: /\b(?:menu|assistant|ai|question|captcha|screen\w*|greeting|machine)\b/,
      says: [
        "A dialer can’t press a key that it’s asked for by voice. “To reach the front desk, press 1” before the first ring gets rid of most recordings and costs a real caller four seconds. An assistant that asks what it can do has the same effect and doesn’t cost them a menu; a recording talks over it and gets hung up on. Exempt the numbers that must ring through.",
      ],
      checks: ["A caller has to answer one small question before a phone rings here."],
      tasks: ["Put one small question in front of the main line, and list the numbers that skip it."],
    },
    {
      does: "Teach the ten-second rule",
      asks: "What should staff do when they answer one?",
      heard: /\b(?:staff|answer|say|do|hang up|rule|script|receptionist)\b/,
      says: [
        "Silence after hello for three seconds: hang up. A recording: hang up, press nothing, not even the key that promises to take you off the list; it proves that somebody’s there. A pitch: one polite sentence, then goodbye. Nobody on the team owes a stranger a conversation.",
      ],
      lines: [
        [
          "To a salesperson",
          "We don’t buy anything by phone. Please take this number off your list. Goodbye.",
        ],
      ],
      mistake: [
        "Staying polite for four minutes",
        "Good receptionists find it rude to hang up, and dialers live off that. Give them a sentence and your blessing.",
      ],
      checks: ["Everyone knows the sentence and has permission to hang up."],
      tasks: ["Give everyone the sentence, and say aloud that hanging up is fine."],
    },
    {
      does: "Know the scams that aim at businesses",
      asks: "Which scams should we watch for?",
      heard: /\b(?:scams?|fraud|which|watch|listing|utility|invoice|warn\w*)\b/,
      says: [
        "“Your Google listing expires today.” “The power company is on the way to cut you off.” “This is your bank’s security, what’s the code we just sent?” “The doctor ordered toner.” All of them hurry you. The rule: nobody pays, changes account details or reads out a code on an incoming call. Hang up and dial the number on your own last bill.",
      ],
      checks: ["Nobody pays, changes details or reads out a code on an incoming call."],
      tasks: ["Read the four commonest scams aloud in a meeting, with the rule about codes and payments."],
    },
    {
      does: "Report the bad ones",
      asks: "Where can we report them?",
      heard: /\b(?:report|complain\w*|fcc|ftc|where|legal)\b/,
      says: [
        "The Federal Communications Commission takes complaints at consumercomplaints.fcc.gov, the Federal Trade Commission fraud reports at reportfraud.ftc.gov. One report won’t silence your phone; it helps to shut down the carrier that lets them in. If somebody pretends to be you and calls your {customers}, tell your phone company the same day and put a line on your website.",
      ],
      checks: ["We know where to report, and what to do if our own number is faked."],
      tasks: [
        "Bookmark the two complaint pages, and write the line for the website in case your number is faked.",
      ],
    },
  ],
};
