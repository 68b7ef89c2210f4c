/** What there is to say on the phones of something else: of one day, or from a day on. `{callers}` are who calls. */
export interface PhonePart {
  head: string;
  says: string;
  /** Words to copy: when they are said, and what. */
  lines?: readonly (readonly [when: string, said: string])[];
}

/** On one day on which something else is going on. */
export const onTheDay: readonly PhonePart[] = [
  {
    head: "Put one name on the phone for the day, and a second one",
    says: "From when to when, at which phone, and who takes over at lunch. Whoever answers has nothing else to do in the two hours in which most calls come: when it begins, and when everybody is to be back or done. The second name is for the minute in which two lines ring.",
  },
  {
    head: "Tell {callers} before they call",
    says: "Most calls of such a day ask one of three things: has it begun, is everything all right, when is it over? Three short texts answer them before they’re asked. Send them only to people who’ve agreed to get texts, and let one person send them, so that no two say different things.",
    lines: [
      [
        "When it begins",
        "“[Name of the place]: [we’ve left / we’re open / it has begun] as planned, at [time]. Next message at [time]. In an emergency call [number].”",
      ],
      [
        "When it’s late",
        "“[Name of the place]: everyone’s fine. [The bus / we] will be about [number] minutes late because of [reason]. The next message comes at [time], also if nothing has changed.”",
      ],
      [
        "When it’s over",
        "“[Name of the place]: [we’re back / it’s over]. [Where, until when.] Questions: [number].”",
      ],
    ],
  },
  {
    head: "Record a greeting for that day, and take it off in the evening",
    says: "Fifteen seconds. What’s going on, what is true at this hour, and by when they’re called back. Nobody’s name, nobody’s health and nobody’s whereabouts are in it: anyone can call.",
    lines: [
      [
        "The greeting",
        "“You’ve reached [name of the place]. Today is [what’s going on]. As of [time], [what’s true]. If it can’t wait, press 1 or call [number]. For all else leave your name and number, and we’ll call you by [time]. If somebody is in danger, hang up and dial 911.”",
      ],
    ],
  },
  {
    head: "Write five answers on a card, and one sentence for what isn’t on it",
    says: "When is it over, where are they, who is with them, can I pick up earlier, may I talk to somebody? Whoever answers reads from the card. What isn’t on it gets one sentence, and a call back with a time.",
    lines: [
      [
        "Not on the card",
        "“I don’t know that for certain, and I won’t guess. I’ll ask [name] now and call you by [time]. Which number is best?”",
      ],
      [
        "A stranger asks where somebody is",
        "“I can’t say that on the phone. I’ll take your name and number, and we’ll call back on the number that we have on file.”",
      ],
    ],
  },
  {
    head: "Say what rings through at once",
    says: "Somebody is hurt, sick or missing, somebody who may not pick up is on the way, the police or the press: these reach [name] on a cell phone that’s charged and on, and a second one if it isn’t answered in a minute. They’re never put on a list.",
  },
  {
    head: "Empty the list at two fixed hours, and count",
    says: "At noon and before you leave, the one who’s named calls back, the worried ones first. Then count: how many called, what about, how many had to call twice. Whatever was asked three times goes into the first text the next time.",
  },
];

/** From a day on, in a place, under a number or for a matter that is new. */
export const fromThenOn: readonly PhonePart[] = [
  {
    head: "Decide which number rings where, hour by hour",
    says: "Seven days across, hours down, and in each box a name or a machine: this place, the other one, a service, an assistant, a recording. One published number for each door, or one for all with a question first; more than two numbers are one too many. Do it before cards and signs are printed, because moving a number takes days to weeks.",
  },
  {
    head: "Give a call a second place to go after four rings",
    says: "Whoever is with somebody doesn’t pick up, and shouldn’t. After four rings it goes on: to a colleague who’s free, or to something that can book the simple ones and take a note for the rest. Test it on the first day at the busiest hour, from a phone that nobody knows.",
  },
  {
    head: "Let the greeting say where they’ve landed",
    says: "Two places sound alike to somebody who calls one of them. Name, place, who is speaking, and then silence.",
    lines: [
      ["Picking up", "“[Name], on [street], this is [first name]. How can I help?”"],
      [
        "When nobody’s free",
        "“You’ve reached [name] on [street]. We’re with somebody. Leave your name and number, or text this number, and we’ll get back to you by [time].”",
      ],
    ],
  },
  {
    head: "Keep one calendar and one list for both",
    says: "Whoever picks up, wherever they sit, sees the same free times and writes into the same list: name, number, what about, by when, whose turn. Two lists mean that somebody is called twice and somebody never.",
  },
  {
    head: "Write the ten answers that change",
    says: "Address, parking, hours, who works there on which day, what isn’t done there, prices if they differ, whether what was bought or booked in one counts in the other. On one page with its date, at each phone and in the assistant, if you have one.",
    lines: [
      [
        "It’s the other place",
        "“That’s our place on [street]. I can see its calendar from here: I have [day] at [time], or [day] at [time]. Which is easier?”",
      ],
    ],
  },
  {
    head: "Count by place for the first six weeks",
    says: "Calls, answered, booked and missed for each, by the half hour. If one of them misses more than the other, the boxes of the first sheet are wrong, and not the people.",
  },
];
