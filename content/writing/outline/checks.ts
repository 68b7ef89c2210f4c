/** Lines to tick on parts of a telephone's setting up, narrower than any subject; `isBeside` are for what is set up with it. */
export const checksOfParts: readonly {
  heard: RegExp;
  isBeside?: true;
  lines: readonly string[];
  /** Only where something is opened or moved. */
  ofPlaces?: readonly string[];
}[] = [
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
    heard: /\b(?:contact|web|inquiry|request|booking) forms?\b|\bonline forms?\b/,
    lines: [
      "A test message was sent from a phone that nobody knows, and reached [name] within a minute",
      "It asks for a name, a way to answer, and one line on the matter, and for no document and nothing private",
      "Whoever sends it reads at once by when they’ll hear, and from whom",
      "It reaches two people, and each weekday has one name against it",
      "It was sent with a typing error in the address, and with nothing in it: both said what to mend",
      "The number to call stands beside it, for whatever can’t wait",
      "Forms, answered within [hours], are counted every week: [name]",
    ],
  },
  {
    heard: /\b(?:tele)?phones?\b|\bphone (?:lines?|numbers?)\b/,
    lines: [
      "The number is the same on website, listing, door and invoices, and was dialed from each of them",
      "A sheet says for each hour of the week where a call rings first: [name, place, service or assistant]",
      "After four rings it goes on to [name or number], tried at noon from a phone that nobody knows",
      "The greeting was heard from outside, by day and at night, and names the hour of the call back",
      "The answers that change are on one sheet with its date: address, parking, hours, who works there",
      "Calls, answered and missed, are counted for six weeks before and after: [name]",
    ],
    ofPlaces: [
      "One published number for each door, or one for all with a question first: [which], ordered by [date]",
      "Whoever picks up says the name and the street, and then nothing",
      "Both places see one calendar and one list of messages, with a name against each",
      "A call for the other place is booked, or passed on with the caller’s name and reason, without a second call",
    ],
  },
  {
    heard: /\b(?:staff|team|employees|crew|people)\b/,
    isBeside: true,
    lines: [
      "Each shift of the first four weeks has names on it, and a second name for whoever is sick",
      "Somebody leads the place from the first day: [name], with what they decide alone and what they’re paid for it",
      "The new ones worked [number] shifts beside somebody before they were alone",
      "Whoever moves from the old place has it in writing: days, pay, from when",
      "The old place has its own list of shifts, and nobody is on both",
      "Who calls in sick knows whom to call, and by when",
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
