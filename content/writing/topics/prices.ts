import type { Topic } from "../kinds.ts";

export const prices: Topic = {
  id: "prices",
  name: "price questions on the telephone",
  goal: "answer price questions without losing the caller",
  gist: "A price question is seldom only about the price: give a range, say what it depends on, and ask one thing.",
  heard:
    /\b(price (shoppers?|questions?|quotes?)|prices? (over|on|by) the phone|how much (does|do|is|it|(a|an|the|your|our) \w+( \w+)? costs?)|asks? (how much|what it costs)|(asks?|asking|ask) (about |for )?(our |the |a )?(prices?|rates|cost)|quot(e|es|ing) (a )?(prices?|rates?|jobs?|moves?|work|estimates?)|quot(e|es|ing) (\w+ ){0,3}(over|on|by) the phone|(give|giving|say|tell) (a |the |out |people |them )?(prices?|quotes?|estimates?) (over|on|by) the phone|rates over the phone|say what (?:[\w-]+ ){1,6}costs? (?:over|on|by) the phone|too expensive|shopping around|tire kickers?)\b/,
  keywords: ["price questions", "phone quotes"],
  scene:
    "The shortest calls at {aPlace} are about money. A question, a number, “I’ll think about it”, and a click. Nobody knows what would have come after the click.",
  close: "Whoever asks for the price is already thinking of buying. Treat it as the good news that it is.",
  thesis: "Say the price on the telephone",
  reasons: [
    {
      head: "They will learn it anyway",
      text: "From somebody else, if not from you. Who hides the price is thought to be dear, and {next}.",
    },
    {
      head: "A range sorts kindly",
      text: "Those for whom it is too much know it in the first minute, which spares both sides an hour. The others stay, and they stay knowing.",
    },
    {
      head: "The question behind it comes out",
      text: "After a number people say what they are really worried about, {ask1} perhaps. Before it they do not.",
    },
  ],
  against: {
    text: "For {hard}, no honest number can be said before it has been looked at.",
    reply:
      "True, and then the honest answer is what the looking costs, what others have paid between, and when somebody can come.",
  },
  near: ["intake", "questions", "followup"],
  points: [
    {
      id: "what-is-asked",
      phase: "find out",
      do: "Collect the price questions of a week",
      how: "As they were said, with what was answered and how the call ended. Put a mark where the call was over after the number. Those are the ones to work on.",
      mistake: "Taking the caller for a bargain hunter",
      harm: "It is the only question most people know how to ask about a trade that is not theirs. Write down what they say after the number; it is seldom about money.",
      ask: "Do callers who ask for the price only want it cheap?",
      answer:
        "Some do. Others have no better question to begin with. Note for a week what is said after the number, and you will be able to tell them apart.",
      check: "A week of price questions is written down, with the answer and the end of each call.",
      task: "Write down every price question of a week, what was said, and how the call ended.",
    },
    {
      id: "three-kinds",
      phase: "decide",
      do: "Sort into fixed, range and must be seen",
      how: "For {easy} there may be a fixed price. Much else has a range. And {hard}: that is on the list of what has to be seen first. Put each of the asked things under one of the three.",
      mistake: "Giving one answer to all of them",
      harm: "“It depends” for {easy} sounds like evasion, and a firm number for {hard} will be held against you. Three lists, one sentence for each.",
      ask: "Which prices can be said on the telephone?",
      answer:
        "Whatever is always done the same way, as a number. What varies, as a range. And for {hard}, what it costs to have a look.",
      check: "Everything that is asked for stands under fixed, range or must be seen.",
      task: "Put what was asked for under fixed, range or must be seen, and write the numbers in.",
    },
    {
      id: "range-sentence",
      obvious: true,
      phase: "write down",
      do: "Write the sentence with two numbers",
      how: "“Between this and that; it depends on two things, and if you tell me {sort0}, I can say where you are.” The two numbers come from your own invoices of last year, not from a wish.",
      mistake: "Naming only the lowest price",
      harm: "It is the number that is remembered, and the invoice is then a breach of promise. Say both ends and what moves it.",
      ask: "How do we name a range without scaring anybody?",
      answer:
        "Both ends in one breath, then what decides, then a question. The question is what keeps the talk going: {sort0}?",
      check: "For each range there is a sentence with both ends and what it depends on.",
      task: "Look up both ends in last year’s invoices and write the sentence for each.",
    },
    {
      id: "ask-after",
      obvious: true,
      phase: "write down",
      do: "Put a question after every number",
      how: "Never stop on the number. “What is it for?”, “By when do you need it?” and the like, or simply an offer of two times. The silence after a price is where calls die.",
      mistake: "Stopping after the number",
      harm: "Then the caller has what they came for and nothing to say but thanks. A short question turns the enquiry into a talk.",
      ask: "What do we say after the number?",
      answer:
        "A question, and one that is easy to answer. {Cap:sort1}, for instance, or which of two days would suit.",
      check: "No price is said without a question after it.",
      task: "For a week, end each price with a question and note what comes back.",
    },
    {
      id: "who-may",
      phase: "decide",
      do: "Say who may name which price",
      how: "Whoever or whatever answers may say the fixed ones and the ranges. Discounts and {hard} have a name beside them. And on no account does anybody promise {never1}.",
      mistake: "Letting each one quote from memory",
      harm: "Two people, two prices, and the caller has both in writing. One dated sheet, and a name for everything that is not on it.",
      ask: "May an assistant or a new colleague give prices?",
      answer:
        "Those on the sheet, word for word, with its date. For all else the answer is a name and an hour for the call back.",
      check: "There is one dated price sheet, and a name for what is not on it.",
      task: "Put the fixed prices and ranges on one dated sheet, and throw the old ones away.",
    },
    {
      id: "second-word",
      phase: "start",
      do: "Send the price in writing with a next step",
      how: "“As we said: between this and that. I have two times for you.” Within the hour, in two lines. Whoever is comparing has one name in writing, and that is yours.",
      mistake: "Leaving the number in the air",
      harm: "After three calls nobody knows who said what. Two lines in writing, with a day, and yours is the one that can be found again.",
      ask: "How do we stay in mind when they compare?",
      answer:
        "With two lines in writing on the same day: the range, what it depends on, and two times. Nobody forwards a telephone call to their partner.",
      check: "Whoever asked for a price has it in writing on the same day, with a next step.",
      task: "Write the two lines that follow a price, and send them on the same day for a week.",
    },
    {
      id: "how-many-came",
      phase: "look back",
      do: "Look at who came after asking",
      how: "Once a month: how many asked for a price, how many came, and what the others said if you asked them. If it was the number, look at the number. Often it was the pause before it.",
      mistake: "Cutting prices on a feeling",
      harm: "You may be cutting what nobody minded. First ask a few who did not come.",
      ask: "How do we know whether we are too expensive?",
      answer:
        "Not from the telephone alone. Ask a few of those who did not come; if the number is what they name, again and again, you know.",
      check: "Price questions and what became of them are looked at once a month.",
      task: "Set last month’s price questions beside the jobs that came of them, and ask three who did not come.",
    },
  ],
};
