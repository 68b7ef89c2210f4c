import type { Situation, Trade } from "../kinds.ts";
import type { Step } from "../step-kinds.ts";
import { fitting } from "../circumstances.ts";
import { cannotWait, either } from "../words.ts";
import { casesOf, freshOf } from "../own-hours.ts";

/** What is reached at the fixed times: calls, messages, or both. */
const open = (phone: boolean, written: boolean) =>
  phone && written ? "calls and messages" : phone ? "calls" : "messages";

/** Nobody looks less often than now: who answers within the hour every hour, whoever texts expects more than two looks a day, which one person who works alone cannot keep. */
const often = (s: Situation) =>
  s.reply === 0
    ? "every hour"
    : s.reply === 1 && s.team !== "alone" && (s.sms || s.social)
      ? "four times a day"
      : "twice a day";
const LOOKS = { "every hour": 176, "four times a day": 88, "twice a day": 44 };
const TIMES = {
  "every hour": "On the hour",
  "four times a day": "At ten, one, four and closing",
  "twice a day": "Before noon and before closing",
};
/** Who is alone looks between the work, not in the middle of it. */
const times = (s: Situation, t: Trade) =>
  s.team === "alone" && often(s) === "twice a day"
    ? fitting(
        s,
        [`Before your first ${t.job} and after your last`, "several a day"],
        ["Before you begin and before you stop"],
      )
    : TIMES[often(s)];
/** A look takes longer where more comes in, and where it comes less often. */
const lookMinutes = (s: Situation, contacts: number) =>
  (contacts < 50 ? 1 : 2) * (often(s) === "twice a day" ? 2 : 1);

const several = (s: Situation) => s.team === "many" || s.team === "few";
/** Who takes up what nobody answered, when, and in which order, where the trade has no words for it. */
const round = (s: Situation, t: Trade) =>
  `${times(s, t)}, ${several(s) ? "one named person goes" : "go"} through all open ${open(s.phone, s.written)}, possible new ${t.customers} first. If the full answer has to wait, send one line that says when it comes.`;

export const missedList: Step = {
  id: "missed-list",
  kind: "cheaper-fix",
  basis: ["interactionChannels", "customerInteractionPercentage", "responseTime"],
  when: (s) =>
    !(s.trade.mourning && s.reply === 0) &&
    (s.phone || s.written) &&
    (s.reply >= 1 || s.missedKnown || (s.phone && s.talk >= 2)),
  comfort: 0,
  closes: { busy: 0.35, unanswered: 0.4, "slow-replies": 0.3 },
  takes: [],
  setupHours: 1,
  work: (value, t, s) => {
    const missed = s.phone && (s.talk >= 2 || s.missedKnown) ? freshOf(value, "busyShare") : 0;
    // What nobody answered until now is new work; what was answered late is not.
    const silent = s.missedKnown && (s.written || s.speakers) ? "silentShare" : undefined;
    const answers = silent ? freshOf(value, silent) : 0;
    return [
      {
        what: "looks at what is open",
        count: LOOKS[often(s)],
        minutes: lookMinutes(s, value("contactsPerWeek")),
      },
      { what: `calls back to possible new ${t.customers}`, count: Math.round(missed), minutes: 5 },
      {
        what: `answers to possible new ${t.customers}`,
        count: Math.round(answers),
        minutes: value("questionMinutes"),
      },
      {
        what: "lines to the others",
        count: silent ? Math.round(casesOf(value, silent) - answers) : 0,
        minutes: 1,
      },
    ];
  },
  missed: true,
  already: () => "nothing is ever left open when you stop for the day",
  title: (s, t) =>
    s.phone && s.written
      ? `Get back to every ${t.customer} still waiting, ${often(s)}`
      : s.phone
        ? `Call back every ${t.customer} you missed, ${often(s)}`
        : `Answer every ${t.customer} who wrote, ${often(s)}`,
  does: (s, t) =>
    `${round(s, t)} ${s.missedKnown && s.reply > 0 ? "By your count that is {missed.day} a working day. " : ""}${cannotWait(s.trade) ? `For ${either(t.urgent)}, somebody answers at once. ` : ""}${often(s) === "twice a day" ? `Name both times in your ${s.phone ? "greeting" : "automatic reply"}.` : ""}`.trim(),
  handled: (s, t, { when, who, how }) => ({
    general: round(s, t),
    own: `${often(s) === "twice a day" && when ? when : times(s, t)}, ${several(s) ? `${who ?? "one named person"} goes` : "go"} through all open ${open(s.phone, s.written)}, ${how}`,
  }),
  dayOne: (_, t) =>
    t.mourning
      ? `Start with yesterday's, oldest first.`
      : `Start with yesterday's, oldest first, and note who has already gone elsewhere.`,
  needs: (s) =>
    `${s.reply === 0 ? "five minutes of every hour that belong to somebody" : "set times in the day that nothing else may take"}, and one list of what is open${s.doors >= 4 ? ", from every channel you have" : ""}`,
  watch: () => "what is still open at closing",
  never: () => "slip to tomorrow",
  short: (s, t) =>
    s.phone && !s.written
      ? `calling back every ${t.customer} you missed, ${often(s)}`
      : `getting back to every waiting ${t.customer}, ${often(s)}`,
};
