import type { Topic } from "../kinds.ts";

export const spam: Topic = {
  id: "spam",
  name: "sales and spam calls",
  goal: "lose less time to sales and spam calls",
  gist: "Sort spam out before it rings, end it politely, and never let a real caller pay for it.",
  heard:
    /\b(spam( calls?)?|robo.?calls?|scam( calls?| callers?|s)?|sales calls|solicitors calling|solicitation|telemarketers?|junk calls|unknown numbers|unwanted calls|nuisance calls)\b/,
  keywords: ["spam calls", "robocalls"],
  scene:
    "By now everyone at {aPlace} lets an unknown number ring a little longer. {NewOnes} call from unknown numbers too.",
  close: "Get rid of the spam without getting short with the people you were hoping would call.",
  thesis: "Spam should cost the spammer time, not your callers",
  reasons: [
    {
      head: "The next caller pays for it",
      text: "After the third robocall, people answer curtly or not at all. Then {aNewOne} calls from an unknown number.",
    },
    {
      head: "Filters know less than your front desk",
      text: "Lists of bad numbers are out of date the day they are made, because spammers change or borrow numbers. What they ask for stays the same, and you can write that down.",
    },
    {
      head: "A rule lets you stay polite",
      text: "With a sentence ready, nobody has to be rude or argue. “We don’t do this by phone. Please email us” ends it every time.",
    },
  ],
  against: {
    text: "A strict filter would stop all of it, and that is worth something.",
    reply:
      "It also stops someone with a blocked number and a real problem, {urgent} for instance. Sort by what they want, not by what the screen shows.",
  },
  near: ["desk", "handover", "greeting"],
  points: [
    {
      id: "tally-spam",
      phase: "find out",
      do: "Count them for a week, with what they wanted",
      how: "One mark each, with two words: a contract, a listing, “your account”, silence. Note the time. You will find that the same few tricks make up nearly all of it.",
      mistake: "Going by how annoying it is",
      harm: "It feels like twenty a day and may be four. Count before you pay for a filter or stop picking up.",
      ask: "How many of our calls are spam?",
      answer:
        "Count them. One week with a mark for each and what it wanted gives you the number and the tricks behind it.",
      check: "We counted spam calls for a week, with the time and what they wanted.",
      task: "For a week, mark every sales or spam call with the time and what it wanted.",
    },
    {
      id: "carrier-first",
      phase: "decide",
      do: "Ask your phone company what it can filter",
      how: "Ask which labels and blocks your line can have, what they cost, and how someone blocked by mistake gets through. Use labels before blocks. A warning on the screen doesn’t lose anyone.",
      mistake: "Blocking whole ranges of numbers",
      harm: "The robocaller has a new number by evening, and {aCustomer} with the same area code stays blocked for good. Use labels, and block single numbers that keep calling.",
      ask: "Can these calls be blocked?",
      answer:
        "Many can be labeled and some can be blocked. Your phone company knows what your line offers. Ask too how a real caller gets unblocked.",
      check: "We know what our line filters, and how someone blocked by mistake gets through.",
      task: "Ask your phone company about labels and blocks, and find out what a blocked caller hears.",
    },
    {
      id: "first-question",
      phase: "write down",
      do: "Open with a question a robot can’t use",
      how: "“This is {aPlace}, how can I help?” Then say nothing. Recordings start, wait or hang up. People say what they want. It takes two seconds to tell.",
      mistake: "Answering with “Hello?” and waiting",
      harm: "It tells {aCustomer} nothing and an autodialer everything. Say your name and ask. Real people keep talking.",
      ask: "How can we tell quickly?",
      answer:
        "With an open question. A person answers it, and a recording carries on as if you had said nothing.",
      check: "Our greeting gives the name and asks an open question.",
      task: "For a week, use your name and an open question as the greeting, and note who hangs up.",
    },
    {
      id: "one-exit",
      obvious: true,
      phase: "write down",
      do: "Write one sentence that ends it",
      how: "“We don’t make decisions like this by phone. Please write to the address on our website. Goodbye.” Then hang up without waiting for the reply. Everyone may do this, including the newest person.",
      mistake: "Arguing with them",
      harm: "They get paid to argue. One friendly sentence, and you hang up. That is allowed.",
      ask: "May we simply hang up?",
      answer:
        "Yes, after one sentence that tells them where to write. With the sentence on a card, people still say it kindly the tenth time.",
      check: "The sentence that ends a sales call is on the card, and everyone may use it.",
      task: "Put the sentence that ends a sales call on the card, and have everyone practice it once.",
    },
    {
      id: "never-confirm",
      phase: "decide",
      do: "Decide what nobody tells a stranger who calls",
      how: "No account numbers, no codes, no yes to “Am I speaking with the owner?”, no names of who is away. If a bank or an agency calls, call back on the number from your own papers. It goes for everyone who answers, and for assistants.",
      mistake: "Being helpful to someone who sounds official",
      harm: "That is how the expensive scams work: hurry, a title, and one small piece of information. Keep a list of what you never say, and call back on your own number.",
      ask: "What if a caller says they are from the bank?",
      answer: "Thank them, hang up, and call the number on your own statement. Anyone real won’t mind.",
      check:
        "It is in writing what nobody tells a caller, and that we call agencies back on their own number.",
      task: "Write the list of what nobody tells a caller, and go over it with everyone who answers.",
    },
    {
      id: "false-alarms",
      phase: "look back",
      do: "Check who got turned away",
      how: "Once a month, look through what was blocked, labeled or hung up on. If you find even one {customer}, loosen that rule. Blocking a real caller is the one mistake here that costs money.",
      mistake: "Never looking at what was blocked",
      harm: "Silence looks like success. One of the blocked calls may be a job you will never hear about.",
      ask: "How do we know that we don’t lose real callers?",
      answer: "Look through the blocked calls once a month, and try calling from a blocked number yourself.",
      check: "We went through last month’s blocked and labeled calls.",
      task: "Go through last month’s blocked numbers, and loosen every rule that hit a real caller.",
    },
  ],
};
