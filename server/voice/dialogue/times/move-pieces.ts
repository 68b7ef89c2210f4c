/** An appointment that exists, as callers tell of it. */
export const OLD =
  /\b(?:i(?:'m| am| was) (?:down|booked|scheduled|set|in) (?:for|at|on)|my (?:(?:tomorrow|(?:mon|tues|wednes|thurs|fri|satur)day)(?:'s)? (?:at )?)?(?:\d{1,2}|one|two|three|four|five|eight|nine|ten|eleven|twelve|noon)(?: thirty| fifteen|:\d\d)?(?: ?o'clock| ?[ap]m)?(?= |$)|my (?:\S+ ){0,4}(?:appointment|visit|one|cleaning|check-?up|filling|consult\S*|follow-?up)|(?:old|existing|current|first) (?:one|one's|appointment|time)|the one (?:i have|i've got|now|on|at|from)|(?:that )?(?:i (?:already )?(?:have|had|got|ha[ds] got)|(?:he|she) (?:already )?(?:has|had))|i've(?: already)? got|what i have|currently|it's (?:(?:the |next |this )*(?:(?:mon|tues|wednes|thurs|fri|satur)day|tomorrow|today)|on|this|for|at|supposed|an? (?:\S+ ){1,5}(?:at|on))|es (?:una?|el|la) (?:\S+ ){0,5}a las?|supposed to|cancel\p{L}*|i'm coming in|cita del? |(?:is|was) (?:for|on|this)|mine(?:'s| is)|mi cita|la que tengo|ten(?:go|ía)|a la que)\b/u;
/** The time that is wished for instead. */
export const NEW =
  /\b(?:instead|rather|(?:could|can) (?:i|it|we|you)|to come|prefer\S*|new (?:one|time)|new one's|how about|move|change|switch|push|reschedule|i'd(?! (?:had|been|to|have)\b)|i want|what i want|want|better|best|otherwise|maybe|would be|(?<!(?:n't|not|cannot|never|to|gonna) )make (?:it|that)|later|earlier|week after|mejor|prefiero|quisiera|quiero|podr[ií]a|cambi\S*|mover\S*)\b/;
/** 'And the Thursday one is canceled, right?' tells no time. */
export const ASKS_BACK = /\b(?:cancell?ed|gone|booked|right|yes|moved|cancelada)(?: then)?\s*\?\s*$/i;

/** Pieces of a turn that may tell different times: sentences, and what 'to', 'and I want' and 'new one' part. */
export const piecesOf = (words: string): string[] =>
  words
    .split(/(?<=[.?!;])\s+/)
    // 'December? No!' repeats what was heard and refuses it.
    .filter(
      (sentence, at, all) =>
        !ASKS_BACK.test(sentence) && !(ECHO.test(sentence) && /^no\b/i.test(all[at + 1] ?? "")),
    )
    .flatMap((sentence) =>
      sentence.split(
        /(?:,? (?:and|but(?! the \d{1,2}(?:st|nd|rd|th))|so|y|pero) (?=(?:i|we|it|the|new|old|i'd|it'd|quiero|quisiera|i'm)\b))|(?<=[\p{L}\d]),? (?=(?:to|al|a(?= (?:algo|la|las|el|los|\d|lunes|martes|mi[eé]|jueves|viernes|s[aá]b))|para) (?:the |el |la |some ?time |next |early |late |a )?(?:otra )?(?:\d|algo|week|something|anything|any ?time|(?:morning|afternoon|evening|noon)(?!\p{L})|same|mon|tues|wednes|thurs|fri|satur|sun|next|following|lunes|martes|mi[eé]|jueves|viernes|s[aá]b|semana|pr[oó]x|tomorrow|after|before|later|earlier|january|february|march|april|may|june|july|august|september|october|november|december|(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|(?:thir|four|fif|six|seven|eigh|nine)teenth|twentieth|thirtieth)(?!\p{L})))|(?= (?:the )?new one)|(?<=(?:morning|afternoon|evening|(?:after|before|at) \S{1,8}|(?:after|before) \S{1,8} on \S{6,9})),? (?=or (?:(?:any ?time|on|maybe|else) )*(?:mon|tues|wednes|thurs|fri|satur)day)|(?<=day|\d(?:st|nd|rd|th)|morning|afternoon),? (?=or (?:any ?time |some ?time |maybe |even |any \p{L}+ )*(?:(?:of|in) )?(?:the |that )?(?:week after|following week|next week)(?!\p{L}))|,? (?=(?:no,? (?:wait|hang on|hold on|sorry)|wait,? no|(?:hang|hold) on|scratch that|actually|no,? make it|no,? i mean)\b)|,? otherwise |,? (?=(?:or |and |but )?if (?:that|it|this|not|they|you)(?:'s|n't)?(?!\p{L}))|, (?=(?:could|can|would|how about|what about|is there|podr|puede)\b)| (?=(?:could|can) (?:i|we|you|it)\b)/iu,
      ),
    )
    .map((piece) => withoutWhy(piece).trim())
    .filter(Boolean);

const ECHO = /^(?:\S+ ){0,2}\S+\?$/;
const withoutWhy = (piece: string): string => {
  const wish = piece.replace(WHY, "");
  return NEW.test(wish.toLowerCase()) && DATED.test(wish) ? wish : piece;
};
const DATED = /day|week|tomorrow|\d|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|ma[ñn]ana|semana/iu;
/** 'Make it Saturday, I forgot I have the kids Friday': why another day is wished for tells none. */
const WHY =
  /,? (?:because |since |cause |porque )?(?:(?:i|we)(?: just| totally| completely| only)? (?:forgot|remembered|realized|realised)|se me olvid[oó]|me acord[eé])(?: que| that)? (?:i|we|i've|we've|i'm|my|he|she|there|the|tengo|tenemos|mi)(?!\p{L}).*$/iu;
