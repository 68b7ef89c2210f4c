/** Takes out of a text what could identify a room or a visitor: addresses, tokens, long digits, e-mail addresses. */
export const scrub = (text: string): string =>
  text
    .replace(/\b[a-z]+:\/\/\S+/gi, "[address]")
    .replace(/[^\s@]{1,128}@\S+/g, "[e-mail]")
    .replace(/\b[\w-]{24,}(?:\.[\w-]+)*/g, "[token]")
    .replace(/\d[\d\s().-]{6,}\d/g, "[number]");
