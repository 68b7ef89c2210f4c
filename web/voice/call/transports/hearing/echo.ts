const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];

/**
 * Whether what was heard is the assistant's own voice coming back: nearly all of its words stand in what is
 * being spoken, in the same order.
 */
export function isEcho(heard: string, spoken: string): boolean {
  const said = words(spoken);
  const got = words(heard);
  if (got.length === 0 || said.length === 0) return false;
  let from = 0;
  let matched = 0;
  for (const word of got) {
    const at = said.indexOf(word, from);
    if (at === -1) continue;
    matched++;
    from = at + 1;
  }
  return matched / got.length >= 0.75;
}
