const UNITS = ["B", "kB", "MB", "GB", "TB"];

/** `940 kB`, `2.4 GB` */
export function sizeWords(bytes: number): string {
  let [value, unit] = [bytes, 0];
  while (value >= 999.5 && unit < UNITS.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${value < 9.95 && unit > 0 ? value.toFixed(1) : Math.round(value)} ${UNITS[unit]}`;
}
