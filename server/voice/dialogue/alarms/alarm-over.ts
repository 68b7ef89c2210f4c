import type { DialogueState } from "../../../../contracts/voice.ts";
import { alarmsIn } from "../../understanding/alarms.ts";
import { clausesOf } from "../../understanding/clauses.ts";
import { has } from "../readers/text.ts";

export type Line = NonNullable<DialogueState["alarm"]>["line"];

/** Says that there is no danger: each alarm is over only by such words. */
export const OVER: Record<Line, readonly string[]> = {
  "911": [
    "(it's|its|it is|this is|that's|that was|was) (\\S+ )?not an? (real )?emergency",
    "false alarm",
    "all clear",
    "(turned out|it was|it's|was) (to be )?(just |only )?nothing( after all)?",
    "(he|she|they|it) (just )?(coughed|spat|spit|threw) (it|that) (up|out)",
    "(it's|its|it is|that's|water's|the water's|water is|everything's) (all |finally |back )?(off|stopped|shut off|turned off|under control|fixed|out)( now| already| at the main)?(?! of)",
    "(i|we|he|she|they|my \\S+)( finally| just)? (got|shut|turned) (it|that|the water|the gas|the main|everything) (shut |turned )?off( .*)?",
    "(i|we|he|she|they|my \\S+)( finally| just)? found the (valve|shutoff|shut off|main)( .*)?",
    "ya (la|lo)? ?(cerr.|cerramos|cerraron|apagu.|apagamos|apagaron|control\\S+)( .*)?",
    "(i'm|i am|he's|she's|we're|they're|everyone's|everybody's|baby's) (\\S+ )?(fine|ok|okay|all right|alright|breathing (fine|normally|again|better|easier|okay|ok)|better|safe)( now| again)?",
    "(nobody|no one)('s| is) (hurt|in danger)",
    "(just )?(kidding|joking)",
    "(i )?misspoke",
    "(not literally|figure of speech|(just )?an? (expression|saying)|i (just )?(mean|meant) (it )?(because|that (i|she|he) (forgot|lost|missed|broke)|as a joke|she's mad|he's mad)( \\S+)*)",
    "no (es|hay) (una |ninguna )?emergencia",
    "nadie est. (herid\\p{L}|en peligro|mal)",
    "(el|la|los|las|mi|mis|todos|todo) (\\S+ ){0,2}est.n? (\\S+ )?(bien|mejor)",
    "falsa alarma",
    "(ya est.n?|estoy|estamos) (\\S+ )?(bien|mejor)( ya| ahora)?",
    "era broma",
    "(it's|its|it is|it was|that's) (all )?(over( now)?(?! (there|here|by|at|in|on|near|the)\\b)|under control|taken care of)",
    "there('s| is|s) no (gas |real |more )?(leak|fire|danger|smoke|gas|emergency)",
    "they (say|said|told us|told me) (that )?(it's|its|it is|it was|everything's|we're|everything is) (fine|okay|ok|safe|nothing|clear)",
    "ya pas.( todo)?",
    "no hay (peligro|fuga|fuego)",
  ],
  "988": [
    "(i'm|i am|im) not (suicidal|sad|depressed|hurting( myself)?|going to (hurt|harm|kill|jump)( \\S+)*|thinking (of|about)( \\S+)*|in (any )?danger)",
    "(it's|its|that's|it is) (just |only )?(my|his|her) (job|work|trade|roof|pills|medicine)( \\S+)*",
    "(i'm|i am|im|he's|she's|we're) (just )?(an? )?(\\S+ )?(roofers?|contractors?|builders?|carpenters?|painters?|electricians?|linem[ae]n|pharmacists?|window washers?|ironworkers?|engineers?)( \\S+)*",
    "(i|we|he|she) (fix|build|repair|install|do|clean|paint)(es|s)? (roofs|roofing|gutters|bridges|chimneys)( \\S+)*",
    "(\\S+ )*for (work|a living)",
    "(you |you've |you have )(misheard|misunderstood|got (it|me|that) wrong)( \\S+)*",
    "i only (want|wanted|need|needed) to (pick up|get|book|ask|make|check|know)( \\S+)*",
    "figure of speech",
    "(just )?(kidding|joking)",
    "(i )?(didn't|did not) mean (it|that)( \\S+)*",
    // A danger that was misheard: somebody who says no to it, and where they are stuck.
    "(no|what|i'm fine|i am fine|im fine)( \\S+){0,8} (stuck|sitting) in (the |heavy |bad )?traffic( .*)?",
    "no (voy a|pienso) (hacerme|matarme|quitarme)( \\S+)*",
    "(era|es) (una )?(broma|forma de hablar)",
  ],
  poison: [
    "(poison control|they|the lady|the man|the nurse)( there)? (says?|said|told me|told us|thinks?)( \\S+){0,6} (fine|ok|okay|safe|all right|alright|nothing to worry( about)?|not to worry|don't worry|won't hurt|harmless)( \\S+)*",
    "false alarm",
    "(he|she|they|i|we|nobody|no one) (didn't|did not|never) (\\S+ )?(eat|swallow|drink|take|ate|took)( \\S+)*",
    "(nobody|no one)( has|'s)? (eaten|ate|swallowed|drank|drunk|took|taken)( \\S+)*",
    "(i |we )?(don't|dont|do not) need (the )?poison( \\S+)*",
    "(just )?(kidding|joking)",
    "(it )?(was|is) (only |just )?(candy|empty|food|a toy)",
    "no (se )?(trag.|tom.|comi.|bebi.)( \\S+)*",
    "falsa alarma",
  ],
};
/** That somebody is well, in their own word or the caller's. */
const WELL =
  /(?<!\p{L})(?:(?:he|she|they|it|everyone|everybody|baby)(?:'s|'re| is| are| seems?)(?: \S+)?|i'm|i am|we're|we are|est.|estoy|estamos)(?: \S+)? (?:fine|ok|okay|all right|alright|breathing|better|safe|bien|mejor)(?!\p{L})/u;
