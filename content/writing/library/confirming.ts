import type { Subject } from "./kinds.ts";

export const confirming: Subject = {
  id: "confirming",
  name: "confirmation calls",
  heard:
    /\bconfirm(?:ation|ing|ed)? (?:phone )?calls?\b|\b(?:call|calling|phone|phoning) (?:\w+ ){0,3}to confirm\b|\breminder (?:phone )?calls?\b|\bconfirm\w* (?:\w+ ){0,2}(?:appointments?|visits?|consultations?) by phone\b|\b(?:unconfirmed|confirm\w*) (?:appointments?|visits?)\b/,
  title: "How to make confirmation calls that work at {who}",
  lead: "Text everyone, then call only the people a text didn’t reach: first visits, long appointments, the ones who’ve missed before, and whoever hasn’t answered two days out. A confirmation call is a conversation of forty seconds that ends in a clear yes or a new date. Made to the right fifth of the schedule, it’s worth a person’s time. Made to everyone, it’s an afternoon of voicemail.",
  close:
    "After four weeks, compare the no-shows among people who said yes on the phone with those among people who only got a message. If the two are the same, you’re calling the wrong people or asking a question nobody has to answer.",
  passages: [
    {
      does: "Call the ones a text can’t settle",
      asks: "Who should get a call?",
      heard: /\b(?:who|which|list|everyone|text\w*|first|new)\b/,
      says: [
        "Print tomorrow’s and the day after’s schedule at ten and mark four kinds: no reply to the text, first time here, longer than an hour, missed one in the past year. On a day with 25 {visits} that’s usually five or six names. At three minutes each, voicemails included, you’re done in under twenty minutes, and those are the names most of your empty slots come from.",
      ],
      mistake: [
        "Calling the whole schedule",
        "Twenty-five calls take over an hour and reach nineteen people who’d have come anyway. Call the six who might not.",
      ],
      checks: ["Calls go only to the unanswered, the new, the long and the ones who’ve missed before."],
      tasks: ["Mark the four kinds on the schedule two days out, every morning at ten."],
    },
    {
      does: "Call two days ahead, at the end of the day",
      asks: "When should we call?",
      heard: /\b(?:when|time|ahead|how (?:early|far|long)|days?|hours?)\b/,
      says: [
        "Two business days leave time to refill the slot; the evening before doesn’t. Between 4:30 and 6:30 people pick up who were at work all day. Monday’s schedule gets its calls on Thursday, because on Friday evening nobody’s thinking about it. If you reach voicemail, try once more the next morning and then stop. A third call confirms nothing except your persistence.",
      ],
      checks: ["Calls are made two business days ahead, twice at most."],
      tasks: ["Block twenty minutes at 4:30 for confirmation calls, with one name."],
    },
    {
      does: "Ask for a yes",
      asks: "What should we say?",
      heard: /\b(?:say|script|words|ask|wording|template|sentence)\b/,
      says: [
        "“Just reminding you about tomorrow” needs no answer and gets none. Ask something that takes a yes, then stop talking. On voicemail leave the name, the day, the time and one thing to do; what the visit is for stays out of it, since you don’t know who plays it.",
      ],
      lines: [
        [
          "They pick up",
          "Hi [first name], it’s Maria from [name]. I have you down for Thursday at ten. Will you be able to make it?",
        ],
        [
          "They say yes",
          "Wonderful. Same place as always, and please plan on about [length]. See you Thursday!",
        ],
        [
          "They hesitate",
          "It sounds as if Thursday might be tight. I’d rather move you now than lose you. I have Monday at nine or Tuesday at four.",
        ],
        [
          "They cancel",
          "Thanks for telling me in time, that helps somebody else. Before I let you go, let’s put you down for another day.",
        ],
        [
          "Voicemail",
          "Hi [first name], Maria from [name], about Thursday at ten. Please text YES to this number or call me by noon tomorrow, so I know to keep it for you.",
        ],
        [
          "Somebody else answers",
          "Hello, this is Maria. May I speak with [first name]? … No message, thank you. I’ll try again.",
        ],
      ],
      mistake: [
        "Reading out a reminder instead of asking",
        "People say “mm-hm” to a reminder. A question with a yes in it makes them look at their calendar.",
      ],
      checks: ["The call ends in a spoken yes or a new date.", "Voicemails name no reason for the visit."],
      tasks: ["Replace the reminder sentence with a question that takes a yes, and try it on ten calls."],
    },
    {
      does: "Have two openings in front of you before you dial",
      asks: "What if they can’t come?",
      heard: /\b(?:can'?t come|reschedul\w+|cancel\w*|move|refill|openings?|no)\b/,
      says: [
        "The call is lost if you say “Let me look and call you back.” Keep the next two openings of the same length on a sticky note by the phone. A person who’s moved to Monday is no cancellation, and you’ve got two days to fill Thursday. Right after you hang up, offer the slot to the first name on your short-notice list, while it still has a day’s notice.",
      ],
      checks: ["The next two openings are at hand before the first call is made."],
      tasks: ["Write down two openings of each length before you start calling."],
    },
    {
      does: "Decide what “unconfirmed” means",
      asks: "What do we do with people we never reach?",
      heard: /\b(?:unconfirmed|no (?:answer|reply)|never reach\w*|policy|rule|drop|release)\b/,
      says: [
        "Two tries and a text without an answer: what now? Giving the slot away is harsh for a regular who has never missed, and sensible for someone who’s missed twice. Write down both. If you release slots, the last message has to say so plainly, with the hour: “If we don’t hear from you by noon tomorrow, we’ll offer the time to someone else.” Then do it, every time, or nobody will believe the message.",
      ],
      checks: ["A written rule says when an unconfirmed slot is released, and who’s exempt."],
      tasks: ["Decide with the owner when an unconfirmed slot is released, and put it into the last text."],
    },
    {
      does: "Count what the calls bring back",
      asks: "How do we know whether it works?",
      heard: /\b(?:count|measure|track|worth|cost|cut|reduce|lower|rate|works?)\b/,
      says: [
        "Keep three tallies for a month: reached and coming, reached and moved, not reached. Suppose you reach 60 people, and nine of them move to another day with two days’ notice. If six of those nine slots get refilled, twenty minutes a day gave you six {visits} you’d otherwise have lost to an empty room. Multiply by what one brings in, and set it against about seven hours of somebody’s time.",
      ],
      checks: ["We count how many were reached, how many moved, and how many slots got refilled."],
      tasks: ["Keep three tallies for a month: coming, moved, not reached."],
    },
  ],
};
