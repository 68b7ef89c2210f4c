import type { Subject } from "./kinds.ts";

export const askForPerson: Subject = {
  id: "ask-for-person",
  name: "callers who ask for one particular person",
  heard:
    /\b(?:ask\w*|want\w*|insist\w*|demand\w*|need\w*)\b[^.?!]{0,20}\b(?:to (?:speak|talk) (?:to|with)|for) (?:the |their |a |your |our )?(?:doctor|dr\.?|dentist|attorney|lawyer|owner|manager|boss|provider|partner|nurse|vet|veterinarian|supervisor)\b|\b(?:speak|talk) (?:to|with) (?:the |their )?(?:doctor|dentist|attorney|lawyer|owner|boss|provider) (?:directly|now|only)\b|\bgatekeep\w*\b/,
  not: /\b(?:ai|assistant|human|robocall|sales)\b/,
  title: "When callers ask for one particular person at {who}",
  lead: "Don’t guard the door, help them through it: find out what it’s about, settle what you can on the spot, and give a time for the rest. Most callers who ask for somebody by name want to be sure it reaches them, and a clear promise does that as well as a transfer. A few really do need that person now, and you should know in one question which ones.",
  close:
    "Keep a tally for two weeks: who asked for whom, and what it turned out to be about. Usually more than half could have been settled by whoever picked up, if they’d had the answer and the permission.",
  passages: [
    {
      does: "Say yes first, then ask what it’s about",
      asks: "What do we say?",
      heard: /\b(?:say|script|words|ask|handle|respond|first)\b/,
      says: [
        "“What is this regarding?” sounds like an exam the caller has to pass. Begin with a yes that’s true, then explain why you’re asking. Somebody who understands that the question gets them to the right place answers it gladly.",
      ],
      lines: [
        ["Opening", "I’ll make sure she gets it. So that I tell her the right thing: what’s it about?"],
        [
          "You can do it",
          "I can take care of that for you right now, if you like. … Done. Is there anything you still want her to know?",
        ],
        [
          "They won’t say",
          "That’s fine, it stays between you and her. I’ll note that it’s personal. When’s a good time to reach you?",
        ],
        [
          "They insist",
          "She’s with someone until four and I can’t pull her out. I can have her call you at 4:15, or I can read her your question at three and call you with the answer.",
        ],
      ],
      mistake: [
        "“He’s not available”",
        "It’s a wall, and the caller starts looking for a way around it. Say when, and what you can do until then.",
      ],
      checks: ["Whoever answers says yes first and asks what it’s about second."],
      tasks: ["Practice the opening and the sentence for “They insist” in pairs."],
    },
    {
      does: "Agree on what may interrupt",
      asks: "When do we interrupt them?",
      heard: /\b(?:interrupt\w*|urgent\w*|emergenc\w+|when|now|immediately)\b/,
      says: [
        "Sit down with the person everybody asks for and get five lines: for these, knock on the door; for these, a note on the desk; for these, the end of the day. {Cap:urgent} is for the first line. Somebody in danger is told to hang up and dial 911 before anyone knocks anywhere. With five lines on a card nobody has to weigh a stranger’s tone of voice against a full schedule.",
      ],
      eg: {
        medical:
          "In a medical office the first line belongs to other clinicians, the lab with a critical value, the hospital, and whatever your triage page sends through. A patient with symptoms talks to a nurse first, and hears why: “She can tell you today. The doctor would call tonight.”",
        law: "At a law firm the first line is the court, opposing counsel on a matter set for today, and a client who’s been arrested or served. A client who’s worried gets a time the same day and the name of the paralegal who knows the file.",
        dental:
          "In a dental office it’s another doctor about a patient who’s in the chair, the pharmacy, and a patient with bleeding or swelling after something you did this week.",
      },
      checks: ["A card with five lines says what may interrupt whom."],
      tasks: ["Get the five lines from everyone who’s often asked for."],
    },
    {
      does: "Offer the person who knows",
      asks: "Who else can help them?",
      heard: /\b(?:who else|instead|other|nurse|paralegal|assistant|colleague|alternative)\b/,
      says: [
        "“Can someone else help you?” gets a no. “Rosa has your file open and can tell you today; Dr. Lee could call tomorrow evening” gets a choice, and most people choose today. It only works if Rosa really knows, so brief her on the ten commonest reasons and give her permission to settle them. Introduce her by what she does, not as somebody who’s free.",
      ],
      checks: ["For the ten commonest reasons there’s somebody else with the answer and the permission."],
      tasks: ["List the ten commonest reasons, and name who may settle each."],
    },
    {
      does: "Give a window the person has agreed to",
      asks: "When will they call back?",
      heard: /\b(?:call ?backs?|window|when|time|promise|schedule)\b/,
      says: [
        "You can’t promise another person’s afternoon without asking. So everybody who gets asked for blocks two short windows a day, and the desk may give those away without checking: 11:45 to 12:15 and 4:15 to 4:45 hold six calls each at five minutes. If the window breaks, the desk calls before it does, with a new one.",
      ],
      checks: ["Everyone who’s asked for has two windows a day the desk may promise."],
      tasks: ["Block two windows a day in each of those calendars."],
    },
    {
      does: "Make the note worth acting on",
      asks: "What should the message contain?",
      heard: /\b(?:note|message|contain|write|information|record)\b/,
      says: [
        "“Call Mr. Ames” costs the person ten minutes and a bad start. Three lines are enough: what he wants to know, in his words; what he’s been told already; when he picks up. If it can be answered with yes, no or a date, say so: “Yes or no is enough, I’ll call him.” Many people with no time for a call have ten seconds for that.",
      ],
      checks: ["Notes say what’s asked, what’s been said, and when the caller picks up."],
      tasks: ["Add a line “yes or no is enough” to the note, and use it for a week."],
    },
  ],
};
