import type { Subject } from "./kinds.ts";

const AI = "(?:ai|a\\.i\\.|assistants?|(?:voice|phone|chat)?bots?|virtual receptionists?|automated|machine)";

/** Why callers believe what a machine tells them, or don’t. */
export const aiTrust: Subject = {
  id: "ai-trust",
  name: "callers’ trust in an AI voice assistant",
  heard: new RegExp(
    `^(?=.{0,200}\\b${AI}\\b)(?=.{0,200}\\b(?:trust\\w*|comfortable|confidence in|hang(?:s|ing)? up on|accept(?:s|ed)? by|win(?:ning)? over (?:callers|patients|clients|customers))\\b)(?=.{0,200}\\b(?:callers?|customers?|patients?|clients?|people|guests?|tenants?|homeowners?)\\b)`,
  ),
  not: /\b(?:without losing (?:their )?trust|vendors?|tell(?:ing)? (?:\w+ ){0,2}(?:patients|clients|customers|pet owners)|explain\w*)\b/,
  title: "How {who} can make callers trust an AI voice assistant",
  lead: "People trust a machine on the phone for the reasons they’d trust a new colleague: it says who it is, it does what it promised, it admits what it doesn’t know, and it gets someone when it should. None of that is a matter of the voice. Most of it is decided by you before the first call, and by whether somebody calls back when it said that somebody would.",
  close:
    "Ask ten callers next week one question at the end of an ordinary call with a person: “How was it with the assistant?” Write down the words they use. Trust shows itself in a small way: they call it back.",
  near: ["disclosure", "telling"],
  causes: [
    [
      "They hear it too late",
      "Two sentences in, they notice that it isn’t a person, and now everything before it feels like a trick. Put what it is into the first four seconds. Those who can’t stand machines still hang up, but they don’t feel fooled, and some ask for a person instead.",
    ],
    [
      "They expect a menu",
      "Years of “press 1” have taught people that a recorded voice means being sorted. An open question shows them that this isn’t one: “How can I help?” and then nothing. If it starts to list what it can do, they’re gone by the third item.",
    ],
    [
      "They don’t hear a way to a person",
      "Somebody with something complicated decides within seconds whether it’s worth explaining. “You can ask for a person anytime,” said once at the beginning, keeps them on the line, because they know they can leave it.",
    ],
    [
      "It’s slow, or talks over them",
      "A pause of two seconds feels like a dead line, and being interrupted feels like being managed. Call it from a moving car and count. If it’s slow, that’s a question for the vendor; if it talks over people, shorten what it says.",
    ],
    [
      "It asks for things before it helps",
      "Name, date of birth and number before anyone has said what it’s about: that’s a form with a voice. The wish comes first and the particulars when they’re needed.",
    ],
    [
      "It doesn’t know the one thing they asked",
      "The first question goes unanswered, and they conclude that it knows nothing. Read the first question of each call that ended early, for two weeks. You’ll find five that make up most of them, and those five belong on its page.",
    ],
    [
      "Some will always hang up",
      "They want a voice they know, and no wording changes that. Count them, mark those you can name, and see that their calls reach the desk. It’s a small group, and often a loyal one.",
    ],
  ],
  passages: [
    {
      does: "Have it say in the first breath that it’s a computer",
      asks: "Should it say that it’s a machine?",
      heard: /\b(?:honest\w*|say|tell|disclos\w*|computer|machine|first)\b/,
      says: [
        "Whoever finds out in the second minute that it wasn’t a person goes back over everything they said. Whoever hears it in the first second has nothing to find out. “I’m an automated assistant, and you can ask for a person anytime” takes four seconds. It costs you the callers who hang up at that word, so count them. They’d have been angrier later.",
      ],
      mistake: [
        "Making it sound as human as possible",
        "Breaths and “hmm” are there to make people forget what it is. When they notice, they stop believing the rest.",
      ],
      checks: ["It says in its first sentence that it’s a computer."],
      tasks: ["Put “automated assistant” into the first sentence, and count who hangs up."],
    },
    {
      does: "Give them a person the first time they ask",
      asks: "How quickly should a caller reach a person?",
      heard: /\b(?:person|human|transfer\w*|escap\w*|trapped|stuck)\b/,
      says: [
        "What people fear isn’t a machine. It’s a machine they can’t get out of. One request in any words has to be enough, without a reason and without “maybe I can help first.” If everyone’s busy, it says that and gives an hour. Somebody who knows where the door is usually stays.",
      ],
      mistake: [
        "Offering help instead of the person they asked for",
        "They asked for one thing. The second “Let me try” is what they’ll tell their friends about.",
      ],
      checks: ["Asking for a person works the first time, in any words."],
      tasks: ["Try ten ways of asking for a person, and fix the ones that fail."],
    },
    {
      does: "Keep every promise it makes",
      asks: "What makes callers believe it?",
      heard: /\b(?:promis\w*|reliab\w*|call(?:ing)? back|keep|kept|follow)\b/,
      says: [
        "“Someone will call you by ten” is where trust is made or lost, and it’s kept by you. So let it promise only what a named person can do on a bad day. If that’s noon, it should say noon. Then check: for each note of one week, the time it named beside the time you called. A machine whose word holds gets a second call.",
      ],
      mistake: ["“As soon as possible”", "It can’t be kept or broken, so it’s worth nothing. Name an hour."],
      checks: ["Every promised time stands beside the time we really called."],
      tasks: ["Write the promised and the real time beside each note for a week."],
    },
    {
      does: "Let it say “I don’t know”",
      asks: "What should it do when it doesn’t know?",
      heard: /\b(?:know|wrong|mistakes?|errors?|guess\w*|accura\w*|answers?)\b/,
      says: [
        "One wrong answer said with confidence undoes fifty right ones, because from then on nobody can tell which kind they’re getting. Give it twenty answers you’d sign and one sentence for everything else: “I don’t know that, and I won’t guess. Someone will call you by noon.” Callers hear that sentence as competence.",
      ],
      mistake: [
        "Letting it answer everything",
        "It’ll sound just as sure when it’s wrong. Short knowledge and an honest gap beat long knowledge.",
      ],
      checks: ["What isn’t on its page it doesn’t answer."],
      tasks: ["Ask it ten things that it can’t know, and see that it says so."],
    },
    {
      does: "Read everything back",
      asks: "How do callers know it got them right?",
      heard: /\b(?:read(?:s|ing)? back|repeat\w*|understand\w*|confirm\w*|spell\w*|accents?)\b/,
      says: [
        "Name, number, day and hour, each said back and waited for. People don’t trust that a machine heard them. They trust what they hear it say. And when it has it wrong, “No, Thursday” has to be enough, without starting over. A text with the same words a minute later is the proof they can show somebody.",
      ],
      mistake: ["“Got it!”", "It’s cheerful and proves nothing. Say what you’ve got."],
      checks: ["It reads back name, number and time, and takes a correction in mid-sentence."],
      tasks: ["Correct it three times in one test call, and see whether it keeps up."],
    },
    {
      does: "Keep it away from what hurts",
      asks: "Which calls should it never take?",
      heard: /\b(?:urgent|emergenc\w+|upset|angry|cry\w*|sensitive|limits?|never)\b/,
      says: [
        "{Cap:urgent}, and likewise anger, grief and bad news: nobody forgives a machine there, and they’re right. It says one true sentence and gets someone. A caller who’s seen it step aside once will let it book the next appointment.",
      ],
      mistake: [
        "“I’m so sorry to hear that”",
        "From a machine it’s heard as what it is. One plain sentence, and then a person.",
      ],
      checks: ["What’s urgent or sad reaches a person, whatever the hour."],
      tasks: ["Write the list of calls that it steps aside for, and try three of them."],
    },
    {
      does: "Tell people what happens to what they say",
      asks: "What do callers want to know about privacy?",
      heard: /\b(?:privacy|record\w*|data|confiden\w*|secret|stored|hear)\b/,
      says: [
        "Two sentences on your website and one it can say when asked: whether calls are recorded, who reads the notes, and after how many days they’re gone. Have it ask for less, too. Somebody who gave a name, a number and a reason has less to worry about than somebody who told a story.",
      ],
      mistake: [
        "A privacy policy of nine pages",
        "Nobody reads it before calling. Three facts that fit into a breath do more.",
      ],
      checks: ["It can say in one breath whether it records, who reads the notes, and for how long."],
      tasks: ["Write the three facts, and put them on the website and into its answers."],
    },
    {
      does: "Have your own people vouch for it",
      asks: "What can the team do?",
      heard: /\b(?:team|staff|front desk|people|vouch|introduc\w+)\b/,
      says: [
        "Callers ask the desk, “What’s that thing on your phone?” If the answer is a sigh, nothing above helps. Give everyone one sentence they can mean: “It takes the calls we used to miss, and I read what it wrote this morning.” The second half is the one that convinces, because it shows that somebody’s in charge.",
      ],
      mistake: [
        "Apologizing for it",
        "“Sorry, we have a robot now” tells people what to think. If it deserves an apology, fix it.",
      ],
      checks: ["Everyone at the desk has one sentence about it that they mean."],
      tasks: ["Agree on one sentence about it with everyone who’s asked."],
    },
  ],
};
