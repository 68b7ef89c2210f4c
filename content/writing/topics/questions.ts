import type { Topic } from "../kinds.ts";

export const questions: Topic = {
  id: "questions",
  name: "the same questions again and again",
  goal: "stop answering the same question all day",
  gist: "Whatever is asked three times is missing from the place where people look.",
  heard:
    /\b((keeps?|always|constantly|all day) (calling|asking|phoning|call|ask)( to ask)?|same questions?|call(s|ing)? (us )?(\d+|two|three|four|five|ten|several|so many) times( a day)?|where (is|are|their|my) (\w+ ){0,2}(is|are|order|delivery)|repeat(ed|ing)?( questions?)?|repetitive( questions?| calls?)?|faqs?|frequent(ly)? (asked )?questions?|common questions?|customer (service|support|questions?)|routine (calls?|questions?)|answer pages?)\b/,
  keywords: ["frequent questions", "customer service"],
  scene:
    "There is a sentence that everybody at {aPlace} can say in their sleep. It answers {q0}, and it has been said today already.",
  close: "Start with the question that bores you. It is asked the most.",
  thesis: "A question asked three times is a sentence missing somewhere",
  reasons: [
    {
      head: "They looked before they called",
      text: "Few like to telephone. Whoever asks {ask0} has probably searched your pages first, and not found it, or not in the words they had in mind.",
    },
    {
      head: "Each answer costs an interruption",
      text: "It takes ten seconds to say it, and a good deal longer to get back to what one was doing, {hands}. The sentence is cheap; the break is not.",
    },
    {
      head: "Different people answer differently",
      text: "What is not written is remembered, and memories differ. {Customers} who ask twice find out.",
    },
  ],
  against: {
    text: "A call about something small is also a chance to win somebody over.",
    reply:
      "It can be, with time for it. Let the small question be answered where they look, and have the time for those who call nevertheless.",
  },
  near: ["desk", "writing", "starting"],
  points: [
    {
      id: "collect-words",
      phase: "find out",
      do: "Collect questions in the callers’ words",
      how: "A sheet at the telephone, one line for each question, as it was said. After a week put together what means the same. {Cap:ask0}, {ask1}, {ask2}: these will be on it; what is new is how they are put.",
      mistake: "Inventing the list at a desk",
      harm: "You write “payment modalities”, they ask {ask0}. Nobody finds an answer under a word they do not use. Collect for a week before you write.",
      ask: "How do we find the questions that matter?",
      answer:
        "On a sheet by the telephone, for a week, in the words that were used. Three that come daily are worth more than thirty that might.",
      check: "For a week questions were collected in the callers’ own words.",
      task: "Collect every question in the caller’s words for a week, and group them.",
    },
    {
      id: "where-they-look",
      phase: "decide",
      do: "Put the answer where they look before they call",
      how: "On the map listing, the first screen of your site, the confirmation, the door. {Cap:q0} belongs at the top, not behind a menu. Ask someone who called where they had looked.",
      mistake: "Hiding answers on a long page",
      harm: "A page with forty questions is searched by no one in a hurry. Put three of them up front, where the telephone number stands.",
      ask: "Where do answers belong?",
      answer:
        "Next to your telephone number, wherever it stands. If {q0} is answered there, some will not need to dial.",
      check: "{Cap:ask0}: the answer stands beside our number, wherever that is shown.",
      task: "Put the answers to the three commonest questions beside your telephone number.",
    },
    {
      id: "one-answer",
      phase: "write down",
      do: "Write one answer that everybody gives",
      how: "Two sentences, said aloud before they are written. With a date if it can change. Then it goes to everyone who answers, person or machine, and an old sheet is thrown away.",
      mistake: "Having several answers in the house",
      harm: "One says it depends, another names a price, and {aCustomer} who heard both trusts neither. One sheet, dated, in everybody’s hand.",
      ask: "How do we make sure that everybody says the same?",
      answer:
        "With two written sentences for each question, and one place where they are changed. Whatever answers at night reads from the same sheet.",
      check: "Each common question has one answer, dated, in every hand.",
      task: "Write two sentences for each of the commonest questions and date the sheet.",
    },
    {
      id: "limits",
      phase: "decide",
      do: "Mark what no sheet may answer",
      how: "{Cap:expert} is not a matter for two sentences, and neither is {hard}. Beside those stands a name instead of an answer. It keeps the helpful from being too helpful, and saying {never0}.",
      mistake: "Answering what needs judgment",
      harm: "A quick word on {expert} is kind, and sometimes wrong, and always quoted. Put a name on the sheet in place of an answer.",
      ask: "Which questions should stay with a person?",
      answer:
        "Those that need to be looked at: {expert}, and {hard}. The sheet gives a name for these, and an hour.",
      check: "Questions that need judgment have a name on the sheet, not an answer.",
      task: "Mark the questions that need judgment, and put a name beside each.",
    },
    {
      id: "try-stranger",
      phase: "try",
      do: "Have a stranger look for it",
      how: "Give somebody your address on the web and {q1}. Say nothing and watch where they look. If they reach for the telephone, you have seen where the sentence is missing.",
      mistake: "Believing that it is easy to find",
      harm: "You know where it stands, because you put it there. Watch somebody who does not, for two minutes, without helping.",
      ask: "How do we know that people find the answer?",
      answer: "Watch one person look for it. If they need longer than a call would take, they will call.",
      check: "Somebody from outside looked for an answer while one of us watched.",
      task: "Watch two strangers look up {ask1} on your pages, and say nothing.",
    },
    {
      id: "strike-list",
      phase: "look back",
      do: "See which questions went away",
      how: "A month later lay the sheet out again. What is still asked as often as before is written in the wrong place or in the wrong words. What is new gets its two sentences.",
      mistake: "Writing answers and never looking again",
      harm: "Questions move on, with the season and with your prices. A week of marks a quarter shows which sentence has grown old.",
      ask: "How do we know that it helped?",
      answer:
        "Collect again for a week and compare. If {q0} has become rare, it worked; if not, move the answer before you improve it.",
      check: "The sheet was laid out again, and the two weeks were compared.",
      task: "Collect for a second week, and move each answer that is still asked for.",
    },
  ],
};
