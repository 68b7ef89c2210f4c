/** What cannot wait at a law firm and is no matter for 911: patterns of plain, lower-case words. */
export const urgentHeard: readonly string[] = [
  "arrested",
  "in (jail|custody of the police|police custody)",
  "under arrest",
  "(cops|police|officers?)( \\S+){0,3} (took|taken|have|holding|picked up|detained|grabbed)( .*)?",
  "(being )?held (at|in|by|downtown)( .*)?",
  "detained",
  "locked up",
  "police (are|is) (here|at my)",
  // One that is wanted, was served or is broken; not one that somebody else once had.
  "(need|want|get|getting|file|filing|served|serve|apply|applying|renew|extend)( \\S+){0,5} restraining order",
  "(violat\\p{L}+|broke|breaks|breaking|ignor\\p{L}+|past)( \\S+){0,3} restraining order",
  "restraining order( \\S+){0,2} (against (me|him|her|my)|today|now|hearing|expires|isn't|doesn't)",
  "served (today|with papers)",
  "court (is )?(tomorrow|today|in the morning)",
];
