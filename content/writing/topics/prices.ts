import type { Topic } from "../kinds.ts";

export const prices: Topic = {
  id: "prices",
  name: "price questions on the phone",
  goal: "answer price questions without losing the caller",
  gist: "Give a range, say what it depends on, and ask a question.",
  heard:
    /\b(price (shoppers?|questions?|quotes?)|prices? (over|on|by) the phone|how much (does|do|is|it|(a|an|the|your|our) \w+( \w+)? costs?)|asks? (how much|what it costs)|(asks?|asking|ask) (about |for )?(our |the |a )?(prices?|rates|cost)|quot(e|es|ing) (a )?(prices?|rates?|jobs?|moves?|work|estimates?)|quot(e|es|ing) (\w+ ){0,3}(over|on|by) the phone|(give|giving|say|tell) (a |the |out |people |them )?(prices?|quotes?|estimates?) (over|on|by) the phone|rates over the phone|say what (?:[\w-]+ ){1,6}costs? (?:over|on|by) the phone|too expensive|shopping around|tire kickers?)\b/,
  keywords: ["price questions", "phone quotes"],
  scene:
    "The shortest calls at {aPlace} are about money. A question, a number, “I’ll think about it”, click. Nobody knows what would have come after that.",
  close: "People who ask what it costs are already thinking of buying. Treat the question as good news.",
  thesis: "Tell callers what it costs",
  reasons: [
    {
      head: "They will find out anyway",
      text: "If you don’t say it, someone else will. A business that hides its prices is assumed to be expensive, and {next}.",
    },
    {
      head: "A range saves everyone time",
      text: "People for whom it is too much know within a minute, which saves you both an hour. The rest stay, and they know what to expect.",
    },
    {
      head: "Then you hear the real question",
      text: "After the number, people say what they are really worried about, {ask1} perhaps. Before it, they don’t.",
    },
  ],
  against: {
    text: "For {hard}, nobody can honestly name a price before seeing it.",
    reply:
      "True. Then tell them what a look costs, what others have paid from lowest to highest, and when someone can come.",
  },
  near: ["intake", "questions", "followup"],
  points: [
    {
      id: "what-is-asked",
      phase: "find out",
      do: "Collect a week of price questions",
      how: "Write them down word for word, with your answer and how the call ended. Mark the calls that ended right after the number. Those are the ones to work on.",
      mistake: "Assuming they only want it cheap",
      harm: "Price is the one question most people know how to ask about a trade that isn’t theirs. Write down what they say after the number. It is often not about money.",
      ask: "Do people who ask the price only want it cheap?",
      answer:
        "Some do. Others don’t know what else to ask. For a week, note what they say after the number, and you will be able to tell them apart.",
      check: "We wrote down a week of price questions, with our answer and how each call ended.",
      task: "Write down every price question for a week, what you answered, and how the call ended.",
    },
    {
      id: "three-kinds",
      phase: "decide",
      do: "Sort prices into fixed, range, and “we have to see it”",
      how: "{Easy} may have a fixed price. Much else has a range. And {hard}: that has to be looked at first. Put everything people ask about under one of the three.",
      mistake: "Giving the same answer to every price question",
      harm: "“It depends” sounds evasive for {easy}, and a firm number for {hard} will be held against you. Make three lists with one sentence each.",
      ask: "Which prices can we give over the phone?",
      answer:
        "Anything you always do the same way, as a number. Anything that varies, as a range. For {hard}, what it costs to have a look.",
      check: "Everything people ask about is listed as fixed, range, or “we have to see it”.",
      task: "List what people ask about as fixed, range, or “we have to see it”, and fill in the numbers.",
    },
    {
      id: "range-sentence",
      obvious: true,
      phase: "write down",
      do: "Write a sentence with both numbers",
      how: "“Usually between [low] and [high]. It depends on two things. If you tell me {sort0}, I can say where you’d be.” Take both numbers from last year’s invoices.",
      mistake: "Giving only the lowest price",
      harm: "That is the number people remember, and the invoice breaks it. Give both ends and say what makes the difference.",
      ask: "How do we give a range without scaring people off?",
      answer:
        "Both ends in one breath, then what it depends on, then a question. The question keeps the conversation going: {sort0}?",
      check: "For every range we have a sentence with both ends and what it depends on.",
      task: "Look up both ends in last year’s invoices, and write the sentence for each.",
    },
    {
      id: "ask-after",
      obvious: true,
      phase: "write down",
      do: "Ask a question after every number",
      how: "“What is it for?” or “When do you need it?” will do, or simply offer two times. If you stop on the number, there is a silence, and then they say thanks and hang up.",
      mistake: "Stopping after the number",
      harm: "The caller has what they called for and nothing left to say. A short question turns an inquiry into a conversation.",
      ask: "What do we say after the number?",
      answer: "Ask something easy to answer. {Cap:sort1}, for instance, or which of two days would work.",
      check: "Nobody gives a price without asking a question afterward.",
      task: "For a week, end every price with a question, and note what people answer.",
    },
    {
      id: "who-may",
      phase: "decide",
      do: "Decide who may quote which price",
      how: "Anyone who answers may give the fixed prices and the ranges. For discounts and {hard} there is a name. And nobody promises {never1}.",
      mistake: "Letting everyone quote from memory",
      harm: "Two people give two prices, and the caller wrote down both. Keep one dated sheet, and a name for everything that isn’t on it.",
      ask: "May an assistant or a new colleague give prices?",
      answer:
        "The ones on the sheet, word for word. For everything else they give a name and a time for the call back.",
      check: "We have one dated price sheet, and it says who decides everything else.",
      task: "Put fixed prices and ranges on one dated sheet, and throw the old ones away.",
    },
    {
      id: "second-word",
      phase: "start",
      do: "Send the price in writing, with a next step",
      how: "“As we discussed: between [low] and [high]. I have two times open.” Two lines, within the hour. When people compare, yours is the one they have in writing.",
      mistake: "Leaving the number hanging",
      harm: "After three calls nobody remembers who said what. Yours can be found again if you sent two lines with a day.",
      ask: "How do we stay in the running when they compare?",
      answer:
        "Send two lines the same day: the range, what it depends on, and two times. Nobody can forward a phone call to their spouse.",
      check: "Anyone who asks for a price gets it in writing the same day, with a next step.",
      task: "Write the two-line follow-up to a price, and send it the same day for a week.",
    },
    {
      id: "how-many-came",
      phase: "look back",
      do: "Look at who came after asking",
      how: "Once a month, count how many people asked for a price and how many came, and call a few who didn’t. If they say it was the number, look at the number. If they say nobody got back to them, look at that.",
      mistake: "Cutting prices on a hunch",
      harm: "You may be cutting something nobody minded. First ask a few people who didn’t come.",
      ask: "How do we know whether we are too expensive?",
      answer:
        "You can’t tell from the phone alone. Ask a few who didn’t come. If they keep naming the number, you know.",
      check: "Once a month we look at price questions and what came of them.",
      task: "Compare last month’s price questions with the jobs that came of them, and ask three people who didn’t come.",
    },
  ],
};
