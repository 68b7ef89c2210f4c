import type { Subject } from "./kinds.ts";

export const goodReceptionist: Subject = {
  id: "good-receptionist",
  name: "good receptionists",
  heard:
    /\b(?:good|great|best|ideal|excellent|perfect) (?:\w+ )?(?:receptionists?|front[- ]desk(?: (?:person|people|staff|team))?)\b|\breceptionists?\b.*\b(?:qualities|skills|traits|role|matters?|important|value|underrated|appreciat\w+)\b|\b(?:qualities|skills|traits|value|role|importance) of (?:a |an |the )?(?:\w+ )?receptionists?\b/,
  not: /\bhir(?:e|ing)|interview|\bvs\b|\bai\b/,
  title: "What makes a good receptionist at {who}",
  lead: "A good receptionist does four things at once: hears what isn’t said, knows who you are, keeps promises, and stays kind at the ninth interruption. Software can be taught in two weeks. These can’t, so they’re what you hire for, pay for and protect.",
  close:
    "Tell yours this week what you saw them do. Be specific. It’s free, and they’ve probably been waiting a while.",
  passages: [
    {
      does: "Hear what isn’t said",
      asks: "Why does listening matter so much?",
      heard: /\blisten\w*|hear|empathy\b/,
      says: [
        "The caller asks about your hours, and the good one hears that the voice is shaking. She asks one more question. There’s no box for that question on any form. It’s how a worried father gets in today instead of Thursday, and why his whole family’s still with you ten years later.",
      ],
      checks: ["Reception is trusted to ask one more question."],
      tasks: ["Ask reception for one call this week in which they heard more than was said."],
    },
    {
      does: "Remember people",
      asks: "How do they make people feel known?",
      heard: /\b(?:remember|known|names?|personal)\b/,
      says: [
        "“How did the recital go?” takes two seconds and a note from last time. The good ones keep such notes, in the record or on a card. People come back to places where they’re somebody. It can’t be faked with a script, but it can be helped along with a line in {system} that says what they told you.",
      ],
      checks: ["There’s a place for one personal note in the record."],
      tasks: ["Add one line to the record for what people told you, and use it at the next call."],
    },
    {
      does: "Keep other people’s promises",
      asks: "What makes them reliable?",
      heard: /\b(?:reliab\w*|promise|organi[sz]ed|follow|trust)\b/,
      says: [
        "Most of what reception promises has to be done by someone else. The good one says “by four,” writes it where you’ll see it, and comes to find you at three thirty. It can be annoying. It’s also the reason callers believe what your {place} says.",
      ],
      checks: ["Promises are written down with a name and an hour."],
      tasks: ["Keep one visible list of promises with a name and an hour."],
    },
    {
      does: "Stay calm in the ninth interruption",
      asks: "How do they handle pressure?",
      heard: /\b(?:calm|pressure|stress|busy|patien\w+|multitask\w*)\b/,
      says: [
        "Two lines, a delivery, a child with a nosebleed. The good one looks at each of them for a second, says who’s next and how long, and nobody feels forgotten. It isn’t multitasking. It’s deciding, out loud, in the right order. And it’s finite, so give them a lunch without a phone.",
      ],
      checks: ["Reception has a lunch without a phone."],
      tasks: ["Give reception half an hour a day without the phone."],
    },
    {
      does: "Say no so that it sounds like help",
      asks: "How do they say no?",
      heard: /\b(?:say no|no|boundar\w+|policy|tact\w*)\b/,
      says: [
        "“I can’t do today. I can do eight tomorrow, and I’ll call you if anything opens sooner.” That’s a no with a door in it. The good ones protect your afternoon from everyone who wants a piece of it, and the people they turned away thank them for it.",
      ],
      checks: ["Reception may say no and is backed up."],
      tasks: ["Write down what reception may refuse without asking, and back them up when they do."],
    },
    {
      does: "Tell you what’s going wrong",
      asks: "What else should they do?",
      heard: /\b(?:tell|feedback|improve|honest\w*|wrong|ideas)\b/,
      says: [
        "They hear what nobody tells you: the form that confuses everyone, the bill that made three people cry, the colleague who never calls back. A good one says so, if it’s safe to. Ask every Friday for one thing that made people call this week. Then change one of them, or the answers will stop.",
      ],
      checks: ["Reception is asked once a week what made people call."],
      tasks: ["Ask every Friday for one thing that made people call, and fix one a month."],
    },
  ],
  view: {
    claim: "A good receptionist is the best thing about your business",
    opens: [
      "You remember her. Not the doctor, not the lawyer, not what it cost. You remember that you called on a terrible Tuesday, and a voice said, “Oh no. Okay. Let’s see what we can do,” and that you could breathe again. She doesn’t have a diploma for that. She was answering the phone.",
    ],
    because: [
      [
        "She hears what isn’t said",
        "You ask about opening hours; she hears that your voice is shaking. She asks one more question, the one there’s no box for. That’s how people get in today instead of Thursday. I’ve never seen it in a job description, and it’s most of the job.",
      ],
      [
        "She remembers",
        "“How’s your dad doing?” It takes two seconds, and it tells you that you’re a person here and not the ten fifteen. She keeps a little note, or a very good memory, and she’d never call it customer relations. People drive past three closer places for that sentence.",
      ],
      [
        "She keeps promises that aren’t hers",
        "“He’ll call you by four.” She can’t make him. But she wrote it down, she’ll be at his door at three thirty, and if it still goes wrong, she’ll be the one who calls you to say so. Trust in the whole place hangs on a person with no authority and excellent follow-through.",
      ],
      [
        "She’s kind at the ninth interruption",
        "Anybody can be nice at eight. At eleven, with two lines lit and a child bleeding on the carpet, she looks at each person for one second, says who’s next, and nobody feels forgotten. It isn’t multitasking. It’s grace under fluorescent light.",
      ],
    ],
    sum: [
      "One voice, counted",
      "Sixty calls a day, 250 days: 15,000 conversations a year go through one person. If a good one keeps just one caller in five hundred who’d otherwise have moved on, that’s thirty {customers}. You’d pay an advertising agency a good deal for thirty.",
    ],
    grants: [
      "You could say that this is luck, and that a business can’t run on finding saints. True. Most of it can be learned by someone who likes people, and all of it can be worn out by a phone that never stops. A wonderful receptionist with no lunch, no backing and forty calls about parking turns into a curt one within a year. That isn’t her failing.",
    ],
    ends: "So if you have one, do three things. Pay her like the face of the place, because she is. Take the dumb calls off her hands. And tell her, today, about the time you overheard her say “Let’s see what we can do.” She’s been saying it for years, and I’d bet nobody has mentioned it.",
  },
};
