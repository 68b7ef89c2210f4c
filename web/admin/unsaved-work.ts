type Question = () => Promise<boolean>;
let question: Question | undefined;

/**
 * A page that holds unsaved words asks about them before its administrator logs out: afterwards nothing can be kept.
 * @returns what takes the question back
 */
export function askBeforeLogout(ask: Question): () => void {
  question = ask;
  return () => {
    if (question === ask) question = undefined;
  };
}

/** False when somebody would rather stay. */
export const mayLogOut = async (): Promise<boolean> => (await question?.()) ?? true;

/** Location state of a way out that is not to be asked about: nothing can be saved any more. */
export const SESSION_OVER = { sessionOver: true };
