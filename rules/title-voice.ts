/** How loud a letter is: vowels carry a voice, consonants shape it. */
function loudness(letter: string): number {
  if (/[aeiouy\u00c0-\u00ff]/i.test(letter)) return 0.75 + (letter.charCodeAt(0) % 5) * 0.0625;
  return 0.25 + (letter.charCodeAt(0) % 7) * 0.06;
}

/** A held letter is never quite even: 0.6..1. */
const tremble = (bar: number, letter: string) =>
  0.6 + 0.4 * Math.abs(Math.sin(bar * 1.9 + letter.charCodeAt(0) * 12.9898));

/**
 * A title as a voice would say it, in so many bars: each word swells and sinks by its letters, and between two words
 * there is a pause. The same title gives the same voice; what has no room is left unsaid.
 * @returns how loud each bar is: 0..1, 0 is silence
 */
export function titleVoice(title: string, bars: number): number[] {
  const words = (title.match(/[\p{L}\p{N}]+/gu) ?? ["…"]).slice(0, Math.max(1, Math.floor((bars + 1) / 3)));
  const letters = words.reduce((sum, word) => sum + word.length, 0);
  const room = bars - (words.length - 1);
  const spoken: number[] = [];
  let said = 0;
  let used = 0;
  for (const [word, text] of words.entries()) {
    if (word) spoken.push(0);
    said += text.length;
    // Each word its share, one bar at least, and one left for each that follows.
    const until = Math.min(
      Math.max(Math.round((room * said) / letters), used + 1),
      room - (words.length - 1 - word),
    );
    for (let i = used; i < until; i++) {
      const at = (i - used + 0.5) / (until - used);
      const swell = 0.45 + 0.55 * Math.sin(Math.PI * at);
      const letter = text[Math.floor(at * text.length)] as string;
      spoken.push(swell * loudness(letter) * tremble(i, letter));
    }
    used = until;
  }
  return spoken;
}
