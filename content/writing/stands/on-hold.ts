import type { Stand } from "./kind.ts";

const MUSIC = "(?:(?:hold|waiting|on-?hold) music|music (?:on hold|for callers|while callers wait))";
const SILENCE = "(?:silence|dead air|nothing|quiet|a (?:silent|quiet|dead) line)(?: on (?:hold|the line))?";
const BETTER =
  "(?:beats?|(?:is|are)(?: (?:much|far|always|still))? (?:better|kinder|nicer|politer|more honest) than)";
const WORSE = "(?:is|are)(?: (?:much|far|always|still))? (?:worse|ruder|crueler|more annoying) than";

/** What plays in a room is another matter. */
const ROOM = /\b(?:waiting rooms?|lobby|lobbies|shop floor|dining rooms?|elevators?|gym floor)\b/;

const acts: readonly string[] = [
  "Call your own number at your busiest hour, ask to be put on hold, and wait for three minutes with a watch.",
  "Ask your phone company for last month’s calls with their seconds on hold, and mark where people leave.",
  "Run two weeks each way, on the same days and hours, and count who hung up before anybody came back.",
];

/** What should be heard while somebody waits, and not whether they should: the line that plays nothing. */
export const silenceOverMusic: Stand = {
  id: "silence-over-music",
  topic: "hold",
  name: "hold music",
  claim: "Silence with a voice in it is better than hold music",
  heard: new RegExp(
    `\\b${SILENCE} ${BETTER} (?:${MUSIC}|music)\\b|\\b${MUSIC} ${WORSE} ${SILENCE}\\b|\\b(?:no|without|against|scrap|get rid of|(?:stop|quit)(?: \\w+)?|(?:turn(?:ed)?|switch(?:ed)?) off|drop(?:ped)?)(?: the| our| all)? hold music\\b|\\bhold music (?:should|must|has to) (?:go|stop|die|be (?:off|turned off|banned))\\b`,
  ),
  not: ROOM,
  opens: [
    "Somebody chose that piano loop once, in ten minutes, years ago, and nobody in the building has listened to it since. Your {customers} have. They hear it through a speaker the size of a coin, at the moment at which they want something from you.",
  ],
  because: [
    [
      "A phone line isn’t made for music",
      "It was built for one voice. It cuts off what’s high and what’s low and gives the rest a wobble, so that the same tune that’s pleasant in the room crackles in the ear. A quiet line with a soft tone every ten seconds says the only thing worth saying: you’re still connected.",
    ],
    [
      "Nobody can do anything else with it on",
      "Without music they can put the phone on the table, on speaker, and go on with their day until they hear your voice. With it they have to listen, because each pause in the tune might be you.",
    ],
    [
      "It lets you forget them",
      "Music makes a hold feel looked after, to us and not to them. Where the line is quiet, whoever pressed the button knows that somebody is sitting in it, and goes back after forty seconds rather than after three minutes.",
    ],
    [
      "A license and a taste are needed for it",
      "Playing songs to callers usually takes a license, and the one for the radio at the desk may not cover it. And there’s no tune that suits both somebody with a quick question and somebody with bad news.",
    ],
  ],
  sum: [
    "What to count",
    "Take forty holds a day, twenty with music and twenty with a tone, for two weeks: four hundred calls, two hundred of each. If nine leave during the music and five during the tone, that’s four in two hundred; with numbers that small, run it for another two weeks before you believe it. The log has the seconds.",
  ],
  acts,
  grants: [
    "The case for music is a real one. A line with nothing on it at all sounds dead, and after ten seconds people say “Hello?” and hang up. So it can’t be plain silence: it takes a tone, or a voice that comes back when it said it would. If your system can do neither, quiet music without singing is the better of the two.",
  ],
  ends: "Turn it off for two weeks, put a tone in its place, and go back within a minute. If callers complain, you’ll hear it on the first day.",
};

