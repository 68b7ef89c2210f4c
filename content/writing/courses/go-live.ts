import type { Course } from "./kind.ts";

export const goLive: Course = {
  id: "go-live",
  name: "going live with an AI receptionist",
  heard:
    /\b(?:ready for|prepar\w+|go(?:es|ing)?[- ]live|launch\w*|introduc\w+|roll(?:ing|s)?[- ]?out|rollout|start\w*|set(?:ting)? up|switch\w*|mov\w+|implement\w*|adopt\w*|bring\w* in|onboard\w*|add\w*|first (?:month|week|30 days|90 days|weeks))\b.*\b(?:ai|voice assistant|(?:virtual|phone|voice|automated) (?:phone |voice )?(?:receptionist|assistant|agent))\b|\b(?:ai|voice assistant|(?:virtual|phone|voice|automated) (?:phone |voice )?(?:receptionist|assistant|agent))\b.*\b(?:go(?:es|ing)?[- ]live|launch\w*|rollout|roll(?:ing|s)?[- ]?out|takes? over|starts?|first (?:month|week|30 days|90 days|weeks))\b/,
  not: /\bfrom (?:\w+ ){0,3}(?:voice ?mail|answering service)\b|\bhir(?:e|ing)\b|\bmissed calls?\b|\bno[- ]?shows?\b/,
  title: "A plan for going live with an AI receptionist at {who}",
  lead: "The day an AI receptionist goes live should be the dullest day of the plan. What is urgent and who is called for it is settled first, and no call is forwarded before that. Then you write its answers and try to break it, and once it’s live you listen. Your own people stay first in line throughout: it gets the calls that nobody picks up.",
  before: [
    {
      name: "settle what is urgent, and choose its first calls",
      safe: true,
      tasks: [
        [
          "Write down what never waits",
          "{Cap:urgent}: callers with any of these reach a person at once, and where a life may be in danger they hear “Hang up and call 911” first. Anything a caller only calls urgent is taken down and called back.",
          "owner",
        ],
        [
          "Name who is called for it",
          "For every hour of the week, write down who gets an urgent call, and who gets it if that person doesn’t pick up. Call both numbers to see whether they ring.",
          "owner",
        ],
        [
          "Sign the agreement",
          "The assistant will hear what patients say about their health, so the vendor signs a business associate agreement with you before it takes a single real call. Until then everybody tests with made-up names.",
          "owner",
          ["dental", "medical"],
        ],
        [
          "Put confidentiality in writing",
          "What callers tell it is told to your firm. Before it takes a single real call, the vendor signs who may hear it, where it’s kept, and on which day it’s deleted.",
          "owner",
          ["law"],
        ],
        [
          "Tell the team",
          "Sit down with everyone who answers before the list of its calls is made. Say what changes, what doesn’t, and that their first veto counts: which calls should never go to a machine?",
          "owner",
        ],
        [
          "Count",
          "Print two weeks of the call log and mark every call that nobody answered, with its hour. Write down four figures for those two weeks: missed calls, {newOnes}, minutes a day spent calling people back, and complaints about reaching you.",
          "desk",
        ],
        [
          "Sort the rest",
          "Put the other reasons people called on two lists: what it may finish alone, and what it only takes down for one of you.",
          "all",
        ],
      ],
      see: "one list of what’s urgent with a name for every hour of the week, two lists for the rest, four figures, and nobody at the desk who heard about it from somebody else.",
      decide:
        "which single kind of appointment it may book at first; everything else it answers or takes down. Choose one that comes often and does no harm if it goes wrong; {easy} will do.",
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
          "Enter the urgent list first",
          "Put that list in before any other answer, line by line, in callers’ words. Write down how somebody who’s frightened or in a hurry would say each one, because hardly anybody says “emergency.”",
          "owner",
        ],
        [
          "Put the conflict check first",
          "It asks for name, number, who’s on the other side and any paper with a date in it, and cuts the story short. The names go into your case management the same hour, and no consultation is booked before they’ve been checked.",
          "desk",
          ["law"],
        ],
        [
          "Connect the calendar",
          "Give it an entry of its own in your calendar, so that everyone sees at a glance what it booked. Where it can’t write to the calendar, it takes two times that suit the caller, and one of you confirms.",
          "owner",
        ],
        [
          "Write the sentence for everything else",
          "It will be asked things that aren’t on the page. Give it one sentence for all of them: “I don’t want to guess. Someone will call you by ten tomorrow.” Then make sure somebody does.",
          "desk",
        ],
      ],
      see: "twenty answers that have been read aloud, with the urgent list above them.",
      decide: "which questions stay with your people even though it could answer them.",
    },
    {
      name: "try to break it",
      tasks: [
        [
          "Make twenty test calls",
          "Everyone who answers calls it from a cell phone until there are twenty: easy questions, two requests in one sentence, and at least five that are urgent. Somebody mumbles, somebody plays upset, and somebody asks for a person four words in. Whoever finds a wrong answer fixes it the same day and calls again.",
          "all",
        ],
        [
          "Practice switching back",
          "Turn the forwarding on and off twice, and time it. Whoever opens in the morning has to be able to do it in two minutes without calling anybody.",
          "desk",
        ],
        [
          "Tell your callers",
          "Put the same two sentences on the website, in your email signatures and at the desk: “When we can’t pick up, an assistant answers. It’s a computer, it says so, and you can ask for one of us anytime.”",
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
      name: "listen, and widen it",
      tasks: [
        [
          "Listen to ten calls",
          "Play the three best, the three worst and four in between. For each of the worst, write down what a good colleague would have said, and put that on the page.",
          "all",
        ],
        [
          "Add lunch and busy lines",
          "Let it pick up during lunch. If three days of that go well, add the times when both lines are busy: one change at a time, so that you know which one did it.",
          "owner",
        ],
        [
          "Ask those who wanted out",
          "Call five people who asked for a person right away, and ask one question: what did you need? If three give the same reason, that kind of call goes to a person from now on.",
          "desk",
        ],
      ],
      see: "how many calls reached nobody this week, beside an ordinary week from before.",
      decide:
        "whether it gets a second kind of call. Only if the first has gone a week without a wrong answer.",
    },
    {
      name: "compare, and decide",
      tasks: [
        [
          "Compare the four figures",
          "Put the four figures from before next to the same ones for the last two weeks. An example of how to read them: if 40 calls went unanswered then and ten do now, that’s 30 people who got an answer. If one in six of them is new, it’s five, and you know what five {newOnes} are worth to you.",
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
