/** A day at the front desk, in lines that are true or not yet. */
export const deskDay: readonly (readonly [part: string, lines: readonly string[]])[] = [
  [
    "Before opening",
    [
      "The night’s messages are read, and what cannot wait has been called",
      "Forwarding is off, and a test call has rung at the desk",
      "Today’s {visits} are looked through: who is new, who still has to answer",
      "The list of those who would come sooner lies beside the telephone",
      "Who answers until noon, and who takes the second line, stands on the board",
      "What is different today (somebody out, something full) is on the card",
    ],
  ],
  [
    "During the day",
    [
      "Every call ends with a name, a number and a day",
      "Whoever stands at the desk is told how long before a call is taken, and the other way round",
      "Nobody is put on hold without being asked",
      "Danger goes to 911 first; {urgent} goes to a person at once",
      "Call backs are made at [hour] and at [hour], with the list in hand",
      "Changes are written into {system} while the caller is on the line",
      "What was given up is offered to the list within the hour",
      "Everybody who is there tomorrow has been reminded, with a way to say no",
    ],
  ],
  [
    "Closing",
    [
      "Every promise for today has been kept, or its caller has heard when",
      "Open matters are on one page for the morning, with a name each",
      "The recording is the one for the evening, with tomorrow’s hour in it",
      "Forwarding is on, and a call from a cell phone has proved it",
      "Papers with names are off the desk, and the screen is locked",
      "The first name for tomorrow’s telephone is on the board",
    ],
  ],
];

/** Those who come without a booking. */
export const walkIns: readonly string[] = [
  "How many can be taken today, by whom and until which hour, stands on a card at the desk",
  "Whoever comes in is greeted within a breath, also while a call is running: a look and a raised hand",
  "They hear an honest wait in minutes, and may leave a number and go for a coffee",
  "Name, number and what it is for are written down in the order of coming, in sight of everybody",
  "Whoever cannot be taken gets an hour on another day before they reach the door",
  "Nobody with a booking waits for somebody without one",
];

/** For a checklist of the opening alone. */
export const firstHour: (typeof deskDay)[number] = [
  "The first hour",
  [
    "The first three calls are answered by somebody who does nothing else",
    "Whoever left a message in the night has heard from us, or knows the hour at which they will",
    "The first two {visits} have everything that they need, and whoever is late has been called",
    "Gaps of today have been offered to the list",
    "Everybody knows who may be fetched for {urgent}, and where they are",
    "One line on the board: what will be tight today, and at which hour",
  ],
];
/** For a checklist of the closing alone. */
export const lastHour: (typeof deskDay)[number] = [
  "In the last hour",
  [
    "Calls that came after four have been called back, or have an hour for tomorrow",
    "Tomorrow’s {visits} are confirmed; whoever has not answered is marked for a call in the morning",
    "What was taken in today is counted, and the count agrees with the list",
    "Whoever is still waiting has been told how long, by name",
    "What ran out today stands on the order list, with a name beside it",
    "What went wrong today is one line in the book: what, at which hour, what was said",
  ],
];
