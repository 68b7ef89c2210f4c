/** Which one by how many people there are. */
export const bySize: readonly string[] = [
  "On your own: something that answers while you work, an assistant or a service, and one number behind it for what can’t wait.",
  "Two to five people, one of them at the desk: the desk first, an assistant or a service after three rings and after closing. Voicemail is only the net.",
  "A full front desk: people by day, help for the two worst hours, and nights covered by whatever your calls suit, emotional ones by people, routine ones by an assistant.",
];

/** How offers of different kinds are made comparable. */
export const costCompared =
  "Take one month, your busiest, and write down calls, minutes and the hours in which they came. Put that same month through every offer, with setup, holidays, spam calls and notice in it. Then add what no offer mentions: your own hours for setting it up, reading what it took down and calling people back, at what an hour of yours costs. Last, subtract nothing for calls you only hope to win. If one way still looks cheaper, it is.";

/** Which of them finishes most calls, the best first, while the doors are open and after they close. */
export const firstByDay: readonly string[] = [
  "a part-time receptionist",
  "a receptionist",
  "an AI receptionist",
  "an answering service",
  "texting back missed calls",
  "a second line",
  "a phone menu",
  "your own cell phone",
  "voicemail",
];
/** People: they are there for a part of the week, and nothing else does what they do in it. */
export const persons: readonly string[] = [
  "a receptionist",
  "a part-time receptionist",
  "a second receptionist",
];

export const firstAtNight: readonly string[] = [
  "an AI receptionist",
  "an answering service",
  "your own cell phone",
  "texting back missed calls",
  "voicemail",
];
