import type { Subject } from "./kinds.ts";

const CANT =
  "(?:can(?:not|'?t)|could(?: not|n'?t)|(?:is|are|am|'re|'s) (?:not able|unable)(?: to)?|(?:is|are)n'?t able to|do(?:es)?(?: not|n'?t)|never|nobody|no one|no-?body)";
const PICKS = "(?:picks?(?:ing)? up|answers?|get(?:s)? to|reach(?:es)?|gets? around to)";
const BUSY =
  "(?:tied up|with (?:a |another |other )?(?:patients?|clients?|customers?|someone|somebody)|on (?:another|the other|a) (?:call|line)|swamped|slammed|checking (?:someone|somebody|people|patients|clients) (?:in|out)|busy)";

/** New people whose call nobody answers while the doors are open. */
export const unreached: Subject = {
  id: "unreached",
  name: "calls from new people that nobody answers",
  heard: new RegExp(
    `\\bhow (?:to|do i|do we|can (?:i|we|an?)) (?:stop|quit|avoid|prevent|keep from) losing (?:[\\w-]+ ){0,3}(?:to|from|through|because of|over) (?:[\\w-]+ )?(?:missed|unanswered) calls\\b|\\b(?:los\\w+|lost|miss\\w*|wast\\w+|catch\\w*|captur\\w+|keep\\w*|sav\\w+|win\\w*|get\\w*|stop\\w*|new (?:patients?|clients?|customers?|callers?|leads?|business|jobs?))\\b[^.?!]{0,80}\\b(?:(?:when|while|because|if|since|that|who)\\b[^.?!]{0,40}?\\b${CANT}(?: (?:always|ever|even))? ${PICKS}\\b|(?:when|while|because|if|since)\\b[^.?!]{0,40}?\\b(?:desk|reception\\w*|staff|team|office|everyone|everybody|we|you)\\b[^.?!]{0,30}?\\b${BUSY}\\b)|\\b(?:miss\\w*|unanswered|lost|losing) (?:phone )?calls? from (?:new|potential|prospective) (?:patients?|clients?|customers?|callers?|leads?|families)\\b|\\b(?:new (?:patients?|clients?|customers?|callers?|leads?))\\b[^.?!]{0,30}\\b(?:whose calls? (?:nobody|no one)|(?:go(?:es)?|going|went) unanswered|that (?:nobody|no one) answers)\\b`,
  ),
  not: /\b(?:vs|versus|after[- ]hours|at night|nights|overnight|weekends?|lunch|voicemails?|ai|hang(?:ing|s)? up|questions?|alone|solo|by myself|in court|under a sink|on a (?:job|roof|ladder))\b/,
  title: "How {who} stop losing {newOnes} whose call nobody answers",
  lead: "You don’t lose them by what you say. You lose them because it rings out while everyone’s hands are full. Find the hours in which it happens, give every unanswered ring a second and a third place to go, and call or text each unknown number back the same hour. All of that works with the phones you have.",
  close:
    "The figure to watch is one: calls from numbers you don’t know, in open hours, that nobody answered and nobody called back by noon or by closing. Write it on the wall each Friday. When it’s under three, leave the rest alone.",
  near: ["overflow", "text-back", "returning-calls", "reach"],
  passages: [
    {
      does: "Count the unknown numbers that rang out",
      asks: "How do we know how many we miss?",
      heard: /\b(?:count|how many|measure|know|log|track|find)\b/,
      says: [
        "Your phone company’s log has every call that nobody answered. Print two weeks, cross out the numbers in your own files, and mark what’s left by half hour. Then check which of those numbers ever called again. The ones that didn’t are the {customers} somebody else has now. Usually two or three half hours hold most of the marks, and those are the whole job.",
      ],
      mistake: [
        "Counting voicemail messages",
        "Most new people leave none. The box says four; the log says nineteen.",
      ],
      checks: ["We’ve marked two weeks of unanswered unknown numbers by half hour."],
      tasks: ["Print two weeks of the call log, cross out known numbers, and mark the rest by half hour."],
    },
    {
      does: "Settle where an unanswered call rings next",
      asks: "Where should the call go when nobody picks up?",
      heard: /\b(?:where|ring\w*|forward\w*|overflow|next|backup|route)\b/,
      says: [
        "Write three names in a row. Three rings at the desk, then a phone in the back or in the manager’s pocket, whose owner knows it’s theirs; then something that always picks up, a service or an assistant. Set the same path for “busy” as for “no answer”: most phone companies treat them as two settings, and the busy one is the one people forget. Call yourself from a cell phone while a colleague is on the line, and see where you land.",
      ],
      eg: {
        law: "In a law office, whoever picks up in the back takes the name, the number and the names of the others involved, and nothing of the story, until somebody has checked for a conflict.",
      },
      lines: [
        [
          "When the back picks up",
          "[Business], this is Tom. The front is with somebody, so you’ve got me. Are you new here? Then let me take your name and number first.",
        ],
      ],
      mistake: [
        "Ringing five phones at once",
        "Everybody thinks somebody else has it. One phone at a time, each with a name on it.",
      ],
      checks: [
        "“No answer” and “busy” both go to a named second phone, and then to something that picks up.",
      ],
      tasks: [
        "Set “no answer” and “busy” to a second phone after three rings, and test both from a cell phone.",
      ],
    },
    {
      does: "Text an unanswered call within five minutes",
      asks: "What do we do about a call we’ve just missed?",
      heard: /\b(?:text\w*|message|sms|reply|just missed)\b/,
      says: [
        "Somebody who’s still holding the phone reads a text; in ten minutes they’re talking to the next {place}. If your phone service can send it by itself, switch that on. If not, whoever’s free first sends it from the office’s cell phone, word for word off a card. Landlines won’t get it, so those go to the top of the call-back list.",
      ],
      lines: [
        [
          "The text",
          "This is [name] at [business]. We just missed your call and don’t want to. Is it about a first {visit}? Reply with a good time today and I’ll call you then.",
        ],
      ],
      mistake: [
        "A text that says “Please call us back”",
        "They did call. Ask one question that takes a word to answer, and call them.",
      ],
      checks: ["Every missed cell phone gets a text within five minutes, with a name in it."],
      tasks: ["Write the text on a card, and settle who sends it in which half day."],
    },
    {
      does: "Call every unknown number back by noon and by closing",
      asks: "How soon do we call back somebody who left no message?",
      heard: /\b(?:call(?:ing)? back|call ?backs?|return\w*|how soon|unknown|no message)\b/,
      says: [
        "No message doesn’t mean no interest. At 11:30 and half an hour before closing, one person opens the log and calls each number that nobody knows. It’s three or four calls of two minutes. Two tries on one day, one text, and then it’s done. Whoever calls first has two open times in front of them, so the call can end with one of them.",
      ],
      lines: [
        [
          "Nobody left a message",
          "Hi, this is Dana at [business]. Somebody called us from this number at ten, and we couldn’t get to it. I’m sorry about that. What can I do for you?",
        ],
      ],
      mistake: [
        "Waiting for them to try again",
        "Regulars do. Strangers have a list of five, and yours was one of them.",
      ],
      checks: ["Unknown numbers are called at 11:30 and before closing, by a named person."],
      tasks: ["Put two call-back times in the calendar, with one name each."],
    },
    {
      does: "Say who has the phone while the desk is with somebody",
      asks: "Who answers while the desk checks someone in or out?",
      heard: /\b(?:who|cover\w*|check(?:ing)?[- ]?(?:in|out)|desk|lunch|busy|staff)\b/,
      says: [
        "It rings out at check-in, at check-out and when somebody’s at lunch, so each of those minutes needs a name. “While I’m with a person, the phone is yours” is an agreement between two people; “whoever’s free” is nobody. With one person at the desk, the counter comes first and the phone goes on by itself after two rings. Lunch is covered by the clock: one name from 12 to 12:30, another until 1.",
      ],
      mistake: [
        "“Whoever’s free gets it”",
        "At ten past nine nobody’s free. A name for each half hour, on the wall.",
      ],
      checks: ["For check-in, check-out and lunch a name is on the wall."],
      tasks: ["Hang up the day by half hours with one name each for the phone."],
    },
    {
      does: "Have the answer of ten seconds ready",
      asks: "What do we say if we can pick up but can’t talk?",
      heard: /\b(?:say|words|script|hold|ten seconds|can'?t talk)\b/,
      says: [
        "Picking up and losing no one takes ten seconds: the name, whether they’re new, a number, and a time. It’s better than a hold, since holding is where strangers hang up, and it’s far better than ringing. Whoever’s standing at the desk will wait that long if you look at them first.",
      ],
      lines: [
        [
          "Somebody’s at the counter",
          "[Business], this is Kim. I have somebody in front of me and I want to give you my full attention. What’s your name and number? I’ll call you at 10:20.",
        ],
      ],
      mistake: [
        "“Please hold,” and a click",
        "They’ve heard that at the last two. Take the number and name a time.",
      ],
      checks: ["Everyone can take a name, a number and promise a time in ten seconds."],
      tasks: ["Say the ten-second answer aloud three times at the next meeting."],
    },
    {
      does: "Work out what one unanswered call costs",
      asks: "What does a missed {newOne} cost?",
      heard: /\b(?:cost|worth|money|sum|revenue|lose|pay)\b/,
      sum: true,
      says: [
        "With made-up numbers: 30 new people a month ring out. When you do pick up, {booked} in ten become {customers}, so that’s {bookedOfThirty}; halve it to stay honest, {bookedHalf}. At {worth} in the first year, it’s about {missedWorth} a month. Put your own three numbers in. That figure is what a second phone, an hour of help or an assistant may cost at most.",
      ],
      mistake: [
        "Buying help before counting",
        "If it all happens from 8 to 8:30, one person who starts at 7:45 cures it.",
      ],
      checks: ["We know what a month of unanswered new callers costs."],
      tasks: ["Work out one month: unanswered unknown numbers, share that books, worth of one."],
    },
    {
      does: "Leave voicemail for last, and make it short",
      asks: "What about voicemail?",
      heard: /\b(?:voicemail|greeting|box|recording)\b/,
      says: [
        "Two places have been tried before a caller gets there, so the box is for the rest. Eight seconds: the name, “we’re with people,” the hour by which you call back, and what to do if it can’t wait. No hours, no fax, no “your call is important.” And somebody empties it at the same two times as the log.",
      ],
      lines: [
        [
          "Greeting for open hours",
          "You’ve reached [business]. We’re all with someone. Leave a number, or just hang up: we call back every number we see, by noon or by five.",
        ],
      ],
      mistake: [
        "A greeting that’s meant for nights",
        "“We’re currently closed” at ten in the morning tells a stranger you’re never there.",
      ],
      checks: ["The greeting for open hours is under ten seconds and names an hour."],
      tasks: ["Record a greeting for open hours, and listen to it from a cell phone."],
    },
  ],
};
