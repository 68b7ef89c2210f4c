import type { Piece } from "./kind.ts";

const HEALTH =
  /\b(?:patients?|medical|dental|dentists?|clinic|doctors?|pediatric|therap\w+|optometr\w+|orthodont\w+)\b/;
const LAW = /\b(?:law|legal|attorneys?|lawyers?)\b/;

export const assistantAnswers: Piece = {
  id: "assistant-answers",
  heard: /\b(?:assistant|ai|bot|virtual receptionist|computer)\b/,
  title: "What happens when an assistant answers our phone",
  gist: "What you hear, what it can do, what it won’t, and how to reach one of us.",
  lead: "You call, and instead of a busy signal or a beep you hear a voice that says it’s an assistant. Here’s what happens then, what it can do for you, and how you get one of us.",
  sections: [
    [
      "The first ten seconds",
      "It says our name, and that it’s a computer. Then it asks what it can do for you. There’s no menu, so just say it the way you’d say it to a person: “I need to move my appointment on Thursday.” You may interrupt it, and you don’t have to speak slowly.",
      "It only picks up when we can’t: when all of us are with someone, at lunch, and when we’re closed. If one of us is free, one of us answers.",
    ],
    [
      "What it can do for you",
      "It answers what always has the same answer: our hours, where to park, what to bring, how long things take. It takes down what you’d like changed, or passes it straight to the person who can do it. And it writes a note, so that whoever calls you back already knows what it’s about.",
      "If you call about three things, say so at the beginning. It will take them one after the other.",
    ],
    [
      "What it won’t do",
      {
        says: "It gives no medical advice, doesn’t tell you whether something is serious, and never talks about results. Those belong to a person who knows you. It also doesn’t guess. If it isn’t sure, it says so and takes a message.",
        if: HEALTH,
      },
      {
        says: "It gives no legal advice, doesn’t say whether you have a case, and takes none on. That belongs to a lawyer. It also doesn’t guess. If it isn’t sure, it says so and takes a message.",
        if: LAW,
      },
      {
        says: "It doesn’t quote a price that isn’t on our list, makes no promises for us, and doesn’t guess. If it isn’t sure, it says so and takes a message.",
        unless: new RegExp(`${HEALTH.source}|${LAW.source}`),
      },
    ],
    [
      "If you’d rather talk to a person",
      "Say “I’d like to talk to someone.” Once is enough, and you don’t have to give a reason. If somebody’s here, you’re put through. If not, you’re told when you’ll be called. Tell us if you’d like that every time, and we’ll note it.",
    ],
    [
      "If it can’t wait",
      {
        says: "If it’s an emergency, hang up and call 911. If it’s urgent but not that, say so in your first sentence: pain that’s getting worse, swelling, bleeding, a fever after a treatment. Those calls go to whoever is on duty, and not into a list.",
        if: HEALTH,
      },
      {
        says: "If somebody is in danger, hang up and call 911. If there’s a date tomorrow, an arrest or a paper that was just served on you, say so in your first sentence. Those calls go to a person, and not into a list.",
        if: LAW,
      },
      {
        says: "If somebody is in danger, hang up and call 911. If it’s urgent but not that, say so in your first sentence. Those calls go to a person, and not into a list.",
        unless: new RegExp(`${HEALTH.source}|${LAW.source}`),
      },
    ],
    [
      "What happens to what you say",
      "It becomes a note that the people who look after you can read, and nobody else. Leave out account numbers and anything that you’d only tell one of us; say that it’s personal, and you’ll be called. If you’d like to know how long we keep such notes, or want yours deleted, ask us.",
    ],
  ],
  ends: "Try it once on a quiet evening with something small. And if it ever gets something wrong, please tell us{at}. Its mistakes are ours.",
};

