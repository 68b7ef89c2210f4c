import type { StepId } from "./cures.ts";
import type { Situation, Trade } from "./kinds.ts";
import { leverOf } from "./levers.ts";
import { spoken } from "./spoken.ts";
import {
  asksInNeed,
  atOnce,
  brief,
  cannotWait,
  cap,
  either,
  isDangerous,
  isLegal,
  isOfHealth,
  isPrivate,
  isSameHour,
  isTheirDay,
  leaving,
  reaching,
  changes,
  single,
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

/** What stands first in every text that somebody in danger may read or hear. */
const outFirst = (t: Trade) => `For ${leaving(t)}, get everybody out, then call 911 from outside. `;
const danger = (t: Trade) => (isDangerous(t) && leaving(t) ? outFirst(t) : "");
/** What stands last in a text that nobody in danger waits for. */
const dangerLast = (t: Trade) => (isDangerous(t) && !leaving(t) ? " In an emergency, dial 911." : "");
const dangerAloud = (t: Trade) =>
  !isDangerous(t) ? "" : leaving(t) ? outFirst(t) : "If this is an emergency, please hang up and dial 911. ";
/** What else cannot wait, where the dangers have been said. */
const cannot = (t: Trade) => (isDangerous(t) ? reaching(t) : either(t.urgent));
const reach = (s: Situation) => (s.phone ? "call [name] at [number]" : "[name] can help right away: [how]");
const askFirst = (s: Situation) =>
  s.phone ? "please call us first at [number]" : "please ask us first: [how]";
const urgent = (s: Situation, t: Trade) =>
  `If it can't wait${cannot(t) ? ` (${cannot(t)})` : ""}, ${reach(s)}.${dangerLast(t)}`;
/** What is said first to whoever calls about a loss. */
const sorry = (t: Trade) => (t.mourning ? "If you have lost someone dear to you, I am so sorry. " : "");
const whatFirst = (t: Trade) =>
  isLegal(t)
    ? "In the meantime, please send just the names of everyone involved, and no details yet."
    : isOfHealth(t)
      ? "Please keep anything about your health for when we speak, and just tell us when we can reach you."
      : t.mourning
        ? "You don't have to prepare anything."
        : `In the meantime, it helps us to know: ${t.sort[0]} ${t.sort[1]}`;
const arrived = (s: Situation, t: Trade) =>
  `${danger(t)}${sorry(t)}Thanks, we got your message and you'll hear from us by [day, hour]. ${whatFirst(t)} ${urgent(s, t)}`;

const closing: Pieces = (s, t) => [
  ...(s.phone
    ? [
        say(
          "The greeting after closing",
          `You've reached [name]. ${dangerAloud(t)}${sorry(t)}${
            atOnce(t)
              ? `We're closed, but [name] has the phone tonight at [number]${cannot(t) ? `: for ${cannot(t)}, please call now` : ""}. Otherwise leave your name, number and what happened, and you'll hear from us by [hour] in the morning.`
              : "We're closed right now. We call everyone back the next business day between [hour] and [hour]. Please leave your name, number and reason. If it can't wait until then, call [name] at [number]."
          }`,
        ),
      ]
    : []),
  ...(s.written ? [say("The automatic reply after closing", arrived(s, t))] : []),
];
const secondWord: Pieces = (_, t) => [
  t.lapses
    ? say(
        "The note to those who stopped coming",
        `Hi [name], it's [your name]. We haven't seen you since [month]. Is something in the way? If you'd rather stop, just say so.`,
      )
    : say(
        `The follow-up on ${brief(t.cold)}`,
        isPrivate(t) && wasThere(t)
          ? `Hi [name], it's [your name]. We talked on [day]. ${isLegal(t) ? "Please remember that any deadline you have keeps running while you decide. " : ""}Have any questions come up since? ${isLegal(t) ? "To sign, or to talk once more, " : ""}I have [day] at [hour] or [day] at [hour]. If you've decided against it, just say so.`
          : wasThere(t)
            ? `Hi [name], it's [your name]. Good to see you on [day]. Did any questions come up since? To go on: [day] or [day]? If not, just say so.`
            : isOffer(t)
              ? `Hi [name], it's [your name]. I'm checking on the ${single(t.cold)} from [day]. It's good until [day]. Any questions, or anything to change? If you've gone another way, just say so.`
              : "Hi [name], it's [your name]. I'm following up on [what they asked about]. Would you still like it? I have [day] or [day]. If not, just say so.",
      ),
];
/** What goes cold there is a price or a plan of ours that holds for a while. */
const isOffer = ({ cold }: Trade) =>
  /^[\w-]*(?: ?fee)? ?(quotes?|estimates?|offers?|proposals?|treatment plans|designs)\b/.test(cold);
/** They drive to those they serve. */
const travels = (t: Trade) => t.travels === true || /drive|gate|door|yard|road/i.test(t.gap);
const reminder: Pieces = (s, t) => [
  say(
    "The reminder",
    `Hi [name], ${travels(t) ? "we'll be at your place on [day] at [hour]. Please make sure somebody is there and we can get to it." : isLegal(t) ? "this confirms your appointment with us on [day] at [hour]." : `this is a reminder of your ${singleDate(t)} with us on [day] at [hour].`} Can't make it? Reply NO today${s.room === 0 || isTheirDay(t) ? " and we'll offer the spot to somebody who is waiting" : " and I'll send you two other times"}.`,
  ),
  isPrivate(t)
    ? say(
        "The question two days ahead",
        isLegal(t)
          ? "Hi [name], we have you down for [day] at [hour]. Please reply YES by [hour] tomorrow, or tell us which day works instead. A later change may be charged under our terms."
          : "Hi [name], we have you down for [day] at [hour]. Please reply YES by [hour] tomorrow so we can hold it. Without a yes, we'll give the time to somebody who is waiting.",
      )
    : say(
        "The rule, with the date",
        isSameHour(t)
          ? "Your table is set for [hour] on [day]. We'll hold it for fifteen minutes. If you're running late or can't make it, just call [number]."
          : s.comfort === 0
            ? "You're down for [day] at [hour]. If something comes up, tell me by [hour] the day before and there's no charge. After that I have to add [amount] to the next bill."
            : "To lock in [day] at [hour], we ask for [amount or a card]. You can move it for free until [hour] the day before. After that we keep [amount].",
      ),
];
const singleDate = (t: Trade) => (t.books ? t.job : "visit");
const friendlyNo = (t: Trade) =>
  say(
    "The friendly no",
    isLegal(t)
      ? "Thank you for asking us. We can't take this on, so we are not your lawyers and haven't looked into it. Deadlines may be running, so please speak to another lawyer soon. The bar's referral service is at [number]."
      : t.industry === "Healthcare"
        ? "Thank you for asking us. I'm sorry, we can't take this on. Please try [name], or go to [where] if it gets worse. In an emergency, dial 911."
        : "Thanks for asking us. I'm sorry, we don't do this well. [Name] does, at [number].",
  );
/** Three answers, and the three replies that are the same in every trade. */
const sixReplies: Pieces = (_, t) => [
  say(
    `Saved answer one: ${t.ask[0]} (two and three go the same way)`,
    `Hi [name], thanks for asking. [${changes(t.ask[0]) ? "How it stands today, or where they can see for themselves" : "Your answer, in one or two sentences"}.] If that works for you, [the next step].`,
  ),
  say(
    "Saved answer four: thanks, with a time in it",
    "Thanks, we got your message. You'll hear from us by [day, hour].",
  ),
  say(
    "Saved answer five: what you need from them",
    isLegal(t)
      ? "Thanks for writing. Before we can talk, please send just the names of everyone involved, and no details yet. You'll hear from us within a day of your reply."
      : isOfHealth(t)
        ? "Thanks for writing. So nothing about your health has to go into a message: please fill in the form at [safe link], or tell us when we can reach you. You'll hear from us within a day."
        : `Thanks for writing. So we can answer you properly: ${t.sort.join(" ")} You'll hear from us within a day of your reply.`,
  ),
  friendlyNo(t),
];
/** The no that a full business says, and its greeting: those who are customers already still call. */
const fullBook: Pieces = (s, t) => [
  say(
    "The kind no, while you are full",
    `${asksInNeed(t) ? danger(t) : ""}Thank you for asking us.${isLegal(t) ? " We have not taken this on, and deadlines may be running." : ""} We're booked until [month], and I'd rather tell you today than keep you waiting. If you can wait, I'll put you on the list and write to you in [month]. If not, [name] does good work. Please tell them I sent you.${asksInNeed(t) ? dangerLast(t) : ""}`,
  ),
  ...(s.phone
    ? [
        say(
          "The greeting while you are full",
          `You've reached [name]. ${dangerAloud(t)}We aren't taking anybody new until [month]. Leave your name if you'd like to be on the list. If you're already with us and it can't wait, call [name] at [number].`,
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
      ...t.sort.map((question) => [question, "", ""]),
      ["As last time, or what is different", "", ""],
    ],
  ),
  ...(isSameHour(t)
    ? []
    : [
        say(
          "The line that confirms it",
          `Hi [name], here is what I wrote down: [what, how many], for [day], to [place], [price]. Is that right? ${t.books ? "Your date is firm once your deposit is in." : "We'll start as soon as you say yes."}`,
        ),
      ]),
];
const oneQuestion: Pieces = (_, t) => [
  say(
    "The three questions, as you say them",
    isLegal(t)
      ? `I'd be glad to help if we can. Before you tell me what happened, may I have the names of everyone involved, so I can check that we're free to talk? Thank you. ${t.sort.slice(1).join(" ")}`
      : `Happy to help. Three quick questions first. ${t.sort.join(" ")}`,
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
    `${s.phone ? "Hello, you've reached" : "Hello, this is"} [name]. I'm the automated assistant, and a person reads everything you ${s.phone ? "tell me" : "write"}. ${s.phone ? dangerAloud(t) : danger(t)}${sorry(t)}${s.phone ? (cannot(t) ? `For ${cannot(t)}, say “person” and I'll put you through to whoever is on call.` : "Say “person” at any time and I'll put you through.") : urgent(s, t)} How can I help?`,
  ),
];
const slots: Pieces = (_, t) => [
  say(
    "What you say before they leave",
    `Your next ${t.job} is due around [when]. I have [day] or [day]. Which one should I put you down for?`,
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
  "arrival-note": (s, t) => [say("The automatic reply", arrived(s, t))],
  "better-voicemail": closing,
  "booking-page": (s, t) => [
    say(
      "The words above the free times",
      `Book ${t.easy} here. You'll get a confirmation right away, and you can move it here until [hour] the day before. For ${t.hard}, ${askFirst(s)}.`,
    ),
  ],
  "bring-list": (s, t) => [
    say(
      "The list, for you to fill in",
      `Before your ${t.job}, please ${!isPrivate(t) ? `send us: ${t.typed}` : t.mourning ? `have these with you, or tell us by phone: ${t.typed}` : s.written ? `fill in the form at [safe link]. It asks for ${t.typed}; please put none of that into a message` : `write down and bring: ${t.typed}`}. You may be wondering: ${t.ask[0]} [Answer.] ${t.ask[1]} [Answer.] If we have everything by [day], we won't have to ask you twice.`,
    ),
  ],
  "duty-rota": rota,
  "evening-mobile": rota,
  "full-book": fullBook,
  "expert-hours": (_, t) => [
    say(
      "What people who wait are told",
      `${danger(t)}That's a question for [your name], who will get back to you by [hour] today.${dangerLast(t)}`,
    ),
  ],
  "first-reply": (s, t) => [say("The first reply", arrived(s, t))],
  "form-feed": fields,
  "friday-list": secondWord,
  "intake-sheet": fields,
  "missed-list": (s, t) => [
    say(
      "The one line when the answer has to wait",
      `Thanks, we got your ${isOfHealth(t) ? "message" : "question about [what]"}. [Name] will get back to you by [hour] on [day].${cannotWait(t) ? ` ${urgent(s, t)}` : ""}`,
    ),
    ...(s.phone
      ? [
          say(
            "The greeting that says when",
            `You've reached [name]. ${dangerAloud(t)}${cannotWait(t) && cannot(t) ? `For ${cannot(t)}, call [name] at [number] now. ` : ""}We can't pick up right now. We return calls ${s.reply === 0 ? "within the hour" : s.reply === 1 ? "the same day" : "twice a day, at [hour] and [hour]"}. Please leave your name, number and reason.`,
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
  "night-people": (_, t) => [
    say(
      "What they say at night",
      `Good evening, you've reached [name]. ${dangerAloud(t)}${sorry(t)}May I have your name and number first? Then tell me what happened, and where. You will hear from [name] by [hour].`,
    ),
  ],
  "night-messages": firstWords,
  "open-book": (s, t) => [
    say(
      "The words above the free times",
      `Book ${t.easy} here, any time of day. For ${t.hard}, ${askFirst(s)}.`,
    ),
  ],
  "order-form": (_, t) => [
    sheet(
      `The fields of the form for ${t.order}`,
      ["Field", "Must be filled in?", "What happens without it"],
      ["Who, and where to reach them", ...t.sort, "As last time, or what is different"].map((field) => [
        field,
        "",
        "",
      ]),
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
      `Hi [name], for [month] we're still missing [list]. If you send it all by [day], your numbers will be ready by [day]. Anything later goes into next month.`,
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
      /\bwhen\b.*\b(arrives?|comes?|there|installs?)\b|\bon (the|its|your) way\b/.test(t.status)
        ? "Hi [name], we expect to be there between [hour] and [hour]. If that changes, I'll let you know right away."
        : `Hi [name], a quick update: [what is done]. Next is [what], on [day]. If that changes, I'll let you know the same day.`,
    ),
  ],
  "text-back": (s, t) => [
    say(
      "The text to a missed caller",
      `${danger(t)}Hi, this is [name]. Sorry I missed your call, I'm with somebody. ${isOfHealth(t) ? "I'll call you back by [hour]; if another time suits you better, text it to me, and keep the rest for the call." : "Text me what you need and I'll call you back by [hour]."} ${urgent(s, t)}`,
    ),
  ],
  "three-questions": oneQuestion,
  "two-times": () => [
    say(
      "The two times, as you say them",
      `I have [day] at [hour] or [day] at [hour]. Which works better for you? If neither does, tell me what would.`,
    ),
  ],
  "type-once": fields,
  "visit-slots": slots,
};

/** What a step of a plan needs in words or on paper. */
export const piecesOf = (id: StepId, s: Situation): readonly Piece[] =>
  (written[id]?.(s, spoken(s.trade)) ?? []).map((piece) =>
    s.trade.child && "says" in piece ? { ...piece, says: toParent(piece.says, s.trade) } : piece,
  );

/** Whoever reads it is the parent, and what it is about is the child's. */
const toParent = (says: string, { job }: Trade): string =>
  says
    .replaceAll("Hi [name]", "Hi [parent]")
    .replace(
      new RegExp(`\\b([Yy])our (next |last )?(?=${job}|appointment|visit|treatment plan)`, "g"),
      (_, first: string, when = "") => `[${first === "Y" ? "Child" : "child"}]'s ${when}`,
    )
    .replace("have you down", "have [child] down")
    .replace("You're down", "[Child] is down")
    .replace("about your health", "about [child]'s health")
    .replace("We haven't seen you", "We haven't seen [child]");
