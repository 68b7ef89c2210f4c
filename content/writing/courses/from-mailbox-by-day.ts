import { fromOldWay } from "./from-old-way.ts";
import type { Course } from "./kind.ts";

/** The same where nobody is on call: what is lost are bookings while hands are full, and no night is anybody's duty. */
export const fromOldWayByDay: Course = {
  ...fromOldWay,
  id: "from-old-way-by-day",
  byDay: true,
  lead: "Leave {old} running behind the assistant to the last day, so that every call has a net. The assistant first gets the calls that ring out while your hands are full, with one kind of booking, then evenings and closed days, then the rest. From the last day on {old} is there only for the hour in which it’s down.",
  before: [
    {
      name: "count what {old} loses, and connect the book",
      safe: true,
      tasks: [
        [
          "List a month of calls by day and hour",
          "Take them from {old} and the phone company’s log, with what they wanted, new or known, booked or gone. Those who hung up count, too. Mark the five hours of the week that lose most.",
          "desk",
        ],
        [
          "Choose two vendors and watch both book",
          "Each shows you a booking, a move and a cancellation in a copy of your own book, with your own services. What can’t write into it only takes notes, and that’s said in the price: {priceRange} here.",
          "owner",
        ],
        [
          "Write what it may book, and what it never books",
          "It may begin with {easy}. For {hard} it takes a name and a number, and one of you calls back.",
          "all",
        ],
        [
          "Read both contracts",
          "Find the notice period, the day each renews, and who owns the number and the recordings. Don’t give notice yet.",
          "owner",
          undefined,
          "hired",
        ],
      ],
      see: "the five hours that lose most, with the bookings lost in each, and a booking that you watched arrive in your own book.",
      decide: "which of the two it is. It begins with one kind of booking: {easy}.",
    },
    {
      name: "write its answers, and try to break it",
      tasks: [
        [
          "Write twenty answers",
          "Two sentences each, in the words of whoever answers now: hours, parking, prices that you say by phone, how to cancel. For all else there’s one: “I don’t want to guess. Someone will call you by [time].”",
          "desk",
        ],
        [
          "Make twenty test calls between {customers}",
          "Five are easy, five are muddled, two people want the same hour at once, and five ask for one of you. Try “{test1}” as well. Whoever finds a wrong answer fixes it the same evening.",
          "all",
        ],
        [
          "Tell your {customers}",
          "Put one sentence on the page and at the door: when nobody can pick up, a computer answers and says so, and anyone can ask for one of you.",
          "desk",
        ],
      ],
      see: "twenty calls on one sheet, each with what stands in the book because of it.",
      decide: "go, or another few days of testing. One hour that was given to two people means more testing.",
    },
  ],
  event: {
    name: "give it the calls that ring out",
    tasks: [
      [
        "Forward what nobody picks up",
        "{On}, before you open, calls that nobody takes within three rings go to the assistant, all day. If it doesn’t pick up, they go to {old}, as they do now.",
        "owner",
      ],
      [
        "Read the notes at noon and at closing",
        "Whoever’s name is on the day calls back with the note open. New people come first.",
        "desk",
      ],
      [
        "Check the book every evening",
        "Compare each booking with its call: right service, right length, right person. Correct the rule and not only the booking.",
        "all",
      ],
    ],
    see: "each day on one line: calls, booked, written down, corrected.",
    decide:
      "whether evenings and closed days come next. Not while more than one booking in twenty had to be corrected.",
  },
  after: [
    {
      name: "add evenings and closed days, compare, then {part}",
      tasks: [
        [
          "Add evenings and closed days",
          "Calls go to it at closing time as well, with the same single kind of booking. After three good days it gets a second kind.",
          "owner",
        ],
        [
          "Compare with the first week",
          "Look at bookings by phone, people who hung up, hours given twice, and the five worst hours. Put the fee beside it.",
          "owner",
        ],
        [
          "Ask ten who were answered by it",
          "One question when they come: how was it to book? Write their words down.",
          "desk",
        ],
        [
          "Get your data back, and cancel",
          "Messages and recordings come out of {old} first. Ask in writing when its copies are erased.",
          "owner",
          undefined,
          "hired",
        ],
        [
          "Empty the box, and keep it as the net",
          "Call back everyone who’s still in it. From then on it picks up only when the assistant is down; its greeting says by when somebody calls.",
          "desk",
          undefined,
          "mailbox",
        ],
      ],
      see: "the same figures as in the first week, side by side on one page.",
      decide: "for good, one more month with {old} beside it, or back. All three are a result.",
    },
    {
      name: "make it part of the house",
      extra: true,
      tasks: [
        [
          "Name who keeps its answers",
          "A new price, a new colleague, a closed day: it goes there first.",
          "owner",
        ],
        ["Listen to ten calls a month", "Half an hour, on a quiet morning, with whoever’s there.", "all"],
        [
          "Prepare the next rush",
          "Write down now what it says when you’re full, and who is called when somebody cancels.",
          "desk",
        ],
      ],
      see: "a name, a date each month, and a sentence for the days when you’re full.",
      decide: "when the figures are looked at again. Three months is soon enough.",
    },
  ],
  close:
    "If a week slips, let it slip. A few more bookings go to {old}, and that’s cheaper than a wrong one in the book.",
};
