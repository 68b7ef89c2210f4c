import type { StepId } from "./cures.ts";
import type { Situation, Trade } from "./kinds.ts";
import { brief, cap, nth } from "./words.ts";

/** What a step needs in words or on paper, ready to be copied; what stands in brackets the owner fills in. */
export type Piece =
  | { what: string; says: string }
  | { what: string; columns: readonly string[]; rows: readonly (readonly string[])[]; lines: number };
type Pieces = (s: Situation, t: Trade) => readonly Piece[];

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const say = (what: string, says: string): Piece => ({ what, says });
const sheet = (
  what: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  lines = 0,
): Piece => ({ what, columns, rows, lines });
/** The trade's words speak to the owner of customers; here the owner speaks to them. */
const turned = (words: string): string =>
  words
    .replaceAll(/\b(to|for|with|of|by|from|at|on|after|before) you\b/g, "$1 us")
    .replaceAll(/\b(you|your|yours|they|them|their|theirs)\b/g, (word) => TURNED[word]!);
const TURNED: Readonly<Record<string, string>> = {
  you: "we",
  your: "our",
  yours: "ours",
  they: "you",
  them: "you",
  their: "your",
  theirs: "yours",
};
/** All that a customer reads or hears of a trade's words. */
const spoken = (t: Trade): Trade => ({
  ...t,
  ask: [turned(t.ask[0]), turned(t.ask[1]), turned(t.ask[2])],
  sort: [turned(t.sort[0]), turned(t.sort[1]), turned(t.sort[2])],
  easy: turned(t.easy),
  hard: turned(t.hard),
  urgent: turned(t.urgent),
  typed: turned(t.typed),
});
const isLegal = (t: Trade) => t.industry === "Legal";

const urgent = (t: Trade) =>
  `If somebody is in danger, turn to the emergency services first. If it cannot wait (${t.urgent}), turn to [who helps at once, and how to reach them].`;
/** The same as somebody says it into a machine. */
const urgentAloud = () =>
  "If somebody is in danger, hang up and call the emergency number. If it cannot wait until then, call [name] at [number].";
const whatFirst = (t: Trade) =>
  isLegal(t) ? "the names of both sides, and no facts yet" : `${t.sort[0]}; ${t.sort[1]}`;
const arrived = (t: Trade) =>
  `Thank you, this has arrived. You have an answer by [day, hour]. Until then we need to know: ${whatFirst(t)}. ${urgent(t)}`;

const closing: Pieces = (s, t) => [
  ...(s.phone
    ? [
        say(
          "The greeting after closing",
          `This is [name]. Our ${t.place} is closed; we call back tomorrow between [hour] and [hour]. Say your name, your number and, in a sentence, what it is about. ${urgentAloud()}`,
        ),
      ]
    : []),
  ...(s.written ? [say("The automatic reply after closing", arrived(t))] : []),
];
const secondWord: Pieces = (_, t) => [
  t.lapses
    ? say(
        "The line to those who stay away",
        `[Name], you were last with us in [month], and I noticed. Is something in the way? If you would rather stop, one word is enough and I close it.`,
      )
    : say(
        `The second word on ${brief(t.cold)}`,
        `[Name], on [day] you asked us about [what], and I have not heard how you decided. What would you still need to know? A no helps me as well: then I close it.`,
      ),
  sheet(
    `The list of ${t.lapses ? `${t.customers} who stay away` : brief(t.cold)}`,
    t.lapses
      ? ["Name", "Last here", "Asked on", "What was in the way", "Comes again?"]
      : ["Name", "What was offered", "Last word on", "Asked on", "Yes, no, and why"],
    [],
    8,
  ),
];
const reminder: Pieces = () => [
  say(
    "The reminder",
    `[Day] at [hour]: we expect you. If it does not fit, answer with a no today; you get two other times, and yours goes to somebody who waits.`,
  ),
  say("After a no", `Thank you for saying so. [Day, hour] or [day, hour]: which one shall we keep for you?`),
];
const answers: Pieces = (_, t) => [
  say(
    "The page, to be filled in",
    `${cap(t.ask[0])}: [from, to, and what it depends on]. ${cap(t.ask[1])}: [your answer]. ${cap(t.ask[2])}: [your answer]. What nobody can say from afar: ${t.hard}. For that, [how to ask, and when you answer].`,
  ),
];
const friendlyNo = say(
  "The friendly no",
  `Thank you for asking us. We are not the right ones for this, and I would rather say so now. [Name] does it well: tell them what you told me.`,
);
/** Three answers, and the three replies that are the same in every trade. */
const sixReplies: Pieces = (_, t) => [
  ...t.ask.map((ask, i) =>
    say(
      `Ready answer ${nth(i + 1)}`,
      `Thank you for asking. You wanted to know ${ask}: [your answer]. If that suits you, [the next step].`,
    ),
  ),
  say(
    "Ready answer four: a thank-you with a time in it",
    "Thank you, this has arrived. You hear from us by [day, hour].",
  ),
  say(
    "Ready answer five: what you need from them",
    `To answer you properly we need to know: ${isLegal(t) ? "the names of both sides, and no facts yet" : `${t.sort[0]}; ${t.sort[1]}; ${t.sort[2]}`}. As soon as we have it, you hear by [day].`,
  ),
  friendlyNo,
];
/** For who is full: the no that the report calls for. */
export const noRoomPiece: Piece = say(
  "The kind no, while you are full",
  `Thank you for asking us. We have no room before [month], and I would rather say so today than let you wait. If you can wait, I write you down and you hear from us in [month]. If not, [name] does this well.`,
);
const order: Pieces = (_, t) => [
  sheet(
    `The pad for ${t.order}`,
    ["Ask", "As it was said", "Read back"],
    [
      ["Who, and where to reach them", "", ""],
      [cap(t.sort[0]), "", ""],
      [cap(t.sort[1]), "", ""],
      [cap(t.sort[2]), "", ""],
      ["As last time, or what is different", "", ""],
    ],
  ),
  say(
    "The line that confirms it",
    `As we have it: [what, how many], for [day], to [place], [price or 'as agreed']. Is that right? We begin when you say yes.`,
  ),
];
const oneQuestion: Pieces = (_, t) => [
  say(
    "The three questions, as you say them",
    `Before I name a price or a day, please tell me three things: ${t.sort[0]}; ${t.sort[1]}; ${t.sort[2]}.`,
  ),
  friendlyNo,
];
const fields: Pieces = (_, t) => [
  sheet(
    `The fields of ${t.system}, before anything is changed`,
    ["Field", "Who read it this month?", "Where it comes from", "Keep?"],
    [[`One of ${t.typed}`, "", "", ""]],
    8,
  ),
];
const firstWords: Pieces = (s, t) => [
  say(
    "Its first sentence",
    `You have reached [name]. I am an automatic assistant, and a person reads what you ${s.phone ? "say" : "write"}. What is it about? ${urgent(t)}`,
  ),
  ...answers(s, t),
];
const slots: Pieces = (_, t) => [
  say(
    "What you say before you part",
    `Your next ${t.job} would be about [when]. I have [day] or [day]: which one shall I write down?`,
  ),
];
const rota: Pieces = (_, t) => [
  sheet(
    "The list of evenings",
    ["Evening", "Who", "How many came", `Possible ${t.newOnes}`],
    DAYS.map((day) => [day, "", "", ""]),
  ),
];

