import type { Stand } from "./kind.ts";

// How a time is made: by a voice, by a page, or by both.

const ONLINE = "(?:online|website|web|app|apps|link|portal|page|button|form)";

export const phoneBesideBooking: Stand = {
  id: "phone-beside-booking",
  topic: "online-booking",
  name: "the phone beside online booking",
  claim: "Pick up the phone again",
  heard: new RegExp(
    `\\b(?:${ONLINE}(?:[- ](?:booking|scheduling|appointments?|reservations?))?[- ]only|only (?:be )?(?:book\\w*|reserv\\w*|schedul\\w*|take\\w*|accept\\w*|answer\\w*) (?:\\w+ ){0,3}${ONLINE}|(?:book|schedul|reserv)\\w* (?:\\w+ ){0,2}${ONLINE} only)\\b|\\b(?:forc|mak|push|send|herd)\\w* (?:\\w+ ){1,5}(?:to )?(?:book|schedul|reserv|an? app|a link|online)\\w*\\b|\\b(?:pick(?:ing)? up|answer(?:ing)?|bring(?:ing)? back) the phone(?: again)?\\b(?=.{0,90}\\b(?:booking|online|app|website|link)\\b)|\\b(?:booking|online|app|website|link)\\b(?=.{0,90}\\b(?:pick(?:ing)? up|answer(?:ing)?|bring(?:ing)? back) the phone\\b)`,
  ),
  not: /\b(?:orders?|ordering|delivery)\b|\b(?:stop|quit|no longer|without) (?:answering|picking up)\b/,
  opens: [
    "A woman has a wedding on Friday and something that has to be put right before it. She opens the page and finds a list with eleven lines, a calendar, and under it the sentence “We take bookings online only.” None of the eleven is hers. There’s no number on the page. She isn’t a difficult caller. She’s the one who would have paid most this week, and she’s already typing the next name.",
  ],
  because: [
    [
      "The ones worth a conversation have a question",
      "{Cap:easy}: a page does that, at any hour, and better than a busy person. Whoever has {hard} to talk about can’t choose, because they don’t know how long it takes, who does it or whether it can be done at all. They don’t want a button. They want one sentence from somebody who knows, and then they’ll take any time you offer. A page without a number filters out just these.",
    ],
    [
      "A wrong booking is a call you make afterward",
      "You’ve stopped answering, and you haven’t stopped calling. Somebody took forty minutes for what takes two hours, somebody came for the wrong thing, and one of you dials each of them to undo it. That call begins with an apology. The one you didn’t take would have begun with a hello.",
    ],
    [
      "It tells people what their time is worth to you",
      "“Online only” may mean that you’re with someone and don’t want to be interrupted. What’s heard is: we don’t want to talk to you. A regular of ten years hears it, too, on the day she can’t find her password. She won’t complain. Nobody complains to a calendar.",
    ],
    [
      "A stranger is won by ear",
      "Nobody can tell from a photograph whether you’ll listen. In two minutes on the phone they can: you ask what was done last, you say honestly what isn’t possible, and they trust you before they’ve come through the door. No drop-down has ever talked anybody out of a bad idea.",
    ],
  ],
  sum: [
    "What six unanswered questions cost",
    "Say six people a week look at the page, don’t find their case, and leave. If you’d spoken with them, say two would have booked, at $180. That’s $360 a week, or about $1,500 a month. Answering takes six calls of four minutes: 24 minutes a week. You can check it: put the number back for four weeks, make a mark for each call that the page couldn’t have settled, and write down what came of it.",
  ],
  acts: [
    "Put the number back on the page, above the calendar, with the hours at which somebody answers.",
    "Choose a start date and two hours a day, and name who picks up; at all other hours say when you call back, and do it.",
    "Write “Not sure what to book? Call us” at the top of the list, and count for four weeks who calls and what they book.",
  ],
  grants: [
    "Nobody with full hands and {aCustomer} in front of them should run for a phone, and a repeat {visit} of a known length belongs online, where it can be booked at midnight. Keep the page. Some people would much rather not call at all, and some can’t. My quarrel is with the word “only.”",
  ],
  ends: "So keep the calendar, and give people back the number. If in four weeks nobody calls with anything that the page couldn’t have done, I was wrong, and you’ve lost two hours.",
};

