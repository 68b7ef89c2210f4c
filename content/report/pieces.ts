import type { StepId } from "./cures.ts";
import type { Situation, Trade } from "./kinds.ts";
import { leverOf } from "./levers.ts";
import {
  asksInNeed,
  brief,
  cannotWait,
  cap,
  isDangerous,
  isPrivate,
  isSameHour,
  isTheirDay,
  changes,
  wasThere,
} from "./words.ts";

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
    // 'children and their ages' stays: theirs are the children's.
    .replaceAll(/(?<!\band )\b(you|your|yours|they|them|their|theirs)\b/g, (word) => TURNED[word]!);
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

/** What stands first in every text that somebody in danger may read or hear. */
const danger = (t: Trade) =>
  isDangerous(t) ? "If anybody is in danger, dial the emergency number first. " : "";
const dangerAloud = (t: Trade) =>
  isDangerous(t) ? "If anybody is in danger, hang up and call the emergency number now. " : "";
const urgent = (t: Trade) => `If it cannot wait (${t.urgent}), contact [who helps right away, and how].`;
/** The same as somebody says it into a machine. */
/** @param then what it cannot wait for, where no sentence before has named it */
const urgentAloud = (then = "then") => `If it cannot wait until ${then}, call [name] at [number].`;
/** 'a fire, a flood' as somebody says it: 'a fire or a flood'. */
const either = (words: string): string =>
  / or [^,]*$/.test(words) ? words : words.replace(/, (?=[^,]*$)/, " or ");
/** What a machine says first to whoever calls about a loss. */
const sorry = (t: Trade) => (t.mourning ? "If you have lost somebody dear to you, I am very sorry. " : "");
const whatFirst = (t: Trade) =>
  isLegal(t) ? "the names of both sides, and no facts yet" : `${t.sort[0]}; ${t.sort[1]}`;
const arrived = (t: Trade) =>
  `${danger(t)}${sorry(t)}Thank you, we have your message and will answer by [day, hour]. To save you a second message, please tell us: ${whatFirst(t)}. ${urgent(t)}`;

const closing: Pieces = (s, t) => [
  ...(s.phone
    ? [
        say(
          "The greeting after closing",
          `Hello, this is [name]. ${dangerAloud(t)}${sorry(t)}We are closed right now and call everybody back on the next working day between [hour] and [hour]. Please leave your name, your number and what it is about. ${urgentAloud()}`,
        ),
      ]
    : []),
  ...(s.written ? [say("The automatic reply after closing", arrived(t))] : []),
];
const secondWord: Pieces = (_, t) => [
  t.lapses
    ? say(
        "The note to those who stopped coming",
        `Hello [name], we have not seen you since [month], and you are missed. Is something in the way? If you would rather stop, just say so and I will not ask again.`,
      )
    : say(
        `The follow-up on ${brief(t.cold)}`,
        wasThere(t) && isPrivate(t)
          ? `Hello [name], on [day] we spoke about [what]. ${isLegal(t) ? "Any deadline you have keeps running, whatever you decide." : "You need not decide today."} If a question has come up since, I have [day, hour] or [day, hour] for it. If you have decided otherwise, one word is enough and I will not ask again.`
          : wasThere(t)
            ? "Hello [name], on [day] you were with us for [what]. How was it for you? If you would like to go on, I have [day] or [day] and keep a place until [day]. If it is not the right thing, one word is enough and I will not ask again."
            : `Hello [name], on [day] you had [what] from us. It still stands, until [day]. Is there a question I can answer, or something I should change in it? If you have decided otherwise, one word is enough and I will not ask again.`,
      ),
];
/** They drive to those they serve. */
const travels = (t: Trade) => /drive|gate|door|yard|road/i.test(t.gap);
const reminder: Pieces = (s, t) => [
  say(
    "The reminder",
    `Hello [name], ${travels(t) ? "I will be with you on [day] at [hour]. Please see that somebody is there and that I can get to it." : `${isLegal(t) ? "we confirm [what] on [day] at [hour]." : "this is a reminder: [what] with us on [day] at [hour]."}`} If that no longer works, just reply NO today${s.room === 0 || isTheirDay(t) ? ": somebody is waiting for the place" : " and I will offer you two other times"}.`,
  ),
  isPrivate(t)
    ? say(
        "The question two days ahead",
        isLegal(t)
          ? "Hello [name], [what] stands for [day] at [hour]. Please confirm by [hour] tomorrow, or tell us the new date; a change after that may be charged as our terms say."
          : "Hello [name], you have [day] at [hour] with us. Please reply YES so that we keep it for you; without a yes by [hour] tomorrow the time goes to somebody who is waiting.",
      )
    : say(
        "The rule, with the date",
        isSameHour(t)
          ? "Your table is for [hour] on [day]. We hold it for a quarter of an hour. If you are late or cannot come, one call to [number] is enough and costs nothing."
          : s.comfort === 0
            ? "Your date is [day, hour]. If it no longer works, tell me by [hour] the day before and it costs nothing; after that I have to put [amount] on the next bill."
            : "To make [day, hour] firm we ask for [amount or a card]. You can move it until [hour] the day before at no cost; after that [amount] is kept.",
      ),
];
const friendlyNo = (t: Trade) =>
  say(
    "The friendly no",
    isLegal(t)
      ? "Thank you for asking us. We cannot take this on, so we are not your lawyers and have not looked into it. Deadlines may be running: please speak to another lawyer soon. The bar's referral service is at [number]."
      : t.industry === "Healthcare"
        ? "If anybody is in danger, dial the emergency number first. Thank you for asking us. I am sorry: we cannot take this on. Please try [name], or [where to turn if it gets worse]."
        : "Thank you for asking us. I am sorry: this is not what we do well. Please try [name].",
  );
