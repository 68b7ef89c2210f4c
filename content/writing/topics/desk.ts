import type { Topic } from "../kinds.ts";

export const desk: Topic = {
  id: "desk",
  name: "a telephone that interrupts",
  goal: "keep the telephone from running the day",
  gist: "Find out which hours hurt, and protect those; the whole day cannot be protected.",
  heard:
    /\b(front.?desks?|(?:while|when) (?:an? |the )?\w+ (?:is|are) (?:standing|waiting|in front|at the (?:desk|counter))(?: (?:there|of (?:you|me|us|them)))?|the (?:person|patient|client|customer|one) in front of (?:you|me|us|them)|(already|always|too|so|all) busy|reception(ists?)?|interrupt(s|ed|ing|ions?)?|busy (line|signal|phones?|times?|hours?|days?|mornings?|staff|owner|team)?|rush(es)?( hours?)?|overwhelm(ed|ing)?|swamped|slammed|flooded|(ring(s|ing)? )?off the hook|non-?stop|spread(ing)? (out )?((those|the|these|our|your) )?calls|peak times?|monday(s| mornings?)|lunch( ?time| hour| break| rush)?|phones? (keeps?|won.?t stop|is|are) ringing|(phones? )?(rings?|ringing) (all day|non.?stop|constantly|off the hook)|while (i'?m|i am|we'?re|we are) (\w+ing|with)|(hands (are )?(full|busy|dirty|wet))|ringing (off|all)|staff(ing)? (time|shortage)|overflow|answer(ing)? (every|all|each)( (single|our|my|the|your))? calls?( himself| herself| yourself| myself)?)\b/,
  keywords: ["front desk", "interruptions"],
  scene:
    "There is a sound that ends every sentence at {aPlace}, and it is not impolite. It is only a telephone, and it does not know who is standing there.",
  close: "Protect an hour and see who complains. It may be nobody.",
  thesis: "The person in front of you comes first",
  reasons: [
    {
      head: "Interrupted work is done twice",
      text: "Whoever breaks off has to find the place again, and sometimes finds the wrong one. With {typed} that shows up days later, when nobody remembers the call.",
    },
    {
      head: "The one who came is also a customer",
      text: "To be left standing for a voice tells {aCustomer} where they rank. They came all the way; the caller can be given a time.",
    },
    {
      head: "Being always reachable is not a service",
      text: "What callers want is an answer, and only sometimes yours. {Cap:q0} does not need the person whose hands are full.",
    },
  ],
  against: {
    text: "The caller cannot see that you are busy. For them an unanswered telephone is an unfriendly house.",
    reply:
      "So let them be answered, by a second pair of ears or a promise with an hour in it. Only not by the person in the middle of a sentence.",
  },
  near: ["questions", "counting", "handover"],
  points: [
    {
      id: "mark-the-dots",
      phase: "find out",
      do: "Mark every call that breaks into something",
      how: "For a week, whoever picks up makes a dot if somebody was standing there or a piece of work was left open. Write the hour beside it. The dots are the true cost, and they never show on the telephone bill.",
      mistake: "Counting calls and forgetting interruptions",
      harm: "Thirty calls in quiet minutes are no trouble. Eight in the middle of something are. Only the second kind wears people out, so mark it.",
      ask: "How do we see what the telephone does to the day?",
      answer:
        "With a dot for each call that broke into something, and its hour. After a week you will see the two or three stretches that need protection.",
      check: "For one week, calls that broke into other work were marked with their hour.",
      task: "Mark each call that breaks into work or a talk, with the hour, for five days.",
    },
    {
      id: "ask-the-desk",
      phase: "find out",
      do: "Ask those who answer what they would give away",
      how: "Three questions, to each alone: which calls tire you, which do you like, which must never go to anybody else? “They ask {ask0}” is likely to be the first answer. The third answer is the beginning of your rules.",
      mistake: "Deciding over the heads of those who answer",
      harm: "They know which calls are ten seconds and which are a friendship. A rule made without them is quietly not followed. Ask before, not after.",
      ask: "Who knows best which calls could be taken off the desk?",
      answer:
        "Those who take them. Ask which calls they would gladly be rid of ({q0}, as a rule) and which they would miss.",
      check: "Everybody who answers has said which calls to give away and which to keep.",
      task: "Ask each who answers: which calls tire you, which do you like, which are only yours?",
    },
    {
      id: "protect-hours",
      obvious: true,
      phase: "decide",
      do: "Protect two stretches of the day",
      how: "Pick the two in which a ring does the most harm. In these, calls go to somebody else, to an assistant or to a message with a time, and what still rings through is short: {urgent}. Two stretches are enough to begin with; the whole day would be hiding.",
      mistake: "Wanting to be reachable at all times",
      harm: "It spreads the disturbance evenly over everything, so that nothing gets done in one go. Two protected stretches cost callers little if they are told when you are back.",
      ask: "May we just not answer for an hour?",
      answer:
        "Yes, if something else does, and if {urgent} still comes through. Tell callers the hour at which you are back and be back.",
      check: "Two stretches of the day are protected, and what cannot wait still gets through.",
      task: "Choose two stretches by the dots and decide where calls go in them.",
    },
    {
      id: "call-back-window",
      phase: "write down",
      do: "Give call backs an hour of their own",
      how: "Not “between things”, but at a fixed time, with the list in front of you. Callers are told that hour, so nobody needs to try again at noon. It suits {customers} better than a surprise at a bad moment.",
      mistake: "Calling back between two things",
      harm: "Then you reach a mailbox, leave word, and are called back {hands}. That game of catch can go on for days. An hour both sides know ends it.",
      ask: "When should calls be returned?",
      answer:
        "In a window that callers know. Late morning and late afternoon are often good for both sides; what matters is that it is always the same.",
      check: "Call backs have a fixed hour, and callers are told which.",
      task: "Fix an hour for call backs, tell callers, and keep it for a week.",
    },
    {
      id: "second-ears",
      obvious: true,
      phase: "start",
      do: "Put a second pair of ears behind the first",
      how: "After a few rings, or when the line is taken, the call goes on: to a colleague in the back, a service or an assistant. It takes the name, {sort0}, and says when you call. Try it in one stretch of the day before you give it the others.",
      mistake: "Letting the second line ring out",
      harm: "The caller on it does not know that you are talking to somebody. They only know that nobody came, and {next}.",
      ask: "What can be done about the second call that comes while we talk?",
      answer:
        "Send it on after a few rings to whoever or whatever can take it down: name, {sort0}, a time for the call back. That is little, and it beats an engaged tone.",
      check: "A call that comes while the line is taken reaches somebody or something.",
      task: "Set forwarding on busy and on no answer for one stretch of the day and read its notes.",
    },
    {
      id: "look-at-dots",
      rests: "mark-the-dots",
      phase: "look back",
      do: "Count the dots again",
      how: "A month later, mark for another week. Look at the hours, not at the sum. Where dots remain in a protected stretch, find out which call brought them; usually it is one kind, and one line in the rules.",
      mistake: "Asking whether it feels better",
      harm: "It does for a week, and then one gets used to it. A second sheet of dots does not get used to anything.",
      ask: "How do we tell whether it got better?",
      answer:
        "By the same dots in another week. Fewer in the protected stretches is a success, even if as many people call as before.",
      check: "The dots were marked a second time and compared hour by hour.",
      task: "Mark a second week, compare it hour by hour, and move one stretch if need be.",
    },
  ],
};
