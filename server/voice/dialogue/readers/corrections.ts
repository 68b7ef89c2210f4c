/**
 * Where a caller puts right what they just said: 'Tuesday, no wait, Wednesday'. What comes after such words counts for
 * the values that it names; what came before counts for the others.
 */
/** A day, a date, a week or an hour, as it stands behind a 'no' or a 'sorry' that puts another one right. */
const WHEN = `(?:(?:not|on|at|in|for|around|about|after|before|the|this|next|following|el|la|a las?) )*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|week(?! of)|weekend|month|day after|(?:morning|afternoon|evening)(?!s)|noon|\\d|(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\\p{L}+teenth|twentieth|thirtieth|twenty-\\p{L}+)(?! (?:one|time|choice))|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?! (?:one|of|more)))`;
const MARKERS = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:no[, ]+wait|wait[, ]+no|wait|hold on|no[, ]+no|(?:no[, ]+)?(?:you )?know what|(?:no[, ]+)?tell you what|no[, ]+sorry|sorry[, ]+no|no[, ]+(?:i )?mean|i mean(?:t)?|scratch that|strike that|(?:no[, ]+)?actually(?:[, ]+no)?|on second thought|(?:no[, ]+)?(?<!(?:can|not|to|won|n)(?:'t)? )make (?:it|that)|correction|or rather|no i said|i said|(?:what|how) about|mejor dicho|digo|perdón|no[, ]+esp[eé]r(?:e(?:me|se)?|a(?:te|me)?)|no[, ]+mejor|mejor|so(?= (?:maybe |probably |then )?(?:mon|tues|wednes|thurs|fri|satur)day)|(?:no|sorry)(?=,? ${WHEN}))(?![\\p{L}\\p{N}])`,
  "giu",
);

/** The pieces of plain text between such words, in their order; the whole when there are none. */
export function corrected(text: string): string[] {
  const pieces = text
    .split(MARKERS)
    .map((piece) => piece.trim())
    .filter(Boolean);
  return pieces.length > 0 ? pieces : [text];
}
