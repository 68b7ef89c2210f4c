import { alarmsIn } from "../../understanding/alarms.ts";
import { clausesOf } from "../../understanding/clauses.ts";
import { plain } from "../readers/text.ts";

// What is asked of the help that is called, and who sinks while it is.

/** Asks what to give or do until help is there. */
export const MEANWHILE =
  /(?<!\p{L})(?:what (?:do|should|can) (?:i|we) do(?= (?:till|until|while|now|meanwhile|in the mean|before|for (?:him|her|them)|if)|$)|qu[eé] (?:hago|hacemos)(?= (?:mientras|hasta|ahora)|$)|(?:should|can|could|do) (?:i|we) (?:just )?(?:give|take|put|move|drive|feed) (?:\p{L}+ )?(?:her|him|them|it|me|us|an?|the|my|some|something|anything|pressure)|(?:le|me) (?:doy|pongo)|(?:la|lo) muevo|(?:puedo|debo) (?:darle|tomar|moverl[oa]|ponerle))(?!\p{L})/u;
/** 'You think I really need to call?', 'is it that bad?' */
export const ASKS_WHETHER =
  /(?<!\p{L})(?:(?:do|should|must|would|so) (?:i|we|you think (?:i|we))|you think (?:i|we)|(?:i|we)) (?:really|actually|honestly|truly|seriously|even) (?:need|have|should|got|want|ought)?(?: to)? ?(?:call|dial|phone|do (?:that|this|it)|go)(?!\p{L})|(?<!\p{L})(?:do|should|must) (?:i|we) (?:need to |have to |really )*(?:call|dial|phone)(?: (?:them|911|9 1 1|988|poison control|an ambulance|somebody|someone))?(?:$| (?:now|then|for (?:that|this|him|her)|over (?:that|this)))|(?<!\p{L})is it (?:really )?(?:that|so) (?:bad|serious|urgent)(?!\p{L})|are you (?:really )?sure(?: about (?:that|this))?$|(?<!\p{L})(?:de verdad|realmente|en serio) (?:tengo que|debo|hay que|hace falta) (?:llam|marc)\p{L}*|(?<!\p{L})(?:tengo que|debo) llamar(?:los|les)?(?: de verdad| realmente)?$/u;
/** Who swallowed something and now sinks: an ambulance comes first. */
export const sinks = (words: string): boolean =>
  alarmsIn(words, clausesOf(words)).failing === true || DROWSY.test(plain(words));
const DROWSY =
  /(?<!(?:not|n't|isn't|aren't|no longer) (?:\p{L}+ )?)(?<!\p{L})(?:(?:getting|feel(?:s|ing)?|so|very|really|i'm|he's|she's|all|a (?:bit|little)|kind of) (?:\p{L}+ )?(?:sleepy|drowsy|groggy|woozy|foggy|faint|limp|dizzy|numb|cold|floppy)|(?:can't|cannot|can hardly|can barely|hard to) (?:stay awake|keep (?:my|his|her) eyes open|wake|breathe)|(?:falling|nodding|dozing|drifting) (?:asleep|off)|(?:lips?|face|fingers) (?:are |is )?(?:blue|gr[ae]y)|se (?:est[aá] durmiendo|me est[aá] durmiendo|duerme|queda dormid\p{L}+)|(?:tengo|tiene|me da) (?:mucho )?sue[ñn]o|adormilad\p{L}+|mareo|no respira)(?!\p{L})/u;
