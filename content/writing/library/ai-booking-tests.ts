import type { Subject } from "./kinds.ts";

const TRYING = "(?:tests?|testing|tested|try(?:ing)?(?: out)?|tried|check(?:ed|ing)?|verif\\w+|prove)";
const AI = "(?:ai|virtual|voice|automated|phone) (?:receptionist|assistant|agent)s?";
const BOOKING = "(?:book(?:s|ing|ings)?|schedul\\w+|calendars?|appointments?)";

export const aiBookingTests: Subject = {
  id: "ai-booking-tests",
  name: "testing an AI receptionist before it books",
  heard: new RegExp(
    `\\b${TRYING}\\b[^.?!]{0,60}\\bbefore\\b(?=[^.?!]*\\b${AI}\\b)[^.?!]*\\b${BOOKING}\\b|\\bbefore\\b(?=[^.?!]*\\b${AI}\\b)[^.?!]*\\b${BOOKING}\\b[^.?!]*\\b${TRYING}\\b|\\b${TRYING}\\b (?:that |whether |if |how )?(?:an? |the |our )?${AI}\\b[^.?!]*\\b${BOOKING}\\b|\\bhow (?:to|do (?:we|i|you)|should (?:we|i)) (?:test|try out) (?:an? |the |our )?${AI}\\b`,
  ),
  not: /\b(?:vs|versus|compare|vendors?)\b/,
  title: "What {who} should test before an AI receptionist books",
  lead: "Make these calls yourself, from a cell phone, on a copy of your calendar or on a day two months out. Each one has gone right when you’ve seen it in the calendar, and not when the voice said so. Anything that fails stays off its list until it has passed twice. (The publisher of this page sells AI receptionists.)",
  close:
    "Put a date and initials beside every line. Whatever failed gets fixed and called again from the beginning, and whenever your hours, your providers or your software change, you run the whole list once more.",
  passages: [
    {
      does: "Try to make it double-book",
      asks: "Will it ever book the same time twice?",
      heard: /\b(?:double|twice|overlap|same time|conflict)\b/,
      says: [
        "Two people call at once and ask for the same time. Then, with a caller on the line, somebody at the desk takes the very time that’s just been offered. It passes if the second caller is offered another time, and fails if both were told yes. Do it three times; a calendar that’s read every few minutes will get past you once.",
      ],
      mistake: [
        "Testing with one caller at a time",
        "A double booking takes two. Have a colleague take the time at the desk while you’re being offered it.",
      ],
      checks: [
        "Two callers asked for the same time at once, and only one of them got it.",
        "The desk took a time while it was being offered on the phone, and the caller was offered another.",
      ],
      tasks: ["With a colleague, ask for the same time on two phones at once."],
      put: "What happens when the desk takes a time that’s being offered on a call?",
    },
    {
      does: "Ask for every kind it may book, and check length and provider",
      asks: "Does it give the right length with the right person?",
      heard: /\b(?:length|long|provider|who|type|kind|minutes|duration)\b/,
      says: [
        "Call once for each kind of appointment, in a caller’s words and not in yours. Then open the calendar: the length, the person, the room, the gap before and after. A first visit in a follow-up’s slot makes the whole afternoon late. Ask for somebody by name who doesn’t do that kind; it should say who does.",
      ],
      mistake: [
        "Asking in your own terms",
        "You say “new comp, sixty.” A caller says “I just moved here and something hurts.” Test with the second.",
      ],
      checks: [
        "Every kind of appointment was asked for in a caller’s own words, and landed at the right length.",
        "Asked for a provider who doesn’t do that kind, it named one who does.",
      ],
      tasks: ["Call once for each kind of appointment, and compare length and provider in the calendar."],
      put: "How does it know which kind of appointment a caller means?",
    },
    {
      does: "Move one, cancel one, and look for what’s left behind",
      asks: "What happens to the old time when it moves one?",
      heard: /\b(?:mov\w+|cancel\w*|reschedul\w*|chang\w+)\b/,
      says: [
        "Book, call back, move it, and call again to cancel. After each call the calendar should hold exactly one entry or none, the old time should be open to others, and the reminder for the old time must not go out. Then move one inside your notice period: it should say your rule and not make one up.",
      ],
      mistake: [
        "Checking only the new time",
        "The new time is there and so is the old one, and its reminder goes out on Tuesday. Look at both.",
      ],
      checks: [
        "A moved appointment is in the calendar once, and the old time is open again.",
        "After a cancellation no reminder went out, and short notice got our own rule.",
      ],
      tasks: ["Book, move and cancel one made-up caller, looking at the calendar after each call."],
      put: "Does moving an appointment free the old time and stop its reminder?",
    },
    {
      does: "Call as one of two people with the same name",
      asks: "How does it tell two people with one name apart?",
      heard: /\b(?:names?|same name|identity|duplicate|existing|file|record)\b/,
      says: [
        "Put two people with the same first and last name in the test calendar, then call as one of them. It should ask for something else, such as a date of birth or the number on file, before it says or moves anything. Call as somebody new with a name that’s hard to spell as well: one card should come out of it, with the name as you spelled it.",
      ],
      mistake: [
        "Letting a name be enough",
        "With a name alone it may move a stranger’s appointment, and tell you when it was.",
      ],
      checks: [
        "With two people of the same name it asked for a second detail before it moved anything.",
        "A hard name was spelled back, and it made one new card and no second one.",
      ],
      tasks: ["Enter two people with the same name, and call as one of them."],
      put: "What does it ask for before it changes somebody’s appointment?",
    },
    {
      does: "Read the confirmation text against the calendar",
      asks: "Does the text say what was booked?",
      heard: /\b(?:confirm\w*|texts?|message|reminder|email)\b/,
      says: [
        "Day, date, hour, place, with whom, and a way to change it; nothing about why they’re coming. Reply to it, and see who reads the reply. Then call from a landline: nobody should be promised a text that can’t arrive.",
      ],
      mistake: [
        "Believing the voice",
        "It reads back the ninth and texts the tenth. Hold the text against the calendar, not against your memory of the call.",
      ],
      checks: [
        "The text has the same day, hour, place and person as the calendar, and no reason for the visit.",
        "A reply to the text reached a person, and a landline wasn’t promised one.",
      ],
      tasks: ["Compare the confirmation of ten test bookings with the calendar, and reply to one."],
      put: "Who sees it when a caller answers the confirmation text?",
    },
    {
      does: "Ask for days and hours that are closed",
      asks: "Will it book a day on which we’re closed?",
      heard: /\b(?:closed|holidays?|vacation|hours|lunch|blocked|days? off)\b/,
      says: [
        "Thanksgiving, a provider’s vacation, lunch, ten minutes before closing, and tomorrow at eight if you want a day’s notice. Ask with dates, and in words: “the Friday after next.” Block an hour by hand and call within the minute.",
      ],
      mistake: [
        "Testing an ordinary Tuesday",
        "An ordinary Tuesday always works. The holiday, the vacation and the blocked lunch are what fails.",
      ],
      checks: [
        "It offered nothing on a holiday, in a vacation, over lunch or too close to now.",
        "“The Friday after next” became the right date, and an hour we blocked by hand was gone at once.",
      ],
      tasks: ["Ask for a holiday, a vacation day and a lunch hour, in dates and in words."],
      put: "How soon does it know that we’ve blocked an hour by hand?",
    },
    {
      does: "Ask whether you take their insurance, or what it costs",
      asks: "What does it say about insurance and prices?",
      heard: /\b(?:insurance|coverage|plans?|prices?|cost|fees?)\b/,
      says: [
        "In the middle of booking, name a plan or payment you take, one you don’t, and one that doesn’t exist. It may say what’s on your list. It may not say what’s covered, and it shouldn’t guess. And when the question’s been answered or noted, it has to find its way back to the booking.",
      ],
      mistake: [
        "Only asking about a plan you take",
        "The plan that doesn’t exist is the test. If it says yes to that one, it says yes to all of them.",
      ],
      checks: [
        "A plan that doesn’t exist got “I’ll have someone check,” and no yes.",
        "After the question it went back to the booking, with nothing lost.",
      ],
      tasks: ["Ask about a plan you take, one you don’t, and one you’ve made up."],
      put: "What does it say about a plan or a price that isn’t on our list?",
    },
    {
      does: "Ask for a person, early and late",
      asks: "Does it pass callers on?",
      heard: /\b(?:person|human|pass\w*|transfer\w*|hand\w*|urgent|emergenc\w+)\b/,
      says: [
        "Say “I’d like to talk to someone” in the first five seconds, and again when a time’s been chosen. Say something that worries you, a swollen face or a date in court, in the same breath as “Tuesday’s fine.” Call when nobody’s free to pick up. Each time a person has to know what was said, or the caller has to be told by when they’ll hear.",
      ],
      mistake: [
        "Asking for a person only when somebody’s free",
        "It’s at noon, with both lines busy, that it has to tell a caller the truth about when they’ll hear from you.",
      ],
      checks: [
        "“I’d like to talk to someone” worked at the beginning and at the end, and nothing had to be said twice.",
        "An urgent word in a booking call stopped the booking and reached whoever is on our list.",
      ],
      tasks: ["Ask for a person at the beginning, at the end, and when nobody’s free."],
      put: "What does a caller hear who asks for a person when nobody’s free?",
    },
    {
      does: "Look at the entry as the person who works from it",
      asks: "What does the calendar show?",
      heard: /\b(?:calendar|entry|shows?|notes?|see|look)\b/,
      says: [
        "Name, number, what it’s for in the caller’s words, new or known, who booked it and when. Show it to whoever sees that person first and ask what’s missing. It should be plain which entries the machine made, so that you can find them all in one search.",
      ],
      mistake: [
        "Looking at the vendor’s dashboard",
        "Nobody at your desk works from the dashboard. Open the calendar that’s on the screen at eight in the morning.",
      ],
      checks: [
        "Each entry shows name, number, reason, new or known, and that the assistant made it.",
        "All of its entries can be found in one search.",
      ],
      tasks: ["Show three entries to whoever works from them, and ask what’s missing."],
      put: "Can we see at a glance which entries it made?",
    },
    {
      does: "Cut the connection, and hang up halfway",
      asks: "What happens when something breaks?",
      heard: /\b(?:breaks?|connection|outage|fails?|hang|drop\w*|offline)\b/,
      says: [
        "Have the vendor switch off the calendar during a call: it should take a request, promise no time, and tell you. Then hang up after the time’s been offered and before you’ve said yes. Nothing should be in the calendar, and the time should be open again.",
      ],
      mistake: [
        "Never testing a bad day",
        "The day the calendar can’t be reached, it’ll either take requests or invent times. Find out which before that day.",
      ],
      checks: [
        "With the calendar switched off it promised no time, took the request and told us.",
        "A caller who hung up before saying yes left nothing behind.",
      ],
      tasks: ["Have the calendar switched off during a call, and hang up halfway through another."],
      put: "What do callers hear when our calendar can’t be reached?",
    },
  ],
};
