import type { Subject } from "./kinds.ts";

export const overflow: Subject = {
  id: "overflow",
  name: "overflow calls",
  heard:
    /\boverflow(?:ing)?\b|\b(?:two|both|three|several|all) (?:phone )?lines? (?:ring\w*|are|at once|lit)\b|\b(?:two|three|several|multiple) (?:people|callers|calls) (?:call\w* )?at (?:once|the same time)\b|\bsimultaneous calls\b|\bcalls (?:stack|pile)\w* up\b/,
  not: /\b(?:vs|versus|heat ?wave|storm)\b/,
  title: "How {who} can handle overflow calls",
  lead: "When the second line rings, someone has to lose unless you’ve decided beforehand where it goes. Decide once: after three rings or on a busy line, the call moves on, first to another person in the building, then to something that always answers. Work out which half hours it happens in, and give whoever catches those calls the same page of answers that the desk has.",
  close:
    "Two weeks later, look at the log for one thing: calls that nobody answered while someone was in the office. If it’s close to zero, leave it alone. If it isn’t, the rings are too many or the path ends in a box.",
  passages: [
    {
      does: "Find the half hours in which it happens",
      asks: "When do calls overlap?",
      heard: /\b(?:when|find|log|hours?|count|measure|monday|pattern|know)\b/,
      says: [
        "Sort a month of calls by half hour and mark those in which a second came in while the first was running. It’s usually four or five spots a week: Monday at eight, after lunch, the last half hour. Everything you do next belongs in those, and not into the whole day.",
      ],
      mistake: [
        "Hiring for an average",
        "An average of six calls an hour looks manageable. It was none for forty minutes and six in ten. Look at half hours.",
      ],
      checks: ["We know in which half hours calls overlap."],
      tasks: ["Mark for a month the half hours in which a second call came in during the first."],
    },
    {
      does: "Give the second call a path",
      asks: "Where should overflow calls go?",
      heard: /\b(?:where|path|route|go|forward\w*|second|ring|handle)\b/,
      says: [
        "Ring one: the desk. Ring three: the phone in the back, with somebody who knows that it’s theirs between eight and ten. Ring five, or when both are busy: a service or an assistant. Each step answers with the name of the business, so the caller never notices the detour. What the path must never end in is a voicemail box or a busy signal.",
      ],
      lines: [
        [
          "When the back picks up",
          "Good morning, [name of the business], this is Tom. The desk is with someone, so I’ve got you. What can I do?",
        ],
      ],
      checks: [
        "A second call goes to another person after three rings, and then to something that always answers.",
      ],
      tasks: ["Set the path: desk, back phone after three rings, then a service or an assistant."],
    },
    {
      does: "Finish the first call properly",
      asks: "Should we put the first caller on hold?",
      heard: /\b(?:hold|first caller|interrupt|juggl\w*|finish|which call)\b/,
      says: [
        "No. Two half-served callers are worse than one who’s served and one who’s caught elsewhere. Take the pressure out of it by saying so to the team: the second call has its own path, and nobody’s counting rings behind your back. The exception is a clinic or a shop where the second call may be an emergency, and there the path leads to a person who can tell.",
      ],
      mistake: [
        "Answering line two with “Please hold”",
        "It feels quick, and now two people are waiting. If the path works, let it ring.",
      ],
      checks: ["Nobody interrupts a call to answer a second one."],
      tasks: ["Tell the team that the second call has its own path, and let it ring."],
    },
    {
      does: "Take ten seconds for the second caller when you’re alone",
      asks: "What if only one person answers?",
      heard: /\b(?:only one|alone|one of you|single|solo|by (?:my|your)self|one person)\b/,
      says: [
        "Finish the sentence you’re in, ask the first caller for ten seconds, and give the second one of two things: a time for a call back, or a way to someone if it’s {urgents}. Then go back to where you were. Whoever was first stays first. Before the next time comes, let the second line go on by itself after three rings.",
      ],
      lines: [
        [
          "To the first caller",
          "My other line is ringing. May I take ten seconds to get their number? I’ll be right back with you.",
        ],
        [
          "To the second caller",
          "[Name of the business], I’m on another call. Is it urgent, or may I call you back in ten minutes? What’s your number?",
        ],
        ["When you’re back", "Thank you. You were saying: [their last sentence]."],
      ],
      extra: true,
    },
    {
      does: "Give the catcher the same page",
      asks: "What does whoever catches them need?",
      heard: /\b(?:need|page|know|answers|script|tell|service|assistant|information)\b/,
      says: [
        "Hours, the ten commonest answers, what may be booked, what’s urgent and who takes it. If the person in the back, the service and the assistant all work from one page with a date on it, callers hear the same thing from each. {Easy} should be finished there and then; all else gets a name, a number and a time.",
      ],
      checks: ["Everyone and everything that catches calls works from the same dated page."],
      tasks: [
        "Write one page for everybody who catches calls: ten answers, what may be booked, what’s urgent.",
      ],
    },
    {
      does: "Move calls out of the crush",
      asks: "How can we have fewer calls at peak times?",
      heard: /\b(?:fewer|reduce|peak|move|spread|prevent|less)\b/,
      says: [
        "Some of Monday at eight is your own doing: a voicemail that says “call us Monday,” reminders that go out Sunday night, statements mailed on Friday. Shift those by a day. Put a link for moving a time into each text. And say in the greeting that it’s quietest from ten-thirty on; a few will believe you, and a few is what you need.",
      ],
      checks: ["Nothing we send makes people call in the busiest hours."],
      tasks: ["List what you send that makes people call, and move it away from the busiest hours."],
    },
    {
      does: "Choose between people, a service and an assistant",
      asks: "What does it cost to have overflow answered?",
      heard: /\b(?:cost|price|choose|option|hire|which|compare|assistant|ai|service)\b/,
      says: [
        "Five half hours a week aren’t a job, so a hire is rarely the answer to overlap alone. A colleague with a second phone is free and limited to when they’re there. A service charges by the minute and takes messages. An assistant costs {priceRange} here, answers any number at once, and finishes what follows a rule. Start with the colleague, count again, and buy only what’s left.",
      ],
      checks: ["We tried a second phone in the building before paying for anything."],
      tasks: [
        "Try a second phone in the building for two weeks, count again, then decide on a service or an assistant.",
      ],
    },
  ],
};
