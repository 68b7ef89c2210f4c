/** A paragraph, and when it may stand: what the news says itself is not said again. */
export interface Line {
  says: string;
  /** Lower case, plain: only where the news says so. */
  if?: RegExp;
  /** Lower case, plain: not where the news says so. */
  unless?: RegExp;
  /** Only where people come by appointment; false: only where they walk in. */
  books?: boolean;
}

/**
 * News of one kind, and what those who read it are told beside it: how it works for them and what they do. It states no
 * fact that only the business has; one thing at most is left to fill, by its name. `{customers}`, `{place}`, `{at}`
 * (' at 555-0100') and `{since}` ('From May 4') are the prompt's.
 */
export interface Notice {
  id: string;
  /** What readers find below the news, as a sentence. */
  gist: string;
  /** The same where people walk in without an appointment. */
  walkInGist?: string;
  /** Lower case, plain: of the news itself. */
  heard: RegExp;
  not?: RegExp;
  /** The most useful first: as many as there is room for. */
  says: readonly (string | Line)[];
  /** What the reader does now, and whom to ask. */
  todo: string | Line;
  /** The same where people walk in without an appointment. */
  walkInTodo?: string;
  ends: string;
  /** Who has to read it first: a note for the editor, without an end mark. */
  before?: string;
  /** What to do in an emergency is said where readers may have one. */
  urgent?: true;
}
