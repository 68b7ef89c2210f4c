import type { Stand } from "./kind.ts";

// What most advice recommends, argued against.

export const fewerReviewRequests: Stand = {
  id: "fewer-review-requests",
  topic: "reviews",
  name: "asking for reviews",
  claim: "Stop asking everybody for a review",
  heard:
    /\b(?:stop|quit|not|never|n['’]?t|against) (?:be )?(?:ask|asking|request|requesting|begging|pestering|bugging)\b.{0,50}\breviews?\b|\bagainst (?:\w+ ){0,2}review (?:requests?|texts?|e-?mails?)\b|\b(?:stop|quit|not|never|n['’]?t) send(?:ing)? (?:\w+ ){0,3}review (?:requests?|texts?|e-?mails?|links?)\b/,
  opens: [
    "You pay, you put your card away, and before you’ve reached the car your phone buzzes: “How did we do?” It buzzed after the oil change, the haircut and the pharmacy, too. By the fifth time the question says nothing about your visit. It says that somebody bought software.",
  ],
  because: [
    [
      "A favor asked of everybody is a form",
      "People will do something for a person who asks them. They do next to nothing for a message that went to four hundred others at the same minute. Each automatic request that’s ignored also makes the next real one easier to ignore.",
    ],
    [
      "It reaches people on the wrong day",
      "The list doesn’t know who had bad news, who is arguing about a bill, or who came for something they’d rather nobody knew about. A person at the desk knows, and wouldn’t have asked.",
    ],
    [
      "You end up working for the count",
      "Once there’s a target, somebody offers a gift card or hands over a tablet and waits. The platforms forbid most of that, the Federal Trade Commission has rules on the rest, and readers can smell forty reviews that came in one week.",
    ],
  ],
  sum: [
    "Four hundred messages",
    "Say you send 400 requests a month, and eight people write. That’s two in a hundred, and 392 people who were asked for something and said no. Now say two people at the desk ask five {customers} a week each, in their own words, about something that just happened: 40 a month. If one in five writes, you have the same eight, and nobody else was bothered. Put your own numbers in; the second line usually costs less than the software.",
  ],
  acts: [
    "Turn the automatic request off for one month, and write down the count on the first and the last day.",
    "Agree on when a person may ask: after a thank-you, after a problem that was fixed, never with a bill in hand.",
    "Answer every review that comes in, good or bad, within two days.",
  ],
  grants: [
    "Those who ask nobody hear mostly from the annoyed, and a page with three old reviews costs you strangers. That’s true. There’s a trap as well: asking only the people who look happy is called gating, and Google’s policy forbids it. So decide by the moment and not by the mood: whoever thanks you is told where they can say it, and whoever complains is told the same.",
  ],
  ends: "Look at the last request you got yourself, and at what you did with it. That’s what yours are worth.",
};

