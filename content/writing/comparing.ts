/** For which size each will do. */
export const sizes: Partial<Record<string, string>> = {
  assistant:
    "from about two people to a dozen, when more calls come in than one desk can take and many are alike. Someone needs an hour a week to look after it.",
  service:
    "one to five people, with few calls that are seldom alike. With more calls, the bill by the minute overtakes a salary; work it out from your own count.",
  receptionist:
    "once the desk has a full day’s work besides the phone. Below that, a part-timer leaves the other hours as they were.",
  voicemail:
    "one person with a handful of calls a day that can wait until noon. With two at the desk it is what is left when both are busy.",
  "text-back":
    "any size, next to one of the others. By itself it works for one person who reads the replies within the hour.",
  "call-back":
    "one to four people, with a list that one of them works off at fixed hours. With more calls than that, the list is never empty.",
  "booking-link":
    "any size with only a few kinds of appointments. The bigger you are, the more someone has to look after the rules behind it.",
  turns:
    "one to three people. With four or more, nobody knows whose turn it is unless a list on the wall says so.",
  colleague:
    "one to four people with a handful of calls. Beyond that, the people who answer are missed elsewhere.",
  menu: "a dozen people or more, in departments callers can tell apart. With fewer, a menu only delays the same person.",
};
/** Who hears of it, where a comparison has to speak of that. */
export const confidence = [
  "With every one of them, someone who isn’t you hears the first sentence. Ask the same three questions each time: who hears or reads it, where is it kept, and when is it deleted? Your own staff is bound by your rules, and you can teach them what not to say while others stand at the counter. An answering service has many people: ask what they have signed, and whether your caller is on the same screen as the other side’s.",
  "With an assistant, ask which companies get the sound, the words and the note, and have that in the contract. Callers may have to be told that they are talking to one, or that the call is recorded. Ask your attorney what your state and your profession require, not the vendor. Whatever you choose, a name and a number are enough for the first note. The story can wait for the person who may hear it.",
];

/** The recommendation, for whoever wants a single sentence. */
export const advised =
  "Try them yourself, and see which ones get {wakes} to one of your people within ten minutes. Of those, choose the one that costs less for a week you counted. If none of them does, none is enough by itself, and you need a list of whom to call before you sign anything.";

/** Said wherever one of the sides is what is sold here. */
export const ofOurs =
  "A note before you read on: the publisher of this page sells phone assistants. Keep that in mind, and test all sides the same way.";

/** What decides after closing. */
export const atNight =
  "After closing, don’t decide by price or by voice. Decide by what can’t wait until morning: {urgents}. Ask of each one who hears about it, and within how many minutes.";
