import type { Subject } from "./kinds.ts";

const MOVING =
  "(?:reschedul\\w+|rebook\\w*|mov(?:e|ed|ing) (?:an? |the |their |her |his |my |our |your )?appointments?|cancel(?:l?ed|l?ing|s)? (?:an? |the |their |her |his |my |our |your )?(?:appointments?|visits?|consultations?)|(?:appointments?|visits?|consultations?) (?:that )?(?:(?:was|were|is|got|we) )?cancell?ed)";
const UPSET = "(?:upset|angry|mad|furious|irate|annoyed|frustrated|unhappy|yell\\w*|disappointed|crying)";

export const upsetMove: Subject = {
  id: "upset-move",
  name: "rescheduling with an upset caller",
  heard: new RegExp(`\\b${MOVING}\\b[^.?!]{0,90}\\b${UPSET}\\b|\\b${UPSET}\\b[^.?!]{0,90}\\b${MOVING}\\b`),
  title: "How {who} can reschedule a canceled appointment with an upset caller",
  lead: "Let them say it first, say back what it cost them, and only then open the calendar. An upset caller who’s offered Thursday in the first sentence hears that you’d like to be rid of them. Two minutes of listening, two real times, and one thing that makes up for it: that’s the call.",
  close:
    "Read it aloud in pairs, once with the caller shouting and once with the caller near tears. Then note beside each such call whether a new time was found. If fewer than two in three have one, listen to how the first minute goes.",
  passages: [
    {
      does: "Let them finish",
      asks: "What do we say in the first half minute?",
      heard: /\b(?:first|start|listen\w*|begin|open\w*|upset|angry|mad|furious|yell\w*)\b/,
      says: [
        "They took the morning off, found a sitter, or got everyone into the car. Don’t explain, and don’t look for a time yet.",
      ],
      lines: [
        ["The first sentence", "I’m glad you called. Tell me what happened; I’m listening."],
        ["When they stop", "Is there anything else I should know before I look?"],
        ["If they’re shouting", "I want to get this right for you, and I’m writing it down. Take your time."],
      ],
      mistake: [
        "Offering a time in the first breath",
        "“I can do Thursday” before they’ve finished is the second time nobody asked them. Listen first.",
      ],
      checks: [
        "Nobody offers a time before the caller has finished.",
        "“Is there anything else I should know?” is asked before the calendar is opened.",
      ],
      tasks: ["Practice the first minute in pairs, without looking at the calendar."],
    },
    {
      does: "Say back what it cost them, and apologize for your part",
      asks: "How do we apologize?",
      heard: /\b(?:apolog\w+|sorry|our fault|fault|why)\b/,
      says: [
        "Facts first, then the feeling, and no “but.” Which sentence is right depends on whose cancellation it was, so look at the card before you speak.",
      ],
      lines: [
        [
          "We canceled it",
          "You’d taken the morning off for this, and we called it off the night before. That’s on us, and I’m sorry.",
        ],
        [
          "They canceled, and now it’s a long wait",
          "You had to cancel, and now you’re hearing three weeks. I’d be frustrated, too. Let me see what I can do.",
        ],
        [
          "It was canceled by mistake",
          "It shouldn’t have been taken out, and I can see that it was. I’m sorry. I’ll find out how it happened after we’ve found you a time.",
        ],
      ],
      mistake: [
        "Explaining before apologizing",
        "“We were short-staffed” is true, and to the caller it’s an excuse. Say it only if they ask.",
      ],
      checks: [
        "The first sentence after theirs says back what it cost them.",
        "There’s a sentence for each kind: we canceled, they canceled, canceled by mistake.",
      ],
      tasks: ["Write one sentence for each kind: we canceled, they canceled, canceled by mistake."],
    },
    {
      does: "Find out whether it can wait",
      asks: "What if it’s become urgent?",
      heard: /\b(?:urgent|wait|worse|pain|emergenc\w+|sick)\b/,
      says: [
        "Behind the anger there’s often worry. Ask before you offer a date, and pass the caller on if anything has changed since they made it.",
      ],
      lines: [
        ["The question", "Has anything changed since you made that appointment? Is it worse than it was?"],
        [
          "If it has",
          "Then I don’t want you to wait for a normal time. I’m getting [name] for you now. What number can we call if we get cut off?",
        ],
      ],
      mistake: [
        "Taking worry for rudeness",
        "They’re loud because something’s got worse while they waited. Ask whether it has.",
      ],
      checks: ["Every such caller is asked whether anything has got worse."],
      tasks: ["Write the list of answers that make it urgent, with whoever decides that."],
    },
    {
      does: "Ask about the animal by name",
      asks: "What do we ask about the pet?",
      heard: /\b(?:pets?|animals?|dogs?|cats?)\b/,
      only: ["vet"],
      says: [
        "Half of the anger is worry about the animal. Its name and three questions show that somebody at your end is thinking of it.",
      ],
      lines: [
        [
          "The questions",
          "How’s Biscuit right now? Is he eating and drinking, and breathing the way he always does?",
        ],
        [
          "If something’s off",
          "Then this isn’t about the calendar anymore. I’m getting a technician for you now.",
        ],
      ],
      mistake: [
        "Talking about the slot",
        "“Your two o’clock was canceled” is about your day. “How’s Biscuit?” is about theirs.",
      ],
      checks: ["The animal’s name is said in the first minute, and someone asks how it is."],
      tasks: ["Have a technician write the three questions, and the answers that can’t wait."],
    },
    {
      does: "Ask whether a date is running",
      asks: "What if there’s a deadline?",
      heard: /\b(?:deadlines?|hearings?|court|dates?)\b/,
      only: ["law"],
      says: [
        "A canceled consultation can cost a client more than a morning. Ask before you offer next week, and write the date down as they read it.",
      ],
      lines: [
        ["The question", "Is there a hearing or a deadline before then, or has anything been served on you?"],
        [
          "If there is",
          "Then a lawyer will hear of it within the hour. Please read me the date on the paper.",
        ],
      ],
      mistake: [
        "Treating it as a scheduling matter",
        "The twenty days to answer don’t wait for your calendar. Ask for the date on the paper.",
      ],
      checks: ["Every such caller is asked about dates that are running."],
      tasks: ["Agree on which lawyer hears of a running date, and how fast."],
    },
    {
      does: "Offer two real times, the best one first",
      asks: "Which times do we offer?",
      heard: /\b(?:times?|offer|slots?|options|reschedul\w*|rebook\w*)\b/,
      says: [
        "Two, and different from each other. Hold both while you talk, so that neither is gone by the time they say yes.",
      ],
      lines: [
        [
          "The offer",
          "I have tomorrow at 8:20 with [name], or Thursday at 4:10 with whoever you were going to see. Which is easier?",
        ],
        [
          "Neither works",
          "Which days do work? I’ll put you first on the list for those, and you’ll hear from me by noon tomorrow either way.",
        ],
        [
          "They want the old time back",
          "I can’t give you ten o’clock; somebody’s in it. The nearest I have is 11:40 the same day.",
        ],
      ],
      mistake: [
        "“What works for you?”",
        "It hands them the work, and the first three days they name are full. Offer two that are really open.",
      ],
      checks: [
        "Two times that differ are offered and held during the call.",
        "Two openings a day are kept for people we’ve canceled on.",
      ],
      tasks: ["Keep two openings a day that the desk may give to people who were canceled on."],
    },
    {
      does: "Offer what you’re allowed to offer, and nothing else",
      asks: "What can we do to make up for it?",
      heard: /\b(?:make up|fee|waive|discount|refund|compensat\w+|allowed)\b/,
      says: [
        "The desk needs one thing that it may give without asking anybody, and the name of whoever may give more, with an hour.",
      ],
      lines: [
        ["What the desk may do", "There’s no cancellation fee on this, of course. I’ve taken it off."],
        [
          "They want more",
          "That’s not mine to promise. [Name] can decide it, and will call you before [time] today.",
        ],
      ],
      mistake: [
        "Promising to calm them down",
        "A discount that’s promised at 9:05 and refused at 11 makes two angry calls of one.",
      ],
      checks: ["It’s written down what the desk may give, and who may give more."],
      tasks: ["Decide what the desk may give without asking, and who’s called for the rest."],
    },
    {
      does: "If it goes over the line",
      asks: "What if they insult us?",
      heard: /\b(?:abus\w*|insult\w*|swear\w*|curs\w*|threat\w*|line|hang up)\b/,
      says: [
        "Say it once, calmly, with the way back in the same sentence. The second time somebody else calls back, at an hour you name.",
      ],
      lines: [
        [
          "The first time",
          "I want to find you a time, and I can do that if we talk without the insults. Shall we go on?",
        ],
        ["The second time", "I’m going to stop here. [Name] will call you back before [time]. Goodbye."],
      ],
      mistake: [
        "Putting up with it, or hanging up",
        "Both leave the caller without a time. Say what you need, say who calls back, and by when.",
      ],
      checks: ["Everyone at the desk knows the sentence, and who takes over."],
      tasks: ["Agree on who takes over, and on the sentence that passes the call on."],
    },
    {
      does: "End with the new time and one name",
      asks: "How does the call end?",
      heard: /\b(?:end\w*|close|last|confirm\w*|settled|read[- ]back)\b/,
      says: [
        "Read it back with weekday and date, give them your name, and say what happens if it ever has to change again.",
      ],
      lines: [
        [
          "When it’s settled",
          "So that’s Thursday the tenth at 4:10, with [name]. I’ve texted it to you. I’m Kim; if anything about it changes, you’ll hear it from me in person.",
        ],
        ["The last word", "Thank you for giving us another try. We’ll be ready for you."],
      ],
      mistake: [
        "A second cancellation by text",
        "Whoever was canceled on once is called in person the next time. Put that on the card.",
      ],
      checks: [
        "The card says that this person was canceled on, so that it doesn’t happen twice.",
        "The new time is read back with weekday and date, and texted during the call.",
      ],
      tasks: ["Mark such people on their card, and call them in person if it has to change again."],
    },
  ],
};
