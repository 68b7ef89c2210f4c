import type { Topic } from "../kinds.ts";
import { guards } from "./reminders-money.ts";

export const reminders: Topic = {
  id: "reminders",
  name: "no-shows",
  goal: "lose fewer hours to no-shows",
  gist: "Ask early, make it easy to say no, and have somebody waiting for the hour.",
  heard:
    /\b(((no.?show|late|cancell?ation|and) )+polic(y|ies)|no.?shows?|reminders?|remind(ing)?|missed (appointments|visits|reservations)|don.?t (show|turn) up|not showing up|cancell?ations?|cancell?ing|(always|keep|who|clients?|patients?|people|guests?) cancel|confirm(ing|ations?)?( appointments?)?|(actually )?show up|turn up|keep their appointments?|(show(s|ing)? up|run(s|ning)?|com(e|es|ing)|arriv(e|es|ing)) late|late (clients?|patients?|arrivals?|guests?|customers?)|last.?minute( cancel\w*)?|waiting ?lists?|wait ?lists?|empty (chairs?|slots?|tables?))\b/,
  keywords: ["no-shows", "reminders"],
  scenes: [
    "It is five past the hour. Everything is ready, nobody comes, and what remains is {gap}. Somewhere a person may be thinking of you with a bad conscience, and will not call now for that very reason.",
    "Nobody plans to stay away. It comes about, from a full week and a number that is engaged, and what you see of it is {gap}.",
  ],
  closes: [
    "You will not make people reliable. You can make it easy to tell you, early enough that the hour is of use to somebody else.",
    "Ask early, read the answer, have somebody waiting. It is no more than that.",
  ],
  thesis: "An empty hour is a question nobody asked",
  reasons: [
    {
      head: "Staying away is seldom decided",
      text: "It happens: the day fills, the entry was in another calendar, the reason went away. A question at the right moment turns drifting into a yes or a no, and for {one} a no in time is nearly as good.",
    },
    {
      head: "Reminders that forbid a reply learn nothing",
      text: "“Do not reply to this message” is a strange way to speak to someone whose answer you need. Where they can answer, {customers} do your planning for you.",
    },
    {
      head: "Punishment comes after the loss",
      text: "A fee may be fair and may deter. It cannot fill the hour any more, and it costs you a talk that nobody wants to have. The waiting list fills it.",
    },
  ],
  against: {
    text: "Fees work, one hears: whoever pays for an absence does not forget a second time.",
    reply:
      "Perhaps. Check first what they may be in your state and by your contracts, and whether you would not rather have {aCustomer} than a fee.",
  },
  near: ["booking"],
  points: [
    {
      id: "four-reasons",
      phase: "find out",
      do: "Ask why they did not come",
      how: "Whoever calls afterwards notes a letter: forgot, could not, did not want to, could not reach us. Ask without reproach. After two months you will know whether you need a reminder, another hour, or a telephone that is answered.",
      mistake: "Taking every absence for forgetfulness",
      harm: "Some tried to call and gave up, {hands}. Reminding them harder helps nobody. Ask for the reason, and count the four kinds.",
      ask: "Why do people simply not come?",
      answer:
        "Some forget, some cannot, some have changed their mind, and some could not get through to say so. Only the first of these is cured by a reminder, so find out which you have.",
      check: "For each missed {visit} a reason is noted, in one of four kinds.",
      task: "Call everybody who stayed away last month and note one of four reasons.",
    },
    {
      id: "ask-a-question",
      obvious: true,
      phase: "decide",
      do: "Ask a question instead of giving notice",
      how: "“You are with us tomorrow at ten. Does that still suit you?” can be answered from a bus. Put the day in words, say where, and let a plain yes or no do. What it is about stays out of it: others read that screen too.",
      mistake: "Writing “do not reply”",
      harm: "It takes away the one thing you wanted: to hear the no while there is still time. Put a question at the end, and somebody or something that reads the answer.",
      ask: "What should a reminder say?",
      answer:
        "The weekday with its date, the hour, the place, and a question that a single word answers. Not the reason for the {visit}, since a phone on a table has many readers.",
      check: "Our reminder ends with a question that one word can answer.",
      task: "Rewrite the reminder as a question with weekday, date, hour and place.",
    },
    {
      id: "when-to-send",
      obvious: true,
      phase: "decide",
      do: "Send the reminder while the hour can still be filled",
      how: "Work back from your waiting list: how much notice does somebody need to take a place? Send a little earlier than that. For {aVisit} booked far ahead an earlier word helps as well, with a way to move.",
      mistake: "Reminding on the same morning",
      harm: "By then a no is of no use to you, and you get {gap} with a polite apology. Send it at a time at which you could still offer the hour to somebody.",
      ask: "When should a reminder go out?",
      answer:
        "As early as you need in order to give the place to another, and late enough that the day is known. For {one} that is often the day before; your own list of fillings shows whether it should be sooner.",
      check: "Reminders go out early enough for the hour to be offered to somebody else.",
      task: "Work out how much notice your waiting list needs, and set the sending time by it.",
    },
    {
      id: "catch-the-no",
      phase: "write down",
      do: "Have an answer ready for “no”",
      how: "A no should lead to another time in the same exchange: two offers, one tap. If it leads to “please call us”, you have sent them back to where the trouble began. Decide who reads the answers {hands}.",
      mistake: "Leaving the answer unread",
      harm: "Somebody writes that they cannot come, nobody looks, and the hour stays empty all the same. It is worse than no reminder, since they did their part.",
      ask: "What happens when somebody says no?",
      answer:
        "They get two other times in the same breath, and the hour that came free goes to the next on the list. Both have to work without anybody searching {system}.",
      check: "A “no” gets two other times in the same exchange, and somebody reads it.",
      task: "Settle who or what answers a no, and with which two times.",
    },
    {
      id: "short-list",
      obvious: true,
      phase: "start",
      do: "Keep a list of those who would come sooner",
      how: "At each booking ask: “If something comes free earlier, may we call?” Note how much notice they need and which days. When an hour opens, ask them one after another, with a time by which to answer, so that nobody is promised what is gone.",
      mistake: "Filling gaps from memory",
      harm: "The same two obliging {customers} get all the calls and tire of them. A list with notice and days is fairer, and quicker when there is a quarter of an hour.",
      ask: "How do we fill an hour that comes free?",
      answer:
        "From a list that you began at the booking, with the notice that each needs. Ask in order, give each a time to answer, and tell the others when it is gone.",
      check: "There is a list of those who would come sooner, with the notice they need.",
      task: "Ask at each booking who would come sooner, and fill the first gap from that list.",
    },
    {
      id: "count-the-gaps",
      phase: "look back",
      do: "Count hours, not people",
      how: "Write down two figures a week: hours that stayed empty without a word, and hours that were given up in time. If the first falls while the second rises, it works, even if as many people change their plans as before.",
      mistake: "Looking only at how many stayed away",
      harm: "The share can stay as it is while the damage shrinks, because more tell you in time. Count the hours that nobody could use; that is what {gap} costs.",
      ask: "How do we see whether it helps?",
      answer:
        "Empty hours per week, before and after, for a month each. Whoever cancels in time is no failure. What counts is {gap}.",
      check: "Empty hours are counted each week, apart from those given up in time.",
      task: "Compare empty hours with the month before, and with the hours that were filled again.",
    },
    ...guards,
  ],
};
