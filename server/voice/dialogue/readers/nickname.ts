// What somebody goes by, beside the name that stands on the papers.

const NICK =
  "(?!(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|I|Mr|Mrs|Ms|Dr)(?![\\p{L}]))\\p{Lu}[\\p{L}'-]+(?![\\p{L}'-]| \\p{Lu})";
const CALLED =
  "(?:[Bb]ut |[Jj]ust )+put(?: down)?|(?:(?:[Mm]ost|[Aa]ll my|[Mm]y) )?(?:[Ff]olks|[Pp]eople|[Ee]verybody|[Ee]veryone|[Ff]riends|[Tt]hey)(?: (?:all|just|mostly))? calls? (?:me|him|her)|(?:I|[Ss]he|[Hh]e)(?: (?:usually|just|mostly|always))? go(?:es)? by|[Bb]ut (?:just |you can |please )*call (?:me|him|her)|(?:me|le|todos me|todos le) dicen";
const GOES_BY = new RegExp(
  `[, ]*(?<!\\p{L})(?:(?:${CALLED})(?: just)? (?<nick>${NICK})|[Pp]ut (?:down )?(?<short>${NICK}), (?=\\p{Lu}\\p{L}+ \\p{Lu}))`,
  "u",
);

/** 'Bartholomew Quist, most folks call me Bart': Bart. */
export function nicknameIn(words: string): string | undefined {
  const { nick, short } = GOES_BY.exec(words)?.groups ?? {};
  return nick ?? short;
}
/** The same words without it, where another name stands in them. */
export function withoutNickname(words: string): string {
  const rest = words.replace(GOES_BY, " ").trim();
  return rest !== words && /(?<!^)(?<!\p{L})\p{Lu}\p{L}+|^\p{Lu}\p{L}+ \p{Lu}/u.test(rest) ? rest : words;
}
