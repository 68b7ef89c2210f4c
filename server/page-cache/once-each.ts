/** What is made of a page's bytes, made once for as long as these very bytes are held: a rendering may be shown again. */
export function onceEach<T>(make: (html: Buffer) => T): (html: Buffer) => T {
  const made = new WeakMap<Buffer, { of: T }>();
  return (html) => {
    const known = made.get(html) ?? { of: make(html) };
    made.set(html, known);
    return known.of;
  };
}
