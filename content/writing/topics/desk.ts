import type { Topic } from "../kinds.ts";

export const desk: Topic = {
  id: "desk",
  name: "phone interruptions",
  goal: "keep the phone from running the day",
  gist: "Find the two stretches of the day that most need protecting, and send calls somewhere else during those.",
  heard:
    /\b(front.?desks?|(?:pulled|dragged|called|taken|torn|yanked) (?:away |off |out )?(?:to|onto|on|from|by|for|of) (?:the |their |a |every )?(?:rooms? |chairs? |work |patients? )?(?:to |for )?(?:the )?(?:phones?|calls?)|(?:while|when) (?:an? |the )?\w+ (?:is|are) (?:standing|waiting|in front|at the (?:desk|counter))(?: (?:there|of (?:you|me|us|them)))?|the (?:person|patient|client|customer|one) in front of (?:you|me|us|them)|(already|always|too|so|all) busy|reception(ists?)?|interrupt(s|ed|ing|ions?)?|busy (line|signal|phones?|times?|hours?|days?|mornings?|staff|owner|team)?|rush(es)?( hours?)?|overwhelm(ed|ing)?|swamped|slammed|flooded|(ring(s|ing)? )?off the hook|non-?stop|spread(ing)? (out )?((those|the|these|our|your) )?calls|peak times?|monday(s| mornings?)|lunch( ?time| hour| break| rush)?|phones? (keeps?|won.?t stop|is|are) ringing|(phones? )?(rings?|ringing) (all day|non.?stop|constantly|off the hook)|while (i'?m|i am|we'?re|we are) (\w+ing|with)|(hands (are )?(full|busy|dirty|wet))|ringing (off|all)|staff(ing)? (time|shortage)|overflow|answer(ing)? (every|all|each)( (single|our|my|the|your))? calls?( himself| herself| yourself| myself)?)\b/,
  keywords: ["front desk", "interruptions"],
  scene:
    "One sound cuts off every conversation at {aPlace}. It is only the phone, and it doesn’t know who is standing at the desk.",
  close: "Protect one hour and see who complains. It may be nobody.",
  thesis: "The person in front of you comes first",
  reasons: [
    {
      head: "Interrupted work gets done twice",
      text: "Anyone who breaks off has to find their place again, and sometimes finds the wrong one. With {typed}, a slip like that turns up days later, when nobody remembers the call.",
    },
    {
      head: "The one at the desk came in person",
      text: "Leave {aCustomer} standing there while you take a call, and you have told them where they rank. They made the trip. The caller can be given a time.",
    },
    {
      head: "Callers want an answer, not always yours",
      text: "Telling people {ask0} doesn’t take the person whose hands are full. Someone or something else can do it.",
    },
  ],
  against: {
    text: "The caller can’t see that you are busy. To them, a phone nobody answers is an unfriendly business.",
    reply:
      "So have it answered, by a second person or by something that gives them a time. Just not by the one in the middle of a sentence.",
  },
  near: ["questions", "counting", "handover"],
  points: [
    {
      id: "mark-the-dots",
      phase: "find out",
      do: "Mark every call that interrupts something",
      how: "For a week, whoever picks up makes a dot on a sheet if someone was standing there or if they had to drop what they were doing. Write the hour next to it. The dots show you what the phone really costs, which no phone bill does.",
      mistake: "Counting calls and not interruptions",
      harm: "Thirty calls in quiet minutes do no harm. Eight in the middle of something wear people out. Mark the second kind.",
      ask: "How do we see what the phone does to our day?",
      answer:
        "Make a dot with the hour for every call that interrupts something. After a week you will see the two or three stretches that need protecting.",
      check: "For one week we marked every call that interrupted something, with the hour.",
      task: "For five days, mark every call that interrupts work or a conversation, with the hour.",
    },
    {
      id: "ask-the-desk",
      phase: "find out",
      do: "Ask the people who answer what they would hand off",
      how: "Ask each of them alone: Which calls wear you out? Which do you like? Which should never go to anyone else? “They ask {ask0}” is a likely answer to the first. The answers to the third are the start of your rules.",
      mistake: "Deciding without the people who answer",
      harm: "They know which calls take ten seconds and which ones matter to someone. If you make the rule without them, they will quietly ignore it.",
      ask: "Who knows best which calls could come off the front desk?",
      answer:
        "The people who take them. Ask which calls they would gladly give up (the ones asking {ask0}, most likely) and which they would miss.",
      check: "Everyone who answers has said which calls to hand off and which to keep.",
      task: "Ask everyone who answers: which calls wear you out, which do you like, and which are only yours?",
    },
    {
      id: "protect-hours",
      obvious: true,
      phase: "decide",
      do: "Protect two stretches of the day",
      how: "Pick the two in which a ringing phone does the most harm. During those, calls go to another person, an assistant or a message that gives a time. Only the short list still rings through: {urgent}. Two stretches are enough to begin with.",
      mistake: "Trying to be reachable all day",
      harm: "That spreads the interruptions evenly over the day, so nothing gets done in one go. Callers don’t mind two protected stretches if they hear when you are back.",
      ask: "Can we just not answer for an hour?",
      answer:
        "Yes, if something else answers and {urgent} still gets through. Tell callers when you will be back, and be back.",
      check: "Two stretches of the day are protected, and urgent calls still get through.",
      task: "Choose the two stretches with the most interruptions, and decide where calls go during them.",
    },
    {
      id: "call-back-window",
      phase: "write down",
      do: "Call back at a set time",
      how: "Pick an hour, sit down with the list, and do nothing else. Tell callers which hour it is, so they don’t try again at noon. It suits {customers} better than a surprise call at a bad moment.",
      mistake: "Calling back between other things",
      harm: "You reach their voicemail, they call back {hands}, and it goes on like that for days. Agree on an hour and it stops.",
      ask: "When should we return calls?",
      answer:
        "At a time callers know about. Late morning and late afternoon often suit both sides. It matters more that it is always the same.",
      check: "Call backs happen at a set hour, and callers are told which.",
      task: "Pick an hour for call backs, tell callers about it, and keep it for a week.",
    },
    {
      id: "second-ears",
      obvious: true,
      phase: "start",
      do: "Have a backup for the second call",
      how: "After a few rings, or when the line is busy, the call goes on to a colleague in the back, a service or an assistant. They take the name, note {sort0}, and say when you will call. Try it for one part of the day before you do it all day.",
      mistake: "Letting the second line ring out",
      harm: "That caller doesn’t know you are on the phone with someone. They only know that nobody answered, and {next}.",
      ask: "What about the second call that comes in while we are on the phone?",
      answer:
        "Send it on after a few rings to a person or an assistant who can take down the name and {sort0}, and give them a time.",
      check: "If a call comes in while the line is busy, a person or an assistant answers it.",
      task: "Set up forwarding on busy and on no answer for one part of the day, and read the notes it produces.",
    },
    {
      id: "look-at-dots",
      rests: "mark-the-dots",
      phase: "look back",
      do: "Count the interruptions again",
      how: "A month later, mark another week. Look hour by hour. If there are still dots in a protected stretch, find out which calls made them. It is usually one kind, and one more line in your rules takes care of it.",
      mistake: "Asking people whether it feels better",
      harm: "It does for a week, and then everyone gets used to it. A second sheet of dots tells you for certain.",
      ask: "How do we tell whether it got better?",
      answer:
        "Mark another week and compare. Fewer dots in the protected stretches is a success, even if just as many people call.",
      check: "We marked a second week of interruptions and compared it hour by hour.",
      task: "Mark a second week, compare it hour by hour with the first, and move a protected stretch if you need to.",
    },
  ],
};
