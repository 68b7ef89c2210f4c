import type { Subject } from "./kinds.ts";

export const roi: Subject = {
  id: "roi",
  name: "the return on an AI receptionist",
  heard:
    /\b(?:roi|return on|worth (?:it|the)|pay(?:s)? for itself|payback|break[- ]?even|justify|business case|cost|price|pricing|how much|afford|cheaper|save\w*|budget)\b.*\b(?:ai|virtual|voice|phone|automated|answering)(?: phone| voice)? (?:receptionists?|assistants?|agents?|answering|service)s?|\b(?:ai|virtual|voice|phone|automated)(?: phone| voice)? (?:receptionists?|assistants?|agents?|answering)\b.*\b(?:roi|return|worth|pays? for itself|payback|costs?|pric\w+|break[- ]?even|savings?|save)\b/,
  not: /\b(?:questions? to ask|vendors?|vs|versus|hiring)\b/,
  title: "What an AI receptionist costs, and whether it pays, at {who}",
  lead: "On this site an AI receptionist costs {priceRange}, depending on {priceDepends}. Whether it pays depends on one thing: how many calls you miss that would have become business. Divide the monthly fee by what one {newOne} is worth in the first year, and you have the number of extra ones it must bring. For many businesses that’s one or two a month; for some it’s more than they’ll ever get, and then it’s the wrong purchase.",
  close:
    "Put the figures on one page with the date, decide in advance what result would make you stop, and look again after eight weeks. (The publisher of this page sells such assistants, which is one more reason to use your own numbers.)",
  parts: true,
  passages: [
    {
      does: "What the price is made of",
      asks: "What will it cost us?",
      heard: /\b(?:costs?|price|pricing|fees?|how much|monthly|setup|charges?|budget)\b/,
      says: [
        "Three parts: a base fee, something per call or minute, and something for each system it writes into. Ask for your busiest month as one figure, with setup. Then add what nobody quotes: an hour a day of your own time in week one, fifteen minutes a week after that to read calls and fix answers. At $30 an hour, that’s about $65 a month you should count.",
      ],
      mistake: [
        "Counting only the monthly fee",
        "Setting it up and reading its notes takes somebody’s time. Small, but real. A return that only works without it isn’t one.",
      ],
      checks: ["We have one all-in figure for our busiest month, with our own time in it."],
      tasks: ["Get one all-in quote for your busiest month and add your own time."],
    },
    {
      does: "The break-even, in one line",
      asks: "How many extra {customers} does it have to bring?",
      heard:
        /\b(?:break[- ]?even|how many|pays? for itself|roi|return|math|calculat\w+|formula|example|payback|worth)\b/,
      says: [
        "Monthly cost divided by what a new {customer} is worth. With made-up numbers: $300 for the assistant plus $65 of your time is $365. If a new {customer} leaves $500 in the first year after direct costs, break-even is 0.73, so one extra a month covers it. If each is worth $40, you need nine. Use what’s left after direct costs. Revenue flatters everything.",
      ],
      eg: {
        dental:
          "For a dental office, work with production minus lab, supplies and the hygienist’s time. If a new patient brings $900 in the first year and $500 of it remains, one extra patient a month covers the example above.",
        law: "For a law firm, one signed matter a year may cover all twelve months. That makes the sum look easy, so be strict about the other half: would that client really have been lost?",
        trades:
          "For a trade, use the margin on an average job. If a $450 repair leaves $180 after parts and labor, the example above needs two extra jobs a month. In July you might get that in a day; in April perhaps not.",
      },
      mistake: [
        "Using revenue instead of what’s left",
        "A $450 job that costs $270 to do brings $180. Work with the smaller figure, and the decision survives a bad month.",
      ],
      checks: ["We know how many extra {customers} a month would pay for it."],
      tasks: ["Divide the all-in cost by what one new {customer} leaves you, and write down the result."],
    },
    {
      does: "What you lose now",
      asks: "How much are we losing now?",
      heard: /\b(?:los\w+|missed|now|today|baseline|current\w*)\b/,
      says: [
        "Pull last month’s call log. Take the unanswered calls, cross out regulars and sales calls, and multiply by the share of new callers who book when you do reach them. Cut it in half. If that gives you six and break-even is one, there’s room for error. If it gives you one and break-even is one, it’s a coin flip, and I’d fix lunch coverage first.",
      ],
      checks: ["We know how many missed calls last month came from new numbers."],
      tasks: [
        "Count last month’s unanswered calls from new numbers, and halve what you think they were worth.",
      ],
    },
    {
      does: "Time it gives back",
      asks: "Does saved staff time count?",
      heard: /\b(?:time|staff|hours|sav\w+|labor|productiv\w+|efficien\w+)\b/,
      says: [
        "Saved time counts only if it turns into something. Forty calls a week at three minutes is two hours. If that lets you drop an hour of overtime, count the overtime. If it lets the desk do recall and fill four slots, count the slots. If it only makes the day less frantic, that’s worth having, but keep it out of the sum. “Two hours times the hourly wage” is money nobody will ever see in the bank.",
      ],
      mistake: [
        "Multiplying saved minutes by a wage",
        "Nobody’s pay goes down because the phone rang less. Count saved time only where something else gets done with it.",
      ],
      checks: ["Saved time is counted only where it turned into overtime avoided or slots filled."],
      tasks: ["Decide what the desk does with the time it gets back, and count that."],
    },
    {
      does: "When it isn’t worth it",
      asks: "When is it not worth it?",
      heard: /\b(?:not worth|when (?:not|it isn't)|downsides?|wrong|against|small)\b/,
      says: [
        "Few missed calls, mostly regulars, or calls that nearly all need judgment. A bookkeeper with six calls a day and forty clients who all have her cell doesn’t need one. Neither does a place where the real trouble is that nobody calls in the first place. Then put the money into being found. It’s also not worth it if no one will read the notes; an unread note costs more than a missed call, because the caller thinks you know.",
      ],
      checks: ["Somebody has time to read its notes every day."],
    },
    {
      does: "Measure it after eight weeks",
      asks: "How do we measure the result?",
      heard: /\b(?:measure|track|result|after|prove|test|trial|months?)\b/,
      says: [
        "Ask every new {customer} how they reached you and when they first called. The ones whose first call came in while nobody could pick up are the ones to count, and you’ll find them in the assistant’s notes. Compare two months before with two months after, the same season if you can. Seasons fool people: a good June isn’t proof.",
      ],
      checks: ["The date and the figures for the comparison are written down in advance."],
      tasks: [
        "Mark every new {customer} whose first call was answered by the assistant, and compare after eight weeks.",
      ],
    },
    {
      does: "Cheaper things to try first",
      asks: "What can we try first that costs less?",
      heard: /\b(?:cheaper|free|alternatives?|first|instead|try)\b/,
      extra: true,
      says: [
        "Stagger lunch. Let calls roll to a second phone after four rings. Send a text to every missed cell number within a minute. Put the three most common answers on the first screen of your website and in the greeting. Give it a month and count again. If missed calls fall by half, you’ve saved the fee; if they don’t, you’ll buy with better numbers.",
      ],
      tasks: ["Try staggered lunch, a second phone after four rings and a text back for one month."],
    },
  ],
};
