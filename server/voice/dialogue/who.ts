import { flowFor } from "../../../content/flows/flows.ts";
import { type DialogueState, NOTES_MAX } from "../../../contracts/voice.ts";
import { addNote } from "./asides.ts";
import { kinNamed, type Person, spokenOf } from "./by-person.ts";
import type { DialogueContext } from "./context.ts";
import type { Heard } from "./hear.ts";
import { namesNobody } from "./names-nobody.ts";
import { topFlow } from "./next.ts";
import { sentencesOf } from "./note-words.ts";
import { peopleHeard } from "./readers/people.ts";
import { NAME_MAX, RELATIONS, withSurname } from "./readers/name.ts";
import { spelledName } from "./readers/spelled-name.ts";
import { writtenPhone } from "./readers/phone.ts";
import { bothNames } from "./readers/two-names.ts";
import { introducedIn, isName, NAME_PART } from "./readers/plain-name.ts";
import { rowsOf, withRow } from "./note-rows.ts";
import { noteSecond, secondIn } from "./second-person.ts";

const NAMED = `${NAME_PART}(?: ${NAME_PART}){0,2}`;
const KIN = `(?:${RELATIONS}|guardian|caregiver|aide|assistant|boss|dad|mom|mum|father|mother|hij[oa]|mam[aá]|pap[aá]|madre|padre)`;

