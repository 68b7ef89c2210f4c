/**
 * What a circumstance changes: advice that would be false without it. `{n}` and `{what}` are what the prompt says,
 * `{one}` and the like the words of the trade.
 */
export interface Detail {
  /** Lower case, plain; its groups `n` and `what` fill the heading and the text. */
  heard: RegExp;
  /** What makes another matter of it. */
  not?: RegExp;
  head: string;
  text: string;
  /** Instead of it for what happens after closing. */
  night?: string;
  /** Instead of it for calls that nobody can pick up. */
  missed?: string;
}

const NUMBER = "\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten";

export const details: readonly Detail[] = [
  {
    heard:
      /\b(?:on|goes on|going on|takes?|taking|during|before|for) (?:an? |my |our |your |his |her |their )?(?:(?:two|one)[- ]week )?vacations?\b/,
    not: /\b(?:vacation rentals?|vacation (?:polic\w+|days?|pay|requests?)|on paid vacation)\b/,
    head: "While you’re on vacation",
    text: "Write down four things a week before you leave: the first and the last day, who answers, what that person may promise and book, and whom they ring when it can’t wait, with a second name. Record the greeting with both dates, have it say that work is booked from the day after you’re back, and put a reminder in the calendar that takes it down. Call your own number on the evening before you go, by day’s forwarding and after hours, and again from where you are.",
  },
  {
    heard:
      /\b(?:paper|handwritten|hand[- ]written) (?:appointment |reservation |booking )?(?:books?|calendars?|diar(?:y|ies)|schedules?|planners?)\b/,
    head: "Moving from paper",
    text: "Choose the day the paper book stops, and copy everything after it: one person reads aloud, the other types, and then you switch. Count the entries for each week on both sides before you trust them. Copy names, numbers, repeat appointments and the notes in the margin too. For two weeks keep the book under the counter, closed, and write down whatever people miss in the new calendar. Print tomorrow every evening, in case the system is down.",
  },
  {
    heard: /\b(?:no|without an?) (?:receptionist|front desk|secretary|office (?:staff|manager))\b/,
    head: "Without a front desk",
    text: "With nobody at a desk, every call interrupts someone, so take turns: one name for each half day, on the wall. Everyone else lets it ring. After the third ring it goes to something that takes a message.",
  },
  {
    heard:
      /(?<=\b(?:pediatric|child\w*|kids?'?|tutor\w*|dance|swim\w*|day ?care|preschool|music|karate|martial|gymnastics|camps?|orthodont\w*|lessons?|schools?|learning)\b.{0,120})\b(?:parents|moms|mothers)\b(?! (?:who|that) (?:call|shout|cry))|\b(?:parents|moms|mothers)\b(?! (?:who|that) (?:call|shout|cry))(?=.{0,120}\b(?:pediatric|child\w*|kids?'?|tutor\w*|dance|swim\w*|day ?care|preschool|music|karate|martial|gymnastics|camps?|orthodont\w*|lessons?|schools?|learning)\b)/,
    head: "What is different with parents",
    text: "The name in your book is the child’s, and whoever answers is a parent. Keep both parents’ numbers with a mark for the one who settles dates, and write to that one alone: two reminders to one family read as nagging. Brothers and sisters are one message with both first names. Offer times before and after school before any other, and say whether a note for the teacher is ready at the door. When a child didn’t come, begin with “Is everybody all right?” and not with the rule; the rule comes the second time.",
  },
  {
    heard: /\bwalk-?ins?\b/,
    head: "When somebody only wants to know whether to come by",
    text: "A walk-in asks one thing: how long is the wait right now? If that stays unanswered, they walk in somewhere else. Put the answer where no call is needed: a line on your map listing that whoever is free changes at ten, one and four (“about 20 minutes now”), a text back to every call that rings out (“We’re with somebody. The wait is about [minutes]; reply YES and we’ll hold a place until [time]”), and a sheet with names by the door, so that a reply is worth something.",
  },
  {
    heard: /\b(?:from|in|out of) (?:her|his|my|the|their) (?:own )?(?<what>car|van|truck)\b/,
    head: "Working from a {what}",
    text: "Nobody takes a call or types while driving, so the phone has to know that you’re on the road: turn on its driving mode with a reply that names the time at which you’ll have stopped. Plan ten minutes at each stop before you go in, parked, for what came in meanwhile. An address, a date and a name have to arrive in writing, because whoever hears them at a red light loses one of the three.",
  },
  {
    heard:
      /\b(?:an?|the) [\w' -]{3,30} and (?:his|her|their) (?<what>wife|husband|spouse|partner|mom|mother|son|daughter|dad)\b/,
    head: "When it is the two of you",
    text: "In a business of two the {what}’s private cell has often been the office for years, at dinner too. Take the business off that cell first: a business number of its own, which rings with either of you and can be switched off by either. Then share the evenings by date and not by who gives in first, write both names into the month, and let the one who has the evening off really not hear it.",
  },
  {
    heard:
      /\b(?:mostly|mainly|many|busy|young) (?:families|parents)\b|\bfamilies with (?:small |young )?(?:kids|children)\b/,
    head: "Callers with a child on one arm",
    text: "Parents call with one hand, ten minutes before school is out, and often for two children. Keep it short, ask for all of them at once (“Is this for one of you or for several?”), offer times after school first, and text what you agreed, because they have no pen. If the child cries, say that you will call back in an hour, and do it.",
  },
  {
    heard:
      /\b(?:court (?:days?|dates?|appearances?)|(?:days?|time|mornings?|afternoons?) in court|in court (?:one|two|three|four|most|all|every|some|many|\d) (?:day|morning|afternoon)s?|(?<!of )hearings\b|trial days?)\b/,
    head: "On court days",
    text: "You know court days weeks ahead, so settle the phone ahead too. For each one, one person answers, or calls are taken down in one way. Tell callers when someone is out of the courtroom, and don’t just say “she’s in court today”. Put on the sheet what may be handed in by text during a recess (a deadline today, someone in custody). Keep the last half hour of the day free for the list.",
  },
  {
    heard: /\b(?:volunteers?(?: only)?)\b/,
    head: "With volunteers",
    text: "Volunteers come and go, so the answers can’t live in their heads. Keep one page by the phone and a schedule with a name and a backup for every half day. For hours nobody took, let the line go to a recording or to someone at home who has agreed to it.",
  },
  {
    heard:
      /\b(?:my )?(?:wife|husband|spouse|mom|mother|dad|father|sister|brother|son|daughter) (?:does|do|handles|answers|runs|and (?:me|i)|in)\b|\b(?:just )?me and my (?:wife|husband|sister|brother|son|daughter|partner|dad|mom)\b/,
    head: "When it is the two of you",
    text: "When you are family, you get asked at dinner too, and after a while nobody knows whose call it was. Set hours for each of you, write every call on one list you both see, and keep one evening a week when the phone goes somewhere else.",
  },
  {
    heard:
      /\b(?<n>\d{2,4}) (?<what>units|apartments|doors|members|accounts|students|families|beds|sites|clients|patients)\b/,
    head: "With {n} {what}",
    text: "With {n} {what}, nobody knows everyone by voice. Whoever answers asks first for the thing that tells them apart, such as the address or the number, and finds in one place what is open there: the last report, who is on it, and by when.",
  },
  {
    heard:
      /\b(?:only (?:me|myself)|just me|one-(?:man|woman|person)(?! (?:at|on|in)\b)(?: (?:shop|show|business|operation|office|company))?|one (?:man|woman|person) (?:shop|show|business|operation|company)|solo|by (?:myself|himself|herself|themselves)|on (?:my|his|her|their) own|all alone|works? alone|working alone)\b(?! and)/,
    head: "On your own",
    text: "Working alone, you are either free or you aren’t. Set up the phone so that it knows which: while you work, every call goes straight to whoever or whatever answers for you, and twice a day, at times callers know, you call them all back.",
    night:
      "If you work alone, you can’t be on call every night. Choose the nights when you answer, say so in the recording, and for the others name a colleague who does the same for you.",
  },
  {
    heard:
      /\b(?:only )?(?:have |got )?(?:one|1|a single) (?:(?:front[- ]desk|office|phone) )?(?:girl|lady|guy|woman|man|person|employee|receptionist|secretary|admin|staff member)\b(?: (?:in|at|on) the (?:office|front desk|front|desk|phones?))?/,
    head: "With one person at the phone",
    text: "Nobody sits beside that person, so the second call needs somewhere to go: when the line is busy, forward it right away and not after six rings. Give that person two set stretches a day when every call is forwarded from the first ring, and write down who covers lunch, sick days and vacation.",
  },
  {
    heard:
      /\b(?:(?:also|and) (?:does|doing|do|has to do) (?:the |our |all the )?)?(invoices|invoicing|(?<=\b(?:the|our|my|does|doing|do|keeps) )books|bookkeeping|billing|payroll|paperwork)\b/,
    head: "With the bookkeeping on top",
    text: "Invoices need a clear head, and a ringing phone doesn’t allow one. Put the paperwork in one block a day, send calls somewhere else for that time, and call back right after.",
  },
  {
    heard: new RegExp(
      `\\b(?<n>${NUMBER})[- ](?<what>trucks?|vans?|crews?|techs?|technicians?|plumbers|electricians|drivers|movers|guys)\\b`,
    ),
    head: "With {n} {what}",
    text: "With {n} {what} on the road, nobody is sitting next to the phone, and nobody answers it while driving. Have it ring with one person at a time, someone who isn’t driving that hour. Whatever else comes in goes to a service or an assistant, and that person calls back between two jobs.",
    night:
      "With {n} {what}, everyone is on call every {nth} week, so it comes around quickly. Keep the list of what may wake someone short, pay for the night, let them start later the next morning, and swap only in writing.",
  },
  {
    heard: new RegExp(
      `\\b(?<n>${NUMBER})[- ](?<what>chairs?|tables?|bays?|lifts?|rooms?|treatment rooms|stations?)\\b`,
    ),
    head: "With {n} {what}",
    text: "With {n} {what}, everyone’s hands may be full at the same moment, and nobody is at a desk. Decide by the clock whose call it is: one of you in the first half of each hour, another in the second. Anyone who isn’t free lets it go on after three rings. At this size you get few enough calls to count for two weeks before you spend any money.",
  },
  {
    heard: new RegExp(
      `\\b(?<n>${NUMBER})[- ](?<what>doctors?|dentists?|vets?|veterinarians?|lawyers?|attorneys?|partners?|stylists?|barbers?|therapists?|agents?|providers?|trainers?|teachers?|instructors?|groomers?|hygienists?)\\b`,
    ),
    head: "With {n} {what}",
    text: "With {n} {what}, the hard call is the one that asks for one of them. Keep one page that says who takes what, on which days, and who may answer when that one is out. Without it, every such call turns into a message.",
    missed:
      "With {n} {what} on one schedule, two people often come out at the same minute, and the phone rings behind them. Start one schedule ten minutes later, book the next visit in the room, and write on the wall whose phone it is in those minutes.",
  },
  {
    heard: new RegExp(
      `\\b(?<n>two|three|four|five|six|2|3|4|5|6) (?:front[- ]desk |office |full-time )?(?<what>girls|ladies|of us|receptionists|(?:front[- ]desk|office|phone) (?:people|employees|staff)|(?:people|employees|staff) (?:(?:who |that )?(?:answer\\w*|pick(?:s|ing)? up)|(?:at|on|in|for|behind) the (?:front desk|desk|phones?|office|counter)))\\b(?! waiting| in line)`,
    ),
    // Whose break it is decides who picks up.
    not: /\b(?:lunch\w*|at noon)\b/,
    head: "With {n} on the phone",
    text: "Two people who may both answer will both wait for the other. Decide by the clock who picks up first, who takes the second line, and who spends fifteen minutes, twice a day, only calling back.",
  },
  {
    heard: new RegExp(
      `\\b(?<n>${NUMBER}|1[0-9]) (?<what>employees|people|staff|workers)\\b(?! (?:waiting|in line|call|ask|who call|a (?:day|week)|want))`,
    ),
    head: "With {n} {what}",
    text: "With {n} {what} in all, whoever picks up was in the middle of something else, and the others thought somebody had it. Give the phone one name for each half day, let everyone else work, and decide what takes over after the third ring. That choice, and not how many you are, decides how many calls are lost.",
  },
  {
    heard: /\bpart[- ]?time\b/,
    head: "Part time",
    text: "A part-timer covers only the hours they are there. Count calls by the hour before you choose those hours, and decide separately about the rest. Compare the total: a half-day person with nothing afterward leaves the other half as it was.",
  },
  {
    heard:
      /\b(?:from|between) (?<n>\d{1,2}(?::\d\d)? ?(?:am|pm|a\.m\.|p\.m\.)?) (?:and|to|til|till|until) (?<what>\d{1,2}(?::\d\d)? ?(?:am|pm|a\.m\.|p\.m\.)?)/,
    head: "Between {n} and {what}",
    text: "Between {n} and {what}, one person answers and does nothing else, and you make no outgoing calls that can wait. Start calling back when that time is over, and tell callers so, or they will call a second time.",
  },
  {
    heard:
      /\b(?:after|past|closed? at|til|till|until) (?<n>\d{1,2}(?::\d\d)? ?(?:am|pm|a\.m\.|p\.m\.|o'clock)?)(?= (?:on )?(?:weekdays|weekends|every|each)|[,.;]|$)/,
    head: "After {n}",
    text: "Have the line switch over automatically at that hour, so nobody has to remember. Call in five minutes later on three different days, and listen to what callers hear and where their message ends up.",
  },
  {
    heard: /\bfamily[- ](?:owned|run|business)\b/,
    head: "A family business",
    text: "Callers ask for one of you by name and expect you to know them. Agree on what to say when that person isn’t there, and never just “call again”. Whoever answers takes it down and says which of you will call, and when.",
  },
  {
    heard: /\b(?:elderly|seniors?|older (?:people|folks|customers|clients|patients|callers))\b/,
    head: "With older callers",
    text: "Ask one question at a time and wait for the answer. Say numbers twice. No menus and no “press two”. Offer to send it in writing as well, or to someone in the family if the caller wants that.",
  },
  {
    heard:
      /\b(?:(?:no|small|tight|tiny|low|zero) (?:budget|money)|(?:don't|dont|can't|cant) (?:have|afford)[\w ]{0,20}(?:money|budget|receptionist|service)?|without (?:spending|paying)|cheap(?:ly)?|free)\b/,
    head: "On no budget",
    text: "Start with things that only take an hour: a new recording, forwarding calls that ring out, two set times for calling back, one list. Count for two weeks what you still lose, and only then ask what anything else would cost.",
  },
  {
    heard:
      /\b(?:two|three|four|2|3|4|second|several|multiple) (?:locations?|offices|shops|stores|branches)\b/,
    head: "With more than one location",
    text: "First find out which location the caller means. Ask before anything else, keep one list for all of them, and let whoever is free answer for the others from the same page.",
  },
  {
    heard:
      /\b(?:starts?|starting|begins?) (?:on |this |next )?(?<what>monday|tuesday|wednesday|thursday|friday|tomorrow|next week)\b/,
    head: "Before the first day",
    text: "Finish the page with the ten usual calls, and the list of what nobody says, before that day. On the second day have someone from outside call, and talk about that call together.",
  },
];
