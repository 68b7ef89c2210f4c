import type { Practices } from "./practice.ts";

export const retail: Practices = {
  "Appointment Scheduling": () =>
    "Give what takes longer than a sale (a fitting, a repair, advice for a large purchase) three fixed windows a week at quiet hours, in one book at the counter that everybody writes into. A name, a number, what for. Who comes without a time is offered the next window instead of a wait.",
  "Customer Support": (t) =>
    `After a sale most people want to know ${t.status}. Say the day when the order is taken, write it on the receipt, and send one line when it changes, before somebody asks. One person a day answers for all of it, named on a note by the register.`,
  "Lead Qualification": (t) =>
    `Sort by two questions: ${t.sort[0]}, and by when. Who needs it this week is served or sent on now. Who is choosing gets a name, a card and a note of what they liked, and a message when it comes in. It is the second kind that most shops forget.`,
  "After-Hours Coverage": (t) =>
    `Let what people see in the evening sell for you: hours, what is in this week, how to have something put aside, as the first thing on the site, the profile and the greeting. A request for tomorrow (“hold it for me until five”) needs a form with three fields and somebody who reads it before opening. Think of ${t.night}.`,
  "Repetitive FAQ Handling": () =>
    "Make two piles. Facts (hours, prices, returns, whether it is in stock) go on a sign at the shelf, the profile and one list that is renewed every Thursday. Advice (“which one is right for me?”) stays with your people: each of those is a sale if somebody has five minutes. Do not automate it.",
  "Data Entry/Form Filling": (t) =>
    `Count a week of double typing: where do ${t.typed} go in, and where again? Choose the one place where they are true (${t.system}), and stop keeping the second list for two weeks. What nobody missed by then stays gone; what somebody missed is exported, not typed.`,
  "Order Processing": () =>
    "One order form for every way an order comes, with the fields that are always forgotten: size or model, second choice, by when, how to reach them, who took it. A deposit with anything made or brought in. A hold lasts a stated number of days, then goes back on the shelf. One ready message when it is there.",
  "Follow-up Communication": () =>
    "Ask at the register: “Should I write to you when the next ones come?” and note what for. Ten names a week make a list that no advertisement can buy. Write when there is a reason (it is in, it is due, what goes with it has come), one line and a name; never to everybody at once.",
  growth: () =>
    "For two weeks, write down what people ask for and you do not have. Ten asks for the same thing are your next order; one thing named at the register that goes with each purchase is the rest.",
  experience: () =>
    "Somebody who looks up when the door opens, and “I'll find out and tell you by tonight” instead of “we don't have that”: those two are what people tell others.",
  cost: "stock that has not moved in half a year, returns, and paid hours in which nobody comes in",
  efficiency:
    "one delivery day a week, tags made as the goods arrive, and one shelf counted a day instead of all at year's end",
};

/** Without a counter. */
export const onlineShop: Practices = {
  "Customer Support": (t) =>
    `Nearly everybody who writes wants to know ${t.status}. Send the news before the question: packed, handed over, late, each with a day. One person clears the messages at nine, at one and before the last pickup, and may refund up to an amount you name without asking.`,
  "After-Hours Coverage": (t) =>
    `Your shop is open at night and nobody is in it: think of ${t.night}. Put sizes, delivery day and returns beside the button, where the doubt arises. The reply that goes out at night says from when somebody reads, and asks for the order number. What came is answered before new orders are packed.`,
  "Repetitive FAQ Handling": () =>
    "Sort the last hundred messages by hand; an afternoon is enough. Facts (delivery, returns, sizes, stock) go to the product page they were asked about, not to a page of questions that nobody finds. “Which one suits me?” is answered by a person, with one suggestion and a reason: those messages sell.",
  "Order Processing": (t) =>
    `Note for two weeks which orders somebody has to touch, and why: ${t.order}, an address that is wrong, a payment that hangs. The two most frequent get a rule (“until packed you change it yourself, here”) and a saved reply. All others wait for one fixed hour a day instead of a day in pieces.`,
  "Data Entry/Form Filling": retail["Data Entry/Form Filling"],
  "Follow-up Communication": (t) =>
    `Think of ${t.cold}. One message the next morning with what usually holds people back (delivery day, size, how to return), none with a discount. After a purchase write once, when it is used up or outgrown, and say so: that is the only date on which they are glad to hear from you.`,
  cost: "returns by product and reason, what marketplaces and ads take of each order, and boxes larger than what is in them",
  efficiency:
    "packing in two blocks a day, the best sellers within arm's reach, and product descriptions used again",
};
