import type { Course } from "./kind.ts";

export const intake: Course = {
  id: "intake",
  name: "intake calls",
  heard: /\bintake\b|\bnew (?:client|case|matter)s? (?:calls?|inquir\w+)\b|\bconsultations?\b/,
  not: /\b(?:online|digital|electronic|web|paper) (?:\w+ ){0,2}(?:intake )?forms?\b|\bai\b|\bassistants?\b|\bno[- ]?shows?\b|\b(?:after[- ]hours|after (?:we )?clos(?:e|ing)|at night|overnight|on weekends)\b/,
  title: "A plan for better intake at {who}",
  lead: "Somebody with a legal problem calls three firms and hires the first that listens. The plan measures how often that was you, then works along the call: how fast it’s answered, what’s asked, what happens within the hour, and who asks again.",
  before: [],
  after: [
    {
      name: "see where they get lost",
      tasks: [
        [
          "Follow twenty callers",
          "The last twenty new ones: when they called, when they reached a lawyer, whether they came, whether they signed. Leave blanks where nobody knows.",
          "desk",
        ],
        [
          "Call your own firm",
          "Have a friend call with a made-up matter, once at ten and once at five, and tell you what they heard.",
          "owner",
        ],
        [
          "Work out what one is worth",
          "The middle fee of last year’s new matters. If two in ten callers sign and you’d like three, that one is what the rest of the plan is for.",
          "owner",
        ],
      ],
      see: "twenty lines, and the step at which most of them end.",
      decide: "which step you work on first. It’s nearly always the first hour.",
    },
    {
      name: "answer, and ask six things",
      tasks: [
        [
          "Write the six questions",
          "Name and number, who’s on the other side, what happened, any letter or paper with a date in it, where, and who sent them. The other side comes second, because of the conflict check.",
          "desk",
        ],
        [
          "Say what the call isn’t",
          "“I’m not a lawyer and can’t advise you, but I can make sure the right one hears this today.”",
          "desk",
        ],
        [
          "Give new calls a line that’s free",
          "For two hours a day, new callers ring one person who does nothing else.",
          "owner",
        ],
      ],
      see: "ten intake sheets without a blank, and how long each call took.",
      decide: "who may say no on the phone, and to which matters.",
    },
    {
      name: "be back within the hour",
      tasks: [
        [
          "Check conflicts at once",
          "The same person, the same ten minutes, before a lawyer has heard the story.",
          "desk",
        ],
        [
          "Hold two times a day",
          "Two half hours on a lawyer’s calendar that are only for today’s callers.",
          "owner",
        ],
        [
          "Send one text",
          "“Thank you for calling. You’re down for 4:30 with a lawyer. Please have the letter at hand.”",
          "desk",
        ],
      ],
      see: "minutes from the call to a named time, for every new caller of the week.",
      decide: "whether two half hours are enough, or one of them is always empty.",
    },
    {
      name: "ask again, and count",
      tasks: [
        [
          "Follow up twice",
          "The next day and after a week: “Have you found someone? If not, the offer stands.” Then stop.",
          "desk",
        ],
        ["Write down every no", "Theirs and yours, with the reason in five words.", "desk"],
        ["Compare twenty with twenty", "The same twenty lines for this month’s callers.", "owner"],
      ],
      see: "two lists of twenty, side by side, and the reasons for every no.",
      decide: "what you change about the matters you take, the hours you answer, or the fee you name.",
    },
  ],
  close:
    "A caller who was turned down kindly sends the next one. Put the two sentences for a no on the wall as well.",
};