export const noReminderTexts: Stand = {
  id: "no-reminder-texts",
  topic: "reminders",
  name: "reminder texts",
  claim: "The case against reminder texts",
  heard:
    /\b(?:against|stop|quit|not|never|n['’]?t|drop|ditch|no more) (?:(?:the|all|our|your|their|send|sending|use|using|need|rely on|relying on|automated|automatic|appointment|text|texting|sms|patients|clients|customers) ){0,4}remind(?:er|ers|ing)\b|\bremind(?:er texts?|ers) (?:is|are) (?:overrated|overhyped|annoying|a waste)\b|\breminder texts? (?:don['’]?t|do not) (?:work|help)\b/,
  not: /\b(?:remind\w*|confirmation) calls?\b|\bcall\w* .{0,30}\bremind/,
  opens: [
    "Three messages come before every {visit}: one at two weeks, one at three days, one in the morning. Each asks for a C. By now {customers} answer them as they click away a cookie notice, and on Tuesday at ten nobody is there all the same, with three confirmations on file.",
  ],
  because: [
    [
      "A C is not a promise",
      "Pressing a key costs nothing and commits nobody. A person who says “Yes, Tuesday at ten, I’ll be there” to a voice has said it to somebody. Whoever means to cancel needs a way to do that, and most reminder texts make confirming easier than saying no.",
    ],
    [
      "They let you stop looking",
      "With a green check beside each name nobody asks why the same four people miss every time, why the ones booked six months ahead fall out, or why no one called the new {customer} with directions.",
    ],
    [
      "They spend the channel you need",
      "When the day’s plan really changes, you’ll text, and the text will look like the other three. People mute a number that writes too often. Some answer STOP, and then your system may not write to them at all.",
    ],
  ],
  sum: [
    "What three texts buy",
    "Say there are 400 {visits} a month and 24 no-shows, and each gets three texts: 1,200 messages. Cut them to one, two days ahead, with a sentence that makes canceling easy, and have somebody call the 30 who are new or have missed before. Thirty calls of two minutes are an hour. If that hour saves three {visits} at $150, it has earned $450. If it saves none, you have lost an hour and learned that your texts were worth their price.",
  ],
  acts: [
    "Sort last month’s no-shows by whether they had confirmed.",
    "Send half of next month’s {customers} one text in place of three, and compare.",
    "Call the new ones and the ones who have missed before, with a name and a question.",
  ],
  grants: [
    "A reminder works: most people who miss have simply forgotten, and one message two days ahead is the cheapest help there is. Those who are deaf, at work or in class would rather read than be called. This isn’t a case against one good text. It’s a case against a series that nobody reads, sent so that nobody has to think.",
  ],
  ends: "If your no-shows stay where they are with one text instead of three, keep one. If they go up by more than two in a hundred, I’m wrong, and you’ll know it in a month.",
};

export const noOnlineBooking: Stand = {
  id: "no-online-booking",
  topic: "online-booking",
  name: "online booking",
  claim: "The case against online booking",
  heard:
    /\b(?:against|stop|quit|not|never|n['’]?t|without) (?:(?:the|all|our|offer|offering|use|using|need|have|having|add|adding|want|get|getting|allow|allowing) ){0,3}online (?:booking|scheduling|appointments?|calendars?)\b|\bonline (?:booking|scheduling) (?:is|are) (?:overrated|overhyped|a mistake|not worth|a waste)\b|\b(?:should not|shouldn['’]?t|stop|never|not) (?:let|letting) (?:\w+ ){1,3}book(?:ing)? (?:\w+ ){0,2}online\b/,
  opens: [
    "The button says “Book now,” and it does what it says. It books thirty minutes for something that takes sixty, a routine time for somebody who should be seen today, a new {customer} in the slot that was being kept for a regular. Then a person at the front desk calls to sort it out. The call you wanted to save has only moved, and now it begins with an apology.",
  ],
  because: [
    [
      "People don’t know what they need",
      "That’s why they came to you. A menu of eleven kinds of {visit} asks them to decide what a trained person settles with two questions. They take the first one that sounds right, or they close the page.",
    ],
    [
      "The calendar is judgment",
      "Whoever keeps it knows which two shouldn’t follow each other, who’s always late, and which half hour has to stay empty for what comes in that morning. A form sees white space and fills it.",
    ],
    [
      "What’s easy to book is easy to leave",
      "Someone who has spoken with a person has told somebody they’d come. Someone who clicked at midnight has a line in an email. Count whether yours miss more often; nobody else’s figures will tell you.",
    ],
  ],
  sum: [
    "Forty bookings",
    "Say 40 of your {visits} a month are booked online, and you save four minutes of telephone for each: two hours and forty minutes. Say eight were the wrong kind or length, and each costs ten minutes to call and move: an hour and twenty. Say two more don’t come than would have after a call, at $150 each. You’ve saved an hour and twenty minutes for $300. With your own numbers it may come out the other way, and then you should keep the button.",
  ],
  acts: [
    "Take last month’s online bookings and mark each that had to be changed.",
    "Compare their no-shows with those of bookings made by phone.",
    "Replace the calendar with “Ask for a time,” and answer within the hour, for four weeks.",
  ],
  grants: [
    "At nine in the evening nobody answers, and a person with a button is yours while a person without one keeps looking. Some people can’t talk at work, and some can’t hear well on a phone. And a repeat {visit} of one length, for somebody you know, is as simple as it looks. If you open anything, open that.",
  ],
  ends: "Keep the calendar with whoever understands it. If fewer than one online booking in twenty had to be touched last month, I’m wrong about yours.",
};

