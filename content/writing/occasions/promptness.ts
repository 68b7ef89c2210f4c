import type { Occasion } from "../kinds.ts";

/** How soon there is an answer, and what it is when there is no room. */
export const promptness: readonly Occasion[] = [
  {
    id: "full",
    heard:
      /\b(no (openings?|availability|appointments?|slots?|tables?|rooms?)( (left|free|available))?|(fully|all|over) ?booked|booked (solid|out|up|full)|nothing (free|available)|(too )?full to take)\b/,
    at: "when nothing is free",
    about: ["booking", "telephone", "intake", "questions", "greeting"],
    name: "callers for whom nothing is free",
    goal: "help callers when nothing is free",
    gist: "Say no with another time in it, and keep a waiting list that someone really calls.",
    state: "open",
    scene:
      "“Do you have anything this week?” Whoever answers at {aPlace} looks in {system} and sees nothing. What they say in the next five seconds decides whether the caller waits, or whether {next}.",
    points: [
      {
        id: "nothing-free",
        phase: "write down",
        do: "Write what you say when nothing is open",
        how: "Four sentences, in this order: Sorry, we’re full this week. The next two openings are these. Shall I put you on the list and call you by noon if something opens? And if it gets dangerous, call 911. Read from a card, it sounds helpful. Made up on the spot, it sounds like a closed door.",
        mistake: "Ending with “We’re full”",
        harm: "The caller wants to know what to do now. Give them the next two openings, offer the list with a time, and say right away where to turn if it is dangerous.",
        ask: "What do we say when nothing is free?",
        answer:
          "Say so, then give the next two openings, then offer the list with a time by which they hear. Danger doesn’t wait for any of it; where to send it is at the top of the card ({urgents}).",
        check: "A card says what callers hear when nothing is open: two times, the list, an hour.",
        task: "Write the four sentences for a full week, and try them on five calls.",
      },
      {
        id: "hold-back",
        phase: "decide",
        do: "Keep a few openings for the same day",
        how: "Two a day that nobody can book before eight that morning. They are for things that shouldn’t wait until next week, and for people you put off yesterday. Whatever is left at noon goes to the waiting list, in order.",
        mistake: "Giving away the last opening a week ahead",
        harm: "Then every day starts with a no to the person who needs it most. Holding two back costs little, since the list fills them.",
        ask: "How do we find room for people who can’t wait?",
        answer:
          "Don’t give it away. Keep two openings a day until that morning, and offer what is left at noon to the list.",
        check: "Two openings a day are kept back until that morning.",
        task: "Block two openings a day that can only be booked that morning.",
      },
      {
        id: "list-that-is-called",
        phase: "start",
        do: "Keep a waiting list, and call it at a set time",
        how: "Name, number, which days, and how much notice. At noon someone calls from the top with whatever opened up and gives each person fifteen minutes to answer. Anyone who has waited a week hears from you even if nothing opened.",
        mistake: "Promising to call “if something opens up”",
        harm: "Nobody does, and callers learn that the list is a polite no. Call it at a set time, from the top.",
        ask: "Does a waiting list do any good?",
        answer: "If someone calls it: at a set time, from the top, with a time to answer by.",
        check: "We call the list at a set time, and nobody on it has waited a week without hearing from us.",
        task: "Start the list with days and notice, and call it at noon every day for a week.",
      },
    ],
  },
  {
    id: "pace",
    heard:
      /\b(with)?in (under |less than )?(an?|one|two|five|ten|fifteen|thirty|\d+) (hours?|minutes?|mins?)\b|\b(right away|immediately|instantly|on the spot)\b/,
    at: "without delay",
    about: ["callback", "writing", "intake", "followup"],
    name: "answering without delay",
    goal: "answer every inquiry without delay",
    stands: "without delay",
    days: [
      [/(an?|one) hour|60 min/, "within an hour"],
      [/five|\b5 min/, "within five minutes"],
      [/ten min|\b10 min/, "within ten minutes"],
      [/fifteen|\b15 min/, "within a quarter of an hour"],
      [/thirty|\b30 min|half an hour/, "within half an hour"],
      [/(two|2) hours/, "within two hours"],
    ],
    gist: "Keep one list, put one name on every hour, and have the first reply ready.",
    scene:
      "The inquiry is on your screen, and the person who wrote it still has the page open. Whether it gets answered without delay depends at {aPlace} on who happens to look, {hands}.",
    points: [
      {
        id: "clock-and-name",
        phase: "decide",
        do: "Put one name on every hour of the day",
        how: "During their hour, that person sees every inquiry first, from calls, forms and texts alike, and sends the first reply without delay. Post the schedule, lunch and the last hour included. After closing, something answers that says when the first person in the morning will look.",
        mistake: "Leaving it to whoever notices first",
        harm: "Everyone sees it and assumes someone else has it. Put one name on every hour, and it gets answered without delay.",
        ask: "Who makes sure that every inquiry is answered without delay?",
        answer:
          "Whoever’s hour it is, by name. The schedule is posted, lunch included, and after closing something else answers.",
        check: "For every hour of the day it is posted who answers inquiries.",
        task: "Make a schedule for the week with one name for every hour, lunch included.",
      },
      {
        id: "ready-first-line",
        phase: "write down",
        do: "Have the first two lines ready",
        how: "Your name, one sentence that shows you read it, one question ({sort0}), and two times for a call. It works for calls, forms and texts. With these lines ready, a reply takes a minute. Without them it waits for a quiet half hour.",
        mistake: "Waiting until there is time for a full answer",
        harm: "You will have time in the evening, and by then {next}. Send two lines and a question now, and the rest at a time you name.",
        ask: "How can we answer that fast if nobody has time?",
        answer:
          "Have it ready: two lines, one question, two times for a call. The full answer follows when you have time.",
        check: "The first two lines are ready for calls, forms and texts.",
        task: "Write the two lines with a question and two times, and use them on every inquiry for a week.",
      },
      {
        id: "time-each",
        phase: "look back",
        do: "Write down the minutes for each inquiry",
        how: "When it came, when it was answered, and what became of it. On Friday look at the slowest three, and at which hour they came in. Fix the hour, not the people.",
        mistake: "Going by feel",
        harm: "You remember the quick ones. Two times next to each inquiry show you the slow ones and when they happened.",
        ask: "How do we see whether we keep to it?",
        answer:
          "By two times next to each inquiry, and by looking at the slowest three on Friday. If they came at the same hour, put another name on that hour.",
        check: "Every inquiry has two times next to it, and on Friday we look at the slowest three.",
        task: "For a week, note when each inquiry came and when it was answered, and look at the slowest three.",
      },
    ],
  },
];
