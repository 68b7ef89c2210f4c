import type { Subject } from "./kinds.ts";

export const messageTaking: Subject = {
  id: "messages",
  name: "taking phone messages",
  heard:
    /\b(?:tak\w+|writ\w+|leav\w+|good|better|complete|accurate|lost|missing|handl\w+)\b[^.?!]{0,30}\b(?:phone |telephone |call )?messages?\b[^.?!]{0,40}\b(?:from callers|for (?:the )?(?:doctors?|attorneys?|lawyers?|boss|team|staff|others|colleagues)|by phone|on the phone|front desk|reception\w*|properly)\b|\b(?:tak\w+|taking) (?:a |an? good |good |better |accurate |complete |phone |telephone )+messages?\b|\b(?:phone|telephone|call) (?:message|messages|notes?)(?: (?:template|form|pad|taking|that))\b|\bmessage[- ]taking\b|\bcall notes\b/,
  not: /\b(?:text messages?|voice ?mail|holiday|on hold|vs|versus)\b/,
  title: "How to take a phone message at {who}",
  lead: "A message is finished when the person who gets it can act without calling anyone to ask what it means. That takes seven facts: who, number, when reachable, what it’s about, how urgent, what was promised, and who took it. Read two of them back, put it where the work is done, and give every message one owner and a time.",
  close:
    "Pick ten messages from yesterday and ask of each: could I act on it right now? The fact that’s missing most often is the one to print in bold on the form.",
  passages: [
    {
      does: "Use the same seven facts every time",
      asks: "What belongs in a message?",
      heard: /\b(?:facts|belongs?|form|template|include|what|fields?|good|complete)\b/,
      says: [
        "A form beats talent, because the fact that’s forgotten is the one nobody asked for. Name, spelled. Number, even if it’s on the display, since people call from work. When they can talk. One sentence on what it’s about, in their words. Urgent or not, by your list. What you told them will happen. Your initials and the time. It fits on a card and takes ninety seconds.",
      ],
      lines: [
        [
          "A message that works",
          "Ruth Ames, R-U-T-H A-M-E-S, 555-0142, best after 3. Got a letter from her insurer dated Friday, wants to know whether to answer it. Not urgent by our list. Told her: call back today before 5. – Kim, 10:20",
        ],
        ["One that doesn’t", "Mrs. Ames called, please call back."],
      ],
      mistake: [
        "“Please call Mrs. Ames”",
        "Whoever gets it starts from zero and so does she. One sentence on what it’s about saves both of them a call.",
      ],
      checks: ["All messages have the same seven facts."],
      tasks: ["Print the card with the seven facts, and use it for a week."],
    },
    {
      does: "Read back the name and the number",
      asks: "How do we avoid mistakes?",
      heard: /\b(?:read[- ]back|mistakes?|accura\w+|spell\w*|wrong|number|errors?)\b/,
      says: [
        "Two facts can’t be repaired later: the name and the number. Read the number in groups, the way people say it, and wait for the yes. Spell with words when it’s a bad line: “F as in Frank.” Five seconds here save the message that no one can return, and the caller who thinks you never did.",
      ],
      lines: [
        [
          "Reading back",
          "That’s Ruth Ames, A-M-E-S, at 555, 0142. And three o’clock or later is best. Did I get that right?",
        ],
      ],
      checks: ["Name and number are read back on every call."],
      tasks: ["Read back every number for a week, and count how many were wrong at first."],
    },
    {
      does: "Promise a time you can keep for someone else",
      asks: "What do we tell the caller?",
      heard: /\b(?:promise|tell|say|caller|when|time|expect\w*|script)\b/,
      says: [
        "You’re making a promise with another person’s day, so ask them beforehand for two windows: “I return calls at 11:30 and 4:30.” Then whoever answers can say when, and not “as soon as possible.” If it turns out somebody’s away until Thursday, say Thursday, and who could help before that. Callers rarely mind waiting; they do mind not knowing how long.",
      ],
      lines: [
        [
          "With a window",
          "She returns calls between 4:30 and 5:30. You’ll hear from her today, and if she can’t get to it, I’ll call you myself.",
        ],
      ],
      checks: ["Everyone who gets messages has named two windows for calling back."],
      tasks: ["Ask everyone who gets messages for two windows, and post them by the phone."],
    },
    {
      does: "Put it where the work is, and only there",
      asks: "Where should messages go?",
      heard: /\b(?:where|system|sticky|email|slack|software|store|put|place|lost)\b/,
      says: [
        "Sticky notes, emails, a text and a word in the hallway are four places to lose the same message. Choose one, usually {system}, as a task with a name and a due time. What’s urgent is spoken aloud as well, to a face. In a practice or a firm, keep names and reasons off open desks and lock screens; the note belongs in the record, with access for the people who need it.",
      ],
      mistake: [
        "Emailing the message to three people",
        "Each of them thinks another one has it. One owner, one place, one due time.",
      ],
      checks: ["Messages live in one place, with one owner and a due time."],
      tasks: ["Choose the one place, and throw away the pads."],
    },
    {
      does: "Close the loop before you go home",
      asks: "How do we make sure they’re answered?",
      heard: /\b(?:loop|answered|follow[- ]?up|open|done|check|end of (?:the )?day|track)\b/,
      says: [
        "At a quarter to five somebody looks at every open message and does one of three things: gets it answered, moves it with a new promise to the caller, or calls the caller to say it’ll be tomorrow. “Left a voicemail” stays open until they’ve talked, or until the third try. Fifteen minutes at the end of the day spare you the first half hour of the next.",
      ],
      checks: ["At a quarter to five, someone looks at every open message."],
      tasks: ["Name who looks at the open messages at a quarter to five."],
    },
    {
      does: "Take fewer of them",
      asks: "How do we reduce messages?",
      heard: /\b(?:fewer|reduce|less|cut|avoid|instead|authority)\b/,
      says: [
        "Sort a week of messages into those only that person could have answered, and those that whoever picked up could have, with a page of answers and permission. If 60 messages a week split into 25 and 35, the second pile is two hours of call backs you can give up. An assistant that answers from the same page and takes the seven facts for the rest does that at night, too.",
      ],
      checks: ["We know how many of a week’s messages the desk could have answered itself."],
      tasks: ["Sort one week’s messages into two piles, and write answers for the larger one."],
    },
  ],
};
