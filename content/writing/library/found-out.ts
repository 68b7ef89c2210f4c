import type { Subject } from "./kinds.ts";

/** Callers who learn in the middle of a call, or after it, that no person was on the line, and mind. */
export const foundOut: Subject = {
  id: "found-out",
  name: "callers who are upset that it was an AI",
  heard:
    /\bcomplain\w* (?:about|that) (?:it(?:’|')s |they (?:got|reached) )?(?:the |our |an? )?(?:ai|bots?|robots?|machines?|computers?|automated)\b|\b(?:upset|angry|mad|furious|offended|irate|insulted|tricked|fooled|deceived)\b.{0,60}\b(?:ai|bots?|robots?|machines?|computers?|automated|not (?:a )?(?:human|person))\b|\b(?:find|finds|found|finding|learn|learns|learned|realiz\w+|discover\w*) (?:out )?(?:that )?(?:they|it|she|he|you)\b.{0,30}\b(?:ai|bots?|robots?|machines?|computers?|automated|not (?:a )?(?:human|person))\b/,
  not: /\b(?:can|should|could|let|lets) (?:an? |the |your |our )?(?:ai|bot|assistant)\b|\b(?:letter|announc\w*|newsletter|opinion|should (?:never|not|stop)|vs|versus)\b/,
  title: "When callers at {who} are upset that it was an AI",
  lead: "Tell them they’re right to want to know, get them a person at once, and settle what they called about before you explain anything. People seldom mind that a computer picked up. They mind that they found out by themselves, or that it cost them a second call. The first you can prevent with one sentence in the greeting, the second with a quick call back.",
  close:
    "Keep these complaints on one sheet for a month: when they noticed, and what they’d wanted. If most of them noticed late, change the first sentence. If most of them had to call twice, change what it’s allowed to do.",
  near: ["disclosure", "ai-handoff", "ai-mistakes", "angry"],
  passages: [
    {
      does: "Say that they’re right to ask",
      asks: "What do we say first?",
      heard: /\b(?:first|say|respond|answer|words|script|reply|handle|upset|angry)\b/,
      says: [
        "Three short sentences, in this order: yes, it was a computer; it should have been clearer; you’ve got me now. No “but it’s very good,” and no word about how many calls you get. They didn’t call to hear about your staffing. Use their name, and then stop talking.",
      ],
      lines: [
        [
          "They’ve just noticed",
          "Yes, that was our AI assistant, and you should have heard that in its first sentence. I’m Dana, I’m a person, and I’ve got you now. What were you calling about?",
        ],
        [
          "They feel fooled",
          "I’d want to know, too. I’m sorry it wasn’t plain. Let’s take care of what you need first, and then tell me where you noticed.",
        ],
      ],
      mistake: [
        "Defending the machine",
        "“Most people like it” tells an upset caller that they’re odd. Agree, apologize for the one thing that was wrong, and help.",
      ],
      checks: ["Whoever answers has three sentences for “Was that a robot?” and no defense among them."],
      tasks: ["Practice the three sentences in pairs, with the angriest caller you can play."],
      put: "What does it say when a caller asks, “Am I talking to a real person?”",
    },
    {
      does: "Settle what they called about",
      asks: "Do we explain it, or fix it first?",
      heard: /\b(?:fix|first|problem|reason|settle|solve|help|explain)\b/,
      says: [
        "Fix it first. The note from the call should be open in front of you, so they don’t have to say it all again: “I see you asked about Tuesday. I can do ten or two.” Two minutes later they’re somebody whose matter is settled, and most of the anger goes with it. If you can’t settle it, give a name and an hour.",
      ],
      mistake: [
        "Making them tell it again from the start",
        "It proves their point: they talked to nobody. Open the note before you say hello.",
      ],
      checks: ["The note of the call is on the screen before anybody calls an upset {customer} back."],
      tasks: ["Try it with five calls of last week: is the note enough to go on without asking?"],
    },
    {
      does: "Answer “Why do you use that?” in one breath",
      asks: "What do we say when they ask why we use an AI?",
      heard: /\b(?:why|reason|use|justify|replace\w*|jobs?|staff)\b/,
      says: [
        "With your true reason, and a number if you have one. For {one} it’s usually that the phone rings {hands}, and that the caller before them got no answer at all. Say what hasn’t changed: who works here, who decides, who calls back. Then offer the way around it.",
      ],
      lines: [
        [
          "The reason",
          "When all of us are busy, it used to ring until people gave up. Now something picks up and one of us reads it. I’d rather it were me, too.",
        ],
        [
          "“Are you getting rid of people?”",
          "[What’s true.] I’m here, and so is everyone you know. It takes the calls we couldn’t get to.",
        ],
      ],
      mistake: [
        "“To serve you better”",
        "Everybody has heard that one from their bank. The plain reason is shorter and kinder.",
      ],
      checks: ["Everybody gives the same true reason, in one sentence."],
      tasks: ["Write your reason with last month’s number of unanswered calls in it."],
    },
    {
      does: "Tell them how to get a person next time",
      asks: "How do they avoid it next time?",
      heard: /\b(?:next time|avoid|opt out|skip|bypass|human|person|direct)\b/,
      says: [
        "One sentence they can use, tested by you that morning: “Say ‘person’ and it rings us.” For those who never want it again, put a note on the record and call them yourselves. It will be a handful, and what you do for them gets told further than anything in your greeting.",
      ],
      lines: [
        [
          "The way around",
          "Say “person” at any moment and it rings the desk. And I’ve put a note on your file, so we’ll call you ourselves.",
        ],
      ],
      mistake: [
        "Promising a way out that nobody has tried",
        "If “person” leads to a mailbox at night, say so. A second surprise costs more than the first.",
      ],
      checks: ["“Person” was tried this week, by day and after closing."],
      tasks: ["Call in as a {customer}, say “person” by day and at night, and write down what happens."],
      put: "Can we mark callers who always want a person?",
    },
    {
      does: "Say what became of their words",
      asks: "What if they ask who heard it, or want it deleted?",
      heard: /\b(?:record\w*|privacy|heard|stored|kept|delet\w*|data|listen\w*|who)\b/,
      says: [
        "They’ve told a computer something they’d have told a person, and now they wonder where it is. Have the answer on the card: whether it was recorded, who reads the note, how long it’s kept, and how it’s deleted on request. Get it from your vendor’s contract, and don’t guess on the phone. If you don’t know, say by when you will.",
      ],
      lines: [
        [
          "Who heard it",
          "One of us reads the note, that’s [name] today. [Recorded or not, and for how long.] If you want it deleted, I’ll see to it and tell you when it’s done.",
        ],
      ],
      mistake: [
        "“It’s all completely secure”",
        "Nobody believes it, and you can’t know. Who, how long, and how to have it deleted are answers.",
      ],
      checks: ["The card says what’s kept, for how long, and who deletes it on request."],
      tasks: ["Look the three answers up in the vendor’s contract, with the page."],
      put: "How do we delete one caller’s words, and how long does that take?",
    },
    {
      does: "Put it into the first sentence",
      asks: "How do we keep it from happening again?",
      heard: /\b(?:prevent|again|fewer|stop|greeting|first sentence|disclos\w*|keep it from|avoid)\b/,
      says: [
        "Anger comes with the delay: whoever learns it in the first second shrugs, whoever learns it in the third minute feels tricked. So “AI assistant” stands in the first sentence, before any name and any question, and the way to a person in the second. Some states have rules on saying so. A voice that sounds too human makes it worse.",
      ],
      lines: [
        [
          "The first sentence",
          "This is [name]’s AI assistant. I can help with appointments and messages; say “person” any time and I’ll get you one. What do you need?",
        ],
      ],
      mistake: [
        "A first name and a sigh in the voice",
        "It gets you through the first minute and loses the caller in the second.",
      ],
      checks: ["The first sentence says AI before anything is asked."],
      tasks: ["Listen to ten openings, and note the second at which a stranger would know."],
      put: "Can we write the first sentence ourselves?",
    },
    {
      does: "Call back the ones who hung up",
      asks: "What about those who just hung up?",
      heard: /\b(?:hang|hung|hang-?ups?|call ?backs?|lost|gone)\b/,
      says: [
        "Most of the upset ones never tell you: they hear what it is and go. They’re in the log as calls of under fifteen seconds. Somebody calls the new numbers among them within the hour, with a human voice and one sentence. A few won’t be reached. Those who are often say that nobody has ever done that.",
      ],
      lines: [
        [
          "The call back",
          "Hi, this is Dana at [name], a real person. I saw that you called and didn’t get anywhere. What can I do for you?",
        ],
      ],
      mistake: [
        "Counting only the complaints",
        "For each one who says it there are others who went. The log shows them.",
      ],
      checks: ["Calls that ended within fifteen seconds are called back the same hour, new numbers first."],
      tasks: ["Pull last week’s calls of under fifteen seconds, and call the new numbers."],
    },
    {
      does: "Know when it should never have answered",
      asks: "When was it the wrong call for a machine?",
      heard: /\b(?:wrong|never|emergenc\w+|grief|serious|shouldn'?t|not for)\b/,
      says: [
        "Some of them are right in more than tone. {Cap:urgent}, bad news, a complaint about you: these belong to a person, and the list of what goes straight through is short enough to write tonight. Say so to the caller: “That one should have come to us. It will from now on.” Then change the rule the same day.",
      ],
      mistake: [
        "Taking each complaint as a matter of taste",
        "Half are about a machine, and half about what it was given to do. The second half is yours to change.",
      ],
      checks: ["A list of calls that go straight to a person exists, and grew after the last complaint."],
      tasks: ["Go through the last ten complaints, and move what belongs to a person to the list."],
    },
  ],
};
