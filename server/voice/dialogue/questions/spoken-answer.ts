/** An answer to a question of the caller. */
export interface Answer {
  say: string;
  /** What it was about, for the receipt. */
  topic: string;
  /** What the receptionist offers after it. */
  next?: "message" | "book";
  /** False when nobody here knows. */
  known: boolean;
  /** Whatever else the turn asks needs no other answer. */
  settles?: boolean;
  /** In the caller's words, when somebody else has yet to answer it. */
  question?: string;
}
