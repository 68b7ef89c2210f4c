import { beforeAnAnswer } from "../library/hang-up-causes.ts";
import { type Counted, FEARS, REASONS } from "./kind.ts";

/** What callers mind. */
const minded: Counted = {
  noun: new RegExp(`${FEARS.source}|^things$`),
  heard:
    /\b(?:hate|dislike|mind|complain\w*|annoy\w*|frustrat\w*|drive\w* (?:\w+ )?(?:crazy|mad|nuts|away)|bother\w*|can'?t stand)\b(?=.*\b(?:call\w*|phones?|voice ?mail|hold)\b)|\b(?:call\w*|phones?|voice ?mail|hold)\b.*\b(?:hate|dislike|complain\w*|annoy\w*|frustrat\w*|can'?t stand)\b/,
  not: /\b(?:ai|assistants?|bots?|robots?|machines?|computers?|staff|receptionists?|handle|respond|deal)\b/,
  name: "what callers mind",
  lead: "Nobody writes to you about a phone call. They tell a friend, or a review site, or they call somewhere else. What they mind is nearly always the same handful, and each can be mended without a new person.",
  close:
    "Read these aloud to whoever answers and ask which one they’d mind most. Mend that one first; they’ll know how.",
  of: {
    medical: [
      [
        "Everyone is told to call at eight",
        "So everyone does. The line is busy until 8:40, and the sick wait behind the refills. Give refills, forms and directions another way in, and say so on the recording before anybody has to choose.",
      ],
      [
        "Telling the symptoms to three people",
        "The desk, then the nurse, then the nurse’s voicemail. Write it down once, read it back, and have the next person begin with “I see it’s been since Tuesday.”",
      ],
      [
        "Nobody says when the result comes",
        "“The doctor will call you” has no day in it. “By Thursday at five; if not, call and ask for me” has one, and it saves you the calls on Monday, Tuesday and Wednesday.",
      ],
    ],
    dental: [
      [
        "No figure, not even roughly",
        "They know that it depends. A range, what it depends on, and who tells them exactly and when: that’s an answer. “You’d have to come in” isn’t.",
      ],
    ],
    law: [
      [
        "Nobody says how the case stands",
        "Weeks without a word feel like being forgotten. A short call every two weeks that says “nothing new, and that’s normal” takes a minute and saves three.",
      ],
    ],
    trades: [
      [
        "A window of eight hours",
        "“Between eight and four” costs them a day of work. Give two hours the evening before, and a text when the van leaves the job before theirs.",
      ],
    ],
    vet: [
      [
        "Asking for the client number first",
        "Their dog is ill, and they’re asked for a number. The pet’s name and what’s wrong come first; the rest is on the screen by then.",
      ],
    ],
  },
  entries: [
    [
      "Being put on hold before they’ve said a word",
      "“Please hold” and a click. One question first, and they’ll wait gladly: “Can it wait a minute, or shall I call you back at ten thirty?”",
    ],
    [
      "A recording that tells them they’re important",
      "They’d rather hear how long it takes. Two minutes said honestly is shorter than one minute of praise.",
    ],
    [
      "A call back that doesn’t come",
      "They stayed near the phone all afternoon. Say a time you’ll keep on a bad day, and call at that time even when there’s nothing to report.",
    ],
    [
      "Saying it all again",
      "Name, birth date, the whole story, for the second person. Whoever passes a call on says who it is and what it’s about, and stays until the other one has it.",
    ],
    [
      "A menu with seven choices",
      "None of them is theirs. Three are enough, the commonest first, and a way to a person that works at any point.",
    ],
    [
      "Getting a voice that’s in a hurry",
      "They can hear keys, another line, a sigh. They leave out half of what they wanted to say, and call again for it. Four calm seconds at the start save two minutes.",
    ],
    [
      "A mailbox that’s full",
      "It’s the one sentence that says nobody has looked for days. Give the box an owner and two times, starting today.",
    ],
  ],
};

