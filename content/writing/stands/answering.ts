import type { Stand } from "./kind.ts";

// How the phone is answered, and when.

export const noVoicemail: Stand = {
  id: "no-voicemail",
  shows: { scene: "lost", theme: "missed", as: "sum" },
  topic: "voicemail",
  name: "voicemail",
  claim: "Voicemail is dead for small businesses",
  heard: /\bvoice ?mail\b/,
  not: /\bvoice ?mail (?:is|are) (?:\w+ )?(?:fine|enough|great|good|underrated|ok|okay|better|worth|not dead|alive)\b|\b(?:defen[cs]e of|praise of|case for|keep(?:ing)?) (?:\w+ )?voice ?mail\b|\bno longer|stopped letting\b/,
  opens: [
    "Voicemail was invented for people who already knew whom they were calling. For them it still works: a supplier, a sister, a client of ten years. The trouble is that {one} sends everybody there, and the people it needs most are the ones who won’t use it.",
  ],
  because: [
    [
      "A stranger has no reason to trust the beep",
      "To leave a message, somebody has to believe that it’ll be heard today, by a person who cares, and answered while they can talk. You’ve never given a new caller a reason to believe that. They have a list of names on the screen, and you’ve just told them that you’re not there.",
    ],
    [
      "It makes one call into three",
      "They leave a message, you call back and reach their voicemail, they call again while you’re with someone. Ninety seconds of conversation have become two days of tag, and by the end both of you are a little tired of each other.",
    ],
    [
      "It hides what it costs",
      "The box shows the messages that were left. It doesn’t show who hung up, and those are the ones you’d want to know about. An honest box would say: six messages, nineteen people.",
    ],
    [
      "It gives everything the same rank",
      "A supplier’s new catalog, a wrong number and the one call that couldn’t wait lie in a row, in the order in which they came. Somebody has to listen to all of it to find the third. A person, or anything that asks one question, would have known in ten seconds which of them it was.",
    ],
    [
      "It teaches people not to call",
      "Whoever has talked to the box twice writes an e-mail the third time, or asks a friend for another name. You won’t see that in any log, because there’s nothing left to log. A line that’s answered by somebody who can settle a small thing gets the next call, too, and the one after that is often the one that pays.",
    ],
  ],
  of: {
    medical: [
      [
        "A refill isn’t a message",
        "It’s a name, a birth date, a drug, a dose and a pharmacy, spoken fast by somebody who’s nervous about running out. Half of those recordings lack one of the five, so somebody calls back, reaches a box in turn, and on day three the patient stands at the counter. Asked one at a time, by a person, a page or an assistant, the five take a minute and are complete.",
      ],
    ],
    dental: [
      [
        "Pain doesn’t wait for a beep",
        "Somebody with a throbbing tooth wants to hear a time. The box offers to take down the throbbing. They’ll call every dentist in the plan’s directory until someone says “two o’clock,” and then they’re a patient there, with the crown that follows.",
      ],
    ],
    law: [
      [
        "It invites confidences before anyone has checked",
        "“Please leave a detailed message” is an invitation to tell a stranger’s machine what only a lawyer should hear, with the other side’s name at the very end. A person or an assistant asks for names and a date and stops there. The box can’t stop anybody.",
      ],
    ],
    trades: [
      [
        "Water doesn’t leave messages",
        "Nobody with a wet ceiling talks to a tape. They press the next result while your greeting is still thanking them. What’s in the box on Monday is the calls that could wait, so it looks as if all of them could.",
      ],
    ],
    vet: [
      [
        "Owners can’t tell what’s urgent",
        "“He’s been off his food” is on the tape between two nail trims, and it was left on Friday at six. Somebody who asks one question hears whether it’s a Monday or a hospital. A recording files them in the order in which they came.",
      ],
    ],
  },
  sum: [
    "What nineteen people come to",
    "You can do the sum with your phone company’s log. Say the box was reached 25 times last week and six people spoke. That leaves nineteen. If only three of them were new, and one in three would have come to you, that’s one {customer} a week, or about fifty a year. Multiply by what a new {customer} brings. Even at $300 it’s $15,000, for a machine that came free with the phone.",
  ],
  acts: [
    "Compare two figures for a week: calls that reached the box, and messages that were left.",
    "Let calls ring a second phone after four rings, before they reach the box.",
    "Cut the greeting to ten seconds with one promise in it: the hour when you’ll call back.",
  ],
  grants: [
    "The best argument for voicemail is that nobody can answer everything, and that a message is better than endless ringing. That’s true. It’s also the argument for a second phone after four rings, for a text that goes out within a minute, for a service or an assistant that picks up when you can’t. All of them are nets. Voicemail is the one with the widest holes, so it should hang at the very bottom.",
  ],
  ends: "Keep the box for the night the power fails. But call your own number this evening from a phone you don’t usually use, and listen to the end. If you wouldn’t have left a message, don’t ask a stranger to.",
};

