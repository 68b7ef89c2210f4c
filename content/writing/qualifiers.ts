/**
 * When, for whom or through what something is asked, where a title says so: heard in the clause, and said in a share of
 * the text's own parts, in whatever words. What no part speaks of is taken out of the title, and a note names it.
 */
export interface Qualifier {
  /** Lower case, plain. */
  heard: RegExp;
  /** It is another thing there: a Friday on which something is done. */
  not?: RegExp;
  /** Lower case, plain: in a part, its heading before it. */
  said: RegExp;
  /** Of the text's parts. */
  share: number;
}

export const qualifiers: readonly Qualifier[] = [
  {
    heard: /\b(?:lunch(?: (?:hours?|breaks?|time|rush))?|noon)\b/,
    said: /\b(?:lunch\w*|noon|midday|breaks?|eats?|twelve|one o’clock|half past|1[12]:\d\d|1:\d\d)\b/,
    share: 0.3,
  },
  {
    heard: /\b(?:friday|saturday) (?:nights?|evenings?|dinner(?: rush)?)\b|\bdinner (?:rush|service)\b/,
    said: /\b(?:fridays?|saturdays?|nights?|evenings?|dinner|rush|service|busy|full|seven|eight o’clock|[678](?::\d\d)?(?: to (?:8|9|ten))?)\b/,
    share: 0.3,
  },
  {
    heard: /\b(?:on |over |at )?(?:the )?(?:weekends?|saturdays?|sundays?)\b/,
    not: /\bby (?:saturday|sunday)\b/,
    said: /\b(?:weekends?|saturdays?|sundays?|mondays?|closed|fridays?|on call|days? off)\b/,
    share: 0.3,
  },
  {
    heard: /\b(?:monday(?: morning)?s?)\b/,
    said: /\b(?:mondays?|weekend’?s?|morning|eight|first hour)\b/,
    share: 0.3,
  },
  {
    heard: /\b(?:tax season|filing season|busy season)\b/,
    said: /\b(?:season|tax\w*|returns?|april|deadlines?|march|weeks?|busy|rush|extensions?|w-2s?|irs)\b/,
    share: 0.3,
  },
  {
    heard: /\b(?:heat ?waves?|cold snaps?|hail ?storms?|storm season|snow ?storms?|freezes?)\b/,
    said: /\b(?:heat\w*|cold|storms?|hail\w*|hurricanes?|snow\w*|freez\w+|frozen|degrees?|day like (?:this|that|these)|water|leak\w*|such (?:a )?days?|busy days?|danger|board|route|trucks?|tarps?)\b/,
    share: 0.3,
  },
  {
    heard:
      /\b(?:summer|winter|spring|fall|back[- ]to[- ]school) (?:rush|season|break|vacations?|months)\b|\bback[- ]to[- ]school\b/,
    said: /\b(?:summer|winter|spring|fall|school|season|vacations?|june|july|august|september|weeks?|rush)\b/,
    share: 0.2,
  },
  {
    heard:
      /\b(?:spanish(?:[- ]speaking)?|bilingual|vietnamese|chinese|mandarin|korean|another language|other languages)\b/,
    said: /\b(?:spanish|languages?|bilingual|speaks?|interpret\w*|translat\w*|español|english)\b/,
    share: 0.4,
  },
  {
    heard:
      /\b(?:spring|summer|fall|autumn|winter) (?:calls?|callers?|rush|surge)\b|\bin (?:the )?(?:spring|summer|fall|autumn|winter)\b/,
    said: /\b(?:spring|summer|fall|autumn|winter|the season|march|april|june|july|august|september|october|november|december)\b/,
    share: 0.15,
  },
  {
    heard:
      /\b(?:director|owner|doctor|dentist|vet|attorney|lawyer|manager|boss|priest|pastor)s? (?:is|are) (?:out|away|busy|in court|in surgery|on the road|with)\b/,
    said: /\b(?:director|away|in court|in surgery|tomorrow|reach\w*|calls? you back|by (?:noon|five|four|\d)|cell)\b/,
    share: 0.4,
  },
  {
    heard: /\b(?:live|web|website) chat\b|\bchat (?:or|vs|versus)\b|\bor (?:live )?chat\b/,
    said: /\b(?:chat\w*|typed?|typing|website|windows?)\b/,
    share: 0.3,
  },
];
