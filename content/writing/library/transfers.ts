import type { Subject } from "./kinds.ts";

export const transfers: Subject = {
  id: "transfers",
  name: "transferring calls",
  heard:
    /\b(?:transfer(?:s|red|ring)?|pass(?:ing)? on)\b.*\b(?:calls?|callers?)\b|\b(?:calls?|callers?)\b.*\b(?:transfer(?:s|red|ring)?|passed around|bounced)\b|\b(?:warm|cold|blind) transfers?\b|\bcalls? (?:hand ?-?offs?|hand ?overs?)\b|\bhand(?:ing)? ?(?:off|over) (?:\w+ )?calls?\b/,
  not: /\b(?:ai|assistant|bot|automated)\b|\bmoney\b|\brecords\b/,
  title: "How {who} can transfer calls without losing anyone",
  lead: "Ask first, tell the next person why, and stay on until they’ve said hello. That’s a warm transfer, and it takes fifteen seconds. Use it for everyone who’s new, upset or explaining something; send only the caller who asked for a name straight through. And each week, look at what gets transferred, because half of those calls should have been answered where they landed.",
  close:
    "Listen to your own transfers from the outside once: call, ask for something odd, and count how often you tell the story. Once is good. Twice is a reason to look at the page by the phone.",
  passages: [
    {
      does: "Ask, name the person, give the direct number",
      asks: "What should we say before a transfer?",
      heard: /\b(?:say|ask|before|words|script|annoy\w*|name)\b/,
      says: [
        "Callers hate being moved because they never know where to, or for how long. Three facts change that: who, why, and what happens if you’re cut off. Then wait for the yes. Someone with ten seconds left may prefer a call back.",
      ],
      lines: [
        [
          "Before",
          "Maria handles that, and she’ll know right away. May I put you through? If we get cut off, her direct line is [number].",
        ],
        [
          "When they’d rather not",
          "No problem. I’ll have her call you before three. Is this the best number?",
        ],
      ],
      mistake: [
        "Pressing the button in the middle of their sentence",
        "“Let me transfer you” and a click is how people feel thrown out. Ask, and wait for the answer.",
      ],
      checks: ["Callers are asked before each transfer, and hear a name and a direct number."],
      tasks: ["Practice the two sentences before a transfer until nobody forgets the direct number."],
    },
    {
      does: "Tell the story so that the caller doesn’t have to",
      asks: "What is a warm transfer?",
      heard: /\b(?:warm|cold|blind|difference|story|repeat|tell|handover)\b/,
      says: [
        "You call Maria first and say one sentence: who, what, what they’ve been through already. Then you bring the caller in and say both names. A cold transfer rings Maria with nothing, and the caller begins again with “So, as I told the other lady.” Cold is fine for a supplier who wants accounting. For anyone with a problem, it isn’t.",
      ],
      lines: [
        [
          "To Maria",
          "I’ve got Mrs. Greene. Her visit on Friday was moved twice, and she’d like somebody to own it. Can you take her?",
        ],
        ["To both", "Mrs. Greene, I have Maria here, and she knows about Friday. Maria, Mrs. Greene."],
      ],
      mistake: [
        "Announcing only the line number",
        "“Call on two” means Maria starts with “How can I help you?” and the caller sighs. One sentence saves two minutes.",
      ],
      checks: ["Whoever takes the call knows name and matter before they speak."],
      tasks: ["Say one sentence to the colleague before each transfer, for a week, without exception."],
    },
    {
      does: "Decide what happens when nobody picks up",
      asks: "What if the other person isn’t there?",
      heard: /\b(?:nobody|isn'?t there|not available|no answer|voicemail|busy|what if)\b/,
      says: [
        "Four rings, then come back; the caller shouldn’t land in a box they didn’t ask for. You already know why they called, so take it down properly: what, by when, which number. Say when they’ll hear and from whom, and put it in {system} rather than on a slip.",
      ],
      lines: [
        [
          "Coming back",
          "I’m back with you. Maria’s on another call. I’ve got what you told me, and she’ll call you before noon. Does that work?",
        ],
      ],
      checks: ["A transfer nobody answers comes back, and becomes a note with a time."],
      tasks: ["Set transfers to come back after four rings, and test it."],
    },
    {
      does: "Write down who takes what",
      asks: "How do we get callers to the right person the first time?",
      heard: /\b(?:right person|who|list|directory|first time|wrong|page|cheat)\b/,
      says: [
        "One page by every phone: the twenty reasons people call, who takes each, who takes it when that one is out. In callers’ words. New people use it all day, and old ones use it when they’re tired. If a reason has three names behind it, decide on one.",
      ],
      checks: ["A page by each phone says who takes what, with a backup, in callers’ words."],
      tasks: ["Write the page of twenty reasons with a name and a backup for each."],
    },
    {
      does: "Let the first person finish more",
      asks: "How can we transfer fewer calls?",
      heard: /\b(?:fewer|less|reduc\w*|avoid|finish|empower|why)\b/,
      says: [
        "Mark each transfer for a week with the reason. Then ask for each: what would the first person have needed, a look into {system}, a sentence, permission? Much of it is permission. Someone who may move {aVisit} or waive a small fee doesn’t have to send anyone anywhere.",
      ],
      mistake: [
        "Treating the first person as a switchboard",
        "If every question goes to the back, you’re paying two people for each call. Give the first one the three answers that come up most.",
      ],
      checks: ["We know which calls get transferred most, and gave the first person what they lacked."],
      tasks: [
        "Mark every transfer for a week with its reason, and give the first person what they would have needed.",
      ],
    },
    {
      does: "Handle confidential callers with care",
      asks: "What about private matters?",
      heard: /\b(?:confidential\w*|private|privacy|hipaa|sensitive|legal|health)\b/,
      says: [
        "The sentence you say to a colleague can be heard at the counter. For health, money or a legal matter, keep it to the name and “She’ll tell you the rest,” and say the rest from a room with a door or in a note on the screen. And don’t confirm to a third party that someone is a {customer} while you look for the extension.",
      ],
      checks: ["Private matters are handed over by note or behind a door."],
      tasks: ["Agree on how private matters are handed over when the counter is full."],
    },
  ],
};
