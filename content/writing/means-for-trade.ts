/** What a text's subject means on a trade's own calls, where nothing else in it is theirs. */
export interface MeansForTrade {
  /** Lower case, plain: what the text is on. */
  heard: RegExp;
  /** What is another matter. */
  not?: RegExp;
  /** `{one}` is the trade; `{easy}`, `{hard}` and `{urgent}` are its calls, and
   * `{danger}` is 911 where somebody may be hurt. */
  says: string;
  /** What of it still fits into a text with a limit. */
  brief: string;
}

/** The one that is heard first in a request counts; of what none hears nothing is said, and the editor is told. */
export const meansForTrade: readonly MeansForTrade[] = [
  {
    heard: /\breviews?\b/,
    says: "Where {one} asks first is what went as it always does ({easy}); with the hard ones ({hard}) it’s once they’ve said themselves that it’s over and went well.",
    brief: "For {one}: ask after {easy}; where it was {hard}, ask once they’ve said that it went well.",
  },
  {
    heard: /\b(?:no[- ]?shows?|remind\w*|confirm\w*|cancel\w*|late arrivals?|running late)\b/,
    says: "What takes long or is hard to refill ({calm}) is confirmed with a question that needs a yes, and by a call if no answer comes; for the short ones ({easy}) one text is enough.",
    brief: "For {one}: confirm with a yes ({hard}); for {easy} a text is enough.",
  },
  {
    heard:
      /\b(?:a price|prices|pricing|price shopp\w+|quot\w+ (?:over|on|by)|how much (?:is|are|does|do)|what (?:\w+ ){1,3}costs?)\b/,
    says: "A price can be said on the phone for {easy}; for {hard} it’s a range after two questions, or a look first.",
    brief: "For {one}: a price by phone for {easy}; a range after two questions for {hard}.",
  },
  {
    heard: /\b(?:ai|assistants?|bots?|virtual|answering services?)\b/,
    says: "For {one}, calls about {easy} may be settled without a person; about {hard} notes are taken and a time is named; and for {urgent} a person is rung{danger}.",
    brief: "For {one}: calls about {easy} may be settled without a person; {urgent} rings one{danger}.",
  },
  {
    heard: /\b(?:book\w*|schedul\w*|appointments?)\b/,
    says: "Booked without asking anybody: {easy}; booked after two questions: {hard}; not booked at all, but put through to a person: {urgent}.",
    brief: "For {one}: book {easy}; ask first before {hard}.",
  },
  {
    heard:
      /\b(?:train\w*|practic(?:ing|e) (?:calls?|runs?|with|on)|role[- ]?play\w*|new receptionist|hir(?:e|ing))\b/,
    says: "For {one}, practice with three calls: {easy}, which has a plain answer; {hard}, where somebody has to ask before anything is promised; and {urgent}, which goes to a person at once.",
    brief: "For {one}, practice with {easy}, {hard} and {urgent}.",
  },
  {
    heard: /\b(?:leads?|inquir\w+|referrals?)\b/,
    says: "A text with a time in it does for {easy}; somebody who can answer calls about {hard}; and {urgent} belongs on no list, it rings a person{danger}.",
    brief:
      "For {one}: a text with a time does for {easy}; no list is the place for {urgent}, where a person is rung{danger}.",
  },
  {
    heard:
      /\b(?:calls?|callers?|phones?|voicemail|ring\w*|answer\w*|after[- ]hours|call ?backs?|hold|messages?|text(?:ing|s)? back|lunch|reach\w*)\b/,
    not: /\b(?:estimates?|quotes?|proposals?|follow\w*|metrics?|measur\w*|rates?|numbers?|kpis?|costs?|cards?|payments?|billing|insurers?|attorneys and|press|vendors?|choos\w+|referr\w+|angry|upset|rude|complain\w*|abusive|spam|robocalls?|greetings?|hold music|menus?|phone trees?|record\w*|hipaa|privacy|scripts?|nervous|anxious|talkative|spanish|languages?)\b/,
    says: "For {one}, these reach a person without waiting{danger}: {urgent}. These are answered the same day by whoever can: {hard}. For the rest ({easy}) a text that names a time will do.",
    brief: "For {one}: {urgent} rings a person{danger}; {easy} can wait for the time you named.",
  },
];