/** 'I'm Claire Fontaine, her mom', 'soy Maribel, la hija'. */
const CALLER = [
  new RegExp(
    `(?<![\\p{L}'])(?:[Ii]'?m|I am|[Tt]his is|[Mm]y name(?:'s| is)|[Ss]oy|[Mm]e llamo) (${NAMED}),? (?:and )?(?:[Ii]'?m |I am |soy )?(?:his|her|their|the|la|el|su) ${KIN}(?!\\p{L})`,
    "u",
  ),
  new RegExp(`(?<!\\p{L})(?:I'm|I am|soy) (?:his|her|their|the|la|el|su) ${KIN},? (${NAMED})`, "u"),
  // 'Peter's me'.
  new RegExp(
    `(?<!\\p{L})(${NAMED})(?:'s| is) (?:me|my name|my own name|the (?:mom|dad|mother|father|parent|caller))(?!\\p{L})`,
    "u",
  ),
  new RegExp(
    `(?<!\\p{L})(?:I'm|I am|soy) (${NAMED}),? (?:and )?(?:I'm|I am|soy) (?:the one|la que|el que)(?!\\p{L})`,
    "u",
  ),
  // 'It's Claire Fontaine calling for my son'.
  new RegExp(
    `(?<![\\p{L}'])(?:[Ii]'?m|[Ii]t's|[Tt]his is|[Ss]oy) (${NAMED}),? (?:calling|llamo|llamando) (?:for|por|para)`,
    "u",
  ),
];
/** 'This is Priya Raman, my husband needs a physical'. */
const BEFORE_KIN = new RegExp(
  `(?<![\\p{L}'])(?:[Tt]his is|[Mm]y name(?:'s| is)|[Ii]'m|[Ss]oy|[Mm]e llamo) (${NAMED})(?:[,.]| and)?(?: \\p{Ll}[\\p{L}']*){0,8} (?:my|mi) (?:\\p{L}+ )?${KIN}(?!\\p{L})`,
  "u",
);
/** 'Hi, Irene Castro here. My son needs a cleaning', 'habla Marisol Fuentes. Mire, a mi hijo le duele una muela'. */
function introduced(words: string): string | undefined {
  const told = introducedIn(words);
  return told && KIN_NEXT.test(told.rest) ? told.name : undefined;
}
const KIN_NEXT = new RegExp(
  `^(?:(?:so|and|but|um+|uh+|hey|mire|oiga|es que|i'm calling|i am calling|llamo|quer[ií]a|quisiera|i need|i'd like|necesito)[, ]+(?:\\p{L}+ ){0,4}?)*(?:for |para |a |get |about )*(?:my|mi|our) (?:\\p{L}+ )?${KIN}(?: \\p{L}+)? (?:needs?|wants?|is|has|had|woke|could|would|should|can|le|se|necesita|quiere|tiene|est[aá]|amaneci[oó]|anda)(?!\\p{L})`,
  "iu",
);
const BESIDE = [
  new RegExp(`(?<!\\p{L})(?:[Yy]o (?:soy|me llamo)|(?:and|but) I'?m|and I am) (${NAMED})`, "u"),
];
/** 'It's for Jaylen, same last name', 'book it under Jaylen Rhodes', 'Jaylen's the patient'. */
const PATIENT = [
  new RegExp(
    `(?<!\\p{L})(?:(?:[Ii]t|[Tt]his|[Tt]hat|(?:the |that )?(?:visit|appointment|cleaning|check-?up|physical|booking|one))(?:'s| is| should be)|(?:[Bb]ook|[Pp]ut|[Mm]ake|[Cc]hange) (?:it|that|this|the (?:name|appointment|visit))(?: to be)?|[Ee]s|la cita es) (?:for|under|to|para|a nombre de) (?:(?:my|mi|our) (?:\\p{L}+ )?${KIN},? )?(?:called |named )?(${NAMED})`,
    "u",
  ),
  new RegExp(
    `(?<!\\p{L})(${NAMED})(?:'s| is| es) (?:the|el|la) (?:patient|kid|one (?:coming|who's coming|with)|paciente)`,
    "u",
  ),
  new RegExp(`(?<!\\p{L})(?:under|a nombre de(?: (?:ella|él),?)?) (${NAMED})(?=[.,!?]|$| )`, "u"),
  // 'Ava's my daughter'.
  new RegExp(`(?<!\\p{L})(${NAMED})(?:'s| is| es) (?:my|our|mi) (?:\\p{L}+ )?${KIN}(?!\\p{L})`, "u"),
  // 'Evan Hsu, and I'm Grace, his mom'.
  new RegExp(
    `(?:^|[.!?;] )(?!Yo (?:soy|me))(${NAMED}),? (?:and |y )?(?:[Ii]'?m|I am|(?:yo )?soy) (?:${NAMED},? )?(?:his|her|their|the|la|el|su) ${KIN}`,
    "u",
  ),
  new RegExp(
    `(?<!\\p{L})(?:[Hh]is|[Hh]er|[Tt]he (?:patient|kid|child|baby|girl|boy)(?:'s)?|[Mm]y \\p{L}+'s|[Ss]u) (?:full )?(?:name|nombre)(?:'s| is| es)? (${NAMED})`,
    "u",
  ),
  new RegExp(`(?<!\\p{L})[Tt]he (?:patient|kid|child|baby|girl|boy|one coming)(?:'s| is) (${NAMED})`, "u"),
  new RegExp(
    `(?<!\\p{L})(?:(?:[Hh]is|[Hh]ers|[Tt]heirs) is|nombre de (?:él|ella|mi \\p{L}+) es|paciente es (?:mi \\p{L}+,? )?) ?(${NAMED})`,
    "u",
  ),
];
const NOT_MINE = new RegExp(
  `(?<!\\p{L})(?:it's|it is|that's|that is|es) (?:not (?:for )?(?:me|mine),? (?:it's|it is|but) )?(?:for )?(?:my|our|de mi) (?:\\p{L}+ )?(${RELATIONS})(?:'s)?(?=[.,!?;]|$| not | who)`,
  "iu",
);
/** 'It's Stan's name you want', 'but it's Stan's appointment'. */
const THEIRS = new RegExp(
  `(?<!\\p{L})(?:[Ii]t's|[Ii]t is|[Uu]se|[Pp]ut|[Uu]nder|is for) (${NAMED})'s (?:name|appointment|visit|consult\\p{L}*|meeting|check-?up|cleaning)(?!\\p{L})`,
  "u",
);
const OF_INSURANCE = /\binsur\p{L}*|\b(?:plan|coverage|covered|policy|seguro)\b/iu;
const OF_ONESELF = /(?<!\p{L})(?:me|myself|mí)(?!\p{L})/u;
const SHARED =
  /\bsame (?:last |family |sur)?name\b|\b(?:is|'s) an? \p{Lu}[\p{L}'-]+,? too\b|mismo apellido/iu;

const found = (patterns: readonly RegExp[], words: string): string | undefined => {
  for (const each of patterns) {
    const name = each.exec(words)?.[1];
    if (name && !IS_KIN.test(name) && name.split(" ").every((part) => isName(`${part} ${part}`))) return name;
  }
  return undefined;
};
/** 'Dad's number' is nobody's called Dad. */
const IS_KIN = new RegExp(`^${KIN}$`, "iu");
/** 'Ed', and 'Edward' later, are one. */
const same = (one = "", other = ""): boolean =>
  first(one).startsWith(first(other)) || first(other).startsWith(first(one));
