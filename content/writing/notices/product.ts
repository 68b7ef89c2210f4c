import type { Notice } from "./kind.ts";

// News of the assistant from the company that makes it, for the businesses that use it.

const DATED =
  /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]* \d|\b(?:today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:this|next) (?:week|month|spring|summer|fall|winter))\b/;

/** From when it holds, where the news doesn’t say so. */
const SINCE = { says: "It starts on [date].", unless: DATED } as const;

export const productNotices: readonly Notice[] = [
  {
    id: "product-outage",
    gist: "What happened, what to check in your own log, and whom to ask.",
    heard: /\b(?:outages?|was down|were down|went down|disruption|incident|interrupt\w+)\b/,
    says: [
      "What callers heard in that time: [what, from when until when]. We’d rather tell you exactly than have you guess.",
      "What to do today: open your call log for those hours and mark every number that rang and left nothing. Call the new ones first. People who know you will try again, and strangers won’t.",
      "What we’ve changed so that it doesn’t happen again: [in one sentence].",
      "If you don’t have a second line yet that calls fall back to, this is the week to set one up. It takes ten minutes, and then an hour like that costs you some convenience and no callers.",
    ],
    todo: "If you find a call in your log that you can’t explain, {reply} with its time, and we’ll look at it with you.",
    ends: "We’re sorry. You trust us with the first sentence people hear from you.",
  },
  {
    id: "product-support",
    gist: "When to reach us, what to have ready, and what doesn’t have to wait for it.",
    heard: /\bsupport\b/,
    says: [
      {
        says: "The hours: [from when until when, in which time zone].",
        unless: /\b\d{1,2}(?::\d\d)? ?(?:am|pm)\b/,
      },
      "What to have ready: the time of the call it’s about, and what the caller or your colleague would have wanted to hear. With those two we can usually find it while you’re on the line.",
      "What doesn’t have to wait for us: you can switch the forwarding off yourself at any hour, and then calls ring at your desk. If something urgent isn’t being passed on, do that first and call us second.",
      "One request: let the person call who reads the notes. They know what’s been going wrong, and they’ll hear what’s been changed.",
    ],
    todo: "You reach us at [number or address], or {reply}.",
    ends: "We’d rather hear from you on a Saturday than read about it on Monday.",
  },
  {
    id: "product-price",
    gist: "What changes on the invoice, from when, and what to look at before then.",
    heard: /\b(?:prices?|pricing|fees?|rates?|plans?|billing|invoices?)\b/,
    says: [
      "What that means on your invoice: [the old and the new price of each plan, and the first invoice it’s on].",
      "Before then, look at one figure: how many calls the assistant took for you in each of the last three months. If you’re paying for many more than that, a smaller plan will do, and we’d rather tell you so than have you find out.",
      "Nothing about the way your calls are answered changes with it.",
    ],
    todo: "To change your plan, or to go over your own figures with one of us, {reply}.",
    ends: "Thank you for working with us.",
  },
  {
    id: "product-language",
    gist: "What changes for your callers, what to check before they hear it, and what to do about calling back.",
    heard: /\b(?:spanish|languages?|bilingual|french|portuguese|mandarin|vietnamese|korean)\b/,
    says: [
      SINCE,
      "What changes: a caller who begins in {language} is answered in {language}, with the same hours, answers and rules that you wrote for it. There’s no key to press. Callers who begin in English won’t notice anything.",
      "What to do first: have somebody who speaks {language} call your line three times, with an easy question, an appointment and the most urgent thing they can think of. That last call matters most. If an answer sounds stiff or wrong, send us the sentence you’d have said.",
      "What to decide: who calls back. Somebody who was answered in {language} will expect it from you, too. If nobody on your team speaks it, let the assistant say so: it takes the request in {language}, and you call back in English.",
      "What stays open is the language of your notes: [English, {language}, or both].",
    ],
    todo: "To try it before your callers do, to leave it off or to ask anything, {reply}.",
    ends: "And if it ever mangles a name, tell us which one. Names are what people forgive last.",
  },
  {
    id: "product-notes",
    gist: "What arrives, who should get it, and what to look at in the first week.",
    heard: /\b(?:summar\w+|notes?|transcripts?|texts?|messages?|e-?mails?|notif\w+|alerts?|recaps?)\b/,
    says: [
      SINCE,
      "What you’ll get: [what one looks like: name, number, reason, what the caller was promised]. It comes after the call has ended, so nobody has to listen to anything to know who’s waiting.",
      "What to decide before then: who gets it. One person per shift who has time to call back is better than everybody, because a note that everybody has seen is a note that nobody owns. Send us the numbers, and tell us which calls shouldn’t be sent at all.",
      "What to look at: your lock screens. A text shows a caller’s name and reason to whoever picks up the phone. If you handle health or legal matters, keep it to “New message, log in to read it,” and ask whether your agreement with us covers texts.",
      "In the first week, compare three of them with the call itself. If a word is wrong that matters to you, a medicine, a street, a name, tell us which.",
    ],
    todo: "To change who gets it, to shorten it or to switch it off, {reply}.",
    ends: "And if it’s one message too many, tell us that, too.",
  },
  {
    id: "product-calendar",
    gist: "What changes for callers and for you, and how to start small.",
    heard: /\b(?:calendars?|integrat\w+|connect\w*|schedul\w+|book\w*|crm|software|clio|dentrix)\b/,
    says: [
      SINCE,
      "What changes in a caller’s day: they ask for a time and get one, instead of a promise that someone will look. What changes in yours: the appointment is already where you’d have typed it.",
      "Start narrow. Let it book one kind of appointment, the shortest and most forgiving one, and keep the others for your own people. After two weeks look at what it booked: the right length, the right person, nothing on top of each other. Then add the next kind.",
      "Decide beforehand what it may not touch, and write that down too: the hour you keep for emergencies, the person who only works on Tuesdays, anything that needs a conversation first.",
    ],
    todo: "To set it up, or to ask whether it fits how you book, {reply}.",
    ends: "A calendar is where small mistakes get expensive, so take the two weeks.",
  },
  {
    id: "product-company",
    gist: "What it means for those who work with us, and what stays as it is.",
    heard:
      /\b(?:offices?|opens|joins?|hires?|hired|moves|team|founder|partner|location|funding|anniversary|years)\b/,
    says: [
      "For those of you who already work with us, nothing has to be changed. Your line, your answers and the people you write to are the ones you know.",
      "For those who don’t know us: we make voice assistants for practices, law firms and small businesses. They answer the calls that nobody can pick up, say in the first sentence that they’re a computer, do what follows a rule, and pass the rest on to a person.",
      "News about a company is rarely news for its customers. So here’s the test we’d like to be held to: a year from now, fewer of your callers should hang up without an answer, and you should be able to see it in your own figures.",
    ],
    todo: "If you’d like to talk to us, {reply}.",
    ends: "We answer ourselves, in person.",
  },
  {
    id: "product-any",
    gist: "How to try it, whom to tell, and what to count after a month.",
    heard: /(?:)/,
    says: [
      SINCE,
      "What to do with it: try it on your own line before your callers do. Call from a cell phone at the hour when you’re busiest, ask the way a caller would, and read the note that comes out of it. Five such calls tell you more than any announcement.",
      "Then tell the people at your front desk, in one sentence, what’s different. They’re the ones who’ll be asked about it, and they notice first when something isn’t right.",
      "Give it a month, and look at one number that it should move: calls that ended without an answer, minutes until somebody called back, or hours at the desk. If it hasn’t moved, ask us why.",
    ],
    todo: "If you have a question about it, {reply}.",
    ends: "We read what you send us, the complaints first.",
  },
];
