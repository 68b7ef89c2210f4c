/** The first week of a new person at the front desk, in lines that are true or not yet. */
export const trainingWeek: readonly (readonly [part: string, lines: readonly string[]])[] = [
  [
    "Before they start",
    [
      "Logins for {system}, the phone and email work, and someone has tried them",
      "One page has the ten most common calls, with what to say and who gets the call",
      "They know who answers their questions this week: [name]",
    ],
  ],
  [
    "Day 1: see and listen",
    [
      "They have met everyone, and know who does what",
      "They listened to calls all morning and wrote down their questions",
      "They know what may never be said: {never0}",
      "They have read [your privacy rules] and know what not to say while others can hear",
    ],
  ],
  [
    "Day 2: the desk",
    [
      "They greeted people, checked them in and took [the papers and cards you need], with someone next to them",
      "They found a person in {system}, changed a phone number and wrote a note",
      "They can say “I’m not sure, may I find out and call you by eleven?” without reading it",
    ],
  ],
  [
    "Day 3: easy calls",
    [
      "They answered calls about hours and directions, and callers who asked {ask0}",
      "They booked {easy} and read it back with weekday and date",
      "They moved one {visit} and canceled one, and the free time went to the waiting list",
    ],
  ],
  [
    "Day 4: money and hard calls",
    [
      "They took a payment, gave a receipt and explained [what you say about insurance or deposits]",
      "They role-played an angry caller, and one who said: “{test2}”",
      "They know which calls go to 911 first, and whom to call over for {urgent}",
      "They transferred a call with the name, the reason and what was promised",
    ],
  ],
  [
    "Day 5: alone, with someone nearby",
    [
      "They ran the desk for two hours while someone else did their own work in the room",
      "They opened or closed with the checklist",
      "You went through their list of questions together, and added the answers to the page",
      "They said what is still hard, and you agreed on what comes next week",
    ],
  ],
];
