import type { Topic } from "../kinds.ts";

export const orders: Topic = {
  id: "orders",
  name: "phone orders",
  goal: "take phone orders without mistakes",
  gist: "Write every order in one place, repeat it, and give the price and the time before you hang up.",
  heard:
    /\b((phone|telephone|takeout|take.?away|cake|delivery|pick.?up|call.?in) orders?|(taking|take|takes) (\w+ ){0,3}orders|orders? (by|over|on) (the )?(phone|telephone)|pre.?orders?|wrong orders?)\b/,
  keywords: ["phone orders", "order mistakes"],
  scene:
    "The bag is packed, the name is right, and the food belongs to someone else. It looked clear enough on the slip.",
  close: "Write it down once, in the right place, while they are still on the phone.",
  thesis: "If you didn’t read it back, you didn’t take the order",
  reasons: [
    {
      head: "Noise changes numbers",
      text: "With a full room behind you, fifteen becomes fifty. You hear what you expect, and only the caller can catch it.",
    },
    {
      head: "The price is part of the order",
      text: "At pickup it is a surprise, and people argue about surprises at the counter. On the phone it is an agreement.",
    },
    {
      head: "Guessing the time makes a crowd",
      text: "Tell everyone “half an hour” and everyone comes in half an hour. A real time spreads them out.",
    },
  ],
  against: {
    text: "In the rush there is no time to repeat everything.",
    reply:
      "There is even less time to make it twice. Repeat the quantity, the changes and the time, and skip the rest.",
  },
  near: ["booking", "desk", "questions"],
  points: [
    {
      id: "wrong-ones",
      phase: "find out",
      do: "Keep the slips of what went wrong",
      how: "Put them in a jar for a month. Then sort them: misheard, misread, forgotten, changed later. Each kind has a different fix, and usually one of them fills half the jar.",
      mistake: "Blaming whoever took it",
      harm: "The next person makes the same mistake at the same hour. Keep the slips and see what they have in common.",
      ask: "Why do orders come out wrong?",
      answer:
        "They get misheard, misread, forgotten, or changed later. A month of slips tells you which it is.",
      check: "We kept a month of wrong orders and sorted them by cause.",
      task: "Keep every wrong slip for a month, and sort them by cause.",
    },
    {
      id: "one-sheet-order",
      phase: "decide",
      do: "Give every order the same five lines",
      how: "Name, number, what and how many, changes or allergies, and the time. Always in that order, on a pad or in {system}, never on the back of a receipt. Then you notice at once when a line is empty.",
      mistake: "Writing it on whatever is lying around",
      harm: "You find it on the floor at nine. One pad, one place, the same five lines.",
      ask: "What has to be on the slip?",
      answer:
        "Name, number, what and how many, changes or allergies, and when. Five lines in the same order, so that anyone can read it.",
      check: "All phone orders are on the same five-line form.",
      task: "Make a five-line order pad, put one by every phone, and get rid of everything else.",
    },
    {
      id: "read-order-back",
      obvious: true,
      phase: "start",
      do: "Read back the quantity, the changes and the time",
      how: "“Two, one without onions, at ten past seven, for Kim.” It takes one breath. Say numbers twice, fifteen as one-five, because endings get lost on the phone.",
      mistake: "Saying “Got it”",
      harm: "They can’t tell what you got. Quantity, changes and time, before you hang up.",
      ask: "What should we repeat?",
      answer: "The quantity, every change, and the time. Those are what goes wrong.",
      check: "We read back quantity, changes and time on every order.",
      task: "For a week, read back quantity, changes and time on every order, and count the corrections.",
    },
    {
      id: "real-time",
      phase: "decide",
      do: "Give pickup times that spread people out",
      how: "Find out how many orders you can do in ten minutes, and stop offering a slot once it is full. Ask “Ten to seven or ten past?” instead of saying “in half an hour”. If you can’t do it today, say so right away.",
      mistake: "Telling everyone “half an hour”",
      harm: "At seven they are all standing there, and next time nobody believes you. Count orders per ten minutes and offer the next open slot.",
      ask: "What time do we give?",
      answer:
        "The next ten minutes with room left. For that you need to know how many orders fit; find out on a busy evening.",
      check: "Once a ten-minute slot is full, we stop offering it.",
      task: "Find out how many orders fit in ten minutes, and give times by that for one evening.",
    },
    {
      id: "money-first",
      obvious: true,
      phase: "write down",
      do: "Say the total, and when you need a deposit",
      how: "Give the total before you hang up. For large or custom orders take a deposit, and say until when it can be changed and what happens if nobody picks it up. Send a payment link; card numbers don’t belong on a pad.",
      mistake: "Leaving the price for pickup",
      harm: "Then it is discussed at the counter with six people waiting. Say it on the phone, and send a link if you need a deposit.",
      ask: "When should we ask for a deposit?",
      answer:
        "When you couldn’t sell it to anyone else: large, custom, or far ahead. Say so before you take the order, and send a payment link.",
      check: "Every caller hears the total, and it is in writing when we need a deposit.",
      task: "Decide when you need a deposit, and write the sentence that says so.",
    },
    {
      id: "changes-cutoff",
      phase: "look back",
      do: "Look at late changes and no-pickups",
      how: "For a month, count what people changed late and what nobody picked up. If it is always the same kind of order, set a cutoff or a deposit for that kind, and leave the others alone.",
      mistake: "Punishing everyone for a few",
      harm: "A deposit on two sandwiches loses more than it saves. First see which orders get left behind.",
      ask: "What do we do about orders nobody picks up?",
      answer:
        "Text people an hour before, and take a deposit for just that kind of order. Count for a month to find out which.",
      check: "Every month we count late changes and unclaimed orders by kind.",
      task: "Count late changes and unclaimed orders by kind, and set a rule for the worst.",
    },
  ],
};
