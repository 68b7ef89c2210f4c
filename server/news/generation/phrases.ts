/** What the built-in writer says in its own words, in several ways each. */
export const openings = [
  "Pick an ordinary Tuesday and listen to the telephone.",
  "Stand beside the telephone for one hour and do nothing but listen.",
  "Most of what follows starts with one caller and one moment in which nobody was free.",
  "Nobody plans to let the telephone ring. It happens between two other things.",
] as const;

export const turns = [
  "So let us take it apart: what people want when they call, where it goes wrong, and what can be done about it this week.",
  "The way out is not a bigger desk. It is to know which calls there are, and to decide for each of them who takes it.",
  "What helps is dull and quick: look at the calls, write down a few rules, and try them on yourself first.",
] as const;

export const headings = {
  troubles: ["Where it goes wrong", "How such calls get lost", "What stands in the way"],
  assistant: ["What an assistant can take over", "What can be handed on", "Where an assistant helps"],
  person: ["What belongs to a person", "Where it must step aside", "What never goes to a machine"],
  checklist: ["A list for this week", "What to do first", "Before you change anything"],
  answers: ["Questions that come up", "What people ask next"],
} as const;

export const checks: Record<string, readonly string[]> = {
  always: [
    "Take the call log of one week and mark each call that nobody could answer.",
    "Write beside each of them what it was about, if you know. If you do not, that is worth knowing too.",
    "Call your own number at lunch, in the evening and while another line is busy.",
    "Write down who may be put through, for which kind of call, and at what hours.",
    "Make the list of emergencies, and have somebody who knows the trade read it.",
    "Decide what a caller is told when the answer is not known, and who calls back.",
    "Let two people who do not work with you call, and ask them when they first wanted to interrupt.",
    "Choose one kind of call to hand over, and keep the rest as it is for two weeks.",
    "Read the notes of the first days together, and change one sentence at a time.",
    "Put a date in the calendar on which you decide whether to go on.",
  ],
  booking: [
    "Write down how long each kind of visit takes, and who may see whom.",
    "Mark the slots that are to stay free, and why.",
    "Call twice at the same moment and ask for the same slot.",
  ],
  privacy: [
    "List what a call may contain, and who may read it.",
    "Ask which companies a call passes through, what each keeps, and for how long.",
  ],
  hours: [
    "Count the calls between closing and opening apart from the others.",
    "Write the sentence that an evening caller hears first, and read it aloud.",
  ],
};

export const closings = [
  "None of this needs a project. It needs a week of counting, an afternoon for the rules, and the patience to listen to a few of your own test calls.",
  "Start with one kind of call. If it goes well, you will know what to hand over next, because your callers will have told you.",
  "The telephone will not ring less. But it can ring for the right person.",
] as const;
