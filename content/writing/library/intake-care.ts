import type { Subject } from "./kinds.ts";

export const intakeCare: Subject = {
  id: "intake-care",
  of: ["dental", "medical", "vet"],
  name: "phone intake",
  heard:
    /\b(?:phone |patient |client |new[- ]patient )?intake\b|\bnew[- ]patient (?:phone )?(?:calls?|forms?|registration|process)\b/,
  not: /\b(?:turn|convert)\w*\b|\b(?:law|legal|attorney|lawyer)s?\b|\bform builder\b/,
  title: "A good phone intake at {who}",
  lead: "A good phone intake takes under ten minutes, starts with the person instead of the form, finds out in the first minute whether it can wait, and ends with a date or an honest answer about the wait. Ask for what you need to book and to be safe; the rest comes by secure link. Whoever calls for help has often put it off for weeks, and this call decides whether they come.",
  close:
    "Once a quarter, have somebody you trust call as a new person and tell you how it felt. Change the one moment in which they wanted to hang up.",
  passages: [
    {
      does: "Begin with the person",
      asks: "How should an intake call start?",
      heard: /\b(?:start|begin|open\w*|first|look like|good|greet\w*)\b/,
      says: [
        "“I’m glad you called. I’ll ask you a few things, it takes about eight minutes, and at the end you’ll know what happens next. Before I start, what made you call today?” Then listen for a minute. People who’ve told someone why they’re calling answer the dull questions without complaint, and you’ll know what kind of slot to look for before you open the form.",
      ],
      mistake: [
        "Opening with “Insurance?”",
        "Somebody finally called, and the first thing they hear is how they’ll pay. Ask what made them call, and get to insurance in minute five.",
      ],
      checks: ["The call starts with what it holds and with “What made you call today?”"],
      tasks: ["Write the opening in three sentences and practice it."],
    },
    {
      does: "Find out in the first minute whether it can wait",
      asks: "What do we do with people in crisis?",
      heard: /\b(?:crisis|suicid\w*|emergenc\w*|urgent|safety|danger|risk|harm)\b/,
      says: [
        "Have a clinician write the safety questions and what each answer leads to; whoever answers doesn’t assess, they ask and hand over. If someone may hurt themselves or somebody else, or is in danger right now: 911, or 988 for the Suicide and Crisis Lifeline, by call or text. Stay on the line while they’re connected or a clinician takes over, and never leave them with a voicemail. Practice it, because nobody finds the words the first time.",
      ],
      lines: [
        [
          "The question, as approved by a clinician",
          "I ask everyone this: are you safe right now, or are you thinking about hurting yourself or someone else?",
        ],
        [
          "If not safe",
          "Thank you for telling me. I’m going to stay with you and get someone now. If we get cut off, call 911, or call or text 988.",
        ],
      ],
      checks: [
        "A clinician approved the safety questions and what each answer leads to.",
        "911 and 988 are on the card, and everyone has practiced the handover.",
      ],
      tasks: ["Have a clinician write the safety questions and practice the handover with everyone."],
    },
    {
      does: "Ask only what you need today",
      asks: "What information should we collect?",
      heard: /\b(?:information|collect|ask|questions?|form|need|details)\b/,
      says: [
        "Name, a number with permission to leave a message on it, who it’s for, the reason in one line, and what days work. For a child: who has the right to consent. That’s enough to book. History, medication and past care come by secure link, where people can take their time. Every question over ten costs you someone who was wavering.",
      ],
      checks: ["The phone form has ten questions at most; the rest comes by secure link."],
      tasks: ["Cut the phone form to ten questions and move the rest to a secure link."],
    },
    {
      does: "Guard privacy from the first hello",
      asks: "How do we handle privacy on the call?",
      heard: /\b(?:privacy|private|confidential\w*|hipaa|message|voicemail|discreet)\b/,
      says: [
        "Ask two things early: “Is this a good place to talk?” and “If we get cut off or I need to reach you, may I leave a message, and what may I say?” Write the answer where the next person sees it. At your end, no names or reasons said aloud at an open desk. Someone may be calling from a car because home isn’t safe; a text that says “your therapy intake” could do harm, so texts say a name, a time and nothing else.",
      ],
      mistake: [
        "Calling back and leaving the practice’s name",
        "In this field the name alone gives it away. Ask beforehand what you may say, and leave a first name and a number until you know.",
      ],
      checks: ["Everyone is asked whether they can talk and what message may be left."],
      tasks: ["Put the two privacy questions at the top of the form."],
    },
    {
      does: "Talk about insurance plainly, and late",
      asks: "When do we talk about insurance and cost?",
      heard: /\b(?:insurance|cost|price|fee|pay|coverage|superbill|sliding)\b/,
      says: [
        "Minute five. Say whether you’re in network with their plan, by name; what they’d pay out of pocket if you aren’t; and who checks the benefits by when. If there’s a sliding scale, mention it before they have to ask. People who pay themselves or don’t use insurance are entitled to a good-faith estimate in writing under federal rules, so have that ready. “You’ll know the cost before the first visit” is what they need to hear.",
      ],
      checks: [
        "Callers hear what it’ll cost, or by when they’ll know, before the first visit.",
        "Good-faith estimates are ready for people who pay themselves.",
      ],
      tasks: ["Write the insurance sentences for your three most common plans and for self-pay."],
    },
    {
      does: "Be honest about the waitlist",
      asks: "What do we tell people when there’s a waitlist?",
      heard: /\b(?:wait ?-?list|full|no openings|wait|capacity|referr\w+)\b/,
      says: [
        "“We’re full” ends it, and “we’ll put you on the list” is often a polite lie. Give three facts: about how long it is now, when they’ll hear from you either way, and two other places they could try today. Ask whether they’d take a short-notice slot or see somebody else in the practice. Then call on the day you named, even with no news. Being told the truth is the first thing that helps.",
      ],
      lines: [
        [
          "With a waitlist",
          "Right now it’s about five weeks. I’ll call you on the 12th either way. Meanwhile, here are two places that may be sooner. Would you take a cancellation with a day’s notice?",
        ],
      ],
      mistake: [
        "A waitlist nobody calls",
        "Two months later they’re worse, and you’ve become one more place that didn’t call back. Give a date, and call on it.",
      ],
      checks: ["Everyone on the waitlist has a date on which they’ll hear from us, and two alternatives."],
      tasks: ["Clean up the waitlist: call everyone, set a date for each, and remove those who found care."],
    },
    {
      does: "Match, don’t just book",
      asks: "How do we match people with the right provider?",
      heard: /\b(?:match\w*|provider|clinician|therapist|fit|specialt\w*|right)\b/,
      extra: true,
      says: [
        "The wrong first visit costs both sides an hour, and some people never try a second. Keep a page on each provider: what they see, what they don’t, ages, languages, days. Ask one matching question, “Is there anything that’s important to you in the person you’ll see?” and take the answer seriously.",
      ],
      checks: ["There’s one page per provider, and callers are asked what matters to them."],
    },
    {
      does: "End with a date and a text",
      asks: "How should the call end?",
      heard: /\b(?:end|next|close|finish|confirm\w*|follow)\b/,
      says: [
        "“You’re booked for Tuesday at three with Dr. Reyes. You’ll get a text with the address and a link; it takes ten minutes. If anything changes or gets worse before then, call us, and call 988 or 911 if you’re not safe.” Send it while they’re on the line. Then write two sentences for whoever sees them, so that they don’t have to start over on Tuesday.",
      ],
      checks: ["Every call ends with a date or a day for an answer, and a text goes out at once."],
      tasks: ["Write the last three sentences of the call and the text that follows."],
    },
  ],
};
