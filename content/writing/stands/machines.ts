import type { Stand } from "./kind.ts";

// Menus and assistants, for and against.

const AGAINST_AI =
  /\b(?:shouldn'?t|should not|should never|never|don'?t|do not|won'?t|no|against|stop|not)\b.{0,40}\b(?:ai|assistants?|bots?|robots?|machines?)\b|\b(?:ai|assistants?|bots?|robots?|machines?)\b.{0,40}\b(?:shouldn'?t|should not|should never|can'?t|cannot|has no place|have no place|ruins?|overrated|overhyped|hype|mistake|wrong)\b|\bcase against\b.{0,30}\b(?:ai|assistants?|bots?|robots?|machines?)\b/;

export const noMenus: Stand = {
  id: "no-menus",
  topic: "greeting",
  name: "phone menus",
  claim: "Phone menus should go",
  heard:
    /\bphone (?:menus?|trees?)\b|\bpress (?:1|one)\b|\bivrs?\b|\bauto(?:mated)?[- ]?(?:attendants?|menus?)\b/,
  not: /\b(?:phone (?:menus?|trees?)|ivrs?|automated menus?)\b.{0,20}\b(?:(?:are|is) (?:fine|good|great|useful|underrated|better|worth|fair)|saves?|works?|helps?)\b|\b(?:defen[cs]e of|praise of|case for|keep) .{0,12}\b(?:phone (?:menus?|trees?)|ivrs?|automated menus?)\b/,
  opens: [
    "Nobody has ever hung up a phone and said, “What a lovely menu.” We built them to save ourselves time, and they do save it: a few seconds of ours on every call, paid for with most of a minute of the caller’s.",
  ],
  because: [
    [
      "They sort for us and not for them",
      "Scheduling, billing, records: that’s our floor plan. A caller has one reason and no idea which door it’s behind. So they guess, land in the wrong place and get transferred, and what we saved is gone.",
    ],
    [
      "They treat everybody like the average",
      "The one who’s in pain, the one who’s eighty and the one who only wants to say she’s five minutes late all sit through the same list. A human ear hears the difference in two words.",
    ],
    [
      "There’s something better on both sides of it",
      "A small office can simply pick up. A busy one can ask “What can we do for you?” and send people where their own words lead. The menu was a bridge between those two, and the river has moved.",
    ],
  ],
  sum: [
    "Whose minute it is",
    "Time yours. Say it takes 40 seconds until a person speaks, and you get 60 calls a day. That’s 40 minutes of other people’s time, every day, or about 170 hours a year. What it saves you is a transfer now and then: at seven seconds each, and half of all calls, three and a half minutes a day. You’re spending 40 of theirs to save less than four of yours.",
  ],
  acts: [
    "Get a month’s report of the keys that were pressed, and of where callers hang up.",
    "Switch the menu off for one quiet week and compare who reached someone.",
    "If it has to stay, cut it to three choices, and let zero and silence ring a person.",
  ],
  grants: [
    "A hospital with forty departments has to sort before anyone answers, and one short question keeps out most sales recordings. A menu with three choices in callers’ words, with 911 first and a way out on the first key, does little harm. If that’s yours, keep it. But then it’s the size of the house that justifies it, and most of us have two people and one desk.",
  ],
  ends: "Call your own number and don’t press anything. What happens in the next thirty seconds is what you tell people you think of their time.",
};

export const forMenus: Stand = {
  id: "for-menus",
  topic: "greeting",
  name: "phone menus",
  claim: "In defense of the phone menu",
  heard:
    /\b(?:phone (?:menus?|trees?)|ivrs?|automated menus?)\b.{0,20}\b(?:(?:are|is) (?:fine|good|great|useful|underrated|better|worth|fair)|saves?|works?|helps?)\b|\b(?:defen[cs]e of|praise of|case for|keep) .{0,12}\b(?:phone (?:menus?|trees?)|ivrs?|automated menus?)\b/,
  opens: [
    "Everybody hates phone menus, and nearly everybody means a bad one: nine choices, an advertisement, and a voice that hasn’t been changed since the owner’s son was in school. A good one is over before you’ve noticed it.",
  ],
  because: [
    [
      "Being sorted once is better than being transferred twice",
      "Where billing and scheduling really are two people, somebody has to decide who gets the call. If a key does it in six seconds, nobody has to tell the story twice.",
    ],
    [
      "It says the most important thing first, every time",
      "A recording never forgets the sentence about 911, and never rushes it because the other line is ringing. On a bad day that consistency is worth more than warmth.",
    ],
    [
      "It keeps the line free",
      "Sales recordings don’t press 2. In an office with one person at the desk, a single question at the front can be the difference between a ringing phone and a ringing head.",
    ],
  ],
  sum: [
    "When it pays",
    "Say 60 calls a day, and a third of them are for somebody else than whoever picks up. Each transfer takes 45 seconds of the desk’s time: 15 minutes a day. A menu of twelve seconds costs your callers 12 minutes a day altogether. That’s about even. With two thirds going elsewhere it clearly pays, and with one in ten it clearly doesn’t. So count first.",
  ],
  acts: [
    "Count for a week how many calls are for somebody else than whoever picks up.",
    "Cut the menu to three choices, the reason before the key, under fifteen seconds.",
    "Test zero, silence and a wrong key, by day and after closing.",
  ],
  grants: [
    "The other side is right about most menus in use today. They’re too long, they’re in the company’s words, and they make the frightened and the eighty-year-old wait behind everybody else. The defense only holds for one with three choices, in callers’ words, shorter than fifteen seconds, where zero and silence both lead to a person. If yours has a fourth choice, it has already lost the argument.",
  ],
  ends: "So don’t tear it out. Cut it to three, put the reason before the key, and time it with someone who has never called you. If a person answers within half a minute, you may keep it with a clear conscience.",
};

export const sayItsAi: Stand = {
  id: "say-its-ai",
  topic: "telling",
  name: "telling callers that it’s an AI",
  claim: "An AI assistant should always say that it is one",
  heard:
    /\b(?:say|tell|inform|warn|let)\w*\b.{0,50}\b(?:talking|speaking|spoken|chatting|dealing|on the (?:phone|line))\b.{0,12}\b(?:ai|bots?|machines?|computers?|robots?|assistants?)\b|\b(?:ai|assistants?|bots?|machines?|it)\b.{0,50}\b(?:say|says|admit|disclose|tell|reveal|identify|introduce)\w*\b.{0,40}\b(?:ai|bot|machine|computer|so|it is|itself|callers?|what it is)\b|\b(?:hid(?:e|es|ing)|disclos\w+|pretend\w*|honest\w*|transparen\w+)\b.{0,40}\b(?:ai|bots?|machine|computer|human|assistants?)\b/,
  not: /\b(?:don'?t|do not|no need to|needn'?t|shouldn'?t|should not) (?:have to )?(?:say|tell|disclose|admit|announce)\b/,
  opens: [
    "Voice assistants sound good enough now that you could let callers believe they’re talking to a person. Many wouldn’t notice for a minute, some not at all. It’s still a bad idea, and the reasons are practical ones. (The publisher of this page sells such assistants, and could say the opposite.)",
  ],
  because: [
    [
      "They find out at the worst moment",
      "Nobody discovers it during “What are your hours?” They discover it when they’ve said something personal, or when the voice misses a sob or a joke. Then the question isn’t whether your machine is good. It’s what else you didn’t mention.",
    ],
    [
      "People talk to a machine differently, and better",
      "Told what it is, people keep it short. They give the day and the reason, and don’t feel bad about interrupting. Somebody who believes in a person tells a story and waits for a reaction that doesn’t come.",
    ],
    [
      "“Ask for a person anytime” only works after the truth",
      "You can’t offer someone a human being if they think they have one. The open door is what makes skeptics stay, and it begins with saying what’s on this side of it.",
    ],
    [
      "The law is moving this way",
      "California has had a law since 2019 against bots that pose as people to sell something. Utah’s, from 2024, says that a business has to answer truthfully when somebody asks whether they’re talking to an AI. Other states have bills of their own, and a small business with callers from three states can’t keep three greetings. One honest sentence at the start fits all of them. Look up your own state’s rule before you choose the words, and have a lawyer read them if you record.",
    ],
  ],
  sum: [
    "What honesty costs, at the most",
    "Suppose 100 people a month reach it, and one in ten hangs up at the word “assistant.” That’s ten. Some of them would have hung up on voicemail as well; say half. So honesty costs you five calls a month. Now suppose you hide it, and one caller a month finds out and says so in a review that 400 people read before they choose. You’d need very cheap {customers} for that to be a bargain.",
  ],
  of: {
    law: [
      [
        "A caller may take it for one of your lawyers",
        "Somebody who has just been arrested, served or fired tells a voice at a law firm everything, in the order in which it hurts. If that person believes the voice belongs to a lawyer, they also believe they’ve been advised, and that somebody is now watching the deadline. One sentence at the start prevents it: this is a computer, it isn’t a lawyer, and nothing is decided on this call.",
        "Bar regulators see it the same way. Florida’s Ethics Opinion 24-1, of January 2024, says prospective clients have to be told that they’re talking to an AI program and not to a lawyer or an employee of the firm. Your own state may have its own word on it; look before you decide that silence is safe.",
      ],
      [
        "A firm sells candor",
        "We ask clients to tell us the whole truth in the first meeting, including the part that makes them look bad. It’s an odd way to start if the first thing they heard from us was built to be mistaken for a person. Take a woman who calls at nine in the evening about custody. She says on the recorded line what she wouldn’t say in front of a stranger, and learns at the consultation what she said it to. She may still hire the firm. She’ll be more careful with it.",
      ],
    ],
    medical: [
      [
        "Patients may take its answer for a clinical one",
        "Someone who asks a practice whether a side effect is normal hears the answer in a white coat, whoever gives it. If callers know it’s a computer that books and takes messages, they keep the question for the nurse. If they don’t, “I’ve made a note of that” can sound like “that’s all right.”",
        "Take a mother whose child has run a fever since noon. Told what she’s talking to, she asks for the nurse in her second sentence. Not told, she explains for two minutes, and the nurse gets it as a note.",
      ],
    ],
    dental: [
      [
        "Afraid patients need to know who’s listening",
        "A good part of the calls to a dental office come from people who’ve put it off for years and are ashamed of it. They tell a person at the desk, because that person can say “We see that every week.” Let them find out afterward that nobody was there, and they’ll put it off for another year.",
      ],
    ],
    trades: [
      [
        "An emergency needs to know who’s coming",
        "Someone standing in water wants one thing from the call: a person who has heard it and is on the way. If they think they’ve talked to your dispatcher, they stop calling others and wait. If they know it was a computer that has just rung the plumber on duty, they know what happens next, and what to do if nobody calls within ten minutes.",
      ],
    ],
  },
  acts: [
    "Write the first sentence in under twenty words, and time it aloud.",
    "Ask it “Are you a real person?” in the middle of a booking, and listen for a plain no.",
    "Put the same sentence on your website, so that nobody hears it first on the phone.",
  ],
  grants: [
    "Those five calls are real, and one of them may have been worth a lot. It’s also true that the sentence can be said badly: a legal notice at the front of a call drives off people who’d have been glad of the help. But that speaks for a better sentence. “Hi, I’m the assistant here, a computer. I can book, take a message, or get you a person” takes six seconds, and nobody has to be ashamed of it.",
  ],
  ends: "People call because they’d rather ask somebody than read a page. Let them know who, or what, is answering. Sound useful, and say what you are.",
};

export const tryAi: Stand = {
  id: "try-ai",
  shows: { scene: "lost", theme: "machine", as: "reason" },
  topic: "choosing",
  name: "letting AI answer the phone",
  claim: "Let it have the calls that nobody answers today",
  heard:
    /\b(?:should|is it (?:worth|time)|do|does|why)\b.{0,60}\b(?:get|use|try|hire|need|want|have|let|buy|switch\w*)\b.{0,20}\b(?:ai|voice assistant|assistant|phone bot|robot)\b|\bapologi[sz]\w+ (?:for|about) (?:\w+ ){0,3}(?:ai|assistants?|bots?)\b|\blet(?:ting)? ai\b|\bai (?:receptionists?|assistants?) (?:is|are) (?:worth|good|the future|ready|fine)\b|\bcase for\b.{0,20}\b(?:ai|assistants?)\b/,
  not: AGAINST_AI,
  opens: [
    "Let it have the calls that nobody answers today, and nothing else at first. That’s the whole argument. The debate is usually held as if the choice were between a machine and a warm human voice. At ten past six it’s between a machine and a beep.",
  ],
  because: [
    [
      "You’re comparing it with the wrong thing",
      "Put it next to what really happens at noon, in the evening and when both lines are lit. If a person picks up at all of those times, you don’t need one. If not, nothing that answers can be worse than nothing.",
    ],
    [
      "It makes you write things down",
      "To set one up you have to agree on what you say. Offices discover in the first week that three people have been giving three answers for years. That page is worth having even if you switch the thing off again.",
    ],
    [
      "You can find out cheaply",
      "One kind of call, closed hours only, one person who reads every note, four weeks. Then look at the list. You’ll know more than any article could tell you, this one included.",
    ],
  ],
  sum: [
    "Where it breaks even",
    "The range on this site is {priceRange}; take $300. If a new {customer} is worth $600 to you in the first year, it has to bring one every two months to pay for itself. Say 40 calls a month go unanswered and a quarter of those people are new: that’s ten. It needs to keep half of one. Put in your own numbers, above all the first, because if only six calls go unanswered the sum turns around.",
  ],
  acts: [
    "Print two weeks of the call log and mark what nobody answered, with the hour.",
    "Write down who reads the notes, and at which three times of the day.",
    "Start with one kind of call while you’re closed, for four weeks.",
  ],
  grants: [
    "Some calls should never go to a machine: bad news, fear, grief, anger, and whatever takes judgment. A business that uses one to keep people away from its people deserves the reviews it’ll get. There’s also a real risk that notes pile up unread, and then you’ve bought a friendlier voicemail. If nearly all of your calls take judgment, or nobody has time for the notes, the honest answer is no. (The publisher of this page sells such assistants, so weigh the advice accordingly.)",
  ],
  ends: "Don’t decide on principle. Print two weeks of your call log, count what nobody answered, and give it exactly those. If the list is short, congratulations: you’ve saved the fee.",
};

export const againstAi: Stand = {
  id: "against-ai",
  shows: { scene: "limit", theme: "machine", as: "fault" },
  topic: "choosing",
  name: "the case against AI on the phone",
  claim: "The case against AI on the phone",
  heard: AGAINST_AI,
  not: /\b(?:apologi[sz]\w+|hates?|minds?|dislikes?|resents?|afraid|fear|hid(?:e|es|ing)|pretend\w*|admit\w*|disclos\w+|without|until|replace)\b|\bno (?:machine|ai|bot|robot)\b|\bsay (?:so|that|it)\b|\b(?:scribes?|dictation|charting|diagnos\w+|x-?rays?|legal research|images?|artwork|essays?)\b/,
  opens: [
    "The publisher of this page sells voice assistants, so take this as a case made by somebody who has heard all of it. It’s a strong case. Anyone who buys one without being able to answer it has bought too early.",
  ],
  because: [
    [
      "The calls that matter most are the ones it handles worst",
      "A booking follows a rule. “{test2}” doesn’t. A good receptionist hears the pause before the sentence, and asks the second question. A machine that’s right 95 times in a hundred is wrong on exactly the five where it counts.",
    ],
    [
      "It lets you stop hearing your own business",
      "Whoever answers the phone knows what confuses people, what they’re afraid of and which promise wasn’t kept. Hand that to a machine, and you get it back as a summary. Nobody has ever changed a policy because of a summary.",
    ],
    [
      "It moves the work instead of removing it",
      "Every call that it can’t finish becomes a note, and every note is a call back. If nobody has time for the notes, the caller has waited for nothing and you’ve paid for it.",
    ],
    [
      "It’s easily used to hide",
      "The first use is always the calls nobody could take. The second, a year later, is the calls nobody felt like taking.",
    ],
  ],
  sum: [
    "The five in a hundred",
    "Take 200 calls a month, and let it get 95 in a hundred right. That leaves ten that go wrong. If one of those ten was a {customer} who’d have stayed and brings {worth} in the first year alone, a single one lost each quarter costs {worthOfFour} a year, on top of the fee. A person gets calls wrong, too, but notices, and says sorry on the spot.",
  ],
  acts: [
    "List the five kinds of call that a machine should never have, in your own callers’ words.",
    "Have one person read every note for a month, and count the minutes.",
    "Ask for a person on your own line once a week, and write down how long it took.",
  ],
  grants: [
    "The strongest reply is that the comparison is unfair. It’s seldom a machine against a good receptionist. It’s a machine against a beep at ten past six, and against a beep it wins easily. That’s right, and it’s why the case ends where it does: not that nothing should answer at night, but that nothing should stand between a caller and a person who’s there.",
  ],
  ends: "So if you use one, keep it behind your people and never in front of them. Put it where you have nobody, let it say what it is, and read every note. The day it answers first because that’s cheaper is the day this case is proven.",
};
