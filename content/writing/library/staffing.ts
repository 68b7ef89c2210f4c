import type { Subject } from "./kinds.ts";

export const staffing: Subject = {
  id: "staffing",
  name: "how many people the phone needs",
  heard:
    /\bhow many (?:\w+ ){0,2}(?:receptionists?|front[- ]desk (?:people|staff|employees)|people|staff|operators|phone lines?|lines)\b[^.?!]{0,60}\b(?:need|needs|should|phones?|calls?|practice|office|firm|answer\w*|enough)\b|\b(?:staff\w*) (?:the |your |our )?(?:phones?|front desk|reception)\b|\b(?:front[- ]desk|phone|reception|call) staffing\b|\bcalls (?:can|should) (?:one|a) (?:receptionist|person) (?:handle|answer|take)\b|\bcalls (?:per|a) (?:day|hour)\b[^.?!]{0,40}\breceptionists?\b/,
  not: /\b(?:signs|vs|versus|vacation|short[- ]staffed|missed calls)\b/,
  title: "How many people {who} needs on the phone",
  lead: "Staff the phone by its busiest ordinary hour, because nobody calls on average. Multiply the calls of that hour by the minutes each takes, add the minutes for writing it up, and divide by the forty minutes in an hour that one person can really spend on the phone. The result is usually one person most of the day and two for a couple of hours.",
  close:
    "Do the sum again when something changes: a new provider, a campaign, a season. It takes ten minutes, and it’s a better argument for help than “we’re drowning.”",
  passages: [
    {
      does: "Find the busiest ordinary hour",
      asks: "Which hour should we plan for?",
      heard: /\b(?:hour|busiest|peak|when|calls per|volume|count)\b/,
      says: [
        "Pull four weeks of calls by hour. Leave out the two worst hours, which had a reason, and take the next. Say it’s Monday from eight to nine with 22 calls, while most hours have nine. Planning for 22 all day would leave someone idle until Tuesday; planning for nine loses a dozen people every Monday. You need both numbers.",
      ],
      checks: ["We know the calls of an ordinary hour and of the busiest ordinary hour."],
      tasks: ["Pull four weeks of calls by hour, and write down the two numbers."],
    },
    {
      does: "Time twenty calls, with the writing up",
      asks: "How long does a call take?",
      heard: /\b(?:time|minutes|long|length|handle|duration|write up)\b/,
      says: [
        "The phone company’s report shows talking only. Sit beside the desk with a stopwatch for twenty calls and time until the person is free again: the chart note, the text that’s sent, the question to a colleague. Three minutes of talking are often four and a half of work. New callers take twice as long as confirmations, so count them apart if they’re more than one in five.",
      ],
      checks: ["We’ve timed twenty calls to the moment the person was free again."],
      tasks: ["Time twenty calls with the writing up included."],
    },
    {
      does: "Do the division",
      asks: "How do we work out the number of people?",
      heard: /\b(?:divi\w+|sum|formula|calculat\w+|work out|how many|need|math|handle)\b/,
      says: [
        "Nine calls at four and a half minutes are about 41 minutes: one person who does hardly anything else. Twenty-two calls are 99 minutes: at forty usable minutes each, two and a half people. Forty, because the other twenty go to the counter, the printer and breathing; plan for sixty and every call waits behind another one. Someone who also checks people in has twenty minutes an hour for the phone at best, so count them as half.",
      ],
      eg: {
        dental:
          "A dental office with two providers and four hygienists easily has a check-in every fifteen minutes. The person at the window is then half a person on the phone at most, however good they are, and the sum above should say so.",
        law: "At a law firm, first calls take ten minutes and can’t be hurried. Three an hour are thirty minutes before anybody has asked about the status of a case; put intake on a line of its own and do the sum twice.",
      },
      mistake: [
        "Dividing the day’s calls by the day’s hours",
        "Ninety calls in nine hours are ten an hour, which one person can do, and yet at eight there are 22. Plan the peak by itself.",
      ],
      checks: ["People who also work the counter are counted as half."],
      tasks: ["Work out the number of people for the ordinary hour and for the peak."],
    },
    {
      does: "Cover the peak with hours instead of a hire",
      asks: "How do we cover the busy hours?",
      heard: /\b(?:cover|peak|part[- ]time|overflow|extra|busy|shift\w*|schedule)\b/,
      says: [
        "If you need one person for seven hours and two and a half for one, don’t hire one and a half people. Move what can move: confirmations, insurance checks and filing away from eight o’clock. Let a back-office person take the phone from 7:50 to 9:10 on Mondays. Bring in a part-timer for the two mornings. And send whatever has rung four times to an assistant or a service, which costs by the call and doesn’t mind sitting idle.",
      ],
      checks: ["Nothing that can wait is done at the desk during the peak."],
      tasks: ["Move outgoing calls and paperwork out of the peak, and name a second person for it."],
    },
    {
      does: "Have more lines than people, and a plan for the difference",
      asks: "How many phone lines do we need?",
      heard: /\b(?:lines?|trunks?|channels?|voip|busy signal|capacity)\b/,
      says: [
        "Count everybody who may be on the phone at the same time, calls out included, and add two. Most internet phone services no longer sell lines at all and charge for people; then ask how many calls can come in at once. Whoever is in excess hears ringing or hold music, so decide what catches them at the fourth ring. A line that nobody can answer is only a longer wait.",
      ],
      checks: ["We know how many calls can come in at once, and what catches the extra ones."],
      tasks: [
        "Ask the provider how many calls can come in at once, and call with three cell phones together.",
      ],
    },
    {
      does: "Put the price next to each answer",
      asks: "What does each option cost?",
      heard: /\b(?:cost|price|wage|hire|budget|money|options?|cheaper|worth)\b/,
      says: [
        "A part-timer for ten hours a week at $20 is $200 in wages, about $870 a month before payroll taxes. A full-time hire at that rate is about $3,470 a month before taxes and benefits. An assistant on this site’s list is $99 to $690 a month, and it doesn’t check people in. Set each beside the calls it would catch in your grid; the peak on Monday doesn’t care which one you choose, only that it’s there at eight.",
      ],
      checks: ["Each option has a monthly price and the number of calls that it would catch."],
      tasks: ["Write the monthly price and the calls caught next to each option."],
    },
  ],
};
