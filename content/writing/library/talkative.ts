import type { Subject } from "./kinds.ts";

/** Somebody who doesn’t come to an end. */
export const talkative: Subject = {
  id: "talkative",
  near: ["angry", "tears"],
  name: "callers who talk on",
  heard:
    /\b(?:won't|doesn't|does not|will not|never|can't|keeps?) (?:\w+ )?(?:stop(?:s|ping)? talking|talking|get(?:s|ting)? off the phone|let (?:you|me|us) go)\b|\b(?:talkative|rambl\w+|chatty|long-winded) (?:callers?|clients?|patients?|customers?|people|calls?)\b|\b(?:callers?|clients?|patients?|customers?) (?:who|that) (?:talk (?:on|too much|for)|ramble|won't (?:stop|hang))\b|\b(?:end|cut short|wrap up) (?:a |an? long |long )?calls? (?:politely|kindly|without)\b/,
  title: "Callers who talk on and on at {who}",
  lead: "Let them talk for a minute, then take hold of the call with their own words: say back the last thing that mattered, ask one question that can be answered in a sentence, and tell them what happens next. Most people talk on because they aren’t sure that they’ve been heard. Once they are, two sentences end it kindly.",
  close:
    "For two weeks, note calls over eight minutes and what ended them. If it’s always the same five people, give each of them a fixed time to call and one name to ask for.",
  passages: [
    {
      does: "Give them a minute without a word",
      asks: "How long should I listen?",
      heard: /\b(?:listen|how long|minute|first|start)\b/,
      says: [
        "The first minute has the reason for the call in it, though seldom in the first sentence. Write three words down while you listen: what, since when, what they want. If you cut in before that, they begin again from the start, and it’s two minutes.",
      ],
      mistake: ["Cutting in after ten seconds", "They weren’t heard, so they begin anew, with more detail."],
      checks: ["Whoever answers writes what, since when and what’s wanted in the first minute."],
      tasks: ["Time five long calls, and mark the second at which the reason came."],
    },
    {
      does: "Say their name, then say it back",
      asks: "How do I get a word in?",
      heard: /\b(?:interrupt\w*|word in|stop|say|how do|handle|won't|politely|kindly)\b/,
      says: [
        "A name makes anybody pause. Use that half second: say what you’ve understood, in their words, and end on a question. It sounds like care because it is care, and it moves the call from their story to your question.",
      ],
      lines: [
        [
          "To step in",
          "Mrs. [name], let me make sure I have this right, because it matters: [what], since [when], and you’d like [what]. Is that it?",
        ],
        [
          "If they go on",
          "I want to get this to the right person while it’s fresh. May I ask you three short things?",
        ],
      ],
      mistake: [
        "Anyway …” and “Ma’am, please",
        "The one is a sigh, the other a scolding. Both add two minutes.",
      ],
      checks: ["Everybody who answers has one sentence of their own for stepping in."],
      tasks: [
        "Practice stepping in, in pairs: one tells a long story, the other gets to a question within ninety seconds.",
      ],
    },
    {
      does: "Ask what can be answered in a word",
      asks: "Which questions help?",
      heard: /\b(?:questions?|ask|closed|yes or no)\b/,
      says: [
        "What happened then?” opens another chapter. “Was that before or after the first of May?” closes one. Three in a row with short answers, and the pace of the call is yours. Write each answer down aloud: “May third, I’ve got that.",
      ],
      lines: [
        [
          "Three short ones",
          "Is it still going on today? Yes or no is fine. … Has anybody given you a date? … Which number reaches you this afternoon?",
        ],
      ],
      mistake: [
        "Asking how they feel about it",
        "You want to be kind. You get another ten minutes, and they don’t get help sooner.",
      ],
      checks: ["The form has three questions that are answered in a word."],
      tasks: ["Write three questions for your own calls that can be answered in one word."],
    },
    {
      does: "Say what you’re not the one for",
      asks: "What if they want advice or comfort?",
      heard: /\b(?:advice|comfort|lonely|story|details?|legal|medical)\b/,
      says: [
        "The details are for whoever will deal with them, and telling them twice tires people. Say who that is and when. In a law office the whole story can wait for another reason as well: names come before it, so that a conflict is found in time.",
      ],
      lines: [
        [
          "Who should hear it",
          "That’s exactly what [name] needs to hear from you, and I’d get it wrong in a note. You’ll have [him or her] on [day] at [time]. Keep that for then.",
        ],
      ],
      mistake: [
        "Letting them tell the desk everything",
        "It doesn’t reach the person who needs it, and they tell it again, annoyed.",
      ],
      checks: ["The desk can say who hears the story, and when."],
      tasks: ["Agree on who takes long stories of which kind, and at which hours."],
    },
    {
      does: "End it with a step and a time",
      asks: "How do I end the call kindly?",
      heard: /\b(?:end|hang up|finish|close|goodbye|wrap)\b/,
      says: [
        "People let go when they know what happens next. Say it as three things: what you’ve written, who does what, by when. Then one thing for them to do, their name, and goodbye. Say the last sentence while you’re still friendly; after twelve minutes nobody is.",
      ],
      lines: [
        [
          "To end",
          "So: I’ve noted [what], [name] calls you by [time], and you’ll have [paper] ready. Thank you for telling me, Mrs. [name]. Goodbye.",
        ],
        [
          "When somebody’s waiting",
          "I have someone standing here, and I don’t want to rush you. [Name] calls you at [time], and then you’ll have all the time you need.",
        ],
      ],
      mistake: ["Waiting for a pause", "There won’t be one. A summary is the pause."],
      checks: ["Every long call ends with what, who and by when."],
      tasks: ["Write your own closing in three sentences, and say it aloud five times."],
    },
    {
      does: "Know when a long call is the right one",
      asks: "When should I stay on the line?",
      heard: /\b(?:emergenc\w+|danger|upset|cry\w*|grie\w*|crisis|when not)\b/,
      says: [
        "Somebody who’s frightened, in danger or has just lost a person isn’t talking too long. If a life may be at risk, it’s 911 or, for thoughts of suicide, 988, and you stay until they say that they’ve got somebody. The rest of the desk takes the other line.",
      ],
      mistake: [
        "Treating all long calls alike",
        "The one in twenty that needs you sounds like the others for the first minute.",
      ],
      checks: ["We know which calls are never shortened, and who takes the other line then."],
      tasks: ["Write the three kinds of calls that nobody shortens, and who covers the second line."],
    },
    {
      does: "Give the regulars a time of their own",
      asks: "What about those who call every day?",
      heard: /\b(?:every day|regulars?|again|same|often|daily)\b/,
      says: [
        "A handful make most of it. Offer each a fixed quarter of an hour in the week with one person who knows the matter, and say kindly that in between you take messages. Most keep to it gladly, since being sure of Thursday is better than hoping on Monday.",
      ],
      lines: [
        [
          "A fixed time",
          "You deserve more than a minute between two calls. [Name] rings you every Thursday at three. If something new happens before, tell me in one sentence and I’ll pass it on.",
        ],
      ],
      mistake: [
        "Not picking up when you see the number",
        "They call again, five times. A time of their own costs less.",
      ],
      checks: ["Those who call daily have a fixed time and one name."],
      tasks: ["List who called more than four times last month, and offer each a fixed time."],
    },
  ],
};