export const afterHoursCalls: Piece = {
  id: "after-hours-calls",
  heard: /\b(?:after[- ]hours|at night|weekends?|evenings?|closed|emergenc\w+|urgent)\b/,
  title: "How to reach us when we’re closed",
  gist: "What can’t wait, what can, and what to say first.",
  lead: "Things rarely happen between nine and five. This page tells you what to do when something comes up at nine in the evening, so that you don’t have to find out then.",
  sections: [
    [
      "First: is anyone in danger?",
      "If somebody is in danger, don’t call us. Call 911, and do what they tell you. You can call us afterward, and we’ll take care of everything that isn’t urgent any more.",
    ],
    [
      "Three questions that tell you whether it can wait",
      "Is it getting worse by the hour? Can it be made safe until morning? Would you be sorry tomorrow that you didn’t call? If it’s getting worse, can’t be made safe, or you’d be sorry, then call now. Nobody here will mind a call that turns out to be harmless.",
      {
        says: "For us these are the usual ones: pain that medicine from the drugstore doesn’t touch, swelling, bleeding that doesn’t stop, a fever after a treatment, an accident. A refill, a bill or an appointment can wait until we open.",
        if: HEALTH,
      },
      {
        says: "For us these are the usual ones: an arrest, a date tomorrow, a paper that was just handed to you, a door that has been locked on you. A question about your bill or your next meeting can wait until we open.",
        if: LAW,
      },
    ],
    [
      "What to say first",
      "Begin with what happened and since when, then your name and a number where you’ll really pick up. In that order. If the line breaks off, we know the part that matters. Whoever answers will ask you two or three questions, and they’re always the same, so don’t be put off by them.",
    ],
    [
      "What happens then",
      "If it can’t wait, it goes to the person on duty, and you’re called back. Keep the line free, and turn the sound on: the call may come from a number that you don’t know. If nobody has called within half an hour, call again and say that it’s the second time.",
      "If it can wait, it’s on our list before we open, and you’ll hear from us in the morning. You don’t need to call a second time.",
    ],
    [
      "Before you need it",
      "Save our number now{at}, and put it where others in your household find it.",
      {
        says: "Write down what you’d be asked: medicines, allergies, and the name of whoever looks after you here. At night nobody remembers those.",
        if: HEALTH,
      },
      {
        says: "Write down what you’d be asked: the name of your lawyer here, the number of your case, and the date of the next hearing. At night nobody remembers those.",
        if: LAW,
      },
    ],
  ],
  ends: "And if you aren’t sure whether to call: call. That question is what somebody is on duty for.",
};

export const bookingCalls: Piece = {
  id: "booking-calls",
  heard: /\b(?:book\w*|appointments?|schedul\w*|cancel\w*|resched\w*|waiting list)\b/,
  not: /\breminders?\b/,
  title: "How to book, move or cancel with us",
  gist: "How to get the time you want, and how to give one back.",
  lead: "A good appointment is one at which we’ve set aside the right amount of time with the right person. You can help with that in one sentence, and with one more you can make somebody’s week.",
  sections: [
    [
      "When you book",
      "Say first what it’s about, and only then when you’d like to come. “My tooth has been hurting for two days” and “I’d like a checkup” need different amounts of time. If it’s about two things, say both. Squeezing the second one in at the end makes everybody after you wait.",
      "Give us two times that would work and one that never does. That finds a time faster than “anytime.”",
    ],
    [
      "If you need something sooner",
      "Ask for the short list. When somebody cancels, we text the people on it, and the first yes gets the time. Tell us how much notice you need: an hour is fine, a day is fine, we only have to know.",
    ],
    [
      "If you can’t make it",
      "Tell us as soon as you know, at any hour; a message is enough, and you don’t have to explain. Somebody is waiting for that time. The day before is good, two hours before is still much better than not at all.",
      "If you’re running late, call anyway. Ten minutes can usually be made up, and if they can’t, we’ll tell you before you’ve fought for a parking space.",
    ],
    [
      "When you come for the first time",
      "Come ten minutes early, and bring what we asked you for. If it’s hard for you to fill in forms on a phone, say so; we’ll do it together at the desk.",
    ],
    [
      "What you’ll get from us",
      "The day and the time in writing, so that you can look it up. A reminder that you can answer. And a call if we’re the ones who have to move it.",
    ],
  ],
  ends: "The quickest hours to reach us by phone are mid-morning and mid-afternoon{at}. On Monday at nine everybody calls.",
};

export const reminderTexts: Piece = {
  id: "reminder-texts",
  heard: /\b(?:reminders?|text(?:s|ing)?|messages?)\b/,
  title: "How our reminders work, and how to answer them",
  gist: "When they come, what to reply, and how to stop them.",
  lead: "A few days before your appointment you’ll get a text from us. It isn’t an advertisement, and it isn’t from a machine that nobody reads. Here’s what it’s for.",
  sections: [
    [
      "What it says, and what to answer",
      "It names the day and the hour, and asks whether that still works. Answer yes, and you’re done. Answer no, and we’ll find another time with you. If you write something else, “running ten minutes late” for example, one of us reads it.",
    ],
    [
      "Why we ask",
      "If you can’t come, somebody else can. People who miss an appointment have often just forgotten it, or couldn’t get through to cancel. A text that you can answer from the bus takes care of both.",
    ],
    [
      "What is never in it",
      "No results, no reason for your visit, no sums. If a text claims to be from us and asks for a card number or a password, don’t answer it, and call us.",
    ],
    [
      "If you’d rather not",
      "Reply STOP, and they end. Tell us if you’d like a call instead, or an e-mail. And when you get a new number, let us know; a reminder to an old phone reminds nobody.",
    ],
    [
      "What it isn’t for",
      "Please don’t text us in an emergency; nobody may see it in time. Call 911 if somebody is in danger, and call us for everything else that can’t wait.",
    ],
  ],
  ends: "That’s all. If something about it bothers you, tell us{at}.",
};

