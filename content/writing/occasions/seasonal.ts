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
    goal: "get through the summer season on the phone",
    state: "open",
    row: "rush",
    scene:
      "In summer everything comes at once: more calls, people on vacation, and temporary staff who don’t know the answers yet. The first warm week finds {aPlace} ready, or it doesn’t.",
    points: [
      {
        id: "summer-leave",
        phase: "decide",
        do: "Compare vacation plans with your busiest weeks",
        how: "Two lines on one sheet: who is away, and how many calls came in those weeks last summer. Where both are high, something has to move: a vacation, a shift, or the calls. Settle it before anyone books flights.",
        mistake: "Approving vacations without looking at last summer’s calls",
        harm: "In the busiest week, two of the people who can answer are at the beach. Put both on one sheet before anyone books.",
        ask: "How do we get through summer with people on vacation?",
        answer:
          "Compare vacations with last summer’s calls while both can still move. For the weeks that don’t work out, find a substitute now.",
        check: "We compared vacations with last summer’s busiest weeks, and every gap has a name.",
        task: "Put vacations and last summer’s calls on one sheet, and find a name for each gap.",
      },
      {
        id: "summer-temps",
        phase: "try",
        do: "Teach summer help the three most common calls",
        how: "They don’t need to know everything: {ask0}, {ask1}, {ask2}, and where to turn with {urgent}. An hour together, then ten calls with someone listening. That covers most of what comes in.",
        mistake: "Putting summer help on the phone untrained",
        harm: "They are friendly and say what they think is right. Teach them three calls properly, and one sentence for everything else.",
        ask: "What does summer help have to be able to do on the phone?",
        answer:
          "Three common calls, one sentence for “I don’t know”, and whom to get. An hour and ten calls with someone next to them is enough.",
        check: "Every temporary colleague has taken ten calls with someone listening.",
        task: "Give every temporary colleague an hour on the three most common calls, and listen to ten.",
      },
      {
        id: "summer-sheet",
        phase: "write down",
        do: "Write the summer answers in May",
        how: "Summer hours, what is full and from when, and what is different from the rest of the year. One dated page for the phone, the website and the door. If three people ask something in June that isn’t on it, add it.",
        mistake: "Answering July with the page from January",
        harm: "Hours, prices and services have changed, and half the team doesn’t know. Write one summer page, with a date.",
        ask: "Which answers change in summer?",
        answer:
          "Hours, what is full, what you offer only now, and whom to ask. They fit on one page, and you write it before the first warm week.",
        check: "A dated summer page is by the phone and matches the website and the door.",
        task: "Write the summer page: hours, what is full, what is different. Date it and put it everywhere.",
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
    goal: "get through the winter season on the phone",
    state: "open",
    row: "rush",
    scene:
      "The first cold night comes, and in the morning everyone calls at once. It happens every winter, and every time {aPlace} could use two more people.",
    points: [
      {
        id: "cold-plan",
        phase: "decide",
        do: "Decide what changes on a cold morning",
        how: "Who comes in early, what moves to another day, and which calls go first. Put it on a card that comes out when the forecast says so. That morning, nobody has to decide anything.",
        mistake: "Deciding on the cold morning itself",
        harm: "Then the loudest caller decides. Write three lines on a card in October.",
        ask: "How do we prepare for the first cold day?",
        answer:
          "With a card: who comes in early, what moves, who goes first. Take it out when the forecast says so, not when the phone rings.",
        check: "A card says what changes on a cold or snowy morning, and everyone has seen it.",
        task: "Write the card for a cold morning: who comes in early, what moves, which calls go first.",
      },
      {
        id: "cold-notice",
        phase: "write down",
        do: "Tell callers at the start how long it will take today",
        how: "One sentence, changed every morning: “Because of the cold, we’re calling back within three hours. If you’re in danger, call 911. If it can’t wait, tell us right away.” People who know how long it takes call once instead of four times.",
        mistake: "Making everyone call again to ask",
        harm: "Then half the calls are the same people for the third time. One honest sentence at the start takes care of those.",
        ask: "What should callers hear on such a day?",
        answer:
          "How long it takes today, and what to say if it can’t wait. Change it every morning while it lasts.",
        check: "On cold days the first sentence says how long a call back takes today.",
        task: "Write the sentence for bad days with a blank for the hours, and decide who updates it.",
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
      "The storm is over at four, and at five past four every line rings. The people who call now aren’t patient, and some of them are in danger.",
    points: [
      {
        id: "storm-sort",
        phase: "decide",
        do: "Sort by danger, not by who called first",
        how: "Danger to life goes to 911. Then whatever gets worse by the hour, then whatever has been made safe, then estimates. Tell everyone which group they are in and when they will hear from you.",
        mistake: "Working in the order the calls came in",
        harm: "The patient caller with the worst damage is number forty. Sort by what is getting worse, and tell each caller where they are.",
        ask: "Who goes first after a storm?",
        answer:
          "Danger, then whatever gets worse by the hour, then the rest. Tell people. They accept an order they can understand.",
        check: "We have an order for storm days, by danger, and callers are told where they are.",
        task: "Write the order for storm days in four lines, and the sentence that tells callers where they are.",
      },
      {
        id: "storm-list",
        phase: "start",
        do: "Write every call on one list",
        how: "Address, what happened, getting worse or not, a number that works, and whether they texted pictures. One list for everyone who answers. Nobody promises a day until the list is sorted.",
        mistake: "Promising every caller a day",
        harm: "By the tenth call the week is gone, and the worst ones haven’t called yet. Write it down, sort, then promise.",
        ask: "What do we write down when a hundred people call?",
        answer:
          "Five things: address, what happened, getting worse or not, a number, pictures or not. Promise a day once the list is sorted.",
        check:
          "All calls of a storm day are on one five-column list, and nobody promised a day before sorting.",
        task: "Prepare the five-column list, and try it with three made-up calls.",
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
    goal: "get the phone through the holidays",
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
      "Before the holidays everyone wants everything by the same day, and the phone at {aPlace} knows it before the calendar does.",
    points: [
      {
        id: "last-day",
        state: "open",
        phase: "decide",
        do: "Set the last day, and start saying it now",
        how: "Until when can people get something before the holidays, and what is too late? One date for each, on the phone, the website and the door, four weeks ahead. Tell people early and you won’t have to turn them away late.",
        mistake: "Taking everything until nothing fits",
        harm: "You promise the last ones something nobody can keep. One date, said early, disappoints fewer people.",
        ask: "How long do we take orders before the holidays?",
        answer:
          "Until a date you can keep with one person out sick. Start saying it four weeks ahead, everywhere.",
        check: "The last day before the holidays is set and is on the phone, the website and the door.",
        task: "Set the last day, and put it on the phone, the website and the door four weeks ahead.",
      },
      {
        id: "holiday-line",
        state: "open",
        phase: "try",
        do: "Put someone on the phone who does nothing else",
        how: "For the ten busiest days, two hours in the morning and two in the late afternoon. Not the person at the counter. Give them a card with the five answers of the season.",
        mistake: "Having the counter answer as well",
        harm: "Two lines and one person: the ones standing there wait for the ones on the phone, and the other way around. For ten days it takes two.",
        ask: "Do we need someone extra for the phone?",
        answer:
          "For the ten busiest days, four hours a day, yes. A student with a card will do, or an assistant, but not the person at the counter.",
        check: "For the ten busiest days, someone answers who has nothing else to do.",
        task: "Find someone for two hours in the morning and two in the afternoon on the ten busiest days.",
      },
    ],
  },
  {
    id: "own-season",
    heard:
      /\b((in|during|for|before|over) )?(the |our )?(((cold and )?flu|allergy|pollen|wedding|prom|graduation|planting|moving|camp|hunting|football|ski|tick|rv|enrollment|report card) season|back[- ]to[- ]school( rush| season)?|open enrollment)\b/,
    at: "in your season",
    about: ["seasons"],
    name: "your season",
    goal: "get the phone through your season",
    stands: "your season",
    state: "open",
    row: "rush",
    days: [
      [/flu/, "flu season"],
      [/allergy|pollen/, "allergy season"],
      [/wedding/, "wedding season"],
      [/prom/, "prom season"],
      [/back[- ]to[- ]school/, "back-to-school season"],
      [/enrollment/, "enrollment season"],
      [/moving/, "moving season"],
      [/graduation/, "graduation season"],
    ],
    scene:
      "In your season half of the calls at {aPlace} ask the same three things, and the other half can’t get through because of them.",
    points: [
      {
        id: "season-line",
        phase: "write down",
        do: "Say the season’s three answers before anyone asks",
        how: "Ask whoever answers which three questions your season brings. Put the answers at the top of your website, in the message callers hear while they wait, and in the reminder text, each in one sentence with the date until which it is true.",
        mistake: "Answering your season one caller at a time",
        harm: "The same three sentences, forty times a day. Put them where people look and listen before anyone picks up.",
        ask: "How do we get ahead of the questions that your season brings?",
        answer:
          "Pick the three most common ones, and put a dated one-sentence answer on the website, in the hold message and in the reminder.",
        check:
          "The three answers for your season are on the website, in the hold message and in the reminder, with a date.",
        task: "Write the three answers for your season, and put them on the website, in the hold message and in the reminder.",
      },
      {
        id: "season-own-door",
        phase: "decide",
        do: "Give your season a way of its own",
        how: "Keep some {visits} each day for nothing else, and let people book those by link or text without calling. Whoever isn’t sure, or worried, still gets a person: that line is short once the easy ones are off it.",
        mistake: "Booking your season like any other month",
        harm: "Everyone calls for the same kind of {visit} and hears the same no. Keep some free each day, bookable without a call.",
        ask: "Which {visits} should we hold back in your season?",
        answer:
          "As many as last year’s busiest week took, on the same weekdays, bookable by link or text. Release what is left at noon.",
        check: "Some {visits} are kept for your season each day, and they can be booked without a call.",
        task: "Count last year’s busiest week, keep that many {visits} a day, and make them bookable by link or text.",
      },
    ],
  },
  {
    id: "tax-season",
    heard: /\b((in|for|before|during) )?(the )?(tax season|tax time|filing season|april 15(th)?)\b/,
    at: "in tax season",
    about: ["seasons"],
    name: "tax season",
    goal: "get through tax season on the phone",
    state: "open",
    row: "rush",
    scene:
      "From February on, callers want to know one thing: where is my return? Every answer takes someone away from the return the next caller will ask about.",
    points: [
      {
        id: "status-unasked",
        phase: "write down",
        do: "Tell people where their return is before they ask",
        how: "Four stages, four short messages: papers complete, in progress, ready to sign, filed. Each one goes out of {system} automatically. Someone who knows the stage has no reason to call.",
        mistake: "Letting everyone call to ask {status}",
        harm: "Every one of those calls interrupts a return and changes nothing. Send the stage, and keep the phone for real questions.",
        ask: "How do we get fewer calls about the stage of a return?",
        answer: "Send it: complete, in progress, ready to sign, filed. Four messages nobody has to type.",
        check: "Every stage of a return goes out as a message without anyone asking.",
        task: "Write the four messages about the stages of a return, and have {system} send them.",
      },
      {
        id: "missing-papers",
        phase: "start",
        do: "Ask for missing papers all at once",
        how: "One list per client, sent once, with a date. Then one reminder, then a call. Piece by piece, every paper costs you two calls.",
        mistake: "Asking for papers one at a time",
        harm: "Three letters, six calls, and the third paper arrives in April. One list, one date, one reminder.",
        ask: "How do we get papers without chasing each one?",
        answer: "With one list, one date and one reminder. After that, someone calls.",
        check: "We ask for missing papers once, on one list, with a date.",
        task: "Send every open client one list of what is missing, with a date.",
      },
    ],
  },
];
