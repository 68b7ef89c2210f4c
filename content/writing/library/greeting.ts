import type { Subject } from "./kinds.ts";

export const etiquette: Subject = {
  id: "etiquette",
  name: "answering the phone well",
  heard:
    /\b(?:rules|habits|standards) (?:for |of )?(?:every |each |all |your |our |a |the )?(?:\w+ )?(?:receptionists?|front[- ]desk)\b|\b(?:way|how) (?:\w+ ){1,4}answers? (?:the |its |our |your )?(?:phones?|calls)\b|\bphone service\b|\b(?:evaluat\w+|scorecard|mystery (?:calls?|shop\w*)|grade|rate) .*\b(?:receptionists?|phones?|calls?)\b|\b(?:phone|telephone|call)(?: handling| answering)? (?:etiquette|manners|skills|technique|habits|behavior)\b|\b(?:answer(?:ing)?) (?:the |your |our )?(?:office |business )?(?:phones?|calls|telephone)\b.*\b(?:better|well|professional\w*|right|tips|properly|rules|best)\b|\b(?:tips|rules|ways|best practices|how to)\b.*\banswer(?:ing)? (?:the |your |our )?(?:office |business )?(?:phones?|calls|telephone)\b|\bfirst impression\w*\b.*\bphone\b|\bsound (?:more )?(?:professional|friendly|warm) on the phone\b/,
  not: /\b(?:ai|assistant|after[- ]hours)\b|\b(?:while|when|during)\b[^.?!]{0,40}\b(?:working|busy|with (?:an? )?(?:clients?|customers?|patients?)|hands (?:are )?full|in session|treating|cutting|on a job|driving)\b/,
  title: "How to answer the phone at {who}",
  lead: "Callers decide in about three sentences whether they’re in good hands. Answer by the third ring with the name of the {place} and your own, let them finish before you touch the keyboard, say back what you heard, and end with who does what by when. Everything else is polish.",
  close:
    "Pick one of these and do it for a week before you add the next. Record a few calls, if your state and your rules allow it, and listen to yourself once. Nothing teaches faster, or hurts more.",
  passages: [
    {
      does: "Say the place, your name, and one question",
      asks: "What’s a good phone greeting?",
      heard: /\b(?:greet\w*|opening|hello|first (?:words|sentence|impression)|start)\b/,
      says: [
        "“Thank you for calling [name], this is Maria. What can I do for you?” Ten words too many and they’ve stopped listening; ten too few and they wonder if they dialed wrong. Say the place slowly, since people need a second to switch on. Say your own name, because it’s much harder to be rude to Maria than to a switchboard. Then be quiet and let them talk.",
      ],
      mistake: [
        "Rushing the greeting",
        "You’ve said it eleven thousand times; they’re hearing it for the first time. Run together, it sounds like “Thankscallingmaplehowmayidirectyourcall,” and the first thing the caller says is “Is this Maple?”",
      ],
      checks: [
        "Everyone answers with the place, their name and one question.",
        "The phone is answered by the third ring.",
      ],
      tasks: ["Agree on one greeting, and have everyone say it aloud ten times."],
    },
    {
      does: "Let them finish before you type",
      asks: "How do we make callers feel heard?",
      heard: /\b(?:listen\w*|heard|interrupt\w*|empathy|rapport)\b/,
      says: [
        "Most callers need about twenty seconds to say why they’re calling, and they usually get six. “Date of birth?” in the middle of a sentence says that the form comes first. Keep your hands off the keyboard until they stop, then say it back in one line: “So it broke last night and you’re leaving Friday. Let me see what we can do.” Now you may type.",
      ],
      mistake: [
        "Asking for the date of birth first",
        "The caller was telling you something. The form can wait twenty seconds, and you’ll type less once you know what it’s about.",
      ],
      checks: ["We say back what we heard before we start typing."],
      tasks: ["On every call this week, say back the reason in one sentence before touching the keyboard."],
    },
    {
      does: "Ask before you put anyone on hold",
      asks: "How should we put callers on hold?",
      heard: /\b(?:hold|wait\w*)\b/,
      says: [
        "“Please hold” followed by a click isn’t a request. “Can you hold for about a minute, or shall I call you back in ten?” is, and you have to wait for the answer. If it takes longer than you said, go back on: “I’m still looking, one more minute.” Somebody who chose to wait will give you three minutes. Somebody who was parked is furious after one.",
      ],
      mistake: [
        "Opening with “Can you hold?”",
        "It tells the caller that they’re a problem before you know who they are. Take ten seconds to hear why they’re calling; it may be on fire.",
      ],
      checks: [
        "Nobody is put on hold without being asked, and everyone hears how long.",
        "Whoever holds longer than announced hears from us before they hang up.",
      ],
      tasks: ["Time your holds for a day: how long did you say, and how long was it?"],
    },
    {
      does: "Say what you can do",
      asks: "What do we say when the answer is no?",
      heard: /\b(?:no|can'?t|negative|policy|positive|words|phrases|language)\b/,
      says: [
        "“We don’t have anything until the 14th” ends the conversation. “The first opening is the 14th at nine. I can put you down for that now and call you if something sooner comes up” says the same thing and sounds like help. Strike four phrases from the desk: “It’s our policy,” “You’ll have to,” “I can’t,” and “That’s not my department.” There’s a better sentence for each.",
      ],
      lines: [
        [
          "Instead of “You’ll have to call back”",
          "She’s in until five. May I have her call you before then?",
        ],
        ["Instead of “It’s our policy”", "Here’s why we do it that way, and here’s what I can do."],
        ["Instead of “I don’t know”", "That’s a good question. Let me find out and call you by three."],
      ],
      mistake: [
        "Hiding behind policy",
        "“It’s our policy” tells the caller that nobody’s thinking. Give the reason in one sentence and then the thing you can do.",
      ],
      checks: [
        "There’s a better sentence by the phone for “I can’t,” “you’ll have to” and “it’s our policy.”",
      ],
      tasks: ["Rewrite your four worst phrases and tape the new ones to the monitor."],
    },
    {
      does: "Transfer people, and never just calls",
      asks: "How do we transfer without annoying people?",
      heard: /\b(?:transfer\w*|pass\w*|connect\w*|hand ?off)\b/,
      says: [
        "Say who you’re sending them to and why: “Ken does our billing, he’ll have it on his screen.” Give them the direct number in case you’re cut off. Stay on long enough to tell Ken who it is and what they need, so they don’t start over. If Ken doesn’t pick up, come back. A transfer that ends in voicemail without a warning is how you lose someone who waited through all the rest.",
      ],
      mistake: [
        "Transferring blind",
        "The caller explains everything twice, or lands in a voicemail box nobody mentioned. Ten seconds of “I have Mrs. Greene, it’s about the March bill” prevents both.",
      ],
      checks: ["Whoever takes a transferred call already knows the name and the reason."],
      tasks: ["For one week, introduce every transfer before you let go of the line."],
    },
    {
      does: "Read it back",
      asks: "How do we avoid mistakes on the phone?",
      heard: /\b(?:mistakes?|errors?|accura\w+|details?|names?|numbers?|spelling|confirm)\b/,
      says: [
        "Fifteen and fifty, B and D, Tuesday and Thursday: phones swallow exactly the sounds you need. Read back the day with the date, the time, and the number in groups of three. “Tuesday the 9th, 2:15 in the afternoon, and I’ll text the 0142 number. Right?” It takes eight seconds. Clearing up a wrong day takes two calls and an apology.",
      ],
      mistake: [
        "Trusting what you think you heard",
        "You were sure it was Tuesday. So was the caller, about Thursday. Read back day, date, time and number on every call.",
      ],
      checks: ["Day, date, time and number are read back on every call."],
      tasks: ["Read back day, date, time and number on every call for a week; count what it caught."],
    },
    {
      does: "End with who does what by when",
      asks: "How should a call end?",
      heard: /\b(?:end\w*|clos\w+|goodbye|finish|next step)\b/,
      says: [
        "The last sentence is the one they repeat to their spouse. “Ken calls you by four today. If you haven’t heard by then, call and ask for me.” A name, a time, and what to do if it fails. Then let the caller hang up first; a click in their ear undoes a lot of good work.",
      ],
      mistake: [
        "Ending with “someone will call you”",
        "Nobody knows who, or when, including you. Give a name and an hour, and write it where that person will see it.",
      ],
      checks: ["Every call ends with a name, a time and what happens next.", "The caller hangs up first."],
      tasks: ["End every call with a name and an hour, and write it where that person looks."],
    },
    {
      does: "Have two sentences ready for the angry ones",
      asks: "What do we say to an angry caller?",
      heard: /\b(?:angry|upset|difficult|rude|complain\w*)\b/,
      extra: true,
      says: [
        "“I’d be upset, too. Let me find out what happened.” Said slowly, without “but,” it takes the air out of most of it. Don’t defend, don’t explain, don’t blame a colleague; nobody has ever been argued out of being angry. Find out what they want to happen, say what you can do, and give a time you’ll be certain to keep.",
      ],
      checks: ["Everyone knows the first two sentences to say to an angry caller."],
    },
    {
      does: "Smile, sit up, and slow down",
      asks: "How can we sound friendlier?",
      heard: /\b(?:tone|voice|friendl\w+|smil\w+|warm\w*|sound\w*)\b/,
      extra: true,
      says: [
        "It sounds like a poster, but callers hear posture. Sit forward, breathe before you pick up, and speak a little slower than feels natural, above all with numbers. If the last call was a bad one, take ten seconds before the next. The new caller didn’t do anything.",
      ],
      checks: ["After a bad call people may take a breath before the next one."],
    },
  ],
  view: {
    claim: "How you answer the phone is your brand",
    opens: [
      "You can spend a year on a logo. Then someone calls, and for forty seconds your business is a tired person saying “Hold, please.” They’ll remember the second thing.",
    ],
    because: [
      [
        "It’s the first proof",
        "Everything on the website is a claim. The way the phone is answered is the first piece of evidence, and people weigh evidence heavily.",
      ],
      [
        "It’s the cheapest thing you can improve",
        "Three sentences and a read-back cost nothing. No ad, no software and no renovation changes what callers think of you as fast.",
      ],
      [
        "It tells your people what matters",
        "A desk that’s allowed to finish a call learns that people come first. A desk that’s measured by how fast it hangs up learns something, too.",
      ],
    ],
    sum: [
      "Four seconds, sixty times",
      "People decide within a few seconds whether they’re welcome. You get sixty of those decisions a day, fifteen thousand a year. A logo is redrawn every ten years for thousands of dollars, and fewer people look at it in a year than hear your hello in a month.",
    ],
    grants: [
      "Manners don’t fix a line that nobody answers. If half your calls ring out, work on that first; the friendliest greeting in town doesn’t help the people who never hear it.",
    ],
    ends: "Call your own number at 8:05 on Monday. That’s the ad you’re really running.",
  },
};
