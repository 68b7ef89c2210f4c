import type { Subject } from "./kinds.ts";

export const crisis: Subject = {
  id: "crisis",
  name: "callers in crisis",
  heard:
    /\bsuicid\w*|\bself[- ]harm\b|\b(?:kill|hurt|harm)\w* (?:themsel\w+|himself|herself|myself)\b|\bcris[ie]s (?:calls?|callers?)\b|\bcallers? in (?:a )?(?:crisis|distress|danger)\b|\b988\b|\bdomestic violence\b|\bmental health (?:calls?|emergenc\w*|crisis)\b|\babus(?:e|ed) (?:callers?|victims?)\b/,
  title: "What {who} should say to a caller in crisis",
  lead: "Stay on the line, ask plainly, and get help to them; nobody at the desk has to fix it. Immediate danger is 911. Someone who is thinking of suicide and isn’t in immediate danger can call or text 988, the Suicide & Crisis Lifeline, day and night. Asking about suicide doesn’t put the idea into anyone’s head. Have a clinician read this page and write your own version before you use it.",
  close:
    "After such a call, whoever took it gets fifteen minutes off the phone and somebody to talk to, the same day, without asking. Put that into the procedure, because people who are good at these calls never ask.",
  passages: [
    {
      does: "Ask the question plainly",
      asks: "How do we find out whether someone is in danger?",
      heard: /\b(?:ask|question|find out|danger|suicid\w*|plainly|how)\b/,
      says: [
        "People hint: “I can’t do this anymore,” “They’d be better off.” Don’t step around it. Ask in the plain words, and wait for the answer. If it’s yes, ask whether they’re alone, where they are, and whether they have something with them that they might use. A calm voice and a slow pace do more than any right sentence.",
      ],
      lines: [
        [
          "Asking",
          "I’m really glad you told me. I want to ask you something straight out: are you thinking about killing yourself?",
        ],
        [
          "If yes",
          "Thank you for saying it. I’m staying on with you. Are you somewhere safe right now? Is anybody with you?",
        ],
      ],
      mistake: [
        "Saying “You don’t mean that”",
        "It ends the conversation that has just begun. Believe them, and ask the next question.",
      ],
      checks: ["Everyone at the desk has said the question aloud once, in practice."],
      tasks: ["Practice asking the question aloud in pairs, with a clinician in the room."],
    },
    {
      does: "Stay on, and let someone else call 911",
      asks: "What do we do when there’s immediate danger?",
      heard: /\b(?:immediate|911|danger|stay|emergency|what do|now)\b/,
      says: [
        "A plan, something to do it with, or something already taken: that’s 911, now. Keep the caller talking while a colleague calls from another phone with the address. If you’re alone, tell the caller what you’re doing, and do it on a second phone with the line open. Get the address early; say it’s so that you can find them if you’re cut off.",
      ],
      lines: [
        [
          "While a colleague calls",
          "I’m not going to hang up. I’m getting someone to you because I want you to be safe. What’s the address there, so that I don’t lose you?",
        ],
      ],
      mistake: [
        "Transferring the caller and hoping",
        "Each transfer is a chance to be cut off. Bring the clinician to the phone instead of sending the caller to the clinician.",
      ],
      checks: ["Everyone knows the hand sign that means “call 911 for me,” and how to get an address."],
      tasks: [
        "Agree on a hand sign that means “call 911,” and practice a call with a colleague on a second phone.",
      ],
    },
    {
      does: "Offer 988 by name, and connect if you can",
      asks: "When do we give out 988?",
      heard: /\b(?:988|lifeline|hotline|refer\w*|number|resources?|text)\b/,
      says: [
        "For someone who’s in despair and not in immediate danger: 988, by call or text, also for a person who’s worried about somebody else; veterans press 1. Offer to connect the call rather than reading a number out. For violence at home, the National Domestic Violence Hotline is 800-799-7233, and the first question there is whether it’s safe to talk.",
      ],
      lines: [
        [
          "Offering",
          "There’s a line with people who are really good at this, day and night. It’s 988. I can connect you right now and stay on until somebody answers. Would that be okay?",
        ],
        ["When someone may be listening", "Is it safe for you to talk? You can just say yes or no."],
      ],
      checks: ["988 and 800-799-7233 are on the card at every phone."],
      tasks: ["Put 988 and 800-799-7233 on the card, and try connecting a call to a third number."],
    },
    {
      does: "Reach your own clinician within minutes",
      asks: "Who on our side gets told?",
      heard: /\b(?:clinicians?|therapists?|who|on[- ]call|doctor|attorney|told|supervisor)\b/,
      says: [
        "Two names for every hour that you’re open, and the rule that they may be interrupted for this, in session or not. They decide what follows. If you have no one after closing, say so in the message: “If you’re in danger, call 911. If you’re thinking about suicide, call or text 988. We’re back at eight.”",
      ],
      checks: ["Two clinicians may be interrupted at any hour we’re open, and the message covers the rest."],
      tasks: ["Write down who may be interrupted at which hour, and record the message for the rest."],
    },
    {
      does: "Know what nobody should say",
      asks: "What should the desk never say?",
      heard: /\b(?:never|not say|avoid|wrong|don'?t)\b/,
      says: [
        "No advice, no promise to keep it secret, no argument about whether life is worth it, no “Think of your children.” Short sentences that stay true: I hear you. I’m here. We’re getting you someone. You don’t have to be a counselor to be good at this, you have to be there and be honest.",
      ],
      mistake: [
        "Promising not to tell anyone",
        "You’d have to break it a minute later. “I won’t keep this to myself, because I want you to be safe” is the honest sentence.",
      ],
      checks: ["Nobody promises secrecy, and everyone has the honest sentence."],
      tasks: ["Write down three sentences that are always true, and practice those."],
    },
    {
      does: "Keep machines and boxes out of it",
      asks: "What should voicemail or an assistant do?",
      heard: /\b(?:machines?|ai|assistants?|voicemail|automated|answering)\b/,
      says: [
        "A machine shouldn’t counsel. The moment a caller says one of the words on your list, it says 911 and 988 in one short sentence, and rings a person on two phones. Test it with indirect words, too, since nobody says “suicidal ideation.” And a voicemail greeting needs both numbers before the beep.",
      ],
      checks: ["Voicemail and assistant give 911 and 988 at once, tested with indirect words."],
      tasks: ["Call your own number and say “I can’t do this anymore.” Write down what happens."],
    },
    {
      does: "Write it down, and check on them",
      asks: "What happens after the call?",
      heard: /\b(?:after|note|document\w*|follow[- ]?up|record|later)\b/,
      says: [
        "Time, the caller’s words in quotes, what you said, whom you called, how it ended. A clinician decides about calling back, and who does it. The note is short, goes where confidential notes go, and isn’t talked about at the counter.",
      ],
      checks: ["There’s a short form for the note, and a clinician decides about calling back."],
      tasks: ["Make a half-page form: time, words, what was said, who was called, how it ended."],
    },
  ],
};
