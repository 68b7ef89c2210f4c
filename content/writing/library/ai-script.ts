import { together } from "./heard.ts";
import type { Subject } from "./kinds.ts";

const AI =
  "(?:ai|a\\.i\\.|virtual|voice|automated|phone)(?: phone| voice)? (?:receptionists?|assistants?|agents?)|(?:chat|voice|phone)?bots?|ai (?:answers|picks up)";

/** What an assistant is given to say, from hello to goodbye. */
export const aiScript: Subject = {
  id: "ai-script",
  name: "a script for an AI receptionist",
  heard: together(
    "scripts?|scripting|(?:what|words|sentences) (?:an?|the|our|your) (?:assistant|receptionist) (?:should|must|may) say|what (?:should|must|can) (?:[\\w’'-]+ ){1,4}say|greeting|prompts?|call flows?|wording|dialogues?",
    AI,
  ),
  not: /\b(?:tell(?:ing)? (?:patients|clients|customers)|vendors?|disclos\w+|found out|find out|who ask(?:s|ed)?|upset|angry|compare|vs|versus|sounds? robotic)\b/,
  title: "How to write a script for an AI receptionist at {who}",
  lead: "Write it as eight short pieces, because no call runs from top to bottom: what it says first, the calls that never wait, one question at a time, the bookings it may make, prices, what it doesn’t know, the way to a person, and goodbye. Each piece is a sentence or two in the words of whoever answers best today. Then have somebody read it aloud while another interrupts.",
  close:
    "Print it on two pages and keep it where people answer, too. When a caller reaches a person after the assistant, both should be working from the same words.",
  near: ["ai-answers", "ai-handoff"],
  passages: [
    {
      does: "Say who it is, and that it’s a computer",
      asks: "What should it say first?",
      heard: /\b(?:greeting|first|hello|opening|introduc\w+|disclos\w+)\b/,
      says: [
        "Three things in under eight seconds: your name, that it’s an automated assistant, and an open question. If calls are recorded, that comes here as well, before anything is kept. No menu and no thanks for calling.",
      ],
      lines: [
        [
          "Greeting",
          "Hello, you’ve reached [name of the business]. I’m an automated assistant, and you can ask for a person anytime. How can I help?",
        ],
      ],
      mistake: [
        "Giving it a name and leaving out what it is",
        "Callers find out in the second minute, and then they doubt the first one. Say it in the first breath.",
      ],
      checks: [
        "The greeting says our name, that it’s a computer and how to reach a person, in under eight seconds.",
      ],
      tasks: ["Write the greeting, read it aloud, and cut it to eight seconds."],
    },
    {
      does: "Put the calls that never wait above everything else",
      asks: "What does it do in an emergency?",
      heard: /\b(?:emergenc\w+|urgent\w*|danger\w*|911|safety)\b/,
      says: [
        "{Cap:urgent}: whichever words a caller uses for it, this comes before their name, before any question and in the middle of any other call. Whoever is responsible for it in your business writes the list and signs it. Put callers’ own words on it; nobody says “emergency.”",
      ],
      lines: [
        ["Danger to life", "That can’t wait. Please hang up and call 911 now."],
        [
          "Urgent, but no danger to life",
          "I’m getting someone for you now. What’s the best number, in case we’re cut off?",
        ],
      ],
      mistake: [
        "Letting it ask how bad it is",
        "It can’t judge the answer. Certain words decide, and a person does the rest.",
      ],
      checks: ["A signed list of urgent words comes before every other rule, and each was tried on a call."],
      tasks: ["Write the list of what never waits in callers’ words, and have it signed."],
    },
    {
      does: "Ask one thing at a time, and only what you need",
      asks: "Which questions should it ask?",
      heard: /\b(?:questions?|ask|intake|collect|information|details)\b/,
      says: [
        "Write down what a colleague really needs to go on: a name, a number, what it’s about in one line, and the one fact that decides how much time it takes. Each is a question of its own, in the order in which people tell it. Everything beyond that is asked by somebody who can do something with the answer.",
      ],
      lines: [
        ["The reason", "What’s it about, in a sentence?"],
        ["The number", "Which number reaches you today? I’ll read it back."],
      ],
      mistake: [
        "Making it fill in your whole form",
        "By the sixth question people answer anything. Four facts that are right beat twelve.",
      ],
      checks: ["It asks four things at most, one at a time."],
      tasks: ["Cut its questions to the four that a colleague needs."],
    },
    {
      does: "Say what it may book, and between which times",
      asks: "How does it book?",
      heard: /\b(?:book\w*|appointments?|schedul\w*|calendar)\b/,
      says: [
        "Name the kinds it may book by itself, each with its length and its days, {easy} for example. For the rest it takes two wishes and promises a call. It offers two times, never a list, and nothing is booked until it has read the time back and heard a yes.",
      ],
      lines: [
        ["Offering", "I have Tuesday at 9:20 or Thursday at 3. Which is better?"],
        ["Confirming", "So that’s Thursday, March 5, at 3 in the afternoon. Is that right?"],
      ],
      mistake: [
        "Letting it book whatever fits",
        "It will put forty minutes of work into a gap of twenty. Start with one kind.",
      ],
      checks: ["The kinds it may book are listed with length and days, and it reads each one back."],
      tasks: ["List what it may book, with the length of each and the days."],
    },
    {
      does: "Decide each price once: said, a range, or a person",
      asks: "What does it say about prices?",
      heard: /\b(?:prices?|costs?|fees?|how much|insurance)\b/,
      says: [
        "Go through the ten prices people ask for and mark each: it says the figure, it says a range with what it depends on, or it takes the question down. It never works one out, and it doesn’t say what somebody’s insurance will pay.",
      ],
      lines: [
        [
          "A price it may not give",
          "I don’t want to guess at that. Someone who knows will call you by ten tomorrow.",
        ],
      ],
      mistake: [
        "“Prices vary”",
        "That’s the sentence after which people call someone else. A range with its reason keeps them.",
      ],
      checks: ["Each of the ten most-asked prices is marked: said, a range, or a person."],
      tasks: ["Mark the ten most-asked prices: said, a range, or a person."],
    },
    {
      does: "Write the sentence for what it doesn’t know",
      asks: "What does it say when it doesn’t know?",
      heard: /\b(?:doesn'?t know|don'?t know|unknown|wrong|mistakes?|guess\w*)\b/,
      says: [
        "This sentence will be used more than any other, so make it a promise that somebody keeps: that it doesn’t know, who will, and by when. Below it, list the subjects on which it has to use that sentence even if it has found something that sounds right.",
      ],
      lines: [
        [
          "Always",
          "I don’t know that, and I won’t guess. [Name or role] does. May they call you before noon?",
        ],
      ],
      mistake: [
        "Letting it find an answer on the website",
        "The website has last year’s hours. What isn’t on the two pages, it doesn’t know.",
      ],
      checks: ["It has one sentence for what it doesn’t know, with a time that we keep."],
      tasks: ["Write the sentence for what it doesn’t know, and name who keeps its promise."],
    },
    {
      does: "Open the way to a person at the first asking",
      asks: "How does a caller reach a person?",
      heard: /\b(?:person|human|transfer\w*|hand(?:s|ing)?[- ]?(?:over|off)|escalat\w*|upset|angry)\b/,
      says: [
        "Once is enough, in any words: “a person,” “the front desk,” “are you kidding me?” It doesn’t ask why and doesn’t try again. If nobody’s free, it says so and names a time. The same goes for somebody who cries, shouts, or has been misunderstood twice.",
      ],
      lines: [
        [
          "Somebody’s free",
          "Of course. One moment, and I’ll tell them what it’s about so you don’t have to.",
        ],
        [
          "Nobody is",
          "They’re all with someone right now. Which number reaches you? You’ll hear from us by [time].",
        ],
      ],
      mistake: [
        "“Maybe I can help you with that first?”",
        "That’s the line at which people hang up and tell others about it.",
      ],
      checks: ["Asking for a person once works, in any words, also when nobody’s free."],
      tasks: ["Try ten ways of asking for a person, and make all ten work."],
    },
    {
      does: "End with what happens next",
      asks: "How does it end the call?",
      heard: /\b(?:end\w*|goodbye|closing|confirm\w*|next|follow)\b/,
      says: [
        "It repeats the day, the number or the promise, says who does what by when, and stops. No survey, no “anything else I can help you with today?” A pause of two seconds gives people room for one more thing.",
      ],
      lines: [["Goodbye", "You’re set for Thursday at 3, and a text is on its way. Anything else?"]],
      mistake: [
        "Ending with a slogan",
        "The last thing they hear should be what they’ll tell their family: Thursday at three.",
      ],
      checks: ["Each call ends with who does what by when."],
      tasks: ["Write one goodbye for each way a call can end."],
    },
  ],
};
