import type { Point } from "../kinds.ts";

/** For trades in which something may happen at night that cannot wait. */
export const duty: readonly Point[] = [
  {
    id: "duty-rota",
    obvious: true,
    phase: "decide",
    do: "Draw up who is on duty, with a stand-in",
    how: "A name and a second name for each night, for a month ahead, on paper. Say what a night on duty pays and what it gives back the next morning. If the first does not pick up within a few minutes the second is rung, without anybody having to decide.",
    mistake: "Leaving the night to whoever wakes up",
    harm: "That is always the same person, and one day it is nobody. Two names for each night, and a rule for when the second is rung.",
    ask: "Who should be rung at night?",
    answer:
      "Whoever stands on the list for that night, and after a few minutes whoever stands beside them. Both know beforehand, and both get something for it.",
    check: "For each night of this month there are two names, and both know it.",
    task: "Fill a month of nights with two names each, and settle what a night pays.",
  },
  {
    id: "night-questions",
    phase: "write down",
    do: "Write three questions that tell tonight from tomorrow",
    how: "Is anybody in danger, is it getting worse by the hour, and can it be made safe until morning? A yes to one of the first two rings whoever is on duty; danger to life is 911 first. Everything else is told an hour in the morning.",
    mistake: "Asking callers whether it is an emergency",
    harm: "At night all of them say yes, or the modest ones say no with {urgent} behind it. Ask what happens, not how they would call it.",
    ask: "How can a stranger tell what cannot wait?",
    answer:
      "With three questions that need no knowledge of the trade: danger, getting worse, safe until morning. The trade decides only what follows from the answers.",
    check: "The three questions for the night stand on the card, with what follows from each answer.",
    task: "Write the three questions with the people on duty, and try them on last month’s calls.",
  },
];
