import type { DialogueState } from "../../../../contracts/voice.ts";
import { BODY, HOUSE } from "../../../../content/understanding/house-words.ts";
import type { ActId } from "../../../../content/understanding/acts.ts";
import { alarmsIn } from "../../understanding/alarms.ts";
import { clausesOf } from "../../understanding/clauses.ts";
import { movesAThing } from "../hearing/not-of-this-office.ts";
import { PART_OK } from "./answered-no.ts";
import { breaksNow } from "./urgent.ts";
import { missesSomebody } from "./unseen-person.ts";
import { hitInTraffic } from "./in-traffic.ts";
import { ofJoint } from "./joints.ts";
import { namesOnlyWhen } from "../times/another-time.ts";
import { isFault } from "../tasks/of-customer.ts";
import type { DialogueContext } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { sentencesOf } from "../paper/note-words.ts";
import { RELATIONS } from "../readers/relation.ts";
import { has } from "../readers/text.ts";
import { saysWhen } from "../readers/when.ts";

/** A short answer to what was asked, or a plain refusal: the model alone is not believed to fear something in it. */
export function harmless({ desk }: DialogueContext, state: DialogueState, heard: Heard): boolean {
  const { asked, suspected, language } = state;
  if (suspected) return false;
  // Who is missed for days is answered with where to turn, 911 among it.
  if (missesSomebody(state, heard)) return true;
  if (desk.kind === "law" && hitInTraffic(heard.words)) return true;
  const fearsAlone =
    (heard.suspected === "em.911" || heard.has("em.911")) &&
    alarmsIn(heard.words, clausesOf(heard.words)).feared === undefined;
  // 'Our Ringwell stopped answering', where no word fears more than that.
  if (desk.id === "ringwell" && isFault(heard.text) && !DESPAIR.test(heard.text) && !BODY.test(heard.words))
    return true;
  // 'My water heater is leaking everywhere' is what this business's urgent line is for, and that names 911 too.
  if (fearsAlone && desk.urgent && has(heard.text, ...desk.urgent.heard)) return true;
  // 'There's water everywhere', to who mends that: what words of danger mean was looked for before.
  if (fearsAlone && desk.comes && HOUSE.test(heard.words) && !BODY.test(heard.words)) return true;
  // 'Is the dizziness from the pills? Chest is ok.'
  if (fearsAlone && PART_OK.test(heard.text)) return true;
  if (fearsAlone && movesAThing(heard.text)) return true;
  // 'She gets confused, so please call me' says whom to call.
  const others = heard.words.replace(GETS_CONFUSED, " ");
  if (others !== heard.words && heard.suspected === "em.911") {
    const { feared, signs } = alarmsIn(others, clausesOf(others));
    if (feared === undefined && !signs) return true;
  }
  // 'Nobody's sick, it's just loud', where no word fears anything.
  if (fearsAlone && NOBODY_HURT.test(heard.text)) return true;
  // Sparks where something was plugged in are answered with what to do about them.
  if (fearsAlone && desk.comes && breaksNow(desk, heard.text) && !BODY.test(heard.words.replace(SPARKS, "")))
    return true;
  // 'Eleven would be better' speaks of the hour.
  if (namesOnlyWhen(heard.words, language)) return true;
  // 'I have a crown on the tenth and I can't do it anymore' cannot come; words of self-harm were looked for before.
  if ((heard.suspected === "em.crisis" || heard.has("em.crisis")) && ofTheEstate(desk, heard)) return true;
  // 'I don't want anything noted, I'm keeping it. Goodbye', of an appointment.
  const despairs = heard.suspected === "em.crisis" || heard.has("em.crisis");
  if (despairs && KEEPS_IT.test(heard.text) && !DESPAIR.test(heard.text)) {
    const { feared, sure, signs } = alarmsIn(heard.words, clausesOf(heard.words));
    if (feared === undefined && sure.length === 0 && !signs) return true;
  }
  if (heard.suspected === "em.crisis")
    if ([CANNOT_COME, NOT_TODAY, NOT_HERE].some((plainly) => plainly.test(heard.text))) return true;
  if (heard.suspected === "em.911" && (ofJoint(heard) || introduces(heard))) return true;
  // 'Her jaw clicks and she wakes up with a headache', of who grinds their teeth.
  if (fearsAlone && GRINDS.test(heard.text) && !BESIDE_JAW.test(heard.text)) return true;
  // 'The pain is gone but I'd like to be seen', where no word fears anything.
  if (fearsAlone && IS_GONE.test(heard.text)) return true;
  if (fearsAlone && IS_MINOR.test(heard.text) && !BESIDE_JAW.test(heard.text)) return true;
  // 'The dog chewed up my mouth guard': a thing is broken, and nobody swallowed anything that harms.
  if (heard.suspected === "em.poison" && CHEWED_UP.test(heard.text)) return true;
  if (heard.text.split(" ").length > 10) return false;
  // 'Just finished. Skip my appointment': a refusal beside words of despair is none by itself.
  if (alarmsIn(heard.words, clausesOf(heard.words)).feared === "em.crisis") return false;
  // 'Thursday. It won't matter after that', of who has told as much before.
  if (despairs && heard.leave.signs + (state.leave?.weight ?? 0) / 2 >= 2.75) return false;
  const { name, phone } = heard.values;
  const answers =
    (asked !== "nothing" && asked !== "anything-else" && saysWhen(heard.values)) ||
    (asked === "name" && name !== undefined) ||
    (asked === "phone" && phone !== undefined);
  // A plain goodbye is one; 'goodbye' beside other words may be more.
  const leaves = (heard.acts.get("bye") ?? 0) >= 0.9 && heard.text.split(" ").length <= 4;
  return answers || leaves || ["refuse", "drop"].some((act) => (heard.acts.get(act as ActId) ?? 0) >= 0.9);
}

