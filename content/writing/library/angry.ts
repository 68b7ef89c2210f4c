import type { Subject } from "./kinds.ts";

export const angry: Subject = {
  id: "angry",
  name: "angry callers",
  heard:
    /\b(?:argu(?:e|es|ing)|fight(?:s|ing)?|losing (?:their|your|our) (?:temper|cool|patience)|being (?:rude|short|snippy)) (?:back )?(?:with|to|at|on) (?:\w+ )?(?:customers|callers|clients|patients|people|homeowners|guests|parents)\b|\b(?:angry|upset|difficult|rude|irate|abusive|hostile|frustrated|yelling|unhappy) (?:\w+ )?(?:callers?|patients?|clients?|customers?|guests?|people|calls?|parents?|pet owners?)\b|\b(?:callers?|patients?|clients?|customers?|guests?|people|parents?|(?:pet )?owners?|homeowners?|tenants?) (?:who )?(?:is|are|gets?|'s|'re) (?:really |very |so )?(?:angry|upset|rude|irate|mad|furious|yelling|frustrated|unhappy)\b|\bde-?escalat\w*|\bcomplaints?\b.*\b(?:phone|calls?|handle|handling)\b|\bhandl\w+ (?:\w+ )?complaints?\b/,
  title: "Handling angry callers at {who}",
  lead: "Let them finish, say back what happened in your own words, say what you’ll do and by when, and then do it. Anger on the phone is usually fear or being ignored, with the volume up. You don’t have to agree and you don’t have to fix everything in one call. You do have to be the first person that day who listened.",
  close:
    "After a hard call, take five minutes before the next one, and tell somebody. People who get to do that can stay at a front desk for twenty years.",
  passages: [
    {
      does: "Let them run for thirty seconds",
      asks: "What do we do in the first half minute?",
      heard: /\b(?:first|start|listen\w*|begin|interrupt\w*)\b/,
      says: [
        "They’ve rehearsed this in the car. If you cut in, they start over, louder. Thirty seconds is longer than it sounds; make a note of names, dates and the one sentence that hurts most. Small sounds are enough: “Okay.” “I see.” Don’t say “calm down.” In all of recorded history it hasn’t worked once.",
      ],
      mistake: [
        "Telling someone to calm down",
        "It says the problem is their temper. They called because the problem is something else. Ask what happened, and mean it.",
      ],
      checks: ["Nobody interrupts an angry caller in the first thirty seconds."],
      tasks: ["Practice staying quiet for thirty seconds while a colleague rants."],
    },
    {
      does: "Say back what happened, with the feeling in it",
      asks: "What do we say to show we understand?",
      heard: /\b(?:say|words|phrases|script|empathy|understand|apolog\w+|sorry)\b/,
      says: [
        "“You called Friday, you called Monday, and nobody got back to you. I’d be upset, too.” The facts first, then the feeling, no “but.” If you got it wrong they’ll correct you, and correcting you is already a calmer conversation. An apology for how it went isn’t an admission of fault: “I’m sorry you’ve had to chase us” is true in nearly every case.",
      ],
      lines: [
        [
          "When you did something wrong",
          "That was our mistake, and I’m sorry. Here’s what I’m going to do about it today.",
        ],
        [
          "When you don’t know yet",
          "I don’t know what happened, and I’m going to find out. I’ll call you by three, even if I only know half of it by then.",
        ],
        [
          "When they’re mistaken",
          "I can see why it looked that way. Let me tell you what I have here, and you tell me what’s missing.",
        ],
      ],
      mistake: [
        "Explaining before you’ve listened",
        "“The reason is, we were short-staffed” may be true, and to the caller it’s an excuse. Say what you heard first. Explain only if they ask.",
      ],
      checks: ["We say back what happened before we explain anything."],
      tasks: ["Write three sentences that say back what happened, one for each complaint you hear most."],
    },
    {
      does: "Ask what would make it right",
      asks: "How do we find out what they want?",
      heard: /\b(?:want|solution|resolve|fix|make it right|solve|refunds?)\b/,
      says: [
        "People often want less than you fear: a name, a date, someone who looks into it. “What would help most right now?” If you can do it, say so and do it while they’re on the line. If you can’t, don’t hint that you might. Say who can decide and when they’ll hear: “I can’t take that off the bill. Sandra can, and she’ll call you before noon tomorrow.”",
      ],
      mistake: [
        "Offering a discount to end the call",
        "It teaches people that anger pays and it doesn’t fix what went wrong. Ask what would help. It’s usually a call back by someone who knows.",
      ],
      checks: [
        "We ask what would help before we offer anything.",
        "It’s written down what the desk may do on the spot, and up to what amount.",
      ],
      tasks: ["Decide what the desk may offer without asking, and up to which amount."],
    },
    {
      does: "Promise a time, and beat it",
      asks: "What should we promise?",
      heard: /\b(?:promise|follow[- ]?up|call back|time|next|afterward|after the call)\b/,
      says: [
        "The second broken promise is what ends up in a review. So promise late and deliver early: if you think you’ll know by one, say three. Write the name, the number, the promise and the hour where the next shift sees it. Then call at two, even if it’s only to say that you’re still on it. That call does more than the solution.",
      ],
      mistake: [
        "Promising what someone else has to keep",
        "“The doctor will call within the hour” is out of your hands. Promise what you’ll do yourself: “I’ll talk to her before four and call you either way.”",
      ],
      checks: ["Every promise to an upset caller is written down with a name and an hour."],
      tasks: ["Keep a sheet of promises to upset callers and check it at noon and at closing."],
    },
    {
      does: "Know when to end the call",
      asks: "What do we do about abusive callers?",
      heard: /\b(?:abus\w+|end the call|hang up|swear\w*|threat\w*|insult\w*|limits?|boundar\w+)\b/,
      says: [
        "Anger about something is part of the job. Insults aren’t, and people at the desk need to hear from you that they may stop. One warning: “I want to help you, and I can’t while I’m being called names. If it goes on, I’ll end this call, and you can call back later.” Then do it, write down what was said and tell whoever runs the {place}. A threat against anyone is a call to 911 first, and to you second.",
      ],
      checks: [
        "Everyone knows the warning, may end an abusive call and will be backed up.",
        "A threat means 911 first.",
      ],
      tasks: ["Read the warning sentence aloud with everyone, and say plainly that they may use it."],
    },
    {
      does: "Fix the thing that made them angry",
      asks: "How do we get fewer of these calls?",
      heard: /\b(?:fewer|prevent\w*|reduce|causes?|why|learn|root|patterns?)\b/,
      says: [
        "Keep a tally for a month: one word for each angry call. “Callback,” “bill,” “wait,” “wrong day.” Three words will make up most of the list, and each has a boring fix: a rule for returning calls by a certain hour, a price said before and not after, a text when you’re running late. Fixing the largest one does more than any training.",
      ],
      mistake: [
        "Treating each one as bad luck",
        "Four calls about the same bill aren’t four difficult people. Count by cause for a month, then fix the one at the top.",
      ],
      checks: ["We tally angry calls by cause and fix the most common one each month."],
      tasks: ["Tally every angry call for a month by cause, in one word each."],
    },
    {
      does: "Get the frightened ones to a person fast",
      asks: "What if the caller is scared and not angry?",
      heard: /\b(?:scared|afraid|fear|anxious|crying|panic\w*|distress\w*|emergenc\w*)\b/,
      extra: true,
      says: [
        "Some anger is panic. Fast speech, no clear request, “somebody has to do something”: ask, “Is anyone in danger right now?” If yes, they hang up and dial 911. If not, give them one small thing to do (“Get a pen, I’ll give you a name”) and stay on until somebody has them. No recording and no assistant should keep such a caller longer than the first sentence.",
      ],
      checks: ["“Is anyone in danger right now?” is the first question to a caller in panic."],
    },
  ],
};