const first = (name = ""): string => name.split(" ")[0]!.toLowerCase();

/** Tells who comes from who calls, where a turn says which is which: a visit stands under the one, and names the other. */
export function tellApart(context: DialogueContext, state: DialogueState, heard: Heard): void {
  const flow = topFlow(state);
  if (state.more > 0 || state.names?.length) return ofSeveral(state, heard);
  // 'This is Lillian Voss, a cleaning for myself and one for my husband Harold' is both, and she calls.
  const leaves = beginsMessage(heard) || (heard.values.phone !== undefined && !heard.has("book", "avail"));
  if (!flow && !leaves && peopleHeard(heard) > 1 && OF_ONESELF.test(heard.text)) {
    const caller = introducedIn(heard.told)?.name ?? found(OWN_NAME, heard.told);
    if (caller) heard.values.name = caller;
    return;
  }
  if (flow ? flow.id !== "book" : leaves) return ofMessage(state, heard);
  const ails = heard.has("reason") && heard.values.whom !== undefined;
  if (!flow && !heard.has("book", "forother", "avail") && !ails) return;
  const { told: words, values } = heard;
  const known = state.slots.name?.value;
  // 'It's my daughter's. I'm Eva', of the name that was told before.
  const kinOf = state.whom ? undefined : NOT_MINE.exec(words)?.[1];
  if (kinOf && flow) state.whom = kinOf.toLowerCase().slice(0, 20);
  // 'Se llama Mateo Ruiz, yo soy Ana Ruiz', of his visit.
  const beside = state.whom && values.name ? found(BESIDE, words) : undefined;
  // 'I'm Denise Park', once somebody else's name was told.
  const [kin] = state.whom && !known && state.asked === "name" ? kinNamed(state.told.join(" ")) : [];
  // 'Mia Lund. I'm Eva', of her daughter's.
  const told = state.whom && state.asked === "name" ? values.name : undefined;
  const self =
    state.whom && (known || kin || told) && (kinOf || !heard.has("deny", "correct"))
      ? found(OWN_NAME, words)
      : undefined;
  const calling =
    found(CALLER, words) ??
    found(values.whom ? [BEFORE_KIN] : [], words) ??
    (values.whom && !flow ? introduced(words) : undefined) ??
    (self && !same(self, known ?? kin ?? told) ? self : undefined) ??
    (beside === values.name ? undefined : beside);
  // 'It's under MetLife' tells who pays.
  const named = found(
    PATIENT,
    sentencesOf(words)
      .filter((each) => !OF_INSURANCE.test(each))
      .join(" "),
  );
  const theirs = named ? undefined : found([THEIRS], words);
  // 'Bernie Kowalski, but it's Stan's appointment' tells who calls, too.
  const caller =
    calling ??
    (theirs && values.name && !same(values.name, theirs) && !same(values.name.split(" ").at(-1), theirs)
      ? values.name
      : undefined);
  // 'It's for Invisalign' tells what for.
  const patient = theirs
    ? fullName(state, words, theirs)
    : named && namesNobody(context, named)
      ? undefined
      : (named ?? (self && self === caller ? kin : undefined));
  if (!caller && !patient) return;
  if (patient && found(THEIR_NAME, words)) state.whom ??= "other";
  const own = OWN.exec(words)?.[1];
  const shared = [own, caller, known]
    .find((each) => each?.includes(" "))
    ?.split(" ")
    .at(-1);
  const whole =
    patient && !patient.includes(" ") && SHARED.test(words) && shared ? `${patient} ${shared}` : patient;
  const calls = caller ?? (own && first(own) !== first(whole) ? own : undefined);
  // Who was named before somebody else's name was put there called.
  const before = whole && known && !same(known, whole) ? known : undefined;
  if (whole)
    values.name = (
      known && first(known) === first(whole) && known.length > whole.length ? known : whole
    ).slice(0, NAME_MAX);
  else if (caller && known && first(known) !== first(caller)) {
    if (!values.name || same(values.name, caller)) delete values.name;
  } else if (caller && !known && values.whom && (values.name ?? caller) === caller) {
    // 'My son Leo needs one' names him.
    const [named] = spokenOf(words);
    if (named?.name) values.name = named.name;
    else delete values.name;
  } else if (caller && !known && values.name === caller) state.whom ??= "other";
  // 'Peter's me', of a Peter Hale.
  const who = calls ?? before;
  const called = known && who && first(known) === first(who) && known.length > who.length ? known : who;
  if (!called || first(called) === first(values.name ?? known)) return;
  state.whom ??= "other";
  state.notes = withRow(state.notes, "Called by", called).slice(-NOTES_MAX);
}
/** A first name with the family name that was told or is spelled beside it. */
function fullName(state: DialogueState, words: string, name: string): string {
  if (name.includes(" ")) return name;
  const told = withSurname(name, [words, ...state.told, ...state.notes].join(" "));
  const spelled = told ? undefined : spelledName(words.replaceAll(`${name}'s`, " "));
  return told ?? (spelled && !spelled.includes(" ") ? `${name} ${spelled}` : name);
}

