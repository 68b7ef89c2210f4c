import type { Versus } from "../kinds.ts";

export const bookingWays: Versus = {
  id: "booking",
  not: /\bai\b|\bassistants?\b/,
  sides: [
    {
      name: "online booking",
      heard:
        /\bonline (?:booking|scheduling|appointments?)|\bbook(?:ing)? online|\bself[- ]scheduling\b|\bweb(?:site)? booking\b/,
    },
    { name: "booking by phone", heard: /\bcall(?:s|ing)?\b|\bphones?\b|\btelephone\b/ },
  ],
  lead: "Offer both, and don’t guess who wants which: ask each {customer} once and write it down. Online booking suits people who know what they need and want it done in a minute. The phone suits anyone who’s unsure, worried, or simply used to calling, and many people over sixty are in that group, though by no means all.",
  criteria: [
    {
      name: "Who prefers what",
      heard:
        /\b(?:prefer\w*|over (?:60|sixty|65)|older|seniors?|elderly|age|who|patients|generations?|younger)\b/,
      cells: [
        "People who know what they need, at any hour",
        "People who are unsure, worried, or like to hear a voice",
      ],
      says: "There’s no honest figure for your {place} except the one you count yourself. For two weeks, ask everyone who calls: “We also have booking on the website. Would you use that, or do you prefer to call?” Put a tick and an age group, over sixty or under. You’ll probably find plenty of seventy-year-olds who book everything on a tablet, and a group that wants to talk to Dana. Design for the second group’s phone call to be short and the first group’s page to be large and clear.",
    },
    {
      name: "What it’s good at",
      heard: /\b(?:good|strengths?|benefits?|pros|advantages?|works?)\b/,
      cells: [
        "Simple repeat visits, late evenings, moving a time",
        "First times, two things at once, anything with a “but”",
      ],
      says: "{Easy}: that’s one question, “when?”, and a page answers it better than a person. The phone wins where somebody doesn’t know what to pick or how long it takes: {hard}. A list of lengths doesn’t help them; they choose the shortest, and you find out when they’re standing in front of you. So put the first kind on the page with its minutes, and give the second one line: “Please call, it takes two minutes.”",
      eg: {
        dental:
          "A cleaning for somebody you know is one question. A tooth that hurts isn’t: someone with a new pain and a new insurance card shouldn’t have to choose between “checkup, 60” and “problem, 30.”",
        medical:
          "Put the visits people can name on the page: a checkup, a follow-up, a form to be signed. Route the rest, above all anything new, sudden or getting worse, to the phone, and say so on the page in large type: “Something new, or worse since yesterday? Please call, we’ll see you soon.”",
      },
    },
    {
      name: "Where it goes wrong",
      heard: /\b(?:wrong|weak\w*|problems?|cons|drawbacks?|downsides?|mistakes?|fail\w*)\b/,
      cells: [
        "Wrong visit type, small print, an account nobody remembers",
        "Hold time, lunch hour, closed after five",
      ],
      says: "Online booking fails at the login. If the first thing people see is “create an account,” a good share of them call instead, annoyed. Ask for a name and a phone number and send a code by text. The phone fails at lunch and at eight on Mondays. The fix is the same for both: test it the way they’d do it, on an old phone with reading glasses off, and by calling your own number at 12:15.",
    },
    {
      name: "How to offer both",
      heard: /\b(?:offer|both|how (?:to|should)|combine|set ?up|implement\w*|introduc\w+)\b/,
      cells: [
        "A big button, five visit types, no account",
        "The same calendar, a person or assistant who picks up",
      ],
      says: "Use one calendar for both, so nobody is told at the desk that a slot is gone which the website just offered. Put the phone number on the booking page, large, next to the button, with hours. Keep the list of visit types to five, in the words people use, and let the last one be “I’m not sure, please call me.” On the phone, finish with: “You’ll get a text with the details. If you’d ever rather do this online, the link is in there.” Nobody is pushed, and those who like it will move over by themselves.",
    },
    {
      name: "Cost and work",
      heard: /\b(?:costs?|price|work|staff|time|money)\b/,
      cells: ["A monthly fee, and rules that somebody keeps up", "Minutes of a person, every time"],
      says: "A phone booking takes three to five minutes of somebody’s time. Twenty a day is over an hour. If a third of them move to the page, you’ve gained twenty minutes a day, which is real but won’t replace anyone. The page costs a monthly fee plus the work of keeping types, lengths and holidays right. Neglect that and you’ll pay for it in wrong bookings.",
    },
    {
      name: "No-shows",
      heard: /\b(?:no-?shows?|cancel\w*|reliab\w+)\b/,
      cells: ["Easy to book, just as easy to forget", "A voice they promised something to"],
      says: "People who book in ten seconds at midnight may feel less bound than someone who told Dana they’d be there. Send the same reminders to both, with a reply to confirm, and for first visits that were booked online, make one short call two days ahead.",
    },
  ],
  verdict: [
    "for repeat visits, for evenings, and for everyone who’d rather not talk.",
    "for first times, for anyone unsure what they need, and whenever someone simply prefers it.",
    "one calendar, five visit types, the phone number beside the button, and a question at every call about which they’d like next time.",
  ],
};
