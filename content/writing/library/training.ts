import type { Subject } from "./kinds.ts";
import { trainingSigns } from "./signs/people.ts";

export const training: Subject = {
  id: "training",
  name: "training a receptionist",
  heard:
    /\b(?:train\w*|onboard\w*|teach\w*|coach\w*|first (?:day|week|month|30 days|90 days)s?|new hire)\b.*\b(?:receptionists?|front[- ]desk|front office|phone skills?|(?:answer|on|handle|use) (?:the |our |your )?(?:phones?|calls)|secretary|patient coordinator)\b|\b(?:receptionists?|front[- ]desk|front office|phone skills?|phone etiquette)\b.*\b(?:train\w*|onboard\w*|coach\w*|new hire|role[- ]?play\w*)\b/,
  not: /\bcalls? (?:hand ?-?offs?|hand ?overs?|transfers?)\b|\b(?:alongside|beside|work with|next to|together with) (?:an? |the |your |our )?(?:ai|assistant|virtual|automated)/,
  title: "How to train a new receptionist at {who}",
  lead: "Teach the phone in four stages: listening, answering with help, answering on their own, and the hard calls. Give each stage a week and a test you can both see. Most new receptionists fail at the phone for one reason, which is that they were handed it on day two with “you’ll pick it up.”",
  close:
    "Put a date on the calendar three months out and listen to five calls together again. Habits settle in by then, good and bad, and half an hour over a cup of coffee fixes most of the bad ones.",
  signs: trainingSigns,
  passages: [
    {
      does: "Listen first, and learn the ten commonest calls",
      asks: "What should a new receptionist do in the first week?",
      heard: /\b(?:first (?:day|week)|week one|week 1|start|begin|shadow\w*|listen\w*)\b/,
      says: [
        "For the first three days the new person listens, with a headset splitter or on speaker, and writes down what each caller wanted in one line. By Wednesday there’s a list, and ten kinds of call will make up nearly all of it. Those ten are the curriculum. On Thursday and Friday, write the answer to each with whoever has the phone now: what to say, what to enter in {system}, and when to stop and ask.",
      ],
      mistake: [
        "Handing over the phone on day two",
        "They’ll answer, because they want to be useful, and they’ll make things up, because nobody told them what to say. Callers get wrong answers, and the new person learns that the phone is where they get into trouble. Three days of listening cost less.",
      ],
      checks: ["They can name the ten commonest calls and find the answer to each in under a minute."],
      tasks: [
        "Days 1 to 3: listen in on every call and write down in one line what the caller wanted.",
        "Days 4 and 5: turn the ten commonest into one page of answers, with whoever answers now.",
        "Learn to look up, book, move and cancel {aVisit} in {system}, on made-up entries.",
      ],
    },
    {
      does: "Answer with someone listening",
      asks: "When should they start answering calls?",
      heard: /\b(?:week two|week 2|second week|answer\w*|supervis\w*|role[- ]?play\w*|practice)\b/,
      says: [
        "In the second week they answer mornings, with a colleague in earshot. Before the first live call, practice: you play the caller, they answer, five rounds of five minutes. Use real calls, and include one who talks too fast and one who won’t give a name. After each live call the colleague says one thing that went well and one to change. One, not six.",
        "The greeting gets drilled until it sounds like a person: the name of the {place}, their own name, “What can I do for you?” Then stop talking. New people fill the silence, and the caller loses the thread.",
      ],
      lines: [
        ["The greeting", "Good morning, [name of the business], this is Maria. What can I do for you?"],
        ["Before a hold", "May I put you on hold for about a minute, or would you rather I call you back?"],
        ["At the end", "So that’s Tuesday the 9th at 2:30, and you’ll get a text. Anything else I can do?"],
      ],
      mistake: [
        "Correcting everything after every call",
        "Six corrections at once mean that none of them sticks. Pick the one that matters most to the caller, and save the rest for Friday.",
      ],
      checks: [
        "The greeting is the same on every call, and every call ends with a read-back.",
        "They ask before putting anyone on hold.",
      ],
      tasks: [
        "Practice five made-up calls before the first live one, a hard one among them.",
        "Answer mornings with a colleague in earshot; after each call, one thing to keep and one to change.",
        "Read back name, number, day and time on every call, every time.",
      ],
    },
    {
      does: "Answer alone, with a short list of calls to pass on",
      asks: "What should they handle alone, and what should they pass on?",
      heard:
        /\b(?:week three|week 3|third week|alone|pass on|transfer\w*|hand ?over|escalat\w*|emergenc\w*|judgment)\b/,
      says: [
        "In week three the phone is theirs, with one rule: four kinds of calls always go to someone else. Write the names down. {Cap:urgent} is the first kind, and that one interrupts anybody. The others are advice of any sort, money disputes, and anyone who asks for a person by name twice. For everything else they’re allowed to decide, and to be wrong now and then.",
        "Teach the handover sentence, because nothing annoys callers like telling their story again: “I have Mrs. Greene on the line. She’s been waiting on a call since Friday, and I told her you’d know more. Can you take it?”",
      ],
      mistake: [
        "Never saying what they may decide alone",
        "Then every call gets passed on, and you’ve hired a switchboard. Write down what they may settle without asking, {easy} for instance, and stand by it when they do.",
      ],
      checks: [
        "The list of calls to pass on is by the phone, each with a name and a backup.",
        "Whoever takes a transferred call already knows who it is and why.",
      ],
      tasks: [
        "Take all calls alone; pass on only the four kinds on the list.",
        "Say the handover sentence on every transfer, and ask colleagues on Friday how it went.",
        "Keep a sheet of questions nobody had an answer to, and answer them together every evening.",
      ],
    },
    {
      does: "Take on the hard callers",
      asks: "How do we prepare them for difficult callers?",
      heard: /\b(?:week four|week 4|fourth week|hard|difficult|angry|upset|rude|complain\w*)\b/,
      says: [
        "Angry, scared, lonely and confused: the four callers nobody enjoys. Practice each one before it happens. The pattern is the same for all of them. Let them finish, say back what you heard, say what you can do and by when, then do it. “You’ve been waiting since Friday and nobody called. I’d be upset, too. I’m going to find out who has it, and I’ll call you before noon myself.”",
        "Give them permission to end a call that turns abusive: one warning, then goodbye, then a note to you. Someone who knows you’ll back them up stays calm a lot longer.",
      ],
      mistake: [
        "Skipping the hard calls in training",
        "They’ll come anyway, usually when nobody else is in. Someone who has practiced an angry caller once takes the real one far better than someone who has only been told to stay calm.",
      ],
      checks: [
        "They’ve practiced an angry, a scared, a confused and an endless caller.",
        "They know when they may end a call, and that you’ll back them up.",
      ],
      tasks: [
        "Practice the four hard callers, two rounds each, and switch roles.",
        "Listen to five of their calls together and agree on one habit to keep and one to change.",
        "Let them explain the page of answers to you; whatever they can’t explain gets rewritten.",
      ],
    },
    {
      does: "Teach what must never be said",
      asks: "What should a receptionist never say?",
      heard: /\b(?:never|not (?:to )?say|hipaa|privacy|confidential\w*|legal advice|diagnos\w*)\b/,
      says: [
        "Three kinds of sentences cause real damage: advice (“that’s probably nothing”), promises somebody else has to keep (“she’ll call you within the hour”), and information about one {customer} given to another, including “yes, he’s one of ours.” Give them the way out for each: “I’m not the right person to say, and I want you to get a good answer. I’ll have someone call you by two.”",
      ],
      checks: ["They know the three kinds of sentences that are never said, and what to say instead."],
      extra: true,
    },
    {
      does: "Write the page they’ll train the next person with",
      asks: "What materials do we need?",
      heard: /\b(?:materials?|manual|document\w*|cheat ?sheet|scripts?|guide|page)\b/,
      says: [
        "A binder nobody opens is no help at 8:05 on a Monday. One page, both sides: front, the ten commonest calls with two-sentence answers; back, the calls to pass on with names and numbers, and the three things never to say. Date it. The new person owns the page and updates it, since they’re the one who notices what’s missing.",
      ],
      checks: ["There’s one dated page by the phone, and it has an owner."],
      extra: true,
    },
    {
      does: "Measure three things, and talk about them weekly",
      asks: "How do we know they’re ready?",
      heard: /\b(?:measure|ready|progress|test|evaluat\w*|goals?|metrics?|success|how long)\b/,
      says: [
        "How many calls rang out, how many callers had to call again about the same thing, and how many bookings had an error in them. All three come from {system} and the phone log, so nobody has to judge anyone’s voice. Fifteen minutes every Friday, with the numbers on the table. Someone who gets through week four with few repeats and clean bookings is ready, whatever the calendar says.",
      ],
      mistake: [
        "Judging by tone alone",
        "“Sounds friendly” tells you nothing about whether Tuesday’s two o’clock is really booked. Count the calls that had to be made twice, and the errors in the calendar.",
      ],
      checks: ["Every Friday we look at missed calls, repeat calls and booking errors together."],
    },
  ],
};
