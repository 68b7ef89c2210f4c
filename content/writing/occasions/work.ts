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
    gist: "Have one page, one substitute and one way to forward calls, and a sick day is a day like any other.",
    state: "open",
    scene:
      "A text at seven in the morning: the person who answers the phone at {aPlace} isn’t coming in. At eight it rings, {hands}, and everything callers want to know is at home with a fever.",
    points: [
      {
        id: "morning-of-absence",
        phase: "decide",
        obvious: true,
        do: "Put the first hour of a sick day on one page",
        how: "Who takes the phone until ten, who takes it after that, and what those people leave undone. How to set the forwarding, with the code. What can be put off, and who tells the people it affects. Hang it where the keys hang.",
        mistake: "Working it out that morning",
        harm: "Three people discuss it while the phone rings. A page from a quiet day says who, until when, and what can wait.",
        ask: "What do we do first when nobody is at the phone?",
        answer:
          "Take out the page: a name until ten, a name after that, and the forwarding code. It also says what that person leaves undone.",
        check: "A page for sick days hangs where everyone can find it.",
        task: "Write the page for the first hour of a sick day: two names, the forwarding code, what can wait.",
      },
      {
        id: "absence-standin",
        phase: "start",
        do: "Have someone else answer for half a day a month",
        how: "Don’t wait until somebody is ill. Once a month, someone else sits there for half a day with the page and no help, and writes down what they couldn’t find. It shows you what only one person knows.",
        mistake: "Having one person who knows it all",
        harm: "That is convenient until they have a fever. Half a day a month with someone else shows what was never written down.",
        ask: "How does a substitute learn it in time?",
        answer: "By doing it half a day a month, while the person who knows can still be asked.",
        check: "Last month someone else answered for half a day and wrote down what they couldn’t find.",
        task: "Pick half a day for someone else to answer, and note what they couldn’t find.",
      },
      {
        id: "absence-overflow",
        phase: "write down",
        do: "Arrange something that answers when nobody can",
        how: "A service by the day, an assistant, or a message that names a time. Whoever comes in first can switch it on. It tells callers when you will call back and asks {sort0}. For {wakes} it gives them a person.",
        mistake: "Leaving the phone to itself on such a day",
        harm: "People remember a day of ringing: {next}. You need something you can switch on at seven with one hand.",
        ask: "What if nobody can be spared at all?",
        answer:
          "Then something else answers: a service by the day, an assistant, or a message that names a time. Arrange it beforehand and try it once.",
        check: "We have tried once to switch on what answers when nobody can.",
        task: "Arrange what takes over, and switch it on for ten minutes as a test.",
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
      "You do the work, write the bills and answer the phone, and two of those happen at the same moment: it rings {hands}.",
    points: [
      {
        id: "alone-hours",
        phase: "decide",
        do: "Set hours when you really can be called",
        how: "Pick two stretches a day when you answer right away, say before eight and after four, and put them wherever your number is. The rest of the time something else answers and says so. Callers would rather have a sure hour than a maybe.",
        mistake: "Trying to be reachable all day",
        harm: "You pick up {hands}, do both badly, and still miss every third call. Two sure stretches, and something that answers in between.",
        ask: "Does someone who works alone have to pick up all day?",
        answer:
          "No. Two announced stretches a day, and something in between that takes the name, what it is about, and a time.",
        check: "My two stretches for calls are listed everywhere my number is.",
        task: "Choose two stretches for calls, and list them everywhere your number is.",
      },
      {
        id: "alone-between",
        phase: "start",
        do: "Let something answer while your hands are busy",
        how: "An automatic text, an assistant, a service, a friend with a card: any of them beats ringing out. It should ask {sort0}, say when you will call, and put through only {wakes}. Read the notes before you drive off, not at the wheel.",
        mistake: "Picking up in the middle of the work",
        harm: "The caller gets noise and half an answer, and the work suffers. Have something take down three lines instead.",
        ask: "Who answers when I can’t?",
        answer:
          "Something that asks {sort0}, names a time, and puts through only what can’t wait. It matters less what it is than that you keep the time.",
        check: "While I work, something takes my calls and names the time I will call.",
        task: "Set up what answers while you work, and call it yourself from a ladder’s distance.",
      },
      {
        id: "alone-standin",
        phase: "write down",
        do: "Find one colleague for the days you are ill",
        how: "Someone in the same line of work who will trade sick days with you. One page says what they can promise and what waits. Without it, three days of fever are three days when nobody can reach you.",
        mistake: "Having nobody for the day you are ill",
        harm: "Then your phone is sick too, and {next}. One page and one colleague, arranged while you are well.",
        ask: "What about when I am ill or away?",
        answer:
          "A colleague in the same line of work takes your calls using your page, and you take theirs another time.",
        check: "One colleague has my page and has agreed to take my calls when I am ill.",
        task: "Ask one colleague to trade sick days, and give them a page on what they can promise.",
      },
    ],
  },
  {
    id: "on-the-job",
    heard:
      /\b(on (the|a) (job ?(site)?|road|ladder|roof|tools)|(while|when) (i am|i'm|we are|we're|you are|you're|they are)? ?(working|driving|on the \w+|on a \w+|under \w+|with (a )?(clients?|patients?|customers?))|hands? (are )?(full|busy|dirty|wet|greasy|covered)|between (clients|patients|appointments|jobs)|in the (truck|field|van)|during (class(es)?|lessons|appointments|treatments|sessions|surgery))\b/,
    at: "in the middle of the work",
    about: [],
    name: "calls in the middle of the work",
    goal: "take calls without breaking off the work",
    scene:
      "It rings {hands}. If you pick up, the work in front of you suffers. If you don’t, you may lose someone you haven’t met yet.",
    points: [
      {
        id: "hands-free-rule",
        phase: "decide",
        do: "Decide once which calls may interrupt the work",
        how: "{Cap:wakes}: for that, the phone may ring through. Everything else is taken down by someone or something, and you call back at the next break. Decide it once, so you don’t have to decide with wet hands.",
        mistake: "Deciding anew at every ring",
        harm: "Every ring takes your mind off the work, even if you don’t pick up. With a rule you can leave the phone in the truck.",
        ask: "Which calls may interrupt us at work?",
        answer: "Only the ones you would run for: {wakes}. Give that list to whatever answers.",
        check: "It is settled which calls ring through while we work, and which wait for a break.",
        task: "Write the short list of what may interrupt the work, and give it to whoever answers.",
      },
      {
        id: "break-calls",
        phase: "start",
        do: "Call back on breaks, parked and with the list",
        how: "Between two jobs, take five minutes before you drive off: read the list, call the first two, text the others a time. Don’t do it while driving; nobody can write down {sort0} at the wheel.",
        mistake: "Calling back while driving",
        harm: "It is dangerous, in many places illegal, and you forget half of what was said. Five minutes parked get more done.",
        ask: "When do we call back if we are out all day?",
        answer: "On every break, parked, for five minutes: two calls, and a text with a time to the rest.",
        check: "We call back on breaks, parked, from one list.",
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
      "There is one hour when everything happens at once, phone included. It rings {hands}, and whoever picks up is only half listening.",
    points: [
      {
        id: "rush-voice",
        phase: "decide",
        do: "Take the phone away from the busiest person",
        how: "For that hour, calls go to someone who does nothing else, in the back if need be, or to a service or an assistant. People with customers in front of them don’t even hear it ring. It is one hour, and you can arrange one hour.",
        mistake: "Leaving the phone where it is loudest",
        harm: "Whoever stands there has to be rude to somebody. For that hour, move the phone somewhere quiet.",
        ask: "Who should answer when everybody is busy?",
        answer:
          "Someone who does nothing else for that hour, or something that needs no hands. Not the person with a line in front of them.",
        check: "In our busiest hour, the phone rings where nobody is being served.",
        task: "For one evening, move the phone into the back in the busiest hour, with one name on it.",
      },
      {
        id: "rush-short",
        phase: "write down",
        do: "Write a short version of every answer",
        how: "For the rush, keep one sentence for each usual question: {ask0}, {ask1}. Then a yes, a no, or “I’ll call you at ten tomorrow”. The long version can wait for the afternoon.",
        mistake: "Giving the long answer at the worst hour",
        harm: "Four minutes on {ask0} while three others ring. One sentence, and an offer to call tomorrow.",
        ask: "How do we keep calls short without being curt?",
        answer: "With one good sentence for each usual question, and a time tomorrow for everything else.",
        check: "We have a one-sentence answer to each usual question for the busiest hour.",
        task: "Write one-sentence answers to the five usual questions, and use them in the rush for a week.",
      },
    ],
  },
];