/** Beside them signs go on, or somebody merely says that they are well, as people with a stroke do. */
const GOES_ON =
  /(?<!\p{L})(?:but|though|although|still(?! (?:need|want|like|would|have to|come|my|our|on for|got (?:an|my|that)))|keeps?|just (?:sounds?|looks?|seems?|feels?|really|a (?:bit|little))|sounds? like|looks? like|gaps?|snor\p{L}*|gurgl\p{L}*|gasp\p{L}*|rattl\p{L}*|hard to wake|sleepy|pale|gr[ae]y|blue|can't|cannot|couldn't|won't|(?:isn't|not|doesn't|don't) (?!an? |bleeding|hurt|in danger)|muddled|confused|funny|weird|strange|weak|numb|drop(?:s|ped)|droop\p{L}*|(?:he|she|they) (?:says?|said|thinks?|claims?|insists?|swears?|keeps saying|tells? me|told me)|says? (?:he|she|they|it)|pero|todav[ií]a|sigue|no puede|dice que)(?!\p{L})/u;
/** 'Mi papá no está bien', 'no sé si la niña está bien', '¿El bebé está bien?' */
const UNSURE =
  /(?<!\p{L})no (?:est[aá]n?|estoy|estamos) (?:\p{L}+ )?(?:bien|mejor)|(?<!\p{L})no s[eé](?!\p{L})|¿[^?]*est[aá]n? (?:\p{L}+ )?(?:bien|mejor)/iu;
/** 'I don't want 911, I'm fine, just book me': who turns down help, or would rather have a visit, is not well by saying so. */
const TURNS_DOWN =
  /(?<!\p{L})(?:don't|do not|dont|won't|not|no) (?:(?:want|need|going to|gonna|calling|call|to|any|an|the|your) ?)*(?:911|9 1 1|ambulance|paramedics|hospital|emergency room|er)(?!\p{L})|(?:fine|ok|okay|all right|alright)(?: though| really)?,? (?:so |can (?:you|we) |let's |please )?(?:just )?(?:book|schedule|put me|give me|get me|sign me)(?!\p{L})|(?<!\p{L})no (?:quiero|necesito|hace falta) (?:el |al |una |ninguna )?(?:911|ambulancia|hospital)(?!\p{L})/u;
/** Signs of a heart, a stroke or no breath that were told of one's body: they end by words that say so, and by no 'I'm fine'. */
const ENDED =
  /(?<!\p{L})(?:false alarm|kidding|joking|misspoke|gone|stopped|went away|passed|over|no longer|not any ?more|(?:fine|ok|okay|better|breathing) (?:now|again)|nothing|never (?:had|was)|years? ago|last (?:week|month|year)|misunderst\p{L}*|misheard|not an emergency|falsa alarma|ya pas[oó]|se (?:me )?quit[oó]|broma)(?!\p{L})/u;
const BODILY: readonly string[] = ["heart", "stroke", "breathing", "arm"];
/** Whether these words told a danger of the body itself. */
export const ofBody = (words: string): boolean =>
  alarmsIn(words, clausesOf(words)).sure.some(({ name }) => BODILY.includes(name));
/** Whether somebody merely talks such a danger down. */
export const talksDown = (text: string, told: string): boolean =>
  TURNS_DOWN.test(text) && !ENDED.test(text) && ofBody(told);
/** Once it was called off, one more sign, or that it still goes on, brings it back. */
const STILL =
  /(?<!\p{L})(?:still|keeps?|again|back|worse|todav[ií]a|sigue)(?!\p{L}).{0,40}(?:squeez|tight|hurt|pain|pressure|heav|numb|ach|burn|there|going on|happening|dizz|breath|weird|aprieta|duele|presi[oó]n)/u;
const GOES_AWAY =
  /(?<!\p{L})(?:n't|not|no|never|nada|ya no)(?: \S+){0,3} (?:still|any ?more|again|back|worse|hurt|pain|pressure)/u;
export const comesBack = (words: string, text: string): boolean =>
  alarmsIn(words, clausesOf(words)).signs || (STILL.test(text) && !GOES_AWAY.test(text));
/** Plain words that nobody is hurt or that it is over; 'he says he's all right' beside a sign calls off nothing. */
export const calledOff = (line: Line, words: string, text: string): boolean =>
  has(text, ...OVER[line]) &&
  !UNSURE.test(words) &&
  (line !== "911" ||
    (alarmsIn(words, clausesOf(words)).feared === undefined && !(WELL.test(text) && GOES_ON.test(text))));
/** Whether words say that a danger is over. */
export const saysOver = (text: string): boolean => has(text, ...Object.values(OVER).flat());
