import { together } from "./heard.ts";
import type { Subject } from "./kinds.ts";

const AI =
  "(?:ai|a\\.i\\.|virtual|voice|automated|phone)(?: phone| voice)? (?:receptionists?|assistants?|agents?|answering(?: system| service)?)";

/** The work between a signed contract and the first night, in the order in which it's done. */
export const aiSetup: Subject = {
  id: "ai-setup",
  near: ["after-hours", "forwarding"],
  name: "setting up an AI receptionist",
  heard: together(
    "set(?:ting)? up|setup|configur\\w+|install\\w*|(?:turn|switch)(?:ing)? (?:it )?on|activat\\w+",
    AI,
  ),
  not: /\b(?:what to (?:tell|say to)|tell(?:ing)? (?:our |your |the )?(?:patients|clients|customers|callers|families))\b|\b(?:forward\w*|team|staff|front desk people|replac\w+|week by week|\d+[- ](?:week|day|month)|worth|cost\w*|compar\w+|vs|vendors?|questions? to ask)\b/,
  title: "How to set up an AI receptionist at {who}",
  lead: "Settle first what’s urgent and who’s called for it. Then come the agreement, hours and answers, what the assistant may book, and twenty test calls. The forwarding is set last: it takes ten minutes, and it’s the step everybody wants to begin with. Until it’s set, no caller can be harmed by a mistake.",
  close:
    "Keep one card by the phone: how the forwarding is switched off, who’s on call this week, and who owns the notes. If those three are right, everything else can be improved on a Monday.",
  passages: [
    {
      does: "Write down what never waits, and who’s called for it",
      asks: "What happens with urgent calls?",
      heard: /\b(?:on[- ]call|never waits?)\b/,
      says: [
        "List the calls that can’t wait until morning: {wakes}. For each, write the name and number of the person who’s called, and of a second one if the first doesn’t pick up, for every night of the week. Where a life may be in danger the assistant says “Hang up and call 911,” and nothing else comes before that. Call both numbers at nine in the evening to see whether they ring.",
      ],
      mistake: [
        "Leaving the urgent list for later",
        "The first night isn’t a rehearsal for the caller. Without a list it treats the one call that mattered like all the others, as a note for the morning.",
      ],
      checks: [
        "The urgent list ({urgents}) has two names and numbers for every night, weekends and holidays too, and both numbers rang.",
      ],
      tasks: ["Write the urgent list with two names for every night, and call both numbers."],
    },
    {
      does: "Have the agreement signed first",
      asks: "What has to be signed?",
      only: ["dental", "medical"],
      heard: /\b(?:hipaa|baa|agreement|privacy|compliance|vendor)\b/,
      says: [
        "From the first real call on, the vendor hears names together with reasons, and that’s health information. So a business associate agreement is signed before then, and you know where calls and notes are kept, for how long, and who can open them. Until it’s signed, test with made-up names only.",
      ],
      mistake: [
        "Testing with real patients before it’s signed",
        "A friendly patient who tries it for you is a real call. Use colleagues and invented names.",
      ],
      checks: ["The business associate agreement is signed, and we know how long calls are kept."],
      tasks: ["Have the business associate agreement signed, and note how long calls are kept."],
    },
    {
      does: "Put confidentiality in writing first",
      asks: "What has to be signed?",
      only: ["law"],
      heard: /\b(?:confidential\w*|agreement|privacy|vendor|ethics|bar)\b/,
      says: [
        "What a caller tells it has been told to your firm. Have the vendor sign who can hear a call, where it’s kept and when it’s deleted, and have a partner read that against your bar’s rules. It asks for names, the other side and any date on a paper, and cuts the story short.",
      ],
      checks: ["Who may hear a call, and when it’s deleted, is signed, and a partner has read it."],
      tasks: ["Have the vendor’s promise of confidentiality signed and read by a partner."],
    },
    {
      does: "Enter your hours, your closed days and the next holiday",
      asks: "How does it know that we’re closed?",
      heard: /\b(?:hours|closed|schedul\w+|holidays?|lunch|weekends?|after[- ]hours)\b/,
      says: [
        "Enter the hours that are on your door: each weekday, lunch if you close for it, and the next three holidays by date. Say what it does in each of these times. And decide how it names the morning: “We open at eight tomorrow” on a Thursday must be “on Monday at eight” on a Friday evening.",
      ],
      mistake: [
        "Forgetting the holiday",
        "On the Friday after Thanksgiving it promises a call back within the hour, and nobody’s there. Enter a year of closed days at once.",
      ],
      checks: ["It has our hours for each weekday and every closed day of the next year."],
      tasks: ["Enter the hours of each weekday and a year of closed days."],
    },
    {
      does: "Give it twenty answers in your own words",
      asks: "What do we have to write?",
      heard: /\b(?:answers?|words|say|script|questions|knowledge|write)\b/,
      says: [
        "Ask whoever answers now which twenty questions come most, and write two sentences for each, the way they’d say it: hours, parking, what to bring, whether you take somebody new. For a price, decide whether it’s said, given as a range, or left for a person. For everything that isn’t on the page, it gets one sentence: “I don’t want to guess. Someone will call you by ten on the next day we’re open.”",
      ],
      checks: [
        "Twenty answers were written by the people who answer, and read aloud once.",
        "Its first sentence says that it’s a computer and, if calls are recorded, that they are.",
      ],
      tasks: ["Write twenty answers of two sentences, and read them aloud."],
    },
    {
      does: "Decide what it may book, and connect the calendar",
      asks: "Should it book appointments?",
      heard: /\b(?:book\w*|calendar|schedul\w+|appointments?|connect\w*|integrat\w+|software)\b/,
      says: [
        "For the first month choose one kind of {visit}, short and forgiving; {easy} will do. Connect the calendar with an entry of its own, so that you see at a glance what it booked. Everything else it takes down as a request with two times that suit the caller. If the calendar can’t be connected, let it take requests only, and have it say so: “I’ll write it down, and we’ll confirm on our next open day.”",
      ],
      mistake: [
        "Opening the whole calendar",
        "It fills the half hour you keep for emergencies with something that could have waited. Open one kind, on fixed times, and keep the rest shut.",
      ],
      checks: ["It books one kind of {visit} only, and we can see which ones it booked."],
      tasks: ["Open one kind of {visit} for booking, and mark what it books."],
    },
    {
      does: "Call it twenty times before any caller does",
      asks: "How do we test it?",
      heard: /\b(?:test\w*|try|calls?|check|mistakes?)\b/,
      says: [
        "Every vendor gives you a number to try. Have everyone call it from a cell phone: an easy question, two requests in one sentence, a mumbled name, somebody upset, somebody who wants a person four words in. At least five of the calls are urgent ones, said calmly and in passing. Each wrong answer is corrected that day, and the same call is made again.",
      ],
      checks: ["Twenty test calls are on a list, and every urgent one reached the right person."],
      tasks: ["Make twenty test calls, five of them urgent, and correct every wrong answer the same day."],
    },
    {
      does: "Set the forwarding, and write down how it’s undone",
      asks: "How do the calls get to it?",
      heard:
        /\b(?:forward\w*|phone (?:system|company)|number|rings?|switch\w*|route|connect\w*|after[- ]hours)\b/,
      says: [
        "You keep your number. In your phone system it’s usually the night mode or the time schedule that sends calls to the assistant’s number when you close; with a plain line your phone company’s forwarding does it, by a code you dial. Set it for closed hours only. Then call from outside two minutes before closing and two minutes after. Turn it off and on once, time it, and write the steps on a card.",
      ],
      mistake: [
        "Forwarding everything to be safe",
        "Then it also answers at ten in the morning, while three of you are sitting there. Start with the hours in which a recording answers today.",
      ],
      checks: [
        "The forward was tested from outside, just before and just after closing.",
        "The steps to switch it off are on a card by the phone, and somebody has done it once.",
      ],
      tasks: [
        "Set the forwarding for closed hours, test it on both sides of closing time, and write the card.",
      ],
    },
    {
      does: "Start on a Tuesday, and read every note in the morning",
      asks: "What happens on the first morning?",
      heard: /\b(?:start|first|notes?|morning|go live|launch|follow)\b/,
      says: [
        "A Tuesday, because Mondays are loud and a mistake on Friday lasts until Monday. At closing time one of you calls in once more. The next morning one person, by name, reads every note before the lines open, calls back, and puts a check mark on it when the caller has heard from you. Listen to each of the first night’s calls, and change one answer.",
      ],
      checks: [
        "One person by name, and a backup, will read all notes before anybody answers the first call of the day.",
      ],
      tasks: ["Begin on a Tuesday at closing time, and have one person read every note the next morning."],
    },
    {
      does: "Write down four numbers, and look at them again after two weeks",
      asks: "How do we know that it works?",
      heard: /\b(?:numbers|measur\w+|works?|after|review|results?|weeks?)\b/,
      says: [
        "Put two weeks with it beside two without: calls after closing, calls that left neither a word nor a number, people on call woken for something that could have waited, and hours until somebody was called back. If the second falls and the third doesn’t rise, leave it on. Give it lunch next, and nothing else at the same time.",
      ],
      checks: [
        "Four numbers of the last two weeks are written down, to hold the next two against: late calls, hang-ups, calls that woke somebody for nothing, hours until a call back.",
      ],
      tasks: ["Write the four numbers down before the first call, and again two weeks after it."],
    },
  ],
};
