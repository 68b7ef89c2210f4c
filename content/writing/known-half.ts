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

/** What something costs, or a rule about money, said to whoever calls. `{x}` is what is said. */
export const sayingAPrice: readonly PhonePart[] = [
  {
    head: "Say the figure first, then what it includes",
    says: "Who asks what you charge wants a number within two sentences. Say the sum, what is in it and what isn’t, and stop. An apology or a story before it makes it sound high.",
    lines: [
      [
        "{X}",
        "“It’s $[amount] [an hour / a day / for that], with [what’s included]. The minimum is $[amount].”",
      ],
      [
        "What comes on top",
        "“Parts and [travel beyond number miles] are extra, and I tell you before I spend anything.”",
      ],
    ],
  },
  {
    head: "Ask two questions before a total",
    says: "A rate can be said at once, a total can’t. Ask what it is and how large, then give a range that you’d stand by, and say what decides where in it they’ll be.",
    lines: [
      [
        "They ask what it will come to",
        "“May I ask two things: what is it, and since when? Most of those take [number] to [number] hours, so $[amount] to $[amount]. What decides it is [one thing]. If it looks like more, I call you before I go on.”",
      ],
    ],
  },
  {
    head: "Have one answer for “that’s a lot”",
    says: "Don’t go down and don’t defend yourself. Say what they get for it, offer the smaller job where there is one, and let them decide.",
    lines: [
      [
        "Somebody else is cheaper",
        "“That may be. Mine includes [what’s included], and if [what goes wrong] I come back at no charge. If you only need [the smaller job], that’s $[amount].”",
      ],
      [
        "They’d like to think about it",
        "“Of course. I’ll text you the figures, so you have them in writing. May I ask again on [day]?”",
      ],
    ],
  },
  {
    head: "Say the same to everybody, and write it down",
    says: "The figures stand on one card beside each phone and with the assistant, if you have one: {x}, minimum, what’s included, what isn’t, from which day. What was named on a call goes into its note with the date. Nobody makes up a discount.",
  },
  {
    head: "Count twenty calls",
    says: "Of the next twenty who ask: how many booked, how many said it was too much, how many hung up before the second question. Nobody says no: it may be too low. Most say no before you’ve asked what they need: change the first sentence, and not yet the figure.",
  },
];

/** Anything else that callers are told, or call about. */
export const sayingIt: readonly PhonePart[] = [
  {
    head: "Put what is true into two sentences",
    says: "What it is, and from when. Then what {callers} can do. Whoever answers reads them from a card until they know them; an assistant gets the same words.",
    lines: [
      [
        "The two sentences",
        "“[What it is], from [day] on. What I can do for you today is [one thing] or [another]. Which is easier?”",
      ],
    ],
  },
  {
    head: "Let them finish, and say it back",
    says: "Who calls about it may be angry or afraid. Half a minute without interrupting, one sentence that shows you heard, and only then the answer.",
    lines: [
      [
        "Saying it back",
        "“So [what they said], and you need to know [what]. Let me look that up while you’re on the line.”",
      ],
    ],
  },
  {
    head: "Say what you don’t decide",
    says: "One person has the last word on it, with a name and an hour by which they call back. Nobody promises an exception to end a call.",
    lines: [
      [
        "Not yours to decide",
        "“I can’t decide that, and I won’t guess. [Name] can. They’ll call you by [time]. Which number is best?”",
      ],
    ],
  },
  {
    head: "Write down each call, and count",
    says: "Name, number, what about, what was said, by when somebody calls. After two weeks: how many called, what they asked twice, what was promised and not done. What was asked three times goes onto the card.",
  },
];
