import type { Subject } from "./kinds.ts";

export const bookedOut: Subject = {
  id: "booked-out",
  name: "calls when you’re booked out",
  heard:
    /\bbooked (?:out|up|solid|for weeks)\b|\b(?:long|weeks?[- ]long) (?:wait|waits|wait times?) for (?:an? )?(?:appointments?|visits?|consultations?)\b|\baccepting new (?:patients|clients|customers)\b|\btaking new (?:patients|clients|customers)\b|\b(?:no|next) (?:openings?|availability|available appointments?)\b[^.?!]{0,40}\b(?:weeks?|months?|calls?|callers?|phone|say)\b|\bfull schedule\b|\bno appointments (?:left|available)\b/,
  not: /\b(?:same[- ]day|urgent|squeeze|fill|vs|versus)\b/,
  title: "What to say at {who} when you’re booked out",
  lead: "Say how long it is, what can be done sooner, and when they’ll hear from you, in that order and in one breath. Callers can live with three weeks; what they can’t live with is “We’re full.” A wait that’s said plainly, with a date and a place on a list that’s really worked, keeps most of them.",
  close:
    "Every Friday, look at the first opening for a new {customer}. If it’s further away than it was a month ago, no sentence will help for long: hold more slots for new people, or add hours.",
  passages: [
    {
      does: "Say the wait as a date",
      asks: "How do we tell callers about the wait?",
      heard: /\b(?:say|tell|words|script|wait|weeks|answer|explain|handle)\b/,
      says: [
        "“We’re booking three weeks out” leaves them counting. “The first opening is Thursday the 26th at ten” is something to say yes to. Give it right after you’ve heard what it’s for, because that decides whether the 26th is all right. Nobody minds being told that others like you, too; everybody minds a sigh.",
      ],
      lines: [
        [
          "The date first",
          "The first I have is Thursday, the 26th, at ten. Let me put you down for it, and then we’ll see whether I can get you in sooner.",
        ],
        [
          "“Are you accepting new patients?”",
          "Yes, we are, and I’d love to get you in. The first new-patient visit is on the 26th. What made you call today?",
        ],
        [
          "You aren’t",
          "Not right now, and I don’t want to leave you hanging. We open our list again in March. Here are two places that can see you this month.",
        ],
      ],
      mistake: [
        "“We’re not taking anyone right now”",
        "They hear never. Say until when, and where they could go meanwhile.",
      ],
      checks: ["Callers hear a date and not a number of weeks."],
      tasks: ["Put this week’s first opening for new people on a note by the phone, every morning."],
    },
    {
      does: "Ask what can’t wait that long",
      asks: "How do we spot the ones who can’t wait?",
      heard: /\b(?:urgent\w*|can'?t wait|triage|sooner|emergenc\w+|priorit\w+)\b/,
      says: [
        "Three weeks is fine for a checkup and wrong for some of those who accept it politely. So ask everyone one question: “Is there anything about it that makes waiting hard?” {Cap:urgent} goes to whoever decides, today. Hold two slots a day until ten in the morning for what that question brings up.",
      ],
      checks: ["Everyone’s asked what makes waiting hard, and two slots a day are held."],
      tasks: ["Hold two slots a day until ten, and ask everyone the one question."],
    },
    {
      does: "Keep a list that moves",
      asks: "How should a waiting list work?",
      heard: /\b(?:list|wait ?list|cancell?ations?|short notice|sooner|offer)\b/,
      says: [
        "Three facts make a list worth having: which days work, how much notice they need, and how long the visit is. Offer an opening to one person at a time with a deadline of twenty minutes. Tell each how it works when they join: “I usually have two or three openings a week, and you’re fifth.” That’s honest, and it stops the call on Tuesday asking whether anything has come up.",
      ],
      checks: ["The list has days, notice and length, and people know where they stand."],
      tasks: ["Rebuild the list with days, notice and length, and offer the next opening to one person."],
    },
    {
      does: "Give them something to do now",
      asks: "What can we offer meanwhile?",
      heard: /\b(?:meanwhile|offer|alternative|instead|video|another|colleague|now)\b/,
      says: [
        "A video visit, a shorter first visit, a colleague with an earlier day, the forms, a list of what to bring. Each turns waiting into having begun. People who’ve filled in a form hardly ever fail to come. If the truth is that someone else would be faster, say so and give two names; the ones who come back to you later remember that.",
      ],
      checks: ["Every caller who has to wait is offered one thing that can happen now."],
      tasks: ["List the three things you can offer someone who has to wait."],
    },
    {
      does: "Call once in the middle of the wait",
      asks: "How do we keep them until then?",
      heard: /\b(?:keep|middle|remind\w*|no[- ]shows?|lose|forget|confirm\w*)\b/,
      says: [
        "The further off the visit, the more of them are forgotten or found elsewhere. Halfway through, a text that takes a yes: “You’re still on for the 26th at ten. Does that still work?” A no at that point is a slot with ten days’ notice. Of 40 people with a wait of three weeks, five noes you hear about early are five visits for the top of your list.",
      ],
      checks: ["Halfway through a long wait everyone gets a text that takes a yes."],
      tasks: ["Set up the text for halfway through the wait."],
    },
  ],
};
