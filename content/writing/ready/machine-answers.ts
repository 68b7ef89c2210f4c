import type { QuestionSet } from "./customer-questions.ts";

export interface MachineQuestions extends QuestionSet {
  /** It is for many trades: one of a trade’s own comes before it. */
  isBroad?: true;
}
export type Asked = QuestionSet["questions"][number];

const MACHINE =
  "(?:ai|a\\.i\\.|assistants?|bots?|robots?|machines?|computers?|automated|virtual receptionists?|voice agents?)";
export const heard = `^(?=.{0,240}\\b${MACHINE}\\b)`;

export const person: Asked = [
  "Am I talking to a person?",
  "No. It’s a computer that talks, and it says so in its first sentence. If you’re ever unsure, ask it. It will always tell you the truth about that.",
];
export const human: Asked = [
  "How do I get a real person?",
  "Say “I’d like to talk to someone,” once, at any point in the call. While we’re open you’ll be connected [to whom]. If nobody’s free, or we’re closed, it takes your number and tells you when one of us will call. You won’t be sent around in circles, and if you are, we want to hear about it.",
];
export const recorded: Asked = [
  "Is the call recorded, and who hears it?",
  "[Yes or no; if yes, what is kept, for how long, and who may listen.] If it’s recorded, you hear that before you’ve told it anything. What you say is used to take care of your call. It isn’t sold, and it isn’t used for advertising. [Check both against your vendor’s contract.]",
];
export const misheard: Asked = [
  "What if it doesn’t understand me?",
  "Talk the way you’d talk to us, with an accent, with a pause, with “wait, no, Thursday.” It reads back the name, the number and the time, and nothing counts until you’ve said yes. If it misses the same thing twice, it stops asking, and a person calls you [by when]. [Which languages it speaks.]",
];
export const knows = (what: string): Asked => [
  "Does it know who I am?",
  `[What it can see: for example only the number you call from.] It asks for your name each time, as anybody would, and before it moves or cancels anything [what it checks]. ${what}`,
];
export const can: Asked = [
  "What can it do for me?",
  "It can [book, move or cancel an appointment, tell you our hours and what to bring,] and take a message that one of us reads. It doesn’t give advice and it doesn’t guess at prices. When it doesn’t know something, it says so and passes your question on.",
];
export const after: Asked = [
  "What happens after I hang up?",
  "It writes a note: your name, your number, what you need and by when. [Who] reads the notes at [times]. If it booked something, you get a text with the day and the time. No text means that nothing is booked yet.",
];
export const wrong: Asked = [
  "What happens if it gets something wrong?",
  "Tell us, please. One of us reads the notes from its calls every day and fixes what it got wrong. If it made a mistake, it’s our mistake, and we’ll put it right.",
];
export const why: Asked = [
  "Why does a computer answer?",
  "Because too many of you heard a busy signal or a recording: [how many calls a week, and at what hours]. We’d rather have something pick up right away and get you to a person than let the phone ring.",
];
export const still: Asked = [
  "Are the people I know still there?",
  "Yes. The same people are here, and they answer whenever they can. It takes the calls that used to ring out: [at lunch, after five, when every line was busy]. That means [names] can finish talking with the person in front of them, which may be you.",
];
export const danger = (more: string): Asked => [
  "What if it’s an emergency?",
  `If anyone may be in danger, don’t call us first. Call 911. If you’ve already reached the computer, say what’s happening, and it tells you to hang up and dial 911 before it asks anything else. ${more}`,
];

export const lead =
  "When we can’t get to the phone, a computer picks up. Some of you have had questions about it, and they’re good ones. Here are the answers, as plainly as we can give them.";
export const keyword = "AI phone assistant";
