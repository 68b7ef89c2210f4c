/** `, 8 hours ahead of your clock`: UTC, seen from a place so many minutes east of it. Empty where they agree. */
export function clockWords(minutesEast: number): string {
  if (minutesEast === 0) return "";
  const away = Math.abs(minutesEast);
  const [hours, minutes] = [Math.floor(away / 60), away % 60];
  const parts = [
    hours > 0 && `${hours} ${hours === 1 ? "hour" : "hours"}`,
    minutes > 0 && `${minutes} minutes`,
  ].filter(Boolean);
  return `, ${parts.join(" ")} ${minutesEast < 0 ? "ahead of" : "behind"} your clock`;
}
