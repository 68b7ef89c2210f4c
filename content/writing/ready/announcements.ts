/**
 * What readers of news about the telephone or the calendar are told beside the news itself: how it works for them. It
 * states nothing that only the business can know; `{customers}` and `{place}` are the prompt's.
 */
export interface Announcement {
  /** Lower case, plain. */
  heard: RegExp;
  /** Paragraphs, the most useful first. */
  says: readonly string[];
}

export const announcements: readonly Announcement[] = [
  {
    heard: /\bspanish\b|\bbilingual\b|\bespañol\b/,
    says: [
      "If you’re more comfortable in Spanish, just start in Spanish. Nobody has to find someone to call for them. [You can make or change an appointment, ask about our hours, or leave a message], and if one of us needs to call you back, we’ll call in Spanish.",
      "Si prefiere hablar en español, llámenos. Con gusto le atendemos. Si es una emergencia, cuelgue y marque al 911. (In an emergency, hang up and call 911.)",
      "Many of you work all day and can only call in the evening, and we know how it feels to explain something important in a second language. Please tell your parents, your neighbors and anyone who has been putting off a call.",
    ],
  },
  {
    heard: /\b(?:ai|assistant|virtual receptionist|automated)\b/,
    says: [
      "Instead of a busy signal or a beep, you’ll reach an assistant. It’s a computer, and it says so right away. It can take care of simple requests and get your message to the right person. Would you rather talk to one of us? Say so once, and you’ll be connected or told when we’ll call you.",
      "It gives no advice and makes no decisions. If the assistant ever gets something wrong, please tell us. Its mistakes are ours to fix. And if someone is in danger, call 911 first, as always.",
    ],
  },
  {
    heard: /\b(?:online (?:booking|scheduling)|book(?:ing)? online|schedule online)\b/,
    says: [
      "It takes about a minute. Choose what you need, pick a time that’s really open, and you’ll get a confirmation right away. You can move or cancel it from the same link, even at eleven at night when you remember that you promised to be somewhere else.",
      "If you aren’t sure what to choose, don’t guess. Call us, and we’ll find the right time together. The phone works just as it always has, and nobody has to use the website.",
    ],
  },
  {
    heard: /\btext(?:s|ing)?\b.*\b(?:reminders?|us|confirm\w*)\b|\breminders?\b|\btext us\b/,
    says: [
      "You can answer our texts. Reply if you’re running late, if you need another time, or if you can’t find the door, and one of us will read it. Please don’t text us in an emergency; call 911.",
      "We’ll keep texts short, and we’ll never put anything personal in them. If you’d rather get a call, tell us once and we’ll remember. Reply STOP at any time and they end.",
    ],
  },
  {
    heard: /\b(?:after[- ]hours|evenings?|24\/7|around the clock|weekend calls?|answer calls)\b/,
    says: [
      "Things rarely happen between nine and five. When you call in the evening or on a weekend, you’ll now reach an answer that can take care of simple things, and if something can’t wait until morning, it gets to a person.",
      "For everything else you’ll hear when we’ll call you back, and we’ll keep to it. If someone is in danger, please hang up and dial 911.",
    ],
  },
  {
    heard:
      /\b(?:open(?:ing)? (?:on )?(?:saturdays?|sundays?)|new hours|extended hours|hours|open (?:late|early|until))\b/,
    says: [
      "Many of you have asked for times that don’t mean leaving work or pulling a child out of school. These are for you. Book them the way you always do, and book early: the first weeks tend to fill.",
      "If you already have an appointment and one of the new times would suit you better, call us and we’ll gladly move it.",
    ],
  },
];
