/** Texts that go out around one occasion, each to others and after another; `{when}` is the request’s own occasion. */
export const textsInTurn: readonly string[] = [
  "To whoever it may concern, within a day: “Hi [first name], [your name] at [company]. {When}: [the one thing to look at, and that nobody climbs or touches anything]. Reply YES and we’ll come by on [day] or [day].”",
  "To whoever replied, within the hour: “Thanks, [first name]. [Name] is with you on [day] between [two] and [four]. [What it costs to look, and whether that comes off.] Reply MOVE for another time.”",
  "To whoever has to wait, the same evening: “[First name], there are [number] ahead of you, and your day is [date]. Until then: [one thing that’s safe to do]. If it gets worse, call [number].”",
  "To whoever has been looked after, the next morning: “Hi [first name], here’s what we saw, with pictures: [link]. [Price or range], good until [date]. Call me at [number] if a line isn’t clear.”",
  "To whoever has said nothing, once, after a week: “Hi [first name], shall I keep your place on the list, yes or no? Either’s fine. [Your name], [company].”",
];
export const rulesOfTexts: readonly string[] = [
  "Who has agreed to get texts from you, and where that’s kept; STOP is kept to the same day. To find out: fcc.gov on texts from businesses, with the date; your texting program’s own rules.",
  "Who sends each, at which hours, and who reads the replies. To find out: the last time, by the clock: sent when, answered when.",
  "What none of them promises: a price unseen, what an insurer pays, a day nobody has. To find out: the three promises that went wrong last time.",
];
