const LEARNERS =
  /,? ?\b(?:explained |told |retold |written )?(?:for|to) ((?:(?:a|an|the|young|little|absolute|complete|first|second|third|fourth|fifth|sixth|seventh|eighth|elementary|middle|high|primary|grade|college|school|music|art|science|history|nursing|medical|curious|[\w]+-year-old) ){0,3}(?:children|kids|pupils|students|graders|readers|teenagers|teens|beginners|classes|laypeople|adults|[\w]+-year-olds|schools))(?=[.?!,;:]|$)/i;

/** For whom something is explained: ‘school children’. Who learns it is no part of what is learned. */
export function learnersIn(typed: string): { said: string; young: boolean } | undefined {
  const said = LEARNERS.exec(typed)?.[1]?.toLowerCase();
  return said
    ? { said, young: /\b(?:child|kids|pupil|student|grader|young|teen|year-old|school)/.test(said) }
    : undefined;
}
/** Without them. */
export const withoutLearners = (said: string): string => said.replace(LEARNERS, "").trim();
