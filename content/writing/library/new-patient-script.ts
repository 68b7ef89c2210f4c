import { together } from "./heard.ts";
import type { Subject } from "./kinds.ts";

export const newPatientScript: Subject = {
  id: "new-patient-script",
  name: "a script for new-patient calls",
  heard: together(
    "scripts?|what to say|what should \\w+ (?:\\w+ )?say|word for word|templates?",
    "new[- ](?:patient|client|customer)s?(?: phone)?(?: calls?)?|first[- ]time (?:callers?|patients?)|first calls?|prospective patients?",
  ),
  not: /\bintake\b|\b(?:injury|law|legal|attorney|lawyer|therapy|counseling)\b|\btext(?:s|ing)?\b/,
  title: "A phone script for {newOne} calls at {who}",
  lead: "A first call takes about five minutes and has six turns: the hello, the reason, the reassurance, the time, the details, and the read-back. Below are the words for each of them, with what to say when the call goes sideways. Offer the time before you collect the details; a caller with a day in hand will gladly spell their name.",
  close:
    "Read it aloud twice with somebody playing the caller, once friendly and once in a hurry. Cross out every line that doesn’t sound like your front desk, and keep the order.",
  passages: [
    {
      does: "The hello: place, name, one question",
      asks: "How should the call open?",
      heard: /\b(?:greet\w*|hello|open\w*|start|begin|first)\b/,
      says: [
        "The caller may be dialing from a parked car with three other offices on their list. Two short sentences tell them they’ve reached a person and that the person has time. As soon as you know it’s their first call, say that you’re glad; almost nobody else they call today will.",
      ],
      lines: [
        ["You", "Thanks for calling [practice], this is Maria. How can I help?"],
        [
          "They’ve never been in",
          "Oh, welcome! I’m glad you called us. I’m going to get you set up; it takes about five minutes. What’s your first name?",
        ],
        [
          "The other line is ringing",
          "I want to give you my full attention. May I call you back at this number in ten minutes, by [time]?",
        ],
      ],
      checks: ["A first-time caller hears a name and a welcome in the first two sentences."],
      tasks: ["Agree on the two opening sentences, and practice them standing up."],
    },
    {
      does: "The reason: one open question, then say it back",
      asks: "What should we ask first?",
      heard: /\b(?:reason|ask|questions?|why|listen)\b/,
      says: [
        "Ask what made them call and don’t type for the first twenty seconds. Then repeat it in one sentence, so that they know it landed. The answer also tells you how soon they have to be seen and how long the visit should be, which “Are you a new patient?” does not.",
      ],
      lines: [
        ["You", "What made you decide to call today, [first name]?"],
        [
          "Saying it back",
          "So it’s been bothering you since the weekend, and cold makes it worse. Let’s get that looked at.",
        ],
        [
          "Only a checkup",
          "Good for you. Is there anything you’d like the doctor to look at while you’re here?",
        ],
        [
          "Something that can’t wait",
          "Thank you for telling me. Stay on the line, please; I’m asking the doctor’s assistant right now what we should do.",
        ],
      ],
      mistake: [
        "Opening with insurance and date of birth",
        "To the caller it sounds as if the card decides whether they’re welcome. Ask why they called; the card comes after the appointment.",
      ],
      checks: ["The reason for the call is asked before insurance, and said back."],
      tasks: ["Move the question about the reason to the top of the new-patient form."],
    },
    {
      does: "The reassurance: what the first visit is like",
      asks: "What do new patients want to know?",
      heard: /\b(?:reassur\w+|nervous|anxious|expect|first visit|fear\w*|what happens)\b/,
      says: [
        "Many people who call for the first time in years are embarrassed, and they listen for a lecture. Describe the visit in three sentences and take the embarrassment out of it. If your practice does something that makes a first visit easier, such as no treatment on the same day unless they want it, this is where you say so.",
      ],
      lines: [
        [
          "How it goes",
          "The first visit takes about an hour. Dr. Lee talks with you first, then we take pictures and look together, and you’ll get a written plan. Nothing gets done that you haven’t said yes to.",
        ],
        [
          "They’re embarrassed",
          "You’d be surprised how often I hear that. We’re just glad you’re coming in.",
        ],
        [
          "They’re nervous",
          "That’s good to know. I’ll put it in your notes, so nobody rushes you. Would the first appointment of the day be easier?",
        ],
      ],
      eg: {
        dental:
          "For a dental office, the most useful sentence is about the cleaning: “If your gums need more than a regular cleaning, the hygienist will show you and tell you the cost before she starts.” It’s the surprise new patients complain about most, and it costs you one sentence to prevent.",
      },
      checks: ["New patients hear in three sentences what the first visit is like."],
      tasks: ["Write the three sentences that describe a first visit here."],
    },
    {
      does: "The time: two choices, before the paperwork",
      asks: "When do we offer the appointment?",
      heard: /\b(?:times?|book\w*|schedul\w+|appointments?|offer|convert\w*|close)\b/,
      says: [
        "“When would you like to come in?” makes them think and makes you search. Two real openings make it a choice. Offer the sooner one first, and if neither works ask only one thing: mornings or afternoons? Once they’ve picked, hold it aloud, so they stop shopping.",
      ],
      lines: [
        ["You", "I have Thursday at 9:20 or Monday at 3. Which is better for you?"],
        [
          "Neither works",
          "No problem. Are mornings or afternoons usually easier? Then let me look at next week.",
        ],
        ["Holding it", "Thursday at 9:20 is yours. Now I just need a few details so we’re ready for you."],
        [
          "“I have to check with my spouse”",
          "Of course. I’ll hold Thursday for you until five today. Shall I text you the time, so you can reply yes or no?",
        ],
      ],
      checks: ["Two times are offered before any paperwork is."],
      tasks: ["Keep two openings in the next five days for new patients."],
    },
    {
      does: "The money: answer it straight, with a next step",
      asks: "What do we say about cost and insurance?",
      heard: /\b(?:money|cost|insurance|price|how much|pay|plan|network|fees?)\b/,
      says: [
        "Two questions come up on nearly every first call, and both deserve a direct answer. Say whether you’re in network with their plan, by the plan’s name, and never promise what it will pay. Say your own price for the first visit as a number; you set it, so you know it.",
      ],
      lines: [
        [
          "“Do you take my insurance?”",
          "Which plan is it? … Yes, we’re in network with that one. I’ll check your benefits before Thursday and call you if there’s anything you’d owe beyond the usual copay.",
        ],
        [
          "Out of network",
          "We’re not in network with that plan. You can still come; the first visit is [price], and we’ll send in the claim for you so they can pay you back what your plan allows.",
        ],
        [
          "No insurance",
          "Plenty of people here don’t have any. The first visit with X-rays is [price], and you’ll know the cost of anything else before it’s done.",
        ],
      ],
      checks: ["The price of a first visit without insurance is on the script as a number."],
      tasks: ["Have the owner approve the price of a first visit and the sentence for out-of-network plans."],
    },
    {
      does: "The read-back: day, place, and what comes by text",
      asks: "How should the call end?",
      heard: /\b(?:end\w*|read[- ]back|confirm\w*|close|text|details|directions|forms?)\b/,
      says: [
        "Take the name as it’s on the card, a cell number with permission to text, and a date of birth. That’s all you need on the phone; the rest goes on the form you text them. Then read it back in one breath and let them hang up first.",
      ],
      lines: [
        [
          "You",
          "So that’s Thursday, June 12, at 9:20 with Dr. Lee, at 40 Main Street; park behind the building. I’m texting you that now, with a link for the forms. It takes ten minutes.",
        ],
        [
          "One last thing",
          "If anything changes, reply to that text or call me. May I ask how you heard about us?",
        ],
        ["Goodbye", "Thank you for choosing us, [first name]. We’ll see you Thursday."],
      ],
      mistake: [
        "Doing the whole registration by phone",
        "Fourteen questions later the caller is tired and the other line has rung out. Three facts now, the rest by link.",
      ],
      checks: [
        "Every first call ends with day, time, place and a text sent while they’re on the line.",
        "Callers are asked how they found us, and it’s written down.",
      ],
      tasks: ["Set up the text with the address and the link to the forms, and send it during the call."],
    },
  ],
};
