import type { Versus } from "../kinds.ts";

export const remindingWays: Versus = {
  id: "reminding",
  sides: [
    {
      name: "text reminders",
      heard:
        /\b(?:texts?|texting|sms)\b(?=.*\bremind)|\bremind\w*\b.*\b(?:texts?|texting|sms)\b|^(?:by )?(?:text(?:s|ing)?|sms)\b/,
    },
    {
      name: "phone reminders",
      heard: /\bphone call\w*\b|\bcalls?\b|\bcalling\b|\bby phone\b|\bphone reminders?\b/,
    },
  ],
  lead: "Text everyone who’ll take a text, call the few for whom a call changes something, and let both end in a question. Texts win on cost, staff time and being read. Calls win with first visits, people who don’t text, and anyone who’s about to cancel and could be talked into another day. Most places need both, with far more texts than calls.",
  criteria: [
    {
      name: "Cost",
      heard: /\b(?:costs?|price|money|fees?|cheaper)\b/,
      cells: [
        "Cents per message, plus a monthly fee for the tool",
        "Two to four minutes of somebody’s wage, each",
      ],
      says: "Put your own numbers in. As an example: 40 {visits} a day, four minutes per call with the tries that reach voicemail, is over two and a half hours a day. At $20 an hour that’s more than $50 a day, or about $1,100 a month. The same 40 texts cost a few dollars a day at most, plus whatever the tool charges. What the sum leaves out is what a call can do that a text can’t, so look at the rows below before you switch everything.",
    },
    {
      name: "Staff time",
      heard: /\b(?:staff|time|work|hours|effort|minutes)\b/,
      cells: ["Minutes a day, to read the replies", "Hours a day, in the gaps between other work"],
      says: "Calls get made when there’s a lull, which means late or not at all on busy days, exactly when a gap hurts. Texts go out by themselves. They’re not free of work, though: somebody has to read the answers within the hour and move people who say no. Give it to one person, twenty minutes in the morning and twenty after lunch.",
    },
    {
      name: "Effect on no-shows",
      heard: /\b(?:no-?shows?|effect\w*|results?|attendance|works?|response)\b/,
      cells: ["Strong, if people can reply", "Strong, if somebody picks up"],
      says: "Anybody who quotes you a percentage is quoting somebody else’s {customers}. What can be said: a reminder that asks a question does more than one that announces, and a call that ends in voicemail confirms nothing. Test it. For four weeks, text people on even days and call them on odd days, and count empty slots. You’ll know more about your {place} than any study does.",
    },
    {
      name: "Older {customers}",
      heard: /\b(?:older|elderly|seniors?|age|landlines?)\b/,
      cells: ["Fine for many, lost on landlines", "Welcome, if they know the number"],
      says: "Ask, don’t assume. Plenty of people in their seventies text all day and screen unknown calls. Others have a landline, where your text vanishes without an error and they look like a no-show who ignored you. “Text, call or email?” at booking, noted in the record, settles it. For those who want a call, ring between ten and noon, say your name slowly, and leave day, time and number if nobody answers.",
    },
    {
      name: "What each can settle",
      heard: /\b(?:settle|reschedul\w+|move|conversation|personal|first|new)\b/,
      cells: ["A yes, a no, a new time by reply", "Doubts, fears, directions, two wishes at once"],
      says: "A text is enough for the tenth {visit}. Before a first one, a two-minute call finds out that they don’t know where to park, aren’t sure about the cost or are having second thoughts, while there’s time to do something about it. So call all first visits and anything long or expensive two days ahead, and text everyone else.",
    },
    {
      name: "Privacy",
      heard: /\b(?:privacy|hipaa|confidential\w*|private|legal|consent)\b/,
      cells: ["Screens are read by others; needs permission", "Voicemail is heard by others"],
      says: "Both can reach the wrong person. Leave out the reason for the visit in either, get permission to text and note it, and honor STOP at once. If HIPAA applies to you, the texting service has to sign a business associate agreement. A voicemail gives a name, a number and a time.",
    },
  ],
  verdict: [
    "for regulars, for everyone who said yes to texts, and whenever someone reads the replies within the hour.",
    "for first visits, long or costly ones, people who asked for a call, and landlines.",
    "text two days ahead; whoever hasn’t answered by noon the next day gets a call.",
  ],
};
