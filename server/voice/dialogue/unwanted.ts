import { has } from "./text.ts";

const RUDE = [
  "fuck\\p{L}*",
  "motherfuck\\p{L}*",
  "shit\\p{L}*",
  "bullshit",
  "bitch\\p{L}*",
  "asshole\\p{L}*",
  "cunt\\p{L}*",
  "dick(head)?",
  "bastard\\p{L}*",
  "whore",
  "slut",
  "fag\\p{L}*",
  "nigg\\p{L}*",
  "retard\\p{L}*",
  "piss off",
  "go to hell",
  "screw you",
  "suck (my|it)",
  "shut (the \\S+ )?up",
  "(you|you're|you are|this is|your|such) (a |an |so |just |really |fucking |the )*(stupid|idiot|useless|dumb|moron|worthless|pathetic|garbage|trash|ugly)( \\S+)?",
  "(stupid|dumb|useless|idiotic|worthless) (bot|robot|machine|thing|computer|ai|assistant|woman|man)",
  "i('ll| will) (kill|hurt|find) you",
  "hate you",
  "sexy",
  "what are you wearing",
  "(send|show me) (me )?(nudes?|naked)",
  "naked",
  "have sex",
  "sex with",
  "horny",
];

export const isRude = (text: string): boolean => has(text, ...RUDE);

const NOISE = [
  "(ignore|disregard|forget|override|bypass) (all |any |your |the |my )*(of )?(your |the )?(previous|prior|above|earlier|rules|instructions|guidelines|programming|prompt|directions|training)( \\S+)*",
  "system prompt",
  "system (message|override)",
  "^system",
  "^assistant",
  "you are now",
  "developer mode",
  "jailbreak\\p{L}*",
  "pretend (you are|you're|to be|that)",
  "act as( a| an| if)?",
  "roleplay",
  "repeat after me",
  "(print|reveal|show|output|tell me|what are|what is|give me) (me )?(all )?(your|the) (configuration|instructions|prompt|rules|api key|source code|environment|password|passwords|secret|secrets|database)",
  "drop table",
  "select .* from",
  "sudo",
  "as an ai( language model)?",
  "new instructions?",
  "admin (mode|access|override)",
  "api key",
  "base64",
];

/** Text that tries to give the assistant orders about itself, or code: it is noise and nothing in it is acted on. */
export const isNoise = (text: string, cleaned: string): boolean =>
  has(text, ...NOISE) || /<\/?[a-z][^>]*>|\{\{|\$\{|```|;\s*--|\[\/?INST\]|<\|/i.test(cleaned);
