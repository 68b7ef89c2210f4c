import type { Subject } from "./kinds.ts";

export const phoneMenu: Subject = {
  id: "phone-menu",
  name: "phone menus",
  heard:
    /\bphone (?:menus?|trees?)\b|\bpress (?:1|one)\b|\bivrs?\b|\bauto(?:mated)?[- ]?(?:attendant|menu)s?\b|\bmenu options\b/,
  not: /\b(?:switch\w*|mov\w+|port\w*|new) (?:\w+ ){0,2}(?:phone system|voip|carrier)\b|\bvs\b|\bversus\b/,
  title: "How {who} can make the phone menu shorter",
  lead: "A menu should get a stranger to a person in under fifteen seconds, and most don’t. Keep three choices or none, put the reason for most calls first, say the choice before the key, and let zero work from the first word on. Then call it yourself with a sick child on one arm, so to speak. If your office has one person answering anyway, you don’t need a menu at all.",
  close:
    "Time it once a quarter: from the first ring until a person says hello, with somebody who has never called you holding the watch. If it takes longer than half a minute, cut a choice.",
  signsLead:
    "Nobody complains about a menu; they press zero, or they’re gone. What there is to see stands in the log of keys and in what people say once they’ve reached somebody. Each sign comes with what’s behind it and what to do.",
  signs: [
    [
      "More than a third press zero at once",
      "Your phone system can count keys. Whoever presses zero before the first choice has been read doesn’t want a menu, or didn’t find themselves in yours last time. Count a week. If it’s more than a third, put the person first and the choices behind.",
    ],
    [
      "Calls end inside the menu",
      "They’re in the log: connected, forty seconds, no extension. Listen to what’s being said at second forty. It’s usually the address, the fax or “our options have changed.” Cut that, and count again.",
    ],
    [
      "Everybody lands at the same desk anyway",
      "Four choices, and three of them ring one phone. Then the menu only costs time. Two choices are enough: can’t wait, and everything else.",
    ],
    [
      "People begin with “I wasn’t sure which number to press”",
      "Your words aren’t theirs. “Clinical staff” is what you call them; “I’m sick today” is what they press. Ask the next ten callers what they were looking for, and name the choices so.",
    ],
    [
      "The same caller comes in by two choices",
      "Two calls within five minutes from one number, by one and then by three: the first choice ended in a box. Find out which, and give it somebody or take it out.",
    ],
    [
      "Your own people use a back line",
      "Family, suppliers and the place next door have a cell phone number, because they know the menu. If those who know it best avoid it, it’s too long. Call your main number once a week yourselves.",
    ],
    [
      "Older people come by instead",
      "“I thought I’d rather stop in.” They have hearing aids, and a menu at full speed. Slow it down, repeat each choice once, and let silence lead to a person.",
    ],
    [
      "Nobody can say who changed it last",
      "Then it still offers somebody who left in spring. Put a name and a day of the month on it, and read it aloud on that day from an outside phone.",
    ],
  ],
  passages: [
    {
      does: "Find out what people press",
      asks: "Which menu options do callers use?",
      heard: /\b(?:which|use|find out|count|data|report|log|what people)\b/,
      says: [
        "Your phone system counts it. In most offices two keys get nearly all the calls, one gets the rest, and the others were added for somebody who left in 2019. Look also at where callers hang up; the second at which they do is the second at which the menu became too long.",
      ],
      mistake: [
        "Designing it from the organization chart",
        "Callers don’t know that scheduling and referrals are two teams. They know that their knee hurts.",
      ],
      checks: ["We know which keys get pressed, and where callers hang up."],
      tasks: ["Get a month’s report of keys pressed and of where callers hang up."],
    },
    {
      does: "Keep three choices, the commonest first",
      asks: "How many options should a menu have?",
      heard: /\b(?:how many|shorten|short\w*|options|choices|three|fewer|simple|cut)\b/,
      says: [
        "Three is what people can hold in their head while driving. An appointment, something about a visit you’ve had, everything else: that covers it for most. Put the one with the most calls first. Whatever comes up less than once a day belongs behind “everything else,” where a person sorts it in five seconds.",
      ],
      lines: [
        [
          "A menu in twelve seconds",
          "Thanks for calling [name]. If this is an emergency, hang up and call 911. For an appointment, press 1. For a question about a visit or a bill, press 2. For anything else, stay on the line.",
        ],
      ],
      checks: ["The menu has three choices at most and takes under fifteen seconds."],
      tasks: ["Rewrite the menu with three choices, and record it in under fifteen seconds."],
    },
    {
      does: "Say the reason before the key",
      asks: "How should the menu be worded?",
      heard: /\b(?:word\w*|say|record\w*|script|voice|greeting|language)\b/,
      says: [
        "“For an appointment, press 1,” in that order, because people listen for their reason and only then for the number. Callers’ words: “a refill,” and not “medication management.” Out with “Please listen carefully as our menu has changed,” out with the website. A person from your office records it, standing up.",
      ],
      checks: ["Each line says the reason first and the key second, in callers’ words."],
      tasks: ["Have someone who doesn’t work here explain each menu line to you; rewrite what they can’t."],
    },
    {
      does: "Let zero work at once",
      asks: "How do callers get out of the menu?",
      heard: /\b(?:zero|out|person|human|operator|reach|escape|stuck)\b/,
      says: [
        "Zero, or saying nothing, leads to a person from the first second on, and the recording says so. People who use it aren’t cheating; they have a question that isn’t on your list, or they’re eighty. If you’re closed, zero leads to whoever or whatever answers at night, never back to the beginning.",
      ],
      mistake: [
        "Sending wrong keys back to the start",
        "Somebody who has heard it twice won’t listen a third time. After one wrong key, ring a person.",
      ],
      checks: ["Zero and silence lead to a person from the first second."],
      tasks: ["Test zero, silence and a wrong key, by day and after closing."],
    },
    {
      does: "Put danger before everything",
      asks: "What about emergencies?",
      heard: /\b(?:emergenc\w*|911|danger|urgent|safety)\b/,
      says: [
        "One sentence about 911 at the beginning if your callers may ever be in danger, and a key for what’s urgent but not that, leading to a phone that rings somebody. Don’t make people listen to hours and holidays on the way there. Try it at night as well, when the urgent key is easily forgotten.",
      ],
      checks: ["911 comes first, and the urgent key rings a person at any hour."],
      tasks: ["Press the urgent key by day, at night and on Sunday, and write down who answered."],
    },
    {
      does: "Ask whether you need one",
      asks: "What could replace a phone menu?",
      heard: /\b(?:replace|instead|need|alternative|assistant|ai|without|go|dead)\b/,
      says: [
        "With two people at the desk, a menu only sorts calls for the same two people. Let it ring, answer on the second ring, and send what you can’t reach to a call back or to an assistant that asks “What can I do for you?” People say what they want in one sentence. That’s a menu with a thousand choices, and it needs no keys. {Cap:priceRange} is what such an assistant costs here.",
      ],
      checks: ["We’ve tried a week without the menu, or know why we can’t."],
      tasks: [
        "Switch the menu off for a week in the quiet season, and compare how many callers reached someone.",
      ],
    },
  ],
};
