import type { Topic } from "../kinds.ts";

export const starting: Topic = {
  id: "starting",
  name: "the first weeks with a phone assistant",
  goal: "bring in a phone assistant step by step",
  gist: "Begin with the evenings, read every note, and fix the day of the decision.",
  heard:
    /\b(onboard(ing)?|roll(ing)?.?out|set(ting)? (?:it |one |this )?up(?: (?:an?|your|the|our) (?:ai |voice |phone |virtual )*(?:receptionist|assistant|agent))?|set.?up|go(?:ing)? live|before (?:going live|launch)|getting started|get started|introduc(e|ing) (an? )?(ai|assistant|voice)|implement(ing|ation)?|((answering )?service|machine|assistant|receptionist)( \w+){0,2} (needs? to|has to|have to|should|must) (know|handle|be able)|first (weeks?|month|days|30 days|thirty days)|launch(ing)?|pilot|switch(ing)? (over )?to)\b/,
  keywords: ["getting started", "phone assistant"],
  scene:
    "A new colleague would be shown round, introduced, and left alone after a while. A phone assistant is switched on, as a rule, and that is the first mistake.",
  close: "Small, with a date, and with somebody in charge: then it may grow.",
  thesis: "Give it the evenings first, and nothing else",
  reasons: [
    {
      head: "There is little to lose there",
      text: "At night those callers had a recording, or nothing. If it serves them only passably they are better off than before, and nobody at the desk has had to change a thing.",
    },
    {
      head: "You learn what is asked",
      text: "A handful of evenings shows you what people want to know, {ask0} and {ask2} above all, in their words. It is the best preparation for the daytime that there is.",
    },
    {
      head: "The desk gets to know it as a help",
      text: "Notes that lie there in the morning are welcome. A machine that takes the telephone out of one’s hand at ten o’clock is not.",
    },
  ],
  against: {
    text: "If it works, every week in which it answers only at night is a week given away.",
    reply:
      "If it does not work, each of those weeks has saved you {customers}. You will know within a month.",
  },
  near: ["handover", "choosing", "counting"],
  points: [
    {
      id: "owner",
      phase: "decide",
      do: "Put one person in charge of it",
      how: "Best is someone who takes calls today and whom callers trust. That person gets half an hour a day at first, and the right to change what it says. A committee would meet about it.",
      mistake: "Making everybody responsible",
      harm: "A wrong answer is then heard by four people and mended by none. One name, with time set aside, and it is mended the same day.",
      ask: "Who should look after it?",
      answer:
        "One person who answers calls at {aPlace} anyway. They know what is asked, and they notice first when it goes wrong.",
      check: "One person looks after the assistant, by name, and has time for it in the calendar.",
      task: "Name the owner and put half an hour a day for it in the calendar.",
    },
    {
      id: "two-pages",
      phase: "write down",
      do: "Write two pages: what it may say, what it passes on",
      how: "Page one: hours, services, prices that may be said, and answers to {q0} and {q1}. Page two: what goes to a person, {urgent} at the top, with names. It must never say {never0}; write that down too.",
      mistake: "Giving it the website and nothing more",
      harm: "Your website does not say {ask1} the way callers ask it, and says nothing about what must be passed on. Two pages by hand do more than all the rest.",
      ask: "What does it need from us?",
      answer:
        "Two pages. What it may say, and what it has to pass on with a name beside it. For {one} it should also stand there that it never says {never0}.",
      check: "Two pages exist: what the assistant may say, and what it passes on to whom.",
      task: "Write the two pages; have the second read by everybody named on it.",
    },
    {
      id: "house-calls",
      phase: "try",
      do: "Be its only callers for some days",
      how: "Everybody calls it from their own phone and tries to be difficult: “{test1}”, then “{test2}” Two lists hang on the wall, what it did not know and what it did wrong. The first is mended with a sentence and the second with a rule, so take the second first.",
      mistake: "Letting callers do the testing",
      harm: "They do it once each, and {next}. A few days of difficult calls from your own people find the same faults free of charge.",
      ask: "How should it be tested?",
      answer:
        "By your own people, in a bad mood, for some days: “{test1}” and then “{test2}” What it did wrong is mended before what it did not know.",
      check: "Everybody here has called the assistant and tried to be difficult.",
      task: "Everybody calls five times, with “{test1}” and worse; keep two lists of what went wrong.",
    },
    {
      id: "evenings",
      phase: "start",
      do: "Open the evenings",
      how: "Forward the line after closing, and only then. In the morning the owner reads every note and listens to the shortest and the longest call. No more than two changes a day, or you will not know which one helped.",
      mistake: "Starting with the whole day",
      harm: "Everything that can go wrong does so at once, before {customers} who expected a person. Take the hours in which there was nothing to lose.",
      ask: "Which calls should it get first?",
      answer:
        "The ones that nobody takes today: after closing. Read all the notes in the morning and add the daytime only when they bore you.",
      check: "The assistant answers after closing only, and every note is read in the morning.",
      task: "Forward the line after closing; read every note and hear two calls each morning.",
    },
    {
      id: "overflow-next",
      phase: "start",
      do: "Add the moments when nobody has a hand free",
      how: "After the fourth ring, or over lunch. It is harder than the evening, because the caller knows that you are there. Listen to how the handing over sounds, and ask two callers on the telephone how they found it.",
      mistake: "Going from evenings to everything",
      harm: "Between the two lies the daytime caller who knows you and wants you. Take the busy minutes first, {hands}, and see how that goes.",
      ask: "What comes after the evenings?",
      answer:
        "The minutes in which it would have rung out anyway: lunch, and after a few rings. One stretch at a time, a week each.",
      check: "Overflow has run for a week, and two callers were asked about it.",
      task: "Add overflow after a few rings, and ask two callers how it was.",
    },
    {
      id: "meeting",
      phase: "look back",
      do: "Hold one meeting and decide",
      how: "All who take calls, half an hour: what did it make easier, what did you have to mend, what should it never do again? Lay the numbers from before beside those of now, the bill included. Then decide, and write down why.",
      mistake: "Letting it run because it runs",
      harm: "Small annoyances become habits, and nobody can say whether it pays. A date and three questions prevent both.",
      ask: "When do we decide whether it stays?",
      answer:
        "After a month, at a date fixed on the first day. Notes that can be acted on, faults that shrink, callers who got {easy} settled: two out of three is a reason to go on.",
      check: "A date for the decision is fixed, with the numbers from before at hand.",
      task: "Hold the meeting, lay before and after side by side, and decide.",
    },
    {
      id: "keep-it-true",
      phase: "look back",
      do: "Tell it the news on the same day as the website",
      how: "New hours, a new colleague, something you no longer do: it hears nothing in the corridor. Put it on the same list as the website and the door. Once a week, answer what it could not.",
      mistake: "Forgetting it once it works",
      harm: "Half a year later it gives last year’s hours with great confidence. One line on the list of places to change is enough.",
      ask: "How much work is it later on?",
      answer:
        "Little, but regular: the open questions once a week, and each change on the day it happens. What is forgotten there is said to every caller.",
      check: "The assistant stands on the list of places that are changed when something changes.",
      task: "Put it on the list of places to change, and answer its open questions each week.",
    },
  ],
};
