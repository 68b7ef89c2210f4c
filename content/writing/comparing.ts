/** For which size each will do. */
export const sizes: Partial<Record<string, string>> = {
  assistant:
    "from about two people at work to a dozen, where more rings than one desk can take and much of it is alike. Somebody has to have an hour a week for its rules.",
  service:
    "one to five people, with few calls that are seldom alike. With more calls the bill by the minute overtakes a salary; work it out from your own count.",
  receptionist:
    "from the size at which the desk has a full day’s work beside the telephone. Below that a part-time person leaves the other hours as they were.",
  voicemail:
    "one person with a handful of calls a day that can wait until noon. With two at the desk it is what is left when both are busy, and no more than that.",
  "text-back":
    "any size, beside one of the others. Alone it will do for one person who reads the replies within the hour.",
  "booking-link":
    "any size at which the kinds of visits are few; the larger the place, the more somebody has to mind the rules behind it.",
  turns:
    "one to three people. From four on nobody knows whose turn it is, and a list on the wall has to say so.",
  colleague:
    "one to four people with a handful of calls. From then on the hands that answer are missing elsewhere, and nobody has put that on a bill.",
  menu: "a dozen people and more, in departments that a caller can tell apart. Below that a menu only delays the same person.",
};
/** Who hears of it, where a comparison has to speak of that. */
export const confidence = [
  "In each of them somebody who is not you hears the first sentence, so ask each the same three questions: who hears or reads it, where is it kept, and when is it gone. A person in your house is bound by your own rules, and can be trained in what is never said while others stand at the counter. A service has many ears: ask who has signed what, and whether a call for you is taken down on the same screen as one for somebody on the other side.",
  "With an assistant ask which companies get the sound, the words and the note, in which order, and have it in the contract. Callers may have to be told that it is one, or that sound is kept; what your state and your profession demand is a question for counsel, not for a vendor. Whatever you choose: name and number are enough for a first note, and the story can wait for the one who may hear it.",
];

/** The recommendation, for whoever wants a single sentence. */
export const advised =
  "Take whichever of them brings {urgent} to a person of yours within ten minutes, in a trial that you made yourself; of those that do, take the one that costs less in your own counted week. If none does, none of them is enough alone, and the list of who is rung comes before any contract.";

/** Said wherever one of the sides is what is sold here. */
export const ofOurs =
  "Whoever publishes this offers assistants: read what is said of them with that in mind, and test all sides in the same way.";

/** What decides after closing. */
export const atNight =
  "After closing, the price does not decide, nor the voice. What decides is what cannot wait until morning: {urgents}. Ask of each side who hears of it, and within how many minutes.";