export const whatYouTellUs: Piece = {
  id: "what-you-tell-us",
  heard: /\b(?:record(?:ed|ing)s?|privacy|private|data|confidential\w*|hipaa)\b/,
  title: "What happens to what you tell us on the phone",
  gist: "Who reads it, what is kept, and what you can ask for.",
  lead: "When you call us, you tell us things that you wouldn’t say in a crowded room. You should know what happens to them.",
  sections: [
    [
      "Who hears it",
      "Whoever answers writes down your name, your number and what it’s about. That note goes to the person who looks after you, and to nobody who doesn’t need it. If you’d rather not tell the front desk what it’s about, say “it’s personal.” You won’t be asked again.",
    ],
    [
      "If a call is recorded",
      "You’ll hear it in the first sentence, before you’ve said anything. If you don’t want that, say so, and we’ll go on without it or call you back. Recordings are kept for a set time and then deleted.",
    ],
    [
      "What we leave on your voicemail",
      "Our name and a number, and nothing about why you came. If we may say more, or shouldn’t leave anything at all because others listen to that phone, tell us, and we’ll write it in your file.",
    ],
    [
      "Who may ask about you",
      "Your husband, your mother and your employer get no answer from us unless you’ve told us in writing that they may. That sometimes annoys people who mean well. It’s still the right way around.",
    ],
    [
      "What you can ask for",
      "To see what’s been written down, to have a mistake corrected, and to know how long something is kept. Ask at the desk or call us{at}; you don’t have to say why.",
    ],
  ],
  ends: "If you ever feel that something you said in confidence wasn’t kept, talk to us first. We’d want to know.",
};

export const firstCall: Piece = {
  id: "first-call",
  heard:
    /\b(?:first (?:phone )?call|calling us|call us|when you call|how to reach us|reach us|contact us|get the most)\b/,
  title: "What to expect when you call us",
  gist: "What you’ll be asked, what to have ready, and when you’ll hear from us.",
  lead: "Calling somewhere for the first time is easier if you know what comes. This is what happens when you call us, from the first ring to the call back.",
  sections: [
    [
      "What you’ll be asked",
      "Your name, a number where you’ll pick up, and what it’s about, in your own words. Then one or two questions that decide who should help you. It takes three minutes. You don’t need to know the right word for it; describing it is enough.",
    ],
    [
      "What to have ready",
      {
        says: "Your insurance card, the medicines you take, and, if somebody sent you, their name. A calendar helps as well.",
        if: HEALTH,
      },
      {
        says: "Any letter or court paper with a date on it, the full name of whoever is on the other side, and where it happened. We ask for that name early, because we first have to make sure that we don’t already work for them.",
        if: LAW,
      },
      {
        says: "The address, a picture or two if there’s something to see, and the dates on which you could be there.",
        unless: new RegExp(`${HEALTH.source}|${LAW.source}`),
      },
    ],
    [
      "When nobody picks up",
      "Then all of us are with someone. Leave your name, your number and one sentence, and you’ll be called back the same day. If it can’t wait, say so in that sentence. If somebody is in danger, call 911 and not us.",
    ],
    [
      "The best time to call",
      "Mid-morning and mid-afternoon you’ll usually get through at once. On Monday morning and just before closing, everybody else is calling as well.",
    ],
    [
      "After the call",
      "You’ll know what happens next and when, or you should ask before you hang up: “When will I hear from you?” You’re entitled to an answer with a day in it.",
    ],
  ],
  ends: "And if a call with us didn’t go well, tell us{at}. It’s how we find out.",
};

/** The narrower one first. */
export const pieces: readonly Piece[] = [
  assistantAnswers,
  whatYouTellUs,
  reminderTexts,
  afterHoursCalls,
  bookingCalls,
  firstCall,
];
