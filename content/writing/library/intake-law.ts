import type { Subject } from "./kinds.ts";
import { intakeSigns } from "./signs/people.ts";

export const intakeLaw: Subject = {
  id: "intake-law",
  of: ["law"],
  name: "client intake by phone",
  heard:
    /\bfirst call\b[^.?!]{0,60}\b(?:attorney|lawyer|law firm|law office)|\b(?:attorney|lawyer|law firm|law office)\w*(?:'s)?\b[^.?!]{0,50}\bfirst calls?\b|\bnames before (?:the|their|a) stor(?:y|ies)\b|\b(?:injury|attorneys?|lawyers?|law firms?)\b.*\b(?:answer\w*|respond\w*|repl\w+)\b.*\b(?:minutes|fast|quick\w*|speed|first)\b|\b(?:answer\w*|respond\w*)\b.*\b(?:first five minutes|within \w+ minutes)\b|\b(?:client|new client|case|legal|law firm|attorney|lawyer)\b.*\bintake\b|\bintake\b.*\b(?:law|client|attorney|lawyer|legal|call|script|phone|injury|immigration|divorce|criminal)\b|\b(?:law firms?|attorneys?|lawyers?)\b.*\b(?:cases|weekends?)\b|\b(?:law|injury|immigration|family) firms?\b.*\bleads?\b|\bnew (?:clients?|callers?|cases?|leads?)\b.*\b(?:law|attorney|lawyers?|legal)\b|\b(?:law firms?|attorneys?|lawyers?)\b.*\b(?:new clients?|leads?|consultations?)\b/,
  not: /\b(?:online|digital|electronic|web|paper) (?:\w+ ){0,2}(?:intake )?forms?\b|\bunanswered\b|\bin court\b|\banswer(?:s|ed|ing)? (?:every|all|each) |\bcoverage\b|\bafter[- ]hours calls?\b|\b(?:ai|assistant|software)\b/,
  title: "Client intake by phone at {who}",
  lead: "A good intake call is short and follows one order: a human opening, names for the conflict check before any story, the facts that decide whether you can help, and a next step with a day and a person. The script below keeps that order. Let the caller talk in the middle; keep control at the beginning and the end.",
  close:
    "Read the script aloud with the person who answers, change every line that doesn’t sound like them, and try it on five real calls before you print it. A script that sounds read is worse than none.",
  signs: intakeSigns,
  passages: [
    {
      does: "Open like a person, then say what will happen",
      asks: "How should an intake call open?",
      heard: /\b(?:opening|open|greet\w*|start|begin\w*|first (?:sentence|words|impression)|sample script)\b/,
      says: [
        "The caller may have rehearsed this for days. Give your name, acknowledge that they called, and tell them what the next ten minutes hold. People who know what’s coming answer questions more readily and forgive you for asking the dull ones first.",
      ],
      lines: [
        [
          "Opening",
          "Thank you for calling [firm], this is Maria. I’m glad you reached us. I’m going to ask you a few quick things first, then I’d like to hear what happened. Is now a good time to talk?",
        ],
        [
          "If they’re upset",
          "I’m sorry you’re going through this. Take your time. Before we start, are you safe, and do you need medical attention right now?",
        ],
        [
          "What you are and aren’t",
          "I’m not an attorney, so I can’t give you legal advice, but I can make sure the right attorney hears this today.",
        ],
      ],
      mistake: [
        "Starting with “What’s this regarding?”",
        "It sounds like a gatekeeper. Someone who was hit by a truck last week hears that they have to earn the conversation. Say your name, say you’re glad they called, and tell them what comes next.",
      ],
      checks: [
        "The caller hears a name, a welcome and what the next ten minutes hold.",
        "The person answering says they aren’t an attorney and can’t give advice.",
      ],
      tasks: ["Write the opening in three sentences, and read it aloud until nobody stumbles."],
    },
    {
      does: "Ask for names before the story",
      asks: "What do we ask for the conflict check?",
      heard: /\bconflicts?\b/,
      asOwn: "first",
      says: [
        "The conflict check comes before the details, because once someone has told you their side, you may owe them confidentiality even if you never take the case. Get the names, ask the caller to hold the story for a moment, and check while you’re on the line if your system is fast enough. If it isn’t, say so and call back within the hour.",
      ],
      lines: [
        ["Their own name", "May I have your full name, and any other name you’ve gone by?"],
        [
          "The other side",
          "Who else was involved? I need the other driver’s name, or the company’s, as it is on any paperwork you have.",
        ],
        ["Others", "Was anyone with you, or hurt as well? And which insurance companies have contacted you?"],
        ["Other lawyers", "Have you talked to another attorney about this, or signed anything with one?"],
        [
          "Holding the story",
          "Thank you. Before you tell me what happened, let me make sure we’re able to help. It takes about a minute.",
        ],
        [
          "If there’s a conflict",
          "I’m sorry, our firm isn’t able to help with this one. That says nothing about your case. Here’s the number of the bar association’s referral service, and please don’t wait to call, because deadlines can be short.",
        ],
      ],
      eg: {
        law: "Never tell a caller what the conflict is. “We represent the other driver” is itself confidential. “We’re not able to help” is enough.",
      },
      mistake: [
        "Hearing the whole story before the conflict check",
        "By then you may know things that keep you from representing the client you already have. Names first, for everyone, every time, and the story afterward.",
      ],
      checks: [
        "Names of all parties, insurers and earlier attorneys are taken before any facts.",
        "Nobody tells a caller why there’s a conflict.",
      ],
      tasks: ["Put the five conflict questions at the top of the intake form, above everything else."],
    },
    {
      does: "Get the facts that decide, and leave the rest",
      asks: "Which questions should we ask?",
      heard: /\b(?:questions?|facts|ask|details|qualif\w+|screen\w*|information|statute|deadline|form)\b/,
      says: [
        "Let the caller tell it in their own words for two minutes, then fill the gaps. An intake isn’t a deposition. You need what an attorney needs to decide whether to meet: what happened, when, where, who was hurt, what’s been done since, and what papers exist. The date comes first, because a claim that’s nearly out of time has to reach an attorney today.",
      ],
      lines: [
        ["The invitation", "Okay, thank you for waiting. In your own words, what happened?"],
        ["The date", "What day was that? And has anyone given you a deadline, or served you with papers?"],
        ["Injury and treatment", "Were you hurt? Where have you been treated, and are you still going?"],
        ["Insurance", "Has an adjuster called? Did you give a recorded statement or sign anything?"],
        ["Goal", "If we’re able to help, what would a good result look like to you?"],
      ],
      mistake: [
        "Working through a two-page form in order",
        "Callers stop volunteering things after the fifth box. Ask five questions, listen in between, and collect the rest by link or at the first meeting.",
      ],
      checks: [
        "We ask the date early and know which deadlines send a call straight to an attorney.",
        "The form has no question that can wait for the first meeting.",
      ],
      tasks: [
        "Cut the intake form to what an attorney needs to decide on a meeting; move the rest to a link.",
      ],
    },
    {
      does: "Say what you can’t say, kindly",
      asks: "What should we say when they ask about their chances or the value?",
      heard: /\b(?:chances|worth|value|advice|fees?|costs?|charge|never say|avoid|upl|promise\w*)\b/,
      says: [
        "Three questions come up in every call: Do I have a case? What’s it worth? What do you charge? Whoever does intake answers only the third, and only in the words the firm approved. The other two belong to an attorney, and a guess on the phone can come back as “your office told me.”",
      ],
      lines: [
        [
          "Do I have a case?",
          "That’s exactly what the attorney will look at. What you’ve told me is enough for them to review it.",
        ],
        [
          "What’s it worth?",
          "I’d only be guessing, and you deserve better than that. The attorney will talk about it once they’ve seen your records.",
        ],
        [
          "What do you charge?",
          "[The firm’s approved sentence, for example: the first consultation is free, and for injury cases our fee comes out of what we recover. The attorney will go over it in writing before you sign anything.]",
        ],
      ],
      checks: ["There’s an approved sentence for chances, value and fees, and nobody improvises."],
      tasks: ["Have a partner approve three sentences: on chances, on value and on fees."],
    },
    {
      does: "End with a person, a day and a task",
      asks: "How should the call end?",
      heard: /\b(?:end|ending|clos\w+|next steps?|follow[- ]?up|goodbye|wrap)\b/,
      says: [
        "“Someone will get back to you” is how you lose them to the next firm on the list. Every call ends with who will call, on what day, by what time, and one thing the caller does until then. Then you read the number back and send a text while they’re still on the line, so they have yours.",
      ],
      lines: [
        [
          "When it’s a fit",
          "Here’s what happens now. Attorney Kim will call you today between 3 and 5. Until then, please don’t talk to the other insurance company, and take pictures of the car if you still have it. Let me read your number back to you.",
        ],
        [
          "When you’re not sure",
          "I want an attorney to look at this before I tell you yes or no. You’ll hear from me by noon tomorrow either way.",
        ],
        [
          "When it’s not for you",
          "This isn’t something we handle, and I don’t want to waste your time. [Bar referral service] can match you with someone who does, at [number]. Please call them today, because there may be a deadline.",
        ],
      ],
      mistake: [
        "Ending with “someone will be in touch”",
        "The caller hangs up and dials the next firm. Name the person, the day and the hour, and give them one small thing to do. A small task is a reason to keep the appointment. Say in one sentence that nobody represents them until both sides have signed.",
      ],
      checks: [
        "Every call ends with a name, a day and an hour, and something for the caller to do.",
        "A caller we turn down gets a referral and is told that deadlines may apply.",
      ],
      tasks: [
        "Write the three endings and tape them to the monitor.",
        "Check last week’s intakes: how many ended with a name, a day and an hour?",
      ],
    },
    {
      does: "Answer the first call, or call back in minutes",
      asks: "How fast do we have to respond?",
      heard: /\b(?:fast|speed|quick\w*|respon\w+|miss\w*|after hours|weekends?|call back|wait|voicemail)\b/,
      says: [
        "People looking for a lawyer call down a list, and the first firm that listens usually gets the meeting. So decide who answers at lunch, at six, and on Saturday: a colleague, an answering service that has your script, or an assistant that takes names and facts in your order and books the consultation. If all you can manage is voicemail, call back within fifteen minutes and say so in the greeting.",
      ],
      mistake: [
        "Letting intake calls go to general voicemail",
        "The caller has three more tabs open. By the time somebody checks the box, they’ve told their story to another firm and don’t want to tell it again.",
      ],
      checks: ["Intake calls are answered at lunch, after five and on weekends, and we know by whom."],
      tasks: ["Call your own firm at 12:30 and at 6, and note what a new caller hears."],
    },
    {
      does: "Follow up three times with people who didn’t sign",
      asks: "How do we follow up with people who never signed?",
      heard: /\b(?:never signed|didn't sign|unsigned|follow(?:ing)?[- ]?up|leads|sequence|undecided)\b/,
      says: [
        "Most of them didn’t choose another firm. They got scared, busy or confused, and nobody asked. Three messages are enough, each with something to answer, and only to people who gave you permission to text. Keep facts of the case out of them, since somebody else may read the screen. Stop at once if they’ve hired another lawyer, and check your state bar’s rules on soliciting before you send anything.",
      ],
      lines: [
        [
          "Day 1",
          "Hi [first name], it’s Maria at [firm]. Thank you for calling yesterday. Is there anything you’d like to ask before you decide? You can reply here, or I can have the attorney call you at 5.",
        ],
        [
          "Day 4",
          "Hi [first name], Maria again. Many people aren’t sure what happens after they sign. I can explain it in five minutes. Would tomorrow at noon or at 5:30 be better?",
        ],
        [
          "Day 14, the last one",
          "Hi [first name], I’ll close our file on Friday unless I hear from you. If you’ve found someone, I’m glad. If not, please don’t wait too long with anyone, because deadlines may apply. [Number]",
        ],
      ],
      mistake: [
        "Giving up after one unanswered call",
        "They were at work. Two short messages with a question in them reach people that a voicemail doesn’t.",
      ],
      checks: [
        "People who didn’t sign hear from us three times, and the last message mentions that deadlines may apply.",
      ],
      tasks: ["Write the three messages, have an attorney approve them, and send them on days 1, 4 and 14."],
    },
    {
      does: "Track every intake to its end",
      asks: "How do we know whether intake is working?",
      heard: /\b(?:track|measure|metrics?|numbers?|convert\w*|results?|improv\w+)\b/,
      says: [
        "One sheet, five columns: date, how they found you, what kind of matter, what you said would happen, what did happen. On Friday, look at everyone who was told they’d be called and count how many were. Then look at the good matters that didn’t sign, and call two of them to ask why. You’ll hear “another firm got back to me first” often enough to know where to spend your next dollar.",
      ],
      checks: ["We can say how many of last month’s callers met an attorney, and how many signed."],
      tasks: ["Start a five-column intake sheet and review it every Friday for fifteen minutes."],
    },
  ],
  view: {
    claim: "The first call decides the case you never get",
    opens: [
      "Law firms spend fortunes to make the phone ring, then let whoever is closest pick it up. The caller has never met the partner. For the first ten minutes, the firm is a voice saying “What’s this regarding?”",
    ],
    because: [
      [
        "Callers choose on how they were heard",
        "They can’t judge your brief writing. They can judge whether somebody listened, asked sensible questions and said what happens next. That’s the only evidence they have, so that’s what they decide on.",
      ],
      [
        "The order of the call protects you",
        "Names before the story, no advice, a written next step: those habits prevent conflicts and complaints. It’s risk management that happens to sound like good manners.",
      ],
      [
        "It’s the cheapest thing to fix",
        "You don’t need more leads. You need the ones who called on Tuesday at 12:30. A script, a person and a promise with an hour in it cost next to nothing beside another billboard.",
      ],
    ],
    sum: [
      "One call in five",
      "Say forty people a month call with a new matter, and eight become clients. Each brings $3,000. If a faster answer turned one more of the thirty-two others into a client, that’s $36,000 a year. There’s no advertisement you could buy for that price, and these people have already dialed.",
    ],
    grants: [
      "A script can make people sound like a call center, and clients in trouble notice. That’s an argument for a good script, practiced until it disappears, and for letting the caller talk in the middle. It’s no argument for improvising.",
    ],
    ends: "Listen to three recorded or mystery calls this week. Then decide what the next dollar of advertising is for.",
  },
};
