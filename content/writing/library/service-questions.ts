import type { Subject, Told } from "./kinds.ts";

const asked = (put: string, does: string, good: NonNullable<Told["good"]>, ...says: string[]): Told => ({
  put,
  does,
  asks: put,
  good,
  says,
});

export const serviceQuestions: Subject = {
  id: "service-questions",
  name: "questions for an answering service",
  heard:
    /\bquestions?\b[^.?!]{0,60}\banswering service\b|\banswering service\b[^.?!]{0,60}\bquestions?\b|\bwhat (?:to|should \w+) ask\b[^.?!]{0,60}\banswering services?\b|\binterview\w* (?:an? )?answering service\b/,
  not: /\b(?:ai|vs|versus|virtual assistant)\b/,
  title: "What to ask an answering service before {who} hires one",
  lead: "An answering service is a group of strangers who’ll speak in your name, so ask about the people, the script and the bill, in that order. The questions below have short answers from a good service and long ones from the other kind. Ask them of two or three, then call a line each of them already answers and listen.",
  close:
    "Ask for a month’s trial with your real script, and have three friends call it at different hours: one easy, one confused, one urgent. Their notes are worth more than any reference.",
  parts: true,
  passages: [
    asked(
      "How many rings until somebody answers, and how long on hold after that, at our busiest hour?",
      "Pin down the pickup time",
      [
        "three rings and a hold under 30 seconds, in writing, with last month’s figures by the hour.",
        "“On average, very fast.”",
      ],
      "Ask for last month’s figures between five and eight in the evening and on Monday morning, and not for an average. A good service has them by the hour. Three rings and no hold longer than 30 seconds is a promise worth having in writing, with what happens if it’s broken.",
    ),
    asked(
      "Who exactly will answer for us, and how many other businesses do they answer for?",
      "Meet the people",
      ["a named team that knows your account, and one of them on the phone with you."],
      "You’d like a team of a dozen who know your account, and you’re likely to get whoever’s free out of eighty. Ask how an operator learns your script, where they work, and what they see on the screen when your line lights up. If possible, talk to one of them for five minutes.",
    ),
    asked(
      "How do you decide what’s urgent, and what do you do when our person doesn’t pick up?",
      "Test the urgent call",
      ["your list, your words, a second number, and every try noted.", "“Our operators use their judgment.”"],
      "It should be your list, in your words, read in the same order on every call. Then a ladder: first number, second number, minutes in between, each try noted. Ask them to walk you through a call at 2 a.m. in which nobody answers. {Cap:urgent} should come out of their mouth unprompted once they’ve read your list.",
    ),
    asked(
      "What will you do on the call, and what will you only write down?",
      "Separate doing from noting",
      ["a booking shown in the software you use, or a price for messages only."],
      "Some services book into your calendar, take a first set of facts, or pass a call through. Others take messages, however the brochure puts it. Have them show you a booking in the software you use. If it’s messages only, that’s fine at night for many businesses, but it should be priced like that.",
    ),
    asked(
      "How and how fast do messages reach us, and how do we know none got lost?",
      "Follow a message to your desk",
      ["a text for what’s urgent, one numbered list for the rest."],
      "A text for what’s urgent, one list at seven in the morning for the rest, numbered so that a gap would show. Ask to see a real one with the names blacked out. A message says who, which number, what they want, how urgent, and what they were promised; “Please call back” isn’t a message.",
    ),
    asked(
      "How do you count minutes, and what would our last three months have cost?",
      "Price it with your own calls",
      ["your own call log, priced, with rounding and spam spelled out."],
      "Give them your call log and have them price it. Ask what starts the clock, whether it’s rounded up to the full minute, and whether spam, wrong numbers and calls put through to you are billed. A base of $150 with 100 minutes and $1.40 for each minute after that is $290 in a month with 200 minutes and $570 with 400.",
    ),
    asked(
      "What will you sign about confidentiality, and how long are calls kept?",
      "Get confidentiality signed",
      [
        "the agreement itself, with a number of days.",
        "“Our operators are trained on privacy,” and nothing to sign.",
      ],
      "A practice needs a business associate agreement; a law firm needs terms its ethics partner has read. Ask if calls are recorded, where the messages sit, who can look, and after how many days they’re gone. Operators who work from home are common, so ask about headsets, screens and other people in the room.",
    ),
    asked(
      "May we hear five of our own calls each week?",
      "Listen to your own calls",
      ["yes, your own calls, every week.", "samples only."],
      "Recordings or a live listen-in, of your calls and not of a sample. You should be able to send back a correction and see it in the script within a day. A service that welcomes it will get better by the month; one that makes you ask for each call won’t.",
    ),
    asked(
      "What happens to our calls when your phones or computers go down?",
      "Ask about their bad day",
      ["a second site, with the date of the last test."],
      "They have a second site or a second carrier, have switched over in a test this year, and can say when. If not, your calls go nowhere on the same evening as everybody else’s, probably in a storm. Find out who tells you, and how you’d point the line somewhere else yourself.",
    ),
    asked(
      "How do we leave, and who owns the number callers dial?",
      "Know the way out",
      ["month to month, and the number is yours because you only forward it."],
      "Month to month, thirty days’ notice, and the number stays yours because you forward it and don’t hand it over. Ask for your messages and scripts in a file when you go. If the contract runs a year, take the trial month first and put a date in your calendar sixty days before it renews.",
    ),
  ],
};
