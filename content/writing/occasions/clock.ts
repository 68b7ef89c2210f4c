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
    goal: "get through Monday mornings on the phone",
    state: "open",
    row: "rush",
    scene:
      "It is Monday, a few minutes before opening, and the phone is already ringing. Whatever came up over the weekend, {night} included, and everything people put off on Friday all want to be first.",
    points: [
      {
        id: "monday-staff",
        phase: "decide",
        do: "Staff Monday morning for two lines",
        how: "Until about eleven, one person does nothing but answer, and a second takes what rings in the meantime. Swap a shift with a quiet afternoon, have someone start an hour earlier, or let a service or an assistant take the second line. Nobody gets a Monday off without a substitute.",
        mistake: "Staffing Monday like Wednesday",
        harm: "You get a weekend’s worth of calls with the usual number of people, and {next}. Move an hour from a quiet afternoon to Monday before eleven.",
        ask: "How many people does Monday morning need?",
        answer:
          "One more on the phone than on a Wednesday, and only until about eleven. Count one Monday by the half hour before you decide on more.",
        check: "On Mondays until eleven, one person does nothing but answer, and the second line is covered.",
        task: "Swap one quiet afternoon hour for an hour on the phone on Monday before eleven.",
      },
      {
        id: "weekend-first",
        phase: "start",
        do: "Call the weekend back before you open",
        how: "Half an hour before opening, someone reads what came in since Friday and calls the ones that can’t wait, then {newOnes}. Everyone you call won’t have to call you in the worst hour of the week. If it doesn’t need a conversation, text them a time.",
        mistake: "Opening the lines before anyone has read the weekend’s messages",
        harm: "People who left a message on Saturday call again on Monday, and you have each of them twice. Half an hour before opening cuts that pile in half.",
        ask: "What do we do with the weekend’s messages?",
        answer:
          "Read them and call back before the doors open. Every call you make at half past seven is one that doesn’t ring at nine.",
        check: "On Mondays we call back the weekend’s messages before the doors open.",
        task: "On Monday, start half an hour early and call back everyone from the weekend.",
      },
      {
        id: "off-monday",
        phase: "write down",
        do: "Move what you can off Monday",
        how: "Send reminders, bills and invitations from Tuesday to Thursday and never on a Friday, because whatever you send on Friday calls you on Monday. Put deliveries and meetings on another morning. Callers who aren’t in a hurry can have a call back on Monday afternoon.",
        mistake: "Sending bills and reminders on a Friday",
        harm: "People read them over the weekend and call on Monday at nine, all at once. Send them on a Tuesday, and the same calls come on a day with room.",
        ask: "Can we make Monday smaller?",
        answer:
          "You cause part of it yourselves with what you send on Friday. Move bills, reminders and meetings to midweek and see what is left.",
        check: "Between Friday noon and Monday noon we send nothing that people call about.",
        task: "List what you send out on Fridays, and move it to Tuesday.",
      },
    ],
  },
  {
    id: "lunch",
    heard:
      /(?<!\b(?:eat|eats|eating|ate) (?:my|our|your|their) )\b((at|over|during|the) )?lunch( ?times?| hours?| breaks?| rush)?\b|\bnoon\b/,
    at: "over lunch",
    about: [],
    name: "the lunch hour",
    goal: "get through the lunch hour on the phone",
    row: "rush",
    scene:
      "At noon half the team is out, and that is just when the phone gets busy again: callers are on their break too, and use it for what they couldn’t do at work.",
    points: [
      {
        id: "stagger-lunch",
        phase: "decide",
        do: "Stagger lunch by half an hour",
        how: "Two half-hour breaks instead of one whole one, so that someone is always there and nobody eats next to the phone. Put it on the weekly schedule with names. The person covering takes only simple calls ({easy}) and messages.",
        mistake: "Closing the line when callers have time",
        harm: "Lunch is the one half hour when many of them can call. If they get a recording, {next}. Stagger it, or have something else answer for that hour.",
        ask: "May we switch the phone off over lunch?",
        answer:
          "If something else answers, yes. Otherwise it is off in the one half hour when people with jobs can call.",
        check: "Someone or something answers over lunch, and it is on the schedule.",
        task: "Plan next week’s lunch breaks in two half hours, with a name on the phone in each.",
      },
      {
        id: "lunch-promise",
        phase: "write down",
        do: "Give lunchtime callers a time",
        how: "“We’ll call you back at half past one. Can you talk at work then?” Ask the second part, because after their break many can’t pick up. If they can’t, ask for a better time, or settle it by text.",
        mistake: "Calling back at two, when they can’t talk",
        harm: "They are at work, you get their voicemail, and tomorrow at noon it starts over. Ask when they can talk before you promise anything.",
        ask: "When should we call lunchtime callers back?",
        answer: "When they say they can talk. Ask them, because after lunch many can’t.",
        check: "We ask everyone who calls at noon when we can reach them.",
        task: "For a week, ask lunchtime callers when they can talk, and write it next to the name.",
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
      "It is night, everyone at {aPlace} is at home, and the phone rings in the dark. Tonight it is about {night}. Some of these calls could wait until morning. Nobody is there to tell which.",
    points: duty,
  },
  {
    id: "weekend",
    heard:
      /\b((on|at|over) )?(the )?(?<!\b(?:three-day|3-day|four-day|long|holiday) )(weekends?|saturdays?|sundays?)\b/,
    at: "on weekends",
    about: ["after-hours"],
    name: "weekend calls",
    goal: "handle calls that come in on weekends",
    row: "night",
    scene:
      "Friday evening to Monday morning is a long time if you want to know {ask0}. The phone at {aPlace} keeps ringing and keeps what it hears to itself.",
    points: [
      {
        id: "saturday-half-hour",
        phase: "decide",
        do: "Check messages once on each day of the weekend",
        how: "One person, fifteen minutes, at a time the recording names: Saturday at noon, Sunday at six. They call the ones that can’t wait and text everyone else a time on Monday. Take turns, and pay for it or give the time back.",
        mistake: "Leaving everything until Monday",
        harm: "Two and a half days is longer than most people wait, and {next}. Fifteen minutes at a time you announced keeps them.",
        ask: "Does anybody have to work on the weekend for this?",
        answer:
          "Fifteen minutes a day, in turns, at a time callers know. More only if calls about {urgent} come in.",
        check: "On each day of the weekend someone checks messages at the time the recording names.",
        task: "Schedule whose fifteen minutes it is for the next four weekends.",
      },
      {
        id: "friday-handover",
        phase: "write down",
        do: "Write one page on Friday",
        how: "What is still open, who may call about it, and what you can tell them. Whoever or whatever answers on Saturday has that page. Otherwise everyone calling about an old matter has to start from the beginning.",
        mistake: "Going into the weekend with open promises",
        harm: "The promised call didn’t come on Friday, so they call on Saturday, and nobody there knows about it. One page on Friday fixes that.",
        ask: "What does the weekend need to know?",
        answer:
          "What is open, what you can say about it, and who can be reached for {wakes}. One page, on Friday at four.",
        check: "Every Friday there is a page with what is open and what we can say about it.",
        task: "On Friday at four, write the page for the weekend: what is open, what you can say, who can be reached.",
      },
    ],
  },
];