/** Why callers are lost on the phone. */
const lost: Counted = {
  noun: REASONS,
  heard:
    /\b(?:los(?:e|es|ing|t)|miss(?:es|ing)?|drop\w*)\b.{0,60}\b(?:on the phone|over the phone|by phone|on calls|on the first call|when they call)\b/,
  not: /\b(?:after[- ]hours|no-?shows?|ai|assistants?)\b/,
  name: "callers lost on the phone",
  lead: "A caller is lost at one of a few points: before anybody answers, in the first half minute, or because nothing was agreed at the end. Each leaves a trace in the log, and each has its own fix.",
  close:
    "Call as a stranger at your busiest hour and notice where you’d have given up. Mend that point this week, and call again.",
  of: {
    law: [
      [
        "The call back comes after somebody else’s",
        "People with a summons or a spouse who moved out call down the list until somebody talks to them. Whoever talks first usually gets the case. Have one person, by name, call every new number back within the hour.",
      ],
      [
        "They’re asked for six pages before anyone has listened",
        "Take five facts by phone: name, a safe number, who’s on the other side, any date on a paper, and what it’s about in one sentence. Run the conflict check on those; the form can wait.",
      ],
    ],
    dental: [
      [
        "The price question gets no answer",
        "“You’d have to come in” ends the call politely. A range, what it depends on, and two times for the visit keep it going.",
      ],
    ],
    trades: [
      [
        "Nobody can say when",
        "They’d wait until Thursday if someone named Thursday. “We’ll get back to you” sends them to the next name on the screen.",
      ],
    ],
  },
  entries: [
    ...beforeAnAnswer.slice(0, 4),
    [
      "The first words are about you",
      "“Name and date of birth?” before they’ve said why they called. Ask what it’s about, let them finish, then ask for the rest.",
    ],
    [
      "Nobody offers them a day",
      "They got an answer, said “Okay, thanks,” and hung up. It looks like a finished call. Count how many first callers are offered two times.",
    ],
    [
      "The promise has no time in it",
      "“Somebody will call you” is heard as maybe. “Ken calls by four; if not, ask for me” is one that people wait for.",
    ],
  ],
};

/** Why it pays to be there. */
const answering: Counted = {
  noun: REASONS,
  heard:
    /\b(?:answer(?:ing)?|pick(?:ing)? up|take|taking|catch(?:ing)?) (?:every|all|each|more|your|the|their|its)\b[^.?!]{0,24}\b(?:calls?|phones?)\b|\b(?:never|not|stop) miss(?:ing)? (?:a |another |any )?calls?\b/,
  not: /\b(?:ai|assistants?|bots?|why (?:not|nobody))\b/,
  name: "answering each call",
  lead: "Answering the phone is the cheapest thing an office can do better. It needs no ad, no new service and no discount; the people are calling already. Figures below are made up to show the sum.",
  close:
    "Where it isn’t worth it: a line on which nearly all calls are from people who know you and can wait. Look at one week of unknown numbers, and you’ll know which kind yours is.",
  of: {
    dental: [
      [
        "Pain calls three offices in ten minutes",
        "The one that answers has a new patient that day, and often the family afterward. No price and no review decides it; a voice does.",
      ],
    ],
    medical: [
      [
        "Somebody on the line may need 911",
        "It’s one call in hundreds, and nobody knows which. Answered, it takes one sentence. As a message it’s found at two.",
      ],
    ],
    law: [
      [
        "A deadline can be in the first sentence",
        "“I got papers on Friday.” Whoever answers asks for the date. A box keeps it until somebody has time.",
      ],
    ],
    trades: [
      [
        "Water doesn’t leave messages",
        "Whoever stands in it dials the next plumber after four rings. The job goes to the one who says “I’m on my way.”",
      ],
    ],
    vet: [
      [
        "A puppy is brought home on Saturday",
        "Its people call while you’re fullest. That first answer is thirteen years of visits, or another clinic’s.",
      ],
    ],
  },
  entries: [
    [
      "You’ve paid for it already",
      "If $900 of ads bring sixty calls a month, each ring costs $15. Ten that nobody takes are $150, every month, for nothing.",
    ],
    [
      "Strangers try once",
      "People who know you call again. A new number that rings out is gone by the time you see it. Count those that appear once in your log.",
    ],
    [
      "Two minutes now, or ten later",
      "A question that’s answered is done. The same question as a message is played, noted, called back, missed and called again.",
    ],
    [
      "The second call doesn’t happen",
      "Half of a busy morning are people asking about a first call. Each answer takes one of those out of the line behind it.",
    ],
    [
      "What’s wrong arrives while it’s small",
      "A complaint that’s heard at nine is a question. At four, after three tries, it’s a review.",
    ],
    [
      "The calendar fills from cancellations",
      "Somebody who can’t come tomorrow is telling you about an hour that you can still give away, if you pick up today.",
    ],
    [
      "Your people stop apologizing",
      "Each late call back begins with “sorry.” A desk that begins with “what can I do for you?” has a different day.",
    ],
  ],
};