/** Three answers, and the three replies that are the same in every trade. */
const sixReplies: Pieces = (_, t) => [
  say(
    "Saved answers one to three, by the pattern of the first",
    `Thank you for asking ${t.ask[0]}: [${changes(t.ask[0]) ? "how it stands now, or where they see it for themselves" : "your answer"}]. If that works for you, [the next step].`,
  ),
  say(
    "Saved answer four: a thank-you with a time in it",
    "Thank you, we have your message. You will hear from us by [day, hour].",
  ),
  say(
    "Saved answer five: what you need from them",
    `So that we can answer you properly, please tell us: ${isLegal(t) ? "the names of both sides, and no facts yet" : `${t.sort[0]}; ${t.sort[1]}; ${t.sort[2]}`}. You will hear from us within a day of your reply.`,
  ),
  friendlyNo(t),
];
/** The no that a full business says, and its greeting: those who are customers already still call. */
const fullBook: Pieces = (s, t) => [
  say(
    "The kind no, while you are full",
    `${asksInNeed(t) ? danger(t) : ""}Thank you for asking us.${isLegal(t) ? " We have not taken this on, and deadlines may be running." : ""} We are booked until [month], and I would rather tell you today than keep you waiting. If you can wait, I will put you on the list and write to you in [month]. If not, [name] does good work: please mention that I sent you.`,
  ),
  ...(s.phone
    ? [
        say(
          "The greeting while you are full",
          `Hello, this is [name]. ${dangerAloud(t)}We take nobody new until [month]; leave your name for the list. If you are with us already and it should not wait, call [name] at [number].`,
        ),
      ]
    : []),
];
const order: Pieces = (_, t) => [
  sheet(
    `The pad for ${t.order}`,
    ["Ask", "What they said", "Read back"],
    [
      ["Who, and where to reach them", "", ""],
      [cap(t.sort[0]), "", ""],
      [cap(t.sort[1]), "", ""],
      [cap(t.sort[2]), "", ""],
      ["As last time, or what is different", "", ""],
    ],
  ),
  ...(isSameHour(t)
    ? []
    : [
        say(
          "The line that confirms it",
          `To confirm: [what, how many], for [day], to [place], [price or 'as agreed']. Is that right? We start as soon as you say yes.`,
        ),
      ]),
];
const oneQuestion: Pieces = (_, t) => [
  say(
    "The three questions, as you say them",
    `Happy to help. So that I do not promise you the wrong thing, please tell me three things: ${t.sort[0]}; ${t.sort[1]}; and ${t.sort[2]}.`,
  ),
  friendlyNo(t),
];
const fields: Pieces = (_, t) => [
  sheet(
    `The fields of ${t.system}, before anything is changed`,
    ["Field", "Who read it this month?", "Where it comes from", "Keep?"],
    [[`For example: ${t.typed}`, "", "", ""]],
    8,
  ),
];
const firstWords: Pieces = (s, t) => [
  say(
    "Its first sentence",
    `Hello, this is the automatic assistant of [name]. ${s.phone ? dangerAloud(t) : danger(t)}${sorry(t)}A person reads everything you ${s.phone ? "say" : "write"}. ${s.phone ? `If it is about ${either(t.urgent)}, please call [name] at [number] right away.` : urgent(t)} What can I help you with?`,
  ),
];
const slots: Pieces = (_, t) => [
  say(
    "What you say before they leave",
    `Your next ${t.job} would be due around [when]. I have [day] or [day]: which one shall I write down?`,
  ),
];
const lever: Pieces = (s, t) => {
  const { piece } = leverOf(t);
  return [
    say(piece.what, piece.says(s, t)),
    ...(t.lever === "due" || t.lever === "senders"
      ? [
          sheet(
            t.lever === "due" ? "The list, by month" : "Those who send you work",
            t.lever === "due"
              ? ["Name", "Last here", "Due in", "Written on", "Date agreed"]
              : ["Name", "Whom they sent", "Thanked on", "Last word", "Next in"],
            [],
            10,
          ),
        ]
      : []),
  ];
};
const rota: Pieces = (_, t) => [
  sheet(
    "The evening schedule",
    ["Evening", "Who", "How many calls", `Possible ${t.newOnes}`],
    DAYS.map((day) => [day, "", "", ""]),
  ),
];

