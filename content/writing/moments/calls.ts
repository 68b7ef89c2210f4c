import type { Moment } from "./moment.ts";

/** On who answers a call, and how it gets to somebody else. */
export const ofCalls: readonly Moment[] = [
  {
    heard:
      /^(?=.*\b(?:phones?|calls?|text\w*)\b)(?=.*\b(?:driving|behind the wheel|while they drive|on the road|in the truck)\b).*\b(?:my|our|your|the|keep|stop) (?:\w+ )?(?:plumbers?|electricians?|techs?|technicians?|drivers?|crews?|guys|people|staff|employees|installers?|landscapers?|team|workers|stylists|roofers?|cleaners|painters|men)\b/,
    anywhere: true,
    topic: "missed",
    points: [],
    short:
      "They answer at the wheel because nobody else does, so a rule alone won’t hold. Take the ringing out of the truck first: customers’ calls go to one place that isn’t driving, phones go on Do Not Disturb while the truck moves, and there are set stops at which people call in. Then write the rule in three sentences, sign it yourself, and never call a truck that’s moving.",
    title: "What to set up, in this order",
    lines: [
      [
        "Where customers’ calls go",
        "No customer has the number of a truck. The business’s line rings the desk, then a person who isn’t driving, a service or an assistant, and only {wakes} go on to whoever is on call.",
      ],
      [
        "The phone in the truck",
        "Do Not Disturb while driving, switched on by the office on every company phone, with this answer by itself: “I’m driving. For anything urgent call [business line]. I look at this at my next stop.”",
      ],
      [
        "Who calls whom",
        "The office writes the next address as a text or in the schedule, and never rings a truck between two stops. If it can’t wait: one ring, hang up; the driver pulls over and calls back.",
      ],
      [
        "Set stops",
        "Before starting the engine, after parking, and at noon: two minutes for messages, engine off. Put them in the schedule, or nobody has them.",
      ],
      [
        "The rule, to sign",
        "“I don’t hold, read or answer a phone while the truck is moving, hands-free calls included. I pull over first. I won’t be blamed for a call I let ring.” Name, date; the owner signs the same sheet.",
      ],
      [
        "What the law and the insurer say",
        "Look up your state’s hands-free law and, for larger trucks, the federal rule on hand-held phones; ask your auto insurer in writing what it expects. Note the date of both.",
      ],
      [
        "When somebody does it anyway",
        "First time a talk, with the question who called and why. If it was the office, the office changes something. Second and third time as your rule says.",
      ],
      [
        "How you know it works",
        "Take one week’s call list of each truck beside the GPS or the day’s stops: calls while moving, per truck. Do it again after four weeks, and look at missed calls from new numbers at the same time.",
      ],
    ],
  },
  {
    heard:
      /^(?=.*\b(?:calls?|calling|callers?|phone)\b).*\b(?:embarrass\w*|asham\w*|shame|(?:nervous|afraid|scared|shy) (?:to call|about calling|callers?))\b/,
    anywhere: true,
    topic: "greeting",
    short:
      "Make the first half minute easy: a name, a calm voice, and a first question that can be answered without telling the story. Say early that they aren’t the only ones, ask whether they can talk freely, and never ask why. Someone who was ashamed to call remembers who made it easy.",
    title: "What to say",
    lines: [
      [
        "When you pick up",
        "“[Name of the business], this is Kim. How can I help?” Then wait. The silence is theirs.",
      ],
      [
        "When they don’t know how to begin",
        "“A lot of people call about that, every week. You don’t have to tell me everything; one sentence is enough.”",
      ],
      [
        "Before you ask anything",
        "“Can you talk freely right now, or shall I call you at a better time? What number is safe?”",
      ],
      ["When they apologize", "“There’s nothing to be sorry about. You called, and that was the hard part.”"],
      [
        "What you ask",
        "Only what the next step needs: a name, a number, and {ask0} if they bring it up. The rest is for whoever they meet.",
      ],
      [
        "The end",
        "“You’ll see [name] on Thursday at ten. What you told me stays here. If you’d like to move it, text us; you don’t have to explain.”",
      ],
    ],
  },
  {
    heard:
      /^(?=.*\b(?:calls?|calling|callers?|phone|say|tell)\b).*\b(?:deaths?|died|dying|dead(?! (?:furnaces?|boilers?|(?:water )?heaters?|acs?|air conditioners?|units?|batter(?:y|ies)|panels?|outlets?|lines?|phones?|cars?|trees?|ends?|zones?))|passed away|lost (?:a|their|his|her) (?:\w+ )?(?:mother|father|parent|husband|wife|spouse|child|pet|dog|cat)|bereav\w+|griev\w+)\b/,
    topic: "distress",
    short:
      "Say that you are sorry, say the name of the one who died, and leave time. Then take the next step off their hands: one thing they don’t have to decide today, one person with a name, one time. Ask for papers and numbers in a second call.",
    title: "What to say",
    lines: [
      ["First", "“I’m so sorry. May I ask your name, and who it is that died?” Then use both names."],
      [
        "While they tell it",
        "“Take your time. I’m not in a hurry.” Don’t fill the silence, and don’t say that you know how it feels.",
      ],
      ["When they apologize", "“You don’t have to be sorry. This is what I’m here for.”"],
      [
        "When they ask what to do now",
        "“Nothing has to be decided today. [Name] helps with this, and will call you at four. Keep what comes in the mail in one place, and don’t sign or pay anything until then.”",
      ],
      ["The number", "“In case we get cut off: what number is good, and is there someone with you?”"],
      [
        "The end",
        "“So [name] calls you at four, at this number. If anything is easier tomorrow, just say so.”",
      ],
    ],
  },
  {
    heard:
      /^(?=.*\b(?:phones?|calls?|answer\w*|callers?)\b).*\b(?:hands? (?:are )?(?:dirty|full|wet|busy|greasy|covered)|in the middle of (?:an? )?(?:\w+ )?(?:job|haircut|cut|color|treatment|session|appointment|exam)|under an? (?:car|sink|lift)|on an? (?:roof|ladder)|(?:while|when) (?:i'?m|we'?re|you'?re|i am|we are|you are) (?:\w+ )?(?:working|cutting|driving|on a job|with an? (?:client|customer|patient)))\b/,
    topic: "missed",
    short:
      "Don’t pick up with your hands full: let it ring somewhere else after three rings, let a text go out by itself, and call back at the next break with clean hands and the list in front of you. Only what you would drop everything for may get through: {wakes}. And if you do pick up, ten seconds are enough for a name, a number and a time.",
    title: "What to say",
    lines: [
      [
        "If you pick up after all",
        "“[Name of the business], I’ve got both hands in something. Is it urgent, or may I call you at half past? What’s your number?”",
      ],
      [
        "The text that goes out by itself",
        "“[Name of the business] here, hands full. What do you need? One line is enough. I call back at 10, 12 and 4.”",
      ],
      ["When you call back", "“You called at nine, and I couldn’t wash up fast enough. How can I help?”"],
      ["To the one in front of you", "“Let it ring. They get a text, and you get me.”"],
    ],
  },
  {
    heard:
      /\b(?:cancel\w*|end\w*|quit\w*|leav\w+)\b.{0,20}\b(?:memberships?|subscriptions?|contracts?|service plans?|maintenance plans?)\b|\b(?:memberships?|subscriptions?|service plans?|maintenance plans?)\b.{0,20}\bcancel\w*/,
    topic: "complaints",
    short:
      "Make leaving as easy as joining was, in one call and with a confirmation. Ask why once, offer one thing that fits the answer, and take the second no. People who got out without a fight come back and say so; people who had to fight write about it.",
    title: "What to say",
    lines: [
      ["First", "“I’m sorry to see you go, and I can do that for you right now. May I ask what changed?”"],
      [
        "If it is time or money",
        "“We can pause it until [month] at no charge. Would that help, or shall I end it?”",
      ],
      [
        "If something went wrong",
        "“That shouldn’t have happened. I’ll tell [name]. Would you like a call about it, or shall I just finish this?”",
      ],
      [
        "The end",
        "“It ends on [date], and there’s one more payment on [date]. You’ll have that by e-mail in a minute.”",
      ],
      ["What nobody says", "“You’d have to come in for that.” “Only the manager can do it.” “Are you sure?”"],
    ],
  },
];
