import type { Topic } from "../kinds.ts";

export const orders: Topic = {
  id: "orders",
  name: "orders by telephone",
  goal: "take orders by telephone without mistakes",
  gist: "An order is right when it has been repeated, priced and given a time, in one place that everybody reads.",
  heard:
    /\b((phone|telephone|takeout|take.?away|cake|delivery|pick.?up|call.?in) orders?|(taking|take|takes) (\w+ ){0,3}orders|orders? (by|over|on) (the )?(phone|telephone)|pre.?orders?|wrong orders?)\b/,
  keywords: ["phone orders", "order mistakes"],
  scene:
    "The bag is packed, the name is right, and what is inside belongs to somebody else. On the slip it looked quite clear.",
  close: "Write it once, in the place that counts, while they are still on the line.",
  thesis: "An order that was not read back was not taken",
  reasons: [
    {
      head: "Noise changes numbers",
      text: "With a full room behind you fifteen becomes fifty. The ear fills in what it expects, and only the other side can tell.",
    },
    {
      head: "The price belongs to the order",
      text: "Told at pick-up it is a surprise, and surprises are argued about in front of others. Told on the telephone it is an agreement.",
    },
    {
      head: "A time that was only guessed makes a crowd",
      text: "“Half an hour” to everybody brings everybody in half an hour. A real time spreads them.",
    },
  ],
  against: {
    text: "In the rush there is no time to repeat everything.",
    reply:
      "There is less time to make it twice. Repeat the count, the changes and the hour; the rest can go.",
  },
  near: ["booking", "desk", "questions"],
  points: [
    {
      id: "wrong-ones",
      phase: "find out",
      do: "Keep the slips of what went wrong",
      how: "For a month, into a jar. Then sort: misheard, misread, forgotten, changed later. Each kind has another cure, and usually one of them fills half of the jar.",
      mistake: "Blaming whoever took it",
      harm: "The next person makes the same one at the same hour. Keep the slips, and look for what they share.",
      ask: "Why do orders come out wrong?",
      answer:
        "They are misheard, misread, forgotten, or changed afterwards. A month of slips shows which of the four it is here.",
      check: "A month of wrong orders was kept and sorted by cause.",
      task: "Keep every wrong slip for a month, and sort them by cause.",
    },
    {
      id: "one-sheet-order",
      phase: "decide",
      do: "Give every order the same five lines",
      how: "Name, number, what and how many, changes or allergies, and the hour. In that order, on a pad or in {system}, with nothing on the backs of receipts. An empty line is then seen at once.",
      mistake: "Writing it on whatever lies there",
      harm: "It is found on the floor at nine. One pad, one place, five lines that are always the same.",
      ask: "What has to be on the slip?",
      answer:
        "Name, number, what and how many, changes or allergies, and when. Five lines in a fixed order can be read by anybody.",
      check: "All orders by telephone stand on the same form with five lines.",
      task: "Make a pad with five lines, put one at each telephone, and remove everything else.",
    },
    {
      id: "read-order-back",
      obvious: true,
      phase: "start",
      do: "Read back count, changes and hour",
      how: "“Two, one without onions, at ten past seven, for Kim.” It takes one breath. Numbers are said twice over, fifteen as one-five, because a telephone swallows endings.",
      mistake: "Saying “Got it”",
      harm: "They cannot know what you got. Count, changes, hour, in one breath, before the receiver goes down.",
      ask: "What has to be repeated?",
      answer: "The count, every change, and the hour. Those are what goes wrong; the rest can be guessed.",
      check: "Count, changes and hour are read back on every order.",
      task: "Read back count, changes and hour on each order for a week, and count the corrections.",
    },
    {
      id: "real-time",
      phase: "decide",
      do: "Promise times that spread the crowd",
      how: "Set how many orders fit into ten minutes, and stop offering a slot when it is full. “Ten to seven or ten past?” is a better question than “in half an hour”. What cannot be done today is said at once.",
      mistake: "Saying “half an hour” to everybody",
      harm: "At seven they all stand there, and none of them believes you next time. Count per ten minutes, and offer the next free one.",
      ask: "Which time do we give?",
      answer:
        "The next ten minutes that still have room. For that somebody has to have settled how many fit; try it on a full evening.",
      check: "Ten minutes that are full are not offered any more.",
      task: "Find out how many orders fit into ten minutes, and offer times by it on one evening.",
    },
    {
      id: "money-first",
      obvious: true,
      phase: "write down",
      do: "Say the sum, and when a deposit is due",
      how: "The sum before goodbye. For large or custom orders a deposit, with the day until which it can be changed and what happens if nobody comes. Card numbers belong on a payment page, not on a pad.",
      mistake: "Leaving the price for pick-up",
      harm: "Then it is discussed at the counter with six people behind it. Say the sum on the telephone, and send a link where a deposit is due.",
      ask: "When should we ask for a deposit?",
      answer:
        "When you could not sell it to anybody else: large, custom, or far ahead. Say it before the order is taken, and send a link to pay.",
      check: "Every caller hears the sum, and it is written from when on a deposit is due.",
      task: "Settle from when on a deposit is due, and write the sentence that says so.",
    },
    {
      id: "changes-cutoff",
      phase: "look back",
      do: "Look at changes and no-pick-ups",
      how: "Count for a month what was changed late and what was never fetched. If it is the same kind of order each time, that kind gets a cut-off or a deposit, and the others stay as easy as they are.",
      mistake: "Punishing everybody for a few",
      harm: "A deposit on two sandwiches loses more than it saves. Look first which orders are left standing.",
      ask: "What do we do about orders that nobody fetches?",
      answer:
        "A text an hour before, and a deposit for just that kind. Count for a month to know which kind it is.",
      check: "Late changes and orders not fetched are counted by kind each month.",
      task: "Count late changes and unfetched orders by kind, and give the worst kind a rule.",
    },
  ],
};