const TWO_FIRST = new RegExp(
  `(?<!\\p{L})(?:[Ii]t's for|[Ff]or|[Tt]hey're|[Nn]ames are|[Cc]alled|[Ss]on|[Pp]ara) (${NAME_PART}) (?:and|y) (${NAME_PART})(?=[.,!?]|$)`,
  "u",
);
/** 'I'm their mom, Tessa Pruitt', once the names of those who come were told. */
function ofSeveral(state: DialogueState, { told, values }: Heard): void {
  const caller = found(CALLER, told);
  // 'It's for Ava and Zoe', of two who come.
  const [, one, two] = state.slots.name || state.more !== 1 ? [] : (TWO_FIRST.exec(told) ?? []);
  if (one && two && [one, two].every((each) => isName(`${each} ${each}`))) {
    state.slots.name = { value: one, confirmed: false };
    state.names = [two];
    state.whom ??= "other";
    if (values.name && !caller) delete values.name;
  }
  // 'Same last name', as who calls.
  const [family] = rowsOf(state.notes, "Called by").flatMap((each) => /\S+ (\S+)$/.exec(each)?.[1] ?? []);
  if (family && SHARED.test(told) && state.slots.name) {
    const whole = (name: string) => (name.includes(" ") ? name : `${name} ${family}`.slice(0, NAME_MAX));
    state.slots.name = { value: whole(state.slots.name.value), confirmed: false };
    state.names = state.names?.map(whole);
  }
  if (
    !caller ||
    !state.slots.name ||
    [state.slots.name.value, ...(state.names ?? [])].some((each) => same(each, caller))
  )
    return;
  addNote(state, `Called by: ${caller}`);
  if (values.name && same(values.name, caller)) delete values.name;
}
/** Whether a turn asks for something that is passed on, and for no visit. */
const beginsMessage = (heard: Heard): boolean => begun(heard) !== undefined;
const begun = (heard: Heard): string | undefined =>
  heard.has("book", "avail")
    ? undefined
    : [...heard.acts]
        .map(([act, p]) => (p >= 0.5 ? flowFor(act) : undefined))
        .find((flow) => flow?.files?.kind === "message")?.id;