export const everyCall: Stand = {
  id: "every-call",
  shows: { scene: "lost", theme: "missed", as: "sum" },
  topic: "missed",
  name: "answering every call",
  claim: "Every call gets an answer",
  heard:
    /\b(?:a |one |each |every )?(?:missed|unanswered|lost) calls? (?:really )?(?:costs?|hurts?|loses?|does)\b.{0,40}\b(?:more|worse)\b|\b(?:answer|pick up|take)(?:ing|s)? (?:every|each|all) (?:single |the |our |of our )?(?:phone )?calls?\b|\b(?:never|no longer|stopped?|quit|don'?t) (?:let(?:ting)?|send(?:ing)?) (?:\w+ ){0,3}(?:go )?to voicemail\b|\bevery call (?:deserves|matters|counts|gets)\b|\b(?:never|not|don'?t) let (?:the |your |our |a )?(?:phone|line)s? ring\b|\b(?:within|before|by|after|more than) (?:the )?(?:three|four|third|fourth|[34]) rings?\b|\bring more than\b|\b(?:wrong|mistake|crazy|foolish|rude|lazy|insane|afford|stop|quit|costs?) (?:for \w+ )?(?:to )?(?:be )?(?:let(?:ting)?|leav(?:e|ing)|ignor(?:e|ing)) (?:the |a |an |their |your |its )?(?:ringing )?(?:phone|calls?|line)s?\b|\b(?:let(?:ting)?|leav(?:e|ing)) (?:the |a |their |your )?phones? ring(?:ing)?\b/,
  opens: [
    "The phone rings {hands}. Letting it go would be easy, and nobody in the room would mind. The one who minds isn’t in the room, and by the time you’re free they’re talking to somebody else.",
  ],
  because: [
    [
      "For half a minute they’ve chosen you",
      "They looked, compared and dialed. No advertisement ever brings people that close, and after the fourth ring it’s over: {next}.",
    ],
    [
      "Answering isn’t dropping everything",
      "“I’m with someone. Is it urgent, or may I call you at half past?” takes ten seconds. The person in front of you hears something as well: that when they call, somebody will pick up.",
    ],
    [
      "An answer doesn’t have to be you",
      "A colleague, a second phone, a service, an assistant that says what it is. What counts is that a caller gets a word and a time, and not a beep.",
    ],
  ],
  sum: [
    "Ten seconds against a month",
    "Say eight calls a day come while you’re busy. Ten seconds each is a minute and twenty seconds. If you let them go and call back instead, you’ll need two tries for half of them: twelve calls at three minutes, or thirty-six minutes a day. Over twenty days that’s twelve hours a month, spent on people who’d have been happy with ten seconds.",
  ],
  acts: [
    "Practice the ten-second sentence aloud, with somebody playing the customer in front of you.",
    "Decide what picks up when your hands are full: a second phone, a colleague, a service.",
    "For one week, write down every call that nobody answered, with its hour.",
  ],
  grants: [
    "Whoever is in front of you came in person and deserves your whole attention. Nobody likes watching someone else answer a phone. So don’t have the conversation; give the caller a time and come back. And if your work really can’t be interrupted, with a drill in your hand or a client in tears, then something else has to pick up. That’s no exception to the rule. It’s how the rule is kept.",
  ],
  ends: "It takes ten seconds to say when you’ll call back. It takes a month to find out who never called again, and most of us never look.",
};