/** The words and sheets of each step; a step that needs none has none. */
const written: Partial<Record<StepId, Pieces>> = {
  "absence-page": (_, t) => [
    sheet(
      "The page for when you are away",
      ["While I am away", "The rule", "Who, and how to reach them"],
      [
        [`What may be promised about ${t.jobs}`, "", ""],
        [`Who decides: ${t.expert}`, "", ""],
        ["What waits until I am back", "", ""],
        [`What cannot wait: ${t.urgent}`, "", ""],
      ],
    ),
    sheet(
      "What only one person knows",
      ["What only I know", "Who could learn it", "Shown on", "Written down where", "Done without me on"],
      [[cap(t.expert), "", "", "", ""]],
      6,
    ),
  ],
  "ai-on-nights": firstWords,
  "arrival-note": (_, t) => [say("The automatic reply", arrived(t))],
  "better-voicemail": closing,
  "booking-page": (_, t) => [
    say(
      "The words above the free times",
      `Book ${t.easy} here; it is confirmed right away. For ${t.hard}, please ask us first: [how]. If something comes up, you can move it here until [hour] the day before.`,
    ),
  ],
  "bring-list": (_, t) => [
    say(
      "The list, for you to fill in",
      `Before your ${t.job} we need from you: ${t.typed}. What you may want to know: ${t.ask[0]}: [answer]; ${t.ask[1]}: [answer]. If you send it by [day], we will not have to ask you twice.`,
    ),
  ],
  "duty-rota": rota,
  "evening-mobile": rota,
  "full-book": fullBook,
  "expert-hours": (_, t) => [
    say(
      "What people who wait are told",
      `${danger(t)}That is a question for [your name], who will answer you by [hour] today.`,
    ),
  ],
  "first-reply": (_, t) => [say("The first reply", arrived(t))],
  "form-feed": fields,
  "friday-list": secondWord,
  "intake-sheet": fields,
  "missed-list": (s, t) => [
    say(
      "The one line when the answer has to wait",
      `Thank you, we have your question about [what]. [Name] will get back to you on [day] by [hour].${cannotWait(t) ? ` ${urgent(t)}` : ""}`,
    ),
    ...(s.phone
      ? [
          say(
            "The greeting that says when",
            `Hello, this is [name]. ${dangerAloud(t)}${cannotWait(t) ? `For ${t.urgent}, call [name] at [number] now. ` : ""}We cannot pick up right now and call everybody back ${s.reply === 0 ? "within the hour" : "at [hour] and at [hour]"}. Please leave your name, your number and what it is about.`,
          ),
        ]
      : []),
    sheet(
      "The list of what is open",
      ["Since", "Name", "What about", `Possible ${t.newOne}?`, "Answered at"],
      [],
      10,
    ),
  ],
  "night-backup": () => [
    sheet(
      "The nights of the month ahead",
      ["Night", "Who has it", "Who is rung second", "Calls that came"],
      DAYS.map((day) => [day, "", "", ""]),
    ),
  ],
  "night-line": firstWords,
  "night-messages": firstWords,
  "open-book": (_, t) => [
    say(
      "The words above the free times",
      `Book ${t.easy} here at any hour. For ${t.hard}, please ask us: [how].`,
    ),
  ],
  "order-form": (_, t) => [
    sheet(
      `The fields of the form for ${t.order}`,
      ["Field", "Must be filled in?", "What happens without it"],
      ["Who, and where to reach them", ...t.sort.map(cap), "As last time, or what is different"].map(
        (field) => [field, "", ""],
      ),
      2,
    ),
  ],
  "order-sheet": order,
  "overflow-line": firstWords,
  "own-dates": lever,
  "own-lever": lever,
  "own-list": lever,
  "phone-line": firstWords,
  "papers-in": () => [
    say(
      "The one list of what is missing",
      `Hello [name], for [month] we are still missing: [list]. If you send everything by [day], your figures will be ready by [day]. Anything later goes into next month.`,
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
      /arriv|come|there|way/.test(t.status)
        ? "Hello [name], I expect to be with you between [hour] and [hour]. If that changes, I will tell you at once."
        : `Hello [name], a quick update: [what is done]. Next comes [what], on [day]. If that changes, I will tell you the same day.`,
    ),
  ],
  "text-back": (_, t) => [
    say(
      "The text to a missed caller",
      `${danger(t)}Sorry I missed you, this is [name]; I am with somebody right now. Text me what you need (${t.sort[0]}), or I will call you at [hour]. ${urgent(t)}`,
    ),
  ],
  "three-questions": oneQuestion,
  "two-times": () => [
    say(
      "The two times, as you say them",
      `I have [day, hour] or [day, hour]. Which works for you? If neither does, tell me what would.`,
    ),
  ],
  "type-once": fields,
  "visit-slots": slots,
};

/** What a step of a plan needs in words or on paper. */
export const piecesOf = (id: StepId, s: Situation): readonly Piece[] =>
  written[id]?.(s, spoken(s.trade)) ?? [];
