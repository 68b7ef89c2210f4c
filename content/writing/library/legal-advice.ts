import type { Subject } from "./kinds.ts";

export const legalAdvice: Subject = {
  id: "legal-advice",
  of: ["law"],
  name: "keeping the front desk from giving legal advice",
  heard: /\b(?:giv\w+|offer\w*|avoid\w*|keep\w*|accidental\w*)\b.*\blegal advice\b|\bunauthorized practice\b/,
  title: "How {who} can keep the front desk from giving legal advice",
  lead: "Give your people a line they can say with confidence, because “I can’t answer that” on its own makes kind people break the rule. The line between information and advice is simpler than it sounds: what the firm does, costs and needs is information; what this caller should do is advice. Practice the eight questions that cross it, and praise whoever says “I don’t know.”",
  close:
    "Ask each new person on their first Friday which question was hardest not to answer. Put it on the card. After a year the card is the best training you own.",
  passages: [
    {
      does: "Draw the line on one card",
      asks: "What counts as legal advice?",
      heard: /\b(?:what counts|line|difference|information|definition|card|advice)\b/,
      says: [
        "Left column, fine to say: which cases we take, what a first meeting costs, what to bring, where the courthouse is, what happens next at this firm. Right column, never: whether you have a case, what a form means for you, how long you have, what to sign, what it’s worth, what the judge will think. If the answer depends on the caller’s facts, it stands on the right.",
      ],
      mistake: [
        "Explaining the rule without examples",
        "Everyone nods at “don’t give advice,” and then somebody says that small claims is probably the way to go. Eight real questions on a card teach more than the definition.",
      ],
      checks: ["A card by each phone shows what may be said and what may not, with examples."],
      tasks: ["Write the two columns with eight real questions from your own callers."],
    },
    {
      does: "Give them a better sentence than no",
      asks: "What can they say instead?",
      heard: /\b(?:instead|say|sentence|script|words|answer|respond)\b/,
      says: [
        "A refusal that helps has three parts: it’s a good question, the right person for it, and when they’ll hear. Said warmly, it sounds like care rather than a wall. Let everyone put it in their own words; recited lines make callers push.",
      ],
      lines: [
        [
          "Should I sign it?",
          "I’d want a lawyer to look at that before you do anything. Let me see how soon someone can call you. Does it have a date on it?",
        ],
        [
          "Is it too late?",
          "I can’t tell you that, and I don’t want you to lose time over it. What’s the date on the paper? I’ll get it to an attorney today.",
        ],
        [
          "What would you do?",
          "I’m not a lawyer, and you deserve a real answer. I can have you talking to one tomorrow at nine.",
        ],
        [
          "Do I have a case?",
          "The attorney can tell you after hearing the details. What I can do is make sure they get everything before you talk.",
        ],
      ],
      checks: ["Everyone who answers has a sentence for each of the eight questions, in their own words."],
      tasks: ["Practice eight questions that ask for advice, each with a sentence of your own."],
    },
    {
      does: "Watch the friendly slips",
      asks: "How does it happen by accident?",
      heard: /\b(?:accident\w*|slips?|happen|mistakes?|careless|friendly|reassur\w*)\b/,
      says: [
        "It’s rarely a lecture on the law. It’s “I’m sure you’ll be fine,” “They can’t do that,” “You’ve got plenty of time,” or “Most people in your situation file first.” Each is meant kindly, and each is an opinion about someone’s case from a person the caller takes for the firm.",
      ],
      mistake: [
        "Reassuring a frightened caller about the outcome",
        "“It’ll work out” is a forecast. “I’m glad you called, and someone will help you look at it” comforts just as much and promises nothing.",
      ],
      checks: ["The desk knows the friendly slips by heart, and stops each other kindly."],
      tasks: [
        "Collect the friendly slips you’ve all heard yourselves say, and find a kind sentence for each.",
      ],
    },
    {
      does: "Treat dates as alarms",
      asks: "What if the caller has a deadline?",
      heard: /\b(?:deadlines?|dates?|served|court|hearing|urgent|time)\b/,
      says: [
        "The desk asks for the date on every paper, repeats it, and puts it at the top of the note. What the date means is never said. A caller with papers in hand reaches a lawyer the same day, even if it’s for two minutes, since silence can be heard as “no hurry.”",
      ],
      checks: ["A date on a paper reaches a lawyer the same day, without comment."],
      tasks: ["Agree on how a date gets to a lawyer the same day, and who covers when everyone’s in court."],
    },
    {
      does: "Say who you are, every time",
      asks: "Should staff say they aren’t lawyers?",
      heard: /\b(?:not (?:a )?lawyers?|aren'?t|title|introduc\w*|paralegals?|who you are)\b/,
      says: [
        "Callers assume that whoever sounds sure is an attorney. A name and a role in the greeting settles it: “This is Maria, I’m the client coordinator.” If someone says “So you’re telling me…” the answer is the role again. The same goes for emails: a signature with the role under the name.",
      ],
      checks: ["Name and role are in the greeting and in each email signature."],
      tasks: ["Put the role into the greeting and every signature."],
    },
    {
      does: "Hold machines to the same card",
      asks: "Does this apply to an assistant or answering service?",
      heard: /\b(?:ai|assistants?|answering service|machines?|automat\w*|chat\w*|website)\b/,
      says: [
        "Whatever answers for you answers under the same rule. Give the service or the assistant the right-hand column, and test it with all eight questions and a sob in the voice. Ask again after each change of script. A tool that is trained to be helpful is under the same temptation as a kind receptionist.",
      ],
      checks: ["The answering service or assistant was tested with all eight questions."],
      tasks: ["Put the eight questions to your answering service or assistant, and write down the answers."],
    },
    {
      does: "Make “I don’t know” safe",
      asks: "How do we train people on this?",
      heard: /\b(?:train\w*|teach|practice|role[- ]?play|how to|coach\w*|culture)\b/,
      says: [
        "People cross the line because silence feels like failing the caller. So say it in the Friday meeting when somebody didn’t: “Dana had the man with the eviction notice, didn’t guess, and got him to me in ten minutes.” Five minutes of practice a week, one hard question, everyone answers once. In a month it’s a habit.",
      ],
      mistake: [
        "Scolding the slip in front of others",
        "Then people hide the next one, and you hear of it from the bar. Take it up in private, practice once, and move on.",
      ],
      checks: ["One hard question is practiced each week, and good refusals get praised aloud."],
      tasks: ["Practice one hard question every Friday, and name a good refusal from the week."],
    },
  ],
};
