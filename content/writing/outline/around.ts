/** What is asked about the circumstances that a request names, each with its preposition; `{around}` is one of them. */
export const around: readonly { heard: RegExp; heading: string; ask: string }[] = [
  {
    heard: /^(?:in|for|during|by) (?:the year )?(?:19|20)\d\d\b/,
    heading: "What changed {around}?",
    ask: "Which of them came out, was withdrawn or changed its price since the year before? The makers’ release notes and two dealers’ lists, each with its date.",
  },
  {
    heard:
      /^(?:in|on|at|before|after|during|over|by) (?:the |early |late |your |high )*(?:spring|summer|autumn|fall|winter|season|january|february|march|april|may|june|july|august|september|october|november|december|christmas|holidays?|thanksgiving|easter|weekends?|weekdays?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|mornings?|evenings?|nights?|lunch|rush|first)\b/,
    heading: "What is different {around}?",
    ask: "What do people want or do {around} that they don’t at other times, and from what day to what day?",
  },
  {
    heard: /^(?:in|during|within|over) the first (?:\d+|few|two|three|six|ninety) (?:days|weeks|months)\b/,
    heading: "What happens {around}?",
    ask: "On which day does it happen, and what had happened just before? Your own list of the last ten, by day, and two of them asked.",
  },
  {
    heard:
      /^without (?:(?:getting|being|ending up) )?(?:burned|burnt|cheated|ripped off|scammed|overpaying|swindled|taken)\b/,
    heading: "{Around}: who sells it, and how you pay",
    ask: "Who is selling, why now, and is it theirs to sell? Dealer, auction or a business that closes: what each owes you if it fails, in writing. To find out: the seller’s name on the invoice and the registration or serial number; a lien search; pictures of its state with the date; a holdback or escrow until it has run at your place; the way back, who pays the trip, and by which day.",
  },
  {
    heard: /^without \w+ing\b/,
    heading: "{Around}",
    ask: "How does it go wrong most often, by what is it seen beforehand, and what would it have taken to look? To find out: two whom it happened to and one who saw it in time, each asked the same.",
  },
  {
    heard: /^without\b/,
    heading: "{Around}: what instead?",
    ask: "What takes its place for people who do it {around}?",
  },
  {
    heard:
      /^(?:with|on|in|under) (?:only |just |about |an? |your )?(?:small|tight|tiny|little|low|limited|short|no|few|\d+|two|three|four|five|six|\$|one|single|half)\b(?! (?:labor|job) market)/,
    heading: "What is different {around}?",
    ask: "What do you have to do without {around}, and what gets easier?",
  },
];
