let context: AudioContext | null = null;

/** Time for the next frame; ms. */
const A_FRAME = 50;

/**
 * Asks the browser for sound. Call it inside the click that starts a call: some browsers grant it only there, and to
 * timers that begin there; and the call's code may still be on its way. To make the context takes a slow phone a tenth
 * of a second: the press is shown before it. Does nothing where there is no Web Audio.
 */
export function primeSound(): void {
  if (typeof AudioContext === "undefined") return;
  setTimeout(() => {
    soundContext()
      .resume()
      .catch(() => {});
  }, A_FRAME);
}

/** The page's one audio context: browsers allow few of them. */
export function soundContext(): AudioContext {
  context ??= new AudioContext();
  return context;
}
