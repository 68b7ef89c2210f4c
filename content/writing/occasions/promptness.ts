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
    gist: "A no with another time in it, and a list that is really called, keeps people whom a plain no sends away.",
    state: "open",
    scene:
      "“Do you have anything this week?” Whoever answers at {aPlace} looks into {system} and sees no gap. What is said in the next five seconds decides whether the caller waits, or whether {next}.",
    points: [
      {
        id: "nothing-free",
        phase: "write down",
        do: "Write what is said when nothing is free",
        how: "Four sentences in this order: sorry, nothing this week; the next two times are these; shall I put you on the list, with a call by noon if something opens; and this is where danger goes at once. Said from a card it sounds helpful; made up on the spot it sounds like a door.",
        mistake: "Ending with “We are full”",
        harm: "The caller wanted to know what to do now. Say the next two times, offer the list with an hour, and say where danger goes at once.",
        ask: "What do we say when nothing is free?",
        answer:
          "That it is so, then the next two times, then the list with an hour by which they hear. Danger does not wait for any of it: where it goes stands at the top of the card ({urgents}).",
        check: "A card says what callers hear when nothing is free: two times, the list, an hour.",
        task: "Write the four sentences for a full week, and try them on five calls.",
      },
      {
        id: "hold-back",
        phase: "decide",
        do: "Keep some openings back for the same day",
        how: "Two a day that nobody may book before eight in the morning. They are for what should not wait until next week, and for those who were put off yesterday. What is still open at noon goes to the list, in order.",
        mistake: "Giving away the last opening a week ahead",
        harm: "Then each day begins with a no to whoever needs it most. Two openings held back until morning cost little, since the list fills them.",
        ask: "How do we find room for those who cannot wait?",
        answer:
          "By not giving it away: two openings a day are kept back until the morning, and what is left at noon goes to the list.",
        check: "Two openings a day are kept back until the morning.",
        task: "Block two openings a day that may be booked on the morning itself only.",
      },
      {
        id: "list-that-is-called",
        phase: "start",
        do: "Keep a list, and call it at a fixed hour",
        how: "Name, number, which days and how much notice. At noon somebody calls from the top with whatever came free, and gives each a quarter of an hour to answer. Who has waited a week hears something even if nothing opened.",
        mistake: "Promising to call “if something opens up”",
        harm: "Nobody does, so callers learn that the list is a polite way of saying no. A fixed hour, from the top, and a word to those for whom nothing came.",
        ask: "Does a waiting list do any good?",
        answer:
          "If it is called: at a fixed hour, from the top, with a time to answer. Otherwise it is a drawer.",
        check: "The list is called at a fixed hour, and nobody on it has waited a week without a word.",
        task: "Start the list with days and notice, and call it at noon each day for a week.",
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
    gist: "Speed is a matter of one list, one name and a first reply that is ready.",
    scene:
      "The inquiry is on the screen, and whoever wrote it still has the page open. Whether it is answered without delay depends at {aPlace} on who happens to look, {hands}.",
    points: [
      {
        id: "clock-and-name",
        phase: "decide",
        do: "Give each hour of the day one name",
        how: "Whoever’s hour it is sees each inquiry first, from calls, forms and texts alike, and sends the first reply without delay. The hours hang on the wall, with lunch and the last one included. Outside opening hours something answers that names the hour at which the first one of the morning looks.",
        mistake: "Leaving speed to whoever notices first",
        harm: "All see it and each thinks of the other. One name for each hour, and it is answered without delay because it is somebody’s.",
        ask: "Who makes sure that every inquiry is answered without delay?",
        answer:
          "Whoever’s hour it is, by name. It hangs on the wall, lunch included, and outside opening hours something else answers.",
        check: "For each hour of the day it hangs on the wall who answers inquiries.",
        task: "Draw up the hours of a week with one name for each, lunch included.",
      },
      {
        id: "ready-first-line",
        phase: "write down",
        do: "Have the first two lines ready",
        how: "Name, one sentence that shows it was read, one question ({sort0}), and two times for a call. It fits calls, forms and texts. With these two lines a reply takes a minute; without them it waits for a quiet half hour.",
        mistake: "Waiting until there is time for a full answer",
        harm: "There will be time in the evening, and by then {next}. Two ready lines and a question now, the rest at a time that is named.",
        ask: "How can an answer go out so quickly if nobody has time?",
        answer:
          "Because it is ready: two lines, one question, two times for a call. The full answer follows when it can.",
        check: "The first two lines are ready for calls, forms and texts.",
        task: "Write the two lines with a question and two times, and use them on every inquiry for a week.",
      },
      {
        id: "time-each",
        phase: "look back",
        do: "Write the minutes beside each inquiry",
        how: "Came at, answered at, and what became of it. On Friday look at the slowest three and ask which hour they fell into. Mend that hour, not the people.",
        mistake: "Measuring by feeling",
        harm: "The quick ones are remembered. Two times beside each inquiry show the slow ones, and the hour in which they lay.",
        ask: "How do we see whether we keep to it?",
        answer:
          "By two times beside each inquiry, and by the three slowest on Friday. If they share an hour, that hour needs another name.",
        check: "Beside each inquiry stand two times, and on Friday the three slowest are looked at.",
        task: "Note for a week when each inquiry came and when it was answered; look at the three slowest.",
      },
    ],
  },
];
