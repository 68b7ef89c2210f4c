import { hipaa as topic } from "../topics/hipaa.ts";
import type { Subject } from "./kinds.ts";

const BOX =
  "(?:voice ?mails?|answering machines?|messages? (?:on|we leave|to leave)|leave (?:a |on )?(?:\\w+ )?(?:messages?|voice ?mails?))";
export const voicemailHipaa: Subject = {
  id: "voicemail-hipaa",
  of: ["dental", "medical"],
  name: "voicemail and patient privacy",
  heard: new RegExp(
    `\\b${BOX}\\b.*\\b(?:hipaa|privacy|phi|confidential\\w*|allowed)\\b|\\b(?:hipaa|privacy|phi|confidential\\w*)\\b.*\\b${BOX}\\b|\\bpatients?(?:'s?)? ${BOX}|\\b${BOX} (?:for|to|from) (?:an? |our |your )?(?:\\w+ )?patients?\\b`,
  ),
  not: /\b(?:ai|assistants?|answering service)\b|\bvs\b|\bversus\b|\b(?:hate|hang up|replac\w+|instead of|stop using|from voicemail)\b|\blaw\b/,
  title: "Voicemail and patient privacy at {who}",
  lead: "Two recordings matter, the one you play and the ones you leave. Yours should never invite details: ask for a name and a number, and say when you’ll call. On theirs, say who’s calling, for whom, and a number, and stop. A reason for the visit, a result or a medication doesn’t belong on either. Have your compliance officer read the wording once.",
  close:
    "Play your own greeting tonight, then the last five messages that your office left. If a stranger could tell what somebody is being treated for, rewrite the sentence tomorrow and tell everyone why.",
  rules: (topic.rules ?? []).filter(([what]) => /answering machine|used, asked/.test(what)),
  passages: [
    {
      does: "Ask callers for a name and a number, nothing more",
      asks: "What should our greeting ask for?",
      heard: /\b(?:greeting|ask|our (?:voicemail|message)|record\w*|write|say|script)\b/,
      says: [
        "“Please leave a detailed message” is the sentence to take out. Whatever callers say into the box you have to guard, and half of it they’d rather not have said to a machine. Name, birth date if you must tell people apart, number, and whether it’s about an appointment, a refill or something else: that’s enough to call back prepared.",
      ],
      lines: [
        [
          "By day",
          "You’ve reached [name of the practice]. We’re helping someone right now. Leave your name and number, and whether it’s about an appointment or something else. Please don’t leave medical details. We’ll call you within two hours.",
        ],
        [
          "After closing",
          "You’ve reached [name of the practice]. We’re closed until eight. If this is a medical emergency, hang up and call 911. If you need the doctor on call tonight, press 1. Otherwise leave your name and number only, and we’ll call you by ten.",
        ],
        [
          "Weekends and holidays",
          "You’ve reached [name of the practice]. We’re back on [weekday] at eight. For an emergency, hang up and call 911; for the doctor on call, press 1. For all else, your name and number are enough.",
        ],
        [
          "A practice whose name says it all",
          "You’ve reached Dr. Kim’s office. Leave your name and number, and we’ll call you back today.",
        ],
      ],
      mistake: [
        "Inviting a detailed message",
        "Callers then tell the box about a rash, a result or a spouse, and everyone with the code can hear it. Ask for a name and a number.",
      ],
      checks: ["Our greeting asks for name and number and tells callers to leave out medical details."],
      tasks: ["Record a greeting that asks for name and number only, and names a time for the call back."],
    },
    {
      does: "Say what to do in an emergency before the beep",
      asks: "What has to come first in the greeting?",
      heard: /\b(?:emergenc\w*|911|first|urgent|danger)\b/,
      says: [
        "Someone with chest pain will wait for a beep if nothing tells them not to. So 911 comes in the second sentence, and the way to the clinician on call right after it, slowly, before anything about hours or the website. Keep it under twenty seconds in all; frightened people don’t listen longer than that.",
      ],
      checks: ["911 and the way to the clinician on call come before the beep, in the first ten seconds."],
      tasks: ["Time the greeting until 911 is mentioned, and move it up if it’s over ten seconds."],
    },
    {
      does: "Leave a message anyone may hear",
      asks: "What can we leave on a patient’s voicemail?",
      heard: /\b(?:leave|left|their|patient'?s voicemail|what can|allowed|reminders?|call(?:ing)? back)\b/,
      says: [
        "HIPAA allows messages and reminders, with as little in them as does the job. Assume that a roommate will play it on speaker. Your first name, the name of the patient, the practice unless its name gives away the specialty, a number and when you can be reached. “Calling with your results” is already too much. For an appointment, day and time are fine, without saying what for.",
      ],
      lines: [
        [
          "A call back",
          "Hi, this is Dana from Dr. Kim’s office, calling for Pat Greene. Please call me at [number]. I’m here until five.",
        ],
        [
          "A reminder",
          "Hi, this is a reminder for Pat: Thursday the 12th at ten at Dr. Kim’s office. If you need another time, call [number].",
        ],
      ],
      mistake: [
        "Mentioning the test",
        "“Your bloodwork is back and everything’s fine” sounds like good news, and a partner hears that there was bloodwork. Ask them to call.",
      ],
      checks: ["Messages we leave give a name, a number and a time, and no reason."],
      tasks: ["Write the two messages staff may leave and put them by the phones."],
    },
    {
      does: "Follow what the patient asked for",
      asks: "What if a patient doesn’t want messages?",
      heard:
        /\b(?:prefer\w*|ask(?:ed)? (?:us )?not|requests?|confidential communication|permission|consent|only call|cell)\b/,
      says: [
        "Patients may ask to be reached in another way or at another number, and a reasonable request has to be met; they needn’t say why. Sometimes it protects a marriage, sometimes a life. Put it where whoever dials sees it before dialing, in {system} and not on a sticky note. Ask everyone once: “Which number may we leave a message on?”",
      ],
      checks: ["Requests about numbers and messages show before anyone dials."],
      tasks: [
        "Ask each patient at check-in which number may get a message, and note it where the dialer sees it.",
      ],
    },
    {
      does: "Guard the box itself",
      asks: "How do we secure the voicemail box?",
      heard: /\b(?:secur\w*|box|passcode|password|access|stored?|email|transcri\w*|delete)\b/,
      says: [
        "A box with 1-2-3-4 as its code is an open filing cabinet. Give it a real code, change it when someone leaves, and delete messages once they’re in the chart or settled. If messages are emailed as audio files or turned into text, a company is storing health information for you, and you need a business associate agreement with it. Many offices have never asked.",
      ],
      mistake: [
        "Forwarding voicemails to a personal inbox",
        "It’s handy on Sunday, and from then on a copy sits on a private phone that gets sold next year. Keep them in a system you control.",
      ],
      checks: [
        "The box has a real code that changes when people leave, and messages are deleted on schedule.",
        "Voicemail by email or as text is covered by a business associate agreement.",
      ],
      tasks: ["Change the code of each box, find out where messages are stored, and check for an agreement."],
    },
    {
      does: "Listen where nobody else can",
      asks: "Where should messages be played?",
      heard: /\b(?:listen|play|speaker|front desk|overhear\w*|who|waiting room)\b/,
      says: [
        "Not on speaker at the front desk with four people waiting. A headset or a room with a door, one person by name, at two fixed times. They write down name, number and matter, and call back in the order of urgency. The person who checks it has a backup, since a box that waits for someone on vacation is how things get missed.",
      ],
      checks: ["Messages are played over a headset or behind a door, by a named person, twice a day."],
      tasks: ["Name who plays messages, at which two times, and who covers."],
    },
    {
      does: "Teach it in ten minutes, with your own messages",
      asks: "How do we train staff on this?",
      heard: /\b(?:train\w*|staff|teach|team|policy|new hires?)\b/,
      says: [
        "Play three messages that your own office left, with the names cut out, and ask: what does a stranger know now? People see it at once. Then hand out the two sentences that may be used. Ten minutes, a list with names and the date, and the file is complete.",
      ],
      checks: ["Everyone who leaves messages has practiced with real ones, and signed the list."],
      tasks: ["Hold ten minutes of training with three of your own messages, and keep the signed list."],
    },
  ],
};
