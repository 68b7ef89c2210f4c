import type { Scenario } from "../../../content/scenarios/scenario.ts";
import { has } from "./text.ts";

/** What help a caller needs at once: 911, the crisis line 988, or the practice's own urgent line. */
export type EmergencyLine = "911" | "988" | "practice";

const CRISIS = [
  "suicid\\p{L}*",
  "kill(ing)? my ?self",
  "end(ing)? my (own )?life",
  "take my (own )?life",
  "(want|wanna|going|ready|rather) (to )?(die|be dead)",
  "wish i (was|were) dead",
  "(don't|dont|do not|no longer) (want|wanna) (to )?(live|be alive|be here) ?(anymore|any more|any longer)?",
  "no reason to live",
  "better off (dead|without me)",
  "end it all",
  "(hurt|harm|cut|cutting)(ing)? my ?self( on purpose)?",
  "self[- ]harm\\p{L}*",
  "quiero morir(me)?",
  "matarme",
  "me tuer",
  "mich umbringen",
  "me matar",
];
const CRISIS_CHINESE = /自杀|不想活|想死/u;

/** Those who live with a caller. */
const PEOPLE =
  "husband|wife|boyfriend|girlfriend|partner|ex|ex husband|ex wife|ex boyfriend|ex girlfriend|dad|father|stepdad|mom|mother|roommate|son|brother";
const NINE_ONE_ONE = [
  "chest (pains?|pressure|tightness)",
  "(pain|pressure|tightness|tight feeling) in (my|his|her|the|their) chest",
  "(my|his|her) chest (really )?(hurts|is hurting|is tight)",
  "heart attack",
  "cardiac arrest",
  "(can't|cant|cannot|can not|can barely|can hardly|couldn't|unable to) (breathe?|get (any |enough )?air|catch (my|his|her) breath|swallow)( .*)?",
  "(trouble|difficulty|problems?|hard time|struggling( to)?|hard to|difficult to|having trouble) (breathing|breathe|swallowing|swallow)",
  "(is|are|he's|she's|isn't|not|stopped) (not )?breathing( .*)?(?<!(is|are) breathing)",
  "(stopped|isn't|not) breathing",
  "(throat|airway|tongue) (is |feels like it's |feels like it is )?(closing|swelling|swollen)( up| shut)?",
  "(i'm|he's|she's|is) choking",
  "bleeding (very |really |so )?(heavily|badly|a lot|out|profusely|to death|like crazy)",
  "(heavy|severe|massive|uncontrolled) bleeding",
  "blood (is )?(everywhere|pouring|gushing|spurting)",
  "(is|are|was|went|fell|found (him|her|them)) unconscious",
  "unconscious",
  "unresponsive",
  "(won't|will not|can't) wake (up|him|her)",
  "(just |has |he |she )?(collapsed|passed out|fainted)",
  "(having|had|has had|is having) (a |another )?(stroke|seizure|convulsion)",
  "(face|mouth) (is )?droop(ing|s)",
  "slurr(ing|ed) (his|her|my|their) (words|speech)",
  "turning blue",
  "(lots|a lot|tons|so much) (of )?blood",
  "water (just |has |is )*(broke|broken)",
  "(i'm|is|she's|going) in(to)? labou?r",
  "(can't|cannot) (talk|speak) (right|properly|clearly|straight)(?! now)",
  "(face|arm|leg|side)( \\S+){0,3} numb( .*)? (talk|speak|speech|arm|leg|droop\\p{L}*)( .*)?",
  "(he|she|they|who)('s|'re| is| are) not (moving|responding|awake|waking up)",
  "(isn't|aren't|not|stopped) (moving|responding|waking up)( .*)?(anymore|at all)?",
  "overdos(e|ed|ing)",
  "(took|swallowed|taken) (too many|a whole bottle|all (of )?(my|his|her|the)) (pills|tablets|meds|medication|bottle)?",
  "anaphyla\\p{L}*",
  "severe allergic reaction",
  "(hitting|beating|attacking|strangling|stabbing|threatening to kill) (me|us|her|him|my)",
  "(been|was|got) (stabbed|shot)",
  "(has|pulled|with) a (gun|knife)",
  `my (${PEOPLE})('s| is)? (just |is |keeps |was |has )*(hit|hitting|beat|beating|attacked|punched|punching|choked|kicked|assaulted|hurting|threatening) (me|us|my|her|him)(?!.* (years?|months?|weeks?) ago)`,
  "(scared|afraid|terrified) (that )?(he|she|they)('s|'re|'ll| is| are| will| might) (\\S+ ){0,3}(coming back|come back|kill|hurt|hit)( .*)?",
  "(someone|somebody|a man|people) (is |are )?(breaking|broke) in(to)?",
  "(house|building|office|kitchen) is on fire",
  "no puedo respirar",
  "dolor (de|en el) pecho",
  "me ahogo",
  "sangrando mucho",
  "ataque (al coraz.n|card.aco)",
  "(peux|peut) (pas|plus) respirer",
  "douleurs? (.. la |dans la )?poitrine",
  "mal . la poitrine",
  "(kann|bekomme|kriege) (nicht|kaum|keine luft)( .*)?atmen",
  "keine luft",
  "brustschmerz\\p{L}*",
  "n.o (consigo|consegue) respirar",
  "dor no peito",
];
const NINE_ONE_ONE_CHINESE = /胸口?(痛|疼)|(不能|无法|没法)呼吸|呼吸困难|救命|昏倒|大出血/u;

/** 'No chest pain' and the like: taken out before looking. */
const DENIED =
  /\b(?:no|without|not having|not have|don't have|do not have|haven't had|isn't|never had|any history of)(?: any)? (?:chest pains?|trouble breathing|difficulty breathing|trouble swallowing|heavy bleeding|bleeding|heart attack|stroke|seizures?)\b/g;

/** Which help an utterance (plain) calls for, if any. The graver wins. */
export function emergencyIn(text: string, scenario: Scenario): EmergencyLine | undefined {
  const said = text.replace(DENIED, " ");
  if (has(said, ...CRISIS) || CRISIS_CHINESE.test(said)) return "988";
  if (has(said, ...NINE_ONE_ONE) || NINE_ONE_ONE_CHINESE.test(said)) return "911";
  if (has(said, ...(scenario.urgent?.heard ?? []))) return "practice";
  return undefined;
}

const WORDS = {
  "911":
    "This sounds like an emergency. Please hang up and call 911 now. This is a demonstration line and cannot send help.",
  "988":
    "I'm really glad you said that out loud. Please call or text 988 now, where somebody will listen, day and night. If you are in danger this minute, call 911. I'm only a demonstration, and you deserve a person.",
};
const NOT_ENGLISH: Record<string, string> = {
  es: "Llame al 911 ahora mismo.",
  fr: "Appelez le 911 tout de suite.",
  de: "Rufen Sie sofort 911 an.",
  pt: "Ligue para o 911 agora.",
  zh: "请马上拨打911。",
};

/** What is said, without small talk before it; in another language the number comes first in that language. */
export function emergencyWords(line: EmergencyLine, scenario: Scenario, language: string): string {
  const words = line === "practice" ? (scenario.urgent?.words ?? WORDS["911"]) : WORDS[line];
  const first = line === "911" ? NOT_ENGLISH[language] : undefined;
  return first ? `${first} ${words}` : words;
}
