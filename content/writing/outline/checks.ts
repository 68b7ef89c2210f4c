/** Lines to tick on parts of a telephone's setting up, narrower than any subject. */
export const checksOfParts: readonly { heard: RegExp; lines: readonly string[] }[] = [
  {
    heard: /\bforward\w*\b/,
    lines: [
      "Forwarding on no answer is set, to [number], after [four] rings",
      "Forwarding on busy is set as well, and leads to the same place",
      "Both were tried from a cell phone, with every line of ours taken",
      "Two of us know how to switch it off, and the code is on the sheet",
      "If the new system is down, calls go to [number] by themselves; it was unplugged to see it",
    ],
  },
  {
    heard: /\b(?:holiday hours|hours|closing days|holidays)\b/,
    lines: [
      "The days on which we are closed until [date] are in the system, with the hour of the last day",
      "What callers hear on such a day was listened to from outside, by setting the date",
      "Telephone, website, map listing and door say the same hours",
      "Somebody sees to the next holiday’s hours: [name], by [date]",
    ],
  },
  {
    heard: /\b(?:voicemail|mailbox|recordings?|greetings?)\b/,
    lines: [
      "The recording names us, says what to leave, and names the hour of the call back",
      "Where to turn if it cannot wait comes first in it",
      "A test message reached [name] within a minute, in words or as sound",
      "Each weekday has one name against the mailbox, and a second for absence",
    ],
  },
  {
    heard: /\b(?:emergenc\w+|urgent)\b/,
    lines: [
      "Danger to a person goes to 911 first, and whoever answers says so before any question",
      "The list of what cannot wait ({urgent}) hangs at every telephone, signed by who knows the trade",
      "By day such a call reached a person in under a minute, in a test",
      "After closing it rang [name], and a second one after [minutes], in a test",
      "If nobody picks up, the caller hears where to go: [place, address, number]",
    ],
  },
  {
    heard: /\b(?:transfers?|passing on|hand ?over)\b/,
    lines: [
      "Every kind of call that is passed on has a name, a second name and hours",
      "Whoever takes it hears the caller’s name, the reason and what was promised, before the first hello",
      "A transfer that nobody picks up comes back to the desk, and does not end",
    ],
  },
  {
    heard: /\b(?:training|staff|team)\b/,
    lines: [
      "Each of us has made and taken three calls on the new system",
      "Hold, transfer and switching off are on a card beside each telephone",
      "Somebody may be called on the first day: [name, number]",
    ],
  },
];
