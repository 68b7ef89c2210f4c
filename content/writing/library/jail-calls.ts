import type { Subject } from "./kinds.ts";

export const jailCalls: Subject = {
  id: "jail-calls",
  of: ["law"],
  name: "calls from jail and at night",
  heard:
    /\b(?:jails?|inmates?|arrest\w*|bail|dui|dwi|criminal defense|in custody|booked into)\b.*\b(?:calls?|phones?|answer\w*|2 am|night|after[- ]hours)\b|\b(?:calls?|phones?|answer\w*|after[- ]hours)\b.*\b(?:jails?|inmates?|arrest\w*|bail|dui|dwi|criminal defense)\b/,
  title: "How {who} can take calls from jail and at night",
  lead: "Someone who has just been arrested gets few calls and little time, and whoever answers first often gets the case. So a person or a well-prepared assistant answers, accepts the call, says one sentence before all others (“Don’t talk about what happened, this line is recorded”), takes six facts and wakes a lawyer. Everything else can be done in the morning.",
  close:
    "Have somebody call your number at two on a Sunday morning and say they’ve been arrested. Time how long it takes until a lawyer knows. If it’s more than fifteen minutes, the next caller won’t wait to find out.",
  passages: [
    {
      does: "Make sure the call can be accepted at all",
      asks: "Can our phone accept calls from jail?",
      heard: /\b(?:accept|collect|prepaid|jail|phone|number|register\w*|technical)\b/,
      says: [
        "Calls from a jail often begin with a recording: press a key to accept, sometimes with charges. A voicemail box can’t press it, and many answering services and assistants can’t, either. Call the jails in your counties, ask which company runs their phones, set up an account with it, and ask how an attorney’s number is registered so that calls to it aren’t recorded. Then test it.",
      ],
      mistake: [
        "Assuming that the call comes through",
        "The recording says “to accept, press five,” your voicemail says “leave a message,” and the two of them talk until the line drops. You’ll never know it happened.",
      ],
      checks: [
        "Calls from each jail in our counties were tested, and our number is registered as an attorney’s.",
      ],
      tasks: ["Ask each jail which company runs its phones, open an account and register the firm’s number."],
    },
    {
      does: "Say the one sentence first",
      asks: "What should be said first on a call from jail?",
      heard: /\b(?:first|say|sentence|recorded|silent|rights|script|handle)\b/,
      says: [
        "Before the name, before the charge: don’t tell me what happened. Assume that the line is recorded unless you know that it isn’t, and that somebody will listen. The caller is frightened and wants to explain; whoever answers has to be kind and firm about it, more than once if need be.",
      ],
      lines: [
        [
          "The opening",
          "You’ve reached [firm]. I’m glad you called. Please don’t tell me what happened, this call may be recorded. I’m going to ask you a few things and get you a lawyer.",
        ],
        [
          "When they begin anyway",
          "I’m going to stop you there, for your own sake. Save that for the attorney. What’s your full name, and your date of birth?",
        ],
        [
          "At the end",
          "Until the lawyer is with you, you can say, “I want a lawyer, and I don’t want to answer questions.” Do you have that?",
        ],
      ],
      mistake: [
        "Asking “What happened?”",
        "It’s the natural question, and the answer may be played in court. Ask where they are.",
      ],
      checks: ["Whoever answers says not to talk about what happened before asking for anything."],
      tasks: ["Have a lawyer approve the opening sentence, and practice stopping someone kindly."],
    },
    {
      does: "Take six facts, nothing more",
      asks: "What information do we need?",
      heard: /\b(?:facts?|information|ask|intake|need|questions?)\b/,
      says: [
        "Full name and date of birth. Which jail, and the booking number if they have it. What the charge is called, no details. Whether there’s a court date. Somebody outside you may call, with a number. And who else is involved, by name, for the conflict check. Two minutes, and the call may end at any second, so ask in that order.",
      ],
      checks: ["Six facts stand on the card in the order in which they’re asked."],
      tasks: ["Print the six facts in order, and practice getting them in two minutes."],
    },
    {
      does: "Talk to the family differently",
      asks: "What do we say to family members who call?",
      heard: /\b(?:famil\w+|mother|wife|husband|parents?|friend|relative)\b/,
      says: [
        "It’s often a mother at midnight. She may tell you a lot, and nothing you say may promise anything: no bail amount, no “he’ll be out by morning.” Take her number, the name of her son and the jail, say when a lawyer will call, and ask her not to discuss the case with him by phone. You also need to be clear about who the client would be.",
      ],
      lines: [
        [
          "To a mother at midnight",
          "I know this is frightening. One of our attorneys will call you within [thirty minutes]. Please don’t talk with him about what happened on the jail phone, those calls are recorded.",
        ],
      ],
      checks: ["The desk has a sentence for families, without a promise in it."],
      tasks: ["Write the sentence for families, and agree on how soon a lawyer calls them."],
    },
    {
      does: "Put two lawyers on every night",
      asks: "Who gets woken up, and when?",
      heard: /\b(?:who|woken|wake|on[- ]call|night|rotation|2 am|lawyers?|backup)\b/,
      says: [
        "The first is rung at once for: in custody, being questioned, police at the door, a court date tomorrow. No answer in five minutes, the second. A DUI that was released with a citation can wait until eight, with a promise, but look at the date for the license hearing first; in many states that clock is short, and a lawyer should see it in the morning.",
      ],
      mistake: [
        "Sending it all to one partner’s cell",
        "By the second month it’s on silent. Two names, a rota, and a list that says what’s worth waking somebody for.",
      ],
      checks: ["Two lawyers stand on the list for each night, with what they’re woken for."],
      tasks: ["Make a monthly list with two lawyers a night, and what each is woken for."],
    },
    {
      does: "Say what it costs to talk",
      asks: "How do we talk about fees at night?",
      heard: /\b(?:fees?|cost\w*|price|money|pay\w*|retainer)\b/,
      says: [
        "They’ll ask within a minute. Give whoever answers one true sentence: whether the first talk costs something, that fees depend on the charge, and that the lawyer will name them before anything is agreed. No ranges from somebody who isn’t a lawyer, and no hint that a case is simple.",
      ],
      lines: [
        [
          "About fees",
          "The first conversation with the attorney is free. Fees depend on the charge, and you’ll have the number in writing before you decide anything.",
        ],
      ],
      checks: ["One approved sentence about fees is on the card."],
      tasks: ["Have a partner approve one sentence about fees."],
    },
    {
      does: "Open the day with last night’s list",
      asks: "What happens in the morning?",
      heard: /\b(?:morning|next day|follow[- ]?up|list|court)\b/,
      says: [
        "At seven-thirty one person checks the list against the jail’s roster and the court calendar: who’s still in, who has a hearing, who was never called back. Arraignments don’t wait for the staff meeting. Each name has a lawyer next to it before eight.",
      ],
      checks: ["By eight each of last night’s callers has a lawyer’s name beside theirs."],
      tasks: ["Check last night’s list against the jail roster and court calendar at half past seven."],
    },
  ],
};
