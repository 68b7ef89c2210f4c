import type { Subject } from "./kinds.ts";
import { phoneSystemSigns } from "./signs/calls.ts";

export const phoneSystem: Subject = {
  id: "phone-system",
  name: "changing phone systems",
  heard:
    /\b(?:phone |office |main |our |the )numbers? (?:is |gets? |are |be |being )?(?:mov|port|transfer|switch)\w*|\b(?:switch\w*|chang\w*|mov\w*|replac\w*|new|upgrad\w*|migrat\w*|choos\w*|port\w*)\b.*\b(?:phone (?:systems?|compan\w+|service|providers?|numbers?)|voip|telephone systems?|carriers?|landlines?)\b|\b(?:voip|phone tree|ivr|auto[- ]?attendant|phone menus?|call routing|call forwarding)\b/,
  not: /\b(?:vs|versus|ai|assistant)\b/,
  title: "How to change phone systems at {who} without losing a call",
  lead: "Plan the change around one rule: at no minute of any day may a caller hear nothing. Keep the old line alive until the number has moved, test the new one with calls from outside, switch on a slow afternoon, and have a way back for two weeks. Most trouble comes from three things nobody listed: the fax, the alarm line, and the number on the sign.",
  close:
    "Keep the old contract for one more billing cycle. It’s the cheapest insurance you’ll buy this year, and the day you don’t need it is the day it did its job.",
  signs: phoneSystemSigns,
  passages: [
    {
      does: "List every number and everything attached to it",
      asks: "What do we have to list first?",
      heard: /\b(?:list|inventory|numbers?|before|first|fax|alarm|prepare)\b/,
      says: [
        "Walk through the building with a sheet of paper. Main line, back line, fax, alarm, elevator, credit card terminal, the door buzzer, the number from the old ad that still rings. For each: who pays, who uses it, what happens if it’s dead. Alarm and elevator lines need their own providers told. Then write down every place where your number is printed or listed.",
      ],
      mistake: [
        "Forgetting the fax and the alarm",
        "They share the line, nobody thinks of them, and they’re found out on the day they’re needed. Walk through the building with a list.",
      ],
      checks: [
        "Every line is on a list, fax, alarm and card terminal included.",
        "Every contract’s end date and notice is on the list, too.",
        "We know every place where our number is printed or listed.",
      ],
      tasks: ["Walk through the building and list every line with what hangs on it."],
    },
    {
      does: "Get the number moved in writing",
      asks: "How do we keep our number?",
      heard: /\b(?:port\w*|keep (?:our|the|your) number|number|carrier|transfer)\b/,
      says: [
        "Your number belongs with you, and moving it is called porting. Ask for a copy of the current bill, because name, address and account number have to match to the letter or the request bounces. Don’t cancel the old service: the number goes with it. Ask for a date and hour, on a Tuesday or Wednesday afternoon, and a name to call if it goes wrong.",
      ],
      mistake: [
        "Canceling the old service first",
        "The number dies with the contract, and getting it back can take weeks or fail. Port first, cancel when calls arrive on the new system.",
      ],
      checks: [
        "The port request matches the latest bill to the letter.",
        "The old service isn’t canceled until calls arrive on the new one.",
        "We have a date, an hour and a person to call.",
      ],
      tasks: ["Request the port with the current bill in hand, for a midweek afternoon."],
    },
    {
      does: "Decide what callers should hear",
      asks: "How should calls be routed?",
      heard: /\b(?:menus?|rout\w+|ivr|tree|greeting|auto|attendant|options|press|forward\w*)\b/,
      says: [
        "A new system tempts everyone into menus. Resist: a person or one question beats five options. If you need a menu, three choices at most, the most common first, and zero reaches somebody. Draw it on paper: rings here, after four rings there, after six to that, at lunch to this. Every arrow has to end in a person, an assistant or a message with a time in it.",
      ],
      mistake: [
        "Copying the old menu",
        "It was built for people who left in 2016. Draw what callers need now: three choices, one of them a human being.",
      ],
      checks: [
        "The path of a call is drawn on one page, for open, lunch and closed.",
        "Every path ends in a person, an assistant or a message with a time.",
        "A menu has three choices at most, and zero reaches somebody.",
      ],
      tasks: ["Draw the path of a call for open, lunch, closed and holiday on one page."],
    },
    {
      does: "Test it from outside before you switch",
      asks: "How do we test it?",
      heard: /\b(?:test\w*|try|check|trial|before)\b/,
      says: [
        "Most new systems come with a temporary number. Call it from a cell, a landline and a number that’s blocked. Hold, transfer, voicemail, the second line, the after-hours message, a 911 test arranged with your provider so that the right address shows up. Let the person who’ll use it do it, with two callers at once. What they stumble over in a quiet room will stop them cold on a Monday.",
      ],
      checks: [
        "We tested ring, hold, transfer, voicemail, second line and after hours from outside.",
        "911 calls show the right address, confirmed with the provider.",
        "Everyone who answers has practiced transfer and hold.",
      ],
      tasks: ["Test every path from outside on the temporary number, with two callers at once."],
    },
    {
      does: "Switch on a slow afternoon, and tell people",
      asks: "When and how do we switch over?",
      heard: /\b(?:switch|go live|day|when|losing|lose|downtime|announce|tell)\b/,
      says: [
        "Tuesday at two, nobody on vacation, a cell phone on the counter as a spare with its number on the website for the day. Before that, confirm tomorrow’s {visits} so fewer people need to call. The minute it’s over, call in from three phones. If something’s dead, forward the old line to the cell phone and fix it tomorrow.",
      ],
      mistake: [
        "Switching on a Friday evening",
        "When it goes wrong, support is closed and Monday’s callers find out first. Midweek, early afternoon, everybody in.",
      ],
      checks: [
        "The switch is midweek on a slow afternoon, with everyone in.",
        "A spare cell phone is ready, and its number is on the website that day.",
      ],
      tasks: [
        "Switch on a midweek afternoon with a spare cell phone at hand, and call in from three phones.",
      ],
    },
    {
      does: "Watch it for two weeks",
      asks: "What do we check afterward?",
      heard: /\b(?:after\w*|watch|monitor|first weeks?|problems?|follow)\b/,
      says: [
        "Look at the log every evening: calls that rang out, calls under ten seconds, numbers that called three times. Compare with the same week last month. A drop in calls is no success, it’s a fault until proven otherwise. Ask five {customers} how it sounded. After two clean weeks, cancel the old service in writing and get the confirmation.",
      ],
      checks: [
        "For two weeks somebody looks at unanswered and very short calls every evening.",
        "The old service is canceled in writing only after two clean weeks.",
      ],
      tasks: ["Compare two weeks of calls with the month before, then cancel the old service in writing."],
    },
  ],
};
