import type { Subject } from "./kinds.ts";

/** People who asked and weren’t reached: over the website, an ad, a call that nobody took. */
export const leads: Subject = {
  id: "leads",
  near: ["unbooked", "text-back"],
  name: "new inquiries that got away",
  heard:
    /\b(?:missed|lost|cold|web|website|online|new|old|unanswered|ad|facebook|google) (?:leads?|inquir(?:y|ies))\b|\b(?:leads?|inquir(?:y|ies)) (?:that|who|we|you|from (?:the |our |your )?(?:web ?site|form|ads?|google|facebook))\b|\b(?:web|website|contact|online) form (?:leads?|requests?|submissions?|inquir(?:y|ies))\b|\bfollow\w* up (?:on |with )?(?:our |your |missed |new |web |online )*(?:leads?|inquir(?:y|ies))\b|\b(?:contact|website|web) forms?\b.{0,40}\b(?:answer\w*|repl\w+|respond\w*|follow\w*|call\w*)\b/,
  not: /\b(?:called but|didn't book|did not book|estimates?|quotes?|bids?|proposals?|generat\w+ leads|buy\w* leads|lead gen\w*|ads? that)\b/,
  title: "Following up new inquiries at {who}",
  lead: "Somebody asked, and nobody got back to them in time. Answer within minutes where you can: a text at once that a person reads the reply to, a call within the hour, a second try at another hour of the day, and three more touches over two weeks. Every one of them has something to answer and a way to say no, and all of them stand on one list with a name.",
  close:
    "Take the last thirty inquiries and write two figures beside each: minutes until somebody answered, and whether they booked. The first column explains more of the second than price, ad or season.",
  passages: [
    {
      does: "Put every inquiry on one list, with the minute it came",
      asks: "Where do they all come from?",
      heard: /\b(?:list|where|come from|track|system|crm|spreadsheet)\b/,
      says: [
        "Missed calls without a message, the form on the website, messages from the map listing and the social pages, somebody who asked at the counter. Each goes on one list: name, number, what about, the minute it came, whose turn it is. What stands in five inboxes is answered by nobody, since everybody thinks that somebody else has seen it.",
      ],
      mistake: [
        "Leaving each inbox to itself",
        "The form goes to an owner who’s out, the page’s messages to whoever set it up. Three people look, and nobody answers. One list ends that.",
      ],
      checks: ["All inquiries of yesterday stand on one list, with the minute they came and a name."],
      tasks: ["Send a test through every form, page and number, and write down who saw it and when."],
    },
    {
      does: "Answer within minutes, by text",
      asks: "How fast do we have to be?",
      heard: /\b(?:fast|minutes|speed|quick\w*|same day|first|immediately|how soon)\b/,
      says: [
        "Whoever has just pressed “send” still holds the phone and has two other pages open. A text within five minutes, in which a person asks one thing, keeps them from asking the next place. Only text those who’ve left a number and agreed to it, and only if somebody reads the reply. Where nobody does, say by which hour you call.",
      ],
      lines: [
        [
          "Within five minutes",
          "Hi [first name], this is [your name] at [name of the business]. I’ve got your message about [what they asked]. Is now a good time for a quick call, or is [time] better?",
        ],
        [
          "When you’re closed",
          "Hi [first name], thanks for asking about [what]. We open at [eight], and you’re first on my list. If it can’t wait, call [number].",
        ],
      ],
      mistake: [
        "Answering in the order of the inbox",
        "The newest is the one that can still be won. Take it first, then the rest by age.",
      ],
      checks: ["A person’s answer goes out within five minutes while we’re open."],
      tasks: ["Write both texts, and name who reads the replies in which hours."],
    },
    {
      does: "Call within the hour, and say why in your first sentence",
      asks: "What do we say when we call?",
      heard: /\b(?:call|say|script|phone|words)\b/,
      says: [
        "They don’t know your number, and they get calls from strangers all day. So the reason comes before the name of the place, in the words that they wrote. Then one question, and two times. Don’t read the form back to them: they know what they typed.",
      ],
      lines: [
        [
          "They pick up",
          "Hi [first name], you asked us this morning about [what]. This is [your name] at [name of the business]. May I ask you one thing, and then tell you when we could do it?",
        ],
        [
          "Voicemail, fifteen seconds",
          "Hi [first name], it’s [your name] at [name of the business], about [what you asked]. I’m sending you a text with two times. Just answer with 1 or 2. My number is [number].",
        ],
      ],
      mistake: [
        "Are you still interested?",
        "It asks for a no. Ask something that helps you help them, such as since when, how many, for which day.",
      ],
      checks: ["Every inquiry was called within an hour, with the reason in the first sentence."],
      tasks: ["Block the first ten minutes of every hour for calls to new inquiries, with a name."],
    },
    {
      does: "Try a second time at another hour",
      asks: "How often do we try?",
      heard: /\b(?:how often|second|try|tries|times|persist\w*|steps?|touch\w*)\b/,
      says: [
        "Who didn’t pick up at eleven works at eleven. Try again between five and seven, and the third time on another day. Before each try look whether they’ve answered by text. After the third, writing is kinder than ringing.",
      ],
      mistake: [
        "Calling three times in one afternoon",
        "Three missed calls from one strange number look like a debt. Change the hour, and then the way.",
      ],
      checks: ["Nobody is given up before tries at two different hours of the day."],
      tasks: ["Write beside each open inquiry at which hour it was tried, and plan the other one."],
    },
    {
      does: "Write three more times, each with something in it",
      asks: "What do we write after that?",
      heard: /\b(?:write|e-?mail|text|message|sequence|later|week|month|template)\b/,
      says: [
        "On day three the answer to the question that people ask most, on day seven a time that came open, on day fourteen goodbye. Each is two sentences with one question. Put a way to stop into the first of them, and stop at once when somebody uses it.",
      ],
      lines: [
        [
          "Day three",
          "Hi [first name], most people ask us first [the question]. In short: [answer]. Shall I hold a time for you this week?",
        ],
        [
          "Day fourteen, the last one",
          "Hi [first name], I’ll stop here so that I don’t bother you. If [what] comes up again, this number reaches me. – [your name]",
        ],
      ],
      mistake: [
        "Just checking in",
        "It says that you want something. Bring an answer, a time or a picture, or don’t write.",
      ],
      checks: ["Each later message brings something new, and has one question and a way to stop."],
      tasks: ["Write the three messages, and the answer to your commonest question."],
    },
    {
      does: "Offer a small first step with a day on it",
      asks: "What do we offer them?",
      heard: /\b(?:offer|consult\w*|book\w*|appointment|next step|visit)\b/,
      says: [
        "“Come and see us” is a large step. Ten minutes by phone with whoever would do it, a look at two pictures they send, a first visit without obligation on Thursday at four: that is a small one. Name who it’s with. People come to a person sooner than to a place.",
      ],
      mistake: ["Sending a link to the whole calendar", "Forty free times are no offer. Two are."],
      checks: ["Every first answer offers one small step with two times."],
      tasks: ["Choose the smallest first step you can give, and who gives it."],
    },
    {
      does: "Ask the ones who said no, in one question",
      asks: "How do we find out why they didn’t come?",
      heard: /\b(?:why|lost|no|reason|learn|feedback)\b/,
      says: [
        "“What decided it, if I may ask?” Four answers come again and again: somebody else was faster, it was too dear, the time didn’t suit, it was only a thought. Put a tally mark beside one of the four. After thirty you know whether it’s speed, price or hours, and you’ve stopped guessing.",
      ],
      mistake: [
        "Arguing with a no",
        "It’s been decided. Thank them and ask what decided it: you get an answer worth more than the sale.",
      ],
      checks: ["Each lost inquiry has one of four reasons beside it."],
      tasks: ["Ask the last ten who didn’t book what decided it, and count the answers."],
    },
    {
      does: "Count minutes and bookings each Friday",
      asks: "How do we know that it works?",
      heard: /\b(?:count|measure|number|figures?|works|report|math)\b/,
      says: [
        "Inquiries, answered within five minutes, reached, booked, and minutes in the middle: five figures by hour of the day. The hours in which the minutes are long are the ones in which you need a second name, a service or something that answers.",
      ],
      mistake: [
        "Counting only the ones who came",
        "They show you what went well. The others show you the hour at which it goes wrong.",
      ],
      checks: ["Inquiries, minutes and bookings of the week stand on one line."],
      tasks: ["Lay out last month’s inquiries by hour, with minutes and bookings."],
    },
  ],
};
