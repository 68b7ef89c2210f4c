import type { Sayings } from "./saying.ts";

/** For what is booked, bought or still open. */
export const appointmentsAndOrders: Sayings = {
  booking: [
    ["Before you look for a time", "What is it for? Then I know how long we need."],
    ["When you offer", "I have Tuesday at nine or Thursday at four. Which works better?"],
    ["When neither works", "Earlier in the day or later? Then I’ll look there."],
    [
      "When it is full",
      "We’re full this week. I can put you down for Monday and call you if something opens sooner.",
    ],
    ["When it is settled", "So that’s Thursday the tenth, at four. I’ll text it to you."],
    ["When they move it", "Thanks for telling us in time. Tuesday at nine, or Friday at one?"],
  ],
  reminders: [
    [
      "When they book",
      "You’re down for Thursday the tenth at two. If something comes up, let us know by noon the day before and it won’t cost you anything.",
    ],
    [
      "When you ask for a number",
      "What number can we text the day before? It’s one line, and you just answer yes or no.",
    ],
    [
      "When the appointment is long or hard to fill",
      "For this one we take a deposit. It counts toward the bill, and you get it back if you tell us two days ahead.",
    ],
    [
      "When it is far ahead",
      "That’s five weeks away. I’ll text you a week before, so there’s still time to move it.",
    ],
    ["The day before", "You’re with us tomorrow at two. Does that still work for you?"],
    ["When they say no", "Thanks for telling me. I have Friday at ten or Monday at four. Which is better?"],
    [
      "When you get voicemail after a missed appointment",
      "This is Kim from [name of the business]. We had your two o’clock ready today, and I hope everything is all right. Call or text us at [number], and I’ll find you another time.",
    ],
    [
      "When they missed the appointment",
      "We had your two o’clock ready today. Is everything all right? Would you like another time?",
    ],
    [
      "When it is the second time",
      "I’m happy to book you again. This time I’ll ask for a deposit, and it counts toward the bill.",
    ],
    [
      "Before they hang up",
      "So that’s Thursday the tenth, at two. Do you have a pen, or shall I text it to you?",
    ],
    [
      "When you have a waiting list",
      "If something opens up sooner, may I call you? How much notice do you need?",
    ],
    [
      "When someone asks why there is a fee",
      "We kept that time for you, and nobody else could have it. If you tell us by noon the day before, I can offer it to someone who’s waiting, and there’s no fee.",
    ],
    [
      "When you have to charge it",
      "I do have to charge for the missed time, as we said when you booked. Shall we find a new one now?",
    ],
  ],
  followup: [
    [
      "When you send it",
      "You have our offer in your email. May I call you on Thursday and ask what you think?",
    ],
    ["On that day", "You’ve had our offer since Monday. What questions do you still have?"],
    ["When it is too much", "Which part could wait? I’ll take it out and send you a second price."],
    ["When they need time", "Of course. How long should I hold the date for you?"],
    ["When they have decided against it", "Thanks for telling me. May I ask what made the difference?"],
    [
      "The last time",
      "I don’t want to push. I’ll close this for now. One line from you and it’s open again.",
    ],
  ],
  orders: [
    ["When you pick up", "[Name of the business], this is Kim. Is this for pickup or delivery?"],
    ["When they have ordered", "So that’s two, one without onions, for Kim. Is that right?"],
    ["For the time", "Ten to seven or ten past?"],
    ["For the price", "That comes to [amount]. You can pay when you pick it up."],
    [
      "When it is large",
      "For this size we take a deposit. I’ll text you a link, and once it’s paid, it’s firm.",
    ],
    ["When you can’t do it", "We’re full at seven. I can do twenty to eight, or tomorrow at noon."],
    ["Any allergies", "Is anyone allergic to anything? Then I’ll write that down first."],
  ],
  prices: [
    [
      "When the first question is the price",
      "It’s usually between [low] and [high], depending on one thing. May I ask you about it?",
    ],
    ["When it is a fixed price", "That’s [price], and everything is included."],
    [
      "When it has to be seen",
      "I can’t give you an honest number before someone has seen it. The visit costs [price], and it counts toward the bill.",
    ],
    ["When they say it is a lot", "What did you have in mind? There may be a smaller way to do it."],
    [
      "When somebody else is cheaper",
      "That may be. Ask them whether travel, parts and cleanup are included. With us they are.",
    ],
    ["When they want to think", "Of course. Shall I text you the numbers, and may I call you Thursday?"],
    [
      "Before they hang up",
      "I have Tuesday at nine and Thursday at two. Shall I hold one of them until tomorrow?",
    ],
  ],
};
