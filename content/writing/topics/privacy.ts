import type { Topic } from "../kinds.ts";

export const privacy: Topic = {
  id: "privacy",
  name: "recordings and confidence",
  goal: "keep what is said on the telephone in confidence",
  gist: "Keep less of each call, tell callers what is kept, and check that the rest is gone.",
  heard:
    /\b(privacy|private|record(ed|ing|ings)?( (of )?calls?)?|hipaa|confidential(ity)?|consent|transcripts?|data protection|call data|who hears|listen(s|ing)? in|secure|security(?! (?:deposits?|guards?|systems?|cameras?|alarms?|gates?|companies|company))|gdpr)\b/,
  keywords: ["call recording", "privacy"],
  scene:
    "A note on a screen, a voice in an archive, a text on a phone in a pocket: what {aCustomer} said once is now in three places. Only one of them was chosen.",
  close: "Begin by deleting. There is nothing that protects so much and costs so little.",
  thesis: "Keep less of every call than you are able to",
  reasons: [
    {
      head: "A kept recording is a duty",
      text: "It has to be guarded, found, handed over when asked for, and deleted on time. Who keeps it without a purpose has the duty and none of the use.",
    },
    {
      head: "The note is enough to work with",
      text: "To call back you need a name and a number, and to know {sort0}. You do not need the pause before the answer, or the voices behind it.",
    },
    {
      head: "People speak more freely",
      text: "Told what is kept, and that it is little, {customers} get to the point. Told nothing, the careful ones hold back just what you need to know.",
    },
  ],
  against: {
    text: "A recording settles disputes and helps to train new people.",
    reply:
      "Then keep those few, with a notice and a date of deletion. Settling the one dispute does not take all the calls of all the others.",
  },
  near: ["choosing", "handover"],
  points: [
    {
      id: "draw-the-way",
      phase: "find out",
      do: "Draw the way that a call takes",
      how: "From the caller’s phone to the note on your screen, one box for each company in between. Beside each box: does sound arrive, or words, or only the result? Where you do not know, write a question mark and send it to whoever sold you that piece.",
      mistake: "Assuming that the provider is the only one",
      harm: "Behind one name there may be several that hear, think and speak. Each may keep something. Ask for all of them, and for how you learn when one is exchanged.",
      ask: "Who gets to hear a call?",
      answer:
        "The telephone company, the service that takes it, whatever turns sound to words, and whoever reads the note. Draw them in a row for {one}; the unknown boxes are your next e-mails.",
      check: "The way of a call is drawn, with a company’s name in every box.",
      task: "Draw the way of a call, name each company, and ask about the boxes you cannot fill.",
    },
    {
      id: "three-switches",
      phase: "decide",
      do: "Decide on sound, text and note apart",
      how: "A recording, a transcript and a summary are three things with three risks. For each write down whether you need it, who may open it, and on which day it goes. If you cannot name a use for the sound, do not keep it.",
      mistake: "Switching everything on to be safe",
      harm: "It is the opposite of safe: more to guard and more to answer for. Start from nothing, and add what you can name a use for.",
      ask: "Do calls need to be recorded at all?",
      answer:
        "Seldom for long. For daily work a note that says {sort0} will do. If you want sound for the first weeks of learning, give it a notice and an end.",
      check: "For sound, text and note it is written who may open it and when it is deleted.",
      task: "Decide for sound, text and note: needed for what, opened by whom, deleted when.",
    },
    {
      id: "tell-callers",
      phase: "write down",
      do: "Say it at the start, in plain words",
      how: "Where sound is kept, callers may have to be told before it begins, and in some states both sides must agree. What applies to you is a question for counsel, not for a vendor. Put the answer into one sentence that a hurried {customer} understands.",
      mistake: "Hiding the notice in a policy",
      harm: "A page that nobody reads tells nobody. If callers must be told, it has to be said on the call, before the first word is kept.",
      ask: "Do callers have to be told?",
      answer:
        "Depending on the state, yes, and in some of them every side has to agree. Ask counsel where {one} and its callers are, and then say it in one sentence.",
      check: "Counsel has said what applies here, and the sentence for callers is written.",
      task: "Ask counsel which notice applies, and write it as one sentence that can be spoken.",
    },
    {
      id: "poor-message",
      phase: "write down",
      do: "Make the message to your phone poor in detail",
      how: "What lights up on a table is read by others. “New call, please look” with a link behind a login is enough; the name and the matter wait behind it. Look at what your own phone shows on its locked screen tonight.",
      mistake: "Sending the whole story by text",
      harm: "It stays on the phone of somebody who leaves next spring. Send a hint and keep the substance where a login guards it.",
      ask: "What may a text to our own phone contain?",
      answer:
        "That there is a call, and how pressing. Not the name together with the matter. The rest belongs behind a login, in {system} or in the assistant’s own list.",
      check: "A message on a locked screen shows neither name nor matter.",
      task: "Look at what the locked screens of your team show, and strip the message down.",
    },
    {
      id: "ask-less",
      phase: "start",
      do: "Strike questions whose answers you do not use",
      how: "Go through what callers are asked and cross out each item that nobody acts on. To be called back takes a name and a number. For {aJob} you need to know {sort0}; the rest can wait until {aCustomer} is there.",
      mistake: "Asking for everything in advance",
      harm: "A date of birth for a call back helps nobody and can leak. Ask for what the next step needs, and for no more.",
      ask: "What should callers be asked for?",
      answer:
        "What the next step needs: name, number, and the answer to one question ({sort0}). What is only “good to have” is good to have for whoever should not have it, too.",
      check: "Each question put to callers has a use that somebody can name.",
      task: "Go through all questions put to callers and strike those whose answers nobody uses.",
    },
    {
      id: "prove-deletion",
      phase: "look back",
      do: "Ask for a call from last year",
      how: "Pick a date that should be gone and ask your provider, and your own people, to find it. If somebody succeeds, the rule is not being kept. Put that test into the calendar, once a quarter.",
      mistake: "Trusting that old calls are gone",
      harm: "Deletion is a setting, a backup and a copy in somebody’s mail. Ask for an old call by its date. Finding nothing is the result that you want.",
      ask: "How do we know that old calls are deleted?",
      answer:
        "By looking for one. Ask for a call beyond the limit that you set; if it turns up anywhere, mail and backups included, follow it.",
      check: "This quarter somebody looked for a call that should be gone and did not find it.",
      task: "Search for a call that should be gone, in the system, in mail and in backups.",
    },
  ],
};
