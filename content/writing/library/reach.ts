import type { Subject } from "./kinds.ts";
import { reachSigns } from "./signs/calls.ts";
import { reachSignsOf } from "./signs/reach-of.ts";

export const reach: Subject = {
  id: "reach",
  name: "getting through on the phone",
  heard:
    /\bhow many (?:missed|unanswered) calls\b|\bmissed calls are too many\b|\b(?:signs?|know)\b.*\bmiss(?:ing|ed) (?:too many )?calls\b|\bunanswered calls\b|\b(?:get(?:ting)?|reach\w*) (?:through|us|anyone|somebody|someone|a person)\b.*\b(?:phone|calls?|callers?)\b|\b(?:phone|calls?|callers?)\b.*\b(?:get(?:ting)? through|can'?t reach|unreachable|hard to reach)\b|\bsigns?\b.{0,60}\blos(?:e|es|ing|t) (?:\w+ )?(?:customers|clients|patients|guests|callers|jobs|business|leads|drivers)\b.{0,30}\b(?:on|over|by|through) the phone\b|\bphone access\b|\b(?:how many|number of|enough) (?:phone )?lines?\b|\bphone lines\b|\b(?:miss(?:ing)? fewer|stop missing|reduc\w+ missed|avoid missing|answer more|fewer missed|missing (?:so many|too many)) (?:\w+ )?calls\b|\b(?:every|all|each|more) (?:[\w-]+ ){0,3}calls? (?:gets? |is |are |being )?answered\b|\b(?:answer|catch|pick(?:ing)? up) (?:every|all|each) (?:[\w-]+ ){0,3}calls?\b|\bno calls? (?:goes|go|is|left) (?:unanswered|missed)\b/,
  not: /\bvs\b|\bversus\b|\b(?:one|two|1|2)[- ](?:truck|van|man|person|woman|chair)\b|\bsolo\b|\bin court\b/,
  title: "How to make it easier to get through to {who}",
  lead: "People can’t get through for one of four reasons: too few lines, nobody free at that hour, a menu that goes nowhere, or a call back that never comes. Each has its own fix, and the call log tells you which one is yours. Find that out before you buy anything, because more lines don’t help if there’s nobody to answer them.",
  close:
    "Call your own number at the worst hour next week, as a stranger, and time it. Do it again in a month, and compare.",
  signsLead:
    "People who can’t get through seldom tell you; they call the next number. What’s left is a trace in the log, in the calendar and at the desk. With each sign comes one thing to do about it this week.",
  signs: reachSigns,
  signsOf: reachSignsOf,
  passages: [
    {
      does: "Read the log by hour",
      asks: "How do we find out why people can’t get through?",
      heard: /\b(?:find out|why|log|measure|count|data|know)\b/,
      says: [
        "Ask the phone company for all attempts by hour, including busy signals and calls that ended before anyone answered. Busy signals mean too few lines. Long rings mean too few people at that hour. Short calls that end in your menu mean the menu. And many calls from the same numbers mean that call backs don’t happen. Usually one of the four makes up most of it, and it’s rarely the one people complain about.",
      ],
      mistake: [
        "Buying more lines first",
        "If nobody’s free to answer, more lines only let more people wait. Find out whether they get a busy signal or endless ringing.",
      ],
      checks: [
        "We know whether callers hear a busy signal, ring out, hang up in the menu or wait for a call back.",
      ],
      tasks: ["Get all call attempts by hour and mark busy, rang out, hung up in the menu, called again."],
    },
    {
      does: "Work out how many lines you need",
      asks: "How many phone lines do we need?",
      heard: /\b(?:how many|lines?|capacity|number|providers?|size|enough|channels?)\b/,
      says: [
        "Take your busiest hour: calls in that hour times average minutes per call, divided by 60. That’s how many lines are in use on average. Calls come in bunches, so add about half again, plus one for outgoing. Example: 30 calls at four minutes is two lines busy on average; with room for bunching that’s three or four, and one more to call out. A place with 60 calls in its worst hour would come to six to eight by the same sum. Use your own log, since the kind of call matters more than head count.",
      ],
      eg: {
        medical:
          "With internet phone service, lines are cheap and can be added within a day, so err on the high side. What costs money is people. Eight lines and two people at the desk means that six callers listen to music. Whatever you choose, decide what the caller hears when all people are busy, and make it a time and not a melody.",
      },
      mistake: [
        "Counting people instead of calls",
        "Four providers can mean twenty calls an hour or eighty. Take the busiest hour from the log and do the sum.",
      ],
      checks: ["The number of lines comes from our busiest hour, with room for bunching."],
      tasks: [
        "Work out lines from the busiest hour: calls times minutes, divided by 60, plus half again, plus one.",
      ],
    },
    {
      does: "Put people where the calls are",
      asks: "How do we staff for it?",
      heard: /\b(?:staff\w*|people|hours|schedule|lunch|team)\b/,
      says: [
        "Draw two lines on one sheet: calls per hour, and people free to answer per hour. They almost never match. Lunch and the first hour are usually short, and the middle of the afternoon has too many. Shift one start by thirty minutes, stagger lunch, and move paperwork to three o’clock. It costs nothing and it’s often most of the cure.",
      ],
      checks: ["People free to answer follow the calls, hour by hour."],
      tasks: ["Draw calls and people per hour on one sheet, and shift one start and one lunch."],
    },
    {
      does: "Shorten the menu until a person comes sooner",
      asks: "Is our phone menu the problem?",
      heard: /\b(?:menu|press|ivr|tree|options|recording|automated)\b/,
      says: [
        "Three choices at most, the commonest first, each in under five words, zero for a person. Take out the address, the fax, the “options have changed.” Then listen to it with a sick child on your arm, or pretend to. Every second before somebody speaks is one in which people decide that you don’t want to hear from them.",
      ],
      mistake: [
        "Adding an option for every complaint",
        "Each one makes the menu longer for everybody else. Three choices and a way out beat nine precise ones.",
      ],
      checks: ["The menu has three choices at most, and zero reaches somebody."],
      tasks: ["Cut the menu to three choices and test it on two strangers."],
    },
    {
      does: "Promise a call back and keep it",
      asks: "What if we can’t answer right away?",
      heard: /\b(?:call ?backs?|voicemail|wait|right away|promise|message)\b/,
      says: [
        "Most people will accept a call back if they believe it. Say when, “between 11 and 12,” put it on one list, block the hour, and have the same person do it. What people complain about is the third unreturned message, and that one’s entirely in your hands. Look at the list at closing: is anyone on it who called before noon?",
      ],
      checks: ["Call backs have a promised hour, one list and one owner."],
      tasks: ["Block an hour for call backs, twice a day, and check the list at closing."],
    },
    {
      does: "Take calls out of the line",
      asks: "How do we free up the lines?",
      heard: /\b(?:fewer|free|online|text|website|reduce|assistant|ai|overflow|self)\b/,
      says: [
        "Every call that didn’t have to be made frees a line for somebody who had no choice. Confirmations and directions go by text. Whatever can be a form goes on the website. Simple bookings can be made online or by an assistant that answers when everyone’s busy. Begin with whatever you’re asked most; a tally for one week will tell you what that is.",
      ],
      checks: ["The question we’re asked most can be settled without a call."],
      tasks: ["Tally what people call about for a week, and take the top one off the phone."],
    },
    {
      does: "Answer the complaints in person",
      asks: "What do we say to people who complain?",
      heard: /\b(?:complain\w*|complaints?|say|apolog\w+|reviews?|upset)\b/,
      says: [
        "Call each of the last ten people who complained. “You told us that you couldn’t get through. You were right. Here’s what we changed. And here’s a number that reaches me.” It takes an afternoon, it’s uncomfortable, and it turns critics into the people who tell you when it slips. In the waiting room, put up what you did and the date. People forgive a bad phone when they see somebody working on it.",
      ],
      lines: [
        [
          "To someone who couldn’t get through",
          "I’m sorry. You tried three times and nobody picked up. We’ve put a second person on from eight to ten. If it happens again, here’s my direct number.",
        ],
      ],
      checks: ["The last ten people who complained heard from us what changed."],
      tasks: ["Call the last ten people who complained and tell them what changed."],
    },
  ],
};
