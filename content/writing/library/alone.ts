import type { Subject } from "./kinds.ts";

export const alone: Subject = {
  id: "alone",
  name: "calls while you can’t answer",
  heard:
    /\b(?:one|two|1|2)[- ](?:truck|van|man|person|woman)\b.*\b(?:calls?|phones?)\b|\b(?:one|1|solo)[- ](?:chair|lawyer|dentist|doctor|attorney)\b.*\b(?:calls?|phones?)\b|\b(?:solo|one[- ](?:person|man|woman)|self[- ]employed|sole (?:proprietor|practitioner)s?|alone|by myself|in court|on a (?:job|roof|ladder|call)|under a sink|with (?:a )?(?:client|patient|customer)s?|(?:in|during) (?:an? |the )?(?:meetings?|sessions?|surger(?:y|ies)|treatments?|appointments?|class(?:es)?|lessons?)|driving)\b.*\b(?:phones?|calls?|ring\w*|answer\w*)\b|\b(?:phones?|calls?|ring\w*|answer\w*)\b.*\b(?:solo|one[- ](?:person|man|woman)|self[- ]employed|sole (?:proprietor|practitioner)s?|by myself|in court|on a (?:job|roof|ladder)|(?:in|during) (?:an? |the )?(?:sessions?|treatments?|appointments?|lessons?|class(?:es)?|meetings?)|while (?:i'm|you're|we're) (?:with|working|driving))\b/,
  not: /\bvs\b|\bversus\b/,
  title: "What to do about calls you can’t answer at {who}",
  lead: "Decide once what happens to a call you can’t take, instead of forty times a week with the phone in your hand. Three layers do it: an instant text back to every missed cell phone, something or someone that answers and takes the facts from {newOnes}, and two fixed times a day when you call back. Voicemail stays as the last net, with a greeting that names those times.",
  close:
    "Set up the text back tonight; it takes fifteen minutes. Then look at next week’s log. If new numbers still disappear, add the second layer.",
  passages: [
    {
      does: "Find out which calls you’re losing",
      asks: "Which calls am I really missing?",
      heard: /\b(?:which|count|log|missing|how many|know)\b/,
      says: [
        "Look at last month’s log on your phone bill and mark three kinds of missed calls: people you know, new numbers that left a message or called again, and new numbers you never heard from. The third kind is what it costs you. Mark the hours, too. If they bunch up on Tuesday mornings when you’re always out, you don’t need help all week. You need it on Tuesday mornings.",
      ],
      checks: ["I know how many new numbers I never heard from last month, and when they called."],
      tasks: ["Mark last month’s missed calls: known, new and heard from, new and gone."],
    },
    {
      does: "Text back within a minute",
      asks: "Does texting back help?",
      heard: /\b(?:text(?:ing)?(?: back)?|sms|auto[- ]?reply|message)\b/,
      says: [
        "Most phone services can answer a missed call with a text on their own. It reaches people while they’re still holding the phone, and it gives them something to do besides dialing the next name. Ask one question, since people answer questions. Landlines won’t get it, and someone has to read the replies; you will, at your two fixed times or in the hallway.",
      ],
      lines: [
        [
          "With someone",
          "Hi, it’s [name]. I’m with someone and can’t pick up. What’s it about? I’ll call you between 12 and 1. If it’s an emergency, call 911.",
        ],
        [
          "For a law office",
          "This is [name]’s office. I’m in court until noon. Please text your name and what it’s about in a few words, nothing confidential yet, and I’ll call you by 12:45. If there’s a deadline today, write TODAY.",
        ],
      ],
      mistake: [
        "A text back that only says sorry",
        "“Sorry I missed you!” leaves them where they were. Ask what it’s about and say when you’ll call.",
      ],
      checks: ["A missed cell phone gets a text within a minute with a question and a time."],
      tasks: ["Switch on a text back that asks one question and names a time."],
    },
    {
      does: "Let something answer {newOnes}",
      asks: "Should I use an AI receptionist or a service?",
      heard: /\b(?:ai|assistant|receptionist|service|answer\w*|someone|virtual)\b/,
      says: [
        "Someone who has never met you won’t wait for your lunch break. An answering service or an AI receptionist picks up when you don’t, says what it is, takes the name, the number and the facts you’d ask for, and can put a call with you on the calendar. A service has a human voice and bills by the minute; an assistant answers every call at once, {priceRange} on this site. Send it only the calls that ring out, and have it tell people when you’ll call.",
      ],
      eg: {
        law: "For a lawyer it has two extra rules: names for the conflict check before any story, and no advice of any kind. Anyone with a hearing or a deadline within two days, or who’s in custody, reaches your cell or a colleague. Ask your state bar what it says about confidentiality with outside services before the first call.",
      },
      checks: [
        "New callers who ring out reach a person or an assistant that takes the facts and names a time.",
      ],
      tasks: ["Try a service or an assistant for the calls that ring out, for one month."],
    },
    {
      does: "Make voicemail the last net",
      asks: "What should my voicemail say?",
      heard: /\b(?:voicemail|greeting|recording|mailbox)\b/,
      says: [
        "Ten seconds, with your call-back times in it. People leave a message for someone who says when they’ll call, and hang up on someone who “values their call.” Change it on the days that are different; a greeting that says “I’m in court today, Tuesday the 9th, and calling back after 4:30” is believed.",
      ],
      lines: [
        [
          "Every day",
          "You’ve reached [name]. I return calls between 12 and 1 and between 4:30 and 5:30. Leave your name and number, or text this number. If it can’t wait, call [colleague or service] at [number].",
        ],
      ],
      checks: ["The greeting takes ten seconds and names two call-back times."],
      tasks: ["Record a ten-second greeting with your two call-back times."],
    },
    {
      does: "Call back twice a day, in the right order",
      asks: "When and how do I call back?",
      heard: /\b(?:call ?back|return\w*|when|twice|order|time)\b/,
      says: [
        "Two blocks in the calendar that nobody can book over, right before lunch and before you go home. New people first, then anything with a date, then the rest. If you reach their voicemail, say when you’ll try again and send the same by text. On a trial day or a long job, have somebody else send one text to each: “He’s tied up until five and will call you then.” It holds nearly everyone.",
      ],
      mistake: [
        "Calling back from the parking lot, in between",
        "You’re distracted, they can hear it, and you forget to write it down. Two blocks a day, at a desk, new people first.",
      ],
      checks: ["Two call-back blocks a day are in the calendar, and new people come first."],
      tasks: ["Block two call-back times a day and work new numbers first."],
    },
    {
      does: "Trade with someone like you",
      asks: "Who can cover for me?",
      heard: /\b(?:cover\w*|colleague|partner|backup|trade|help|someone|away|emergency)\b/,
      says: [
        "Find one person in your line of work who’s as alone as you are, and cover each other’s urgent calls on fixed days. Put it on paper: which calls count, what the other may promise, how you thank them. For a lawyer that includes conflicts and confidentiality. It costs nothing, and it’s the only way you’ll ever take a week off.",
      ],
      checks: ["One colleague covers urgent calls on fixed days, with written rules."],
      tasks: ["Agree with one colleague on covering urgent calls, in writing."],
    },
    {
      does: "Turn the phone off on purpose",
      asks: "Is it okay not to answer?",
      heard: /\b(?:okay|ok|off|silence|boundaries|focus|guilt\w*|never)\b/,
      extra: true,
      says: [
        "Half answering is the worst of both: the person in front of you loses you, and the caller gets a whisper. Once the three layers work, silence it. You’ll do better work, and callers get a time that’s true. The first week feels reckless. In the third, you’ll wonder what you were afraid of.",
      ],
      checks: ["While I’m with someone, the phone is silent and something else answers."],
    },
  ],
};
