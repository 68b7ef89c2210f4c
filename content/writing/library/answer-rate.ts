import type { Subject } from "./kinds.ts";

export const answerRate: Subject = {
  id: "answer-rate",
  name: "the answer rate",
  heard:
    /\b(?:call )?answer(?:ing|ed)?[- ]rates?\b|\b(?:share|percent(?:age)?) of (?:our |your |the )?calls (?:\w+ )?(?:get )?answered\b|\babandon(?:ment|ed)? rates?\b|\b(?:measur\w+|calculat\w+|track\w*|count\w*)\b[^.?!]{0,40}\b(?:missed|answered|abandoned|unanswered) calls\b|\bmissed[- ]calls? (?:rates?|reports?)\b/,
  not: /\b(?:cost|vs|versus|lost|losing|revenue)\b/,
  title: "How to measure the answer rate at {who}",
  lead: "Your answer rate is the calls a person or an assistant answered, divided by all the calls that came in while you said you were open. Worked out by hour and not by month, it tells you exactly when callers can’t reach you. You need one report from the phone company, one afternoon, and an agreement on what counts as answered.",
  close:
    "Write this month’s figure and its two worst hours on a card by the phone. Next month’s card only has to be better in those two hours.",
  passages: [
    {
      does: "Agree on what counts as answered",
      asks: "What counts as an answered call?",
      heard: /\b(?:counts?|define|definition|what is|mean|answered|includ\w+)\b/,
      says: [
        "A call counts as answered if somebody or something dealt with the caller: a person picked up, or an assistant booked, answered or passed it on. Voicemail isn’t answered, even if you call back within the hour; it’s recovered, and gets a column of its own. A menu in which the caller gave up isn’t answered either. Phone companies tend to count every connected call, so ask what their report includes before you celebrate 98%.",
      ],
      mistake: [
        "Counting voicemail as answered",
        "It makes the number pretty and useless. Give recovered calls their own column, and the two together show what callers live through.",
      ],
      checks: ["It’s written down that voicemail doesn’t count as answered."],
      tasks: ["Write down what counts as answered, and ask the phone company what its report counts."],
    },
    {
      does: "Work it out once by hand",
      asks: "How is it calculated?",
      heard: /\b(?:calculat\w+|formula|work out|example|math|how (?:to|do)|measure)\b/,
      says: [
        "Say the report shows 940 calls in a month. Take out 60 that hung up in under five seconds and 80 you know to be sales or spam: 800 are left. If 648 were answered, the rate is 648 ÷ 800 = 81%. Another 96 left a message and were called back the same day, which is 12% recovered. The remaining 56, or 7%, are people who called you and never reached anybody.",
      ],
      checks: ["Hang-ups under five seconds and known spam are taken out before dividing."],
      tasks: [
        "Work out last month’s rate by hand: calls, minus hang-ups and spam, answered, recovered, lost.",
      ],
    },
    {
      does: "Split it by hour and by weekday",
      asks: "How should we break it down?",
      heard: /\b(?:hour|weekday|day|by|break ?down|split|pattern|when|peak)\b/,
      says: [
        "Make a grid, hours down the side, weekdays across, with two numbers in each box: calls in, calls answered. Eighty-one percent for the month may be 95 on most boxes and 40 on three: Monday at eight, every day at noon, Friday after four. Color the boxes under 80. In a five-day week with ten open hours that’s 50 boxes, and you’ll seldom color more than eight.",
      ],
      checks: ["There’s a grid of hours and weekdays with the boxes under 80% marked."],
      tasks: ["Fill in the grid for four weeks and color every box under 80%."],
    },
    {
      does: "Set a goal you’d notice",
      asks: "What is a good answer rate?",
      heard: /\b(?:good|goal|target|benchmark|aim|should|percent)\b/,
      says: [
        "There’s no official figure for a small office, and an average from somebody else’s call center won’t help. Set two goals of your own. The first: no box in the grid under 80%. The second: every unknown number that wasn’t answered is called back within 30 minutes. The first protects the regulars, the second the people who are choosing between you and the next place. Raise the 80 once you’ve held it for two months.",
      ],
      checks: ["Our goals are no hour under 80% and new numbers called back in 30 minutes."],
      tasks: ["Agree on the two goals with the people who answer."],
    },
    {
      does: "Fix the worst box first",
      asks: "How do we raise it?",
      heard: /\b(?:fix|raise|improv\w+|increase|better|worst|cause)\b/,
      says: [
        "Each bad box has one plain cause, and you can usually see it from the desk. Monday at eight: messages and callers at once, so somebody comes in at 7:30. Noon: everyone eats together. Four on Friday: the confirmations go out on the same line. Change one box, wait two weeks, look again. Adding a line without a person or an assistant to answer it only moves people from a busy signal to a ring that nobody takes.",
      ],
      mistake: [
        "Adding phone lines to raise the rate",
        "Lines hold callers, they don’t answer them. Put a person, a service or an assistant into the hour that’s red.",
      ],
      checks: ["One cause is named for the worst hour, and one change is under way."],
      tasks: ["Name the cause of the worst hour, change one thing, and look again in two weeks."],
    },
    {
      does: "Look at it monthly, with the people who answer",
      asks: "How often should we look at it?",
      heard: /\b(?:monthly|often|report|review|team|staff|share)\b/,
      says: [
        "Ten minutes a month, with the grid on the table. Ask the people who answer why a box changed; they know about the broken headset and the new mailing. Leave individual names out of it, since one person can’t answer two lines. And look a second time in any week after you’ve changed hours, opened a calendar or sent out a campaign.",
      ],
      checks: ["The grid is on the table once a month, without names."],
      tasks: ["Put ten minutes a month for the grid in the calendar."],
    },
  ],
};
