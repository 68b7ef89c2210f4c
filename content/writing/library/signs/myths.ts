type Pairs = readonly (readonly [string, string])[];

/** What people believe, in their words, and what is so. */
export const aiMyths: Pairs = [
  [
    "“It’ll replace the receptionist”",
    "It answers a phone line. It doesn’t greet the person at the counter, notice that somebody’s limping, or settle an argument about a bill. What it can take over is the calls nobody reaches: lunch, evenings, the third line. Whether anyone loses hours is decided by an owner, and never by the software.",
  ],
  [
    "“Callers hate it”",
    "Some do, and they should get a person on the first request. Many don’t care as long as the thing gets done in a minute. Nobody’s general opinion helps you here; count for a month how many hang up within ten seconds and how many ask for a person. That’s your answer.",
  ],
  [
    "“It understands everything”",
    "It doesn’t. It mishears names, bad lines and two requests in one sentence. A good setup reads back what matters, asks once more, and then gets a person. If a demo never fails, you’re watching a recording.",
  ],
  [
    "“It makes things up”",
    "It can, if it’s allowed to answer from anything but your page. Give it one page, close the subjects where a wrong answer does harm, and test it with questions that are answered nowhere. What you want to hear is “I don’t want to guess.”",
  ],
  [
    "“HIPAA doesn’t allow it”",
    "HIPAA says nothing about AI. It asks for a business associate agreement with whoever handles health information for you, for safeguards, and for as little information as the purpose needs. A setup can meet that or not. A badge on a website proves neither.",
  ],
  [
    "“You set it up and forget it”",
    "Hours change, people leave, a plan is dropped, and it goes on saying last spring’s things. It takes an hour a day in the first week and fifteen minutes a week after that. Without a name for those minutes, don’t start.",
  ],
  [
    "“It’s only for big companies”",
    "A call center has people for every hour. The ones who gain are places where one person does everything: a solo lawyer in court, a plumber under a sink, an office with two lines and one receptionist. It runs {priceRange} here.",
  ],
  [
    "“We’d have to change our phone number”",
    "You keep your number and your phone company. Calls are forwarded when you don’t answer, and you can switch that off again in a minute, without asking anybody.",
  ],
  [
    "“It’s just a better voicemail”",
    "It is, if nobody reads its notes. The difference is that it can answer, book and pass on. If yours only takes messages, either its rules are too narrow or you’re paying too much.",
  ],
  [
    "“If it sounds human, nobody needs to know”",
    "They find out, usually in the worst sentence of the call, and then wonder what else you didn’t mention. Say what it is in the first breath. Those who stay, stay because they were told.",
  ],
];
export const noShowMyths: Pairs = [
  [
    "“People who don’t show up are rude”",
    "Most forgot, couldn’t reach you, were afraid, or had work or a child in the way. Sort last month’s into those four, and you’ll know what to do about each. Rudeness is what’s left, and it’s rare.",
  ],
  [
    "“More reminders help”",
    "Three do. Whoever gets five stops reading the fourth, and that’s the one with the new address. What helps is a reminder that can be answered.",
  ],
  [
    "“A fee solves it”",
    "It collects a little money and a hard conversation, and the hour’s still empty. In some plans it isn’t allowed at all. Make canceling easy first, then see who’s left.",
  ],
  [
    "“Calling works better than texting”",
    "For first visits and people without a cell phone, it does. For everyone else, a text with a one-word answer reaches more of them and costs you seconds.",
  ],
  [
    "“Overbooking evens it out”",
    "On the day when everyone comes, you run late until six, and the people who waited tell others. Fill gaps from a short-notice list instead.",
  ],
  [
    "“You can’t do anything about it”",
    "Sort four weeks by weekday, lead time, and new or known. Nearly every office finds one group that makes up half. Change one thing for that group and count again.",
  ],
];
