import { together } from "./heard.ts";
import type { Subject } from "./kinds.ts";

const AI =
  "(?:ai|a\\.i\\.|virtual|voice|automated|phone)(?: phone| voice)? (?:receptionists?|assistants?|agents?|answering(?: system| service)?)";

/** Weeks with something to switch on in each of them. */
export const goLive: Subject = {
  id: "go-live",
  name: "going live with an AI receptionist",
  heard: together(
    "first (?:month|\\w+ weeks|30 days|60 days|90 days)|go(?:es|ing)?[- ]live(?: day)?|week[- ]by[- ]week|launch(?:ing| day| plan)?|(?:\\w+[- ])?(?:week|day|month) (?:roll ?out|launch|plan)|roll ?out (?:plan|schedule|timeline)",
    AI,
  ),
  not: /\bbefore (?:[\w-]+ ){0,5}(?:goes|go|going) live\b|\b(?:replac\w+|switch\w*|mov(?:e|ing)|from (?:voicemail|an answering)|team|staff|getting the front desk|review\w*|numbers|metrics|vendors?)\b/,
  title: "Going live with an AI receptionist at {who}",
  lead: "Give it four weeks and one step in each: build and test it with the phone unchanged, switch it on after hours, add lunch and the second line, then decide with numbers what it keeps. It answers real callers from the eighth day on, always with a way back that takes one minute. No step begins before somebody has listened to the calls of the one before.",
  close:
    "At the end of the month there’s a page with four numbers and a decision on it: widen, hold, or stop. Whichever it is, the forwarding is one setting, and you’ve known how to change it back since day one.",
  passages: [
    {
      does: "Settle the numbers, the owner and the way back",
      asks: "What has to be settled before the first call?",
      heard: /\b(?:before|prepare|settle|owner|way back|baseline|first week|set ?up)\b/,
      says: [
        "Three things go on one page. The numbers of two ordinary weeks: calls, calls missed, messages left, {newOnes} booked. The owner: one person who reads every note and can change an answer. And the way back: the exact setting that sends calls to where they went before, tried once, with the minutes it took. If the vendor will hear health or legal matters, the signed agreement belongs here too, before anything real is said.",
      ],
      checks: [
        "Calls, missed calls, messages and new bookings of two ordinary weeks are written down.",
        "One person owns the notes, and somebody has tried the way back.",
      ],
      tasks: [
        "Write down two ordinary weeks: calls, missed, messages, new bookings.",
        "Name the owner, and try the setting that puts everything back.",
        "Collect the 20 commonest questions at the desk, write the answers, and load them with hours and calendar.",
        "Have everyone call it five times from a cell phone; fix each wrong answer the same day.",
      ],
    },
    {
      does: "Build it from 20 real questions, and try to break it",
      asks: "How do we test it before callers do?",
      heard: /\b(?:test\w*|build|answers|questions|break|try|script)\b/,
      says: [
        "Have the people at the desk keep a list for two days, then write the 20 commonest questions with the answers they give. Load those, the hours, the calendar it may book in and the list of calls it must pass on. Then everyone calls it from a cell phone: twice as an easy caller, once mumbling, once with two wishes in a sentence, once asking for a person. Thirty calls for a team of six, and each wrong answer gets fixed the same day.",
      ],
      mistake: [
        "Testing it from a quiet office, with polite questions",
        "Your callers are in cars and angry about a bill. Test the way they call, or they’ll do the testing.",
      ],
      checks: [
        "It answers our 20 commonest questions in our own words.",
        "Everyone on the team has called it five times, once asking for a person.",
      ],
    },
    {
      does: "Go live after hours, on a Monday evening",
      asks: "When does it take its first real call?",
      heard: /\b(?:after hours|go(?:es|ing)?[- ]live|switch on|first call|evening|night|start)\b/,
      says: [
        "Set the forward to start when you close on Monday, so that you’re there at eight on Tuesday with the notes and have four more nights before the weekend. It replaces a recording, so even its clumsy calls are better than what callers had. Tell it to book only one kind of {visit}. The owner reads every transcript for the first five mornings, sorted into three piles: fine, fix the answer, should have gone to a person. The third pile comes first.",
      ],
      checks: [
        "It answers after closing, books one kind of appointment, and calls the person on call for what’s urgent.",
        "The owner has read every call of the first five nights.",
      ],
      tasks: [
        "Switch on the forward at closing time on Monday, and call it yourself ten minutes later.",
        "Read every call at eight the next morning, in three piles, and fix the third pile first.",
        "On Friday, make two urgent test calls and see that the on-call phone rings.",
      ],
    },
    {
      does: "Add lunch, then the calls nobody picks up",
      asks: "When may it answer while we’re open?",
      heard: /\b(?:lunch|overflow|busy|second line|open|day(?:time)?|add|widen|expand)\b/,
      says: [
        "If the week of nights was calm, let it have the lunch hour from Monday, and from Wednesday whatever has rung four times by day. Callers it can’t help should reach the desk with one sentence, so put its transfers on a line that somebody answers. Tell {customers} in one sentence on the website and at the counter. Ask the desk every day at five what it heard from people, and write it down, good and bad.",
      ],
      checks: [
        "It takes lunch and calls past the fourth ring, and one sentence brings a person.",
        "What callers say about it at the desk is written down every day.",
      ],
      tasks: [
        "Add the lunch hour on Monday and calls past the fourth ring on Wednesday.",
        "Put the two sentences about it on the website and at the counter.",
        "Ask the desk at five every day what callers said about it.",
      ],
    },
    {
      does: "Compare, decide, and write down the next step",
      asks: "How do we decide whether it stays?",
      heard: /\b(?:decid\w+|compare|numbers|measure|stays?|keep|results?|month|evaluat\w+)\b/,
      says: [
        "Put the page from before next to the same four numbers of the last two weeks. An example: 310 calls in both; missed down from 68 to 21; messages down from 40 to 12; new bookings up from 19 to 26. Seven more bookings in two weeks either pays for it or doesn’t, and you can say which, because you know what one is worth. Then choose with the desk in the room: widen it by one kind of call, hold for a month, or go back.",
      ],
      mistake: [
        "Deciding by the one bad call everybody remembers",
        "There’ll be one. Read it, fix it, and put it beside the 300 others. Four numbers and ten random calls decide.",
      ],
      checks: [
        "The four numbers stand beside those from before, on one page.",
        "The decision is written down: widen, hold, or go back.",
      ],
      tasks: [
        "Set the four numbers beside the ones from before, and listen to ten calls picked at random.",
        "Decide with the people at the desk: widen, hold, or go back, and put the date of the next look in the calendar.",
        "Give the owner fifteen minutes every Friday from here on: five calls, one change.",
      ],
    },
    {
      does: "Keep a quarter of an hour a week for it",
      asks: "What does it need after the first month?",
      heard: /\b(?:after|upkeep|maintain|weekly|later|ongoing)\b/,
      says: [
        "After the month it’s fifteen minutes on Fridays. The owner listens to five calls, reads the list of questions it couldn’t answer, and changes one thing. Holidays, new prices and people who leave go in before they happen. What you stop looking at slowly drifts away from how you work, and you hear of it from a {customer}.",
      ],
      checks: ["Fifteen minutes on Friday are in the owner’s calendar for good."],
    },
  ],
};
