import { capital } from "../../../../content/capital.ts";
import type { DeskKind } from "../../../../content/desks/desk.ts";
import { flowOf } from "../../../../content/flows/flows.ts";
import type { ActId } from "../../../../content/understanding/acts.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import type { DialogueContext } from "../context.ts";
import type { Heard } from "./heard.ts";
import { valuesOf } from "../flow-values.ts";
import type { Plan } from "../plan.ts";
import { plain } from "../readers/text.ts";
import { WHEN_WORDS } from "../readers/when-words.ts";
import { fill, wording } from "../say/speech.ts";
import { forget } from "./turn-clauses.ts";

/** 'Who am I talking to?' */
const WHO =
  /(?<!\p{L})(?:who(?:'s| is) (?:this|that)(?= |$)|^(?:(?:so|and|but|oh|well) )*is (?:that|this) you$|who (?:am i|are we) (?:talking|speaking) (?:to|with)(?! (?:on|at|in|for|then|tomorrow|next)(?!\p{L}))|who (?:have|did) i (?:got|reached?|call(?:ed)?|get)|(?:wait )?what is this(?: then| place| line| number| anyway)?$|what (?:place|office|business|company|number) (?:is this|have i (?:got|reached|called)|did i (?:call|reach|dial))|(?:is|am i at|did i (?:call|reach|get)) (?:this |that )?(?:(?:the|um|uh|like) )*(?:place|office|number|people|firm|practice|folks) (?:(?:that |who |where )?(?:my \p{L}+|i|we|he|she|they) (?:\p{L}+ )?(?:called|talked|spoke|rang|phoned|found|told|said|saw|goes|went)|(?:that|who) (?:just |keeps? )?(?:called|calling|rang|phoned|texted|wrote|emailed|left))|con qui[eé]n (?:hablo|estoy hablando)|qui[eé]n (?:habla|es)(?= |$)|ad[oó]nde (?:llam[eé]|estoy llamando))/u;
/** 'Is this Walgreens or not?', 'have I reached the lawyers?', 'you'd have to ask if you're the lawyers?' */
const NAMED =
  /(?<!\p{L})(?:(?:is|isn't) this (?:not )?(?:the |an? )?|(?:have i (?:reached|got)|did i (?:call|reach)|am i (?:at|through to)|am i (?:speaking|talking) (?:to|with)|are you|aren't you|if you(?:'re| are)) (?:the )|(?:es|hablo con|llam[eé] a) (?:el |la |los |las )(?=despacho|consultorio|cl[ií]nica|oficina|abogad|dentist|doctor|bufete|farmacia))((?:(?!or\b)[\p{L}'&]+ ?){1,4})(?=or not|or am|or is|$)/u;
/** What 'is this ...' asks about besides a place. */
const NO_PLACE =
  /^(?:(?:bot|robot|machine|real|person|human|recording|recorded|ai|going|really|still|okay|ok|it|for|about|by|with|your|my|our|because|something|normal|covered|included|legal|hipaa|free|compliant|secure|safe|confidential|private|bad|serious|true|right|correct|too|all|that|what|how|not|good|urgent|emergency|dangerous|contagious|at|on|in|to|permanent|extra|only|just|booked|confirmed|possible)(?!\p{L}))|(?<!\p{L})(?:person|human|machine|robot|bot|recording|joke|lead|thing|problem|emergency|scam|tooth|appointment|visit|time|one|day)(?!\p{L})/u;
const KINDS: Partial<Record<DeskKind, RegExp>> = {
  dental: /dent|teeth/,
  medical: /doctor|clinic|medical|physician|m[eé]dic|consultorio/,
  law: /law|attorney|abogad|despacho|bufete/,
};
const ANY_PLACE = /^(?:office|practice|place|number|company|business|front desk|reception)\b/;

const GENERIC = /^(?:the|an?|office|practice|place|group|center|of|and)$/;
const OTHER_TRADE =
  /^(?:animal|pets?|vet\p{L}*|hospital|pharmacy|eye|optical|vision|auto|bank|school|salon|spa|gym|church|plumbing|insurance|realty|bakery|cafe|florist)$/u;

/** A name with a capital, or a place's own word: 'is this being recorded?' asks about none. */
const isPlace = (kind: DeskKind, named: string, words: string): boolean =>
  ANY_PLACE.test(named) ||
  (KINDS[kind]?.test(named) ?? false) ||
  /\b(?:pharmacy|bank|store|hospital|restaurant|school|court|courthouse|city hall|clinic|shop|hotel|library|garage|farmacia|banco|lawyers?|dentist|doctor's?|vet|walgreens|cvs)\b/.test(
    named,
  ) ||
  named
    .split(" ")
    .some(
      (word) =>
        word.length > 2 &&
        new RegExp(`(?<!^|[.!?] )(?<![\\p{L}])${capital(word).replace(/[^\p{L}]/gu, ".")}`, "u").test(words),
    );

const DOCTORS = /^(?:dr|doctor|mr|mrs|ms|attorney)\.?$/u;
const MATTER = 7;
const beside = (all: string, own: string): number => all.split(/\s+/).length - own.split(/\s+/).length;

/** Whoever asks whom they have reached hears the desk's own name, whatever else is under way. */
export function saysWho(context: DialogueContext, state: DialogueState, heard: Heard, plan: Plan): void {
  const { desk } = context;
  for (const clause of heard.clauses) {
    const text = plain(clause.words);
    const named = NAMED.exec(text)?.[1]?.trim();
    const place =
      named !== undefined &&
      !NO_PLACE.test(named) &&
      // 'My appointment is this Wednesday.'
      !WHEN_WORDS.test(named.split(" ")[0]!) &&
      isPlace(desk.kind, named, clause.words)
        ? named
        : undefined;
    // 'Is this a real person?' has its own answer.
    if (!WHO.test(text) && !(place && (clause.words.includes("?") || !/[?]/.test(heard.words)))) continue;
    const own = plain(desk.name)
      .split(" ")
      .filter((word) => word.length > 3);
    const parts = place?.split(" ").filter((word) => !GENERIC.test(word)) ?? [];
    const ours = (word: string) => own.includes(word) || (KINDS[desk.kind]?.test(word) ?? false);
    // 'Larkspur Animal Hospital' is another one, however it begins.
    // 'Bright Smile Dental Lab' has a name of its own, whatever its trade.
    const names = clause.words
      .split(/[^\p{L}'’.-]+/u)
      .filter((word) => /^\p{Lu}\p{Ll}/u.test(word) && parts.includes(plain(word)))
      .map(plain)
      .filter((word) => !KINDS[desk.kind]?.test(word) && !DOCTORS.test(word));
    const known = [...own, ...desk.staff.flatMap(({ heard: said }) => said)];
    const foreign =
      names.length > 1 && !names.some((word) => known.some((each) => each.startsWith(word.slice(0, 4))));
    const itself =
      !foreign && parts.some(ours) && parts.every((word) => ours(word) || !OTHER_TRADE.test(word));
    const other = place !== undefined && !itself && !ANY_PLACE.test(place);
    const business = valuesOf(context, state)["business"]!;
    // 'Is this the dentist? I have a card here that says the fourteenth': what else was told is still to be heard.
    plan.understood = other || beside(heard.words, clause.words) < MATTER;
    if (other) {
      // What is asked of another place is not begun here.
      forget(heard, "forother", "book", "reason");
      delete heard.values.service;
      plan.said = [fill(wording(flowOf("wrong-number").opening, state.language), { business })];
    } else
      plan.said = [
        state.language === "es"
          ? `${itself ? "Sí, esta" : "Esta"} es ${business}.`
          : `${itself ? "Yes, this" : "This"} is ${business}.`,
      ];
    heard.answered.add(clause.words);
    const asked: readonly ActId[] = [
      "wrongnumber",
      "about",
      "staff",
      "where",
      "contact",
      "bot",
      "sales",
      "offered",
    ];
    clause.acts = clause.acts.filter((act) => !asked.includes(act));
    for (const act of ["greet", "smalltalk"] as const) heard.acts.delete(act);
    for (const act of asked)
      if (!heard.clauses.some(({ acts }) => acts.includes(act))) heard.acts.delete(act);
  }
}
