/** 'For me and my son', 'two appointments': how many people. */
export function peopleHeard({ text: said }: { text: string }): number {
  // 'My wife and I are splitting up' tells of two and brings one.
  const text = said.replace(
    /\bmy \S+ and (?:i|me) (?:are|were|have|had|just|both|don't|do not|can't|'ve|own|bought|got|split|separat\p{L}*|disagree|live|want a divorce)\b(?! (?:both )?(?:need|want|would like|looking|hoping|due|overdue|coming|booked|scheduled))/gu,
    " ",
  );
  const several =
    /\b(two|2|three|3|both|dos|tres)(?: of us| people| appointments| kids| children| cleanings| visits| personas| citas)\b/.exec(
      text,
    ) ?? /\b(?:for|book|schedule) (both|the two)(?: of us)?\b/.exec(text);
  if (several) return /three|3|tres/.test(several[1]!) ? 3 : 2;
  if (
    /\b(?:(?:me|myself) and (?:my|him|her|them)|(?:him|her) and (?:me|i)|myself and|my \S+ and (?:me|i|myself)|both of us|all (?:two|three) of us|us both|mi \S+ y (?:yo|para mí|a mí)|para mí y (?:para )?mi)\b/.test(
      text,
    )
  )
    return 2;
  return /\b(?:my (?:two|2)|both (?:of )?my) (?:kids|children|sons|daughters|boys|girls)\b|\bmis dos (?:hij[oa]s|niñ[oa]s)\b/.test(
    text,
  )
    ? 2
    : 1;
}
