import type { StepId } from "../cures.ts";
import type { Situation } from "../kinds.ts";
import { whereToLook } from "../practices/index.ts";
import { kitOf } from "../kits.ts";
import { promise } from "../rounds.ts";
import { spoken } from "../spoken.ts";
import { outOf } from "../steps/absence-page.ts";
import { is } from "../circumstances.ts";
import { beforehand, cannotWait, cap, isLegal, isOfHealth, isPrivate, isTheirDay } from "../words.ts";
import { reminder, slots } from "./dates.ts";
import { lever, secondWord } from "./follow-ups.ts";
import { toParent } from "./for-parents.ts";
import { type Piece, type Pieces, say, sheet } from "./piece.ts";
import {
  arrived,
  closing,
  DAY_GREETING,
  firstWords,
  FRONT_DESK,
  frontDesk,
  fullBook,
  leave,
  oneQuestion,
  sixReplies,
  table,
} from "./replies.ts";
import { DAYS, difference, fields, order, rota, sorted } from "./sheets.ts";
import { askFirst, cannot, danger, dangerAloud, sorry, urgent } from "./urgency.ts";

/** The words and sheets of each step; a step that needs none has none. */
const written: Partial<Record<StepId, Pieces>> = {
  "absence-page": (s, t) => [
    sheet(
      "The one page",
      ["If this is out", "What we do instead", "Who, and how to reach them", "Tried on"],
      outOf(s, t).map((what) => [what, "", "", ""]),
    ),
    // Whoever stands in goes on from it.
    ...(t.industry === "Financial Services" || isLegal(t)
      ? [
          sheet(
            "The first page of a file",
            [
              "Client",
              "What is due, and when",
              "What is in",
              "What is missing",
              "What was decided, and why",
              "Fee",
              "Who may talk to us",
              "Where the file is",
            ],
            [],
            5,
          ),
        ]
      : []),
    sheet(
      "What only one person knows",
      ["What only I know", "Who could learn it", "Shown on", "Written down where", "Done without me on"],
      [[cap(kitOf(t).knows ?? t.expert), "", "", "", ""]],
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
      `Before your ${t.job}, please ${!isPrivate(t) ? `send us: ${t.typed}` : t.mourning ? `have these with you${s.phone ? ", or tell us by phone" : ""}: ${t.typed}` : s.written ? `fill in the form at [safe link]. It asks for ${t.typed}; please put none of that into a message` : `write down and bring: ${t.typed}`}. You may be wondering: ${beforehand(t).join(" [Answer.] ")} [Answer.] If we have everything by [day], we won't have to ask you twice.`,
    ),
  ],
  "counter-card": (_, t) => [
    say(
      "The three lines, to fill in",
      kitOf(t).card ?? `${t.ask.join(" [Answer.] ")} [Answer.] Anything else? Please ask us.`,
    ),
  ],
  "day-anew": () => [
    sheet(
      "One day by the half hour",
      ["Half hour", "What I was doing", "What pulled me away", "What would have prevented it"],
      [],
      8,
    ),
  ],
  "duty-rota": rota,
  "evening-mobile": rota,
  "full-book": fullBook,
  "expert-hours": () => [
    say(
      "What people who wait are told",
      "That's a question for [your name], who will get back to you by [hour] today.",
    ),
  ],
  "first-reply": (s, t) => [say("The first reply", arrived(s, t))],
  "form-feed": fields,
  "friday-list": secondWord,
  "one-promise": (_, t) => [
    t.mourning
      ? say(
          "The line while they wait",
          "Dear [name], a short word on what we are doing for you: [what is done]. Next comes [what], by [day or month]. There is nothing you need to do.",
        )
      : say(
          `What you ask the next five ${t.customers}`,
          "Two questions, if you have a minute: what did you have to wait for with us, and what did you have to ask twice? Nothing is too small.",
        ),
  ],
  "where-costs-hide": (s) => [
    sheet(
      "The three places",
      ["Where", "Our guess a month", "Counted in its week", "The rule from then on"],
      whereToLook(s, "cost")
        .split(/, (?:and )?/)
        .map((where) => [cap(where), "", "", ""]),
    ),
  ],
  "intake-sheet": fields,
  "missed-list": (s, t) => [
    ...(t.mourning
      ? []
      : [
          say(
            s.phone ? "What you say when you call back" : "What you write back",
            `${s.phone ? "Hi, this is [name] from [business]. Sorry you had to wait." : "Hi [name], sorry you had to wait. [Your answer in a sentence.]"} ${
              isLegal(t)
                ? "Before you tell me what happened: who else is involved, and is there a date on anything you've received?"
                : isOfHealth(t)
                  ? s.phone
                    ? "What is it about, and is anything worse than when you called?"
                    : "If anything has become worse, please tell me right away."
                  : t.sort[0]
            } ${
              is(s, "by appointment")
                ? "I have [day] at [hour] or [day] at [hour]."
                : isTheirDay(t)
                  ? "And which day is it for? I'll look right now."
                  : "You'll have the rest from me by [hour]."
            }`,
          ),
        ]),
    say(
      "The one line when the answer has to wait",
      `${t.mourning ? "I am so sorry for your loss. Your message has reached us. [Name] will get back to you by [hour] on [day]." : (kitOf(t).waits ?? "Thanks, we got your message. [Name] will get back to you by [hour] on [day].")}${cannotWait(t) ? ` ${danger(t)}${cannot(t) || !danger(t) ? urgent(s, t) : ""}`.trimEnd() : ""}`,
    ),
    ...(s.phone && s.team === "many" && !cannotWait(t) ? [say(FRONT_DESK, frontDesk(s, t))] : []),
    ...(s.phone && (s.team !== "many" || cannotWait(t))
      ? [
          say(
            DAY_GREETING,
            `You've reached [name]. ${dangerAloud(t)}${sorry(t)}${cannotWait(t) && cannot(t) ? `For ${cannot(t)}, call [name] at [number] now. ` : ""}We can't pick up right now. ${table(t)}${promise(s)} ${leave(s, t)}`,
          ),
        ]
      : []),
    sheet("The list of what is open", ["Since", "Name", ...sorted(t), "New to you?", "Answered at"], [], 10),
  ],
  "night-backup": () => [
    sheet(
      "The nights of the month ahead",
      ["Night", "Who has it", "Who gets the second call", "Calls that came"],
      DAYS.map((day) => [day, "", "", ""]),
    ),
  ],
  "night-line": firstWords,
  "night-people": (_, t) => [
    say(
      "What they say",
      `Hello, you've reached [name]. ${dangerAloud(t)}${sorry(t)}May I have your name and number first${/\banimal\b/.test(t.sort[0]) ? ", and your pet's name" : ""}? Then tell me what happened, and where. You will hear from [name] by [hour].`,
    ),
  ],
  "night-messages": firstWords,
  "open-book": (s, t) => [
    say(
      "The words above the free times",
      `Book ${t.easy} here, day or night. For ${t.hard}, ${askFirst(s)}.`,
    ),
  ],
  "order-form": (s, t) => [
    sheet(
      `The fields of the form for ${t.order}`,
      ["Field", "Must be filled in?", "What happens without it"],
      ["Who, and where to reach them", ...t.sort, difference(s)].map((field) => [field, "", ""]),
      2,
    ),
  ],
  "order-sheet": order,
  "overflow-line": firstWords,
  "own-dates": lever,
  "own-lever": lever,
  "own-names": lever,
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
  "teach-what-you-have": (_, t) => [
    say(
      "An answer as it should have it",
      t.industry === "Technology"
        ? "How does the import work? Save your file as [format], open [screen] and choose it; a thousand rows take about [minutes]. If it stops at a row, that row has [cause]: [one change], and load it again."
        : `${t.ask[0]} [The answer, in one sentence.] [What to do next, and by when.]`,
    ),
    say(
      "The line with which it hands over",
      "That one is for a person. [Name] has what you wrote and answers you by [hour]; you don't have to say it again.",
    ),
  ],
  "text-back": (s, t) => [
    say(
      "The text to a missed caller",
      `Hi, this is [name]. Sorry we missed your call. ${danger(t)}${isOfHealth(t) ? "We'll call you back by [hour]. Reply with a better time if you like, and please no health details by text." : "Text me what you need and I'll call you back by [hour]."} ${urgent(s, t)}`,
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

/** Whoever works alone says 'I'. */
const asOne = (says: string): string =>
  says
    .replaceAll("[Name] will get back", "I'll get back")
    .replaceAll("[name] gets back", "I'll get back")
    .replaceAll("[Name] gets back", "I'll get back")
    .replaceAll(/\b[Ww]e(?:'re| are)\b/g, "I'm")
    .replaceAll(/\b[Ww]e\b/g, "I")
    .replaceAll(/\bus\b/g, "me")
    .replaceAll(/\bour\b/g, "my")
    .replaceAll(/\bOur\b/g, "My");

/** What a step of a plan needs in words or on paper. */
export const piecesOf = (id: StepId, s: Situation): readonly Piece[] =>
  (written[id] ? written[id](s, spoken(s.trade)) : []).map((piece) => {
    if (!("says" in piece)) return piece;
    const says = s.team === "alone" ? asOne(piece.says) : piece.says;
    return { ...piece, says: s.trade.child ? toParent(says, s.trade) : says };
  });
