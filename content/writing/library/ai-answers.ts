import type { Subject } from "./kinds.ts";

export const aiAnswers: Subject = {
  id: "ai-answers",
  name: "the answers an AI receptionist gives",
  heard:
    /\b(?:write|writing|prepar\w+|information|knowledge(?: base)?|answers|content|what (?:does|do|should)|know(?:s)?|need\w*|tell|teach\w*|train)\b.*\b(?:ai|phone|virtual|voice) ?(?:phone |voice )?(?:receptionist|assistant|agent)s?\b.*\b(?:answers?|give|gives|say|says|know|knows|information|need|needs|learn)\b|\b(?:information|answers|knowledge|content|facts)\b.*\b(?:ai|phone|virtual|voice) ?(?:phone |voice )?(?:receptionist|assistant|agent)s? (?:\w+ )?(?:need|give|use|know|say)s?\b|\bknowledge base\b/,
  not: /\b(?:wrong|doesn'?t know|making|mistakes?|happens when|hand(?:s|ed)? |an ai receptionist says? it)\b/,
  title: "Writing the answers for the AI receptionist of {who}",
  lead: "It needs one page: who you are, when you’re open, what you do and don’t do, what people ask all day, what may be booked and for how long, and what goes to a person. Write it for the ear, two sentences an answer, with the people who pick up the phone now. An afternoon is enough for the first version, and the callers will write the second.",
  close:
    "Read the finished page aloud to somebody who has never worked for you. Where they ask “What does that mean?” a caller would have, too.",
  passages: [
    {
      does: "Collect the questions from real calls",
      asks: "Which questions should we write answers for?",
      heard: /\b(?:which|questions?|collect|callers ask|start|begin|list)\b/,
      says: [
        "Put a sheet by every phone for a week and write down each question as it was asked: {ask0}, {ask1}, and whatever else comes. Don’t tidy them up. “Do you guys do kids?” is how the next caller will say it, too. Twenty questions will cover most of the week, and the odd ones at the bottom can wait.",
      ],
      mistake: [
        "Starting from the brochure",
        "The brochure answers what you’d like to be asked. The sheet by the phone has what people want to know, and half of that is parking.",
      ],
      checks: ["Twenty questions were written down in callers’ own words."],
      tasks: ["Keep a sheet by every phone for a week and write down each question the way it was asked."],
    },
    {
      does: "Answer in two sentences, aloud",
      asks: "How long should an answer be?",
      heard: /\b(?:how long|write|sentences?|short|style|tone|words|say)\b/,
      says: [
        "The first sentence answers; the second says what to do with it. Say it aloud and time it: over ten seconds, and a caller has lost the beginning. No lists, no addresses with suite numbers unless someone asks, no “please be advised.” Numbers are spoken the way people say them.",
      ],
      lines: [
        [
          "Hours",
          "We’re open Monday to Thursday from eight to five, and Fridays until noon. Would you like a time this week?",
        ],
        [
          "Parking",
          "There’s free parking behind the building, off Elm Street. Use the back door, it’s closer.",
        ],
        [
          "Something you don’t do",
          "We don’t do that here. I can give you the name of someone who does, if you like.",
        ],
      ],
      mistake: [
        "Copying paragraphs from the website",
        "Eyes can skip and ears can’t. A paragraph that takes four seconds to skim takes forty to hear.",
      ],
      checks: ["Each answer is two sentences and was read aloud."],
      tasks: ["Write an answer of two sentences to each question, and read all of them aloud."],
    },
    {
      does: "Write down what you don’t do",
      asks: "What should it say about things we don’t offer?",
      heard: /\b(?:don'?t do|not offer|decline|outside|limits?|refer)\b/,
      says: [
        "Half an hour of your week goes to telling people no. List what you’re asked for and don’t do, which towns you don’t go to, which plans you don’t take, and where you send people instead. A quick, kind no is a service. A caller who waits two days for a call back to hear it is annoyed, and has a right to be.",
      ],
      checks: ["There’s a list of what we don’t do, with where we send people instead."],
      tasks: ["List what you’re asked for and don’t do, with the name of somebody who does."],
    },
    {
      does: "Spell out what may be booked",
      asks: "What does it need to know to book?",
      heard: /\b(?:book\w*|schedul\w*|appointments?|calendar|rules|lengths?|duration)\b/,
      says: [
        "For each kind of {visit}: what callers call it, how long it takes, who does it, on which days, how soon and how far ahead, and what has to be asked first. Five kinds is plenty to begin with. Whatever has a “that depends” in it isn’t ready to be booked by anybody but you; let it take those down.",
      ],
      mistake: [
        "Leaving out the exceptions everyone knows",
        "“Never two new ones back to back” is obvious at your desk and written nowhere. If it isn’t on the page, it’ll happen on the first Tuesday.",
      ],
      checks: ["Each kind of booking has its length, person, days and questions written down."],
      tasks: [
        "Write one line for each kind of booking: its everyday name, length, who, which days, what to ask.",
      ],
    },
    {
      does: "Decide price by price",
      asks: "What should it say about prices?",
      heard: /\b(?:pric\w+|costs?|fees?|money|insurance|quote)\b/,
      says: [
        "Three kinds: said outright, given as a range, or left to a person. “The first visit is $120 and takes an hour” can be said. “Between $250 and $600, depending on what we find” is a range, and the reason comes along with it. Anything you’d regret being quoted on goes to a person, with a sentence about when they’ll call.",
      ],
      checks: ["For each price we’ve decided whether it’s said, given as a range or left to a person."],
      tasks: ["Go through your prices and mark each one: say it, give a range, or leave it to a person."],
    },
    {
      does: "Name the calls that go straight to someone",
      asks: "Which calls should it pass on?",
      heard: /\b(?:pass|urgent|emergenc\w*|person|escalat\w*|transfer\w*|on[- ]call)\b/,
      says: [
        "Write them in callers’ words, with a name, a number and a second number for every hour of the week: {urgent}. Above them stands what goes to 911 before anything else is said. Then the people who always get through, whoever they are: the hospital, the court, your mother.",
      ],
      checks: ["Urgent calls are listed in callers’ words, each with two numbers for every hour."],
      tasks: ["List the urgent calls in callers’ words with two phone numbers for every hour of the week."],
    },
    {
      does: "Give the page an owner and a birthday",
      asks: "How do we keep the answers current?",
      heard: /\b(?:current|update\w*|owner|keep|maintain|date|change)\b/,
      says: [
        "Hours change, people leave, a plan is dropped. Whoever decides such a thing tells the owner of the page the same day, and the owner changes one line. Once a quarter, read all of it and cross out what’s no longer asked. The date at the top is the first thing to look at when an answer was wrong.",
      ],
      mistake: [
        "Letting everyone edit it",
        "Four people with good intentions produce four ways of saying when you close. One owner, one backup, and a date at the top.",
      ],
      checks: ["The page has a date, an owner and a backup."],
      tasks: ["Name the owner of the page and put a quarterly reading in the calendar."],
    },
  ],
};
