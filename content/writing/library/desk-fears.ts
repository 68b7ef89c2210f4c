import type { Subject } from "./kinds.ts";

/** An AI receptionist, told to the receptionist who is worried and not to whoever employs her. */
export const deskFears: Subject = {
  id: "desk-fears",
  name: "AI at the front desk",
  heard:
    /(?=.{0,400}\b(?:for|to|from|by) (?:our |the |all )?(?:(?:worried|nervous|anxious|skeptical|afraid|concerned|dental|medical|legal|front[- ]desk) ){0,3}(?:receptionists?|front[- ]desk (?:staff|team|people|workers)|desk staff|secretaries|staff)\b)(?=.{0,400}\b(?:ai|assistant|automat\w+|machine|bot)\b)(?=.{0,400}\b(?:(?:my|your|our) jobs?|worried|nervous|afraid|anxious|replace (?:me|us|you)|still need(?:ed)? (?:me|us|you))\b)/,
  not: /\b(?:explain\w*|tell\w*|introduc\w+|announc\w+)\b[^.?!]{0,50}\b(?:patients|clients|customers|callers)\b|\b(?:owners?|managers?|bosses)\b/,
  title: "Will an AI receptionist take my job? Answers for the front desk",
  lead: "Nobody can promise you a job, and you shouldn’t believe an article that does. What you can find out is which of your calls it would take, what your boss means to do with the hours, and whether you’ll have a say. Here is what it can and can’t do, and the sentences with which you can ask.",
  close:
    "Write down the three calls from this week that you’d gladly give away and the three that nobody but you should take. Bring that page to the first talk. It makes you the one in the room who knows what the phone does all day.",
  passages: [
    {
      does: "Know what it takes and what it leaves",
      asks: "Will it take my job?",
      heard: /\b(?:replac\w*|jobs?|fired?|lay ?offs?|lose|afraid|fear|worr\w+|take)\b/,
      says: [
        "It answers the calls you can’t reach: lunch, evenings, the third line on a Monday. It can’t greet the man at the counter, notice that Mrs. Alvarez is limping, or calm a father whose daughter fell off a swing. Whether your hours change is a decision that a person makes, and you’re allowed to ask which one it is.",
      ],
      lines: [
        [
          "To find out where you stand",
          "Before we start with this: does anything change about my hours, and if you don’t know yet, when will you?",
        ],
        [
          "If the answer stays vague",
          "I’d like to help make it work. It’s easier for me if I know by when the hours are decided.",
        ],
      ],
      checks: ["I’ve asked what happens to my hours, and I know by when I’ll hear."],
    },
    {
      does: "Say it to your boss as one who knows the calls",
      asks: "What do I say to my boss?",
      heard: /\b(?:boss|manager|say|ask|tell|talk|raise|speak)\b/,
      says: [
        "Bring facts and not a feeling: how many calls you took on Monday, what they were about, and which went wrong because two lines rang while somebody stood in front of you. Then make an offer. People who choose such a thing often have no idea what callers really say, and you do.",
      ],
      lines: [
        [
          "As an offer",
          "I’ve written down forty calls from last week. About half are hours, parking and moving a time. I’d give it those, and I’d like to be the one who checks what it says.",
        ],
      ],
      checks: ["I’ve counted one day of calls by what they’re about."],
    },
    {
      does: "Ask about pay and hours in plain words",
      asks: "Are my pay and my hours safe?",
      heard: /\b(?:pay|wage|salary|hours|money|raise|safe|secure)\b/,
      says: [
        "Ask for three things, in writing if you can get it: whether hours change within the next six months, whether looking after the assistant is part of your job and in your working time, and what that’s worth. Reading its notes, fixing its answers and deciding what it passes on is more responsible work than picking up. If you take it on, that’s the moment to talk about pay, and not a year later.",
      ],
      checks: ["I know whether the work with it is in my paid hours."],
    },
    {
      does: "Learn the four things that count",
      asks: "What do I have to learn?",
      heard: /\b(?:learn\w*|train\w*|skills?|know|computer|tech\w*)\b/,
      says: [
        "How to read its notes, how to change an answer it gives, how to take a call over in the middle, and how to switch it off. That’s an hour with somebody who shows you, and a week of doing it. You don’t need to know how it’s built. What nobody can teach you in an hour you have already: who gets nervous, who needs the morning slot because of the bus, and what “it’s nothing, really” means.",
      ],
      checks: ["I’ve changed one of its answers myself, and I know how to switch it off."],
    },
    {
      does: "Find out whether it listens to you",
      asks: "Does it listen to my calls or keep score on me?",
      heard: /\b(?:listen\w*|monitor\w*|watch|track|record\w*|spy|score|compare|evaluat\w*)\b/,
      says: [
        "It keeps a record of the calls it answers itself. Whether yours are recorded too is a setting, and in many states people on the call have to know of it. Ask what’s recorded, who can hear it, and how long it’s kept. Its two seconds to answer are no measure for you: it isn’t checking in a family of five meanwhile.",
      ],
      lines: [
        ["To ask it without a quarrel", "Are my own calls recorded or counted in this? Who looks at that?"],
      ],
      checks: ["I know whether my own calls are recorded, and who can hear them."],
    },
    {
      does: "Say when it goes wrong",
      asks: "What if it says something wrong and I get the complaint?",
      heard: /\b(?:wrong|complain\w*|mistakes?|angry|blame|goes wrong|errors?)\b/,
      says: [
        "You will, in the first weeks. Say “I’m sorry it told you that. Here’s what’s right,” mend it for that caller, and write down the sentence with the time. One list on the desk, read each day by whoever can change it. If the same line is on it three times, ask to have that kind of call taken away from it.",
      ],
      checks: ["There’s one list for what it got wrong, and somebody reads it daily."],
    },
    {
      does: "See what your day looks like with it",
      asks: "What will my day look like?",
      heard: /\b(?:day|look like|change|work|different|time|routine)\b/,
      says: [
        "In the morning you read its notes from the night and call back the ones that need a person. During the day it takes what rings while you’re busy, and some calls come through to you with a name and a reason already on the screen. What it frees goes to things that always slip: the ones who never booked, the unpaid claim, a lunch you eat sitting down. In the first two weeks it makes more work, because somebody has to correct it.",
      ],
      checks: ["I know which calls come to me, and what I see before I pick up."],
    },
    {
      does: "Know what nobody should give it",
      asks: "Which calls should stay mine?",
      heard: /\b(?:which calls|stay|mine|keep|never|human|person)\b/,
      says: [
        "Bad news, tears, a threat, a child on the line, somebody who asks twice for a person, anything that begins with “I don’t know whether this is serious.” Put your list on paper before it’s set up. Those become the calls it has to pass on, and they’re yours.",
      ],
      checks: ["The list of calls that come to a person is in my handwriting."],
    },
  ],
};
