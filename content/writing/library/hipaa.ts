import { hipaa as topic } from "../topics/hipaa.ts";
import type { Subject } from "./kinds.ts";

export const hipaa: Subject = {
  id: "hipaa",
  of: ["dental", "medical"],
  name: "HIPAA and the phone",
  heard:
    /\bwho (?:can|may) (?:get|have|receive|be given) information\b|\binformation over the phone\b|\b(?:verify\w*|identify\w*|confirm\w*|authenticat\w*)\b.*\b(?:callers?(?:'s|')?|who(?: is|'s)? calling|identity)\b|\bcaller (?:identity|verification)\b|\bhipaa\b|\b(?:patient|health) (?:privacy|information|data)\b|\bphi\b|\bbusiness associate\b|\bbaa\b/,
  not: /\b(?:email|website|social media|cloud storage|fax) (?:only|policy)\b|\breviews\b/,
  title: "HIPAA and the phone at {who}",
  lead: "No phone system is “HIPAA compliant” by itself; what you do with it is. Start with five things: a signed business associate agreement with every company that can hear or store a call, a written risk analysis that includes the phone, messages that never name a reason, a way to check who’s calling, and people who’ve been told all of that. This is a working guide, so have your compliance officer or attorney check it against your state’s law.",
  close:
    "Date what you’ve decided and put it with your risk analysis. If the question ever comes from outside, “here’s what we decided, when, and who was trained” is the answer that ends the conversation.",
  parts: true,
  rules: topic.rules ?? [],
  passages: [
    {
      does: "Agreements with everyone who hears a call",
      asks: "Who needs to sign a business associate agreement?",
      heard: /\b(?:agreements?|baa|business associate|sign\w*|vendors?|contracts?|who hears|companies)\b/,
      says: [
        "Any outside company that creates, receives, stores or transmits health information for you is a business associate: the answering service, the texting platform, the voicemail-to-email service, the AI assistant and whoever transcribes for it. A plain phone carrier that only passes the call along generally isn’t, but it becomes one once it stores recordings or voicemails for you with access to them. Get each agreement signed before the first call, and ask each vendor for the names of the companies behind it.",
      ],
      mistake: [
        "Assuming the vendor’s badge covers you",
        "“HIPAA compliant” on a website is an advertisement. What counts is a signed agreement with you, naming what they may do, when they report a breach, and what happens to the data when you leave.",
      ],
      checks: [
        "Every outside company that can hear, store or read a call has signed a business associate agreement.",
        "Each vendor has told us in writing which companies stand behind it.",
        "The agreements say how soon we hear of a breach and how data is returned or deleted.",
      ],
      tasks: ["List every company that touches a call, text or voicemail, and mark who has signed."],
    },
    {
      does: "Voicemail, texts and call backs",
      asks: "What may we leave on voicemail or put in a text?",
      heard: /\b(?:voice ?mails?|texts?|texting|messages?|sms|reminders?|call backs?|answering machine)\b/,
      says: [
        "You may remind {customers} and leave messages, and you should say as little as does the job: your name, the practice, a number, a time. The specialty can give it away, so a practice with a telling name may prefer “Dr. Kim’s office.” No test, no result, no medication, no reason. If a {customer} has asked you to use a certain number or not to leave messages, that request goes where whoever dials can see it.",
      ],
      lines: [
        [
          "A message anyone may hear",
          "This is Dana calling for Pat Greene. Please call me back at [number]. I’m here until five.",
        ],
      ],
      mistake: [
        "Leaving the reason on voicemail",
        "“Calling about your biopsy” can be heard by a spouse, a roommate or a coworker. Name and number are enough; the rest waits until you’ve checked who’s on the line.",
      ],
      checks: [
        "Voicemails and texts give a name, a number and a time, and never a reason.",
        "Requests such as “only call my cell” show up on the screen before anyone dials.",
        "Voicemail boxes have passcodes, and messages are deleted on a schedule.",
      ],
      tasks: ["Listen to yesterday’s outgoing messages and rewrite the standard ones."],
    },
    {
      does: "Who’s really calling",
      asks: "How do we verify a caller?",
      heard:
        /\b(?:verif\w+|identity|who(?:'s| is) calling|famil\w+|spouse|parents?|caregivers?|relatives?|friends?)\b/,
      says: [
        "Ask for two things a stranger wouldn’t know, such as full name and date of birth plus the last visit or the address on file, before you confirm anything, including that the person is a {customer}. A spouse or adult child may be told what’s relevant if the {customer} agreed or didn’t object when asked; note it in the chart. When in doubt, offer to call back at the number on file.",
      ],
      lines: [
        [
          "When you can’t confirm",
          "I’m not able to say whether someone is a {customer} here. If you give me your number, I’ll pass it along.",
        ],
      ],
      mistake: [
        "Confirming that someone is a {customer}",
        "“Yes, she’s here at three” is already information. Check first, every time, also when the caller sounds like the husband you’ve known for years.",
      ],
      checks: [
        "Two identifiers are checked before anything is confirmed, including that someone is a {customer}.",
        "It’s noted in the chart who else may be told what.",
      ],
      tasks: ["Put the two questions for checking a caller on a card by each phone."],
    },
    {
      does: "Recordings and transcripts",
      asks: "May we record calls?",
      heard: /\b(?:record\w*|transcri\w+|stored?|retention|delete\w*|keep)\b/,
      says: [
        "HIPAA doesn’t forbid recording, but a recording is health information, and some states require everyone on the line to agree. Decide whether you need it at all. If you do, write down why, tell callers at the start, limit who can listen, and set a day on which recordings are deleted. Transcripts and call summaries count, too; they’re easier to search and easier to leak. Check how your record retention rules apply before you set the day.",
      ],
      mistake: [
        "Recording everything “for quality”",
        "If nobody listens, you’re storing a risk for no benefit. Switch it off, or name the person who listens, what for, and when it’s deleted.",
      ],
      checks: [
        "Recording is off, or we’ve written down why it’s on, who may listen and when it’s deleted.",
        "Callers are told before recording starts, in line with our state’s law.",
      ],
      tasks: ["Find out what’s recorded, transcribed or summarized today, where it sits and for how long."],
    },
    {
      does: "The front desk itself",
      asks: "What about being overheard at the desk?",
      heard: /\b(?:front desk|overhear\w*|waiting room|counter|lobby|speaker\w*)\b/,
      says: [
        "Being overheard now and then is expected, and the rule asks for reasonable safeguards rather than a soundproof booth. Lower the voice, turn the screen, keep the speakerphone off, and take anything sensitive to a room with a door. Say the first name and the time out loud; the reason for the visit stays on the screen. It costs nothing and it’s what {customers} notice first.",
      ],
      checks: [
        "Screens face away from the counter, and nobody takes calls on speaker.",
        "There’s a place with a door for calls that shouldn’t be heard.",
      ],
      tasks: ["Sit in the waiting room for ten minutes and write down what you can hear and see."],
    },
    {
      does: "The phone in your risk analysis",
      asks: "What does a risk analysis have to say about phones?",
      heard:
        /\b(?:risk analysis|risk assessment|compliance|audit|document\w*|security rule|compliant|checklist)\b/,
      says: [
        "The Security Rule asks for a written analysis of where electronic health information sits and what could go wrong with it. Internet phone systems, voicemail stored on a server, texts, call logs with names and an assistant’s notes all belong in it. One line each is a start: what it is, where it’s kept, who can open it, what could happen, what you do about it. Review it every year and whenever you add a tool.",
      ],
      checks: [
        "Our written risk analysis covers phones, voicemail, texts and any assistant, and has been reviewed this year.",
        "Everyone with access to calls has their own login, and access ends the day they leave.",
      ],
      tasks: ["Add one line each to the risk analysis for phones, voicemail, texts and any assistant."],
    },
    {
      does: "An AI assistant that answers",
      asks: "Can an AI answer our phone under HIPAA?",
      heard: /\b(?:ai|assistants?|automat\w+|virtual|bots?)\b/,
      says: [
        "An AI may answer if the vendor signs a business associate agreement and the setup respects it. Ask for three limits: it collects a name, a number and a reason in one line and nothing else; it confirms no appointment and no relationship with the practice to a caller who hasn’t been verified; and nothing callers say is used to train models. Then call it and try to get it to break each one.",
      ],
      checks: [
        "An assistant asks for no more than it needs and confirms nothing to an unverified caller.",
        "Nothing callers say is used to train models, and the contract says so.",
      ],
      tasks: ["Call the assistant and try to make it confirm an appointment for somebody else."],
    },
    {
      does: "Training people, and proving it",
      asks: "What do we have to train people on?",
      heard: /\b(?:train\w*|staff|team|proof|policy|policies|employees?)\b/,
      says: [
        "Half an hour, once a year and for every new hire: what not to leave in a message, how to check a caller, what to do when something went wrong. Then a list with names, date and what was covered, signed. Use three stories from your own front desk; people forget paragraphs and remember “the time the mother-in-law called.”",
      ],
      checks: [
        "Everyone who answers has been trained this year, and there’s a signed list.",
        "People know whom to tell the moment something went wrong, and that they won’t be punished for telling.",
      ],
      tasks: ["Hold a half-hour training with three real situations, and keep the signed list."],
    },
  ],
};
