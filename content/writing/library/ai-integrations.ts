import type { Subject } from "./kinds.ts";

const AI = "(?:ai|virtual|voice|automated|phone) ?(?:phone |voice )?(?:receptionist|assistant|agent)s?";
export const aiIntegrations: Subject = {
  id: "ai-integrations",
  name: "connecting an AI receptionist with your software",
  heard: new RegExp(
    `\\b(?:ai|phone|voice) ?(?:receptionist|assistant|agent)s?\\b.*\\bbookings?\\b|\\b${AI}\\b.*\\b(?:integrat\\w+|connect\\w*|sync\\w*|work with|write (?:in)?to|practice management|case management|crm|ehr|emr|calendar|software|system)\\b|\\b(?:integrat\\w+|connect\\w*|sync\\w*)\\b.*\\b(?:${AI}|ai)\\b`,
  ),
  not: /\b(?:cost|roi|vs|versus|choos\w*|staff|team)\b|\bwork(?:ing)? with (?:staff|people|your team)\b/,
  title: "Connecting an AI receptionist with the software of {who}",
  lead: "Yes, if your software lets it. It has to do two things there: see what’s free at this moment, and write the booking in while the caller is still there. Anything else is nice to have. If your software lets others in, that’s a connection; if it doesn’t, the assistant takes requests down and somebody enters them, which can work as well. Ask for a demonstration in your own calendar before you believe a logo.",
  close:
    "Have them book, move and cancel in your own calendar while you watch, with a time you’ve just blocked. If all three come out right, sign. If one of them “is coming soon,” price it as if it never came.",
  passages: [
    {
      does: "Ask what it really reads and writes",
      asks: "Does it work with our software?",
      heard: /\b(?:work|which|read|write|software|does it|can it|support)\b/,
      says: [
        "“Integrates with” may mean that it writes the booking in, or that it sends you an email with the name of your software in it. Four questions: Does it see free times live? Does it write at once, or every hour? Can it tell a known {customer} from a new one? What does it do when the connection’s down? The last answer tells you who you’re dealing with.",
      ],
      mistake: [
        "Trusting the logo on the website",
        "A logo says that somebody once connected the two. Watch it write into your own calendar.",
      ],
      checks: ["We’ve seen it read a free time and write a booking in our own calendar."],
      tasks: ["Have the vendor book, move and cancel in your own calendar while you watch."],
      put: "What exactly do you read from our software and write into it, and how often?",
    },
    {
      does: "Open a few hours and one kind first",
      asks: "How do we start safely?",
      heard: /\b(?:start|safe\w*|first|begin|pilot|limit|hours)\b/,
      says: [
        "Give it a login of its own with as few rights as possible, one kind of {visit}, and a block of hours you’ve set aside. Its entries are marked, so the desk sees who booked what. After two weeks of correct ones you open more. If something’s off, you close the block and nothing else is touched.",
      ],
      checks: ["It has its own login with few rights, and its entries are marked."],
      tasks: ["Set up a login of its own, one kind and one block of hours, with its entries marked."],
    },
    {
      does: "Teach it your rules, not just your free times",
      asks: "How does it know our scheduling rules?",
      heard: /\b(?:rules|know|lengths?|types|teach|scheduling|exceptions)\b/,
      says: [
        "A free half hour isn’t always a bookable one. Never two new ones in a row, nothing long before lunch, Dr. Lee only on Tuesdays: whatever isn’t in the software has to be on its page. Start with the five rules that hurt when they’re broken, and try to talk it out of each.",
      ],
      checks: ["Five rules that aren’t in the software are on its page and were tested."],
      tasks: ["Write down five rules that your calendar doesn’t know, and try to talk it out of each."],
    },
    {
      does: "Plan for the day the connection fails",
      asks: "What happens when the connection is down?",
      heard: /\b(?:down|fail\w*|outage|offline|error|breaks?)\b/,
      says: [
        "Software gets updates on Saturday nights. When it can’t see the calendar, the assistant should promise nothing: it takes the request, says by when someone confirms, and alerts you. Ask to have it switched off for five minutes during the demo. A booking that was said aloud and never written is the worst thing it can do to you.",
      ],
      checks: ["With the connection off, it promised nothing and told us."],
      tasks: ["Switch the connection off for five minutes and call."],
      put: "What do callers hear when our software can’t be reached?",
    },
    {
      does: "Do without, if your software is closed",
      asks: "What if our software can’t be connected?",
      heard: /\b(?:can'?t|closed|without|old|no connection|manual\w*|alternative)\b/,
      says: [
        "Then it works like a good message pad: name, number, known or new, what for, two times that would suit. Somebody enters them at set hours and a text confirms. You lose the instant booking and keep everything else. For many small offices this is where it makes sense to begin, since nothing can go wrong in the calendar.",
      ],
      checks: ["Requests taken down are entered at set hours and confirmed by text."],
      tasks: ["Set two hours a day at which requests are entered and confirmed."],
    },
    {
      does: "Count the cost of each connection",
      asks: "What does an integration cost?",
      heard: /\b(?:cost|price|fee|extra|charge|much|setup)\b/,
      says: [
        "Three places: the assistant’s vendor may charge for each connection, your software’s vendor may charge for letting others in, and somebody may bill for setting it up. On this site each connection is a part of the price, which runs {priceRange}. Ask your own software company in writing what it wants; that’s the one that surprises people.",
      ],
      checks: ["We know what both vendors charge for the connection."],
      tasks: ["Ask your software company in writing what it charges for the connection."],
      put: "What does this connection cost, once and each month, with you and with our software vendor?",
    },
    {
      does: "Guard the door you’ve opened",
      asks: "Is it safe to connect it?",
      heard: /\b(?:safe|secur\w*|privacy|hipaa|access|data|rights)\b/,
      says: [
        "It should see free times and not charts. Ask what it can read, have that limited by your software and not by a promise, and keep the log of what it opened. Health information needs the business associate agreement first; a law firm wants no matter names in a calendar that others can see. When you leave, close the login yourself.",
      ],
      checks: ["It sees free times and no records, and the limit is set in our software."],
      tasks: ["Limit its login to free times in your software, and check the log after a week."],
    },
  ],
};
