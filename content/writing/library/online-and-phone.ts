import type { Subject } from "./kinds.ts";

export const onlineAndPhone: Subject = {
  id: "online-and-phone",
  name: "online scheduling beside the phone",
  heard:
    /\b(?:online|web(?:site)?|self)[- ](?:booking|schedul\w+|appointments?)\b|\bbook(?:ing)? (?:\w+ )?online\b|\bschedul\w+ (?:\w+ )?online\b|\bonline (?:and|or|plus) (?:by )?(?:phone|telephone) (?:booking|schedul\w+|appointments?)\b|\b(?:phone|telephone) and online (?:booking|schedul\w+|appointments?)\b|\bphone tag\b/,
  not: /\bvs\b|\bversus\b|\bcompar\w+\b|\bor (?:by )?phone\?/,
  title: "How online scheduling and the phone can work together at {who}",
  lead: "One calendar, one set of rules, two doors. Put on the page what people can name themselves and keep for the phone what needs a question first. Let each door point to the other: the page shows the number in large type, and each call ends with a text that has a link for changes. That’s how phone tag ends, and nobody is pushed anywhere.",
  close:
    "After a month, count three things: bookings from the page, bookings the desk had to fix, and calls that only asked for a time. If the first went up and the other two went down, add one more kind of {visit} to the page. If fixes went up, take one off.",
  passages: [
    {
      does: "Keep one calendar behind both",
      asks: "How do we keep the two from colliding?",
      heard: /\b(?:one calendar|double|collid\w*|sync\w*|conflict|together|same)\b/,
      says: [
        "If the page shows times from a copy that’s updated every hour, sooner or later two people own Tuesday at nine. Page, desk and assistant all have to read from and write to {system} itself, and a time that’s been offered on the phone should be held for the two minutes it takes to say yes. Ask your software company exactly that. “It syncs” isn’t an answer; “How often?” is the next question.",
      ],
      mistake: [
        "Letting the page write into an inbox",
        "A “request an appointment” form isn’t online booking. It’s phone tag with a head start, since somebody has to call to say that the time is gone.",
      ],
      checks: [
        "Page, desk and assistant book in the same calendar, at the same moment.",
        "Somebody booked one time on the page and by phone within a minute, and only one of them got it.",
      ],
      tasks: ["Book the same time from the page and by phone within a minute, and see what happens."],
    },
    {
      does: "Sort visits into page and phone",
      asks: "Which appointments should be bookable online?",
      heard: /\b(?:which|what kinds?|sort|types?|should|first visits?|follow[- ]?ups?|offer)\b/,
      says: [
        "On the page: whatever people can name and nobody needs to ask about, such as {easy}, follow-ups, and moving a time. On the phone: whatever takes a question before it gets a length, two people at once, and anything where a wrong choice costs an hour. Five kinds on the page are enough, and the last one is always “I’m not sure, please call me.”",
      ],
      eg: {
        medical:
          "At a physical therapy clinic, follow-ups with the same therapist belong on the page. Evaluations belong on the phone, since somebody has to ask about the referral, the surgery date and the insurance first. A caller with new numbness or weakness should be talking to a clinician, not picking a slot.",
        dental:
          "At a dental office, cleanings and checkups for people you know belong on the page. Pain, swelling and anything broken belong on the phone, and the page should say so above the calendar.",
        law: "At a law firm, put short paid consultations and meetings with existing clients on the page. A first call about a new matter needs names for the conflict check before any time is promised.",
        trades:
          "For a trade, let people book tune-ups and estimates by themselves, with a window instead of a minute. No heat, no water or a smell of gas is a call.",
      },
      mistake: [
        "Putting everything on the page",
        "Someone books fifteen minutes for a problem that takes an hour, and you find out when they’re sitting there. Start with the three kinds that can’t be chosen wrong.",
      ],
      checks: [
        "Only kinds that can’t be chosen wrong are on the page, and one of them is “please call me.”",
        "{Cap:easy}: on the page. {Cap:hard}: by phone only.",
      ],
      tasks: ["Sort last month’s bookings into page and phone, and put five kinds online."],
    },
    {
      does: "End phone tag with a link and two times",
      asks: "How do we stop playing phone tag?",
      heard: /\b(?:phone tag|call(?:ing)? back|back and forth|missed|voicemail|tag|text)\b/,
      says: [
        "Phone tag happens because each message asks for a call instead of a decision. Put the decision into the message. If you reach a box, leave a name and a number, then send a text with two times and the link. They answer with one digit while standing in a line somewhere, and it’s done.",
      ],
      lines: [
        [
          "After a missed call",
          "Hi, it’s [name of the business], returning your call. Tuesday 9:00 or Thursday 3:30? Reply 1 or 2, or pick another time here: [link]",
        ],
        [
          "On the phone, to close",
          "I’ve put you down for Tuesday at nine. You’ll get a text in a minute; if something comes up, change it right from there.",
        ],
      ],
      mistake: [
        "Leaving “Please call us back to schedule”",
        "That starts round three. Two times and a link give them something to say yes to.",
      ],
      checks: ["Each call back about a time carries two times and a link."],
      tasks: [
        "Write the text with two times and a link, and use it after every missed call about a booking.",
      ],
    },
    {
      does: "Make the page short enough for a thumb",
      asks: "What should the booking page look like?",
      heard: /\b(?:page|website|form|look|design|account|login|mobile|fields)\b/,
      says: [
        "What, when, who, done. No account and no password before the time is chosen. Ask for a name and a cell number, and send a code by text. Use the words callers use, not the ones on your bills. Then hand your phone to someone who has never seen it, and watch without helping.",
      ],
      checks: ["A stranger booked on a phone in under two minutes, without an account."],
      tasks: [
        "Watch three people book on their own phones, without helping, and remove whatever stopped them.",
      ],
    },
    {
      does: "Show the number, and say when someone answers",
      asks: "How do people get from the page to a person?",
      heard: /\b(?:number|person|call|help|stuck|older|prefer)\b/,
      says: [
        "Large, above the calendar, to be tapped: “Rather talk? [number], weekdays 8 to 5, and an assistant after that.” People who get stuck at eight in the evening shouldn’t have to search. Those who’ve called you for twenty years keep calling, and they get the same calendar, read aloud by someone who knows them.",
      ],
      checks: ["The phone number stands above the calendar, with hours."],
      tasks: ["Put the number and the hours above the calendar, where a thumb can tap it."],
    },
    {
      does: "Let the phone book at night, too",
      asks: "What happens to callers when we’re closed?",
      heard: /\b(?:night|closed|after hours|evenings?|assistant|ai|weekend)\b/,
      says: [
        "The page works at ten in the evening; callers at that hour still get a recording. Say in the greeting that there’s a page, and text the link to whoever hung up. Or have an assistant answer that books the same five kinds in the same calendar and takes the rest down. Either way nobody wakes up to a list of people to call about a time.",
      ],
      checks: ["A caller after closing can get a time without waiting for morning."],
      tasks: [
        "Send the booking link by text to missed callers after closing, or let an assistant book the same five kinds.",
      ],
    },
    {
      does: "Remind both the same way",
      asks: "Do online bookings cause more no-shows?",
      heard: /\b(?:no-?shows?|remind\w*|confirm\w*|cancel\w*|forget)\b/,
      says: [
        "A time that was clicked at midnight is forgotten more easily than one promised to a person. Same reminders for all, a yes asked for two days before, and one short call to first-timers who booked on the page. Changing must be as easy as booking was, or people simply stay away.",
      ],
      checks: ["Online bookings get the same reminders, and first-timers a call."],
      tasks: ["Give online bookings the same reminders, and call first-timers two days ahead."],
    },
  ],
};