const textBack: Counted = {
  noun: REASONS,
  heard:
    /\btext(?:ing)? ?back\b|\btext(?:ing|s)? (?:after|for|to) (?:every |each )?(?:missed calls?|callers)\b/,
  name: "texting back missed calls",
  lead: "A text that goes out a minute after a missed call is the cheapest net there is. It catches people who have a cell phone and a simple question, as long as somebody answers what they write.",
  close:
    "The reason against it: if nobody can read replies within a few minutes, don’t. An instant text with silence behind it has let the same caller down twice.",
  entries: [
    [
      "It arrives before the next number is dialed",
      "Within a minute they’re still holding the phone. An hour later, a call back reaches somebody who’s been helped elsewhere.",
    ],
    [
      "Many who won’t talk to a beep will type two lines",
      "A message has to be composed, aloud, in one go. A text can be thought about, and sent from a meeting or a waiting room.",
    ],
    [
      "It needs nobody to be free at that second",
      "One person can answer four texts in the time of one call, between two other things.",
    ],
    [
      "You get the number and the reason in writing",
      "No playing it three times to catch a digit. What they need stands there, in their own words.",
    ],
    [
      "A time can be agreed with one key",
      "“Tue 9:00 or Thu 3:30? Reply 1 or 2.” Small requests are done in two texts, and nobody calls anybody.",
    ],
    [
      "It can be counted",
      "Missed calls, texts sent, replies, bookings: four numbers, and you know after two weeks whether it’s worth keeping.",
    ],
  ],
};

/** What callers want to hear, as sentences of whoever answers. */
const heard: Counted = {
  noun: /^(?:things|sentences|phrases|words)$/,
  heard:
    /\b(?:call\w*|patients?|clients?|customers?)\b.{0,40}\b(?:wants?|likes?|needs?|hopes?|loves?) to hear\b/,
  not: /\b(?:ai|bots?|robots?)\b/,
  name: "what callers want to hear",
  lead: "Somebody who calls has decided before the first minute is over whether they’re in good hands. It takes no charm, only a handful of sentences that most desks know and few say every time. Each of these stands as it can be said.",
  close:
    "Have each person mark the two they never say, and say those two on every call for a week. Then listen to ten calls and count.",
  entries: [
    [
      "A name: “This is Kim. How can I help?”",
      "Business, name, question, in under six seconds. They know that they’ve reached the right place and whom to ask for next time.",
    ],
    [
      "That they’re right here: “You’ve called the right place.”",
      "New callers begin with an apology because they aren’t sure. These five words end it, and what they need comes out in order.",
    ],
    [
      "Their own words: “So it’s been leaking since Tuesday, and it’s worse today.”",
      "Say back what they said, the way they said it. Nobody tells it a second time after that, and you’ve heard it right.",
    ],
    [
      "That it isn’t silly: “I’m glad you called.”",
      "Most people put off the call for days. One sentence makes up for it, and costs nothing.",
    ],
    [
      "Whether it can wait: “That should be seen today.”",
      "They called because they can’t judge it. By your list, say today, this week or no hurry; if somebody’s in danger it’s “hang up and dial 911.”",
    ],
    [
      "Two times: “I have Wednesday at ten or Thursday at four.”",
      "A choice of two is easier than “when would you like to come?” and says that there’s room for them.",
    ],
    [
      "A price, or who has it: “It’s between [low] and [high], and you’ll know before anything is done.”",
      "They’ve wanted to ask from the first second. A range with what it depends on keeps them; “it depends” doesn’t.",
    ],
    [
      "How long: “I need one minute to look that up. Would you like to hold?”",
      "A wait with a length is half as long. Come back before it’s over, even with nothing.",
    ],
    [
      "That somebody owns it: “I’ll take care of this myself.”",
      "Better than any department. If it’s another person’s work, say whose, and that they needn’t tell it again.",
    ],
    [
      "What happens next: “You’ll hear from Dana by three. If you don’t, ask for me.”",
      "A name, an hour, and what they can do if it fails. It’s the last thing they hear, and the one they tell at home.",
    ],
  ],
};

export const callers: readonly Counted[] = [textBack, heard, minded, lost, answering];
