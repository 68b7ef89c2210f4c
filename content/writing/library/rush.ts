import type { Subject } from "./kinds.ts";

export const rush: Subject = {
  id: "rush",
  name: "the busiest weeks of the year",
  ofTimes: true,
  heard:
    /\b(?:the )?(?:first|last|end) (?:day |week )?of (?:the|each|every) month\b|\brent day\b|\bmove[- ]in day\b|\bopen enrollment\b|\b(?:flu|cold and flu|tax|allergy|holiday|wedding|back[- ]to[- ]school|camp physical|enrollment|benefits|end[- ]of[- ]year|year[- ]end) (?:season|rush|weeks?|month)\b|\b(?:seasonal|season) (?:rush|peak|calls?|phones?|spike|surge)\b|\bcall (?:surge|spike)s?\b/,
  not: /\b(?:missed|unanswered|lost) calls?\b.{0,40}\b(?:costs?|worth)\b|\bcosts?\b.{0,40}\b(?:missed|unanswered) calls?\b/,
  title: "Phones in the busiest weeks of the year at {who}",
  lead: "You know the weeks, so take the calls apart before they come. Look at last year’s log, answer the five seasonal questions in the greeting and on the website before anyone has to ask, keep room in the calendar, add help for the two worst hours only, and agree beforehand on what gets dropped. People forgive a wait with a time on it.",
  close:
    "The Friday after it’s over, half an hour with everyone who answered: what came in, what broke, what you’d do in August if you could. Write it on one page and put it in next year’s calendar, six weeks ahead.",
  passages: [
    {
      does: "Read last year’s log",
      asks: "How do we know what’s coming?",
      heard: /\b(?:know|plan|log|last year|numbers?|predict|forecast|how many|prepare)\b/,
      says: [
        "Calls per hour for those weeks, how many rang out, and on which days. The peak is nearly always narrower than it feels: two hours on two weekdays. Ask the people at the desk for the five sentences they heard most. With those two lists, you’re planning for something real.",
      ],
      mistake: [
        "Planning for the whole season",
        "You can’t staff ten weeks as if each hour were the worst. Find the two worst ones, and put everything there.",
      ],
      checks: ["We know the worst hours of last year’s rush, and the five questions that filled them."],
      tasks: ["Pull last year’s calls by hour for these weeks, and collect the five commonest questions."],
    },
    {
      does: "Answer the five questions before they call",
      asks: "How can we get fewer calls?",
      heard: /\b(?:fewer|reduce|questions?|website|greeting|answers?|before|self)\b/,
      says: [
        "Do you have it, when can I come, what does it cost, what do I bring, where do I park? Put the answers first on the website, in the greeting, in the confirmation text and on the door, in the same words and with a date. A greeting with one seasonal sentence sends a good part of your callers away satisfied. Take it down the day it stops being true.",
      ],
      eg: {
        medical:
          "At a pediatric practice it’s fever, flu shots, school notes, and “Can I bring the brother, too?” Put the flu clinic’s dates and the link into the greeting. Keep out of it anything about how sick is too sick: those callers need a nurse, and trouble breathing, a stiff neck, or fever in a baby under three months goes to one at once, or to 911.",
        dental:
          "At a dental office it’s December: “What’s left of my benefits?” Send people their numbers by mail or portal in October, and the phone gets quieter in the weeks before Christmas.",
        other:
          "At an accounting office it’s “What do you need from me?”, “Is it done?” and “Am I getting a refund?” A checklist by email in January and a status text every Friday answer two of the three.",
      },
      checks: ["The seasonal answers stand on the website, in the greeting and on the door, with a date."],
      tasks: ["Put the five answers on the website, in the greeting and in the confirmation text."],
    },
    {
      does: "Keep room for what can’t wait",
      asks: "How should the schedule change?",
      heard: /\b(?:schedule|slots?|room|same[- ]day|calendar|appointments?|urgent)\b/,
      says: [
        "Hold back a block each day that opens at eight that morning, and move whatever isn’t tied to the season out of those weeks now. Whoever calls about something routine hears “The 14th, or the first week of March when it’s quieter?” Many take the quiet week, and thank you for it.",
      ],
      checks: ["A block is held back each day, and routine things have been moved out of these weeks."],
      tasks: [
        "Hold back a block for each day of the rush, and start offering the quiet weeks for routine things.",
      ],
    },
    {
      does: "Put help into the two worst hours",
      asks: "Do we need more people?",
      heard: /\b(?:people|help|staff\w*|temp\w*|hire|hours|who|overflow|assistant|coverage)\b/,
      says: [
        "A second voice from eight to ten on Mondays is worth more than a temp all week. Move a lunch, bring in the person from the back, or let overflow go to a service or an assistant that knows the five answers and takes down the rest. Whoever helps gets the page and ten minutes of practice in the week before.",
      ],
      mistake: [
        "Bringing in a temp on the worst day",
        "Nobody has time to teach them, so they add questions. Start helpers a week early, on the page of five answers.",
      ],
      checks: ["The two worst hours have a second voice that has practiced."],
      tasks: [
        "Find a second voice for the two worst hours, and practice the five answers with them a week before.",
      ],
    },
    {
      does: "Promise times, and keep them",
      asks: "What do we tell people who have to wait?",
      heard: /\b(?:tell|wait\w*|say|promise|call(?:ing)? back|hold|angry)\b/,
      says: [
        "“We’re slammed” is about you. “I can get you an answer by four today” is about them. Take the number, give a time, call at that time even with nothing new. Have one person do only call backs for the hour before closing, and let nobody leave until the list is empty.",
      ],
      lines: [
        [
          "When you can’t get to it",
          "I want to give this the time it needs. I’ll call you between three and four today, at this number. If it gets worse before that, call right back and say so.",
        ],
      ],
      checks: ["Everyone who waits has a time, and the list is empty at closing."],
      tasks: ["Reserve the hour before closing for call backs, with one name on it."],
    },
    {
      does: "Decide beforehand what gets dropped",
      asks: "What can we stop doing during the rush?",
      heard: /\b(?:drop|stop|less|priorit\w*|postpone|pause)\b/,
      says: [
        "Recall calls, surveys, filing, the newsletter, meetings over fifteen minutes. Make the list together while everyone’s calm, and put an end date on it. People who are told what may lie still do the rest better; people who are told that all of it matters drop something at random.",
      ],
      checks: ["A list says what rests until which date."],
      tasks: ["Write down what rests during these weeks, with an end date."],
    },
    {
      does: "Look after whoever answers",
      asks: "How do we keep the team going?",
      heard: /\b(?:team|staff|burn\w*|breaks?|morale|tired|care)\b/,
      says: [
        "Real lunches, away from the phone. An hour on, ten minutes off. One person who takes the shouters, so that not everyone has to. Food on Mondays. The owner takes calls for an hour in the worst week, which does more than the food. And a day off, promised in advance, when it’s over.",
      ],
      checks: ["Breaks and lunches away from the phone are in the schedule for these weeks."],
      tasks: ["Put breaks, lunches and the owner’s hour on the phone into the schedule."],
    },
    {
      does: "Have a card for the day it breaks",
      asks: "What if it gets worse than planned?",
      heard: /\b(?:worse|breaks?|backup|emergency|plan b|sick|overwhelm\w*)\b/,
      says: [
        "Two of you are out sick and the phone doesn’t stop: then what? The card says who’s called in, which appointments move first and who tells people, and the greeting for such days: “We’re short-handed today. For anything urgent, press 1. For everything else, leave your number, and we’ll call tomorrow by noon.” Record it now. On the day itself there’s no time.",
      ],
      checks: ["The greeting for the worst day is recorded, and the card says who’s called in."],
      tasks: ["Record the greeting for the worst day, and write the card."],
    },
  ],
};
