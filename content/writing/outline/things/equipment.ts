/** What somebody wants of a machine for whom it is bought. */
export const GOT =
  /\b(?:buy\w*|bought|leas\w*|rent\w*|purchas\w+|choos\w+|pick(?:ing)?|which|best|compar\w*|vs\.?|versus|worth|upgrad\w+|replac\w+|new|second|own(?:ing)?|finance|financing|invest\w*|get(?:ting)? an?|look(?:ing)? for|pros and cons|first)\b/;
export const NO_MATTER =
  /\b(?:calls?|callers?|phones?|voicemail|receptionists?|operators? (?:wanted|training)|safety training|certif\w+|no-?shows?|slow season|rental (?:shop|company|business)|safe\w* program|osha)\b/;
export const USED = "(?:used|second[- ]?hand|refurbished|reconditioned|pre[- ]?owned|at (?:an )?auction)";
/** One that somebody had before. */
export const used = (nouns: string): RegExp =>
  new RegExp(`\\b${USED} (?:[\\w-]+ ){0,4}?${nouns}\\b|\\b${nouns} (?:[\\w-]+ ){0,3}?${USED}\\b`);
export const any = (nouns: string): RegExp => new RegExp(`\\b${nouns}\\b`);
