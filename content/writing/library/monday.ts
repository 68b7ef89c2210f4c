import type { Subject } from "./kinds.ts";

export const mondayCalls: Subject = {
  id: "monday",
  name: "Monday-morning calls",
  heard:
    /\bmonday(?:[- ]mornings?|s)?\b[^.?!]{0,50}\b(?:phones?|calls?|rush|callers?|lines?|front desk|chaos)\b|\b(?:phones?|calls?|rush|callers?|front desk|surviv\w+)\b[^.?!]{0,50}\bmonday(?:[- ]mornings?|s)?\b|\bmorning (?:call |phone )?rush\b|\b(?:phones?|calls?)\b[^.?!]{0,30}\b(?:first thing in the morning|at 8 ?am|when we open)\b/,
  not: /\b(?:overflow|vs|versus|compare)\b/,
  ofTimes: true,
  title: "How {who} can get through Monday-morning calls",
  lead: "Monday morning is two jobs at once: the weekend’s messages and today’s callers. Separate them. Someone works the messages from half an hour before you open, somebody else answers live calls and nothing more, and whatever isn’t needed before ten is moved out of the way on Friday. What’s left is an ordinary busy morning.",
  close:
    "On the next four Mondays write down two numbers at ten o’clock: messages still open, and calls nobody took. If both are falling, leave it alone. If only one is, you’ve put too many people on the other.",
  passages: [
    {
      does: "Take Monday apart with one page of numbers",
      asks: "What makes Mondays so busy?",
      heard: /\b(?:why|numbers|count|busy|report|log|makes|know)\b/,
      says: [
        "Look at four Mondays from eight to ten: calls in, calls answered, messages waiting at eight. For example 52 calls, 31 answered, 17 messages. That’s 69 matters in two hours, one every 104 seconds, for two people who are also checking in the first {customers}. Nobody is slow; it doesn’t fit. Seeing it in numbers ends the talk about working harder.",
      ],
      checks: ["We know calls, answered calls and waiting messages for Mondays from eight to ten."],
      tasks: ["Write down calls, answered calls and waiting messages for the last four Mondays."],
    },
    {
      does: "Empty the weekend before you open",
      asks: "When do we deal with the weekend’s messages?",
      heard: /\b(?:messages|weekend|before|backlog|early|voicemail|empty)\b/,
      says: [
        "One person starts thirty minutes early on Mondays and leaves thirty minutes early on Fridays, so it costs nothing. They sort first and dial second: can’t wait, new callers, has a date, rest. Seventeen messages at three minutes are 51 minutes, so the first two piles are done at opening time and the rest goes to the window after ten. If somebody looks at them on Sunday at six for ten minutes, whatever can’t wait isn’t on Monday’s pile at all.",
      ],
      checks: ["One person works the messages from half an hour before opening."],
      tasks: ["Start one person thirty minutes early on Mondays, with the sorting order on a card."],
    },
    {
      does: "Give the live line one person and no counter",
      asks: "Who should answer?",
      heard: /\b(?:who|answer|person|staff|counter|split|desk|roles?)\b/,
      says: [
        "From eight to ten one person sits out of sight with a headset and only answers. Another has the counter and lets it ring. It looks unfriendly and it’s faster for both: a call that’s interrupted twice by the counter takes twice as long. After the third ring it goes to somebody in the back with thirty seconds’ training: answer, name, number, “by ten-thirty.”",
      ],
      mistake: [
        "Everyone doing everything from eight to ten",
        "Each call is interrupted, each person at the counter waits, and both get half of you. Split the two jobs for two hours a week.",
      ],
      checks: ["From eight to ten one person has the phone and no counter duty."],
      tasks: ["Split phone and counter from eight to ten on Mondays, and hang up who does what."],
    },
    {
      does: "Move what isn’t Monday’s",
      asks: "What can we move away from Monday?",
      heard: /\b(?:move|friday|reduce|reschedul\w+|away|fewer|prevent|before)\b/,
      says: [
        "Confirmation calls go out on Thursday. Vendors and deliveries get told after ten. The team meeting moves to Tuesday. Reminder texts that ask for an answer leave on Friday at eleven, and not on Sunday night, when fifty people reply for Monday. Keep the first half hour of the schedule light, and two slots open until nine for whoever woke up in pain or with a letter. They’re the callers you most want to say yes to.",
      ],
      checks: ["No confirmations, meetings or deliveries fall on Monday before ten."],
      tasks: ["Move confirmations to Thursday, the meeting to Tuesday, and reminders to Friday at eleven."],
    },
    {
      does: "Catch the fourth ring",
      asks: "What happens to the calls we can’t take?",
      heard: /\b(?:fourth ring|overflow|can'?t take|missed|assistant|service|ai|hold|voicemail)\b/,
      says: [
        "Some calls will still ring out. From eight to ten they should reach something that can book the simple ones, answer “Are you open?” and take a note with a time for the rest: a service, a colleague elsewhere, or an AI receptionist. If you have none of those, a greeting made for Monday helps: “It’s our busiest hour. Leave your number and you’ll hear from us by ten-thirty.” Whoever has the messages owns that promise.",
      ],
      checks: ["What rings four times on Monday reaches something that can finish a simple call."],
      tasks: ["Choose what catches the fourth ring from eight to ten, and test it next Monday at 8:15."],
    },
  ],
};
