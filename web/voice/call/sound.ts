let context: AudioContext | null = null;

/**
 * Asks the browser for sound. Call it inside the click that starts a call: some browsers grant it only there,
 * and the call's code may still be on its way. Does nothing where there is no Web Audio.
 */
export function primeSound(): void {
  if (typeof AudioContext === "undefined") return;
  void soundContext()
    .resume()
    .catch(() => {});
}

/** The page's one audio context: browsers allow few of them. */
export function soundContext(): AudioContext {
  context ??= new AudioContext();
  return context;
}
