import type { Course } from "./kind.ts";

export const goLive: Course = {
  id: "go-live",
  name: "going live with an AI receptionist",
  heard:
    /\b(?:ready for|prepar\w+|go(?:es|ing)?[- ]live|launch\w*|introduc\w+|roll(?:ing|s)?[- ]?out|rollout|start\w*|set(?:ting)? up|switch\w*|mov\w+|implement\w*|adopt\w*|bring\w* in|onboard\w*|add\w*|first (?:month|week|30 days|90 days|weeks))\b.*\b(?:ai|voice assistant|(?:virtual|phone|voice|automated) (?:phone |voice )?(?:receptionist|assistant|agent))\b|\b(?:ai|voice assistant|(?:virtual|phone|voice|automated) (?:phone |voice )?(?:receptionist|assistant|agent))\b.*\b(?:go(?:es|ing)?[- ]live|launch\w*|rollout|roll(?:ing|s)?[- ]?out|takes? over|starts?|first (?:month|week|30 days|90 days|weeks))\b/,
  not: /\bfrom (?:\w+ ){0,3}(?:voice ?mail|answering service)\b|\bhir(?:e|ing)\b|\bmissed calls?\b|\bno[- ]?shows?\b/,
  title: "A plan for going live with an AI receptionist at {who}",
  lead: "The day it goes live should be the dullest day of the plan. Everything that can go wrong is cheaper to find before it, so the first part is spent on counting, writing and trying to break it, and the part after it on listening. Your own people stay first in line throughout: it gets the calls that nobody picks up.",
  before: [
    {
      name: "count, and choose its first calls",
      tasks: [
        [
          "Count",
          "Print two weeks of the call log and mark every call that nobody answered, with its hour. Write down four figures for an ordinary month: missed calls, new {customers}, minutes a day spent calling people back, and complaints about reaching you.",
          "desk",
        ],
        [
          "Tell the team",
          "Sit down with everyone who answers, before anything is signed. Say what changes, what doesn’t, and that their first veto counts: which calls should never go to a machine?",
          "owner",
        ],
        [
          "Sort the calls",
          "Put the reasons people called on three lists: it may finish these alone, it passes these on at once, and it only takes these down.",
          "all",
        ],
      ],
      see: "one sheet with four figures and three lists, and nobody at the desk who heard about it from somebody else.",
      decide:
        "which single kind of call it takes first. It should come often and do no harm if it goes wrong; {easy} will do.",
    },
    {
      name: "write what it says",
      tasks: [
        [
          "Write the answers",
          "Write twenty answers of two sentences each, in the words of whoever answers now: hours, parking, how long things take, what to bring. Read them aloud, and cross out what nobody would say.",
          "desk",
        ],
        [
          "Name who gets urgent calls",
          "For every hour of the week, write down who gets an urgent call and who gets it if that person doesn’t pick up. Call both numbers to see whether they ring.",
          "owner",
        ],
        [
          "Write the sentence for everything else",
          "It will be asked things that aren’t on the page. Give it one sentence for all of them: “I don’t want to guess. Someone will call you by ten tomorrow.” Then make sure somebody does.",
          "desk",
        ],
      ],
      see: "twenty answers that have been read aloud, and a list of names without a hole in it.",
      decide:
        "what counts as urgent, in callers’ words. {Cap:urgent} goes on the list; “I’d like to know today” doesn’t.",
    },
    {
      name: "try to break it",
      tasks: [
        [
          "Make twenty test calls",
          "Everyone who answers calls it three times from a cell phone: once with an easy question, once with two requests in one sentence, once with something urgent. Somebody mumbles, somebody plays upset, and somebody asks for a person four words in. Whoever finds a wrong answer fixes it the same day and calls again.",
          "all",
        ],
        [
          "Practice switching back",
          "Turn the forwarding on and off twice, and time it. Whoever opens in the morning has to be able to do it in two minutes without calling anybody.",
          "desk",
        ],
        [
          "Tell your callers",
          "Put the same two sentences on the website, in the newsletter and at the desk: “When we can’t pick up, an assistant answers. It’s a computer, it says so, and you can ask for one of us anytime.”",
          "desk",
        ],
      ],
      see: "a list of twenty calls with a check mark or a fix next to each, every urgent one in the right hands.",
      decide:
        "go or wait. Go if every urgent call reached a person and nobody had to ask for one twice. Otherwise move the date by a week; nobody outside will know.",
    },
  ],
  event: {
    name: "go live",
    tasks: [
      [
        "Go live",
        "{On}, before you open, forward the calls that nobody picks up after four rings, and everything after closing. Nothing else changes: your own people still answer first.",
        "owner",
      ],
      [
        "Call it yourselves",
        "That same day, call your own number from outside at opening, at noon and after closing, and write down what a caller would have heard.",
        "desk",
      ],
      [
        "Work through the notes",
        "One person per shift reads every note at 8:15, 12:30 and 4:30, and calls back. A note is done when the caller has heard from you, and not before.",
        "desk",
      ],
      [
        "Listen every evening",
        "Until the end of the week, play five calls together before you go home, the shortest and the longest among them, and change one answer.",
        "all",
      ],
    ],
    see: "every call since then on one list, as finished, passed on or written down, with the time of each call back.",
    decide:
      "each evening, whether it carries on, gets a better answer, or is switched back for the night. On Friday, whether it keeps its hours or gets more.",
  },
  after: [
    {
      name: "listen, then widen it",
      tasks: [
        [
          "Listen to ten calls",
          "Play the three best, the three worst and four in between. For each of the worst, write down what a good colleague would have said, and put that on the page.",
          "all",
        ],
        [
          "Ask those who wanted out",
          "Call five people who asked for a person right away, and ask one question: what did you need? If three give the same reason, that kind of call goes to a person from now on.",
          "desk",
        ],
        [
          "Add lunch and busy lines",
          "Let it pick up during lunch, and when both lines are busy. One change at a time, so that you know which one did it.",
          "owner",
        ],
      ],
      see: "how many calls reached nobody this week, next to the same week before you started.",
      decide:
        "whether it gets a second kind of call. Only if the first has gone a week without a wrong answer.",
    },
    {
      name: "compare, and decide",
      tasks: [
        [
          "Compare the four figures",
          "Put the figures from the beginning next to the same ones now. An example of how to read them: if 80 calls a month went unanswered before and 20 do now, that’s 60 people who got an answer. If one in six of them is new, it’s ten, and you know what ten new {customers} are worth to you.",
          "owner",
        ],
        [
          "Add up what it takes",
          "The fee, and the hours your people spend on notes and answers. {Cap:priceRange} is the range on this site; an hour a week at the desk is the part that people forget.",
          "owner",
        ],
        [
          "Ask the desk",
          "Two questions to the people who answer: what got easier, and what got harder? Write both lists down in their words.",
          "owner",
        ],
      ],
      see: "one page with the figures before and after, and two lists from the desk.",
      decide:
        "keep it, change what it takes, or stop. If missed calls fell and nothing else moved, it’s a convenience; decide whether that’s worth the fee.",
    },
    {
      name: "make it somebody’s job",
      extra: true,
      tasks: [
        [
          "Name an owner",
          "One person keeps the page of answers. New hours, a new price or a new colleague goes there first, because it will repeat whatever stands there.",
          "owner",
        ],
        [
          "Fix a day for listening",
          "Once a month, half an hour, ten calls. Put it in the calendar for the rest of the year.",
          "all",
        ],
        [
          "Prepare the exceptions",
          "Holidays, a snow day, the week in which half of you are away: write down what it says then, and who turns it on.",
          "desk",
        ],
      ],
      see: "a name, a day in the calendar and a page of exceptions.",
      decide: "when you’ll look at the figures again; a quarter is soon enough.",
    },
  ],
  close:
    "If you have to cut something, cut how much it takes on, not the testing. A small start that works is the only argument that convinces a front desk.",
};
