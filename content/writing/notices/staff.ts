import { death, hurt, layoffs } from "./grave.ts";
import type { Notice } from "./kind.ts";

// The same for the people of the business.

export const staffNotices: readonly Notice[] = [
  layoffs,
  death,
  hurt,
  {
    id: "staff-number",
    gist: "What to change before then, and what to do on the day.",
    heard: /\bnumbers?\b/,
    says: [
      "Before then: save it in your own phone, write it over the old one at every desk, and change it on whatever you hand out. An old sheet in a drawer is the one that gets found at night.",
      "On the day: one of us calls it from an outside phone, by day and again in the evening, and says here who picked up.",
      "If somebody still calls the old one, give them the new one slowly, and let them repeat it.",
    ],
    todo: "If you find the old number anywhere else, change it and say so.",
    ends: "Thank you.",
  },
  {
    id: "staff-assistant",
    gist: "What it takes, what stays with you, and who reads the notes.",
    heard: /\b(?:ai|assistant|virtual receptionist|bot)\b/,
    says: [
      "What it takes: calls that nobody picks up, because both lines are busy, it’s lunch or we’re closed. It says right away that it’s a computer. It passes urgent calls on, and writes everything else down for us.",
      "What stays with you: everyone who’s standing in front of you, every call you can pick up yourself, and everything that needs judgment. Nobody’s hours are cut because of it.",
      "The notes have to be read. Each shift has one person for them, at fixed times. A note that nobody reads is worse than voicemail, because the caller thinks we know.",
      "If it says something wrong, write down the time of the call and what it should have said. We change it the same day.",
    ],
    todo: "You’ll hear complaints first. Pass them on in the caller’s words, also when they’re unfair.",
    ends: "If it makes your day worse, say so, and we’ll change what it does.",
  },
  {
    id: "staff-system",
    gist: "What to do before the change, on the day and in the first week.",
    heard: /\b(?:phones?|lines?|system|software|calendar)\b/,
    says: [
      "Before the change: write down the five things that you do most often in the old one, with the keys or the clicks. Those are what you’ll try first in the new one, and whatever doesn’t work goes on the list at the front desk.",
      "On the day: come ten minutes early. Each of us makes one call in and one call out, transfers one, and checks one message before the first customer is on the line.",
      "In the first week: tell callers who notice that we’re on a new system, and leave it at that. If one gets lost, call back at once from any phone that works.",
    ],
    todo: "Keep the list for a week. On the fifth day we go through it together, and fix what’s on it more than once.",
    ends: "It will feel slower before it feels faster. That’s normal.",
  },
  {
    id: "staff-hours",
    gist: "What changes in the schedule, and until when to speak up.",
    heard: /\b(?:hours?|shifts?|schedule|open|clos\w+|saturdays?|sundays?|evenings?|lunch)\b/,
    says: [
      "Look at your own weeks now. If a shift collides with something you can’t move, say so before the schedule is made rather than after.",
      "Whoever opens or closes at the new time checks three things: the greeting on the phone says the right hours, the door sign does, and the calls go where they should at that time.",
      "Callers will ask. Say the new hours in one sentence, and offer a time: “We’re here until seven on Tuesdays now. Would that suit you?”",
    ],
    todo: "Swaps are fine, as long as both names are on the list.",
    ends: "Thank you for making it work.",
  },
  {
    id: "staff-any",
    gist: "What to read before your next shift.",
    heard: /(?:)/,
    says: [
      "Please read it before your next shift. If it changes something about your day that we haven’t thought of, say so now rather than on the first day.",
      "If a caller asks about it, the first sentence above is the answer. Nobody has to explain more than that.",
    ],
    todo: "Questions go to whoever has the desk that day.",
    ends: "Thank you.",
  },
];
