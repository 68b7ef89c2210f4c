import { together } from "./heard.ts";
import type { Subject } from "./kinds.ts";

const SLOW =
  "(?:slow|quiet|dead|empty|dull|low|thin|underbooked|lean) (?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|days?|weeks?|months?|seasons?|hours?|times?|afternoons?|mornings?|spells?|periods?|stretch(?:es)?|januar(?:y|ies)|februar(?:y|ies)|augusts?|summers?|winters?|midweeks?)";

export const slowDays: Subject = {
  id: "slow-days",
  name: "filling slow days",
  heard: together(
    `${SLOW}|off[- ]?(?:season|peak)|(?:business|it) is slow`,
    "fill\\w*|book\\w*|phones?|calls?|calling|busy|business|customers|clients|patients|guests|jobs|appointments|revenue|schedule|survive|boost|chairs",
  ),
  not: /\bslow (?:callers?|talkers?|response)\b|\b(?:itinerary|trip|vacation)\b/,
  near: ["gaps", "recall", "unbooked", "follow-up", "asking-referrals"],
  title: "How {who} can fill slow days by phone",
  lead: "A slow day is filled in the week before, by somebody with a list, half an hour and two times to offer. The list is already in your files: people you told to come back, estimates without an answer, callers you had to turn away last month. Call the warmest ten, move what can move from the day that’s full, and only then think about advertising or a discount.",
  close:
    "Block one half hour this week, the same one every week, and put a name on it. In a month you’ll know what one call is worth, and the slow day will have a number instead of a reputation.",
  passages: [
    {
      does: "Prove which day it is",
      asks: "Which day is really slow?",
      heard: /\b(?:which|prove|find|count|measure|know|numbers?)\b/,
      says: [
        "“Tuesdays are dead” is a feeling. Count eight weeks: hours you could have sold, hours you did. If Tuesday stands at 55 percent and Thursday at 95, you have nine empty hours to fill and a full day to fill them from. If every day stands at 70, it isn’t a slow day, it’s a slow month, and that’s a question for the front of the funnel.",
      ],
      mistake: [
        "Fixing the day everybody complains about",
        "The count often names another one. Eight weeks of hours sold against hours open take twenty minutes.",
      ],
      checks: ["We know for each weekday which share of our hours was sold in the last eight weeks."],
      tasks: ["Count hours open and hours sold by weekday for the last eight weeks."],
    },
    {
      does: "Call the people you told to come back",
      asks: "Whom should we call first?",
      heard: /\b(?:who|whom|call|list|back|due|overdue|reminders?)\b/,
      says: [
        "Somewhere in {system} it says “in six months,” “watch this” or “when the weather turns.” Those are promises, and nobody has kept them. Sort by date, take ten, and call on the slow day for the next one. Name who said it and when. It isn’t a sales call, since they agreed to it already.",
      ],
      lines: [
        [
          "The call",
          "Hi [first name], it’s [name] from [name of the business]. In [month] you and [colleague] said you’d come back about [matter]. I have [weekday] at nine or at two. Would one of those help?",
        ],
      ],
      mistake: [
        "A mailing to everybody",
        "It reaches the ones who were here last week. Ten calls to people with a note in their file bring more than a thousand emails.",
      ],
      checks: ["Everything we told people to come back for has a date, and somebody calls in that week."],
      tasks: ["Search {system} for “later,” “watch” and “call in,” and call the first ten."],
    },
    {
      does: "Offer the slow day first, every time",
      asks: "How do we get people to take that day?",
      heard: /\b(?:offer|choose|steer|first|say|script|move|shift)\b/,
      says: [
        "Most people take one of the two times they’re given. So the first time you say is on the slow day, and the second one next to it. “When would you like to come?” fills Thursday by itself. Give a true reason if there is one: no waiting, more time, the colleague they like. It costs nothing and moves perhaps one in four.",
      ],
      lines: [
        [
          "Two times",
          "I have Tuesday at ten, that’s our calm day, so nobody will rush you, or Wednesday at four. Which do you prefer?",
        ],
      ],
      mistake: [
        "“When would you like to come?”",
        "They’d like Thursday at five, like everybody else. Offer two times, the slow day first.",
      ],
      checks: ["The first time we offer is on the slow day."],
      tasks: ["Offer the slow day first on every booking call for two weeks, and count how many take it."],
    },
    {
      does: "Ask the people from the full day",
      asks: "Can we move bookings from a busy day?",
      heard: /\b(?:full|busy|move|thursdays?|fridays?|swap|earlier)\b/,
      says: [
        "On the day that’s full somebody would rather come sooner and doesn’t know it’s possible. Call five of them on the day before the slow one: “Something has opened up on Tuesday, would you like to be done by then?” Those who move leave a slot on a day when you turn people away. That’s the only slot you can sell twice.",
      ],
      mistake: [
        "Turning people away on Thursday with an empty Tuesday behind you",
        "Two of the Thursday people would have come sooner. Five short calls, and both days are fuller.",
      ],
      checks: [
        "Before a slow day somebody asks five people from the full one whether they’d like to come sooner.",
      ],
      tasks: ["Call five people from the fullest day and offer them next week’s slow one."],
    },
    {
      does: "Go back to estimates and callers who didn’t say yes",
      asks: "What about people who asked and didn’t book?",
      heard: /\b(?:estimates?|quotes?|leads?|didn'?t|undecided|asked|unbooked|old)\b/,
      says: [
        "Take everyone from the last sixty days who got a price and then went quiet. One question each: “Is it still on your mind, or have you taken care of it?” It’s easy to answer either way. A third have, a third haven’t decided, and a few have been meaning to call. Those take the slow day gladly, because it’s soon.",
      ],
      lines: [
        [
          "The question",
          "I only wanted to ask: is it still on your mind, or have you taken care of it in the meantime?",
        ],
      ],
      mistake: [
        "“Just following up”",
        "It asks for nothing and gets nothing. Ask whether it’s still on their mind, and have a day ready.",
      ],
      checks: ["Every price that got no answer is followed by one question within sixty days."],
      tasks: [
        "List the unanswered prices of the last sixty days, and ask the ten newest ones the one question.",
      ],
    },
    {
      does: "Call back everyone the full day cost you",
      asks: "What do we do with calls we couldn’t take?",
      heard: /\b(?:missed|lost|turned away|no room|couldn'?t|log)\b/,
      says: [
        "Your phone’s log has the numbers nobody answered on Thursday and Friday. Call the unknown ones on Monday, with Tuesday in hand. Say 20 unknown numbers a week; you reach twelve, five still need somebody, and two take Tuesday. At {worth} in the first year that’s what a half hour on Monday is worth.",
      ],
      mistake: [
        "Treating the missed-call list as history",
        "It’s a list of people who wanted something from you on Thursday. On Monday some of them still do.",
      ],
      checks: ["The unknown numbers of the full days are called before the slow one."],
      tasks: ["Call last Thursday’s and Friday’s unknown numbers on Monday, and note how many come."],
    },
    {
      does: "Keep short and standing work for it",
      asks: "Which work belongs on a slow day?",
      heard: /\b(?:work|standing|regulars?|contracts?|short|weekly|membership|maintenance|plan)\b/,
      says: [
        "Everything that’s regular and doesn’t care about the day goes there: the monthly visit, the fleet, the building down the street, the regular who’s retired. Offer them a standing time on the slow day with one advantage, such as never having to wait. Ten standing bookings a month are a floor under the day, and nobody has to be called for them again.",
      ],
      mistake: [
        "Letting regulars sit on the best hours",
        "They’d come on any day, and strangers only on that one. Offer them a standing time on the slow day.",
      ],
      checks: ["Regular work has a standing time on the slow day."],
      tasks: ["Ask five regulars whether they’d like a standing time on the slow day."],
    },
    {
      does: "Use a discount last, and only for the day",
      asks: "Should we offer a discount?",
      heard: /\b(?:discounts?|deals?|promotions?|specials?|coupons?|price|cheaper)\b/,
      says: [
        "A discount works on people who’d have come anyway, so try everything above first. If you use one, tie it to the day and to something that costs you time rather than money: the longer look, the extra check, the same-day pickup. Do the sum beforehand. Fifteen percent off a $200 job with $80 left is $30 of your $80.",
      ],
      mistake: [
        "Fifteen percent for everybody",
        "On a job that leaves $80 of $200, it takes $30 of your $80, and it teaches people to wait for it. Tie it to the day, or leave it.",
      ],
      checks: ["A discount is tied to the slow day, and we’ve worked out what it leaves."],
      tasks: ["Work out what a discount would leave, and write down what you could give instead."],
    },
    {
      does: "Ask for one name on the day itself",
      asks: "How can the slow day fill the next one?",
      heard: /\b(?:referrals?|recommend\w*|names?|reviews?|word of mouth|friends?)\b/,
      says: [
        "Slow days have time for the sentence that busy ones don’t: “Who else do you know who’s been putting this off?” Ask at the end, ask once, and offer to hold a time for a week. One name in ten is a lot; and the person who gives it usually comes back as well.",
      ],
      mistake: [
        "Asking everybody in a hurry on the busiest day",
        "It sounds like a form. On the slow day there’s time to mean it.",
      ],
      checks: ["On slow days each {customer} is asked for one name."],
      tasks: ["Ask for one name at the end of each conversation on the next slow day."],
    },
    {
      does: "Give it a name, half an hour and a number",
      asks: "Who does this, and how do we know it works?",
      heard: /\b(?:who does|half hour|measure|track|works?|results?|week)\b/,
      says: [
        "It won’t happen between other things. The same half hour each week, one name, the phone answered by somebody else meanwhile. On the wall: calls made, people reached, booked. Say 15 calls, nine reached, three booked at $200: $600 for thirty minutes. After four weeks you know which list works, and the others are dropped.",
      ],
      mistake: [
        "Doing it when there’s time",
        "On a slow day everyone finds something to tidy. The same half hour each week, with a name and a tally.",
      ],
      checks: [
        "The half hour is in the calendar with a name, and calls, reached and booked are on the wall.",
      ],
      tasks: ["Block the half hour for the next four weeks, and draw the three columns."],
    },
  ],
};
