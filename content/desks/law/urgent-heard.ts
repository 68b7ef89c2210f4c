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
  "restraining order",
  "served (today|with papers)",
  "court (is )?(tomorrow|today|in the morning)",
];
