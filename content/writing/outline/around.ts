/** What is asked about the circumstances that a request names, each with its preposition; `{around}` is one of them. */
export const around: readonly { heard: RegExp; heading: string; ask: string }[] = [
  {
    heard:
      /^(?:in|on|at|before|after|during|over|by) (?:the |early |late |your |high )*(?:spring|summer|autumn|fall|winter|season|january|february|march|april|may|june|july|august|september|october|november|december|christmas|holidays?|thanksgiving|easter|weekends?|weekdays?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|mornings?|evenings?|nights?|lunch|rush|first)\b/,
    heading: "What is different {around}?",
    ask: "What do people want or do {around} that they do not at other times, and from which day to which?",
  },
  {
    heard: /^without\b/,
    heading: "{Around}: what instead?",
    ask: "Which step or sum takes its place for those who do it {around}?",
  },
  {
    heard:
      /^(?:with|on|in|under|for) (?:only |just |about |an? |your )?(?:small|tight|tiny|little|low|limited|short|no|few|\d+|two|three|four|five|six|\$|one|single|half)\b/,
    heading: "What is different {around}?",
    ask: "What falls away {around}, and what becomes easier?",
  },
  {
    heard: /^(?:in|at|for) (?:an?|your|the) /,
    heading: "What is different {around}?",
    ask: "What is otherwise {around} than elsewhere, and which step does it change?",
  },
  {
    heard: /^for (?:\w+ ){0,3}\w+s$/,
    heading: "What is different {around}?",
    ask: "What do you know by now that nobody could have told you, and that matters above all {around}?",
  },
];
