import { alarmsIn } from "../../understanding/alarms.ts";
import { clausesOf } from "../../understanding/clauses.ts";

// Who is told to call 911 and answers how it is: 'he's standing right here talking', 'no, the chest is ok, just woozy'.

const alarmsOf = (words: string) => alarmsIn(words, clausesOf(words));

/**
 * Whether these words answer the danger that was heard with a clear no, and tell of no other one. What the body itself
 * told (a heart, a stroke, no breath) does not end because somebody talks. @param told what the alarm was raised by
 */
export function answersNo(words: string, text: string, told: string): boolean {
  const { sure, feared, told: named } = alarmsOf(words);
  const rest = text.replace(RULED_OUT, " ");
  if (sure.length > 0 || feared !== undefined || named.length > 0 || GOES_ON.test(rest)) return false;
  const names = alarmsOf(told).sure.map(({ name }) => name);
  if (names.length === 0) return PLAIN_NO.test(text) || PART_OK.test(text) || UPRIGHT.test(rest);
  if (names.every((name) => name === "heart")) return PUT_RIGHT.test(text) && PART_OK.test(text);
  if (names.every((name) => name === "violence")) return IS_GONE.test(text);
  if (!names.every((name) => BY_A_BLOW.includes(name))) return false;
  return UPRIGHT.test(rest) || (names.every((name) => name === "blood") && SLOWS.test(text));
}
/** Dangers that somebody who stands and talks is out of, by their names in `content/understanding/alarms/`. */
const BY_A_BLOW: readonly string[] = ["blood", "head", "falls"];
/** What is said not to be: it tells of nothing that goes on. */
const RULED_OUT =
  /(?<!\p{L})(?:not|isn't|aren't|wasn't|never|no|don't|doesn't|didn't|n't) (?:(?:even|really|all|that|so|being|been|any|an?) )*(?:knocked out|unconscious|passed out|pass out|out cold|blacked? out|dizzy|throwing up|vomiting|confused|sleepy|drowsy|in pain|that bad|bad|gushing|pouring|spurting|soaking|serious|a lot|much|calling|going|having|dying|die|hurt|injured|headaches?|nausea|seeing double|an ambulance|ambulance|emergency|911)(?: (?:or anything|at all|any ?more|for (?:that|this|a \p{L}+)))*(?!\p{L})/gu;
const PLAIN_NO =
  /^(?:(?:oh|well|um+|uh|so|look|listen|sorry|honestly) )*(?:no|nope|nah|neither|none of (?:that|those|it|them)|nothing like that|not at all|of course not|it's not that|it isn't that|just (?:a bit |a little |kind of |sort of |kinda )?(?:dizzy|woozy|lightheaded|tired|sore|stiff|wobbly|queasy|achy)|ninguna?|nada de eso)(?!\p{L})/u;
/** 'The chest is ok.' */
export const PART_OK =
  /(?<!\p{L})(?:chest|heart|breathing|breath|speech|face|arms?|head|pecho|coraz[oó]n|respiraci[oó]n)(?:'s| is| are| feels| seems| est[aá])? (?:(?:all|just|totally|perfectly|completely|still|muy) )?(?:ok|okay|fine|good|normal|clear|alright|all right|bien)(?!\p{L})|(?<!\p{L})(?:breathing|talking|speaking|breathes|talks|speaks) (?:(?:just|totally|perfectly) )?(?:fine|ok|okay|normally|normal|easily|clearly|well)(?!\p{L})/u;
const PUT_RIGHT =
  /(?<!\p{L})(?:i (?:already )?(?:said|meant|told you)|no|not|nope|like i said|misheard|misunderstood)(?!\p{L})/u;
const UPRIGHT =
  /(?<!\p{L})(?:he|she|they|i|we|kid|boy|girl|son|daughter|mom|dad|grandson|granddaughter|everybody|everyone)(?:'s|'m|'re| is| am| are| was| seems)? (?:(?:right|here|just|already|still|up|sitting|standing|wide|perfectly|totally|fully|all|there|and|now|in front of me) )*(?:standing|sitting up|walking|running|playing|talking|laughing|awake|alert|conscious|chatting|joking|eating|giggling|complaining|fine|ok|okay|all right|alright|good)(?!\p{L})|(?<!\p{L})est[aá] (?:\p{L}+ )?(?:hablando|caminando|despiert[oa]|bien|parad[oa]|consciente)(?!\p{L})/u;
/** Who was feared is gone, and took nobody along. */
const IS_GONE =
  /(?<!\p{L})(?:he|she|they)(?:'s|'ve| is| has| have)? (?:just |already |finally |now )*(?:left|gone|drove (?:off|away)|driven (?:off|away)|went away|walked (?:off|away)|ran (?:off|away))(?! (?:an?|the|my|our|with|me|us|marks|bruises|blood|for me|to (?:get|find)))(?!\p{L})|(?<!\p{L})ya se fue(?!\p{L})/u;
const SLOWS =
  /(?<!\p{L})(?:bleeding|blood|it)(?:'s| is| has)?(?: (?:already|just|about|pretty much|mostly|kind of|almost|now))* (?:slow(?:ing|ed|s)?|stopp(?:ed|ing)|eas(?:ed|ing)|let(?:ting)? up|under control|nearly gone|down to|a trickle|only a little|just a little|not (?:that )?(?:much|bad))(?!\p{L})|(?<!\p{L})(?:only|just) (?:a )?(?:little|bit of|tiny bit of|drop of|few drops of) (?:blood|bleeding)(?!\p{L})|(?<!\p{L})ya (?:casi )?no sangra(?!\p{L})/u;
/** After a blow that was called off: what is seen of a head that was hit, or that it bleeds again. */
const AFTER_A_BLOW =
  /(?<!(?:not|no|n't|never|isn't|without) (?:\p{L}+ ){0,2})(?<!\p{L})(?:sleepy|drowsy|groggy|threw up|throwing up|vomit\p{L}*|puk\p{L}*|confused|dizzy|passed out|passing out|fainted|headache|head hurts|double|hard to wake|won't wake|limp|pale|slurr\p{L}*|blurry|bleeding (?:again|more|a lot)|(?:started|starts) (?:bleeding|up) again|gushing|spurting|so[ñn]olient[oa]|v[oó]mit\p{L}*)(?!\p{L})/u;
export const worseAfterBlow = (told: string, text: string): boolean =>
  alarmsOf(told).sure.every(({ name }) => BY_A_BLOW.includes(name)) && AFTER_A_BLOW.test(text);
/** A danger that was ruled out, and what is told now is new. */
const NEWLY =
  /(?<!\p{L})(?:now|actually|getting|started|starting|starts|suddenly|all of a sudden|wait|oh|also|worse|again|just (?:now|started|went|got)|and (?:my|his|her)|ahora|de repente)(?!\p{L})/u;
export const newlyTold = (text: string): boolean => NEWLY.test(text);
/** A sign beside it, or somebody who merely says that they are well. */
const GOES_ON =
  /(?<!\p{L})(?:but|though|although|still(?! (?:need|want|like|would|have to|come|my|our|talking|standing|walking))|keeps?|just (?:sounds?|looks?|seems?)|slurr\p{L}*|gurgl\p{L}*|gasp\p{L}*|sleepy|drowsy|pale|gr[ae]y|blue|can't (?:breathe|talk|see|move|feel|walk|stand|swallow|stop|wake)|cannot|couldn't|won't (?!let|listen|go|come)|muddled|confused|funny|weird|strange|weak|numb|droop\p{L}*|worse|thinks?|claims?|insists?|swears?|keeps saying|pero|todav[ií]a|sigue|no puede|dice que)(?!\p{L})/u;