export const callDontText: Stand = {
  id: "call-dont-text",
  topic: "texting",
  name: "calling where a text would be easier",
  claim: "Call them, and text afterward",
  affirms: true,
  heard:
    /\b(?:call(?:ing)?|phon(?:e|ing)|talk(?:ing)? to) (?:\w+ ){0,3}(?:instead of|rather than|and not|not) (?:just |only )?(?:text|e-?mail|messag)\w*\b|\b(?:stop|quit) (?:text|e-?mail|messag)\w* (?:\w+ ){0,4}(?:estimates?|quotes?|prices?|bad news|results?|bills?)\b/,
  not: /\b(?:remind\w*|missed calls?)\b/,
  opens: [
    "“$1,140. Reply YES to approve.” It arrives while somebody stands at a register with two kids. They don’t know what the first line means, they don’t know what happens if they say no, and they’ve learned that a number which comes without a voice is a number somebody didn’t want to say aloud. They put the phone away. At five you wonder why nobody answers.",
  ],
  because: [
    [
      "A price is a question, and a text can’t hear the next one",
      "What has to be done now, and what can wait? Is it still safe until Friday? Each of them takes ten seconds in a talk and half a day in texts. Whoever can’t ask decides for the safest thing they know, and that’s no.",
    ],
    [
      "You hear what they don’t write",
      "A breath, a pause, “Oh.” Then you can say: “Of these four, two matter this month.” In a text the same person writes “ok thx, let me think,” and you’ve lost the work and won’t learn why.",
    ],
    [
      "It proves that somebody looked",
      "“I had it up myself, and I’d like to tell you what I saw” is worth more than a photo with an arrow. Anybody can send a list. The one who calls has put a name to it.",
    ],
  ],
  sum: [
    "Twelve estimates a week",
    "Say you send twelve a week by text, and five are approved. Call all twelve first, four minutes each: 48 minutes. If two more say yes, at $400 each with half of it left over after parts and wages, that’s $400 for 48 minutes. Count it for four weeks, calls and texts on alternate days, and leave out the ones who’d have said yes to anything.",
  ],
  acts: [
    "Call every estimate above a sum you name, before it’s sent, and send it while you’re still talking.",
    "Write three sentences on a card: what I saw, what it means, what can wait.",
    "Mark for four weeks which were called, which were texted, and which were approved.",
  ],
  grants: [
    "Many people can’t pick up at work, and some would rather read than talk. Your state may also want an approval in writing. So nothing here is against the text. Send it, with the figures, so that they can look twice. My quarrel is with the text that comes alone.",
  ],
  ends: "Call first, send second. If the called ones aren’t approved more often after four weeks, I was wrong, and you’ve had some good talks.",
};

export const bookOnlineToo: Stand = {
  id: "book-online-too",
  topic: "online-booking",
  name: "online booking",
  claim: "Let people book while you sleep",
  affirms: true,
  heard:
    /\b(?:should|must|needs? to|have to|has to|time to|why|let|offer\w*) (?:[\w’'-]+ ){0,6}?(?:offer|allow|add|have|let|use|embrace|switch(?:ing)? to|get) (?:[\w’'-]+ ){0,4}?(?:online (?:booking|scheduling|appointments?)|book(?:ing)? online|self[- ]schedul\w+)\b/,
  not: /\b(?:not|never|stop|quit|against|n['’]t|no longer|only|instead of)\b/,
  opens: [
    "It’s ten at night, the children are asleep, and somebody finally has five minutes for the thing they’ve put off since March. They find you. You close at five. There’s a number, and they aren’t going to leave a message about it. By morning there are other things to do, and March becomes October.",
  ],
  because: [
    [
      "People remember you at hours when you’re closed",
      "Look at when your own messages come in and when your website is read. A good part of it is evening and lunch, when they can’t talk or you can’t. A page that takes a simple booking at those hours doesn’t replace a single conversation. It catches what would have been nothing.",
    ],
    [
      "The desk gets its hours back for what’s hard",
      "{Cap:easy}: four minutes on the phone for something that anybody could have picked from two lines. Take those away, and whoever answers has time for {hard}, where a person earns money and trust.",
    ],
    [
      "A time somebody chose is easier to keep and to move",
      "It’s in their calendar the minute they’ve clicked, with a link to move it. Whoever has to call during your hours to cancel puts it off until it’s a no-show.",
    ],
  ],
  sum: [
    "What ten evenings bring",
    "Say five people a week would book after you’ve closed, and three of them don’t call the next day. At $150 that’s $450 a week. Take off what goes wrong: if one in eight picks the wrong kind, somebody spends ten minutes moving it. Put your own figures in, from four weeks with two kinds of {visit} open and nothing else.",
  ],
  acts: [
    "Open two kinds of {visit} that a stranger can’t get wrong, for people you know, and keep everything else for the phone.",
    "Put the number beside the button: “Not sure? Call us.”",
    "Look at every online booking for four weeks, and count: after hours, wrong kind, didn’t come.",
  ],
  grants: [
    "People don’t know what they need, and a calendar that says yes to everybody says yes to the wrong ones. That’s so for anything that has to be asked first, and those don’t belong on the page. Nor does the page replace a voice: some people can’t use it and more don’t want to.",
  ],
  ends: "Open the two easiest lines and leave the rest closed. If after four weeks more than one in ten had to be put right, close them again, and I was wrong about yours.",
};
