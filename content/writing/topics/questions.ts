import type { Topic } from "../kinds.ts";

export const questions: Topic = {
  id: "questions",
  name: "the same questions again and again",
  goal: "stop answering the same question all day",
  gist: "If three people ask the same thing, put the answer where they look before they call.",
  heard:
    /\b((keeps?|always|constantly|all day) (calling|asking|phoning|call|ask)( to ask)?|same (?:questions?|stuff|things?)|call less( often)?|fewer calls|(cut|get) (down on|those|the) calls( down)?|call(s|ing)? (us )?(\d+|two|three|four|five|ten|several|so many) times( a day)?|where (is|are|their|my) (\w+ ){0,2}(is|are|order|delivery)|repeat(ed|ing)?( questions?)?|repetitive( questions?| calls?)?|faqs?|frequent(ly)? (asked )?questions?|common questions?|customer (service|support|questions?)|routine (calls?|questions?)|answer pages?)\b/,
  keywords: ["frequent questions", "customer service"],
  scene:
    "There is one sentence that everybody at {aPlace} can say in their sleep. It is what you say when people ask {ask0}, and you have said it today already.",
  close: "Start with the question you are tired of. It is the one people ask most.",
  thesis: "If people keep asking, you haven’t told them",
  reasons: [
    {
      head: "They looked before they called",
      text: "Few people like to call. Anyone asking {ask0} has probably searched your website first and didn’t find it, or not in the words they had in mind.",
    },
    {
      head: "Every answer costs an interruption",
      text: "It takes ten seconds to say and much longer to get back to what you were doing, {hands}. The sentence is cheap. The interruption isn’t.",
    },
    {
      head: "Different people answer differently",
      text: "If it isn’t written down, everyone remembers it a little differently. {Customers} who ask twice will notice.",
    },
  ],
  against: {
    text: "A call about something small is also a chance to win someone over.",
    reply:
      "If you have time for it. Answer the small questions where people look, and you will have time for the ones who call anyway.",
  },
  near: ["desk", "writing", "starting"],
  points: [
    {
      id: "collect-words",
      phase: "find out",
      do: "Collect questions in the callers’ words",
      how: "Put a sheet by the phone, one line per question, word for word. After a week, group the ones that mean the same. {Cap:ask0}, {ask1}, {ask2}: those will be on it. What will surprise you is how people put them.",
      mistake: "Making up the list at your desk",
      harm: "You write “payment options”, they ask {ask0}. Nobody finds an answer under a word they don’t use. Collect for a week before you write.",
      ask: "How do we find the questions that matter?",
      answer:
        "With a sheet by the phone, for a week, word for word. Three questions that come every day are worth more than thirty that might.",
      check: "For a week we collected questions in the callers’ own words.",
      task: "For a week, write down every question in the caller’s words, and group them.",
    },
    {
      id: "where-they-look",
      phase: "decide",
      do: "Put the answer where people look before they call",
      how: "On the map listing, at the top of your website, in the confirmation, on the door. If they ask {ask0}, the answer shouldn’t be behind a menu. Ask a few callers where they looked first.",
      mistake: "Hiding answers on a long page",
      harm: "Nobody in a hurry reads a page with forty questions. Put three of them up front, next to your phone number.",
      ask: "Where do answers belong?",
      answer:
        "Next to your phone number, wherever you show it. If people can read there {ask0}, some of them won’t need to call.",
      check: "{Cap:ask0}: the answer is next to our phone number everywhere we show it.",
      task: "Put the answers to the three most common questions next to your phone number.",
    },
    {
      id: "one-answer",
      phase: "write down",
      do: "Write one answer that everyone gives",
      how: "Two sentences. Say them aloud before you write them down, and add a date if they can change. Give them to everyone who answers, person or machine, and throw away the old sheet.",
      mistake: "Having several answers in circulation",
      harm: "One person says it depends and another names a price, and {aCustomer} who hears both trusts neither. Use one dated sheet.",
      ask: "How do we make sure that everyone says the same?",
      answer:
        "Two written sentences per question, and one place to change them. Whatever answers at night reads from the same sheet.",
      check: "Every common question has one dated answer, and everyone has it.",
      task: "Write two sentences for each of the most common questions, and date the sheet.",
    },
    {
      id: "limits",
      phase: "decide",
      do: "Mark what the sheet can’t answer",
      how: "{Cap:expert} can’t be answered in two sentences, and neither can {hard}. Next to those, write a name instead of an answer. That keeps helpful people from being too helpful and saying {never0}.",
      mistake: "Answering things that need judgment",
      harm: "A quick word on {expert} is kind, sometimes wrong, and always quoted. Put a name on the sheet instead.",
      ask: "Which questions should stay with a person?",
      answer:
        "The ones someone has to look at: {expert}, and {hard}. For those the sheet gives a name and a time.",
      check: "Questions that need judgment have a name on the sheet instead of an answer.",
      task: "Mark the questions that need judgment, and put a name next to each.",
    },
    {
      id: "try-stranger",
      phase: "try",
      do: "Watch a stranger look for it",
      how: "Give someone your web address and have them find out {ask1}. Say nothing and watch where they look. If they reach for the phone, you know where the answer is missing.",
      mistake: "Assuming it is easy to find",
      harm: "You know where it is because you put it there. Watch someone who doesn’t for two minutes, without helping.",
      ask: "How do we know that people find the answer?",
      answer: "Watch one person look for it. If it takes them longer than a call, they will call.",
      check: "Someone from outside looked for an answer while one of us watched.",
      task: "Watch two strangers look up {ask1} on your website, without saying anything.",
    },
    {
      id: "strike-list",
      phase: "look back",
      do: "See which questions went away",
      how: "A month later, put the sheet out again. If people ask something as often as before, the answer is in the wrong place or in the wrong words. New questions get two sentences.",
      mistake: "Writing answers and never looking again",
      harm: "Questions change with the season and with your prices. One week of notes every quarter shows which answers are out of date.",
      ask: "How do we know that it helped?",
      answer:
        "Collect for another week and compare. If fewer people ask {ask0}, it worked. If not, move the answer before you rewrite it.",
      check: "We put the sheet out a second time and compared the two weeks.",
      task: "Collect for a second week, and move every answer people still ask for.",
    },
  ],
};
