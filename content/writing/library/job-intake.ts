import type { Subject } from "./kinds.ts";

export const jobIntake: Subject = {
  id: "job-intake",
  of: ["trades", "other"],
  name: "taking down a service call",
  heard:
    /\b(?:what|which|questions?|info\w*|details|scripts?|checklist|intake|take down|taking down|collect|ask)\b[^.?!]{0,60}\b(?:service calls?|job calls?|estimate (?:calls?|requests?)|repair calls?|new jobs?|quote requests?|homeowners? (?:who )?calls?)\b|\b(?:service calls?|estimate (?:calls?|requests?)|repair calls?|new job calls?|quote requests?)\b[^.?!]{0,60}\b(?:script|intake|what to ask|questions?|take down|form|phone|handle)\b|\b(?:homeowners?|customers?) calls?\b[^.?!]{0,30}\b(?:for an? (?:quote|estimate)|with a repair)\b/,
  not: /\b(?:follow\w*|after[- ]hours|emergenc\w+|night|vs|versus)\b/,
  title: "What {who} should ask on a service call",
  lead: "Six facts make a job: where it is, what’s wrong, whether anyone’s in danger, how to get in, who decides and pays, and when somebody’s home. Get them in that order and the call takes three minutes, the truck carries the right part, and nobody drives to a locked gate. Below are the questions in words a homeowner can answer.",
  close:
    "Ask the crew on Friday which calls sent them out without something they needed. Each answer is a question for the card, and a question nobody needed for a month comes off it.",
  passages: [
    {
      does: "Start with the address and whether anyone’s in danger",
      asks: "What do we ask first?",
      heard: /\b(?:first|address|danger|start|safety|where|urgent)\b/,
      says: [
        "The address tells you in five seconds whether you serve them at all, and gives the call back a target if you’re cut off. Safety comes next, because it changes everything after it. If there’s a smell of gas, sparks or smoke, they leave the house and dial 911 and the utility from outside; you call them back.",
      ],
      lines: [
        ["Opening", "Thanks for calling [company], this is Sam. What’s the address where you need us?"],
        [
          "Safety",
          "Before anything else: do you smell gas, see sparks or smoke, or is water near anything electric?",
        ],
        [
          "Not in your area",
          "We don’t get out that far, and I don’t want to keep you. I’d try [name] in [town].",
        ],
      ],
      checks: ["Address and safety are the first two questions of every call."],
      tasks: ["Put address and safety at the top of the call card."],
    },
    {
      does: "Ask what they see, and skip what they think it is",
      asks: "How do we find out what’s wrong?",
      heard: /\b(?:wrong|problem|diagnos\w+|describe|symptoms?|photos?|details)\b/,
      says: [
        "“My compressor’s shot” is an opinion from a neighbor. What it does, since when, and what they’ve tried are facts. Three questions are enough, and a photo is worth all of them: the unit, the label with the model number, and the mess. Ask for it by text while you’re talking, so it’s attached to the job before the truck is chosen.",
      ],
      lines: [
        ["What they see", "What’s it doing right now, and what should it be doing?"],
        ["Since when", "When did it last work right? Did anything happen just before?"],
        [
          "The photo",
          "Could you text a picture of it and one of the sticker with the model number to this number? It often saves a second trip.",
        ],
      ],
      mistake: [
        "Writing down the caller’s diagnosis as the job",
        "The crew arrives for a compressor and finds a tripped breaker, or the other way around. Write down what it does.",
      ],
      checks: ["Every job has what it does, since when, and a photo."],
      tasks: ["Set up a number that takes photos, and ask for two on every call."],
    },
    {
      does: "Find out who decides and who pays",
      asks: "Who can approve the work?",
      heard: /\b(?:who|decid\w+|pays?|own\w*|approv\w+|landlord|tenant|warranty)\b/,
      says: [
        "Owner, tenant, property manager, or somebody’s daughter: ask, since only one of them can say yes to $900. If it’s a rental, you need the owner’s approval before the truck rolls. Ask about a home warranty, too. Those companies send their own contractors, and many won’t pay for yours afterward; it’s fairer to say so on the phone.",
      ],
      lines: [
        [
          "Asking",
          "Are you the owner? … Who should I talk to about approving the repair, in case it’s more than the visit?",
        ],
      ],
      checks: ["We know who can approve the work before a truck is sent."],
      tasks: ["Add one line for who approves and who pays to the job form."],
    },
    {
      does: "Say what the visit costs before you book it",
      asks: "What do we say about the price?",
      heard: /\b(?:cost|price|fee|charge|estimate|quote|how much|trip)\b/,
      says: [
        "Say the trip charge as a number, what it includes, and whether it comes off the repair. A figure for the repair itself waits until somebody has seen it, and you can say why. Callers who hang up at $89 would have argued about it in the driveway.",
      ],
      lines: [
        [
          "The visit",
          "It’s $[amount] for us to come out and find the problem, and that comes off the bill if you have us fix it. You’ll get the price in writing before anybody starts.",
        ],
        [
          "“Just ballpark it”",
          "It could be a $20 part or a new unit, and I’d be guessing. What I can promise is that you’ll know before we touch anything.",
        ],
      ],
      checks: ["Every caller hears the trip charge before a time is booked."],
      tasks: ["Agree on the sentence with the trip charge, and put the number on the card."],
    },
    {
      does: "Get the crew through the door",
      asks: "What does the crew need to know?",
      heard: /\b(?:crew|access|gate|dog|parking|tech\w*|door|keys?)\b/,
      says: [
        "Gate code, where to park a van, the dog, stairs, which door, and a second number for whoever’s going to be there. Ask “Is there anything that would keep us from getting to it?” and wait, because the answer is the piano in front of the water heater. It’s thirty seconds on the phone, and on site it costs two people half an hour.",
      ],
      checks: ["Gate code, parking, animals and a second number are on every job."],
      tasks: ["Add access, animals and a second phone number to the job form."],
    },
    {
      does: "Give a window, and text when you’re on the way",
      asks: "How do we close the call?",
      heard: /\b(?:window|time|schedul\w+|book\w*|close|end|confirm\w*|arriv\w+|when)\b/,
      says: [
        "A two-hour window that you keep beats a four-hour window that you don’t. Read back the address, the problem in their words, the window and the charge, and send all of it as a text before you hang up. On the day, the driver texts from the stop before. If you’re going to miss the window, call before it opens; a call afterward is an excuse.",
      ],
      lines: [
        [
          "Read-back",
          "So: 14 Oak Street, no hot water since last night, tomorrow between ten and noon, $[amount] for the visit. You’ll get a text when Luis is on his way.",
        ],
      ],
      mistake: [
        "“Sometime tomorrow”",
        "They take a day off and count the hours. Two hours, kept, with a text from the stop before.",
      ],
      checks: ["Each booking ends with address, problem, window and charge read back and texted."],
      tasks: ["Write the read-back, and have the driver text from the stop before."],
    },
  ],
};
