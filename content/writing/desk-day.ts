/** A day at the front desk, in lines that are true or not yet. */
export const deskDay: readonly (readonly [part: string, lines: readonly string[]])[] = [
  [
    "Before opening",
    [
      "The night’s messages have been read, and anyone who couldn’t wait has been called",
      "Call forwarding is off, and a test call rang at the desk",
      "We have gone through today’s {visits}: who is new, and who hasn’t confirmed",
      "The waiting list is next to the phone",
      "The board says who answers until noon, and who takes the second line",
      "Anything different today (someone out, something full) is on the card",
    ],
  ],
  [
    "During the day",
    [
      "Every call ends with a name, a number and a day",
      "Before taking a call, we tell the person at the desk how long it will be, and the other way around",
      "Nobody is put on hold without being asked",
      "Danger goes to 911 first; {urgent} goes to a person right away",
      "We call back at [time] and at [time], with the list in hand",
      "Changes go into {system} while the caller is on the line",
      "Canceled times are offered to the waiting list within the hour",
      "Everyone coming tomorrow has been reminded, with an easy way to cancel",
    ],
  ],
  [
    "Closing",
    [
      "Every promise for today has been kept, or the caller knows when",
      "Anything still open is on one page for the morning, with a name on each",
      "The evening recording is on, with tomorrow’s time in it",
      "Call forwarding is on, and we tested it from a cell phone",
      "Papers with names are off the desk, and the screen is locked",
      "The board says who answers the phone first tomorrow",
    ],
  ],
];

/** Those who come without a booking. */
export const walkIns: readonly string[] = [
  "A card at the desk says how many walk-ins we can take today, who takes them, and until when",
  "Everyone who comes in is greeted right away, even during a call: a look and a raised hand",
  "They get an honest wait in minutes, and may leave a number and go for a coffee",
  "Name, number and what it is for are written down in the order they came",
  "Anyone we can’t take gets a time on another day before they leave",
  "Nobody with an appointment waits for someone without one",
];

/** Before some days on which nobody is there. */
export const beforeBreak: (typeof deskDay)[number] = [
  "Before the days off",
  [
    "The recording, the website, the map listing and the door say when we are back, with weekday and date",
    "One person by name can be reached for {wakes} on each day, and has agreed to it",
    "Everyone who was promised an answer this week has one, or knows the day it comes",
    "What runs out or falls due before we are back is on a list, and someone has read it: [name]",
    "The first hour after the break is kept free for calling people back",
  ],
];

/** For a checklist of the opening alone. */
export const firstHour: (typeof deskDay)[number] = [
  "The first hour",
  [
    "The first three calls are answered by someone who does nothing else",
    "Everyone who left a message overnight has heard from us, or knows when they will",
    "The first two {visits} have everything they need, and anyone running late has been called",
    "Today’s gaps have been offered to the waiting list",
    "Everyone knows who may be called over for {urgent}, and where they are",
    "One line on the board says what will be tight today, and when",
  ],
];
/** For a checklist of the closing alone. */
export const lastHour: (typeof deskDay)[number] = [
  "In the last hour",
  [
    "Everyone who called after four has been called back, or has a time for tomorrow",
    "Tomorrow’s {visits} are confirmed, and anyone who hasn’t answered is marked for a call in the morning",
    "Today’s payments are counted and match the list",
    "Anyone still waiting has been told how long, by name",
    "Anything that ran out today is on the order list, with a name next to it",
    "Anything that went wrong today is one line in the log: what, when, and what we said",
  ],
];
/** The hour at noon, where a checklist names it. */
export const lunchHour: (typeof deskDay)[number] = [
  "Lunch",
  [
    "The board says who answers from [time] to [time], and who goes second",
    "If nobody answers, calls go to [where], and a test call showed that they do",
    "The recording for lunch says when we’re back, and what to do about {urgent}",
    "The ones who go have told the ones who stay what is promised for the next hour",
    "When we’re back, forwarding is off, and the messages are read before the first {visit}",
    "Everyone who called over lunch is called back by [time], or knows when",
  ],
];