/** The words and sheets of each step; a step that needs none has none. */
const written: Partial<Record<StepId, Pieces>> = {
  "absence-page": (_, t) => [
    sheet(
      "The page for your absence",
      ["While I am away", "What holds", "Who, and how to reach them"],
      [
        [`May be promised about ${t.jobs}`, "", ""],
        [`Is decided by another: ${t.expert}`, "", ""],
        ["Waits until I am back", "", ""],
        [`Cannot wait: ${t.urgent}`, "", ""],
      ],
    ),
  ],
  "ai-on-nights": firstWords,
  "answer-page": answers,
  "arrival-note": (_, t) => [say("The automatic answer", arrived(t))],
  "better-voicemail": closing,
  "booking-page": (_, t) => [
    say(
      "The words above the free times",
      `Take ${t.easy} here; you have your yes at once. For ${t.hard}, ask us first: [how]. If you cannot come, move it here until [hour] the day before.`,
    ),
  ],
  "bring-list": (_, t) => [
    say(
      "The list, to be filled in",
      `Before your ${t.job} we need from you: ${t.typed}. What you may want to know: ${t.ask[0]}: [answer]; ${t.ask[1]}: [answer]. Send it by [day], and nothing has to be asked twice.`,
    ),
  ],
  "counter-card": answers,
  "duty-rota": rota,
  "evening-mobile": rota,
  "expert-hours": (_, t) => [
    say(
      "What those who wait are told",
      `That is for [your name] to say. You have the answer by [hour]. ${urgent(t)}`,
    ),
  ],
  "first-reply": (_, t) => [say("The first reply", arrived(t))],
  "form-feed": fields,
  "friday-list": secondWord,
  "intake-sheet": fields,
  "missed-list": (s, t) => [
    say(
      "The one line where the answer must wait",
      `We have it: [the matter]. You hear on [day] by [hour], from [name].`,
    ),
    ...(s.phone
      ? [
          say(
            "The greeting that says when",
            `This is [name]. Nobody can pick up just now; we call back twice a day, at [hour] and at [hour]. Say your name, your number and what it is about.`,
          ),
        ]
      : []),
    sheet(
      "What is open, twice a day",
      ["Since", "Name", "What about", `Possible ${t.newOne}?`, "Answered at"],
      [],
      10,
    ),
  ],
  "night-line": firstWords,
  "night-messages": firstWords,
  "open-book": (_, t) => [
    say(
      "The words above the free times",
      `Take ${t.easy} here, at any hour. ${cap(t.hard)} we agree with you in person: [how to ask].`,
    ),
  ],
  "order-form": order,
  "order-sheet": order,
  "overflow-line": firstWords,
  "papers-in": () => [
    say(
      "The one list of what is missing",
      `For [month] these are still missing: [list]. Send them in one go by [day]; then your figures are done by [day]. What has not come by then goes into the next month, and nobody asks twice.`,
    ),
  ],
  "quote-chaser": secondWord,
  "read-back": order,
  "reminder-calls": reminder,
  reminders: reminder,
  "reply-templates": sixReplies,
  "standing-round": slots,
  "status-notice": (_, t) => [
    say(
      "The line they get before they ask",
      `Your ${t.job}: [what is done]. Next comes [what], on [day]. If that changes, you hear it from us the same day, so you need not ask.`,
    ),
  ],
  "teach-what-you-have": answers,
  "text-back": (_, t) => [
    say(
      "The line to whoever you could not take",
      `With somebody just now, so I could not pick up. Write what it is about (${t.sort[0]}), or I call you at [hour]. ${urgent(t)}`,
    ),
  ],
  "three-questions": oneQuestion,
  "two-times": (_, t) => [
    say(
      "The two times, as you say them",
      `For ${t.easy} I have [day, hour] or [day, hour]. Which suits you? If neither does, name one.`,
    ),
  ],
  "type-once": fields,
  "visit-slots": slots,
};

/** What a step of a plan needs in words or on paper. */
export const piecesOf = (id: StepId, s: Situation): readonly Piece[] =>
  written[id]?.(s, spoken(s.trade)) ?? [];
