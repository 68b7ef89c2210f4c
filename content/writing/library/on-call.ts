import type { Subject } from "./kinds.ts";

export const onCall: Subject = {
  id: "on-call",
  name: "on-call rotations",
  heard:
    /\bon[- ]call (?:rotations?|rotas?|schedules?|duty|system|phones?|staff|person|technicians?|doctors?|attorneys?|rules|pay|coverage)\b|\b(?:rotat\w+|shar\w+|set(?:ting)? up|organiz\w+|manag\w+|fair\w*)\b[^.?!]{0,40}\bon[- ]call\b|\b(?:calls?|emergenc\w+) to (?:the )?(?:person|doctor|tech\w*|attorney|provider|dentist) on[- ]call\b|\bescalat\w+ (?:after[- ]hours |urgent |emergency )?calls\b/,
  not: /\bholidays?\b|\bvs\b|\bversus\b/,
  ofTimes: true,
  title: "How {who} can run an on-call rotation people can live with",
  lead: "An on-call rotation works if three things are in writing: what the phone may ring for, who’s next if the first person doesn’t pick up, and what somebody gets for carrying it. Set those and the nights get quiet, because most of what wakes people today could have waited. A rotation without them runs on whoever is too kind to say no.",
  close:
    "Read the log together after four weeks. Every call that woke someone and could have waited is a line you can take off the list, and that’s the cheapest improvement in the whole arrangement.",
  passages: [
    {
      does: "Write the list of what may ring",
      asks: "Which calls should reach the person on call?",
      heard: /\b(?:which|what|list|urgent|criteria|ring|reach|wake|reasons?)\b/,
      says: [
        "Five lines at most, each a fact the caller can state and no one has to judge. “{test2}” is on it; “sounds urgent” isn’t. Next to each line stands what happens meanwhile, what the caller does until somebody calls back. Danger to life is no line on this list, since it’s 911 and told to the caller at once. Have the person responsible for the work approve it, and date it.",
      ],
      mistake: [
        "Letting whoever answers decide what’s urgent",
        "They’ll wake someone for anything, because nobody’s blamed for that. Give them five facts to ask for.",
      ],
      checks: ["Five facts say what may ring, approved and dated."],
      tasks: ["Write the five facts that may ring, and have them approved."],
    },
    {
      does: "Build the ladder: first, second, owner",
      asks: "What if the person on call doesn’t pick up?",
      heard: /\b(?:ladder|backup|second|escalat\w+|doesn'?t (?:pick|answer)|pick up|no answer|fallback)\b/,
      says: [
        "First person: two rings of the phone, five minutes apart, plus a text. At ten minutes the second person is called, at twenty the owner. Fifteen minutes is then the longest a caller waits in nearly every case, and you can promise it. Whoever or whatever climbs the ladder notes each try with the time. Test it on a Tuesday at seven in the evening, with the first person under orders not to answer.",
      ],
      lines: [
        [
          "To the caller",
          "I’m reaching the person on call now. You’ll hear from them within fifteen minutes from this number or another, so please pick up. If it gets worse before then, call 911.",
        ],
        [
          "To the person on call",
          "Urgent, [which of the five]. [Name], [number], [one line]. Reply OK when you’ve got it.",
        ],
      ],
      checks: ["Somebody tested the ladder with the first person not answering."],
      tasks: ["Set the ladder at ten and twenty minutes, and test it with the first person silent."],
    },
    {
      does: "Keep turns short, and swap without asking the boss",
      asks: "How long should a turn be?",
      heard: /\b(?:turns?|how long|weeks?|rotat\w+|schedule|fair\w*|swap|rota)\b/,
      says: [
        "With four people, a turn of a week comes round every 28 days; with two it’s every other week, and then split weekdays from weekends. Hand over on a weekday morning, never on Friday evening, in five minutes: what’s open, who may call again. Swaps are fine as long as the sheet shows them by noon, because that sheet is what the service or the assistant works from. Post three months ahead, so people can plan a birthday.",
      ],
      checks: [
        "The sheet is posted three months ahead and is what callers get put through from.",
        "Handover takes place on a weekday morning.",
      ],
      tasks: ["Post three months of turns, and set the handover on a weekday morning."],
    },
    {
      does: "Pay for the phone, and again for the call",
      asks: "What should on-call pay be?",
      heard: /\b(?:pay|paid|compensat\w+|money|cost|hourly|fair\w*)\b/,
      says: [
        "Two parts are easy to explain: a flat amount for carrying the phone, and time for each call with a minimum. An example: $25 a night, and half an hour at the usual rate for any call, however short. A week with three calls at $30 an hour is 7 × $25 plus 3 × $15, so $220. Whether waiting itself counts as working time depends on how tied down people are, under federal and state rules; have your payroll adviser look before you announce it.",
      ],
      checks: ["Pay for carrying the phone and for each call is in writing, and payroll has seen it."],
      tasks: ["Work out the flat amount and the minimum per call, and have payroll check it."],
    },
    {
      does: "Send it so that it can be handled half asleep",
      asks: "What does the person on call need to know?",
      heard: /\b(?:information|note|message|know|need|details|send|format)\b/,
      says: [
        "At 2 a.m. nobody can play back a voicemail and find a pen. Which of the five lines, name, number, one sentence, in that order, in a text that can be tapped to call. What identifies a patient or a client stays out of the lock screen if your rules say so: “Urgent, line 3, call the desk number” is enough. Each call ends with one sentence back into the record, or the morning won’t know about it.",
      ],
      checks: ["The message to the person on call can be tapped to call back, and holds nothing private."],
      tasks: ["Write the text that goes to the person on call, and have each of them try it."],
    },
    {
      does: "Keep a log, and shorten the list",
      asks: "How do we keep it from growing?",
      heard: /\b(?:log|review|reduce|fewer|burn\w*|grow\w*|improv\w+|quiet)\b/,
      says: [
        "Four columns: when, which line, what was done, could it have waited. After a month you may find that of 18 calls 11 could. Each has a cure by day: a refill asked for on Friday, an instruction sheet after a procedure, an appointment on the same day for whoever calls at four. Take the two commonest and cure them. A rotation that gets three calls a week instead of five keeps its people.",
      ],
      checks: ["A log shows which calls could have waited, and it’s read once a month."],
      tasks: ["Start the log with four columns, and read it together after a month."],
    },
  ],
};
