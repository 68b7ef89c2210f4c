import type { Subject } from "./kinds.ts";

const AI =
  "(?:ai|virtual|voice|automated)(?: phone| voice)? (?:receptionists?|assistants?|agents?|answering(?: system| service)?)";

/** What an assistant can be given, one kind of call after the other. */
export const aiTasks: Subject = {
  id: "ai-tasks",
  name: "calls an AI receptionist can take",
  heard: new RegExp(
    `\\b(?:calls?|tasks?|things?|jobs?|work)\\b[^.?!]{0,40}\\b(?:automate\\w*|hand (?:off )?to (?:an? )?ai|give to (?:an? )?ai|${AI} (?:can|should|could) (?:take|handle|do|answer))\\b|\\bcalls?\\b[^.?!]{0,40}\\b(?:let|leave to|trust) (?:an? )?${AI}(?: (?:finish|take|handle|answer|do))?|\\bautomat\\w+\\b[^.?!]{0,30}\\b(?:phone|calls?|front[- ]desk)\\b|\\bhow (?:an? )?${AI} (?:can )?helps?\\b|\\bwhat (?:can|could|does) (?:an? )?${AI} (?:actually )?do\\b|\\b(?:ways|use cases|uses (?:for|of)|benefits)\\b[^.?!]{0,40}\\b${AI}\\b|\\b${AI}\\b[^.?!]{0,20}\\b(?:use cases|benefits)\\b`,
  ),
  not: /\b(?:can'?t|cannot|not do|limits?|reasons|myths|emergenc\w+|don'?t know|vs|versus|wrong|goes down|go down|choose|choosing|law(?:yers)? (?:ethics)|conflict)\b/,
  title: "Which calls an AI receptionist can take at {who}",
  lead: "Give it the calls that follow a rule and come at bad times: bookings, changes, the same five questions, first calls after hours, and messages worth acting on. Keep for people whatever needs judgment, comfort or an exception. Below, each kind of call has what the assistant does, what it leaves alone, and how to see within two weeks whether it’s working. (The publisher of this page sells AI receptionists.)",
  close:
    "Don’t start with all of them. Take the one that interrupts you most and can’t go badly wrong, run it after hours for two weeks, read every call, and then add the next.",
  passages: [
    {
      does: "Book the visits that follow a rule",
      asks: "Can it book appointments?",
      heard: /\b(?:book\w*|schedul\w+|appointments?|calendar)\b/,
      says: [
        "One or two kinds of {visit} with a fixed length, on days you’ve opened, offered as two times and confirmed by text. It reads the day, date and time back before it enters anything. What needs a look first, or two rooms, or an exception, it takes down for a person. After two weeks compare: bookings it made, and how many of them you had to correct. Under one in twenty is good.",
      ],
      eg: {
        dental:
          "In a dental office that’s cleanings and checkups for people who’ve been in, and a new-patient visit of a fixed length. Crowns, and anything that hurts, stay with the desk.",
        law: "At a law firm it’s a consultation of a fixed length, after the names for the conflict check have been taken and somebody has cleared them. Until then it’s a hold and not a booking.",
        medical:
          "In a medical office it’s follow-ups and annual visits. Symptoms go to your triage page and a nurse, and never into a slot on the assistant’s own judgment.",
        trades:
          "For a contractor it’s maintenance visits and a first look at a fixed trip charge, with the address, the problem and a photo.",
      },
      checks: ["It books only the kinds of visit that have a fixed length, and reads each one back."],
      tasks: ["Open one kind of visit to it, and check its first twenty bookings."],
    },
    {
      does: "Move and cancel without a sigh",
      asks: "Can it reschedule?",
      heard: /\b(?:cancel\w*|reschedul\w+|move|change)\b/,
      says: [
        "People remember tomorrow’s appointment at ten at night and don’t want to explain themselves to anybody. It checks who’s calling in the way you’ve set, offers two other times before it takes them off, and puts the freed slot on a list for the morning. You’ll see more cancellations by phone and fewer empty chairs, because they come a day earlier.",
      ],
      checks: ["It offers two new times before it cancels, and the freed slot is on the morning list."],
      tasks: ["Let it move visits after hours, and look at the freed slots at eight."],
    },
    {
      does: "Answer the same five questions",
      asks: "Can it answer common questions?",
      heard: /\b(?:questions?|hours|directions|faq|information|parking|insurance)\b/,
      says: [
        "Hours, directions and parking, what to bring, whether you take a plan or a kind of case, what a first visit costs. It says what’s on your page, in your words, and offers to text it. If it isn’t on the page it says so and takes the question down. Count for a week how many of those calls the desk gets: at 12 a day and two minutes each, it’s two hours a week.",
      ],
      checks: ["It answers from our page, and takes down what isn’t on it."],
      tasks: ["Write the five answers, and count how many such calls the desk gets before and after."],
    },
    {
      does: "Catch the second line and the lunch hour",
      asks: "Can it take calls when we’re busy?",
      heard: /\b(?:busy|overflow|lunch|second|peak|missed|rush|same time)\b/,
      says: [
        "It takes any number of calls at once, so it’s best where people come in waves: Monday at eight, noon, the first cold day. Set it to answer at the fourth ring or when the line is busy, and the desk keeps the calls it can take. The number to watch is calls nobody answered, by hour; in the hours it covers, it should be close to none.",
      ],
      checks: ["Calls past the fourth ring or on a busy line reach it."],
      tasks: ["Send it the calls past the fourth ring for two weeks, and compare unanswered calls by hour."],
    },
    {
      does: "Take first calls at night and on weekends",
      asks: "Can it handle new callers after hours?",
      heard: /\b(?:new|first|after[- ]hours|nights?|weekends?|leads?|intake|evening)\b/,
      says: [
        "Somebody new who calls at eight in the evening is comparing. It welcomes them, asks what’s going on, takes the few facts you need, and books or promises a call by a stated hour. Keep it to what’s needed: a name, a number, the reason in one line. In the morning those names come first, and whoever calls starts with what they already said.",
      ],
      checks: [
        "New callers at night get a time or a promised hour, and they’re called first in the morning.",
      ],
      tasks: ["Write the four facts it takes from new callers, and name who calls them at eight."],
    },
    {
      does: "Pass on what’s urgent",
      asks: "What does it do with urgent calls?",
      heard: /\b(?:urgent\w*|emergenc\w+|pass on|transfer\w*|on[- ]call)\b/,
      says: [
        "911 first, where there’s danger. Then your list, in callers’ words, and a person’s phone while the caller’s still on the line, with a second name if the first doesn’t pick up. {Cap:urgent} belongs on it. It doesn’t judge, reassure or advise. Test it yourself with ten wordings before it answers, and once a month from then on.",
      ],
      checks: ["Urgent calls reach a named person; we’ve tested it with ten wordings."],
      tasks: ["Write the list with two names per hour, and test it with ten wordings."],
    },
    {
      does: "Write messages you can act on",
      asks: "Can it take messages?",
      heard: /\b(?:messages?|notes?|summar\w+|voicemail)\b/,
      says: [
        "Name spelled, number read back, what it’s about in their words, how urgent by your list, what was promised. The same facts every time, legible, in one place, at once. Compare ten of its notes with ten from your voicemail: on how many could you act without calling to ask? That’s often the first thing a skeptical team likes about it.",
      ],
      checks: ["Its notes always have the same facts, and someone reads them at fixed hours."],
      tasks: ["Compare ten of its notes with ten voicemails."],
    },
    {
      does: "Finish simple calls in Spanish",
      asks: "Can it speak other languages?",
      heard: /\b(?:spanish|languages?|bilingual)\b/,
      says: [
        "If you’ve set it up for that and tried it with native speakers, it can book, give directions and take a note that reaches you in English with “call back in Spanish” on it. It doesn’t replace a qualified interpreter where health, consent or legal facts are concerned. Test the emergency words in Spanish, too.",
      ],
      checks: ["Native speakers have tried its Spanish, emergency words included."],
      tasks: ["Have two native speakers call it five times each."],
    },
    {
      does: "Screen out the dialers",
      asks: "Can it stop spam calls?",
      heard: /\b(?:spam|robocalls?|sales|screen\w*|junk)\b/,
      says: [
        "A recording that talks over it gets nowhere, and a salesperson hears one polite sentence. At eight such calls a day and a minute each, your desk gets back 40 minutes a week. Make sure that courts, hospitals, schools and delivery drivers still get through; look at what it turned away on Fridays.",
      ],
      checks: ["Somebody looks at what it turned away once a week."],
      tasks: ["Read through a week of calls it turned away."],
    },
    {
      does: "Leave these to people",
      asks: "What shouldn’t it take?",
      heard: /\b(?:leave|people|shouldn'?t|human|keep|judgment)\b/,
      says: [
        "Anyone who’s crying, angry or frightened. Anyone who asks for a person, the first time they ask. Advice about a body, a case or money. Exceptions, apologies, bad news, and the {customer} of twenty years who wants to hear Dana’s voice. The desk has more time for them, and that’s the reason for the rest.",
      ],
      checks: ["A list says which calls always go to a person, and one request is enough."],
      tasks: ["Write with the desk the list of calls that always go to a person."],
    },
  ],
};
