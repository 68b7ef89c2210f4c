import type { Topic } from "../kinds.ts";

export const privacy: Topic = {
  id: "privacy",
  name: "call recordings and privacy",
  goal: "keep its calls confidential",
  gist: "Keep less of every call, tell callers what you keep, and check that the rest is really gone.",
  heard:
    /\b(privacy|private|record(ed|ing|ings)?( (of )?calls?)?|confidential(ity)?|consent|transcripts?|data protection|call data|who hears|listen(s|ing)? in|secure|security(?! (?:deposits?|guards?|systems?|cameras?|alarms?|gates?|companies|company))|gdpr)\b/,
  keywords: ["call recording", "privacy"],
  scene:
    "A note on a screen, a voice file on a server, a text on a phone in somebody’s pocket: what {aCustomer} said once is now in three places. You only chose one of them.",
  close: "Start by deleting. Nothing else protects so much for so little.",
  thesis: "Keep less of every call than you could",
  reasons: [
    {
      head: "Every recording you keep is a duty",
      text: "You have to guard it, find it, hand it over when asked, and delete it on time. Keep it without a purpose, and you have the duty without the benefit.",
    },
    {
      head: "The note is enough to work with",
      text: "To call someone back you need a name, a number and {sort0}. You don’t need the pause before the answer, or the voices in the background.",
    },
    {
      head: "People talk more freely",
      text: "Tell {customers} what you keep, and that it isn’t much, and they get to the point. Tell them nothing, and the careful ones hold back exactly what you need to know.",
    },
  ],
  against: {
    text: "Recordings settle disputes and help train new people.",
    reply:
      "Then keep those few, with a notice and a deletion date. One dispute doesn’t take everyone else’s calls.",
  },
  near: ["choosing", "handover"],
  points: [
    {
      id: "draw-the-way",
      phase: "find out",
      do: "Draw the path a call takes",
      how: "Start at the caller’s phone and end at the note on your screen, with one box for every company in between. Next to each box, write what it gets: the sound, the words, or only the result. Where you don’t know, put a question mark and ask whoever sold you that piece.",
      mistake: "Assuming your provider is the only company involved",
      harm: "Behind one name there may be several that hear, process and store the call. Ask for all of them, and how you find out when one changes.",
      ask: "Who gets to hear a call?",
      answer:
        "The phone company, the service that takes it, whatever turns speech into text, and everyone who reads the note. Draw them in a row for {one}. Then email someone about every box you can’t fill in.",
      check: "We drew the path a call takes, with a company’s name in every box.",
      task: "Draw the path a call takes, name each company, and ask about the boxes you can’t fill in.",
    },
    {
      id: "three-switches",
      phase: "decide",
      do: "Decide about recording, transcript and note separately",
      how: "They are three things with three different risks. For each one, write down whether you need it, who may open it, and when it is deleted. If you can’t say what you would use the recording for, don’t keep it.",
      mistake: "Keeping everything to be safe",
      harm: "It makes you less safe: there is more to guard and more to answer for. Start with nothing, and add what you have a use for.",
      ask: "Do calls need to be recorded at all?",
      answer:
        "Seldom for long. For daily work, a note with {sort0} is enough. If you want recordings for the first weeks of training, give them a notice and an end date.",
      check:
        "For recordings, transcripts and notes it is in writing who may open them and when they are deleted.",
      task: "Decide for recordings, transcripts and notes: what for, who may open them, and when they are deleted.",
    },
    {
      id: "tell-callers",
      phase: "write down",
      do: "Tell callers at the start, in plain words",
      how: "If you record, callers may have to hear it before the recording starts, and in some states everyone on the call must agree. Ask your attorney which rules apply to you, not the vendor. Put the answer into one sentence that {aCustomer} in a hurry understands.",
      mistake: "Hiding the notice in a privacy policy",
      harm: "Nobody reads that page. If callers have to be told, it has to be said on the call, before anything is recorded.",
      ask: "Do callers have to be told?",
      answer:
        "Depending on the state, yes, and in some states everyone on the call must agree. Ask your attorney about where {one} and its callers are, and then say it in one sentence.",
      check: "Our attorney told us what applies, and we have the sentence for callers.",
      task: "Ask your attorney which notice applies, and write it as one sentence you can say aloud.",
    },
    {
      id: "poor-message",
      phase: "write down",
      do: "Keep details out of the message on your phone",
      how: "Other people see what lights up on a table. “New call, please check” with a link behind a login is enough. Look at what your own phone shows on its lock screen tonight.",
      mistake: "Sending the whole story by text",
      harm: "It stays on the phone of someone who leaves next spring. Send a hint, and keep the rest behind a login.",
      ask: "What may a text to our own phone contain?",
      answer:
        "That there is a call, and how urgent it is. Not the name together with the reason. The rest belongs behind a login, in {system} or in the assistant’s own list.",
      check: "Messages on our lock screens show neither the name nor the reason.",
      task: "Check what your team’s lock screens show, and cut the message down.",
    },
    {
      id: "ask-less",
      phase: "start",
      do: "Stop asking questions you don’t use the answers to",
      how: "Go through what you ask callers and cross out everything nobody acts on. To call back, you need a name and a number. For {aJob} you need to know {sort0}. The rest can wait until {aCustomer} is there.",
      mistake: "Asking for everything in advance",
      harm: "You don’t need a date of birth to call someone back, and it can leak. Ask for what the next step takes.",
      ask: "What should we ask callers for?",
      answer:
        "What the next step takes: name, number, and one more question ({sort0}). Anything that is just nice to have is a risk you don’t need.",
      check: "We can say what we use every answer for.",
      task: "Go through everything you ask callers, and cross out what nobody uses.",
    },
    {
      id: "prove-deletion",
      phase: "look back",
      do: "Try to find a call from last year",
      how: "Pick a date that should be gone, and ask your provider and your own people to find it. If anyone can, the rule isn’t being followed. Put the test in the calendar four times a year.",
      mistake: "Assuming that old calls are gone",
      harm: "A deleted call can live on in a backup or in somebody’s email. Ask for an old one by its date and hope for nothing.",
      ask: "How do we know that old calls are deleted?",
      answer:
        "Look for one. Ask for a call older than your limit. If it turns up anywhere, backups and email included, find out why.",
      check: "This quarter we looked for a call that should be gone and didn’t find it.",
      task: "Search for a call that should be gone, in the system, in email and in backups.",
    },
  ],
};