export const textBackOverrated: Stand = {
  id: "text-back-overrated",
  topic: "missed",
  name: "texting back missed calls",
  claim: "Missed call text back is overrated",
  heard:
    /\b(?:missed[- ]calls? )?text(?:s|ing)?[- ]?backs?\b.{0,60}\b(?:overrated|overhyped|over-?sold|not enough|no (?:substitute|replacement|answer|cure)|a waste|useless|doesn['’]?t work|does not work|isn['’]?t (?:enough|an answer|worth))\b|\b(?:against|stop|quit|skip|don['’]?t (?:bother with|rely on|buy)) (?:the |relying on |using |automatic )?(?:missed[- ]calls? )?text(?:s|ing)?[- ]?backs?\b/,
  opens: [
    "The pitch is a good one: you miss a call, and four seconds later a text goes out by itself. “Sorry we missed you! How can we help?” The screen behind it counts every one of them as saved. It counts what was sent. What {aCustomer} got is a second message from somebody who isn’t there.",
  ],
  because: [
    [
      "A text says you noticed. It doesn’t help",
      "Somebody who calls has chosen the phone, with a question in mind and a minute to spare. The text asks them to start over with their thumbs and then to wait. Most of what they’d have said in one breath takes six messages, and {next}.",
    ],
    [
      "Whoever needs you most can’t answer it",
      "A landline gets nothing. Somebody at the wheel shouldn’t read it, somebody of eighty doesn’t trust it, and nobody with a real problem wants to type it. Those who do reply are the ones who could have waited.",
    ],
    [
      "It moves the work to a screen that nobody watches",
      "Each reply is a conversation that somebody has to have within minutes, and it comes in the very hour in which nobody could pick up. A text that’s followed by silence is worse than a missed call: now they’ve asked twice.",
    ],
  ],
  of: {
    trades: [
      [
        "A house at 100 degrees doesn’t text",
        "The call you want most in July or in a hard freeze is the one from a house without cooling or heat. That caller isn’t looking for a conversation. They’re going down a list until a voice names a time, and the second name on it has one.",
      ],
    ],
    dental: [
      [
        "Pain doesn’t type",
        "A tooth that has hurt since three is a call, because whoever has it wants to hear when they may come. And a text must not ask what’s wrong, since health doesn’t belong in it. So it can’t do more than promise the call that wasn’t answered.",
      ],
    ],
  },
  sum: [
    "Forty texts",
    "Say 40 calls a month go unanswered, and 32 come from cell phones. If a third reply, that’s about ten conversations, and if someone is there for them within minutes, perhaps half become a booking: five. The other 35 callers got a text. Put your own figures in: texts sent, replies, minutes until a person answered, bookings. Then count what one more pair of ears in the busiest hour would have caught.",
  ],
  acts: [
    "Count for two weeks: texts sent, replies, minutes until a person answered, bookings.",
    "Have a second phone, a service or an assistant answer in the hour with the most missed calls, and compare.",
    "Keep the text for what’s still missed, with a name, a time for the call back, and somebody who reads the answers.",
  ],
  grants: [
    "It beats silence, and it costs a few dollars. Some callers would rather type, from work or from a room with other people in it, and one who writes “yes, Thursday” is booked without a call. That’s a fair use: the last net under a phone that’s answered. (It needs their leave for anything beyond that one reply, and a STOP has to stop it.)",
  ],
  ends: "Call your own number from a phone that isn’t saved, let it ring out, and read what comes. If it would have kept you from trying the next name, keep it. If not, you know what it’s worth.",
};
