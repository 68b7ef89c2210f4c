import type { Subject } from "./kinds.ts";

const AI = "(?:ai|assistants?|(?:voice|phone)?bots?|virtual receptionists?|automated)";

/** Whether it was worth it, after a quarter. */
export const aiResults: Subject = {
  id: "ai-results",
  name: "judging an AI receptionist after three months",
  heard: new RegExp(
    `^(?=.{0,200}\\b${AI}\\b)(?=.{0,200}\\b(?:after|in|at) (?:the first |our first )?(?:90 days|60 days|three months|3 months|six months|6 months|two months|a quarter|a month|30 days|100 days)\\b)(?=.{0,200}\\b(?:measur\\w*|work(?:s|ing)|worth|judg\\w+|evaluat\\w*|success\\w*|results?|paid off|pay(?:s|ing)? off|assess\\w*|decid\\w*|keep)\\b)`,
  ),
  title: "How to tell whether an AI receptionist is working at {who}",
  lead: "After three months, five figures and two conversations decide it. Take the same two weeks from before it started and from now: calls nobody answered, {newOnes}, minutes a day spent calling people back, complaints about reaching you, and what it cost with your own hours included. Then ask the people at the desk, and ten callers. If the figures are better and nobody has been harmed, keep it. If you have no figures from before, you can still rebuild most of them.",
  close:
    "Write the decision on one page: keep, change or stop, with the five figures and the date on which you’ll look again. Without a page like this, next year’s renewal will decide it for you.",
  near: ["ai-review", "roi"],
  passages: [
    {
      does: "Find the figures from before, even now",
      asks: "What do we compare with?",
      heard: /\b(?:before|baseline|compare|missing|start)\b/,
      says: [
        "Your phone company’s log usually goes back far enough. Pull two ordinary weeks from before it started and two from now, without a holiday in either. Unanswered calls and new numbers can be counted from that alone. {Cap:newOnes} are in {system}. What you can’t rebuild is how long people spent calling back, so ask the person who did it and write “estimate” beside the number.",
      ],
      mistake: [
        "Comparing March with December",
        "You’ll measure the season. Take the same kind of week on both sides.",
      ],
      checks: ["Two ordinary weeks from before and two from now are side by side."],
      tasks: ["Pull the call log for two ordinary weeks before and two now."],
    },
    {
      does: "Count calls that ended with nothing",
      asks: "Which number matters most?",
      heard: /\b(?:missed|unanswered|numbers?|metrics?|calls)\b/,
      says: [
        "Add up everything after which a caller had nothing: rang out, hung up on the greeting, hung up on the assistant, left a note that nobody answered by the next noon. Don’t take “calls handled” from a dashboard; there a call often counts as soon as the machine has spoken. An example: 68 before and 27 now, eleven of which hung up on the assistant. Those eleven are the next thing to look at.",
      ],
      mistake: [
        "Trusting the rate on the dashboard",
        "Read twenty “resolved” calls yourself, and count again.",
      ],
      checks: ["Calls that ended with nothing were counted by us, the same way for both periods."],
      tasks: ["Count the calls that ended with nothing, before and now."],
    },
    {
      does: "Follow ten new callers to the end",
      asks: "Did it bring us anybody?",
      heard: /\b(?:new|book\w*|revenue|patients|clients|customers|convert\w*)\b/,
      says: [
        "Take ten numbers that had never called before and were answered by the assistant. Look up each: booked, came, came again, or never seen. Ten are few, but they’re yours, and they show where people are lost. If nine were booked and three came, the trouble is after the call.",
      ],
      mistake: [
        "Crediting it with everybody who was booked",
        "Many would have called again. Count the hours in which nobody would have answered.",
      ],
      checks: ["Ten new callers were followed from the call to the visit."],
      tasks: ["Follow ten first calls that it took, to the visit or to where they were lost."],
    },
    {
      does: "Read every urgent call of the last month",
      asks: "Was it safe?",
      heard: /\b(?:urgent|safe\w*|emergenc\w+|harm|risk)\b/,
      says: [
        "This one isn’t an average. Read all that were treated as urgent, and search the rest for your own words: {urgents}. One call that should have rung somebody and didn’t weighs more than the other figures together. Find out why before you decide anything else, and if nobody can tell you, switch it off for those hours.",
      ],
      mistake: ["Averaging away the one bad call", "Fifty smooth bookings don’t make up for it."],
      checks: [
        "Every urgent call of the last month was read, and the others were searched for urgent words.",
      ],
      tasks: ["Read all urgent calls of a month, and search the others for urgent words."],
    },
    {
      does: "Add up what it costs, your own hours too",
      asks: "What does it really cost?",
      heard: /\b(?:costs?|price|fee|worth|roi|money|hours)\b/,
      says: [
        "The invoices of three months, and the time: reading notes, fixing answers, calling back those it couldn’t help. An example: $260 a month, and 20 minutes a day at $22 an hour, which is about $160. So it’s $420, and two {newOnes} a month may or may not be worth that to you. You know the figure.",
      ],
      sum: true,
      mistake: [
        "Counting the invoice alone",
        "The minutes at the desk are paid, too. Write them down for one week.",
      ],
      checks: ["The cost has the invoice and our own minutes in it."],
      tasks: ["Add the invoices and the minutes of one week, times four."],
    },
    {
      does: "Ask the desk what got easier and what got harder",
      asks: "What does the team say?",
      heard: /\b(?:team|staff|desk|ask|easier|harder|feedback)\b/,
      says: [
        "Each person alone, two lists, no defending. If the second is longer, look at whether it’s the assistant or the notes it makes: more calls are answered now, so more people wait to be called. That’s a gain for callers and work for somebody, and it should be on somebody’s plate by name.",
      ],
      mistake: ["Asking in a meeting", "You’ll get the loudest opinion three times."],
      checks: ["Everyone who answers has said what got easier and what got harder, alone."],
      tasks: ["Ask each person at the desk for both lists, alone."],
    },
    {
      does: "Decide: keep, change or stop",
      asks: "How do we decide?",
      heard: /\b(?:decid\w*|keep|stop|cancel|renew\w*|next)\b/,
      says: [
        "Keep it if fewer calls end with nothing, no urgent one was lost, and the desk’s second list is the shorter one. Change it if one hour or one kind of call makes most of the trouble, and give that hour back to people. Stop if an urgent call was lost and nobody can say why, or if none of the five figures has moved. Stopping takes one setting and a month’s notice, and you’ll have learned when people call.",
      ],
      mistake: ["Letting the renewal decide", "Put the date in the calendar six weeks before it."],
      checks: ["There’s a page with five figures, a decision and the date of the next look."],
      tasks: ["Write the page: five figures, keep, change or stop, and the next date."],
    },
  ],
};