/** The other side: something has to be heard. */
export const musicOverSilence: Stand = {
  id: "music-over-silence",
  topic: "hold",
  name: "hold music",
  claim: "Music on hold is better than silence",
  heard: new RegExp(
    `\\b${MUSIC} ${BETTER} ${SILENCE}\\b|\\b${SILENCE} ${WORSE} (?:${MUSIC}|music)\\b|\\b(?:in defen[cs]e of|(?:the )?case for) hold music\\b|\\bnever (?:leave|put|keep) (?:callers|people|anyone|customers|patients|clients) (?:on hold )?in silence\\b`,
  ),
  affirms: true,
  not: ROOM,
  opens: [
    "Put yourself on hold with nothing playing. After eight seconds you look at the screen to see whether the call is still up. After fifteen you say “Hello?” After twenty-five you hang up, sure that you were cut off, and nobody at your desk will ever know.",
  ],
  because: [
    [
      "Silence sounds like a dropped call",
      "Everybody’s phone has dropped a call this month. A line with nothing on it can’t be told from that, so people don’t leave because the wait is long; they leave because they think it’s over. Any steady sound takes that doubt away.",
    ],
    [
      "It’s the only thing that says “you’re next”",
      "They can’t see your desk. What they hear is all they have: something even and quiet that goes on, and stops when a person comes. The stop is the signal.",
    ],
    [
      "Bad music is a reason to change it, and not to stop",
      "What people hate is the singing, the ad every thirty seconds and the tune that starts over with each transfer. Those are choices. One quiet piece without a voice, a little softer than the person who comes back, has none of them.",
    ],
  ],
  sum: [
    "What to count",
    "Say forty {customers} a day are put on hold and two of them leave within thirty seconds because the line is dead: ten a week, about forty a month. If one in eight of those was new, that’s five a month. Music that’s licensed for callers may cost a few dollars a month with your phone service, or nothing. Put in your own log’s numbers.",
  ],
  acts,
  grants: [
    "A soft tone every ten seconds does the same and needs no license, and some callers would rather have it: whoever is hard of hearing, and whoever is calling with something sad. No music makes a long hold short either. If people wait for more than a minute, the thing to mend is the wait.",
  ],
  ends: "Choose one quiet piece, check that you may play it to callers, and listen to all of it once. Then go back within a minute, so that hardly anyone hears more than the beginning.",
};

const IMPORTANT =
  "[\"“']?(?:your|the) calls? (?:is|are|was) (?:very |so |really )?important(?: to us)?[\"”']?";

/** What is said to those who wait and says nothing. */
export const saysNothing: Stand = {
  id: "says-nothing",
  topic: "hold",
  name: "what callers hear while they wait",
  claim: "Stop telling callers how important they are",
  shows: { theme: "rush", as: "reason" },
  heard: new RegExp(
    `\\b(?:stop|quit|never|ban|drop|delete|retire|end|kill|lose|scrap|get rid of|enough|nobody believes|no one believes|should go|has to go|must go|hate|is a lie|is nonsense|means nothing|lie)\\b.{0,60}${IMPORTANT}|${IMPORTANT}.{0,60}\\b(?:stop|should go|has to go|must go|is a lie|lie|nonsense|means nothing|nobody believes|no one believes|dishonest|insult\\w*|rude|annoy\\w*|overused|clich\\w*)\\b`,
  ),
  not: ROOM,
  opens: [
    "It’s said every forty seconds, by a voice that isn’t there, to somebody who’s been waiting for four minutes. If the call were important, someone would have it by now. {Customers} work that out by the second time.",
  ],
  because: [
    [
      "It answers a question that nobody asked",
      "Whoever waits wants to know two things: does anybody know that I’m here, and how long will it be? The sentence speaks to neither. “You’re second, and it’s about three minutes” does, and it’s shorter.",
    ],
    [
      "It’s the one promise on the line that the line itself breaks",
      "Every other sentence of a greeting can be true. This one is tested as it’s spoken, and the music that comes after it is the result.",
    ],
    [
      "It takes the place of something useful",
      "Ten seconds are enough for what people can do meanwhile: “For hours and directions press 1 and we’ll text them. To be called back at half past, press 2, and you keep your place.” Each of those takes somebody out of the line. Praise takes out nobody.",
    ],
    [
      "It makes the first words of your own people harder",
      "By the time somebody picks up, the caller has been told five times that they matter and shown five times that they don’t. “Thank you for waiting, this is Dana” has to carry all of that.",
    ],
  ],
  sum: [
    "What to count",
    "Take two weeks with the sentence and two with a time and a way out, on the same days and hours. Say 60 calls wait longer than a minute in each, and 15 leave before anybody picks up in the first: if it’s 9 in the second, six people spoke to you who’d otherwise have called the next number. Those figures are made up; the phone company’s log has yours.",
  ],
  acts: [
    "Call your own number at the busiest hour, wait for three minutes, and write down each sentence that you hear.",
    "Strike what praises or excuses. Keep what tells a time, an order or a way out.",
    "Record what’s left in one breath, standing up, with the name of whoever answers.",
  ],
  grants: [
    "Silence would be worse, and a courteous word costs nothing. Both are true. A line with nothing on it sounds dead, and nobody should be met without a greeting. Then say thank you once, at the beginning, and tell people something for the rest of it.",
  ],
  ends: "If the call is important, say when you’ll take it. That’s the whole sentence.",
};
