const digits = (n: number, count: number) => String(n).padStart(count, "0");
const two = (n: number) => digits(n, 2);

/** Of four digits: an input would take six. */
export const LAST_LOCAL = "9999-12-31T23:59";

/**
 * A moment as `<input type="datetime-local">` wants it, in the browser's zone; empty for none. A year that is being
 * typed begins as 0002.
 */
export function toLocalInput(iso: string): string {
  const at = new Date(iso);
  if (!iso || Number.isNaN(at.getTime())) return "";
  const day = `${digits(at.getFullYear(), 4)}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** The moment that such an input names, ISO 8601; empty for none. An hour that the clocks leave out moves on. */
export function fromLocalInput(value: string): string {
  const at = new Date(value);
  return value && !Number.isNaN(at.getTime()) ? at.toISOString() : "";
}

let zone: string | undefined;
/** `America/Los_Angeles`. Asked for once: a browser takes longer for it than for drawing a form. */
export const zoneName = (): string => (zone ??= Intl.DateTimeFormat().resolvedOptions().timeZone);
