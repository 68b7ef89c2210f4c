import type { Subject } from "./kinds.ts";

export const hiring: Subject = {
  id: "hiring",
  name: "hiring a receptionist",
  heard:
    /\b(?:hir(?:e|ing)|recruit\w*|interview\w*|job (?:ad|description|posting|post)|find(?:ing)?|retain\w*|keep(?:ing)?|turnover)\b.*\b(?:receptionists?|front[- ]desk|front office|secretar\w+|coordinators?|office managers?)\b|\b(?:receptionists?|front[- ]desk)\b.*\b(?:hir(?:e|ing)|interview\w*|job (?:ad|description|posting)|turnover|quit\w*|pay)\b/,
  not: /\b(?:answered|phones?) (?:\w+ ){0,3}(?:when|while)\b|\bvs\b|\bversus\b|\bcompar\w+|\b(?:ai|virtual) (?:receptionist|assistant)/,
  title: "How to hire a receptionist at {who}",
  lead: "Hire for how someone listens and recovers, and teach them your software. Write an ad that describes the actual day, put the pay in it, run a fifteen-minute phone call before any interview, and have finalists handle two made-up calls. You’ll learn more from those calls than from any answer about strengths and weaknesses.",
  close:
    "When you’ve chosen, call the same day. Good front-desk people have two other offers, and the ones who can talk to a stranger kindly at 8:05 on a Monday are worth hurrying for.",
  passages: [
    {
      does: "Ask whether you need a whole person",
      asks: "Do we need another person at all?",
      heard: /\b(?:need|instead|part[- ]time|alternatives?|enough|ai|assistant|answering service)\b/,
      says: [
        "Before you post the ad, log a few days of what the desk does, in fifteen-minute blocks. If it’s the counter that’s overwhelmed, hire. If it’s the phone at lunch and after five, a part-timer for those hours or an assistant on overflow may do it for less. A job that’s half phone and half everything else is also easier to fill once the phone half has shrunk.",
      ],
      extra: true,
      tasks: [
        "Log what the desk does in fifteen-minute blocks, and decide from it: a whole person, a part-timer, or the phone alone.",
      ],
    },
    {
      does: "Describe the real day in the ad",
      asks: "What should the job ad say?",
      heard: /\b(?:ad|posting|description|write|post|listing|attract\w*)\b/,
      says: [
        "“Fast-paced environment” tells people nothing and scares off careful people. Say what happens: forty calls before lunch, who else is there, Saturdays twice a month. Name the software, but write “we’ll teach you.” Put the pay range in; ads without one waste everybody’s time, and some states require it. Ask for something small that shows care, such as a line about the best service they ever got.",
      ],
      lines: [
        [
          "An opening that works",
          "You’ll be the first voice people hear when they call us, about forty times a morning. Some are worried, a few are grumpy, and most will thank you. We’ll teach you the software. We can’t teach you to be kind, so please bring that. $[from] to $[to] an hour, Monday to Thursday, no evenings.",
        ],
      ],
      mistake: [
        "Asking for three years’ experience with your software",
        "Software takes two weeks to learn. Patience with a caller who’s telling the story for the second time takes years. Ask for that, and for reliability, and teach the rest.",
      ],
      checks: ["The ad describes an actual day, names the hours and gives the pay range."],
      tasks: ["Write the ad from one real morning: calls, counter, interruptions, hours, pay."],
    },
    {
      does: "Call before you interview",
      asks: "How do we screen candidates?",
      heard: /\b(?:screen\w*|phone (?:call|interview)|first call|résumés?|resumes?|candidates?)\b/,
      says: [
        "The job is on the phone, so start there. Call without an appointment, say who you are and ask if now’s a good time. Fifteen minutes, four questions: What made you answer this ad? Tell me about a customer you couldn’t please. What hours can’t you work? What pay do you need? Listen to whether you’d want that voice to answer when you’re worried. If the call is hard work for you, it will be for your {customers}.",
      ],
      checks: ["Every candidate had a phone call before an interview."],
      tasks: [
        "Call each candidate for fifteen minutes and note whether you’d want that voice when you’re worried.",
      ],
    },
    {
      does: "Ask about what they did, and not what they’d do",
      asks: "What interview questions should we ask?",
      heard: /\b(?:interview|questions?|ask)\b/,
      says: [
        "“How would you handle an angry customer?” gets you a speech. “Tell me about the last time someone was angry at you, and what you said” gets you a person. Ask everyone the same questions in the same order and write down the answers; you’ll compare notes instead of moods. Leave out anything about family, health, age or origin. It isn’t legal ground to hire on and it tells you nothing about the phone.",
      ],
      lines: [
        [
          "Listening",
          "Tell me about a time you found out that someone wanted something other than what they’d asked for.",
        ],
        ["Pressure", "When were two people waiting for you at once? What did you say to each?"],
        ["Mistakes", "What’s the last thing you got wrong at work, and who did you tell?"],
        ["Discretion", "When did you know something about a customer that you couldn’t share?"],
        ["Staying", "What made you leave the last place, and what would have kept you?"],
      ],
      mistake: [
        "Hiring on a pleasant interview",
        "Pleasant is easy across a table. Have them take two made-up calls, one of them difficult, and decide on that.",
      ],
      checks: ["All candidates got the same questions, and the answers were written down."],
      tasks: ["Choose five questions about things that happened, and ask everyone all five."],
    },
    {
      does: "Have finalists take two made-up calls",
      asks: "How do we test someone before we hire them?",
      heard: /\b(?:test|try|role[- ]?play|trial|working interview|simulat\w*)\b/,
      says: [
        "Give them a one-page sheet: your hours, three kinds of {visits}, two rules. Then call from the next room. First call: someone wants to book and keeps changing the day. Second: someone is upset because nobody called back. Watch whether they let the caller finish, say back what they heard, admit what they don’t know, and end with a next step. Pay for longer tryouts; in most places a “working interview” is work.",
      ],
      checks: ["Finalists handled an easy and a difficult made-up call."],
      tasks: [
        "Write the one-page sheet and two caller roles, and try them on a friend first, then on each finalist.",
      ],
    },
    {
      does: "Check references with one good question",
      asks: "What should we ask references?",
      heard: /\b(?:references?|background|check)\b/,
      says: [
        "Former bosses are careful, so ask something they can answer: “If you could put this person anywhere in your business, where would it be?” “The front desk, no question” is an answer. A long pause is one, too. Then ask what kind of day brings out the best in them and whether they’d hire them again.",
      ],
      extra: true,
      checks: ["We talked with two people they worked for."],
    },
    {
      does: "Make the offer the same day, and in writing",
      asks: "What belongs in the offer?",
      heard: /\b(?:offer|paperwork|forms?|hire|hiring|contract|first (?:day|employee|hire))\b/,
      says: [
        "Call the one you want on the day you decide, and send one page after it: pay, hours, first day, whom they report to, and what the offer depends on, such as a background check they’ve signed for. With the first day come the papers: Form I-9 within three business days, a W-4, the state’s new-hire report and workers’ compensation. Your payroll provider has the list for your state. Whoever you turn down hears from you the same week.",
      ],
      eg: {
        medical: "Add the privacy training: nobody opens a chart before it’s done and signed.",
        dental: "Add the privacy training: nobody opens a chart before it’s done and signed.",
        law: "Add the confidentiality promise, and a conflict check on where they worked before.",
      },
      mistake: [
        "Letting a week pass before the offer",
        "By then they’ve said yes elsewhere. Call the same day, and have the page ready to send.",
      ],
      checks: ["The offer went out in writing on the day of the call, and the papers for day one are ready."],
      tasks: [
        "Call two people each finalist worked for, choose, and make the offer by phone and in writing the same day.",
        "Have I-9, W-4, the state’s new-hire report and workers’ compensation ready with your payroll provider, and tell the others.",
      ],
    },
    {
      does: "Plan the first month before they start",
      asks: "How do we keep good people?",
      heard:
        /\b(?:keep\w*|retain\w*|turnover|quit\w*|stay\w*|leav\w+|onboard\w*|first month|burn\w* out|pay)\b/,
      says: [
        "People rarely leave the front desk over the work. They leave because the phone never stops, nobody backs them up, and the raise went to someone with a quieter job. So have a plan for the first month, half an hour a day without the phone from the start, a say in the rules they have to enforce, and a pay review with a date on it. Replacing someone costs you weeks of an empty chair and the regulars who noticed.",
      ],
      mistake: [
        "Letting the first week happen by itself",
        "New people decide in the first weeks whether they’ll stay. No login, no lunch plan and a ringing phone tell them what the next two years will be like.",
      ],
      checks: [
        "The first four weeks are planned, and the desk gets half an hour a day without the phone.",
        "The date of the first pay review is on the calendar.",
      ],
      tasks: ["Write the first four weeks on one page and have logins ready for day one."],
    },
  ],
};
