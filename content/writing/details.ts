/**
 * What a circumstance changes: advice that would be false without it. `{n}` and `{what}` are what the prompt says,
 * `{one}` and the like the words of the trade.
 */
export interface Detail {
  /** Lower case, plain; its groups `n` and `what` fill the heading and the text. */
  heard: RegExp;
  head: string;
  text: string;
  /** Instead of it for what happens after closing. */
  night?: string;
}

const NUMBER = "\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten";

export const details: readonly Detail[] = [
  {
    heard:
      /\b(?:paper|handwritten|hand[- ]written) (?:appointment |reservation |booking )?(?:books?|calendars?|diar(?:y|ies)|schedules?|planners?)\b/,
    head: "Carrying the paper book over",
    text: "Choose a day on which the book stops, and copy everything that lies after it: one reads aloud, the other types, and then the other way round. Count the entries of each week on both sides before you believe them. Take names and numbers along, repeating appointments and the notes in the margin too. For two weeks the book stays under the counter, closed: whoever needs it writes down what was missing in the calendar. Each evening somebody prints tomorrow, for the day on which the line is down.",
  },
  {
    heard: /\b(?:no|without an?) (?:receptionist|front desk|secretary|office (?:staff|manager))\b/,
    head: "Without anybody at a desk",
    text: "Where nobody sits at a desk, a call is always somebody’s interruption, so it should be one by turns: a name for each half day, on the wall. Whoever is not that name lets it ring on; after the third ring it goes to something that takes it down.",
  },
  {
    heard:
      /\b(?:mostly|mainly|many|busy|young) (?:families|parents)\b|\bfamilies with (?:small |young )?(?:kids|children)\b/,
    head: "When the caller has a child on one arm",
    text: "Families call with one hand. They have a child beside them, ten minutes before school is out, and often two bookings in mind. So keep it short, ask for all the children at once (“Is this for one of you or for several?”), offer times after school before any others, and send what was agreed in writing: nobody with a child on one arm has a pen. If the child cries, say that you call back in an hour, and do.",
  },
  {
    heard: /\b(?:court (?:days?|dates?|appearances?)|(?:days? |time )in court|hearings?|trial days?)\b/,
    head: "On court days",
    text: "Court days stand in the calendar weeks before, so the telephone can be settled then too. For each of them one name answers, or one way of taking calls down; callers hear at which hour somebody is out of the courtroom, and not “she is in court today”. On the sheet stands what may be handed in by text during a recess (a deadline today, somebody in custody) and what may not. Keep the last half hour of the day free for the list, before anything else is opened.",
  },
  {
    heard: /\b(?:volunteers?(?: only)?)\b/,
    head: "With volunteers",
    text: "Volunteers change, so the answers must not live in any of them. One page beside the telephone, a list with a name and a second name for each half day, and a rule for the hours that nobody took: then the line goes on by itself to the page’s own recording or to somebody at home who agreed to it.",
  },
  {
    heard:
      /\b(?:my )?(?:wife|husband|spouse|mom|mother|dad|father|sister|brother|son|daughter) (?:does|do|handles|answers|runs|and (?:me|i)|in)\b|\b(?:just )?me and my (?:wife|husband|sister|brother|son|daughter|partner|dad|mom)\b/,
    head: "When it is the two of you",
    text: "Who is family is asked at dinner too, and at some point nobody knows any more whose call it was. Name the hours for each of you, write every call into one list that both see, and keep one evening a week in which the line goes elsewhere.",
  },
  {
    heard:
      /\b(?<n>\d{2,4}) (?<what>units|apartments|doors|members|accounts|students|families|beds|sites|clients|patients)\b/,
    head: "With {n} {what}",
    text: "With {n} {what} nobody can know each of them by voice. Whoever answers asks first for what tells them apart, the address or number, and finds in one place what is open there: the last report, who is on it, and by when.",
  },
  {
    heard:
      /\b(?:only (?:me|myself)|just me|one[- ](?:man|woman|person)(?: (?:shop|show|business|operation|office))?|solo|by myself|on my own|all alone)\b(?! and)/,
    head: "On your own",
    text: "Whoever works alone has two states, free and not free. Set the line so that it knows which: in the hours of work every call goes on from the first ring, and twice a day, at hours that callers are told, you call them all.",
    night:
      "Whoever works alone cannot be on duty every night. Choose the nights on which you answer, say so in the recording, and name for the others a colleague who does the same for you.",
  },
  {
    heard:
      /\b(?:only )?(?:have |got )?(?:one|1|a single) (?:girl|lady|guy|woman|man|person|employee|receptionist|secretary|admin|staff member)\b(?: (?:in|at) the (?:office|front|desk|front desk))?/,
    head: "With one person in the office",
    text: "There is no second pair of hands, so the second call needs a place of its own: when the line is taken it goes on at once, not after six rings. Give that one person two fixed stretches a day in which every call goes there from the first ring, and write down who stands in for lunch, illness and leave.",
  },
  {
    heard:
      /\b(?:(?:also|and) (?:does|doing|do|has to do) (?:the |our |all the )?)?(invoices|invoicing|books|bookkeeping|billing|payroll|paperwork)\b/,
    head: "The invoices beside it",
    text: "Work that needs a quiet head and a telephone that rings do not share an hour. Put the paperwork into one block a day, send the calls elsewhere for that block, and call back right after it.",
  },
  {
    heard: new RegExp(
      `\\b(?<n>${NUMBER})[- ](?<what>trucks?|vans?|crews?|techs?|technicians?|plumbers|electricians|drivers|movers|guys)\\b`,
    ),
    head: "With {n} {what}",
    text: "With {n} {what} on the road, nobody sits beside the telephone, and nobody answers it at the wheel. Let it ring with one person by turns, who stands and does not drive in that hour; what comes meanwhile goes on to a service or an assistant, and the one whose turn it is calls back between two jobs.",
    night:
      "With {n} {what}, the duty comes round quickly: everybody is on in every {nth} week. So keep the list of what may wake somebody short, pay the night, let the next morning begin later, and swap only in writing.",
  },
  {
    heard: new RegExp(
      `\\b(?<n>${NUMBER})[- ](?<what>chairs?|tables?|bays?|lifts?|rooms?|treatment rooms|stations?)\\b`,
    ),
    head: "With {n} {what}",
    text: "With {n} {what}, everybody may have their hands full at the same moment, and there is no desk to lean on. Agree by the clock whose call it is, one until early afternoon and another after it; whoever is not free lets it go on after three rings. At this size the calls are few enough to count for two weeks before any money is spent.",
  },
  {
    heard: new RegExp(
      `\\b(?<n>${NUMBER})[- ](?<what>doctors?|dentists?|vets|veterinarians|lawyers|attorneys|partners|stylists|barbers|therapists|agents|providers|trainers|teachers|instructors)\\b`,
    ),
    head: "With {n} {what}",
    text: "With {n} {what}, a caller who asks for one of them is the hard case. One page says for each who takes what, on which days, and who may answer when that one is out; without it every such call becomes a message.",
  },
  {
    heard: new RegExp(
      `\\b(?<n>two|three|four|five|six|2|3|4|5|6) (?<what>people|girls|ladies|of us|receptionists|employees|staff)\\b(?! waiting| in line)`,
    ),
    head: "With {n} at the telephone",
    text: "Two who may both answer are two who may both wait for the other. Say by the clock who picks up first, who takes the second line, and which of them does nothing but call back for a quarter of an hour, twice a day.",
  },
  {
    heard: /\bpart[- ]?time\b/,
    head: "Part time",
    text: "Part time settles only the hours that it covers. Lay them over a count of calls by the hour before you choose them, and decide for the remaining hours separately; what answers then belongs in the same sum, for a half-day person and nothing after it leaves the other half as it was.",
  },
  {
    heard:
      /\b(?:from|between) (?<n>\d{1,2}(?::\d\d)? ?(?:am|pm|a\.m\.|p\.m\.)?) (?:and|to|til|till|until) (?<what>\d{1,2}(?::\d\d)? ?(?:am|pm|a\.m\.|p\.m\.)?)/,
    head: "Between {n} and {what}",
    text: "Between {n} and {what} one person answers and does nothing else, and nothing that can wait is done by telephone from your side. Call backs begin when that stretch is over, and callers are told so: an hour that is named stops the second call.",
  },
  {
    heard:
      /\b(?:after|past|closed? at|til|till|until) (?<n>\d{1,2}(?::\d\d)? ?(?:am|pm|a\.m\.|p\.m\.|o'clock)?)(?= (?:on )?(?:weekdays|weekends|every|each)|[,.;]|$)/,
    head: "After {n}",
    text: "Let the line switch over by itself at that hour, not by somebody who remembers it. Call in five minutes later on three different days, and listen to what is heard and where the message ends up.",
  },
  {
    heard: /\bfamily[- ](?:owned|run|business)\b/,
    head: "A family business",
    text: "Callers ask for one of you by name and expect to be known. Agree on what is said when that one is not there, and never on “call again”: whoever answers takes it down, says which of you calls, and at what hour.",
  },
  {
    heard: /\b(?:elderly|seniors?|older (?:people|folks|customers|clients|patients|callers))\b/,
    head: "With older callers",
    text: "One question at a time, and time after it; numbers said twice; no menus and no “press two”. Offer to repeat it in writing or to somebody in the family, if the caller wishes it.",
  },
  {
    heard:
      /\b(?:(?:no|small|tight|tiny|low|zero) (?:budget|money)|(?:don't|dont|can't|cant) (?:have|afford)[\w ]{0,20}(?:money|budget|receptionist|service)?|without (?:spending|paying)|cheap(?:ly)?|free)\b/,
    head: "Without money for it",
    text: "Begin with what costs an hour: a new recording, the setting that sends on what rings out, two hours a day for calling back, one list. Count for two weeks what is still lost, and only then ask what something else would cost.",
  },
  {
    heard:
      /\b(?:two|three|four|2|3|4|second|several|multiple) (?:locations?|offices|shops|stores|branches)\b/,
    head: "With more than one location",
    text: "The first thing to settle is which of them a caller means. Ask it before anything else, keep one list for all, and let whichever is free answer for the others with the same page before them.",
  },
  {
    heard:
      /\b(?:starts?|starting|begins?) (?:on |this |next )?(?<what>monday|tuesday|wednesday|thursday|friday|tomorrow|next week)\b/,
    head: "Before the first day",
    text: "The page with the ten usual calls and the list of what is never said have to be finished before that day, not in its course. Ask somebody from outside to call on the second day, and talk about that call together.",
  },
];
