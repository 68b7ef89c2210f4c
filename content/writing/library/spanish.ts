import type { Subject } from "./kinds.ts";

export const spanish: Subject = {
  id: "spanish",
  name: "Spanish-speaking callers",
  heard:
    /\b(?:spanish|bilingual|hispanic|latin[oax]\w*|language(?:s| (?:line|barrier|access))|non-?english|don'?t speak english|limited english|translat\w+|interpret\w+)\b/,
  title: "Serving Spanish-speaking callers at {who}",
  lead: "Give Spanish-speaking callers three things: a greeting in Spanish, a way to finish simple calls in Spanish, and a qualified interpreter for the rest. Never route them through a child or a cousin. You don’t need a fully bilingual staff to start; you need a plan for what happens after “¿Habla español?”",
  close:
    "Have someone whose first language is Spanish call your number and tell you, honestly, how far they got. Do it twice a year. Nothing else will show you what your callers hear.",
  passages: [
    {
      does: "Count who calls, and what happens to them",
      asks: "How many of our callers speak Spanish?",
      heard: /\b(?:how many|count|measure|need|demand|know)\b/,
      says: [
        "Put a mark on a sheet for two weeks whenever a caller starts in Spanish, brings someone to speak for them, or hangs up when they hear English. The last group is the one you’ve never seen. Note the hour and what they wanted if you could tell. Five marks mean a greeting and an interpreter line will do. Fifty mean that you should be hiring for it.",
      ],
      mistake: [
        "Assuming you have few Spanish-speaking callers",
        "You have few who stay on the line. The rest hung up at “Thank you for calling,” and the log shows them as eight-second calls.",
      ],
      checks: ["We’ve counted for two weeks how many callers start in Spanish or hang up at the greeting."],
      tasks: [
        "For two weeks, mark each caller who starts in Spanish, brings a helper or hangs up at the greeting.",
      ],
    },
    {
      does: "Put one Spanish sentence in the greeting",
      asks: "What should the greeting say?",
      heard: /\b(?:greeting|say|script|phrases?|words|recording|message|menu|press)\b/,
      says: [
        "It goes early, after the name, while they’re still listening. Have a native speaker record it; a guessed accent tells people how the rest of the call will go. And teach everyone at the desk two sentences, so that a caller who reaches a person hears something besides silence.",
      ],
      lines: [
        ["In the recording", "Para español, oprima dos."],
        ["For anyone who picks up", "Un momento, por favor. Ya le paso con alguien que habla español."],
        ["If nobody is there", "Por favor, déjenos su nombre y su número. Le llamamos hoy en español."],
      ],
      mistake: [
        "Recording the Spanish greeting yourself",
        "If it’s read off by someone who doesn’t speak it, callers can tell, and they’ll expect the rest to be the same. Ask a native speaker, pay them for it, and keep it short.",
      ],
      checks: [
        "The greeting has a Spanish sentence within the first ten seconds, spoken by a native speaker.",
        "Everyone at the desk can say two sentences in Spanish.",
      ],
      tasks: [
        "Have a native speaker record one sentence for the greeting, right after your name.",
        "Practice the two sentences with everyone at the desk until they come easily.",
      ],
    },
    {
      does: "Use a qualified interpreter when it counts",
      asks: "When do we need an interpreter?",
      heard: /\b(?:interpret\w*|translat\w*|family members?|child(?:ren)?|legal|required|law|qualified)\b/,
      says: [
        "Booking a Tuesday takes a few words. Symptoms, consent, money and legal facts take someone trained. A phone interpreter service answers within a minute and bills by the minute; set up the account before you need it and put the access code by the phone. Don’t lean on a daughter of twelve: she’ll soften what she doesn’t want to say.",
      ],
      eg: {
        medical:
          "If you take federal money such as Medicaid or Medicare payments, federal civil rights rules require you to offer qualified language help free of charge, and they restrict using relatives or children. Ask your compliance officer which notices and policies apply to you.",
        dental:
          "If your office takes Medicaid or CHIP, federal civil rights rules require you to offer qualified language help free of charge, and they restrict using relatives or children. Ask your attorney or dental association which notices apply to you.",
        law: "In a law office it’s also about privilege and being right: a cousin who interprets may be a witness later, and a wrong date in an immigration matter can’t be taken back. Use someone bound to confidentiality and note in the file who interpreted.",
      },
      mistake: [
        "Letting a child interpret",
        "Children leave out what embarrasses them and get the hard words wrong. An interpreter by phone costs less than one misunderstanding.",
      ],
      checks: [
        "There’s an interpreter account, and the access code is by every phone.",
        "Nobody uses a child to interpret.",
      ],
      tasks: ["Open an account with a phone interpreter service and make one test call."],
    },
    {
      does: "Hand bilingual calls to a name, not to whoever’s around",
      asks: "What if only one of us speaks Spanish?",
      heard: /\b(?:staff|bilingual|only one|employee|team|hir\w+|pay|burn\w*)\b/,
      says: [
        "If Rosa is the only one, she has two jobs, and the second was never in her contract. Put hours on it, pay for it, and have a fallback when she’s at lunch: the interpreter line, or a call back within two hours in Spanish. Otherwise you lose the callers on her day off and, sooner or later, Rosa.",
      ],
      mistake: [
        "Making the one bilingual colleague do it all",
        "She’s pulled from her own work twenty times a day and never thanked for it. Set hours, pay a differential, and use an interpreter line for the rest.",
      ],
      checks: ["Spanish calls have a named person, hours and a fallback, and the extra work is paid."],
      tasks: ["Put hours, a fallback and a pay difference in writing for whoever takes Spanish calls."],
    },
    {
      does: "Finish simple calls in Spanish after hours",
      asks: "Can we serve them when we’re closed?",
      heard: /\b(?:after hours|closed|night|weekends?|ai|assistant|answering service|automat\w*|24)\b/,
      says: [
        "Many people who work with their hands can only call in the evening. An answering service with Spanish agents or an assistant set up for Spanish can book, give hours and directions, and take a note that reaches you in English with “call back in Spanish” on it. Test it with real accents and both languages in one sentence, since that’s how many bilingual callers talk. And check that emergencies work in Spanish, too: “Si es una emergencia, cuelgue y marque al 911.”",
      ],
      checks: [
        "Evening callers can book or leave a proper message in Spanish.",
        "The emergency sentence exists in Spanish.",
      ],
      tasks: ["Call after hours in Spanish, mixing both languages, and see how far you get."],
    },
    {
      does: "Make what follows the call Spanish, too",
      asks: "What else should be in Spanish?",
      heard: /\b(?:texts?|forms?|website|reminders?|written|documents?|letters?|follow)\b/,
      says: [
        "A call in Spanish that ends with an English text has only moved the problem. Start with the three things people get most: the confirmation, the reminder and the directions. Note the language in {system} so that everyone sees it before dialing. Have a professional translate anything medical, legal or about money; for “See you Tuesday at two,” a bilingual colleague who proofreads will do.",
      ],
      mistake: [
        "Confirming a Spanish call in English",
        "They understood the call and then got a text they couldn’t read. Note the language in the record and send the confirmation and reminder in it.",
      ],
      checks: ["The preferred language is in the record, and confirmations and reminders follow it."],
      tasks: [
        "Have the confirmation, the reminder and the directions translated, and note each caller’s language.",
      ],
    },
    {
      does: "Tell people that you speak Spanish",
      asks: "How do we let the community know?",
      heard: /\b(?:market\w*|community|tell|know|advertis\w*|promot\w*|attract|reach)\b/,
      extra: true,
      says: [
        "“Se habla español” on the door only counts if it’s true when they call. Once it is, put it on your Google listing, on the first screen of the website and on the sign, along with the hours in which someone answers in Spanish. Then ask the first ten new {customers} how they heard of you. In most towns it will be a cousin, and that’s the best advertising there is.",
      ],
      checks: ["Our listing and website say in Spanish when someone answers in Spanish."],
    },
  ],
};
