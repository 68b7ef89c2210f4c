/** A time zone by its usual name; undefined for what is none. */
export function timeZoneNamed(zone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
