import type { Subject } from "./kinds.ts";

export const answeringService: Subject = {
  id: "answering-service",
  name: "answering services",
  heard:
    /\banswering services?\b|\b(?:live|remote|outsourced|offsite|off-site) (?:answering|receptionists?|reception)\b|\bvirtual receptionist (?:service|company|companies)\b|\boutsourc\w+ (?:our |your |the )?(?:phones?|calls?|reception)\b/,
  not: /\b(?:ai|automated)\b|\bvs\b|\bversus\b|\bcompar\w+\b|\bforward\w*\b|\b(?:should|to) (?:\w+ ){0,3}ask\b/,
  title: "How {who} can choose and use an answering service",
  lead: "A good answering service is people who pick up in your name, follow your page and get messages to the right person within minutes. Choose it by three things: how fast it answers on a bad day, how well it keeps to your script, and what your busiest month would cost to the minute. Then treat it like a colleague who works elsewhere: it needs a page, feedback and a name on your side.",
  close:
    "Once a month, call in as a stranger and compare what you said with what reached you. If the message is missing the one thing that mattered, change the page before you change the service.",
  signs: [
    [
      "Callers have to say everything twice",
      "The operator took a name and a number, so you start from zero and the caller notices. Give them five fields to fill in, and send back every message in which one is missing. If it isn’t better in two weeks, they can’t.",
    ],
    [
      "The bill goes up in a quiet month",
      "Look at how minutes are counted: rounding, spam, hold time, calls put through to you. Ask for the call list behind one bill and add it up yourself. One hour with a calculator often pays for the month.",
    ],
    [
      "Urgent calls wait until morning",
      "Compare the time of the call with the time your phone rang. If it took more than ten minutes, either the list isn’t clear or nobody’s reading it. Test it yourself on a Tuesday night and on a Sunday.",
    ],
    [
      "New callers don’t turn into appointments",
      "Count first calls that came through the service, and how many of them are on your schedule. If by day you book half and at night one in six, you’re paying for messages about people who found somebody else.",
    ],
    [
      "It’s never the same voice, and never your name",
      "Call your own line five times in a week. If the greeting changes, the name is mumbled, or you’re asked how it’s spelled, so is everyone who calls you. A service that can’t fix that in a week won’t fix it in a year.",
    ],
  ],
  passages: [
    {
      does: "Decide which calls it should take",
      asks: "When do we need an answering service?",
      heard: /\b(?:when|need|which calls|decide|why|after hours|overflow)\b/,
      says: [
        "Evenings, weekends, lunch, or whenever you don’t pick up after four rings: each is a different order and a different price. It’s strongest where calls are few, varied and sometimes emotional. If most of yours are the same five questions in one big wave, people on a meter are an expensive way to answer them.",
      ],
      mistake: [
        "Giving it everything",
        "Then your regulars talk to a stranger at ten in the morning while you’re sitting there. Give it the hours and the rings you can’t cover.",
      ],
      checks: ["It’s written down which hours and which calls it takes."],
      tasks: ["Write down the hours and calls it should take, with last month’s count."],
    },
    {
      does: "Price your busiest month to the minute",
      asks: "What does an answering service cost?",
      heard: /\b(?:cost|price|fees?|minutes?|bill\w*|much|contract|pricing)\b/,
      says: [
        "Services bill by the minute or by the call, with a base that includes some of either. Ask four things: what counts as a minute, whether it’s rounded up, whether spam and hang-ups count, and what patching a call through costs. Then have each calculate the same month of yours. Add setup, holidays and the notice period. Two offers that look alike can be far apart at the end.",
      ],
      checks: ["Two services calculated the same busy month, with rounding, spam and patch-throughs."],
      tasks: ["Send two services the same month of calls and ask for one figure each."],
      put: "What would this month of ours have cost, with everything in it?",
    },
    {
      does: "Hear it on a bad day",
      asks: "How do we test a service?",
      heard: /\b(?:test|hear|quality|listen|trial|check|how fast|references)\b/,
      says: [
        "Call one of their customers’ numbers on a Monday at nine and on a stormy evening, and count seconds. Ask for the average time to answer on their worst day last year and for the share of callers who gave up. Then run your ten calls: easy, muddled, angry, urgent, and one with a name that has to be spelled.",
      ],
      mistake: [
        "Judging by the salesperson’s voice",
        "They won’t be answering. Listen to the operators at nine on a Monday.",
      ],
      checks: ["We called a reference customer’s line at a busy hour and ran ten test calls."],
      tasks: [
        "Run ten test calls, one with a hard name and one urgent, and compare the messages with what was said.",
      ],
      put: "How long did callers wait on your worst day last year, and how many gave up?",
    },
    {
      does: "Give operators one page they can use",
      asks: "What should we give the service?",
      heard: /\b(?:script|page|instructions|give|tell|train|information)\b/,
      says: [
        "They answer for forty others, so a binder won’t be read. One page: how to greet, five answers, what’s urgent in callers’ words with two names per hour, what to take down, what never to say. Put the date on it and send changes in one line: “From today: closed on Fridays in August.”",
      ],
      lines: [
        [
          "A message worth having",
          "Who called, from which number, what about in their own words, what they were promised, and by when.",
        ],
      ],
      checks: ["The service has one dated page, and knows what’s urgent in callers’ words."],
      tasks: ["Write the one page, with five answers and the urgent list, and read it with a shift leader."],
    },
    {
      does: "Protect what callers say",
      asks: "What about HIPAA and confidentiality?",
      heard: /\b(?:hipaa|confidential\w*|privacy|baa|secur\w*|agreement|legal)\b/,
      says: [
        "A service that takes messages for a practice is a business associate and signs an agreement first. For a law firm, a contract on confidentiality and names before the story. Ask how messages reach you, since a text with a diagnosis on a lock screen is a leak, and how long they keep recordings.",
      ],
      checks: ["The agreement is signed, and messages arrive without details on a lock screen."],
      tasks: ["Get the agreement signed, and check what a message shows on a locked phone."],
      put: "Will you sign our agreement, and how long do you keep messages and recordings?",
    },
    {
      does: "Close the loop every morning",
      asks: "How do we work with it day to day?",
      heard: /\b(?:work|daily|morning|messages|follow|manage|day to day|feedback)\b/,
      says: [
        "One person reads last night’s messages before the doors open, calls new people first, and sends back one line of feedback a week: this was good, this went wrong, here’s the new wording. Services get better for the customers who do this, because somebody there starts to recognize your name.",
      ],
      checks: ["Messages are read before opening, and the service gets feedback once a week."],
      tasks: [
        "Name who reads the messages before opening, and send the service one line of feedback each Friday.",
      ],
    },
  ],
};
