/** Deeper than anything that the API takes. */
const MAX_DEPTH = 32;

/**
 * Input as a database can hold it: without NUL, which no text column takes, and without halves of surrogate pairs, which
 * no JSON column takes. Nobody types either. What lies too deep is left out.
 */
export function storable(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return text(value);
  if (!value || typeof value !== "object") return value;
  if (depth > MAX_DEPTH) return undefined;
  if (Array.isArray(value)) return value.map((each) => storable(each, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [text(name), storable(each, depth + 1)]),
  );
}

function text(value: string): string {
  const whole = value.includes("\0") ? value.replaceAll("\0", "") : value;
  return whole.isWellFormed() ? whole : whole.toWellFormed();
}