/** A message is from who calls, and says whom it is for: 'it's for my mother, Ottilie Brandauer. I'm Joss, her son'. */
function ofMessage(state: DialogueState, heard: Heard): void {
  const { told: words, values } = heard;
  const known = state.slots.name?.value;
  const flow = topFlow(state)?.id ?? begun(heard) ?? "";
  const second = PASSED_ON.includes(flow) ? secondIn(state, words) : undefined;
  if (second) return withSecond(state, heard, second);
  // 'My daughter's Lily', of what is hers; in any other message she may only be named.
  const told = [state.note, ...state.told].some((each) => OTHERS.test(each));
  const kin = OTHERS.test(state.note);
  // 'It's under Greg Lindqvist', of one's own, is who calls.
  const somebody = told || state.whom !== undefined || OTHERS.test(words);
  const ofTheirs = OF_SOMEBODY.includes(flow) || (state.whom !== undefined && state.asked === "name");
  // 'I'm Lucia Ramos, he's Hector'.
  const both = ofTheirs && somebody ? bothNames(words) : undefined;
  const theirs =
    both?.[1] ??
    found(FOR_THEM, words) ??
    (ofTheirs && somebody ? found([HE_IS], words) : undefined) ??
    (ofTheirs ? ((somebody ? found(PATIENT, words) : undefined) ?? found(KIN_NAMED, words)) : undefined) ??
    // 'Her name is Dot Beck', of what her daughter asks for.
    (PASSED_ON.includes(flow) && (kin || told) ? found(THEIR_NAME, words) : undefined) ??
    // 'Sam Feldman', of 'my husband needs his pills', once it was read back from his wife.
    (ofTheirs && kin && state.asked === "confirm" && isName(words) && first(words) !== first(known)
      ? words
      : undefined);
  const own = both?.[0] ?? found(CALLER, words) ?? found(OWN_NAME, words);
  const apart = theirs ?? (own && (state.whom || OTHERS.test(words)) ? (known ?? values.name) : undefined);
  const other = found(THEIR_NAME, words);
  const toThem =
    flow === "callback" && [state.note, ...state.told, words].some((each) => CALL_THEM.test(each));
  const pair = toThem && own ? bothNames(words) : undefined;
  const instead = flow === "callback" ? (found(CALL_NAMED, words) ?? pair?.[1]) : undefined;
  if (instead) {
    state.notes = withRow(
      state.notes.filter((each) => !/^(?:About|Ask for|For): /.test(each)),
      "Call",
      instead,
    ).slice(-NOTES_MAX);
    if (pair) [values.name] = pair;
    else if (values.name && same(values.name, instead)) delete values.name;
    return;
  }
  const theirOwn = THEIR_NUMBER.test(words) || (toThem && !MY_NUMBER.test(words));
  const called = values.phone && theirOwn ? values.phone : undefined;
  if (other && !own && !theirs && (state.asked !== "name" || told) && first(other) !== first(known)) {
    // 'Call my sister's phone, her name's Carol': who is to be asked for there.
    if (called) state.notes = state.notes.filter((each) => !each.startsWith("The number is: "));
    addNote(
      state,
      called
        ? `Call: ${other} at ${writtenPhone(called)}`
        : `${toThem ? "Call" : REACHES.test(words) ? "Ask for" : "About"}: ${other}`,
    );
    // 'Denise Achebe, 202 ... Her name is Ngozi Achebe' tells both.
    const lead = new RegExp(`^(${NAMED})(?=[,.])`, "u").exec(words)?.[1];
    if (lead && isName(lead) && lead !== other) values.name = lead;
    else delete values.name;
    if (called && state.slots.phone) delete values.phone;
    return;
  }
  if (!apart || (own && first(own) === first(apart))) {
    if (own && (state.whom || (state.asked === "name" && !values.name))) values.name = own;
    return;
  }
  state.whom ??= "other";
  addNote(state, `For: ${apart.replace(/['’]s$/u, "")}`);
  if (known && first(known) === first(apart)) delete state.slots.name;
  if (own) values.name = own;
  else if (values.name && first(values.name) === first(apart)) delete values.name;
}
/** What is passed on of two: the caller stays who calls, and the other is named beside them. */
function withSecond(state: DialogueState, { told: words, values }: Heard, second: Person): void {
  const both = bothNames(words);
  const name =
    both?.[1] ??
    found(KIN_NAMED, words) ??
    found(THEIR_NAME, words) ??
    found(PATIENT, words) ??
    found([HE_IS], words) ??
    found(FOR_THEM, words);
  const whole = name?.replace(/['’]s$/u, "");
  const own = both?.[0] ?? found(OWN_NAME, words);
  const theirs = whole && first(whole) !== first(own) && first(whole) !== first(state.slots.name?.value);
  const longer = theirs && (!second.name || whole.length >= second.name.length) ? whole : undefined;
  noteSecond(state, second, longer);
  if (own) values.name = own;
  else if (values.name && same(values.name, longer ?? second.name)) delete values.name;
}
const REACHES =
  /\b(?:call|ring|phone|text|reach|ask for|talk to|speak (?:to|with)|number|pick(?:s)? up|answers?) (?:back )?(?:him|her|them|is|for|my|his)?/i;
const FOR_THEM = [
  new RegExp(
    `(?<!\\p{L})(?:la paciente|el paciente|the patient) (?:es|is) (?:(?:mi|my) ${KIN},? )?(${NAMED})`,
    "u",
  ),
  new RegExp(
    `(?<!\\p{L})(?:cita|receta|visit|appointment) (?:es )?(?:de|for) (?:mi|my) ${KIN},? (${NAMED})`,
    "u",
  ),
  new RegExp(
    `(?<!\\p{L})(?:for|about|behalf of|para|por|de) (?:my|mi|our) (?:\\p{L}+ )?${KIN}(?:'s \\p{L}+)?(?: really| actually)?,? (?:named |called )?(${NAMED})`,
    "u",
  ),
  new RegExp(`(?<!\\p{L})(?:my|mi|our) (?:\\p{L}+ )?${KIN}'s \\p{L}+(?: \\p{L}+)?, (${NAMED})`, "u"),
];
/** What is asked for may be somebody else's. */
const OF_SOMEBODY: readonly string[] = [
  "move",
  "cancel",
  "late",
  "existing",
  "refill",
  "results",
  "referral",
  "records",
];
/** Of two people each has their own, where it is passed on. */
const PASSED_ON: readonly string[] = ["refill", "results", "referral", "records"];
const KIN_NAMED = [
  new RegExp(
    `(?<!\\p{L})(?:[Mm]y|[Mm]i|[Oo]ur) (?:\\p{L}+ )?${KIN}(?:'s name is|'s| is| es| se llama|,)? (${NAMED})`,
    "u",
  ),
];
/** 'He's Manuel Castro', of whose visit was spoken of. */
const HE_IS = new RegExp(
  `(?<!\\p{L})(?:[Hh]e's|[Ss]he's|[Hh]e is|[Ss]he is) (${NAME_PART} ${NAME_PART})`,
  "u",
);
/** 'She'd be the one to call', 'the call is for her': who is to be called is not who calls. */
const CALL_THEM =
  /(?<!\p{L})(?:(?:[Ss]he|[Hh]e|[Tt]hey)(?:'d| would|'s| is|'ll| will|'re| are)? (?:be )?(?:the|your) (?:one|person|best)(?! (?:who|that) (?!you|should))|(?:call|ring|phone|reach|text) (?:her|him|them)(?! first)|(?:talk|speak) (?:to|with) (?:her|him|them)(?! instead of me)|(?:the|that) call(?:'s| is| should be| would be) for (?:her|him|them|my)|call (?:my|our) (?:\p{L}+ ){1,3}?(?:instead|and not me|not me)|ll[aá]m(?:en|a)l[ao] a (?:ella|él))(?!\p{L})/u;
const CALL_NAMED = [
  new RegExp(
    `(?<!\\p{L})(?:(?:[Tt]he|[Tt]hat) call(?:'s| is| should be| would be) (?:for|to)|[Cc]all(?: should (?:go|be))? (?:to |for )?|[Ii]t's|[Pp]ut|[Tt]o|[Ff]or) (${NAMED}),? (?:and )?(?:not|instead of) (?:for |to )?me(?!\\p{L})`,
    "u",
  ),
  new RegExp(
    `(?<!\\p{L})(?:[Ii]t's|[Ii]t is) (${NAMED}) (?:(?:that )?(?:they|you|she|he) (?:should|need to|have to|can)|who(?:'s| is| should)|to) (?:be )?(?:called|call|ask for|talk to|speak (?:to|with))(?!\\p{L})`,
    "u",
  ),
];
const MY_NUMBER =
  /(?<!\p{L})(?:my|mi) (?:own |cell |mobile )?(?:number|phone|cell|mobile|n[uú]mero|tel[eé]fono|celular)(?!\p{L})/iu;
const THEIR_NUMBER =
  /(?<!\p{L})(?:(?:his|her|their|su) (?:own |cell |mobile |home |work )?(?:number|phone|cell|mobile|n[uú]mero|tel[eé]fono|celular)|(?:reach|call|ring|text) (?:him|her|them)|\p{Lu}\p{L}+'s (?:number|phone|cell))(?!\p{L})/u;
const THEIR_NAME = [
  new RegExp(
    `(?<!\\p{L})(?:(?:[Hh]er|[Hh]is|[Tt]heir) name(?:'s| is)|[Aa]sk for|[Ss]u nombre es|[Ss]e llama|[Pp]regunten? por) (${NAMED})`,
    "u",
  ),
];
/** Tells of somebody else. */
const OTHERS = new RegExp(`(?<!\\p{L})(?:my|his|her|mi|su) (?:\\p{L}+ )?${KIN}(?!\\p{L})`, "iu");
const OWN_NAME = [
  new RegExp(`(?<![\\p{L}'])(?:[Ii]'?m|I am|[Mm]y name(?:'s| is)|[Ss]oy|[Mm]e llamo) (${NAMED})`, "u"),
  new RegExp(`(?<![\\p{L}'])(${NAMED})'s (?:phone|number|cell)`, "u"),
];
const OWN = new RegExp(`(?<![\\p{L}'])(?:I'm|I am|[Mm]y name(?:'s| is)|[Yy]o soy|[Ss]oy) (${NAMED})`, "u");
