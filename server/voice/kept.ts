/** The same function, which has at hand what it made of the last texts: a turn asks for some of them ten times over. */
export function keeping<T extends NonNullable<unknown>>(
  most: number,
  make: (text: string) => T,
): (text: string) => T {
  const kept = new Map<string, T>();
  return (text) => {
    let made = kept.get(text);
    if (made === undefined) {
      if (kept.size >= most) kept.clear();
      kept.set(text, (made = make(text)));
    }
    return made;
  };
}
