// A question as it is asked plainly: 'what happens if I just walk in there like a crazy person' asks what becomes of
// whoever walks in.

/** The words of a question without what only colors it, where that leaves something else; for a second look alone. */
export function plainlyAsked(words: string): string | undefined {
  const bare = words
    .replace(TAIL, "$1")
    .replace(TOLD_AFTER, "$1")
    .replace(SEARCHING, " ")
    .replace(LEADS, "")
    .replace(LIKENS, " ")
    .replace(OATHS, " ")
    .replace(COLORS, " ")
    .replace(VAGUE, " ")
    .replace(WHAT_IF, "if ")
    .replace(ONLY_WANT, "can it ")
    .replace(ONES_WHO, "do you $<does> ")
    .replace(WHAT_THEN, "what if $1")
    .replace(/[\s,]+(?=[?.!]|$)/gu, "")
    .replace(/\s+/g, " ")
    .trim();
  return bare === words.trim() || bare.split(" ").length < LEAST ? undefined : bare;
}
const LEAST = 2;

/** '..., or did that die with my grandmother?', '¿... o eso es en otro lado?' */
const TAIL =
  /^(.{10,240}?),? (?:or (?:is|are|was|were|am|do|does|did|would|should|could|can|will|have|has|you|that['’]s|it['’]s|he['’]s|what['’]s|they|i|maybe|just|else|how|what)|o (?:eso|es|est[aá]|si|hay|tengo|me|ya|mejor|c[oó]mo|qu[eé]|nada|todav[ií]a|solo|nom[aá]s))(?!\p{L}).*$/iu;
/** '..., I get like forty a day' */
const TOLD_AFTER =
  /^(.{12,200}?), (?:(?:cause|because|since|as) )?(?:i|we|he|she|my \p{L}+)(?:['’](?:ve|m|s|re)| (?:get|gets|got|have|has|had|am|are|is|just|only)) [^?]{3,80}\??$/iu;
/** 'What if I only want it to say we're closed?' */
const ONLY_WANT =
  /^(?:what )?if (?:i|we) (?:just |only )*(?:want|wanted|need|needed) (?:it|the (?:\p{L}+ ){0,2}(?:thing|robot|line|machine)|this thing) to /iu;
/** 'What's it called', 'you know' */
const SEARCHING =
  /(?<![\p{L}'’])(?:what['’]?s (?:it|that|the thing) (?:called|again)|what do (?:you|they) call (?:it|them|that)|what['’]?s the word|how do you say(?: it)?|you know(?= ?[,?.]|$)|i mean|whatchamacallits?|c[oó]mo se (?:llama|dice)|este|o sea|eh|mmm+|hmm+|uhm?|um)(?!\p{L}),?/giu;
/** 'Ok robot,', 'my neighbor says', 'fíjese que' */
const LEADS =
  /^(?:(?:ok(?:ay)?|hey|so|well|now|yeah|yes|no|alright|all right|listen|look|see|say|and|but|oh|hi|hello|robot|computer|buddy|pal|honey|hon|sweetie|dear|ma['’]?am|sir|miss|quick question|dumb question|stupid question|silly question|weird question|random question|just curious|(?:(?:my|our) \p{L}+|some\p{L}+|everybody|people|they|folks) (?:says?|said|told me|tells me|swears?|thinks?)(?: that)?|i (?:heard|hear|read|saw)(?: that)?|is it true(?: that)?|rumor has it(?: that)?|hypothetically(?: speaking)?|oiga|oye|mire|mira|f[ií]jese(?: que)?|disculpe|perdone?|buenas|pues|es que|una pregunta|me dijeron que|dicen que)(?!\p{L})[,:.;]? )+/iu;
/** 'Like a crazy person' */
const LIKENS =
  /(?<=\p{L}),? like (?:a|an|some|the) (?:\p{L}+ ){0,3}?\p{L}+(?=$|[,.?!]| (?:without|with|when|while|if|for|at|on|in|to|and|or|because|all (?:day|night)|every (?:day|night))(?!\p{L}))/giu;
const OATHS =
  /(?<!\p{L})(?:(?:the|in|on|as) (?:hell|heck|world|earth|blazes|devil)|(?:god)?damn(?:ed)?|darn(?:ed)?|dang|freak(?:ing|in['’]?)|frigg(?:ing|in['’]?)|bloody|stupid|dumb|silly|crummy|lousy|diablos|demonios)(?!\p{L})/giu;
const COLORS =
  /(?<!\p{L})(?:just|even|still|actually|really|honestly|seriously|literally|kinda|kind of|sorta|sort of|supposedly|lol|haha|please|nom[aá]s|nada m[aá]s|por casualidad|acaso|siquiera|todav[ií]a|por ah[ií])(?!\p{L})/giu;
/** 'That new RSV thing', 'no win no fee stuff' */
const VAGUE =
  /(?<=(?:that|this|the|those|these|your|ese|esa|you|do|got|of)(?: \p{L}+){1,5}) (?:stuff|things?|thingy|thingies|business|deal|gizmos?|gadgets?|nonsense|cosas?)(?=$|[,.?!]| (?:where|that|when|for|with|on|if|there|here)(?!\p{L}))/giu;
/** 'Are you guys the ones that do the truck driver thing?' */
const ONES_WHO =
  /^(?:are you (?:guys |all |folks )?(?:the|those) (?:ones?|people|guys|folks|place|office)|is (?:this|it) (?:the|a) (?:place|office|one|number)|is this where) (?:that |who |where (?:you |i can )?|you )?(?<does>do|does|take|takes|handle|handles|get|see|sees|fix|sell|give) /iu;
/** 'If I hate it what then?' */
const WHAT_THEN = /^(?:what )?if (.{4,120}?),? (?:what then|then what|what now|what happens)\W*$/iu;
const WHAT_IF =
  /^what (?:happens|would happen|will happen|do you do|are you (?:gonna|going to) do) (?:if|when) /iu;
