/** @param why whether the session ends with it: what cannot be kept by then is not kept at all */
type Question = (why: { endsSession: boolean }) => Promise<boolean>;
interface Asking {
  ask: Question;
  /** True for addresses that are the same work: going there is no leaving. */
  staysAt: (pathname: string) => boolean;
}
let asking: Asking | undefined;

/**
 * A page that holds unsaved words asks about them before it is left within the site, and before its administrator logs
 * out: afterwards nothing can be kept.
 * @returns what takes the question back
 */
export function askBeforeLeaving(ask: Question, staysAt: (pathname: string) => boolean): () => void {
  const own = { ask, staysAt };
  asking = own;
  return () => {
    if (asking === own) asking = undefined;
  };
}

/** True when somebody would be asked before going there. */
export const wouldAsk = (pathname: string): boolean => asking !== undefined && !asking.staysAt(pathname);

/** False when somebody would rather stay. */
export const mayLeave = async (why: { endsSession: boolean }): Promise<boolean> =>
  (await asking?.ask(why)) ?? true;

/** Location state of a way out that is not to be asked about: nothing can be saved any more. */
export const SESSION_OVER = { sessionOver: true };
