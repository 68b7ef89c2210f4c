import type { Moment } from "./moment.ts";

/** On money, machines, texts and recordings. */
export const ofMatters: readonly Moment[] = [
  {
    heard:
      /\b(?:what|how much)\b.{0,30}\b(?:missed|unanswered|lost) calls?\b.{0,20}\bcosts?\b|\bcosts? of (?:a |every |each )?(?:missed|unanswered|lost) calls?\b|\b(?:missed|unanswered|lost) calls? (?:really |actually |can )?costs?\b/,
    topic: "counting",
    sum: true,
    short:
      "It is three numbers of your own, multiplied: missed calls from new numbers in a month, the share that would have come, and what a first {job} brings. An example with made-up numbers: 40 missed calls, one in five, $300 each, is $2,400 a month. Take your own three, and be careful with the second.",
    title: "Where to find the three numbers",
    lines: [
      [
        "Missed calls from new numbers",
        "Your phone company’s log for last month: unanswered, not in your contacts, and never called again.",
      ],
      [
        "The share that would have come",
        "Of the last twenty new callers you did reach, how many came? Take half of that, since some of the missed were selling something.",
      ],
      [
        "What one brings",
        "Last year’s income from {newOnes}, divided by how many there were. If people stay for years, give the first year only, and say so.",
      ],
      [
        "What it does not show",
        "Regulars who call again, and people you could have lost anyway. Leave them out; the number is believed sooner.",
      ],
    ],
  },
  {
    heard:
      /\b(?:angry|upset|mad|yell\w*|complain\w*|disput\w*|argu\w+|furious)\b.{0,40}\b(?:bills?|billing|charges?|invoices?|fees?|balance|statements?)\b|\b(?:bills?|billing|charges?|invoices?|fees?)\b.{0,40}\b(?:angry|upset|complaints?|disputes?)\b/,
    topic: "complaints",
    short:
      "Look at the bill with them, line by line, before you defend any of it. Half of these callers have found a mistake or a line nobody explained; the other half can’t pay it all at once, and won’t say so until you offer. Never argue about fairness, and never decide a discount alone.",
    title: "What to say",
    lines: [
      ["First", "“That’s a surprise nobody likes. I have the bill open. Which line is it?”"],
      ["When you can explain it", "“That line is [what], from [date]. I’ll send you that in writing.”"],
      [
        "When it is wrong",
        "“You’re right, that’s our mistake. I’m taking it off, and you’ll get a new bill by Friday. Please don’t pay this one.”",
      ],
      [
        "When it is right and too much",
        "“It’s right, and I see that it’s a lot. We can split it into [n] parts. Would [amount] a month work?”",
      ],
      [
        "When it is the insurer",
        "“Your plan decided that, and you can ask them to look again. I’ll send you what they need, and hold this bill until [date].”",
      ],
      [
        "When they shout",
        "“I want to get this right, and I can’t while we’re both talking. Shall I call you at four, with the answer?”",
      ],
    ],
  },
  {
    heard:
      /\b(?:ok(?:ay)?|legal|allowed|can (?:i|we|you)|should (?:i|we|you)|may (?:i|we)|hipaa)\b.{0,40}\btext(?:ing|s)?\b(?!.{0,10}\bback)/,
    topic: "reminders",
    short:
      "Yes, if people gave you the number for it and can stop it with one word. Keep a text to who you are, day, time and a question, with no reason for the visit in it. HIPAA lets a practice remind patients of appointments; it asks you to say as little as the purpose needs. Advertising by text is another matter: it needs written consent first, so have someone who knows the rules read those.",
    title: "What makes it all right",
    lines: [
      [
        "Ask when they book",
        "“May we text you the day before? Reply STOP at any time.” Note the answer with its date.",
      ],
      [
        "Say little",
        "“[Name of the practice]: see you tomorrow, Thursday, at 2:00. Reply YES or NO.” A name like “oncology” says too much; use a plain one.",
      ],
      [
        "Read the replies",
        "One person by name, at set times. Danger, bad news and test results are never a text.",
      ],
      ["Keep a way out", "People without a cell phone, and those who said no, get a call."],
    ],
  },
  {
    heard:
      /\b(?:voice ?mail|answering machine|mailbox)\b.{0,40}\b(?:greetings?|messages? (?:say|for|examples?)|say|scripts?|examples?|recordings?|wording|templates?|samples?)\b|\b(?:greetings?|scripts?|examples?|wording|templates?|samples?)\b.{0,30}\b(?:voice ?mail|answering machine|mailbox)\b/,
    topic: "voicemail",
    short:
      "Your name, where to turn in danger and if it can’t wait, what to leave, and when you call back, in that order and in under twenty seconds. The time is the line that matters: it is what keeps people from calling the next number.",
    title: "Recordings to read aloud",
    lines: [
      [
        "After closing",
        "“This is [name of the business]. We’re closed until [eight]. If anyone is in danger, hang up and call 911. If it’s {wakes}, call [emergency number] now. Otherwise leave your name, your number and what it’s about, and we’ll call you before [ten].”",
      ],
      [
        "By day, when all of you are busy",
        "“This is [name of the business]. We’re with {customers} right now. Leave your name and number, or text us at [number]. We’ll call you back within the hour.”",
      ],
      [
        "Weekends and holidays",
        "“This is [name of the business]. We’re closed until [weekday, time]. In danger, call 911; for {wakes}, call [emergency number]. Everyone else: leave your number, and we’ll call [weekday] morning.”",
      ],
      [
        "In your busiest weeks",
        "“This is [name of the business]. Calls take longer this [season]. Leave your name, your number and one sentence, and you’ll hear from us by [tomorrow noon]. For a quick question, text us at [number]; that’s faster.”",
      ],
    ],
  },
  {
    heard:
      /\b(?:ai|assistants?|bots?|robots?|machine)\b.{0,40}\b(?:understand\w*|accents?|hear)\b|\baccents?\b.{0,40}\b(?:ai|assistants?|bots?|robots?)\b/,
    topic: "choosing",
    short:
      "Mostly, and you can find out for your own callers in an hour. Have three people with different accents call it, one of them from a car and one in a hurry, and read the notes afterward. What matters as much as understanding is what it does when it doesn’t: it should read names and numbers back, ask once more, and then get a person.",
    title: "Five calls to test it with",
    lines: [
      ["An accent you hear every week", "Ask a regular caller to try it, and thank them."],
      ["A name that is hard to spell", "It should spell it back, letter by letter."],
      ["A bad line", "Call from a car, or from next to a running machine."],
      ["Another language in mid-sentence", "It should offer that language, or a person."],
      ["Nothing but “Can I talk to someone?”", "It should say yes, and say when."],
    ],
  },
  {
    heard:
      /^(?=.*\b(?:calls?|calling|phone|scripts?|say)\b).*\b(?:past.?due|overdue|unpaid|late|outstanding) (?:accounts?|bills?|invoices?|balances?|payments?)\b/,
    topic: "followup",
    short:
      "Make sure you are talking to the right person before you say what it is about, ask whether something is wrong with the bill, and end with an amount and a date. Keep it short and friendly, at a decent hour, and note what was agreed. Rules on collecting debts differ by state; have a lawyer read your script once.",
    title: "The script",
    lines: [
      [
        "First",
        "“This is Kim from [name of the business]. Am I speaking with [full name]?” On voicemail only: “Please call me at [number].”",
      ],
      [
        "The matter",
        "“Invoice [number] over [amount] was due on [date]. Did it reach you, and is there something wrong with it?”",
      ],
      [
        "When they forgot",
        "“That happens. I can text you a link right now. Will you be able to do it today?”",
      ],
      [
        "When they can’t",
        "“Thank you for saying so. What could you do by Friday? We’ll put the rest in writing.”",
      ],
      [
        "When they dispute it",
        "“Then I won’t ask you to pay it today. I’ll look into it and call you by Thursday.”",
      ],
      ["The end", "“So that’s [amount] by [date]. I’ll send you a line to confirm it. Thank you.”"],
    ],
  },
  {
    heard:
      /^(?=.*\b(?:phones?|calls?|receptionists?|assistants?|ai|voice|answering)\b)(?=.*\bhipaa\b)(?:.*\bcomplian(?:t|ce)\b|(?:is|are|can|may|does|do|should|when) )/,
    topic: "hipaa",
    short:
      "No product is compliant by itself. HIPAA binds you, and whoever handles health information for you has to sign a business associate agreement first. With that signed, little kept, and the phone in your risk analysis, an assistant can take your calls. Without the agreement, don’t forward the line. Have your own attorney confirm it.",
    title: "What to get in writing",
    lines: [
      [
        "The agreement",
        "Signed by both sides before the first real call, and one between the vendor and each company behind it.",
      ],
      ["What is kept", "The sound, the words, the note: which of the three, where, and for how long."],
      ["Who can open it", "Names, a login for each of them, and a log of who looked."],
      [
        "What “HIPAA certified” means",
        "The vendor’s own word, or a private company’s. The Department of Health and Human Services certifies no product.",
      ],
    ],
  },
  {
    heard:
      /^(?=(?:can|could|does|do|will|how|is|are|letting|connecting|booking)\b)(?=.*\b(?:ai|assistants?|voice agents?|bots?)\b)(?=.*\b(?:book\w*|schedul\w+|appointments?|integrat\w+|connect\w*|sync\w*|write)\b).*\b(?:software|calendars?|system|crm|ehr|emr|dentrix|eaglesoft|outlook|google)\b/,
    topic: "booking",
    short:
      "Yes, if your software lets it. It has to do two things there: see what is free at that moment, and write the appointment in so that the desk sees it at once. Ask the vendor to show both in your own system, with your rules for how long a visit takes and who sees whom. If it can only take wishes, someone has to call every one of them back.",
    title: "What to test before you rely on it",
    lines: [
      ["The same slot twice", "Book it from two phones at the same time. One of you has to be refused."],
      ["A visit of the wrong length", "Ask for something long in a short gap. It should offer another time."],
      ["Moving and canceling", "Both have to change the entry, and not add a second one."],
      [
        "The connection down",
        "Switch it off for five minutes. It should take a name and a number, and say so.",
      ],
      [
        "What needs a person",
        "Call about {urgents}. It should put you through, or say who calls back and when.",
      ],
    ],
  },
  {
    heard:
      /\bcall.?forwarding\b|\bforward(?:ing)? (?:the |our |your |my |all |some )?(?:calls?|phones?|lines?|numbers?)\b/,
    topic: "after-hours",
    points: ["call-yourself"],
    short:
      "Call forwarding is set at your phone company or in your phone system; your number stays the same. Choose the kind first: only when nobody answers, only when the line is busy, by the clock, or every call. Start with the hours when nobody is there, test it from a cell phone, and make sure you know how to switch it off.",
    title: "How to set it up",
    lines: [
      [
        "Find out who carries the line",
        "Look at the bill. Ask which kinds of forwarding you have, what they cost, and who may change them.",
      ],
      [
        "No answer",
        "Set it to three or four rings. Whoever takes over has to pick up before your own voicemail does.",
      ],
      ["Busy", "Forward the second call as well, or it hears a tone."],
      ["By the clock", "Enter your closing hours, lunch and holidays, and who changes them."],
      [
        "Test it",
        "Call from a cell phone in each case: let it ring, call while you are talking, call after closing.",
      ],
      [
        "Write down the way back",
        "The code or the switch, and the name of the one who can do it on a weekend.",
      ],
    ],
  },
];
