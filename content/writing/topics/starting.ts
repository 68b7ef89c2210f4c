import type { Topic } from "../kinds.ts";

export const starting: Topic = {
  id: "starting",
  name: "the first weeks with a phone assistant",
  goal: "bring in a phone assistant step by step",
  gist: "Start with the evenings, read every note, and set a date for deciding whether to keep it.",
  heard:
    /\b(onboard(ing)?|roll(ing)?.?out|set(ting)? (?:it |one |this )?up(?: (?:an?|your|the|our) (?:ai |voice |phone |virtual )*(?:receptionist|assistant|agent))?|set.?up|go(?:ing)? live|before (?:going live|launch)|getting started|get started|introduc(e|ing) (an? )?(ai|assistant|voice)|implement(ing|ation)?|((answering )?service|machine|assistant|receptionist)( \w+){0,2} (needs? to|has to|have to|should|must) (know|handle|be able)|first (weeks?|month|days|30 days|thirty days)|launch(ing)?|pilot|switch(ing)? (over )?to)\b/,
  keywords: ["getting started", "phone assistant"],
  scene:
    "You would show a new colleague around, introduce them and sit with them for a while. A phone assistant usually just gets switched on, and that is the first mistake.",
  close: "Start small, set a date, and put someone in charge. Then it can grow.",
  thesis: "Give it the evenings first, and nothing else",
  reasons: [
    {
      head: "You have little to lose there",
      text: "At night those callers got a recording or nothing. Even a so-so answer leaves them better off, and nobody at the desk has to change a thing.",
    },
    {
      head: "You learn what people ask",
      text: "After a handful of evenings you know what callers want, {ask0} and {ask2} above all, in their own words. You can’t prepare better for daytime calls.",
    },
    {
      head: "Your staff gets to know it as help",
      text: "Notes waiting on the desk in the morning are welcome. A machine that takes the phone out of your hand at ten o’clock isn’t.",
    },
  ],
  against: {
    text: "If it works, every week in which it only answers at night is a week lost.",
    reply:
      "And if it doesn’t, each of those weeks has kept it away from {customers}. You will know within a month.",
  },
  near: ["handover", "choosing", "counting"],
  points: [
    {
      id: "owner",
      phase: "decide",
      do: "Put one person in charge of it",
      how: "Choose someone who takes calls today and whom callers trust. Give them half an hour a day to begin with, and the right to change what it says. Don’t give it to a committee.",
      mistake: "Making everybody responsible",
      harm: "Four people hear a wrong answer and nobody fixes it. With one name and some time set aside, it gets fixed the same day.",
      ask: "Who should look after it?",
      answer:
        "Someone who already answers calls at {aPlace}. They know what people ask, and they are the first to notice when it goes wrong.",
      check: "One person looks after the assistant, by name, with time for it in the calendar.",
      task: "Choose who looks after it, and put half an hour a day in their calendar.",
    },
    {
      id: "two-pages",
      phase: "write down",
      do: "Write two pages: what it may say, and what it passes on",
      how: "Page one has your hours, services, the prices it may give, and what to say when callers ask {ask0} or {ask1}. Page two lists what goes to a person, by name, with {urgent} at the top. Write down too that it never says {never0}.",
      mistake: "Giving it your website and nothing else",
      harm: "Your website doesn’t put things the way callers ask them, {ask1} for example, and it says nothing about which calls go to a person. Two pages of your own do far more.",
      ask: "What does it need from us?",
      answer:
        "Two pages: what it may say, and what it passes on to whom. For {one}, add that it never says {never0}.",
      check: "We have two pages: what the assistant may say, and what it passes on to whom.",
      task: "Write the two pages, and have everyone named on the second one read it.",
    },
    {
      id: "house-calls",
      phase: "try",
      do: "Be its only callers for a few days",
      how: "Everyone calls it from their own phone and tries to be difficult: “{test1}”, then “{test2}” Keep two lists on the wall, what it didn’t know and what it got wrong. Missing answers take a sentence to fix. Wrong ones need a rule, so do those first.",
      mistake: "Letting customers do the testing",
      harm: "Each of them does it once, and {next}. A few days of difficult calls from your own people find the same problems for free.",
      ask: "How should we test it?",
      answer:
        "Have your own people call it for a few days and be difficult: “{test1}” and then “{test2}” Fix what it got wrong before you add what it didn’t know.",
      check: "Everyone here has called the assistant and tried to trip it up.",
      task: "Everyone calls it five times, with “{test1}” and worse, and writes down what went wrong.",
    },
    {
      id: "evenings",
      phase: "start",
      do: "Let it answer in the evenings",
      how: "Forward the line after closing, and only then. In the morning, the person in charge reads every note and listens to the shortest and the longest call. Make no more than two changes a day, or you won’t know which one helped.",
      mistake: "Starting with the whole day",
      harm: "Everything that can go wrong goes wrong at once, in front of {customers} who expected a person. Start with the hours when nobody answered anyway.",
      ask: "Which calls should it get first?",
      answer:
        "The ones nobody takes now: after closing. Read all the notes in the morning, and add daytime calls once there is nothing left to fix.",
      check: "The assistant only answers after closing, and someone reads every note in the morning.",
      task: "Forward the line after closing, and each morning read every note and listen to two calls.",
    },
    {
      id: "overflow-next",
      phase: "start",
      do: "Add the calls nobody has a hand free for",
      how: "After the fourth ring, or over lunch. This is harder than the evenings, because the caller knows you are there. Listen to how it hands calls over, and ask two callers what it was like.",
      mistake: "Going from evenings to everything",
      harm: "In between is the daytime caller who knows you and wants you. Add your busiest minutes first, {hands}, and see how that goes.",
      ask: "What comes after the evenings?",
      answer:
        "The times when the phone would have rung out anyway: over lunch, and after a few rings. Add one at a time and give each a week.",
      check: "Overflow calls have run for a week, and we asked two callers about it.",
      task: "Add overflow after a few rings, and ask two callers how it went.",
    },
    {
      id: "meeting",
      phase: "look back",
      do: "Hold one meeting and decide",
      how: "Everyone who takes calls, half an hour, three questions: What did it make easier? What did you have to fix? What should it never do again? Put the numbers from before next to the numbers now, bill included. Then decide, and write down why.",
      mistake: "Letting it run because it runs",
      harm: "Small annoyances become habits, and nobody can say whether it pays. Set a date and ask three questions.",
      ask: "When do we decide whether to keep it?",
      answer:
        "After a month, on a date you set on day one. Notes you can act on, fewer mistakes, callers who got {easy} done: two out of three is a reason to keep it.",
      check: "We set a date for the decision, with the numbers from before at hand.",
      task: "Hold the meeting, compare before and after, and decide.",
    },
    {
      id: "keep-it-true",
      phase: "look back",
      do: "Tell it the news the day you change the website",
      how: "New hours, a new colleague, something you no longer offer: it can’t pick that up in the hallway. Add it to the list of places you update. Once a week, answer the questions it couldn’t.",
      mistake: "Forgetting it once it works",
      harm: "Six months later it is giving out last year’s hours with great confidence. One line on your list of places to update prevents that.",
      ask: "How much work is it later on?",
      answer:
        "Not much, but regular: its open questions once a week, and every change on the day it happens.",
      check: "The assistant is on the list of places we update when something changes.",
      task: "Add it to the list of places to update, and answer its open questions every week.",
    },
  ],
};
