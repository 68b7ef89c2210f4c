import type { Versus } from "../kinds.ts";

export const chatOrPhone: Versus = {
  id: "chat-or-phone",
  not: /\b(?:ai|receptionists?|answering services?|bots?|chatbots?|assistants?|texting|text messag\w+|e-?mail)\b/,
  sides: [
    { name: "live chat", heard: /\b(?:(?:live|web(?:site)?|online) )?chat\b/ },
    { name: "the phone", heard: /\b(?:phones?|telephone|phone calls?|calling|calls?)\b/ },
  ],
  lead: "Chat catches people who are on your website and can’t or won’t talk; the phone catches people who have decided to ask somebody. Most {newOnes} still decide in a conversation, so a phone that’s answered comes first, and chat is worth having only if a person answers it within a minute. Which of them brings more {newOnes} to you isn’t in anybody’s study. It’s in four weeks of your own marks.",
  criteria: [
    {
      name: "Who uses it",
      heard: /\b(?:who|people|customers|patients|clients|callers|new|leads?)\b/,
      cells: [
        "People on your pages, at work or at night, who want one thing cleared up",
        "People who’ve chosen you or two others, and want a time",
      ],
      says: "Read last month’s first messages and listen to last month’s first calls, twenty of each. In chat you’ll see “Do you take my plan?” and “How much is it?”, often from people who leave. On the phone you hear “When could I come?” Count in both how many asked for a time. That share tells you more than how many wrote.",
    },
    {
      name: "What gets booked",
      heard: /\b(?:book\w*|appointments?|convert\w*|new|bring\w*|more|win)\b/,
      cells: [
        "Settles short questions; a booking needs name, number and a few more minutes",
        "Settles the question and the time in one talk, if somebody picks up",
      ],
      says: "Make two marks for four weeks: contact, and {visit} kept. Put the same question to both kinds: “How did you find us, and how did you first reach us?” An example: 40 chats and 9 {visits}, 60 calls and 27 {visits}. Then chat books about one in four and the phone nearly one in two, and the nine count only if they wouldn’t have called. Ask them.",
    },
    {
      name: "What it takes of your people",
      heard: /\b(?:staff|time|hours|cost|price|people|effort|money)\b/,
      cells: [
        "Somebody at a screen, within a minute, all the hours it’s shown as open",
        "Somebody who can leave what they’re doing, for four minutes",
      ],
      says: "A chat looks like something that’s done on the side. It isn’t: whoever writes expects an answer in seconds, and three at once are three conversations with a person at the counter waiting. If nobody has that minute, show the box only at hours when somebody does. The software costs [$ a month, from a written offer with a date]; the hour of whoever sits there costs more.",
    },
    {
      name: "When nobody’s there",
      heard: /\b(?:after[- ]hours|nights?|evenings?|weekends?|closed|lunch)\b/,
      cells: [
        "Becomes a form; say when you’ll answer, and by what",
        "Becomes a voicemail, a service or an assistant",
      ],
      says: "A chat box that says “We’re online!” at nine in the evening and then asks for an email has told a small lie to somebody new. Let it say the truth: “Nobody’s here until eight. Leave your number, and Kim calls you before nine.” The phone needs the same sentence.",
    },
    {
      name: "What may be said there",
      heard: /\b(?:privacy|hipaa|confidential\w*|secure|medical|health)\b/,
      cells: [
        "Written down, stored at a vendor; health or a legal matter needs the right contract",
        "Spoken; what’s noted is in your own system, unless it’s recorded",
      ],
      says: "People type things into a box that they’d lower their voice for. Say above it that it isn’t for anything urgent or private. If you’re under HIPAA, the vendor signs a business associate agreement before the first message; if you’re a law firm, the box says that writing makes nobody a client. [Your attorney on both.] {Cap:urgents} should hear from the box itself where to call.",
    },
  ],
  verdict: [
    "if many people read your pages at hours when they can’t talk, and one person can answer within a minute at those hours.",
    "if somebody has to ask before they can book, and above all if calls ring out today. Mend that first; it’s the cheaper of the two.",
    "phone first, chat at two or three hours a day with a name on it, and the number beside the box: “Rather talk? Call us.”",
  ],
};
