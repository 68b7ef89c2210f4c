import type { Occasion } from "../kinds.ts";
import { duty } from "../topics/after-hours-duty.ts";

/** Hours and days. */
export const clock: readonly Occasion[] = [
  {
    id: "monday",
    heard:
      /\b(on )?(mondays|monday mornings?|every monday|mondays? on the phone)\b|(?<!\b(?:starts?|starting|begins?|by|until|since|next|this)( on)? )\b(on )?monday\b/,
    at: "on Monday mornings",
    about: [],
    name: "Monday mornings",
    goal: "get through Monday mornings on the telephone",
    state: "open",
    row: "rush",
    scene:
      "It is Monday, a few minutes before opening, and the telephone is already ringing. What came up over the weekend, {night} included, and everything that was put off on Friday now wants to be first at {aPlace}.",
    points: [
      {
        id: "monday-staff",
        phase: "decide",
        do: "Staff Monday morning for two lines",
        how: "Until about eleven, one person does nothing but answer, and a second takes what rings in the meantime. Swap a shift with a quiet afternoon, bring somebody’s start forward by an hour, or let a service or an assistant take the second line. Nobody has a day off on a Monday without a stand-in.",
        mistake: "Staffing Monday like Wednesday",
        harm: "The same number of hands meets a weekend’s worth of calls, and {next}. Take an hour from a quiet afternoon and put it into Monday before eleven.",
        ask: "How many people does Monday morning need?",
        answer:
          "One more at the telephone than on a Wednesday, and only until about eleven. Count one Monday by the half hour before you decide on the rest.",
        check: "On Mondays until eleven, one person does nothing but answer, and a second line is covered.",
        task: "Swap one quiet afternoon hour for an hour at the telephone on Monday before eleven.",
      },
      {
        id: "weekend-first",
        phase: "start",
        do: "Call the weekend back before the doors open",
        how: "Half an hour before opening somebody reads what came in since Friday and calls what cannot wait, then {newOnes}. Each who is called does not have to call, in the worst hour of the week. What needs no talk is answered by text, with a time.",
        mistake: "Opening the lines before the weekend is read",
        harm: "Then those who left a message on Saturday call again on Monday, and you have each of them twice. Half an hour before opening halves that pile.",
        ask: "What do we do with the weekend’s messages?",
        answer:
          "Read and call them before the doors open. Every call back at half past seven is one that does not ring at nine.",
        check: "On Mondays the weekend’s messages are called back before the doors open.",
        task: "On Monday, begin half an hour early and call back what came in over the weekend.",
      },
      {
        id: "off-monday",
        phase: "write down",
        do: "Move off Monday whatever can be moved",
        how: "Reminders that ask for an answer, bills, mailings and yearly invitations go out from Tuesday to Thursday, never on a Friday: what is sent on Friday rings on Monday. Deliveries and meetings get another morning. Callers who are in no hurry are offered a call back on Monday afternoon.",
        mistake: "Sending out bills and reminders on a Friday",
        harm: "They are read on the weekend and answered on Monday at nine, all at once. Send them on a Tuesday, and the same calls come on a day that has room.",
        ask: "Can Monday be made smaller?",
        answer:
          "A part of it you make yourselves, with what you send on Friday. Move bills, reminders and meetings to the middle of the week and see what is left.",
        check: "Nothing that asks for a call goes out between Friday noon and Monday noon.",
        task: "List what you send out on Fridays, and move it to Tuesday.",
      },
    ],
  },
  {
    id: "lunch",
    heard: /\b((at|over|during|the) )?lunch( ?times?| hours?| breaks?| rush)?\b|\bnoon\b/,
    at: "over lunch",
    about: [],
    name: "the lunch hour",
    goal: "get through the lunch hour on the telephone",
    row: "rush",
    scene:
      "At noon half of {aPlace} is out, and the telephone has its second spring: callers have their break as well, and use it for what they could not do at work.",
    points: [
      {
        id: "stagger-lunch",
        phase: "decide",
        do: "Stagger the break by half an hour",
        how: "Two half hours instead of one whole: somebody is always there, and nobody eats beside the receiver. Write it on the week’s plan with names. Whoever is alone for it gets the short list, {easy} and messages, and nothing else.",
        mistake: "Closing the line when callers have time",
        harm: "Their break is the one half hour in which they may call. Met by a recording, {next}. Stagger it, or let something else answer for that hour.",
        ask: "May we switch the telephone off over lunch?",
        answer:
          "If something else answers. Otherwise it is off in the half hour in which people with jobs can call at all.",
        check: "Somebody or something answers over lunch, by name and plan.",
        task: "Write next week’s breaks in two half hours, with a name at the telephone in each.",
      },
      {
        id: "lunch-promise",
        phase: "write down",
        do: "Give the noon caller an hour",
        how: "“We call you back at half past one; does that reach you at work?” The second half matters, because after the break many cannot pick up. If it does not, ask for a time or take the matter down for a text.",
        mistake: "Calling back at two, when they cannot talk",
        harm: "They are at work, you reach a mailbox, and tomorrow at noon it starts again. Ask when they can speak before you promise anything.",
        ask: "When should noon callers be called back?",
        answer: "When they say that they can speak. Ask for it, because after the break many cannot.",
        check: "Whoever calls at noon is asked when they can be reached.",
        task: "For a week ask noon callers when they can talk, and write it beside the name.",
      },
    ],
  },
  {
    id: "night",
    heard:
      /\b((at|by|in the|during the) )?(nights?|night ?time|overnight|midnight|evenings?)\b|\b(2|3|4) ?a\.?m\b|\bafter [5-9] ?p\.?m\b/,
    at: "at night",
    about: ["after-hours", "voicemail"],
    name: "calls at night",
    goal: "take care of calls that come at night",
    state: "closed",
    row: "night",
    scene:
      "It is night, everybody at {aPlace} is at home, and the telephone rings in the dark: {night}. Some calls could wait until morning, and nobody is there to say which.",
    points: duty,
  },
  {
    id: "weekend",
    heard: /\b((on|at|over) )?(the )?(weekends?|saturdays?|sundays?)\b/,
    at: "on weekends",
    about: ["after-hours"],
    name: "calls on weekends",
    goal: "take care of calls that come on weekends",
    row: "night",
    scene:
      "From Friday evening to Monday morning is a long time for somebody who wants to know {ask0}. At {aPlace} the telephone goes on all the same, and keeps what it hears to itself.",
    points: [
      {
        id: "saturday-half-hour",
        phase: "decide",
        do: "Look in once on each day of the weekend",
        how: "One person, a quarter of an hour, at an hour that the message names: Saturday at noon, Sunday at six. What cannot wait is called, the rest gets a text with a time on Monday. It goes in turns, and it is paid or given back.",
        mistake: "Leaving everything until Monday",
        harm: "Two and a half days are longer than most people wait; {next}. A quarter of an hour at an hour that is announced keeps them.",
        ask: "Does anybody have to work on the weekend for this?",
        answer:
          "A quarter of an hour a day, in turns, at an hour that callers are told. More only where {urgent} can come.",
        check: "On each day of the weekend somebody looks in at the hour that the message names.",
        task: "Draw up whose quarter of an hour it is for the next four weekends.",
      },
      {
        id: "friday-handover",
        phase: "write down",
        do: "Close the week with a page on Friday",
        how: "What is still open, who may call about it, and what they may be told. Whoever or whatever answers on Saturday has that page. Without it each caller with an old matter becomes a new one.",
        mistake: "Going into the weekend with open promises",
        harm: "The promised call did not come on Friday, so they call on Saturday, and nobody there knows of it. One page on Friday, and it can be said.",
        ask: "What does the weekend have to know?",
        answer:
          "What is open, what may be said about it, and who is reachable for {urgent}. One page, written on Friday at four.",
        check: "On Friday there is a page with what is open and what may be said about it.",
        task: "On Friday at four, write the page for the weekend: open matters, what may be said, who is reachable.",
      },
    ],
  },
];
