import type { Stand } from "./kind.ts";

const MACHINE = "(?:ai|a\\.i\\.|assistants?|bots?|chatbots?|robots?|machines?|computers?|automat\\w+)";
const WAIT = "(?:on hold|hold (?:music|times?)|holding|wait(?:ing)?|queues?|ringing)";

export const waitingNotRobots: Stand = {
  id: "waiting-not-robots",
  topic: "choosing",
  name: "waiting on the phone",
  claim: "People don’t hate the machine, they hate the wait",
  heard: new RegExp(
    `\\b(?:don['’]?t|do not|doesn['’]?t|does not|never|nobody|no one)(?: \\w+)? (?:hates?|minds?|dislikes?|resents?|fears?|objects? to|complains? about|care(?:s)? (?:if|whether|that))\\b.{0,40}\\b${MACHINE}\\b|\\b${WAIT} .{0,40}\\b(?:worse|ruder|more annoying) than\\b.{0,30}\\b${MACHINE}\\b|\\brather (?:talk|speak|deal|be answered)\\b.{0,30}\\b${MACHINE}\\b.{0,20}\\bthan\\b.{0,20}\\b${WAIT}|\\b${MACHINE}\\b.{0,40}\\b(?:better|kinder|politer) than\\b.{0,20}\\b${WAIT}`,
  ),
  // What they hate is another thing there.
  not: /\bmenus?\b|\bpress (?:1|one)\b|\bvoice ?mail\b|\b(?:lied|lying|lies|pretend\w*|hid(?:e|es|ing|den)|trick\w*|fooled|disclos\w+)\b|\bthey (?:just |only |really )?(?:hate|mind|fear|dislike|resent) (?!.{0,30}\b(?:hold|wait\w*|queues?|ringing|music)\b)/,
  opens: [
    "Think of the last time a company made you angry on the phone. You may remember the music. You may remember being told, every forty seconds, how important you were. The chances are that nobody’s voice had anything to do with it: you were angry before anyone spoke.",
    "(The publisher of this page sells voice assistants, so hold each sentence against your own call log.)",
  ],
  because: [
    [
      "Hold takes the one thing they came with",
      "Somebody who calls from work has the length of a break. On hold they can’t put the phone down, can’t tell how long it’ll be, and can’t be sure anyone knows they’re there. A machine that picks up at the second ring takes none of that from them. They say what they want, and they know within ten seconds whether it can be done.",
    ],
    [
      "Nobody hangs up on an answer",
      "Open the phone company’s log and look at when callers leave. They leave while it rings and while the music plays, most of them before the second minute. A voice that says “I’m an assistant, a computer, and I can book, take a message or get you a person” may surprise them. It doesn’t keep them waiting, and whoever wants a person can say so at once.",
    ],
    [
      "What they dislike about robots is the waiting in them",
      "Ask people for their worst story about a machine, and listen to what it’s a story of. They repeated themselves, they went around in a circle, they couldn’t get out. Those are all ways of being made to wait. One that understands, finishes the simple thing and lets go of everything else leaves no such story behind.",
    ],
    [
      "Being put on hold says who matters",
      "“Can you hold?” isn’t meant as a question, and callers know it. It tells them that somebody else came first. Your desk isn’t rude; it has two hands and three lines. But the caller doesn’t see the desk.",
    ],
  ],
  of: {
    dental: [
      [
        "A patient on hold has time to change their mind",
        "It took a week to decide to call about that tooth. Two minutes of music are two minutes for finding a reason not to, and the next dentist in the plan’s directory is one tap away. Asked “Does anything hurt, or is it for a checkup?” at the second ring, the same patient has a time before the courage is gone.",
      ],
    ],
    medical: [
      [
        "A patient on hold is often ill",
        "The queue at eight has somebody in it with a feverish child on one arm. Whether a person or a computer asks what’s wrong matters less to that parent than whether anyone asks. A refill answered by a machine takes nothing from them. A refill ahead of them in the queue does.",
      ],
    ],
    law: [
      [
        "Somebody with papers in their hand won’t hold",
        "A person who was served an hour ago has a list of firms on the screen. Music tells them to try the next one. A voice that takes a name, the other side and the date on the paper, says what it is and names the hour of the call back has answered the only question they had: has somebody got this?",
      ],
    ],
    trades: [
      [
        "Water doesn’t wait for the music to end",
        "With a ceiling coming down, nobody cares what asks them where the shutoff is. They care that it’s asked now, and that a person’s phone is ringing somewhere.",
      ],
    ],
    vet: [
      [
        "An owner on hold is watching an animal",
        "Behind a nail trim and two refills stands somebody whose dog has eaten something. They don’t want a conversation. They want to hear “Come now” or “Tomorrow is fine,” or to be put through to whoever may say it.",
      ],
    ],
  },
  sum: [
    "Whose minutes they are",
    "Say 40 calls a day are put on hold, for a minute and a half each. That’s an hour of other people’s day, every day, or about 20 hours in a month of twenty days. Say three of the 40 give up, and one in three of those was new: one new {customer} a day who never reached you. Now let something answer the calls that follow a rule, half of them, at the second ring. The other 20 reach your desk with half the queue ahead of them. Put your own numbers in; the log has them.",
  ],
  acts: [
    "Ask your phone company for last month’s time on hold, and for the second at which callers gave up.",
    "Call your own number at your busiest hour, and write down how long it took until anybody or anything answered.",
    "Ask ten {customers} which they’d choose: two minutes of music and then a person, or an assistant at once with a person on request.",
  ],
  grants: [
    "Some people do hate it, and they aren’t being difficult: those who are frightened, hard of hearing, or calling about something they can hardly say. A machine also gets the odd call badly wrong, usually the one that matters most, and every call that it can’t finish becomes a note for somebody. All of that is a case for a person within one sentence’s reach. It isn’t a case for music, because those same callers are the ones whom waiting hurts most.",
  ],
  ends: "So stop asking whether {customers} will put up with a robot. Ask how long they’re putting up with nobody. Whatever answers at once, says what it is and gets a person when it’s asked to will be forgiven for not being one.",
};
