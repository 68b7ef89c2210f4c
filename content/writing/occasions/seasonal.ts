import type { Occasion } from "../kinds.ts";

/** Parts of the year. */
export const seasonal: readonly Occasion[] = [
  {
    id: "summer",
    heard:
      /\b((in|for|before|during|over) )?(the |our )?((first )?heat ?waves?|summer( ?time)?( season| rush)?|high season|tourist season|peak season)\b/,
    at: "in summer",
    about: ["seasons"],
    name: "the summer season",
    goal: "get through the summer season on the telephone",
    state: "open",
    row: "rush",
    scene:
      "In summer everything comes at once: more calls, people on leave, and temporary colleagues who do not know the answers yet. The first warm week finds {aPlace} ready, or it does not.",
    points: [
      {
        id: "summer-leave",
        phase: "decide",
        do: "Lay the leave plan over the fullest weeks",
        how: "Two lines on one sheet: who is away, and how many calls came in the same weeks last summer. Where both are high, something has to move: a leave, a shift, or the calls. Settle it before flights are booked.",
        mistake: "Approving leave without looking at last summer’s calls",
        harm: "In the fullest week two of those who can answer are at the beach. Put both on one sheet before anybody books a flight.",
        ask: "How do we get through summer with people on leave?",
        answer:
          "By laying leave and last summer’s calls over each other while both can still be moved. For the weeks where it does not work out, agree on a stand-in now.",
        check:
          "Leave and last summer’s fullest weeks have been laid over each other, and each gap has a name.",
        task: "Put leave and last summer’s calls on one sheet, and find a name for each gap.",
      },
      {
        id: "summer-temps",
        phase: "try",
        do: "Teach the summer help the three commonest calls",
        how: "Not the whole house: {ask0}, {ask1}, {ask2}, and where to turn with {urgent}. An hour together, then ten calls with somebody listening. Whoever can do these takes the greater part off the others.",
        mistake: "Putting summer help on the telephone untaught",
        harm: "They are friendly and say what they believe. Three calls, learned properly, and a sentence for everything else.",
        ask: "What must summer help be able to do on the telephone?",
        answer:
          "Three usual calls, one sentence for not knowing, and whom to fetch. An hour and ten calls with somebody beside them will do.",
        check: "Each temporary colleague has taken ten calls with somebody listening.",
        task: "Give each temporary colleague an hour on the three commonest calls, and listen to ten.",
      },
      {
        id: "summer-sheet",
        phase: "write down",
        do: "Write the summer answers in May",
        how: "Summer hours, what is full and from when, what is different from the rest of the year. One page with a date on it, for the telephone, the website and the door. Whatever is asked three times in June that is not on it goes on it.",
        mistake: "Answering July with the page from January",
        harm: "Hours, prices and what is on offer have changed; the page says otherwise, and so does half of the team. One summer page, with a date.",
        ask: "Which answers change in summer?",
        answer:
          "Hours, what is full, what is offered only now, and whom to ask. They fit on one page, and it is written before the first warm week.",
        check: "A summer page with a date lies at the telephone and agrees with the website and the door.",
        task: "Write the summer page: hours, what is full, what is different; date it and put it everywhere.",
      },
    ],
  },
  {
    id: "winter",
    heard:
      /\b((in|for|before|during|over) )?(the |our )?(winter( season)?|cold (snaps?|spells?|months)|first (frost|freeze|snow)|frost|freez(e|ing)|snow ?(storms?|days?)|ice storms?)\b/,
    at: "in winter",
    about: ["seasons"],
    name: "the winter season",
    goal: "get through the winter season on the telephone",
    state: "open",
    row: "rush",
    scene:
      "The first cold night comes, and in the morning everybody calls at once. It happens every winter, and on every such morning {aPlace} would need two more pairs of hands.",
    points: [
      {
        id: "cold-plan",
        phase: "decide",
        do: "Agree on what a cold morning changes",
        how: "Who comes in earlier, what is moved to another day, and which calls go first. Write it on a card that is taken out when the forecast says so. On that morning nobody has to decide anything.",
        mistake: "Deciding on the cold morning itself",
        harm: "Then the loudest caller decides. A card with three lines, written in October, does it better.",
        ask: "How do we prepare for the first cold day?",
        answer:
          "With a card: who comes earlier, what moves, who goes first. It is taken out when the forecast says so, not when it rings.",
        check: "A card says what changes on a cold or snowy morning, and everybody has seen it.",
        task: "Write the card for the cold morning: who comes earlier, what moves, which calls go first.",
      },
      {
        id: "cold-notice",
        phase: "write down",
        do: "Say on the first line how long it will take today",
        how: "A sentence at the start, changed in the morning: “Because of the cold we are calling back within three hours; danger goes to 911 first, and what cannot wait you say at once.” Who knows how long it takes calls once instead of four times.",
        mistake: "Letting everybody call in again to ask",
        harm: "Half of the ringing is then the same people for the third time. One honest sentence at the start takes those away.",
        ask: "What should callers hear on such a day?",
        answer:
          "How long it takes today, and what to say if it cannot wait. It is changed each morning while it lasts.",
        check: "On cold days the first sentence says how long a call back takes today.",
        task: "Write the sentence for bad days, with a gap for the hours, and settle who changes it.",
      },
    ],
  },
  {
    id: "storm",
    heard:
      /\b(after (a |the )?)?(storms?|hail|hail ?storms?|wind ?storms?|hurricanes?|tornado(es)?|floods?|power outages?|outages?)\b/,
    at: "after a storm",
    about: ["seasons"],
    name: "calls after a storm",
    goal: "take the calls that come after a storm",
    state: "open",
    row: "rush",
    scene:
      "The storm is over at four, and at five past four every line rings. Those who call now are not patient, and some of them are in danger.",
    points: [
      {
        id: "storm-sort",
        phase: "decide",
        do: "Sort by danger, not by who called first",
        how: "Danger to life goes to 911. Then what gets worse by the hour; then what has been made safe; then estimates. Everybody is told in which heap they are and when they hear from you.",
        mistake: "Working in the order of arrival",
        harm: "The patient with the worst damage is number forty. Sort by what gets worse, and tell each caller which heap they are in.",
        ask: "Who goes first after a storm?",
        answer:
          "What is dangerous, then what gets worse by the hour, then the rest. Tell them so; people accept an order that they can understand.",
        check: "There is an order for storm days by danger, and callers are told where they stand.",
        task: "Write the order for storm days in four lines, and the sentence that tells callers where they stand.",
      },
      {
        id: "storm-list",
        phase: "start",
        do: "Take every call down on one list",
        how: "Address, what happened, getting worse or not, a number that works, and whether they sent pictures by text. One list for all who answer. Nobody promises a day until the list has been sorted.",
        mistake: "Promising a day to each caller",
        harm: "By the tenth call the week is given away, and the worst ones have not rung yet. Take down, sort, then promise.",
        ask: "What do we write down when a hundred people call?",
        answer:
          "Five things: address, what happened, whether it gets worse, a number, pictures or not. A day is promised only once the list is sorted.",
        check:
          "All calls of a storm day are on one list with five columns, and no day was promised before sorting.",
        task: "Prepare the list with five columns, and try it with three invented calls.",
      },
    ],
  },
  {
    id: "holidays",
    heard:
      /\b((at|over|for|before|during) )?(the )?(christmas|xmas|thanksgiving|holidays?|holiday season|new year.?s?|easter|valentine.?s?( day)?|mother.?s day)\b/,
    at: "around the holidays",
    about: ["seasons"],
    name: "the holidays",
    goal: "get the telephone through the holidays",
    stands: "the holidays",
    days: [
      [/christmas|xmas/, "Christmas"],
      [/thanksgiving/, "Thanksgiving"],
      [/easter/, "Easter"],
      [/valentine/, "Valentine’s Day"],
      [/mother.?s day/, "Mother’s Day"],
      [/new year/, "New Year"],
    ],
    scene:
      "Ahead of the holidays everything is wanted by the same day, and the telephone of {aPlace} knows it before the calendar does.",
    points: [
      {
        id: "last-day",
        state: "open",
        phase: "decide",
        do: "Fix the last day, and say it from now on",
        how: "Until when can something be had before the holidays, and what is too late? One date for each, on the telephone, the website and the door, four weeks ahead. Whoever hears the date early does not have to be turned away late.",
        mistake: "Taking everything until nothing goes any more",
        harm: "The last ones were promised something that nobody can keep. One date, said early, disappoints fewer.",
        ask: "Until when do we take anything before the holidays?",
        answer:
          "Until a date that you can keep with one person ill. Say it from four weeks ahead, everywhere.",
        check: "The last day before the holidays is fixed and stands on telephone, website and door.",
        task: "Fix the last day, and put it on telephone, website and door four weeks ahead.",
      },
      {
        id: "holiday-line",
        state: "open",
        phase: "try",
        do: "Put somebody on the telephone who does nothing else",
        how: "For the ten fullest days, two hours in the morning and two in the late afternoon. Not the one who stands at the counter. A card with the five answers of the season lies before them.",
        mistake: "Letting the counter answer as well",
        harm: "Two rows, one person: the ones standing there wait for those who ring, and the other way round. For ten days it takes two.",
        ask: "Do we need somebody extra for the telephone?",
        answer:
          "For the ten fullest days, four hours each, yes. It may be a student with a card, or an assistant; it must not be the one at the counter.",
        check: "For the ten fullest days somebody answers who has nothing else to do.",
        task: "Find somebody for two hours in the morning and two in the afternoon on the ten fullest days.",
      },
    ],
  },
  {
    id: "tax-season",
    heard: /\b((in|for|before|during) )?(the )?(tax season|tax time|filing season|april 15(th)?)\b/,
    at: "in tax season",
    about: ["seasons"],
    name: "tax season",
    goal: "get through tax season on the telephone",
    state: "open",
    row: "rush",
    scene:
      "From February on the telephone of {aPlace} asks one thing: where is my return? Each answer takes somebody out of the return that the next caller will ask about.",
    points: [
      {
        id: "status-unasked",
        phase: "write down",
        do: "Tell them where their return is before they ask",
        how: "Four stages, four short messages: papers complete, in work, ready to sign, filed. Each goes out by itself from {system}. A caller who knows the stage has no reason to ring.",
        mistake: "Letting everybody ask {status}",
        harm: "Each such call breaks into a return and changes nothing. Send the stage, and keep the telephone for those who have a question.",
        ask: "How do we get fewer calls about the stage of a return?",
        answer:
          "By sending it: complete, in work, ready to sign, filed. Four messages that nobody has to type.",
        check: "Each stage of a return goes out as a message without being asked for.",
        task: "Write the four messages on the stages of a return and set them off from {system}.",
      },
      {
        id: "missing-papers",
        phase: "start",
        do: "Ask for missing papers in one go",
        how: "One list for each client, sent once, with a date. Then one reminder, then a call. Piece by piece, each paper costs two calls.",
        mistake: "Asking for papers one at a time",
        harm: "Three letters, six calls, and the third paper comes in April. One list, one date, one reminder.",
        ask: "How do we get papers without calling after each?",
        answer: "With one list, one date and one reminder. Only then does somebody pick up the telephone.",
        check: "Missing papers are asked for once, on one list, with a date.",
        task: "Send each open client one list of what is missing, with a date.",
      },
    ],
  },
];
