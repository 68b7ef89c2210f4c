import fc from "fast-check";

/** Any character but halves of one; those that most software is written for often enough. */
const characterOf = (n: number) => {
  const place = n >> 2;
  return [place % 0x80, place % 0xd800, place % 0xd800, 0xe000 + (place % 0x101fff)][n % 4] as number;
};

/** Any text. As `fc.string({ unit: "binary" })`, which first spends two seconds on a list of all characters. */
export const anyText = ({ minLength = 0, maxLength = 60 } = {}): fc.Arbitrary<string> =>
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc
        .array(fc.nat(0xffffff), { minLength, maxLength })
        .map((list) => String.fromCodePoint(...list.map(characterOf))),
    },
    // What is dangerous in programs: `__proto__` and its like.
    { weight: 1, arbitrary: fc.string({ minLength, maxLength }) },
  );
