import type { Subject } from "./kinds.ts";

export const phoneCost: Subject = {
  id: "phone-cost",
  name: "what answering the phone costs",
  heard:
    /\bcosts? (?:us |you |them )?to answer (?:the |your |our )?(?:phones?|calls)\b|\bcosts? of (?:answering|handling|a) (?:the |your |our |each |every )?(?:phones?|(?:phone )?calls?)\b|\bcost per call\b|\bphone (?:costs|budget)\b/,
  not: /\b(?:missed|unanswered|lost|ai|assistant|answering service|bad)\b/,
  title: "What it costs to answer the phone at {who}",
  lead: "The phone bill is the smallest part. What a call costs is the minutes of whoever takes it, the work that stops for it, and the second call it causes when it doesn’t end. Work it out once with your own wage and your own week. It takes an hour, and it tells you which calls are worth shortening and which are worth every minute.",
  close:
    "Put the three figures on one line: minutes, interruptions, repeats. Whatever you buy or change later has to move one of them, or it’s only a different bill.",
  parts: true,
  passages: [
    {
      does: "The minutes",
      asks: "What does one call cost in wages?",
      heard: /\b(?:minutes|wages?|one call|per call|breakdown|labor|time)\b/,
      says: [
        "Calls a day, times minutes, times what a minute of that person costs. With made-up numbers: 60 calls at four minutes are four hours. At $20 an hour, and a quarter on top for taxes and benefits, that’s $25 an hour, so $100 a day or about $1.67 a call. Count the minute after hanging up, too; typing and looking up belong to it.",
      ],
      checks: ["We know calls a day, minutes a call and what an hour costs with taxes and benefits."],
      tasks: ["Time twenty calls from the ring to the last keystroke, and multiply."],
    },
    {
      does: "What stops for it",
      asks: "What do interruptions cost?",
      heard: /\b(?:interrupt\w*|stops?|hidden|real(?:ly)?|other work)\b/,
      says: [
        "If a clinician, a lawyer or a technician picks up, the minute costs what their minute brings in. Three calls an afternoon at five minutes, from someone who bills $200 an hour, is $50. Add the time it takes to find the place again. Mark such calls for a week before you put a figure on them; people overestimate this as often as they overlook it.",
      ],
      mistake: [
        "Charging every call at the highest wage",
        "If the desk takes nine of ten, use the desk’s wage for nine. A sum that flatters the fix won’t survive the first question.",
      ],
      checks: ["Calls that interrupt billable or clinical work were marked for a week."],
      tasks: ["Mark for a week each call that stopped somebody’s paid work, with minutes."],
    },
    {
      does: "The calls that come twice",
      asks: "What do repeat calls cost?",
      heard: /\b(?:twice|repeat\w*|again|second)\b/,
      says: [
        "Ask each caller whether it’s the first call about this. Every yes is a call you’re paying for a second time, from someone in a worse mood. If ten of sixty are repeats, that’s a sixth of the whole sum, and most of them can be prevented by ending the first call with a name, a task and a day.",
      ],
      checks: ["We know how many calls in a day are about the same thing again."],
      tasks: ["Ask “Have you called about this before?” for a week and count the yeses."],
    },
    {
      does: "Lines, phones and software",
      asks: "What do the phone bill and software come to?",
      heard: /\b(?:bill|lines?|software|system|equipment|subscription|monthly)\b/,
      says: [
        "Read the bills line by line: lines, numbers, extensions, text messages, recording, the fax, the old location. Add what’s paid by card and forgotten, such as the reminder service or call tracking. For small offices it’s usually less than a day’s wages a month, and nearly always there’s something in it that nobody can explain.",
      ],
      checks: ["Every line of the phone bill has somebody who can explain it."],
      tasks: ["Go through the phone bill and three months of card statements line by line."],
    },
    {
      does: "What an answered call is worth",
      asks: "What do answered calls bring in?",
      heard: /\b(?:worth|value|revenue|bring|return|benefit)\b/,
      says: [
        "A cost by itself says nothing. Of last month’s calls, how many were new people, how many of those booked, and what does one leave you in the first year? If one in twenty calls brings $300, a call is worth $15 on average and costs $1.67. That’s why the answer is hardly ever fewer people on the phone; it’s better calls.",
      ],
      checks: ["The value of new callers stands beside the cost of all calls."],
      tasks: ["Count new callers and bookings for a month, and put their value beside the cost."],
    },
    {
      does: "What the alternatives cost",
      asks: "What would it cost to have calls answered?",
      heard: /\b(?:alternatives?|service|assistant|ai|outsourc\w*|hire|compare)\b/,
      says: [
        "An answering service bills by the minute or the call. An assistant runs {priceRange} here, plus fifteen minutes a week of somebody’s time. A part-time person for the 20 worst hours is about $20,800 a year before taxes at $20 an hour. Hold each against the part of the sum it would really change: an assistant at night saves no minutes by day.",
      ],
      checks: ["Each alternative is held against the part of the cost it would change."],
      tasks: ["Write next to each alternative which of your three figures it would move."],
    },
  ],
};