export const closedHours: Stand = {
  id: "closed-hours",
  shows: { theme: "night", as: "reason" },
  topic: "after-hours",
  name: "being closed",
  claim: "You are allowed to be closed",
  heard:
    /\b(?:don'?t|do not|doesn'?t|shouldn'?t|should not|stop|no|never|need not|quit) (?:\w+ ){0,4}(?:24.?7|after hours|weekends?|nights?|evenings?|all the time|around the clock|always (?:on|available|reachable))\b|\b(?:right|allowed|ok(?:ay)?|fine) to (?:be closed|close|switch off|turn off)|\bboundar(?:y|ies)\b.{0,40}\b(?:phone|calls?|hours?)\b|\b(?:personal|private|own) (?:cell|number|phone)\b/,
  not: /\b(?:don'?t|do not|doesn'?t|shouldn'?t|should not|stop|never|quit) (?:be )?(?:clos|miss|los|send|ignor|let|leav|forward|switch|turn|rely|us)\w*\b|\b(?:los(?:e|es|ing)|miss(?:es|ing)?|giv(?:e|es|ing) away)\b/,
  opens: [
    "Somewhere along the way, being reachable at all hours turned from an emergency into a virtue. It isn’t one. A business that closes at six and says so is more dependable than one whose owner answers at ten, tired, from the kitchen.",
  ],
  because: [
    [
      "People can live with a no; they can’t live with a maybe",
      "What drives callers away isn’t that you’re closed. It’s not knowing whether anyone heard them, and when somebody will. A greeting with an hour in it settles both.",
    ],
    [
      "Nearly everything can wait",
      "Go through last month’s late calls. Most wanted to know something that would have been just as good at nine. The few that couldn’t wait need a name on a list, and not the whole staff on alert.",
    ],
    [
      "Tired answers are bad answers",
      "At ten at night people promise what they’ll regret: a time that isn’t free, a price that isn’t right. You spend Tuesday undoing what you said on Monday.",
    ],
  ],
  sum: [
    "What an evening costs",
    "Say you take six calls an evening, four minutes each, and need ten minutes after each to find back to what you were doing. That’s 84 minutes a night, seven hours a week. If one of those thirty calls couldn’t have waited, you’ve paid seven hours to catch it. Two people taking turns on a list catch the same one for half an hour each.",
  ],
  acts: [
    "Write the hour at which you stop into the greeting, and the hour at which you’re back.",
    "Draw up a list with one name for each night, for the calls that can’t wait.",
    "Go through a month of late calls and mark the ones that couldn’t have waited.",
  ],
  grants: [
    "There are people for whom the evening is the only time: they work days, have small children, or share an office in which they can’t talk. If you simply close, you close to them. And some calls truly can’t wait, {urgent} among them. So being closed isn’t the same as being silent. Say when you’re back, say where to turn in danger, and let something take down the rest.",
  ],
  ends: "Write down tonight when you stop, and put it in the greeting. Then stop. The people who matter will call in the morning, and they’ll get somebody who slept.",
};

export const noScript: Stand = {
  id: "no-script",
  shows: { scene: "limit", theme: "first", as: "reason" },
  topic: "greeting",
  name: "phone scripts",
  claim: "Throw away the script and keep the card",
  heard:
    /\bscripts?\b.{0,40}\b(?:robot\w*|fake|kill\w*|bad|stop|useless|throw|ruin\w*|hurt\w*|sound)\b|\b(?:stop|throw away|ditch|forget|against) .{0,20}\bscripts?\b/,
  not: /\bscripts? (?:\w+ )?(?:sounds? (?:\w+ )?(?:professional|good|better|natural)|(?:are|is) (?:\w+ )?(?:fine|good|great|useful|underrated|worth)|saves?|works?|helps?)\b/,
  opens: [
    "“Thank you for calling, my name is Kim, how may I provide you with excellent service today?” The caller waits politely until it’s over, and then says what they would have said to “Hello.”",
  ],
  because: [
    [
      "You can’t read and listen at the same time",
      "Somebody says that her mother has fallen, and gets the next line on the page. She can hear that it’s a line. So can you, if you play the call back.",
    ],
    [
      "Real calls leave the page early",
      "{Cap:hard} isn’t in the script. Whoever has only learned the page stops where the page stops, and that’s where the call begins.",
    ],
    [
      "What has to be the same fits on a card",
      "Danger first, what nobody may promise, who gets called, how to say that you don’t know. Six lines. Leave the rest to the person you hired for her voice.",
    ],
  ],
  sum: [
    "Forty seconds of politeness",
    "Time your opening. If it takes twelve seconds where four would do, that’s eight seconds a call. At sixty calls a day it’s eight minutes, at 250 days a year over thirty hours, in which sixty people a day listen to something that nobody has ever wanted to hear.",
  ],
  acts: [
    "Write the card: danger first, what nobody may promise, who gets called, how to say you don’t know.",
    "Say three difficult calls aloud in pairs, twenty minutes, without the page.",
    "Cut the opening to your name and a question, and time it.",
  ],
  grants: [
    "Without a script everybody says something else, new people are lost, and in some trades a wrong word has consequences. That’s a reason to train, and to write down the words that have to be exact. It’s no reason to write down all the others. A script is what you use when there’s no time to practice, and then it keeps you from ever practicing.",
  ],
  ends: "Read yours aloud to a friend tonight. Keep what you didn’t have to be ashamed of; it’ll fit on a card.",
};

export const withinFiveMinutes: Stand = {
  id: "within-five-minutes",
  affirms: true,
  topic: "callback",
  name: "calling back within minutes",
  claim: "A lead that isn’t called back in five minutes is lost",
  heard:
    /\b(?:(?:with)?in|under|first|after) (?:the first )?(?:five|5|ten|10|three|3|two|2) min(?:ute)?s?\b|\b(?:five|5|ten|10)[- ]minute\b/,
  not: /\bwith five minutes|five minutes (?:a day|late|early|before|from|of)\b|\b(?:wait\w*|hold|late)\b/,
  opens: [
    "Somebody has just sent a form or left a number, and for the next few minutes {aPlace} is the only thing on their mind. Then they open the next tab. Nothing you do later in the day brings that minute back, however good the call is, so the clock starts when the message arrives and not when somebody has a hand free.",
  ],
  because: [
    [
      "In five minutes they’re still where they were",
      "The phone is in their hand, the question is on the screen, and no other name has been called yet. Ten minutes later they’ve called a second one, because {next}. You aren’t competing with better work then. You’re competing with whoever was there first.",
    ],
    [
      "An hour is already a cold call",
      "Ring after an hour and they’re driving, at work or asleep on the couch. You reach a recording, they call back while you’re with somebody, and what would have been three minutes has become two days. Most of those leads never say no. They just stop answering.",
    ],
    [
      "Five minutes doesn’t need the answer, only a voice",
      "Nobody expects the whole answer in the first call. “I have your message, one question, and I’ll call you with the rest at four” takes forty seconds. It can be said by whoever has a hand free, by somebody at home, by a service, or by an assistant that asks the question and holds a time.",
    ],
  ],
  sum: [
    "What the slow ones cost",
    "Take last month’s leads and write two times beside each: when it came, when somebody first spoke to them. Say there were forty, and twenty-five waited more than five minutes. If one in five of those would have come and didn’t, that’s five, and at {worth} each it’s {missedWorthOfFive} a month. The figures are made up; the two columns aren’t, and they’re in your phone.",
  ],
  acts: [
    "Let every form and every missed call set off a text within a minute: “This is [name]. I have your message. May I call you in the next five minutes, or at [time]?”",
    "Put one name on each hour for the first call, and a second one that rings when the first can’t.",
    "Decide who or what calls when both are busy, and after closing: a service, or an assistant that asks one question and holds a time.",
    "Each Friday read the five slowest, and change the hour in which they came.",
  ],
  grants: [
    "Not everyone who waits is lost. Somebody who was sent by a friend, or whose problem is odd enough, will still be there in the evening. And five minutes can’t be kept by people who work with both hands. But that’s a reason to let something else make the first contact in those minutes, and no reason to let a stranger wait for lunch.",
  ],
  ends: "Send a form to your own business tonight from a number that nobody knows, and look at the clock. Whatever it says is what every new lead has been told about you.",
};

export const withinTheHour: Stand = {
  id: "within-the-hour",
  affirms: true,
  shows: { scene: "lost", theme: "missed", as: "reason" },
  topic: "callback",
  name: "calling back",
  claim: "Call back within the hour",
  heard:
    /\bcall(?:ed|s|ing)? (?:\w+ ){0,3}back\b.{0,40}\b(?:hour|same day|today|minutes|fast|quick\w*|sooner|at once)\b|\b(?:speed|fast(?:er|est)?|quick\w*|first to) .{0,30}\bcall\w* back\b|\bcall[- ]?backs?\b/,
  opens: [
    "Somebody called while you were with someone. They left a number, and they meant today. By the time you’ve finished, had a sandwich and looked at the list, it’s four o’clock, and you’re calling a person who has already found somebody else and is too polite to say so.",
  ],
  because: [
    [
      "People are ready for about an hour",
      "When they call, they have the question in mind, the papers in front of them and five minutes to spare. An hour later they’re in a meeting. Tomorrow they have to be reminded what it was about.",
    ],
    [
      "Late means more calls, not fewer",
      "Within the hour you reach most of them at the first try. A day later you miss them, they miss you, and the phone rings more because it was answered less.",
    ],
    [
      "It can be a very short call",
      "You don’t need the answer yet. “I’ve got your message, I’ll look it up, and I’ll call you at ten tomorrow” takes forty seconds, and they stop looking.",
    ],
  ],
  sum: [
    "Ten calls, either way",
    "Say ten people a day leave word. Called within the hour, eight pick up at the first try: twelve calls in all, at three minutes, or 36 minutes. Called the next day, four pick up, and the rest take two or three more tries: about twenty calls, an hour. So being slow costs you 24 minutes a day, before you count the ones who’ve gone elsewhere. What one of those was worth is your own figure; put it beside the 24 minutes.",
  ],
  acts: [
    "Block ten minutes of every hour for call backs, on one person’s calendar.",
    "Call new numbers first, then anything with a date in it, then the rest.",
    "For a week, write next to each message when it came in and when you reached the person.",
  ],
  grants: [
    "There are days on which nobody can call anyone back before evening, and a hurried call can be worse than a calm one tomorrow. Whoever is with somebody can’t step out. But then somebody else can make the short call, or a text can: “We’ve got your message. You’ll hear from us at five.” The promise isn’t that you solve it within the hour. It’s that within the hour they know when.",
  ],
  ends: "Look at yesterday’s messages and write the minutes next to each. The middle one of the list is what your callers think of you.",
};
