import type { Topic } from "../kinds.ts";

export const spam: Topic = {
  id: "spam",
  name: "sales and spam calls",
  goal: "lose less time to sales and spam calls",
  gist: "Do not fight spam with fewer answers: sort before it rings, end politely, and never punish a real caller for it.",
  heard:
    /\b(spam( calls?)?|robo.?calls?|scam( calls?| callers?|s)?|sales calls|solicitors calling|solicitation|telemarketers?|junk calls|unknown numbers|unwanted calls|nuisance calls)\b/,
  keywords: ["spam calls", "robocalls"],
  scene:
    "By now everybody at {aPlace} lets an unknown number ring a little longer. {NewOnes} call from unknown numbers too.",
  close: "Sort them out without becoming short with those whom you were waiting for.",
  thesis: "Spam should cost the spammer time, not your callers",
  reasons: [
    {
      head: "The damage is done to the next caller",
      text: "After the third robot, people answer curtly or not at all. The one who pays is {aNewOne} with an unknown number.",
    },
    {
      head: "Most filters know less than your desk",
      text: "A list of bad numbers is old on the day it is made, because numbers are changed or borrowed. What is always the same is what such calls ask for, and that can be written down.",
    },
    {
      head: "A rule saves the politeness",
      text: "Who has a sentence ready need not be rude and need not argue. “We do not do this by telephone; send it to the mail address on our page” ends it, every time.",
    },
  ],
  against: {
    text: "A strict filter would stop them all, and peace is worth something.",
    reply:
      "It also stops somebody with a withheld number and a real need, {urgent} for instance. Sort by what they want, then; not by how they appear on the screen.",
  },
  near: ["desk", "handover", "greeting"],
  points: [
    {
      id: "tally-spam",
      phase: "find out",
      do: "Count them for a week, with what they wanted",
      how: "A mark for each, with two words: a contract, a listing, “your account”, silence. Note the hour. You will find that a handful of tricks makes up nearly all of it.",
      mistake: "Treating the annoyance as a number",
      harm: "It feels like twenty a day and may be four. Count, before you pay for a filter or stop picking up.",
      ask: "How many of our calls are spam?",
      answer:
        "Only a tally can tell. A week with a mark for each, and what it wanted, shows the number and the few tricks behind it.",
      check: "A week of spam calls was counted, with hour and purpose.",
      task: "Make a mark for each sales or spam call for a week, with hour and purpose.",
    },
    {
      id: "carrier-first",
      phase: "decide",
      do: "Ask the telephone company what it filters",
      how: "Ask which labels and blocks the line can have, what they cost, and above all how a wrongly stopped caller gets through. Take labels before blocks: a warning on the screen loses nobody.",
      mistake: "Blocking whole ranges of numbers",
      harm: "The robot changes its number by the evening, and {aCustomer} with the same area code stays outside for good. Labels first; blocks for single numbers that came back.",
      ask: "Can such calls be blocked?",
      answer:
        "Many can be labeled, some can be blocked; your telephone company knows what your line offers. Ask in the same breath how a real caller is let through again.",
      check: "We know what the line filters, and how a wrongly stopped caller gets through.",
      task: "Ask the telephone company for its labels and blocks, and try what a blocked caller hears.",
    },
    {
      id: "first-question",
      phase: "write down",
      do: "Open with a question a robot cannot use",
      how: "“{Place} here, what can we do for you?” and then silence. Recorded voices start, wait or hang up; people say what they want. Whoever answers needs no more than two seconds to tell.",
      mistake: "Answering with “Hello?” and waiting",
      harm: "It tells {aCustomer} nothing and a dialer everything. Say the name and ask; who is real goes on talking.",
      ask: "How can one tell quickly?",
      answer:
        "By an open question. A person says what it is about; a recording carries on as if nothing had been asked.",
      check: "The greeting gives the name and asks an open question.",
      task: "Change the greeting to name and open question for a week, and note who hangs up.",
    },
    {
      id: "one-exit",
      obvious: true,
      phase: "write down",
      do: "Write one sentence that ends it",
      how: "“We decide nothing of this kind by telephone. Please write to the address on our page. Goodbye.” Then hang up, without waiting for the reply. Everybody may do it, the newest colleague included.",
      mistake: "Arguing with them",
      harm: "A discussion is what they are paid for. One friendly sentence, and the receiver goes down; that is allowed.",
      ask: "May we simply hang up?",
      answer:
        "Yes, after one sentence that says where to write. Who has it on a card says it kindly, even the tenth time.",
      check: "The sentence that ends a sales call is on the card, and everybody may use it.",
      task: "Put the ending sentence on the card, and let everybody practice it once.",
    },
    {
      id: "never-confirm",
      phase: "decide",
      do: "Fix what is never said to a stranger who calls",
      how: "No account numbers, no codes, no yes to “am I speaking with the owner”, no names of who is away. A bank, an office or a provider is called back on the number from your own papers. It holds for everybody who answers, and for machines as well.",
      mistake: "Being helpful to somebody who sounds official",
      harm: "That is how the costly ones work: haste, a title, and a small piece of information. A fixed list, and a call back on your own number, end it.",
      ask: "What about callers who say they are the bank?",
      answer:
        "Thank them, hang up, and call the number that stands on your own statement. Whoever is real does not mind.",
      check:
        "It is written what nobody tells a caller, and that offices are called back on their own number.",
      task: "Write the list of what is never told to a caller, and read it to all who answer.",
    },
    {
      id: "false-alarms",
      phase: "look back",
      do: "Check whom the sorting turned away",
      how: "Once a month, look through what was blocked, labeled or hung up on. If a single {customer} is among them, loosen that rule. It is the only mistake here that costs money.",
      mistake: "Never looking at what was blocked",
      harm: "Silence looks like success. Among the blocked there may be a job that you will never hear of; look once a month.",
      ask: "How do we know that no real caller is lost?",
      answer: "By reading the list of the blocked once a month, and by calling in from a withheld number.",
      check: "The blocked and labeled calls of last month were looked through.",
      task: "Go through last month’s blocked numbers, and loosen each rule that hit a real caller.",
    },
  ],
};
