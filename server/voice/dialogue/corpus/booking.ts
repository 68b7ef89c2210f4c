import type { Entry } from "./entry.ts";

const done = ["Dana Whitfield", "555 010 0188", "yes that's right"];

export const booking: readonly Entry[] = [
  {
    is: "booking",
    turns: [
      {
        say: "Hi, I'd like to book a cleaning. Tuesday, if there's anything in the morning.",
        slots: { service: "cleaning", day: "2026-11-24", time: null },
        offers: 2,
        hears: /Tuesday/,
      },
      { say: "Ten thirty, please.", slots: { time: "10:30" }, hears: /name/i },
      { say: "Dana Whitfield", slots: { name: "Dana Whitfield" }, hears: /number/i },
      { say: "555 010 0188", slots: { phone: "+15550100188" }, hears: /right|correct/i },
      { say: "yes", hears: /booked|all set|see you/i },
    ],
    outcome: {
      kind: "booking",
      service: "cleaning",
      day: "2026-11-24",
      time: "10:30",
      name: "Dana Whitfield",
      phone: "+15550100188",
    },
  },
  {
    is: "booking",
    turns: [
      { say: "I need an appointment", hears: /cleaning/i },
      { say: "just a check up", slots: { service: "check-up" }, hears: /day/i },
      { say: "Monday afternoon", slots: { day: "2026-11-23" }, offers: 2 },
      { say: "the first one", slots: { time: "13:00" } },
      ...done,
    ],
    outcome: { kind: "booking", service: "check-up", day: "2026-11-23", time: "13:00" },
  },
  {
    is: "booking",
    turns: [
      "hey can you get me in for a cleaning on wednesday at 4",
      { say: "Sam Ortiz", slots: { day: "2026-11-25", time: "16:00", name: "Sam Ortiz" } },
      "it's 415 555 0134",
      "yep",
    ],
    outcome: { kind: "booking", day: "2026-11-25", time: "16:00", name: "Sam Ortiz", phone: "+14155550134" },
  },
  {
    is: "booking",
    turns: [
      {
        say: "I have a toothache",
        hears: /sorry/i,
        slots: { service: "toothache" },
        offers: 2,
      },
      { say: "tomorrow's good, the earlier one", slots: { day: "2026-11-20" } },
      ...done,
    ],
    outcome: { kind: "booking", service: "toothache", day: "2026-11-20" },
  },
  {
    is: "booking",
    turns: [
      {
        say: "my name is Marcus Bell and I wanna come in for whitening friday the 27th at 10 my number is 212 555 0176",
        slots: {
          service: "whitening",
          day: "2026-11-27",
          time: "10:00",
          name: "Marcus Bell",
          phone: "+12125550176",
        },
        hears: /right|correct/i,
      },
      "that's correct",
    ],
    outcome: { kind: "booking", service: "whitening", day: "2026-11-27", time: "10:00" },
  },
  {
    is: "booking",
    turns: [
      "I'd like to book a cleaning",
      { say: "whenever, what's the soonest you have", offers: 2 },
      { say: "first one's fine", slots: { day: "2026-11-20" } },
      ...done,
    ],
    outcome: { kind: "booking", day: "2026-11-20" },
  },
  {
    is: "booking",
    turns: [
      "Can I get my teeth cleaned sometime next week?",
      { say: "any day but monday, mornings", offers: 2, not: /Monday/ },
    ],
  },
  {
    is: "booking",
    turns: [
      "I want to bring my daughter in, she's six",
      { say: "Saturday", slots: { service: "child", day: "2026-11-21" }, offers: 2 },
      "eleven",
      "Ruth Adeyemi",
      "5550100143",
      "yes please",
    ],
    outcome: { kind: "booking", service: "child", day: "2026-11-21", time: "11:00", name: "Ruth Adeyemi" },
  },
  {
    is: "booking",
    turns: [
      "book me in for sunday at noon for a cleaning",
      { say: "oh ok. Saturday then", hears: /Saturday|\d/, slots: { day: "2026-11-21" } },
    ],
  },
  {
    is: "booking",
    turns: [{ say: "cleaning on Sunday please", hears: /closed on Sunday/i, slots: { time: null } }],
  },
  {
    is: "booking",
    taken: [["2026-11-24", "10:00", 60]],
    turns: [
      {
        say: "cleaning tuesday at ten thirty",
        hears: /taken|gone|full/i,
        slots: { day: "2026-11-24", time: null },
        offers: 2,
      },
      { say: "11 works", slots: { time: "11:00" } },
      ...done,
    ],
    outcome: { kind: "booking", time: "11:00" },
  },
  {
    is: "booking",
    taken: [["2026-11-24", "08:00", 540]],
    turns: [{ say: "a cleaning on tuesday", hears: /full|nothing/i, offers: 2 }],
  },
  {
    is: "booking",
    turns: [
      "I'd like to book a cleaning",
      "Tuesday",
      "neither of those, do you have something later",
      { say: "4 pm", slots: { time: "16:00" } },
    ],
  },
  {
    is: "booking",
    turns: ["book a cleaning tuesday morning", { say: "yes", hears: /which/i, slots: { time: null } }],
  },
  {
    is: "booking",
    turns: [
      "cleaning, tuesday 10:30, Dana Whitfield, 555 010 0188",
      { say: "no", hears: /change|different|wrong/i },
      { say: "the time", hears: /time/i },
      { say: "nine", slots: { time: "09:00" } },
    ],
    outcome: null,
  },
  {
    is: "booking",
    turns: [
      "cleaning tuesday 10:30",
      "Dana Whitfield",
      "555 010 0188",
      "yes",
      { say: "no that's all thanks", hears: /bye|good (day|night|evening)|take care|thank/i },
    ],
    outcome: { kind: "booking" },
  },
  {
    is: "booking",
    turns: [
      "I'm a new patient, can I make an appointment?",
      { say: "Monday at 9", slots: { service: "new-patient", day: "2026-11-23", time: "09:00" } },
    ],
  },
  {
    is: "booking",
    turns: [
      "I chipped a tooth and need to be seen",
      { say: "Friday at 1", slots: { service: "filling", day: "2026-11-20", time: "13:00" } },
    ],
  },
  {
    is: "booking",
    turns: [
      "do you have anything open on wednesday for a cleaning",
      { say: "the later one", slots: { day: "2026-11-25" }, hears: /name/i },
    ],
  },
  {
    is: "booking",
    turns: [
      "I need braces for my teeth can I come in",
      { say: "wednesday at 5", slots: { service: "invisalign", time: "17:00" } },
    ],
  },
  {
    is: "booking",
    turns: ["um I think I need a filling", "monday", { say: "neither works for me", offers: 2 }],
  },
  {
    is: "booking",
    turns: [
      "could I schedule a cleaning for december 1st at 2 30",
      { say: "yes its Lena Fischer", slots: { day: "2026-12-01", time: "14:30", name: "Lena Fischer" } },
    ],
  },

  // Odd dates. The call comes in on Thursday, November 19.
  { is: "dates", turns: [{ say: "cleaning the 24th", slots: { day: "2026-11-24" } }] },
  { is: "dates", turns: [{ say: "a cleaning on the twenty fourth", slots: { day: "2026-11-24" } }] },
  { is: "dates", turns: [{ say: "I want a cleaning next Tuesday", slots: { day: "2026-11-24" } }] },
  { is: "dates", turns: [{ say: "cleaning a week from Friday", slots: { day: "2026-11-27" } }] },
  { is: "dates", turns: [{ say: "check up friday week please", slots: { day: "2026-11-27" } }] },
  { is: "dates", turns: [{ say: "a cleaning this saturday", slots: { day: "2026-11-21" } }] },
  { is: "dates", turns: [{ say: "a cleaning tomorrow morning", slots: { day: "2026-11-20" }, offers: 2 }] },
  { is: "dates", turns: [{ say: "cleaning the day after tomorrow", slots: { day: "2026-11-21" } }] },
  { is: "dates", turns: [{ say: "cleaning in two weeks", slots: { day: "2026-12-03" } }] },
  { is: "dates", turns: [{ say: "cleaning on December third", slots: { day: "2026-12-03" } }] },
  { is: "dates", turns: [{ say: "cleaning 12/3", slots: { day: "2026-12-03" } }] },
  { is: "dates", turns: [{ say: "cleaning the first of december", slots: { day: "2026-12-01" } }] },
  { is: "dates", turns: [{ say: "cleaning two weeks from monday", slots: { day: "2026-12-07" } }] },
  { is: "dates", turns: [{ say: "cleaning tuesday of next week", slots: { day: "2026-11-24" } }] },
  {
    is: "dates",
    turns: [{ say: "can I get a cleaning, not monday, maybe tuesday", slots: { day: "2026-11-24" } }],
  },
  {
    is: "dates",
    turns: ["I'd like a cleaning", { say: "any day except Friday", offers: 2, not: /Friday/ }],
  },
  {
    is: "dates",
    turns: [
      "cleaning please",
      { say: "mondays don't work for me, anything else next week is fine", offers: 2, not: /Monday/ },
    ],
  },
  {
    is: "dates",
    turns: ["cleaning", { say: "Tuesday or Wednesday, after 3", offers: 2, hears: /Tuesday|Wednesday/ }],
  },
  { is: "dates", turns: [{ say: "cleaning yesterday", hears: /past|gone|already/i, slots: { day: null } }] },
  {
    is: "dates",
    turns: [{ say: "cleaning at the end of next week", offers: 2, hears: /Thursday|Friday|Saturday/ }],
  },
  {
    is: "dates",
    turns: [
      {
        say: "can you fit me in today for a cleaning",
        slots: { time: null },
        hears: /today|tonight|tomorrow/i,
      },
    ],
  },
  { is: "dates", turns: [{ say: "a cleaning sometime in december", offers: 2, hears: /December|Dec/ }] },
  { is: "dates", turns: [{ say: "cleaning on the weekend", offers: 2, hears: /Saturday/ }] },
  { is: "dates", turns: [{ say: "cleaning in november of 2030", slots: { day: null, time: null } }] },
  { is: "dates", turns: [{ say: "cleaning on february 30th", slots: { day: null } }] },

  // Times in all their forms.
  { is: "times", turns: ["cleaning tuesday", { say: "half past ten", slots: { time: "10:30" } }] },
  { is: "times", turns: ["cleaning tuesday", { say: "quarter to three", slots: { time: "14:45" } }] },
  { is: "times", turns: ["cleaning tuesday", { say: "quarter past nine works", slots: { time: "09:15" } }] },
  { is: "times", turns: ["cleaning tuesday", { say: "three", slots: { time: "15:00" } }] },
  { is: "times", turns: ["cleaning tuesday", { say: "at one thirty", slots: { time: "13:30" } }] },
  { is: "times", turns: ["cleaning tuesday", { say: "11 am", slots: { time: "11:00" } }] },
  { is: "times", turns: ["cleaning tuesday", { say: "2 p.m.", slots: { time: "14:00" } }] },
  { is: "times", turns: ["cleaning tuesday", { say: "nine o'clock", slots: { time: "09:00" } }] },
  { is: "times", turns: ["cleaning tuesday", { say: "around 2ish", slots: { time: "14:00" } }] },
  { is: "times", turns: ["cleaning tuesday", { say: "10.15", slots: { time: "10:15" } }] },
  { is: "times", turns: ["cleaning tuesday", { say: "1430", slots: { time: "14:30" } }] },
  {
    is: "times",
    turns: [{ say: "cleaning tuesday first thing", slots: { time: null }, offers: 2, hears: /8/ }],
  },
  {
    is: "times",
    turns: [{ say: "cleaning tuesday after lunch", offers: 2, hears: /1|2/, slots: { time: null } }],
  },
  { is: "times", turns: [{ say: "cleaning wednesday after work", offers: 2, hears: /5/ }] },
  { is: "times", turns: [{ say: "cleaning on tuesday between two and four", offers: 2, hears: /2/ }] },
  { is: "times", turns: [{ say: "cleaning on tuesday before ten", offers: 2, hears: /8/ }] },
  {
    is: "times",
    turns: [
      { say: "cleaning tuesday at 8 pm", hears: /closed|open|close/i, slots: { time: null }, offers: 2 },
    ],
  },
  { is: "times", turns: [{ say: "cleaning tuesday at noon", slots: { time: null }, offers: 2 }] },
  { is: "times", turns: [{ say: "cleaning wednesday as late as possible", offers: 2, hears: /5/ }] },
  {
    is: "times",
    turns: [
      "cleaning tuesday",
      "do you have anything earlier",
      { say: "ok nine fifteen", slots: { time: "09:15" } },
    ],
  },

  // Second thoughts.
  {
    is: "changes",
    turns: [
      "cleaning tuesday",
      { say: "no wait, Wednesday", slots: { day: "2026-11-25" }, hears: /Wednesday/ },
    ],
  },
  {
    is: "changes",
    turns: [
      "cleaning tuesday at 10 30",
      { say: "actually make that 11", slots: { day: "2026-11-24", time: "11:00" } },
    ],
  },
  {
    is: "changes",
    turns: [
      "cleaning tuesday at 10 30",
      "Dana Whitfield",
      {
        say: "hang on, can we do Wednesday instead",
        slots: { day: "2026-11-25", time: "10:30", name: "Dana Whitfield" },
      },
    ],
  },
  {
    is: "changes",
    turns: [
      "cleaning tuesday at 10 30",
      {
        say: "actually I need a check up, not a cleaning",
        slots: { service: "check-up", day: "2026-11-24" },
      },
    ],
  },
  {
    is: "changes",
    turns: [
      "cleaning tuesday 10:30",
      "Dana Whitfield",
      "555 010 0188",
      { say: "no, the number is 555 010 0189", slots: { phone: "+15550100189" } },
      "yes",
    ],
    outcome: { kind: "booking", phone: "+15550100189" },
  },
  {
    is: "changes",
    turns: [
      "cleaning tuesday 10:30",
      "Dana Whitfield",
      "555 010 0188",
      { say: "sorry my name is Dana Whitford", slots: { name: "Dana Whitford" } },
      "yes",
    ],
    outcome: { kind: "booking", name: "Dana Whitford" },
  },
  {
    is: "changes",
    turns: [
      "cleaning tuesday 10:30",
      { say: "never mind, forget it", hears: /no problem|all right|sure|fine/i, slots: { day: null } },
    ],
    outcome: null,
  },
  {
    is: "changes",
    turns: [
      "cleaning tuesday 10:30",
      "Dana Whitfield",
      "555 010 0188",
      { say: "yes but make it wednesday", slots: { day: "2026-11-25", time: "10:30" } },
      "yes",
    ],
    outcome: { kind: "booking", day: "2026-11-25" },
  },
  {
    is: "changes",
    turns: [
      "cleaning monday",
      { say: "I can't do monday, what about tuesday", slots: { day: "2026-11-24" } },
    ],
  },
  {
    is: "changes",
    turns: [
      "cleaning tuesday morning",
      {
        say: "hmm, afternoon would be better",
        offers: 2,
        slots: { day: "2026-11-24", time: null },
        hears: /1|2|3/,
      },
    ],
  },
  {
    is: "changes",
    turns: [
      "cleaning tuesday at 3",
      { say: "oh wait I have a meeting then, can I come at 4?", slots: { time: "16:00" } },
    ],
  },
];
