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
