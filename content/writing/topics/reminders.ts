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
  scene:
    "Nobody plans to stay away. It comes about, from a full week and a number that is engaged, and what you see of it is {gap}.",
  close: "Ask early, read the answer, have somebody waiting. It is no more than that.",
  causes: [
    {
      head: "They forgot",
      text: "The {visit} was agreed on weeks ago, on the telephone, and never got into a calendar.",
      remedy: "Say weekday, date and hour back on the call, and send them in writing within the same minute.",
    },
    {
      head: "The reminder came too late, or could not be answered",
      text: "On the morning itself nobody can rearrange a day, and “do not reply” leaves them with nothing to do but stay away.",
      remedy:
        "Send it while the hour can still be given to somebody else, and end it with a question that one word answers.",
    },
    {
      head: "They could not reach you to say so",
      text: "They did call, it rang out {hands}, and they meant to try again.",
      remedy:
        "Give a way to cancel that works at any hour: a reply to the text, a link, a line that takes it down.",
    },
    {
      head: "They are embarrassed",
      text: "Cancelling late feels worse than not coming, above all when somebody may ask why.",
      remedy: "Write “A no is fine, tell us by …” and let nobody ask for a reason.",
    },
    {
      head: "The reason for coming has passed",
      text: "It got better, somebody else had time sooner, or the money is short this month.",
      remedy:
        "Ask in the reminder whether it is still wanted, and offer an earlier or a shorter one from the waiting list.",
    },
    {
      head: "The hour never suited them",
      text: "They took the first one that was named because the call had already taken long.",
      remedy: "Offer two hours that differ when booking, and ask which of them is the easier to keep.",
    },
    {
      head: "They do not know what awaits them",
      text: "How long, what it costs, what to bring, where to park: whoever is unsure puts it off. That holds for the first time above all.",
      remedy:
        "Put these four into the confirmation, and have somebody call first-timers in person the day before.",
    },
    {
      head: "A person or a ride fell through",
      text: "The sitter, the car, the shift at work: it happens in the last two hours.",
      remedy:
        "Ask for a call even then, and move it on the spot without a lecture; the hour goes to your list.",
    },
    {
      head: "Nothing depends on it",
      text: "No name waits for them, nothing was paid, nothing was promised.",
      remedy:
        "Name who will be waiting, and ask at booking for one small yes: “Will you tell us by noon the day before if it does not work out?”",
    },
    {
      head: "They booked twice",
      text: "They asked in two places and went where it was sooner.",
      remedy: "Say on the call when something earlier may open, and keep to it.",
    },
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
