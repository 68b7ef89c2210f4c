/** What the log has where nobody was logged in. */
const NOBODY = "unknown";

/** Who did it, as it is read: whoever failed to log in is nobody's account. */
export const whoWords = (actor: string): string => (actor === NOBODY ? "Not logged in" : actor);
