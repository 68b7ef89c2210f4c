import { hipaa as topic } from "../topics/hipaa.ts";
import type { Subject } from "./kinds.ts";

const AI =
  "(?:ai|virtual|automated|assistant|bot|voice agent)s?(?: phone| voice| answering)?(?: receptionists?| assistants?| agents?)?";
const KEPT =
  "(?:hipaa|patient (?:information|data|privacy)|health (?:information|data)|phi|baa|business associate|privacy|safe for patients?|secur\\w+|confidential\\w*|data)";
export const aiPrivacy: Subject = {
  id: "ai-privacy",
  name: "patient privacy, HIPAA and an AI receptionist",
  heard: new RegExp(
    `\\b(?:ai|assistant)\\b.*\\b(?:social security|credit cards?|card numbers?|ssn)\\b|\\b${AI}\\b.*\\b${KEPT}\\b|\\b${KEPT}\\b.*\\b${AI}\\b`,
  ),
  not: /\b(?:lawyers?|attorneys?|law firms?|law offices?|legal|conflict)\b/,
  title: "Is an AI phone assistant safe for patient information at {who}?",
  lead: "An AI phone assistant can be safe for patient information, but none of them is safe out of the box. No product is “HIPAA compliant” until it’s set up that way: with a business associate agreement signed before the first real call, a short list of what it may ask, a rule that it confirms nothing to a caller nobody has checked, and a date on which calls are deleted. Ask for those four in writing. If a vendor hesitates at the first, stop there. (The publisher of this page sells such assistants. Have your compliance officer or attorney check what follows.)",
  close:
    "Write one page for your risk analysis: what it hears, where that goes, who can open it, when it’s gone, and who decided. If you can’t fill in a line, you’ve found the next question for the vendor.",
  parts: true,
  rules: topic.rules ?? [],
  passages: [
    {
      does: "Get the agreement before the first real call",
      asks: "Do we need a business associate agreement?",
      heard: /\b(?:agreements?|baa|business associate|sign\w*|contract|compliant|hipaa)\b/,
      says: [
        "Yes. A company whose assistant hears, writes down or stores what {customers} say works with protected health information on your behalf, which makes it a business associate. The agreement says what it may do with that information, how soon it tells you about a breach, and what happens when you leave. Test with made-up names until it’s signed.",
      ],
      mistake: [
        "Trusting the badge on the website",
        "There’s no government certificate for HIPAA, so a badge means that somebody drew one. Ask for the agreement itself, today, and have someone read it.",
      ],
      checks: ["The vendor has signed a business associate agreement, and somebody here has read it."],
      tasks: ["Ask the vendor for its business associate agreement and have it read before any real call."],
      put: "Will you sign our business associate agreement before the first real call?",
      proof: [
        "Have the signed copy in hand, with the vendor’s legal name, and find three lines in it: what it may do with the information, how soon it reports a breach, and what happens when you leave.",
        "“We’re HIPAA certified,” or an agreement only in the most expensive plan.",
      ],
    },
    {
      does: "Follow a call through every company",
      asks: "Where does what patients say go?",
      heard:
        /\b(?:where|go|companies|subcontract\w*|vendors?|stored?|servers?|chain|who hears|third part\w*)\b/,
      says: [
        "A single call may touch four companies: one carries it, one turns speech into text, one decides on the answer, one stores the note. Each that can see health information needs an agreement of its own with the one above it. Ask for the list with names, what each receives, and in which country it’s kept. A vendor who has done this properly has that page ready.",
      ],
      checks: ["We have a written list of all companies a call passes through, and what each one gets."],
      tasks: ["Get the list of companies behind the assistant, and check that each has an agreement."],
      put: "Which companies can see or hear a call, and what has each of them signed?",
      proof: [
        "Ask for the list by name: carrier, speech to text, language model, storage. For each, ask what it gets and whether it has signed with the one above it.",
        "“That’s confidential.”",
      ],
    },
    {
      does: "Let it ask for as little as it needs",
      asks: "What may it ask patients?",
      heard: /\b(?:ask|collect|minimum|need|questions?|reason|how much|information)\b/,
      says: [
        "Name, a number, whether they’re new, and the reason in one line is usually enough to book or to call back. It doesn’t need symptoms in detail, a Social Security number or the whole insurance card read aloud. If a caller starts telling the story, it can say: “You don’t have to tell me more than that. The nurse will ask.” What was never collected can’t leak.",
      ],
      mistake: [
        "Asking for everything while you have them on the line",
        "A longer form feels efficient and leaves you with a file you have to guard for years. Take what the next step needs.",
      ],
      checks: ["It asks only for what the next step needs, and we chose the questions."],
      tasks: ["Cut its questions down to what a call back or a booking needs."],
      put: "Can we choose what it asks, and switch the rest off?",
      proof: [
        "Make three test calls with made-up names and compare the notes with your list of questions. How it checks who’s calling is on that list, too.",
        "A script that you can’t change.",
      ],
    },
    {
      does: "Keep card and Social Security numbers out of it",
      asks: "May it take Social Security or card numbers?",
      heard: /\b(?:social security|ssn|credit cards?|card numbers?|payments?)\b/,
      extra: true,
      says: [
        "It’s better if it doesn’t. A Social Security number said aloud is in the sound, the transcript and the note, at every company on the way, and you need it for hardly anything that’s settled by phone. Card numbers fall under the card industry’s rules, which don’t allow the security code to be kept at all, and a recording keeps it. Have the assistant send a payment link, tell callers not to read numbers out, and stop recording if they do.",
      ],
      lines: [
        [
          "When a caller starts to read one out",
          "Please don’t tell me that number. I’ll text you a secure link, or someone from the office can take it with you.",
        ],
      ],
      checks: ["It asks for no card or Social Security number, and stops callers who start to read one out."],
      tasks: ["Start to read out a card number and see what it does, and what’s in the transcript."],
      put: "What happens to a card or Social Security number that a caller says anyway?",
    },
    {
      does: "Have it confirm nothing to strangers",
      asks: "Could it give information to the wrong person?",
      heard: /\b(?:wrong person|verif\w*|identity|confirm|family|spouse|stranger|leak|give out|caller)\b/,
      says: [
        "“Is my wife’s appointment at two or at three?” is the test. The right answer doesn’t say whether there is one. Unless it has checked the caller the way you’d do it, it may take a message or a new booking and nothing more: no times, no names, no “yes, she’s a patient.” Decide whether you want it to check anyone at all. Many practices leave that to people.",
      ],
      lines: [
        [
          "When somebody asks about someone else",
          "I can’t say whether anyone is a patient here. If you leave your name and number, the office will call you.",
        ],
      ],
      checks: ["It confirms nothing to a caller who asks about somebody else’s visit."],
      tasks: ["Call as the husband of a patient and try to learn when she’s coming in."],
      put: "What does it tell a caller who asks about another person’s appointment?",
      proof: [
        "Have a made-up patient entered, call as the husband, and ask whether the appointment is at two or at three. Then try once more, in a hurry.",
        "Any answer that has a time, a name or a yes in it.",
      ],
    },
    {
      does: "Rule out training on your calls",
      asks: "Is what patients say used to train the AI?",
      heard: /\b(?:train\w*|models?|learn\w*|improve|used for|sell)\b/,
      says: [
        "Put it in the contract, in one sentence: nothing from your calls is used to train or improve a model for anyone, neither by the vendor nor by the companies behind it. “We anonymize” isn’t that sentence. Taking identifiers out of speech properly is hard work, and you’d have to rely on them for it.",
      ],
      mistake: [
        "Overlooking “to improve our services”",
        "That phrase usually means training. Cross it out or have it defined, and see what they say.",
      ],
      checks: ["The contract says that nothing from our calls is used to train or improve models."],
      tasks: [
        "Find every sentence about “improving services” in the contract, and have it struck or defined.",
      ],
      put: "Where in the contract does it say that our calls train nothing?",
      proof: [
        "Find the sentence in the contract, and look for “improve our services” in the terms of every company on the list.",
        "“We anonymize everything first.”",
      ],
    },
    {
      does: "Set the day on which it’s deleted",
      asks: "How long are calls and transcripts kept?",
      heard: /\b(?:how long|kept|keep|delet\w*|retention|recordings?|transcripts?|stored)\b/,
      says: [
        "Decide separately for sound, transcript and note. Many practices need no sound at all, a transcript for thirty days to check what was said, and the note only until it’s in the chart or settled. Whatever belongs in the record goes there and follows its retention rules; the rest should be gone on a date, from backups as well. Then ask for a call from two months ago. Nobody should be able to find it.",
      ],
      checks: ["Sound, transcript and note each have a deletion date, backups included."],
      tasks: [
        "Set a deletion date each for sound, transcripts and notes; test it by asking for an old call.",
      ],
      put: "When are sound, transcript and notes deleted, backups included?",
      proof: [
        "Ask for the three dates in writing. Then have one test call deleted while you watch, and ask for it the next day; nobody should be able to find it.",
        "“As long as needed.”",
      ],
    },
    {
      does: "Know who can open a call",
      asks: "Who can listen to or read calls?",
      heard: /\b(?:who can|access|logins?|passwords?|staff|read|listen|open|employees?)\b/,
      says: [
        "Everyone on your side has a login of their own, with a second factor, and loses it the day they leave. The list of who opened which call can be looked at. On the vendor’s side, support people shouldn’t see calls unless you let them in for an hour, with a record of it. Notes that arrive by text or email need thought: the name and the reason don’t belong on a lock screen.",
      ],
      mistake: [
        "Sending full notes to a personal cell",
        "A reason for a visit on a lock screen at the dinner table is a disclosure. Send “New message, open the app” and nothing more.",
      ],
      checks: ["Logins are personal, access is logged, and nothing about a patient shows on a lock screen."],
      tasks: [
        "Give everyone a login with a second factor, and check what a notification shows on a locked phone.",
      ],
      put: "Who on your side can open our calls, and will we see that they did?",
      proof: [
        "Have the log of one test call shown to you: who opened it, when. Send yourself a note and look at your locked phone.",
        "One login that everyone shares.",
      ],
    },
    {
      does: "Ask how it’s encrypted, and where",
      asks: "Is it encrypted?",
      heard: /\b(?:encrypt\w*|secur\w+|stored?|transit)\b/,
      says: [
        "Sound on its way, text on its way and everything that’s stored should be encrypted, including the copy in a backup and the note that reaches your inbox. An ordinary phone line isn’t encrypted and doesn’t have to be; what the vendor makes of the call is another matter. Ask which of the pieces aren’t, because there’s usually one.",
      ],
      checks: ["Calls, transcripts and notes are encrypted where they’re sent and where they’re stored."],
      tasks: ["Ask which pieces of a call aren’t encrypted, and put the answer into the risk analysis."],
      put: "Which pieces of a call are not encrypted, on the way or in storage?",
      proof: [
        "Ask for it in writing, piece by piece: audio, transcript, note, backup, and the message that tells you of a note.",
        "“Bank-level security,” and nothing more.",
      ],
    },
    {
      does: "Put it into your risk analysis before it starts",
      asks: "Does it have to be in our risk analysis?",
      heard: /\b(?:risk analysis|risk assessment|compliance|document\w*)\b/,
      says: [
        "The Security Rule asks for a written analysis of where electronic health information sits and what could go wrong with it, and a new tool changes it. One page is a start: what the assistant hears, where that goes, who can open it, what could happen, what you do about it, who decided, and on which date.",
      ],
      checks: ["Our written risk analysis has a page on the assistant, with a date and a name."],
      tasks: ["Write the assistant’s page of the risk analysis, and have your compliance officer sign it."],
      put: "Which of your documents do we need for our risk analysis?",
      proof: [
        "Have the page in front of you, filled in from the vendor’s answers and not from its brochure, and signed by your compliance officer.",
        "A vendor who’d rather fill it in for you.",
      ],
    },
    {
      does: "Plan for the day something goes wrong",
      asks: "What happens if there’s a breach?",
      heard: /\b(?:breach|wrong|hack\w*|incident|leak\w*|report)\b/,
      says: [
        "The clock for your own duties starts when a breach is discovered, and HIPAA gives you no more than 60 days to tell the people concerned; some states give less. So the vendor has to tell you in days, with what got out, whose it was and since when. Put a number and a person in the agreement. Then write down whom you’d call first on your side: compliance officer, attorney, insurer.",
      ],
      checks: ["The agreement says within how many days we hear of a breach, and we know whom to call."],
      tasks: [
        "Write down whom you’d call on the day of a breach, and the vendor’s deadline for telling you.",
      ],
      put: "Within how many days do we hear of a breach, and from whom?",
      proof: [
        "Read the number of days in the agreement and count back from your own deadline of 60. Write down whom you’d call: compliance officer, attorney, insurer.",
        "“Without unreasonable delay,” with no number.",
      ],
    },
  ],
};
