import { together } from "./heard.ts";
import type { Subject } from "./kinds.ts";

export const lunchCalls: Subject = {
  id: "lunch",
  name: "lunch-hour calls",
  heard: together(
    "lunch(?:time|es)?(?: hours?| breaks?)?|noon hour",
    "calls?|callers?|phones?|lines?|missed|coverage|cover|answer\\w*|voicemail",
  ),
  not: /\bafter[- ]hours\b|\b(?:vs|versus)\b|\bvacations?\b|\bsick\b|\bholidays?\b/,
  ofTimes: true,
  title: "How to answer lunch-hour calls at {who}",
  lead: "Keep the phone answered from 11:30 to 1:30, even when the doors are closed, because that’s when people with jobs can call. You have three ways to do it: stagger lunch, send the hour to somebody or something else, or tell callers exactly when you’ll call back and then do it. Pick one, put a name on it, and check the log after two weeks.",
  close:
    "Try it for ten working days and pull the same report again. If the hour from twelve to one now looks like the hour from ten to eleven, you’re done. If it doesn’t, you know which day to look at.",
  signsLead:
    "Nobody tells you about a call that rang out while you were eating. What you can see is what it leaves behind: in the log, in the box, and in the first hour after lunch. Two of these mean that it happens daily.",
  signs: [
    [
      "The log is busiest when the desk is empty",
      "Have four weeks of calls printed by hour and look at 11:30 to 1:30. If that stretch has as many calls as the morning and half as many were answered, you’ve found where they go. Stagger lunch by half an hour first; it costs nothing.",
    ],
    [
      "The box fills between twelve and one",
      "Sort a week of messages by time. If most of them are from one hour, people call when you don’t pick up, and those who left nothing were more. Put somebody or something that talks in front of the box for that hour.",
    ],
    [
      "One o’clock begins with a list",
      "Whoever comes back from lunch sits down to call eight people, and five of them are at work again and don’t pick up. Ask each caller for a time that suits, or answer them at noon. A list that’s called at one is finished at four.",
    ],
    [
      "Callers say “I can only call at lunch”",
      "Write it down each time you hear it. Teachers, nurses and everybody with a boss nearby have one half hour a day, and it’s yours, too. Three in a week are enough to change the schedule.",
    ],
    [
      "Calls from numbers you don’t know end at the greeting",
      "In the log they’re answered by the system and last 10 to 20 seconds. Somebody heard that you’re at lunch and dialed the next name. Replace the recording with a voice that can ask what they need.",
    ],
    [
      "Nobody can say who has the phone at 12:15",
      "Ask three people separately. If you get three answers, or “whoever’s around,” nobody has it. Put one name a day on the schedule for that hour, with a lunch of their own at another time.",
    ],
    [
      "The same people call again the next noon",
      "They tried on Tuesday, got the box, and try again on Wednesday at the same minute. Look for numbers that come twice between twelve and one within three days. Call those first, and ask when they’d have liked to be answered.",
    ],
    [
      "The lunch recording still runs at two",
      "Somebody has to press a button, and on busy days nobody does. Call your own number at 1:05 from a cell phone, three days in a row. Have the system switch by the clock instead.",
    ],
  ],
  passages: [
    {
      does: "Count what the noon hour costs you",
      asks: "How many calls come in over lunch?",
      heard: /\b(?:count|cost|how many|numbers?|log|report|measure|worth|lose)\b/,
      says: [
        "Ask your phone company for four weeks of calls by hour, and look only at 11:30 to 1:30. Say six calls a day come in then and four go unanswered: that’s 20 a week. If one in five of those is somebody new, you’re missing four new {customers} a week in two hours that are on nobody’s schedule. Put your own numbers in before you decide what a fix may cost.",
      ],
      checks: ["We know how many calls come in between 11:30 and 1:30, and how many go unanswered."],
      tasks: ["Pull four weeks of calls by hour and mark the ones between 11:30 and 1:30."],
    },
    {
      does: "Stagger lunch if there are two of you",
      asks: "Who answers while the desk eats?",
      heard: /\b(?:stagger\w*|two|staff|team|schedule|rota\w*|who answers|who covers|cover)\b/,
      says: [
        "One person eats from 11:30 to 12:15, the other from 12:15 to 1:00, and both breaks are real: away from the desk, with no headset. At one both of you are back, and the list of call backs begins. Write the times on the weekly schedule so nobody negotiates them at noon. The person covering takes new callers, urgent ones and anything that’s done in two minutes; the rest gets a time for a call back. Under federal wage rules an hourly employee who has to answer the phone while eating is working and has to be paid for it, and your state may ask for more, so staggering is also the cheap way.",
      ],
      mistake: [
        "Closing the whole front at noon",
        "It’s tidy for you and it’s the one hour in which your callers are free. Two breaks, one after the other, cost nothing.",
      ],
      checks: [
        "Two lunch times stand on the weekly schedule, with names.",
        "Nobody eats within reach of a ringing phone.",
      ],
      tasks: ["Put two staggered lunch times with names on next week’s schedule."],
    },
    {
      does: "Send the hour elsewhere if there’s only one of you",
      asks: "What if only one person works the desk?",
      heard: /\b(?:one person|alone|forward\w*|service|assistant|ai|elsewhere|solo|route|small)\b/,
      says: [
        "If nobody can cover, or the second person is out that day, set a scheduled forward from 12:00 to 1:00 so that it doesn’t depend on anybody’s memory. It can go to a back-office phone, an answering service or an AI receptionist. Whichever it is, it needs four things: your hours, your next openings or the words “we’ll call you by 1:30,” the list of reasons to interrupt somebody, and the place where its notes land. Test it at 12:05 from your own cell phone on the first day and again on the first Friday.",
      ],
      checks: ["The forward for the lunch hour switches itself on and off."],
      tasks: ["Schedule the forward for the lunch hour, and call it yourself at 12:05."],
    },
    {
      does: "Say when you’ll call back, to the minute",
      asks: "What should lunchtime callers hear?",
      heard: /\b(?:say|script|greeting|recording|message|voicemail|words|hear|wording)\b/,
      says: [
        "If a recording has to answer, because everyone is out at once, it should promise one thing and keep it. “Our office is currently closed” at noon on a Tuesday sounds like you’ve gone out of business. Name the time you’re back and the time by which they’ll hear from you, and give the urgent ones a way around it.",
      ],
      lines: [
        [
          "The noon recording",
          "Hi, this is [name]. We’re at lunch until one. Leave your name and number, and we’ll call you between one and one-thirty today. If it’s urgent, press 1 and someone will pick up.",
        ],
        [
          "Whoever covers",
          "I can do that for you, or I can have Dana call you right at one. Which is easier?",
        ],
        [
          "Before you hang up",
          "Will you be able to talk at one-fifteen, or are you back at work by then? I can text you two appointment times to choose from instead.",
        ],
      ],
      mistake: [
        "Promising a call back “as soon as possible”",
        "It means nothing, so they dial the next number. “Between one and one-thirty” is worth waiting for.",
      ],
      checks: ["The noon recording names the time we’re back and the time by which we’ll call."],
      tasks: ["Record a noon greeting with a time for the call back in it."],
    },
    {
      does: "Keep 1:00 to 1:30 free for the list",
      asks: "When do we return the calls?",
      heard: /\b(?:return|call ?backs?|after lunch|list|one o.clock|first)\b/,
      says: [
        "Block the half hour in {system} like an appointment, with one person’s name on it. New callers first, then anybody who gave a deadline, then the rest. Three minutes each is ten calls, which covers most offices. Start at one and not at one-twenty: people who called on their own break are back at their desks soon, and after that you’re leaving voicemails for people who left you one.",
      ],
      mistake: [
        "Returning lunch calls at the end of the day",
        "By five, a caller from noon has had five hours to find somebody else. The half hour after lunch is when you still reach them.",
      ],
      checks: ["One name and the time from 1:00 to 1:30 are set aside for the noon list."],
      tasks: ["Block 1:00 to 1:30 every day for the call backs, with a name."],
    },
    {
      does: "Decide what may interrupt a break",
      asks: "What’s urgent enough to interrupt lunch?",
      heard: /\b(?:urgent\w*|emergenc\w+|interrupt\w*|exceptions?)\b/,
      says: [
        "Write three lines on a card: what interrupts, who gets interrupted, and what the caller is told meanwhile. {Cap:urgent} is worth an interruption; a question about a bill isn’t. Somebody who’s in danger is told to hang up and dial 911, at noon as at any other hour. With the card on the wall, the person covering doesn’t have to guess, and the person eating gets to finish.",
      ],
      checks: ["A card says what may interrupt a lunch break, and whose."],
      tasks: ["Write the three-line card on what interrupts lunch, and hang it by the phone."],
    },
  ],
};
