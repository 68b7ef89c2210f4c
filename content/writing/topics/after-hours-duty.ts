import type { Point } from "../kinds.ts";

/** For trades in which something may happen at night that cannot wait. */
export const duty: readonly Point[] = [
  {
    id: "duty-rota",
    obvious: true,
    phase: "decide",
    do: "Decide who is on call, and who backs them up",
    how: "Make a list for the month with two names for every night. Say what a night on call pays and how late they may start the next day. If the first person doesn’t answer within a few minutes, the second one is called automatically.",
    mistake: "Leaving the night to whoever picks up",
    harm: "It will always be the same person, until one night it is nobody. Put two names on every night, with a rule for when the second one is called.",
    ask: "Who should be called at night?",
    answer:
      "The person on the list for that night, and after a few minutes their backup. Both know it in advance, and both are paid for it.",
    check: "Every night this month has two names, and both people know it.",
    task: "Fill in two names for every night of the month, and settle what a night on call pays.",
  },
  {
    id: "night-questions",
    phase: "write down",
    do: "Write three questions that separate tonight from tomorrow",
    how: "Is anyone in danger? Is it getting worse by the hour? Can it be made safe until morning? If the first answer is yes, the caller hangs up and dials 911. If it is getting worse, or can’t be made safe, the person on call is called. Everyone else gets a time in the morning.",
    mistake: "Asking callers whether it is an emergency",
    harm: "At night almost everyone says yes, and the modest ones say no even when it is {urgent}. Ask what is happening instead.",
    ask: "How can someone who doesn’t know our trade tell what can’t wait?",
    answer:
      "With three questions: is anyone in danger, is it getting worse, and can it be made safe until morning? You decide beforehand what each answer leads to.",
    check: "The three questions for the night are on the card, with what each answer leads to.",
    task: "Write three questions that separate tonight from tomorrow, and try them on last month’s calls.",
  },
];
