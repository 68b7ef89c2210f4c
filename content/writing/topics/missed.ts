import type { Topic } from "../kinds.ts";

export const missed: Topic = {
  id: "missed",
  name: "missed calls",
  goal: "miss fewer calls",
  gist: "A missed call is lost only when nothing happens after it: let it go on to somebody, or come back with a text and an hour.",
  heard:
    /\b((never )?(miss(ing|ed|es)?|los(e|es|ing|t)|drop(ping|ped)?) (a |the |so many |too many |any |another |more )?(\w+ )?(calls?|callers)|unanswered( calls?)?|calls? (go(ing|es)?|went) unanswered|(nobody|no one) (picks up|answers)|(usually |always )?can.?t pick up|(phone|call) answering|rings? out|(sen(d|ds|t|ding)|go(es|ing)?|dump(s|ing)?) (\w+ ){0,2}(straight )?to voicemail|(answer(ing)?|handl(e|ing)|tak(e|ing)|get(ting)?) (the |our |my |all )?(phones?|calls?) (when|while|during)|calls? (come in )?(while|during) (?!(?:the |our )?(?:rush|holidays?|season))|can.?t (get to|answer|pick up) (the |our |my |every )?(phones?|calls?))\b/,
  keywords: ["missed calls", "unanswered calls"],
  scene:
    "Six rings, then nothing. At {aPlace} nobody has done anything wrong: everybody was working. On the other end {next}.",
  close: "A call may go unanswered by you. It should not go unanswered.",
  thesis: "A missed call is a decision, and you can take it beforehand",
  reasons: [
    {
      head: "It is no accident when it happens daily",
      text: "It rings {hands}, as it did yesterday at the same hour. Whoever has not settled what happens then has settled that nothing does.",
    },
    {
      head: "The caller does not know why",
      text: "From outside, busy and indifferent sound the same. So {next}, with no ill feeling and no second try.",
    },
    {
      head: "It takes little to turn it",
      text: "A second place where it rings, or two written lines within a minute: either tells the caller that somebody is there. Neither takes a hand from the work.",
    },
  ],
  against: {
    text: "Whoever really wants something calls again.",
    reply:
      "Some do, and those you know about. Look in the log for the numbers that never came a second time.",
  },
  near: ["callback", "counting", "desk"],
  points: [
    {
      id: "when-missed",
      phase: "find out",
      do: "See in the log when calls are missed",
      how: "Take the last two weeks from your call log and mark the unanswered ones by hour and weekday. Circle the numbers that did not call again. The circles tell you which two hours of the week to begin with.",
      mistake: "Taking missed calls for bad luck",
      harm: "They come at the same hours, week after week, and the log shows it. Mark two weeks of them, and begin with the worst two hours.",
      ask: "When do we miss the most?",
      answer:
        "Your log knows: two weeks by hour and weekday, with a circle around those that never called again. It is seldom spread evenly.",
      check: "Two weeks of missed calls are marked by hour and weekday.",
      task: "Mark two weeks of missed calls by hour and weekday, and circle the numbers that never came again.",
    },
    {
      id: "next-place",
      phase: "decide",
      obvious: true,
      do: "Let the call go on after four rings",
      how: "Forwarding on no answer, and another one on busy: to a second telephone, a service or an assistant. Both are settings of your line; the telephone company says how. Put a name to each place, or it rings in three rooms and nobody is meant.",
      mistake: "Letting it ring until the caller gives up",
      harm: "After the sixth ring they are looking at the next name. After four it should be somewhere else, with somebody’s name on it.",
      ask: "What should happen when nobody can pick up?",
      answer:
        "After four rings it goes on: to a person with a name, a service, or an assistant. And the same when the line is taken, which is a second setting.",
      check: "A call goes on after four rings, and at once when the line is taken.",
      task: "Set forwarding on no answer and on busy, and try both from another telephone.",
    },
    {
      id: "first-rank",
      phase: "decide",
      do: "Settle whose turn it is, by the hour",
      how: "One name for each half day: that person breaks off when it rings, and nobody else does. A second name for when the first is on another call. It hangs where everybody sees it.",
      mistake: "Making everybody responsible",
      harm: "Each hears it ring and thinks of the other. One name per half day, and the others may go on working.",
      ask: "Who should pick up?",
      answer:
        "One by name for each half day, and a second behind them. For the others it does not ring, which they will thank you for.",
      check: "For each half day one name and a second one hang on the wall.",
      task: "Hang up a list with one name and a second for each half day of the week.",
    },
    {
      id: "text-at-once",
      phase: "start",
      obvious: true,
      do: "Answer a missed call with two lines at once",
      how: "“Sorry, we are just serving somebody. What did you want to ask? We call you by noon.” Set off by the missed call itself, so that nobody has to remember. It works for cell phones; for landlines the call has to go on to somewhere.",
      mistake: "Leaving a missed call without a sign",
      harm: "A minute later they have dialed the next name. Two lines with an hour in them reach them before that.",
      ask: "Does a text after a missed call help?",
      answer:
        "It gives the caller a name, a question and an hour, while they still have the phone in hand. Somebody has to read the replies, though, and keep the hour.",
      check: "A missed call sets off two lines with an hour, and the replies are read.",
      task: "Write the two lines, set them off by a missed call, and name who reads the replies.",
    },
    {
      id: "shorter-calls",
      phase: "write down",
      do: "Get the short questions off the line",
      how: "A line that is telling somebody {ask0} is taken for the next one. Put the three most common answers where people look: map listing, first screen, greeting. What is not asked does not occupy the line.",
      mistake: "Blaming the number of lines",
      harm: "Another line needs another pair of hands. First take off it what a sentence on your page can answer, the question of hours for one.",
      ask: "Do we need a second line?",
      answer:
        "Perhaps. See first how much of the talking is about {ask0} and the like. That part can be had from the line by writing it down.",
      check: "The three most common answers stand where callers look before they dial.",
      task: "Put the three most common answers on the map listing, the first screen and the greeting.",
    },
    {
      id: "try-it-busy",
      phase: "try",
      do: "Call yourself at the worst hour",
      how: "From another telephone, twice at the same time, once hanging up after three rings. Note what each of the calls met: a person, a machine, a text, nothing. Nothing is what you are looking for.",
      mistake: "Testing on a quiet morning",
      harm: "On a quiet morning it works. Call at the hour that is worst in the log, two at once, and hear what the second one gets.",
      ask: "How do we find the holes?",
      answer:
        "With two telephones at the worst hour. Whatever ends in ringing is a hole; close that one first.",
      check: "Two calls at once were made at the worst hour, and both met something.",
      task: "Make two calls at once at the worst hour, and write down what each met.",
    },
    {
      id: "of-the-missed",
      phase: "look back",
      do: "Follow up the missed ones for a month",
      how: "Beside each: reached, written to, gone. The share that was gone is your number, and a better one than the count of rings. Look at it by hour, and move a name or a setting where it is highest.",
      mistake: "Counting calls rather than outcomes",
      harm: "Fewer missed calls may mean fewer calls. Count those that ended with nobody, and look whether that falls.",
      ask: "How do we know that it got better?",
      answer:
        "By those who were neither reached nor written to, week by week. That number should fall, whatever the calls do.",
      check: "For a month it was noted what became of every missed call.",
      task: "Note beside each missed call what became of it: reached, written to, gone.",
    },
  ],
};
