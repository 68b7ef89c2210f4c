import type { Topic } from "../kinds.ts";
import { guards } from "./reminders-money.ts";

export const reminders: Topic = {
  id: "reminders",
  name: "no-shows",
  goal: "lose fewer hours to no-shows",
  gist: "Send the reminder early, make it easy to cancel, and keep a list of people who would take the spot.",
  heard:
    /\b(((no.?show|late|cancell?ation|and) )+polic(y|ies)|no.?shows?|reminders?|remind(ing)?|missed (?:an? |their |the |his |her |our |your )?(appointments?|visits?|reservations?)|don.?t (show|turn) up|not showing up|cancell?ations?|cancell?ing|(always|keep|who|clients?|patients?|people|guests?) cancel|confirm(ing|ations?)?( appointments?)?|(actually )?show up|turn up|keep their appointments?|(show(s|ing)? up|run(s|ning)?|com(e|es|ing)|arriv(e|es|ing)) late|late (clients?|patients?|arrivals?|guests?|customers?)|last.?minute( cancel\w*)?|waiting ?lists?|wait ?lists?|empty (chairs?|slots?|tables?))\b/,
  keywords: ["no-shows", "reminders"],
  scene:
    "Hardly anyone plans not to show up. They have a full week, they mean to call, the line is busy, and what you see of it is {gap}.",
  close: "Ask early, read the answers, and have someone waiting for the spot. That is most of it.",
  causes: [
    {
      head: "They forgot",
      text: "The {visit} was made weeks ago over the phone and never got onto their calendar.",
      remedy: "Say the weekday, date and time before you hang up, and text them within a minute.",
    },
    {
      head: "The reminder came too late, or could not be answered",
      text: "Nobody can rearrange a day on the morning itself, and “do not reply” leaves them no way to tell you.",
      remedy:
        "Send it while you can still give the time to someone else, and end it with a question they can answer in one word.",
    },
    {
      head: "They couldn’t get through to cancel",
      text: "They did call. It rang out {hands}, and they meant to try again.",
      remedy:
        "Give them a way to cancel that works at any hour: a reply to the text, a link, or a line that takes it down.",
    },
    {
      head: "They are embarrassed",
      text: "Canceling late feels worse than not coming, especially if someone might ask why.",
      remedy: "Write “It’s fine to cancel, just tell us by …” and don’t ask for a reason.",
    },
    {
      head: "They don’t need it any more",
      text: "The problem went away, someone else had time sooner, or money is short this month.",
      remedy:
        "Ask in the reminder whether they still want it, and offer an earlier or shorter one if you can.",
    },
    {
      head: "The time never suited them",
      text: "They took the first time they were offered because the call had already gone on too long.",
      remedy: "Offer two different times when they book, and ask which one is easier to keep.",
    },
    {
      head: "They don’t know what to expect",
      text: "How long will it take, what will it cost, what should they bring, where do they park? People who aren’t sure put it off, above all the first time.",
      remedy: "Answer those four questions in the confirmation, and call first-timers the day before.",
    },
    {
      head: "Something came up at the last minute",
      text: "The sitter canceled, the car didn’t start, the shift ran over. It happens within two hours of the time.",
      remedy:
        "Ask people to call even then, and rebook them on the spot without a lecture. The free hour goes to your list.",
    },
    {
      head: "Nothing seems to depend on it",
      text: "Nothing was paid, nothing was promised, and nobody in particular is waiting.",
      remedy:
        "Say who will be expecting them, and ask when they book: “If you can’t make it, will you let us know by noon the day before?”",
    },
    {
      head: "They booked somewhere else as well",
      text: "They asked in two places and went wherever it was sooner.",
      remedy: "Tell them on the call when something earlier might open up, and then do call.",
    },
  ],
  thesis: "A no-show is a question nobody asked",
  reasons: [
    {
      head: "Most people never decide not to come",
      text: "The day fills up, the entry was in another calendar, the reason went away. Ask at the right moment and you get a yes or a no. For {one}, a no in time is nearly as good as a yes.",
    },
    {
      head: "“Do not reply” tells you nothing",
      text: "It is an odd thing to write to someone whose answer you need. Let {customers} reply, and they will do your planning for you.",
    },
    {
      head: "A fee comes after the loss",
      text: "It may be fair, and it may deter the next one. It doesn’t fill the empty hour, and someone has to have an unpleasant conversation. A waiting list fills the hour.",
    },
  ],
  against: {
    text: "Fees work. Anyone who has paid for a missed {visit} won’t forget the next one.",
    reply:
      "Perhaps. First find out what your state and your contracts allow, and then ask whether you would rather keep the fee or keep {aCustomer}.",
  },
  near: ["booking"],
  points: [
    {
      id: "four-reasons",
      phase: "find out",
      do: "Find out why people don’t show up",
      how: "When you call someone who missed, note one of four reasons: forgot, couldn’t come, changed their mind, or couldn’t reach you. Ask kindly. After two months you will know whether you need better reminders, different hours or a phone that gets answered.",
      mistake: "Assuming that they forgot",
      harm: "Some of them tried to call and gave up, {hands}. More reminders won’t help those. Ask why, and count the four reasons.",
      ask: "Why do people simply not come?",
      answer:
        "Some forget, some can’t make it, some change their mind, and some couldn’t get through to tell you. A reminder only helps the first group, so find out which ones you have.",
      check: "Next to every missed {visit} we note one of four reasons.",
      task: "Call everyone who missed {aVisit} last month and note why: forgot, couldn’t come, changed their mind, or couldn’t reach us.",
    },
    {
      id: "ask-a-question",
      obvious: true,
      phase: "decide",
      do: "End the reminder with a question",
      how: "“You’re booked with us tomorrow, Thursday, at ten. Can you still make it? Reply YES or NO.” Give the weekday, the time and the place. Leave out what it is for, because other people may see that screen.",
      mistake: "Writing “do not reply”",
      harm: "It shuts out the one thing you want to hear: a no while there is still time. End with a question, and have someone or something read the answers.",
      ask: "What should a reminder say?",
      answer:
        "Weekday and date, time, place, and a question that one word can answer. Leave out the reason for the {visit}; a phone on a table can be read by anyone.",
      check: "Our reminder ends with a question that one word can answer.",
      task: "Rewrite the reminder so that it gives weekday, date, time and place and ends with a question.",
    },
    {
      id: "when-to-send",
      obvious: true,
      phase: "decide",
      do: "Send it while you can still fill the hour",
      how: "How much notice do the people on your waiting list need? Send the reminder a little earlier than that. If {aVisit} is booked far ahead, send a first reminder a week before, with a way to move it.",
      mistake: "Reminding people on the same morning",
      harm: "A no at eight in the morning comes too late, and you get {gap} along with a polite apology. Send it while the hour can still go to someone else.",
      ask: "When should a reminder go out?",
      answer:
        "Early enough to give the time to someone else, and late enough that people know their day. For {one} that is often the day before. Look at how quickly you fill a free hour to see whether it should be sooner.",
      check: "Reminders go out early enough to offer the hour to someone else.",
      task: "Find out how much notice people on your waiting list need, and set the reminder to go out before that.",
    },
    {
      id: "catch-the-no",
      phase: "write down",
      do: "Have an answer ready when they say no",
      how: "A no should get two new times right back. “No problem. I have Monday at nine or Wednesday at four. Which one works?” If the reply is “please call us”, you have sent them back to the busy line. Decide who reads the replies {hands}.",
      mistake: "Leaving the replies unread",
      harm: "Someone writes that they can’t come, nobody looks, and the hour stays empty anyway. That is worse than no reminder, because they did their part.",
      ask: "What happens when somebody says no?",
      answer:
        "They get two other times right away, and the free hour goes to the next person on the waiting list. Nobody should have to search {system} for either.",
      check: "A “no” gets two other times in reply, and someone reads every answer.",
      task: "Decide who or what reads the replies, and write the message that offers two new times.",
    },
    {
      id: "short-list",
      obvious: true,
      phase: "start",
      do: "Keep a list of people who would come sooner",
      how: "When people book, ask: “If something opens up earlier, may we call you?” Note which days work and how much notice they need. When an hour comes free, ask one person at a time and give each a time to answer by, so nobody gets promised a spot that is gone.",
      mistake: "Filling gaps from memory",
      harm: "The same two easygoing {customers} get every call, and they tire of it. A list with days and notice is fairer, and faster when you only have fifteen minutes.",
      ask: "How do we fill an hour that opens up?",
      answer:
        "From a list you start when people book, with the notice each one needs. Ask in order, give each a time to answer by, and tell the others when it is gone.",
      check: "We keep a list of people who would come sooner, with the notice they need.",
      task: "Ask everyone who books whether they would come sooner, and fill the next gap from that list.",
    },
    {
      id: "count-the-gaps",
      phase: "look back",
      do: "Count empty hours",
      how: "Write down two numbers a week: hours that stayed empty without a word, and hours people gave up in time. If the first goes down while the second goes up, it is working, even if just as many people change their plans.",
      mistake: "Looking only at how many people missed",
      harm: "That number can stay the same while the damage shrinks, because more of them tell you in time. Count the hours nobody could use. That is what {gap} costs you.",
      ask: "How do we see whether it helps?",
      answer:
        "Compare empty hours per week for a month before and a month after. Someone who cancels in time is not the problem. Count only {gap}.",
      check: "Every week we count empty hours, separate from hours given up in time.",
      task: "Compare this month’s empty hours with last month’s, and count how many you filled again.",
    },
    ...guards,
  ],
};
