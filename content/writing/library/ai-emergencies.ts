import { together } from "./heard.ts";
import type { Subject } from "./kinds.ts";

export const aiEmergencies: Subject = {
  id: "ai-emergencies",
  name: "emergency calls and an AI receptionist",
  heard: together(
    "emergenc\\w+|urgent (?:calls?|callers?|matters?)|triage|911",
    "ai|(?:virtual|voice|automated|phone) (?:receptionists?|assistants?|agents?)",
  ),
  not: /\b(?:vs|versus|compare|answering service|replac\w+|switch\w*|set ?up)\b/,
  title: "How an AI receptionist should handle emergency calls at {who}",
  lead: "It should do two things and no third: tell anyone who may be in danger to hang up and dial 911, and connect the urgent rest to a person you’ve named. It mustn’t judge symptoms, give instructions, or decide that something can wait if it’s on your list. What’s on that list is written by you, and tested by you before it answers a single real call. (The publisher of this page sells such assistants.)",
  close:
    "Put a test call in the calendar for the first Tuesday of each month, with other words every time. Keep a note of what it said and how long it took until somebody’s phone rang.",
  passages: [
    {
      does: "Let it say 911 first, and only then anything else",
      asks: "What should it say in an emergency?",
      heard: /\b(?:say|911|first|words|script|danger)\b/,
      says: [
        "Words that may mean danger to life end whatever it was doing. It doesn’t ask a name, a birth date or “how bad is it on a scale.” One sentence, spoken slowly, and a pause.",
      ],
      lines: [
        [
          "Danger to life",
          "If anyone’s in danger, please hang up now and call 911. They can help faster than we can.",
        ],
        [
          "Thoughts of suicide",
          "I’m glad you said that. You can call or text 988 right now, at any hour. I’m also getting a person from here on the line.",
        ],
        [
          "Urgent, no danger",
          "That sounds like something a person should hear now. I’m connecting you with the one on call. Please stay on.",
        ],
      ],
      checks: ["Words that mean danger get 911 in the first sentence, before any question."],
      tasks: ["Write the three sentences, and have a clinician or whoever’s responsible approve them."],
    },
    {
      does: "Write the list in callers’ words",
      asks: "How does it recognize an emergency?",
      heard: /\b(?:recogni\w+|know|list|words|detect\w*|understand\w*|how do(?:es)?)\b/,
      says: [
        "Nobody calls and says “myocardial infarction.” They say “an elephant on my chest,” “my dad’s acting drunk and he doesn’t drink,” “it smells like eggs in the basement.” Ask the people at your desk how it sounds, collect four wordings for each line, and have whoever’s responsible for the field sign the list. If the assistant isn’t sure, it treats the call as urgent; a false alarm costs you a phone call.",
      ],
      eg: {
        dental:
          "For a dental office the list is short: trouble breathing or swallowing is 911. Swelling, fever with pain, bleeding that doesn’t stop, and a tooth that’s been knocked out go to the dentist on call.",
        law: "At a law firm it’s rarely the body. “They’re at the door with a warrant,” “He took the kids,” “I have to answer this by tomorrow” go to the attorney on call. Someone who’s being hurt right now is told 911 first.",
        trades:
          "For a contractor, a smell of gas or sparks means out of the house, 911 and the utility, before you. No heat with an infant or an older person inside, or water that won’t shut off, goes to the tech on call.",
      },
      checks: ["Each line of the list has four wordings that callers really use, and a signature."],
      tasks: ["Collect four wordings for each line at the desk, and have the list signed."],
    },
    {
      does: "Ring a person, then the next one",
      asks: "Who gets the urgent calls?",
      heard: /\b(?:who|on[- ]call|transfer\w*|connect\w*|person|escalat\w+|backup|rings?)\b/,
      says: [
        "An urgent call goes to a person’s phone while the caller’s still on the line. If there’s no answer in 30 seconds, the second person’s phone; after a minute the caller hears what will happen and by when, and both people get a text with name, number and one line. Whoever takes it confirms with a reply. Without a reply in ten minutes the owner is called. All of that should be settings you can see.",
      ],
      checks: ["Two people per hour of the week, a text for both, and an alarm if nobody replies."],
      tasks: ["Enter two people for every hour of the week, and try it with the first one silent."],
    },
    {
      does: "Keep it from doing more than that",
      asks: "What must it never do?",
      heard: /\b(?:never|must not|mustn'?t|limits?|not|advice|risk\w*|liab\w+)\b/,
      says: [
        "No advice, not even to apply ice. No “that’s probably fine.” No promise about when an ambulance, a doctor or a truck will be there. It doesn’t call 911 for the caller unless that’s been set up and tested with the vendor, because location matters and an assistant doesn’t know it. And it never keeps somebody on the line to finish a booking after a word from the list.",
      ],
      checks: ["It gives no advice and no reassurance; we’ve tried to make it."],
      tasks: ["Try to get advice or reassurance out of it in five different ways."],
    },
    {
      does: "Test it like a caller who’s scared",
      asks: "How do we test it?",
      heard: /\b(?:test\w*|try|check|trust|safe|reliab\w+)\b/,
      says: [
        "Twenty calls before it goes live, from a cell phone, outdoors. Whisper, shout, mumble, say it in passing after a question about parking, say it in Spanish if you serve callers in Spanish. Have somebody with an accent do five of them. Eighteen right out of twenty isn’t a pass: each miss gets fixed, and then all twenty are done again.",
      ],
      checks: ["Twenty test calls, in different voices and wordings, were all handled right."],
      tasks: ["Make the twenty test calls, fix each miss, and repeat all twenty."],
    },
    {
      does: "Read every one of them the next morning",
      asks: "How do we keep it safe over time?",
      heard: /\b(?:review\w*|read|morning|over time|monitor\w*|log|weekly|improv\w+)\b/,
      says: [
        "Urgent calls are few, so somebody can read them all: what was said, what it did, when the phone rang, what came of it. Also look at calls it took as ordinary that had a word from the list in them. Both kinds change the list. Write down who read it and what was changed; if anyone ever asks what you did about safety, that’s the answer.",
      ],
      checks: ["Each urgent call is read the next morning, and changes to the list are noted."],
      tasks: ["Name who reads urgent calls each morning, and keep a log of changes to the list."],
    },
  ],
};
