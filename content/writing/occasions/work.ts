import type { Occasion } from "../kinds.ts";

/** Situations of those who should answer. */
export const work: readonly Occasion[] = [
  {
    id: "absent",
    heard:
      /\b((calls?|calling|called|is|are|out|off|home) (in )?sick|sick (days?|leave)|maternity leave|(receptionist|front desk|secretary|assistant)( \w+){0,3} (sick|ill|out|away|leaves|left|quits?|absent)|short.?staffed|under.?staffed|(just )?(lost|losing) (my|our) receptionist)\b/,
    at: "when the one who answers is away",
    about: ["desk", "telephone"],
    name: "days on which the one who answers is away",
    goal: "keep answering when the one who usually does is away",
    gist: "One page, one stand-in and one switch: so much makes a sick day a day like the others.",
    state: "open",
    scene:
      "A message at seven in the morning: the one who answers the telephone at {aPlace} will not come today. At eight it rings, {hands}, and what the caller needs to know is in a head that is lying at home with a fever.",
    points: [
      {
        id: "morning-of-absence",
        phase: "decide",
        obvious: true,
        do: "Write the first hour of such a day on one page",
        how: "Who takes the telephone until ten, who after it, and what that person does not do meanwhile. Where the forwarding is set, with the code. What is put off on such a day, and who tells those whom it concerns. The page hangs where the keys hang.",
        mistake: "Working it out on the morning itself",
        harm: "Three people discuss, and it rings. A page that was written on a quiet day names who, until when, and what is left undone for it.",
        ask: "What is done first when nobody is at the telephone?",
        answer:
          "The page comes out: a name until ten, a name after it, and the forwarding is set. Whoever takes over puts something else down; which thing stands there as well.",
        check: "A page for the morning of an absence hangs where everybody finds it.",
        task: "Write the page for the first hour: two names, the forwarding, what is put off.",
      },
      {
        id: "absence-standin",
        phase: "start",
        do: "Have a stand-in answer for half a day a month",
        how: "Not only when somebody is ill. Half a day a month somebody else sits there, with the page and without help, and notes what they did not find. It costs half a day and shows what is only in one head.",
        mistake: "Having one person who knows it all",
        harm: "It is convenient until that person has a fever. Half a day a month with somebody else brings to light what is written nowhere.",
        ask: "How does a stand-in learn it in time?",
        answer: "By doing it half a day a month, while the one who knows is still reachable.",
        check:
          "Last month somebody else answered for half a day, and what they could not find was written down.",
        task: "Set half a day on which somebody else answers, and note what they could not find.",
      },
      {
        id: "absence-overflow",
        phase: "write down",
        do: "Arrange what answers when nobody can",
        how: "A service by the day, an assistant, or a message with an hour in it: one of them can be switched on by whoever comes first in the morning. It tells callers when they are called back, and asks {sort0}. {Cap:urgents}: for that it names somebody.",
        mistake: "Leaving the line to itself on such a day",
        harm: "A day of ringing out is not forgotten: {next}. Something that can be switched on with one hand at seven is enough.",
        ask: "And if really nobody can be spared?",
        answer:
          "Then something else answers: a service by the day, an assistant, a message with an hour. It has to be arranged beforehand and tried once.",
        check: "What answers when nobody can has been switched on once for a trial.",
        task: "Arrange what takes over, and switch it on for ten minutes as a trial.",
      },
    ],
  },
  {
    id: "alone",
    heard:
      /\b(only (have |got |has )?(one|a single) (girl|person|receptionist|woman|lady|employee)|one[- ](man|woman|person) (shop|show|business|band|company|operation)s?|one[- ](man|woman|person)|solo( (owners?|operators?|practi\w+|lawyers?|attorneys?))?|(work(ing|s)?|i am|i'm|all) alone|by myself|on my own|(just|only) me|sole (proprietors?|traders?|owners?)|self[- ]employed|(no|without) (staff|employees))\b/,
    at: "with nobody else to pick up",
    about: ["telephone"],
    name: "answering calls alone",
    goal: "answer its calls with nobody else to pick up",
    scene:
      "You are the one who does the work, writes the bills and answers the telephone, and two of these happen at the same moment: it rings {hands}.",
    points: [
      {
        id: "alone-hours",
        phase: "decide",
        do: "Set hours in which you can really be called",
        how: "Two stretches a day in which you pick up at once, say before eight and after four, and put them wherever your number stands. Outside them something else answers and says so. Being reachable for certain beats being reachable perhaps.",
        mistake: "Trying to be reachable all day",
        harm: "You pick up {hands}, do both badly, and still miss every third one. Two sure stretches and something that answers in between serve both.",
        ask: "Does somebody who works alone have to pick up all day?",
        answer:
          "No. Two stretches a day for certain, announced, and in between something that takes down name, matter and a time.",
        check: "My two stretches for calls stand wherever my number does.",
        task: "Choose two stretches for calls, and write them wherever your number stands.",
      },
      {
        id: "alone-between",
        phase: "start",
        do: "Let something answer while your hands are busy",
        how: "A text that goes out by itself, an assistant, a service, a friend with a card: any of them beats a tone. It should ask {sort0}, say when you call, and ring through only for {urgent}. Read its notes before you drive off, not while driving.",
        mistake: "Picking up in the middle of the work",
        harm: "The caller hears a saw and half an answer, and the work gets a flaw. Something that takes three lines down serves both better.",
        ask: "Who answers when I cannot?",
        answer:
          "Something that asks {sort0}, names an hour, and rings through only for what cannot wait. What it is matters less than the hour, and that you keep it.",
        check: "While I work, something takes calls down and names the hour at which I call.",
        task: "Set up what answers while you work, and call it yourself from a ladder’s distance.",
      },
      {
        id: "alone-standin",
        phase: "write down",
        do: "Find one colleague for the days you are ill",
        how: "Somebody in the same trade with whom you swap: two days of yours for two days of theirs. One page says what may be promised and what waits. Without it, three days of fever are three days without you on the market.",
        mistake: "Having nobody for the day you are ill",
        harm: "The telephone is then as ill as you are, and {next}. One page and one colleague, agreed on while you are well.",
        ask: "And when I am ill or away?",
        answer:
          "Then a colleague of the same trade takes your calls by your page, and you take theirs another time.",
        check: "One colleague has my page, and has said yes to taking my calls when I am ill.",
        task: "Ask one colleague to swap sick days, and give them a page on what may be promised.",
      },
    ],
  },
  {
    id: "on-the-job",
    heard:
      /\b(on (the|a) (job ?(site)?|road|ladder|roof|tools)|(while|when) (i am|i'm|we are|we're|you are|you're|they are)? ?(working|driving|on the \w+|on a \w+|under \w+|with (a )?(clients?|patients?|customers?))|hands? (are )?(full|busy)|between (clients|patients|appointments|jobs)|in the (truck|field|van)|during (class(es)?|lessons|appointments|treatments|sessions|surgery))\b/,
    at: "in the middle of the work",
    about: [],
    name: "calls in the middle of the work",
    goal: "take calls without breaking off the work",
    scene:
      "It rings {hands}. To pick up is unkind to the work in front of you; not to pick up is unkind to somebody you do not know yet.",
    points: [
      {
        id: "hands-free-rule",
        phase: "decide",
        do: "Decide once which calls may break into the work",
        how: "{Cap:urgent}: for that the telephone may ring through. All else is taken down by somebody or something and called back in the next break. Decided once, it need not be decided with wet hands.",
        mistake: "Deciding anew at every ring",
        harm: "Each ring takes the mind off the work, picked up or not. A rule lets you leave it in the truck.",
        ask: "Which calls may interrupt us at work?",
        answer:
          "Only those for which somebody would run: {urgent}. Whatever answers has to know that list and nothing else.",
        check:
          "It is settled which calls ring through in the middle of the work, and which wait for a break.",
        task: "Write the short list of what may break into the work, and give it to whoever answers.",
      },
      {
        id: "break-calls",
        phase: "start",
        do: "Call back in the breaks, parked and with the list",
        how: "Between two jobs, five minutes before you set off: read, call the first two, text the others a time. Not while driving; nobody can write down {sort0} at the wheel. In the evening the list is empty.",
        mistake: "Calling back from the wheel",
        harm: "It is dangerous, in many places forbidden, and half of what is said is lost. Five minutes parked do more.",
        ask: "When do we call back if we are out all day?",
        answer: "In each break, parked, for five minutes: two calls, and a text with a time to the rest.",
        check: "Call backs are made parked, in the breaks, from one list.",
        task: "For a week, take five parked minutes after each job for the list.",
      },
    ],
  },
  {
    id: "rush",
    heard:
      /\b((in|during|at) )?(the )?((dinner|morning|evening|lunch|after-work) rush|rush( hours?)?|peak (hours?|times?)|busy (times?|hours?|mornings?|evenings?|days?)|(friday|saturday) (nights?|evenings?))\b/,
    at: "in the rush",
    about: [],
    name: "calls in the rush",
    goal: "take calls in the rush",
    state: "open",
    row: "rush",
    scene:
      "There is an hour in which everything happens, and the telephone knows it. It rings {hands}, and whoever picks up does it with half an ear.",
    points: [
      {
        id: "rush-voice",
        phase: "decide",
        do: "Take the telephone away from the busiest person",
        how: "In that hour the line goes to somebody who does nothing else, in the back if need be, or to a service or an assistant. Whoever has people in front of them does not hear it ring. It is one hour; that much can be arranged.",
        mistake: "Leaving the telephone where it is loudest",
        harm: "Whoever stands there has to be rude to one of two. For that hour move it to where it is quiet.",
        ask: "Who should answer when everybody is busy?",
        answer:
          "Somebody who does nothing else for that hour, or something that needs no hands. Not the person with a row in front of them.",
        check: "In the fullest hour the line rings where nobody is being served.",
        task: "For one evening, move the telephone of the fullest hour into the back, with one name.",
      },
      {
        id: "rush-short",
        phase: "write down",
        do: "Write the short version of every answer",
        how: "For the rush there is one sentence on each of the usual questions: {ask0}, {ask1}. Then a yes, a no, or “I call you at ten tomorrow”. The long version is for the afternoon.",
        mistake: "Giving the long answer at the worst hour",
        harm: "Four minutes on {q0} while three others ring. One sentence, and the offer of a call tomorrow.",
        ask: "How do we keep calls short without being curt?",
        answer: "With one good sentence for each usual question, and an hour tomorrow for all the rest.",
        check: "There is a one-sentence answer to each usual question, for the fullest hour.",
        task: "Write one-sentence answers to the five usual questions, and use them in the rush for a week.",
      },
    ],
  },
];
