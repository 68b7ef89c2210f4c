import type { Subject } from "./kinds.ts";
import { afterHoursSigns } from "./signs/calls.ts";

export const afterHours: Subject = {
  id: "after-hours",
  near: ["voicemail", "triage", "holidays"],
  name: "after-hours calls",
  heard:
    /\b(?:coverage|cover|phones?)\b.*\bweekends\b|\bcalls?\b.*\b(?:on|over) (?:the )?weekends?\b|\bclosed\b.*\bcalls?\b|\b(?:five|six|5|6) (?:pm|p\.m\.|o.clock)\b|\b(?:after[- ]hours?|after (?:we )?clos\w+|at night|overnight|nights? and weekends?|weekend calls?|evening calls?|calls? (?:that come )?(?:after|before) (?:five|six|5|6)|when we(?:'re| are) closed|while we(?:'re| are) closed|out[- ]of[- ]hours)\b/,
  not: /\bwhat (?:should|do|to|can) (?:(?:you|i|we|homeowners?|people) )?do (?:when|if) (?:your|my|the|an?) (?!(?:phone|caller|customer|client|patient|tenant|guest|line|office|desk|answering|voicemail)s?\b)|\btell(?:ing)? (?:\w+ )?(?:clients|customers|patients|callers)\b|\banswering service ask\b/,
  title: "How to handle after-hours calls at {who}",
  lead: "A good after-hours setup does three things: it sends danger to 911 and urgent calls to a person who’s awake, and it gives everyone else a time to hear back. Write down which calls fall in which group before you record anything. The message follows from that list.",
  close:
    "Call your own number tonight, from a phone it doesn’t recognize, and pretend you have a problem. What you hear in the first fifteen seconds is what {newOnes} hear.",
  signs: afterHoursSigns,
  passages: [
    {
      does: "Sort last month’s calls into three groups",
      asks: "Which after-hours calls need an answer tonight?",
      heard:
        /\b(?:which calls|sort|urgent|priorit\w+|what counts|emergenc\w+ or|triage|need a person|decide)\b/,
      says: [
        "Get the log for last month, mark everything outside your hours, and sort it with the person who’d be woken up. Tonight: {wakes}. Morning: anything that can wait as long as the caller knows when you’ll call. Never: sales and wrong numbers. The tonight group will be shorter than anyone feared, which makes it possible to ask someone to cover it.",
        "Write two or three examples under each heading in the words callers use. Nobody calls to report a priority issue; they say what they see and how long it’s been like that.",
      ],
      mistake: [
        "Treating every late call the same",
        "If everything rings through, whoever is on call stops picking up by Thursday, and then nobody hears the one that mattered. Sort first. What’s left for the night is a short list.",
      ],
      checks: [
        "One page says which calls go to a person tonight and which wait, with examples in callers’ words.",
      ],
      tasks: ["Pull last month’s calls outside your hours and sort them into tonight, morning and never."],
    },
    {
      does: "Write the message people actually need",
      asks: "What should the after-hours message say?",
      heard: /\b(?:message|greeting|recording|voicemail|say|script|wording|examples?|templates?)\b/,
      says: [
        "Keep the greeting under twenty seconds, in this order: who you are, that you’re closed, what to do in an emergency, what happens with everything else, and when. Leave out the address, the fax number and “your call is important to us.” Record it standing up, in a quiet room, and have someone who has never heard it listen for the one thing they’re supposed to do.",
      ],
      lines: [
        [
          "Plain version",
          "You’ve reached [name]. We’re closed until 8 tomorrow. If someone is in danger, hang up and call 911. For {wakes}, press 1 and we’ll get the person on call. For anything else, leave your name and number, and we’ll call you by 10.",
        ],
      ],
      mistake: [
        "Promising to call back “as soon as possible”",
        "Nobody can plan around that, so callers keep dialing. “By 10 tomorrow” lets them stop. Pick a time you can keep on the Monday after a holiday.",
      ],
      checks: [
        "The message is under twenty seconds and starts with what to do in an emergency.",
        "It names a time for the call back, and last week we kept it.",
      ],
      tasks: [
        "Write the message in five short sentences and record it standing up.",
        "Have two people who’ve never heard it tell you what they’re supposed to do.",
      ],
    },
    {
      does: "Give emergencies a line of their own",
      asks: "What should callers hear in an emergency?",
      heard: /\bemergenc\w*|urgent|danger\b/,
      says: [
        "Emergencies go first in the message, in words a frightened person can follow. Say what counts, say what to do, and repeat the number once, slowly. Anything life-threatening goes to 911 and never through you.",
      ],
      only: ["vet"],
      lines: [
        [
          "Emergency",
          "You’ve reached [clinic]. We’re closed right now. If your pet is having trouble breathing, can’t stand, won’t stop bleeding, has been hit by a car or ate something poisonous, don’t wait for us. Go straight to [emergency hospital] at [address]. Their number is [number]. Again, [number]. They’re open all night.",
        ],
      ],
    },
    {
      does: "Take refill requests without a call back",
      asks: "What should callers hear about refills?",
      heard: /\b(?:refills?|prescriptions?|medications?|pharmacy)\b/,
      says: [
        "Refills follow a rule, so the message can collect everything you need at once. Ask for it in the order it goes into {system}, and say when it will be ready, or people call again in the morning to check.",
      ],
      only: ["vet", "medical"],
      lines: [
        [
          "Refill request",
          "For a refill, press 2. After the tone, tell us the name, a phone number, which medication, and the pharmacy or pickup. Refills left before 8 am are ready by 4 the next business day. If the last dose is tonight and it can’t be skipped, don’t leave a message: hang up and call [the number for tonight].",
        ],
      ],
      checks: ["Refill messages ask for everything we need and say when the refill will be ready."],
    },
    {
      does: "Answer the boarding question in the message",
      asks: "What should callers hear about boarding?",
      heard: /\b(?:boarding|kennel|board(?:s|ing)?|pick ?up|drop ?off)\b/,
      only: ["vet"],
      says: [
        "People call about boarding in the evening because that’s when they plan trips. Most want one of three things: is there room, what vaccines are needed, and how is my dog doing. The message can settle the second, collect the first, and calm the third.",
      ],
      lines: [
        [
          "Boarding question",
          "For boarding, press 3. Pets need current rabies, distemper and, for dogs, bordetella. To ask about dates, leave your name, number, your pet’s name and the days, and we’ll call by noon. If your pet is staying with us tonight, rest easy: if anything comes up, we call you at the number on your card.",
        ],
      ],
    },
    {
      does: "Put two names on every night",
      asks: "Who should be on call?",
      heard: /\b(?:on[- ]call|who|rotation|staff|schedule|rota|burnout|cover\w*)\b/,
      says: [
        "A monthly list, two names for each night, and a rule for when the second is called: no answer after five minutes. Say what a night on call pays and how late they may start the next day. Leave it to whoever picks up and it’ll always be the same person, until one night it’s nobody.",
        "Give the person on call a card with three questions: Is anyone in danger? Is it getting worse by the hour? Can it be made safe until morning? The first yes means 911. The second means they go, or send whoever can. If it can be made safe, they say how and give a time.",
      ],
      mistake: [
        "Having nobody’s name on the night",
        "Then the one who cares most picks up, and is worn out by spring. Callers meet a phone that’s answered whenever one person can.",
      ],
      checks: [
        "Every night this month has two names, and both people know it.",
        "The person on call has three questions on a card.",
      ],
      tasks: ["Fill in two names for every night of the month, and settle the pay for it."],
    },
    {
      does: "Let people finish one thing without you",
      asks: "What can be handled after hours without staff?",
      heard:
        /\b(?:book\w*|online|without staff|automat\w+|ai|assistant|self[- ]service|handle|lose|losing|stop)\b/,
      says: [
        "Pick whatever always follows the same rule, {easy} for instance, and make that one thing possible at night: by a link in the message, a text back, or an assistant that answers and writes it into {system}. A caller who got something done at nine in the evening doesn’t keep looking. Leave everything that takes judgment for morning and say so.",
      ],
      mistake: [
        "Trying to solve every kind of call at once",
        "If you wait until the hard calls are settled, such as {hard}, the easy ones stay unanswered, too. Do the simple one first and let it run for a month.",
      ],
      checks: ["{Easy} can be arranged at night without waking anyone."],
      tasks: ["Make {easy} possible after closing, by link, text or assistant, and leave the rest alone."],
    },
    {
      does: "Work last night’s list before email",
      asks: "What should we do with the messages in the morning?",
      heard: /\b(?:morning|next day|messages|call(?:ing)? back|follow[- ]?up)\b/,
      says: [
        "Fifteen minutes before the day begins, one person reads what came in and calls {newOnes} first. They’re the ones still deciding. Regulars will wait until ten. Write next to each name what was settled, so that nobody calls twice and nobody is forgotten. If the list isn’t done by the time you promised in the message, change the promise.",
      ],
      checks: ["Last night’s list is done before anyone opens email."],
      tasks: [
        "Reserve the first fifteen minutes of the day for last night’s calls, by name, for every weekday.",
      ],
    },
    {
      does: "Test it once a month",
      asks: "How do we know it works?",
      heard: /\b(?:test|check|works?|audit)\b/,
      says: [
        "Call from a cell phone at nine in the evening with an easy request and a worrying one. Note how long it took until you could speak, what you were told, and whether the right person’s phone rang. Wrong holiday hours and greetings by someone who left two years ago survive for one reason: the people who hear them are strangers.",
      ],
      checks: ["Somebody called our number after hours this month and wrote down what happened."],
      tasks: ["Call after closing with an easy request and a worrying one, and note what each sets off."],
    },
  ],
  view: {
    claim: "Your closing time is not your callers’ closing time",
    opens: [
      "The sign says five. The people who need you are at work until five. So they call at ten past, get a recording from 2021, and try the next name on the list. Nobody did anything wrong, and you lost them anyway.",
    ],
    because: [
      [
        "Evening is when people deal with their lives",
        "They notice the toothache, the letter from the other side’s lawyer or the dripping ceiling after dinner. That’s when they pick up the phone, and whoever answers has the conversation to themselves.",
      ],
      [
        "Nobody waits for morning out of loyalty",
        "{NewOnes} don’t know you yet. A voice that says “we’ll call you before ten” is enough to hold many of them. A beep isn’t.",
      ],
      [
        "It doesn’t take a night shift",
        "Three sorted groups, a twenty-second message and one person on call do most of it. An assistant or a service can take the rest for less than a part-time wage.",
      ],
    ],
    sum: [
      "Six in the evening, with figures",
      "Say eight calls come between closing and ten at night, forty a working week. If half of those callers hang up on the recording, that’s twenty. One in four of them is new: five. If three of the five find somebody who answers, you lose three new {customers} a week in hours that you don’t think of as business hours.",
    ],
    grants: [
      "People need evenings, and so do you. If answering late means that the same person never has a night off, you’ve traded one loss for another. That’s the argument for sorting calls strictly and paying for cover. It isn’t one for the beep.",
    ],
    ends: "Find out what came in last month after you locked the door. If it’s four calls, relax. If it’s forty, you’ve been closed at the wrong time.",
  },
};
