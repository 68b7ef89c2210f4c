import type { Asked } from "./machine-answers.ts";

/** What those ask who have answered the phone until now. */
export const staffQuestions: readonly Asked[] = [
  [
    "I work at the desk. Is it here to replace me?",
    "[What has been decided about hours and positions, in one sentence that will still be true in a year.] It takes the calls that nobody could get to: [which hours, and which kinds of calls]. What it can’t settle comes to one of you.",
  ],
  [
    "When does a call reach one of us?",
    "As soon as somebody asks for a person, as soon as it has missed the same thing twice, and always for [what is on our list]. While we’re open it rings [whose phone]. If nobody’s free, it leaves a note, and [who] calls back [by when].",
  ],
  [
    "Who’s blamed when it books something wrong?",
    "Nobody at the desk. Write down what it said and what it should have said, and give it to [name], who changes its rules. [Who calls the person it happened to, and what you may offer.]",
  ],
  [
    "Are we measured by it, or listened to?",
    "[Whether your own calls are recorded or counted, who sees that, and what it’s used for.] Its notes are read every day by [name], to mend its answers.",
  ],
];
