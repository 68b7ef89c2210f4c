import { together } from "./heard.ts";
import type { Subject } from "./kinds.ts";

export const holidayPhones: Subject = {
  id: "holiday-phones",
  name: "phones over the holidays",
  heard: together(
    "holidays?|christmas|thanksgiving|new year(?:'s)?|(?:long|three-day|3-day|four-day|holiday) weekends?|presidents' day|mlk day|fourth of july|labor day|memorial day",
    "calls?|callers?|phones?|coverage|cover\\w*|clos\\w+|greetings?|voicemails?|hours|answer\\w*|on[- ]call|messages?",
  ),
  not: /\b(?:rush|orders?|vs|versus)\b/,
  ofTimes: true,
  title: "Holiday phone coverage at {who}",
  lead: "Decide four things three weeks before a holiday: the closed days, who or what answers on them, which calls reach a person, and who calls everyone else back. It takes an hour with a calendar. After that the holiday runs on paper and nobody’s cell phone rings at dinner by accident.",
  close:
    "When the holiday is over, write down three lines: how many called, how many reached somebody, and the one thing you’d change. Put them in the calendar, three weeks before the next one.",
  passages: [
    {
      does: "Put every closed day on one sheet",
      asks: "What do we have to decide before a holiday?",
      heard: /\b(?:plan\w*|sheet|decide|schedule|calendar|days|before|prepare|checklist|hours)\b/,
      says: [
        "Take the day itself, the half day before, and the Friday after, since most offices only plan the first. For each write the hours, who answers inside them, what answers outside them, and who’s on call. A sheet for Thanksgiving has four rows: Wednesday until noon, Thursday, Friday, and the weekend. If a box is empty, that’s the hour in which a caller will find you.",
      ],
      mistake: [
        "Planning only the day itself",
        "Thursday was covered. Wednesday at two, when half the team had left, wasn’t, and that’s when people called. Give the edges a row of their own.",
      ],
      checks: [
        "Every closed day and both edges have hours, a name and an answer on one sheet.",
        "The half day before the holiday and the day after it have a row of their own.",
      ],
      tasks: ["Fill in the sheet: each closed day and half day with hours, a name, and what answers."],
    },
    {
      does: "Ask before you assign the on-call days",
      asks: "How do we divide the holiday shifts?",
      heard: /\b(?:on[- ]call|shifts?|assign|fair\w*|divide|who works|pay|staff|rotat\w+)\b/,
      says: [
        "Hand around the sheet with the empty boxes and let people pick before you fill any: somebody would rather work Christmas Day and have New Year’s. Split long days in half, since eight hours of waiting for a phone is a workday. Settle the pay in writing first, and ask your payroll provider how on-call hours count in your state. Then check who had last year’s short straw.",
      ],
      checks: [
        "Everybody named the holidays they want off before the on-call days were given out, and the pay is in writing.",
        "Whoever is on call has a backup’s number for every day, and has tried it.",
      ],
      tasks: ["Let people choose their holiday shifts, then fill the gaps and confirm the pay."],
    },
    {
      does: "Keep the list of what can’t wait very short",
      asks: "Which calls should reach someone on a holiday?",
      heard: /\b(?:urgent\w*|emergenc\w+|can'?t wait|which calls|reach|wait|triage)\b/,
      says: [
        "Three or four lines are enough, each with a name and a number: who’s called, and who’s called if they don’t pick up in ten minutes. {Cap:urgent} belongs on it. Everything else gets an honest day. Read the list to somebody who’s never worked at your front desk and give them five made-up calls; where they hesitate, the list is unclear.",
      ],
      eg: {
        law: "For a firm the list is nearly always about dates and custody: an arrest, papers served with an answer due within days, a protective order, a child who wasn’t returned, a closing that’s scheduled for the next business day. Check the court’s own holiday calendar, too. A deadline that falls on a legal holiday often moves to the next court day, but not every clock does, and that’s for an attorney to say.",
        dental:
          "For a dental office it’s swelling that’s spreading or comes with fever, bleeding that doesn’t stop, a tooth that’s been knocked out, and pain after something you did that week. Trouble breathing or swallowing is 911. A lost crown and a broken retainer wait until you’re back.",
        medical:
          "For a medical office it’s new symptoms in somebody you’ve just started on a drug, a child with fever under the age your clinicians set, results the lab calls critical, and a refill that runs out before you reopen. The last one you can nearly abolish by asking in the weeks before.",
        trades:
          "For a contractor it’s no heat with small children or an older person in the house, water that can’t be shut off, and no power in part of the house. A smell of gas is 911 and the gas company from outside the house, before it’s you.",
      },
      checks: [
        "The list of calls that reach someone is short, and each line has two numbers.",
        "These stand on it in callers’ own words: {urgents}. What goes straight to 911 is marked.",
      ],
      tasks: ["Write the four lines on what can’t wait, with two numbers for each."],
    },
    {
      does: "Settle refills and forms before you close",
      asks: "What can we settle before the holiday?",
      heard: /\b(?:refills?|forms?|prescriptions?|results?|before we close)\b/,
      only: ["medical"],
      says: [
        "Much of what rings on the second day of a long weekend is known on the Monday before it. Go through the refills that run out while you’re closed and ask for them now, call with the results that are in, and put a line on forms in every reminder: what’s needed by January 3 has to be asked for by December 20.",
      ],
      mistake: [
        "Letting refills run out on a closed day",
        "A medicine that’s gone on December 26 is an urgent call that nobody needed. Two weeks earlier it was a list in the record.",
      ],
      checks: [
        "Refills that run out while we’re closed were asked for two weeks ahead.",
        "Results that came in have been called, and forms have a last day.",
      ],
      tasks: ["Go through refills, results and forms that fall into the closed days."],
    },
    {
      does: "Change the hours in every place that shows them",
      asks: "Where do we have to change our hours?",
      heard: /\b(?:listings?|google|website|hours|online|door|where)\b/,
      says: [
        "There are usually six: the phone greeting, the Google Business Profile (it has a field for special hours), the website, the door, the online booking page, and the email auto-reply. Whoever answers for you outside, a service or an assistant, makes seven. Make the list once with a login next to each, and the next holiday takes fifteen minutes. Block the closed days first of all; a machine that offers December 25 is only doing what the calendar says.",
      ],
      checks: [
        "Special hours are set on the Google listing, the website and the door.",
        "Closed days are blocked in the calendar and on the booking page.",
        "Whoever answers for us outside has the closing dates in writing.",
      ],
      tasks: ["Change the hours in all six places, and block the closed days in the calendar."],
    },
    {
      does: "Record a greeting with two dates in it",
      asks: "What should the holiday greeting say?",
      heard: /\b(?:greeting|record\w*|voicemail|message|script|say|words|wording)\b/,
      says: [
        "Callers need the day you’re back, what to do if it can’t wait, and when they’ll hear from you. The wishes come last and are short. Record it on the afternoon you close and set a reminder to take it down, on the same phone, on the morning you open.",
      ],
      lines: [
        [
          "Closed for one day",
          "This is [name]. We’re closed today, Thursday, for Thanksgiving and open again Friday at nine. If someone’s in danger, hang up and call 911. For {wakes}, press 1. Otherwise leave your number, and we’ll call you Friday before eleven.",
        ],
        [
          "Closed for a week",
          "You’ve reached [name]. We’re closed from December 24 through January 1 and open January 2 at eight. We check messages once a day, at ten. Tell us what it’s about, and we’ll call you the same day if it can’t wait.",
        ],
        [
          "Half day",
          "Hi, this is [name]. We’re closing at noon today and back Monday at eight. For anything you need before then, please press 1 now; someone’s here until twelve.",
        ],
      ],
      mistake: [
        "Promising to check messages without a name on it",
        "“We check messages daily” is a promise by nobody. Put a person and an hour next to each closed day, or leave the sentence out.",
      ],
      checks: [
        "The greeting says the day we’re back, and a reminder says when it comes down.",
        "Somebody called from a cell phone after closing and heard what to do in danger before anything else.",
      ],
      tasks: ["Write the greeting with both dates, record it, and set the reminder to take it down."],
    },
    {
      does: "Work the first morning as its own shift",
      asks: "What happens on the first day back?",
      heard: /\b(?:first (?:day|morning)|back|backlog|list|return|after)\b/,
      says: [
        "Suppose 14 people left messages over four days. At four minutes each that’s 56 minutes, so an hour before the doors open is the right length for one person, and half an hour for two. New callers come first, then anybody with a date, then the rest. Keep the first appointment of the day free for whoever turns up on that list.",
      ],
      mistake: [
        "Opening the doors and the backlog at the same time",
        "The counter wins, and the messages wait until three. Start an hour before the doors open, with one name on the list.",
      ],
      checks: [
        "One person works the messages for an hour before the doors open.",
        "The first appointment of that day is kept free.",
      ],
      tasks: ["Schedule an hour before opening for the messages, and keep the first appointment free."],
    },
  ],
};