/**
 * 'So my kids don't have to go through probate when I die', 'I want a living trust made up': who is to have what, where
 * no word of self-harm stands.
 */
const ofTheEstate = ({ kind }: Pick<DialogueContext["desk"], "kind">, { words, text }: Heard): boolean => {
  const { feared, sure, signs } = alarmsIn(words, clausesOf(words));
  const quiet = feared === undefined && sure.length === 0 && !signs && !SOON.test(text);
  return (
    quiet &&
    ((ONE_DAY.test(text) && ESTATE.test(text)) ||
      (kind === "law" && (PAPER.test(text) || NOT_TO_COURT.test(text))))
  );
};
/** 'What happens if I just don't go?', of a court date. */
const NOT_TO_COURT =
  /(?<!\p{L})what (?:happens|if|would happen)(?: \S+){0,3} (?:don't|do not|didn't) (?:go|show|show up|come|appear|answer)(?!\p{L})/u;
/** What a lawyer draws up. */
const PAPER =
  /(?<!\p{L})(?:living (?:will|trust)\p{L}*|trusts?|wills|(?:a|my|our|his|her) will|estate plan\p{L}*|power of attorney|testamento|fideicomiso)(?!\p{L})/u;
const ONE_DAY =
  /(?<!\p{L})(?:(?:when|after|once|if|before|cuando|despu[eé]s de que) (?:i|we|yo) ?(?:die|pass(?: away| on)?|croak|kick the bucket|go|(?:'m|am|are|'re) (?:gone|dead|no longer here)|me muera|muera|falte|fallezca)|when my time comes|cuando (?:me muera|yo falte))(?!\p{L})/u;
const ESTATE =
  /(?<!\p{L})(?:wills?|trust\p{L}*|estate|probat\p{L}*|inherit\p{L}*|heirs?|beneficiar\p{L}*|deed|house|home|property|money|savings|business|paperwork|lawyer|attorney|funeral|buried|draw (?:it|that|one|something) up|who gets|gets? everything|testamento|herencia|heredar|fideicomiso|casa)(?!\p{L})/u;
