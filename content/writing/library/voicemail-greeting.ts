import type { Subject } from "./kinds.ts";

export const voicemailGreeting: Subject = {
  id: "voicemail-greeting",
  name: "voicemail greetings",
  heard:
    /\b(?:voice ?mail|answering machine|outgoing) (?:greetings?|messages?|recordings?)\b[^.?!]{0,40}\b(?:say|examples?|write|record|script|good|best|professional|wording|sound|fix|update)\b|\b(?:say|examples?|write|writing|record\w*|scripts?|good|better|best|professional|wording|update|fix)\b[^.?!]{0,50}\b(?:voice ?mail|answering machine|outgoing) (?:greetings?|messages?|recordings?)\b|\bvoice ?mail greetings?\b/,
  not: /\b(?:hipaa|vet|veterinary|refills?|boarding|leave (?:on|in)|patient'?s voicemail|bilingual|vs|versus)\b/,
  title: "Voicemail greetings that work for {who}",
  lead: "A good greeting takes under fifteen seconds and says four things in this order: who you are, why nobody’s picking up, what to do if it can’t wait, and the hour by which you’ll call back. Everything else, from the website to “your call is important to us,” is time in which people hang up. Below are the words for the usual occasions, and how to record them so they sound like you.",
  close:
    "Call your own number tonight, from outside, and time it. If you’re past fifteen seconds, cut the sentence you’d be least likely to say to a person standing in front of you.",
  passages: [
    {
      does: "Put the four things in this order",
      asks: "What belongs in a voicemail greeting?",
      heard: /\b(?:order|what|say|include|belongs?|elements|good|write|how to)\b/,
      says: [
        "Name first, slowly, so that nobody wonders whether they misdialed. Then the reason in five words: “We’re with other callers.” Then the way out for whoever can’t wait. Then the promise: a time, and something you’d like them to leave. Read it with a stopwatch; at a normal pace, 35 words take about fifteen seconds.",
      ],
      mistake: [
        "Spelling out the website, the fax and the address",
        "They called because they want to talk. Whoever wanted the website is on it. Name, reason, way out, promise, and the tone.",
      ],
      checks: ["The greeting says who, why, what if it can’t wait, and by when, in under fifteen seconds."],
      tasks: ["Write one greeting with the four things in order, and time it."],
    },
    {
      does: "After hours: say when you open and who can’t wait",
      asks: "What should the greeting say after hours?",
      heard: /\b(?:after[- ]hours|night|evening|clos\w+|weekends?|examples?)\b/,
      says: [
        "At night callers split into two groups, and each is waiting for one sentence. The few who can’t wait need it early, before they’ve sat through your hours. The rest want to know whether leaving a message does anything, and a time answers that better than a thank-you.",
      ],
      lines: [
        [
          "After closing",
          "You’ve reached [name of the business]. We open tomorrow at [eight]. If you or someone else is in danger, hang up and dial 911. For {wakes}, press 1 to reach the person on call. For anything else, leave your number, and we’ll call you by [nine-thirty].",
        ],
        [
          "With no one on call",
          "This is [name of the business]. We’re closed, and nobody checks this line until [eight] tomorrow. If you can’t wait until then, please call [the service you refer to] at [number].",
        ],
      ],
      mistake: [
        "Saying what to do in an emergency after the hours",
        "Whoever can’t wait has hung up by then. The way out comes right behind your name, and the hours come after it.",
      ],
      checks: ["The night greeting has the way out for urgent callers before the hours."],
      tasks: ["Record the weeknight and the weekend greeting, and set the phone to switch between them."],
    },
    {
      does: "By day: tell them you’re there",
      asks: "What should it say during business hours?",
      heard: /\b(?:business hours|by day|daytime|busy|lines|open)\b/,
      says: [
        "A caller who gets a recording at ten in the morning assumes you’re understaffed or gone. Say that you’re open and on the phone, and give a short time. “Within the hour” keeps them from dialing the next place; “as soon as we can” doesn’t. If you take texts on this number, this is the greeting to say it in.",
      ],
      lines: [
        [
          "By day, in 34 words",
          "Hi, this is [name of the business]. We’re helping someone else right now. If it’s urgent, press 1. Otherwise leave your name, your number and what you need, and we’ll call back by [time].",
        ],
        [
          "Everybody’s on the phone",
          "Hi, it’s [name of the business]. We’re here, and every line’s in use. Leave your number and you’ll hear from us within the hour, or text this number and we’ll answer in between.",
        ],
        [
          "Working alone",
          "Hello, this is [your name] at [name of the business]. I’m with a {customer} and don’t pick up while I am. I return calls at eleven and at four, the same day, always.",
        ],
        [
          "One person’s extension",
          "This is Dana in scheduling. I’m on another call or away from my desk. For a new appointment press 0; for something only I can help with, leave your number, and you’ll hear from me before five.",
        ],
      ],
      mistake: [
        "Playing the night greeting at ten in the morning",
        "“We’re closed” on a Tuesday morning sends a stranger to the next name. Record one that says you’re here and on the phone, and by when you’ll call.",
      ],
      checks: ["The daytime greeting says we’re open and names a short time."],
      tasks: ["Record a separate daytime greeting with “within the hour” in it."],
    },
    {
      does: "Leave out whatever you wouldn’t say to their face",
      asks: "What should we leave out?",
      heard: /\b(?:leave out|avoid|not|never|mistakes?|wrong|bad|don'?ts?)\b/,
      says: [
        "Five sentences can go today. “Your call is very important to us,” which nobody has believed since 1995. “Please listen carefully, as our menu has changed.” “We are currently unavailable.” “At the tone, please leave a detailed message,” since details are what you’ll have to write down. And the hours for each day of the week, one by one. If a way of reaching you no longer works, such as an old extension, it goes as well.",
      ],
      mistake: [
        "Asking for “a detailed message”",
        "You get two minutes of story and a mumbled number. Ask for a name, a number and one line, and ask for the number twice.",
      ],
      checks: [
        "No greeting of ours says that a call is important to us, that all lines are busy, or to listen because the menu has changed.",
      ],
      tasks: ["Play every greeting you have, extensions included, and strike the stock sentences."],
    },
    {
      does: "Record it standing up, in a quiet room",
      asks: "How do we make it sound good?",
      heard: /\b(?:record\w*|sound\w*|voice|tone|quality|professional)\b/,
      says: [
        "Use the handset or a headset, never the speakerphone, and shut the door on the air conditioner. Stand, smile and read to one person you like. Do three takes, then have somebody listen to them over a cell phone in a car, because that’s how callers will. The voice should be one they’ll meet when you call back; a hired announcer promises an office you don’t have.",
      ],
      mistake: [
        "Recording it in the car, in one take",
        "The engine, the hurry and the swallowed name are all they know of you. Stand up, close the door, do three takes, and listen to them on a cell phone.",
      ],
      checks: ["Somebody has listened to the greeting on a cell phone, in a car."],
      tasks: ["Record three takes, listen on a cell phone, and keep the one that sounds like a person."],
    },
    {
      does: "Give it a date on which it’s checked",
      asks: "How often should we update it?",
      heard: /\b(?:update|how often|check|change|outdated|holidays?|test)\b/,
      says: [
        "Greetings go stale quietly: a doctor who’s left, hours from two summers ago, a holiday in February. On the first Monday of each quarter, one person calls every number and extension you publish, writes down what it says, and fixes what’s wrong before lunch. Also leave a message, and see how long it takes until somebody calls. That’s the part of the greeting your callers remember.",
      ],
      lines: [
        [
          "Over a weekend",
          "Hi, it’s [name of the business], and it’s the weekend. We’re back Monday at [eight]. If it can’t wait that long, press 1. Otherwise tell us your name and number, and you’re on Monday’s list before ten.",
        ],
        [
          "A day with no notice",
          "This is [name of the business]. The weather has closed us today, [date]. If you had a time with us, we’re calling you; you don’t have to do anything. We expect to open tomorrow at [time].",
        ],
        [
          "Someone has left",
          "You’ve reached the extension of [first name], who no longer works here. Dana has taken over; press 2, and you’ll be put through to her.",
        ],
      ],
      mistake: [
        "Letting last December speak in March",
        "A holiday that’s over, or a name that has left, tells callers that nobody listens to this line. Put a date in the calendar on which somebody calls it.",
      ],
      checks: ["Once a quarter somebody calls every number and leaves a test message."],
      tasks: ["Put a quarterly check of all greetings in the calendar, with a name."],
    },
  ],
};