const SOON =
  /(?<!\p{L})(?:tonight|today|tomorrow|this week|soon|kill|hurt|suicid\p{L}*|better off|can't (?:go on|do this|take)|no point|don't want to|goodbye|pills?|hoy|ma[nñ]ana|esta noche)(?!\p{L})/u;

const GRINDS =
  /\b(?:jaw(?:'s| is)? (?:clicks?|clicking|pops?|popping|cracks?|sore|stiff|aches?)|(?:grinds?|grinding|clench(?:es|ing)?) (?:(?:my|his|her|their|the) )?(?:teeth|jaw)|(?:night|mouth|bite) ?guards?)\b/;
const BESIDE_JAW =
  /\b(?:chest|arms?|breath\w*|sweat\w*|faint\w*|numb\w*|swoll?en|swell\w*|face|throat|vision|speech|slur\w*|worst|sudden\w*)\b/;
const GETS_CONFUSED =
  /(?<!\p{L})(?:(?:he|she) (?:gets|is|can get)|(?:he|she)'s|(?:my|our) \p{L}+ (?:gets|is)) (?:(?:a (?:bit|little)|easily|very|pretty|so|really|sometimes|often) )*(?:confused|mixed up|muddled)(?: (?:easily|sometimes|a lot|on the phone|by the phone|with (?:dates|times|phones|numbers)))*,? (?:so|and so|that's why) (?:(?:please|just|you|could|can|should|i'd|rather|want you to|it's better to|better) )*(?:call|ring|text|talk to|send|speak)(?!\p{L}| (?:911|an ambulance|the ambulance))/iu;
const NOBODY_HURT =
  /(?<!\p{L})(?:nobody|no one|none of us)(?:'s| is| got| was)? (?:sick|hurt|ill|dizzy|injured|bleeding)|everybody(?:'s| is) (?:ok|okay|fine)|nadie est[aá] (?:mal|herid|enferm)/u;
const SPARKS = /(?<!\p{L})(?:sparks?|sparked|sparking|chispas?)(?!\p{L})/giu;
/** 'He thinks he's having a man cold', of what everybody has at times. */
const IS_MINOR =
  /(?<!\p{L})(?:man (?:cold|flu)|(?:just|only|a little|a bit of) (?:an? )?(?:cold|sniffles|runny nose|allergies)|(?:the )?sniffles|runny nose|(?:stop|quit) (?:moaning|whining|complaining|griping))(?!\p{L})/u;
const MADE_THING =
  "(?:(?:mouth|night|bite|sports?) ?guards?|mouthguards?|retainers?|aligners?|dentures?|partial|bridge|hearing aids?|glasses|forms?|papers?|paperwork|bill|card|letter|checks?)";
const CHEWED_UP = new RegExp(
  `(?<!\\p{L})(?:dog|cat|puppy|pup|kitten|pet)(?: \\S+){0,2} (?:ate|chewed|eaten|got|destroyed|shredded)(?: \\S+){0,3} ${MADE_THING}(?!\\p{L})|(?<!\\p{L})${MADE_THING}(?:'s|'ve)?(?: \\S+){0,3} (?:chewed|eaten|destroyed|shredded)(?: \\S+){0,3} (?:dog|cat|puppy|pup|kitten|pet)(?!\\p{L})`,
  "u",
);
const IS_GONE =
  /(?<!\p{L})(?:pain|ache|toothache|swelling|fever|rash|it|dolor|fiebre)(?:'s| is| has| has been)? (?:all |mostly |already |now )?(?:gone|better|stopped|went (?:away|down)|cleared up|passed)(?!\p{L})|(?<!\p{L})ya (?:no me duele|se (?:me )?(?:pas[oó]|quit[oó]))(?!\p{L})/u;
/** 'I'm Joan Meyers and she's Lily', 'I'm her mom Joan': who they are, and nothing else. */
const WHO = `(?:(?:I'm|I am|[Ii]t's|[Ww]e're|[Mm]y name(?:'s| is)|(?:[Hh]e|[Ss]he)(?:'s| is)|[Tt]hey're|(?:[Hh]er|[Hh]is) name(?:'s| is)|(?:[Yy]o )?[Ss]oy|[Ee]lla es|[Éé]l es) )?(?:(?:[Mm]y|[Hh]is|[Hh]er|[Tt]heir|[Tt]he|[Mm]i|[Ss]u) (?:${RELATIONS})(?:,? \\p{Lu}[\\p{L}'-]+){0,2}|\\p{Lu}[\\p{L}'-]+(?: \\p{Lu}[\\p{L}'-]+){0,2})`;
const INTRODUCES = new RegExp(
  `^(?:(?:so|and|but|um|well|ok|okay|yes|yeah)[, ]+)*${WHO}(?:(?:,? (?:and|y) |, )${WHO}){0,3}[.!]?$`,
  "u",
);

/** 'There's two of them', 'she's eight', 'Felix is five': how many come, and how old they are. */
const HOW_MANY =
  /(?<!\p{L})(?:there(?:'s| are| is)|I have|I've got) (?:two|three|four)(?: of them)?[,:]? /giu;
const HOW_OLD =
  /,? ?(?:s?he(?:'s| is)|who(?:'s| is)|is|'s) (?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen)(?: and a half| years old)?(?=[,.!]|$| and )/giu;

/** 'The first one. He's Owen Strand, I'm Beth, his mom': an answer in a few words does not make more of it. */
function introduces({ words }: Heard): boolean {
  const told = sentencesOf(words).filter((each) => each.split(" ").length > 3);
  const named = words.replace(HOW_MANY, "").replace(HOW_OLD, "");
  return (
    INTRODUCES.test(words) ||
    (told.length > 0 && told.every((each) => INTRODUCES.test(each))) ||
    (named !== words && sentencesOf(named).every((each) => INTRODUCES.test(each)))
  );
}

/** 'I wanna not come today and come Thursday.' */
const NOT_TODAY =
  /(?:\bnot|n't) (?:(?:be )?(?:come|coming|make it|be there) (?:in |over )?(?:today|tomorrow)|(?:(?:be )?(?:come|coming|make it|be there|make|do)) (?:in |over )?(?:on |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b(?!.*\b(?:life|living|everything|myself|alone|hopeless)\b)/;

/** 'Cancel my cleaning, I won't be here': why somebody does not come, and nothing more. */
const NOT_HERE =
  /^(?:\S+ ){0,4}(?:cancel|move|reschedule|skip|change) (?:my|the|our) (?:\S+ ){0,2}(?:appointment|visit|cleaning|check-?up|physical|consultation)\b(?: \S+){0,4} (?:i|we)(?: will not|'re not going to| won't|'m not going to) be (?:here|there|home|in town|able to (?:come|make it))$/;

const KEEPS_IT =
  /\b(?:i'm|i am|we're|i'll|we'll) (?:just )?(?:keep|keeping) (?:it|mine|that|my \S+|the \S+)\b|\b(?:it|that|the appointment|mine) stays\b|\b(?:don't|do not|didn't) (?:want|need) (?:anything|it|that|this|any of (?:it|this|that)) (?:noted|written(?: down)?|sent|passed on|changed|moved|filed|booked|canceled)\b/;
const DESPAIR =
  /\b(?:life|living|alive|live|myself|pills?|guns?|hopeless|die|dying|dead|kill\w*|end it|any ?more|no point|alone|better off|give up|burden)\b/;

const CANNOT_COME =
  /\b(?:have|got|had|my|for) (?:an?|my|the)?(?: ?\S+){0,2} (?:appointment|visit|cleaning|check-?up|crown|filling|consultation|physical)\b(?!.*\b(?:life|living|everything|myself|alone|hopeless)\b).*\b(?:can't|cannot|can not) (?:do|make) it any ?(?:more|longer)\b/;
