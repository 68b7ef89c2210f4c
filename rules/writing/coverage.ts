/** What one section of a text should hold, and what there is for it. */
export interface Coverage {
  section: string;
  wants: number;
  /** What is borrowed from a neighboring subject counts a third. */
  has: number;
}

/** Below it there is no draft. */
export const ENOUGH = 0.6;

/** The share of all that the sections want that they have: 0 to 1. */
export const shareOf = (sections: readonly Coverage[]): number => {
  const wants = sections.reduce((sum, section) => sum + section.wants, 0);
  const has = sections.reduce((sum, section) => sum + Math.min(section.has, section.wants), 0);
  return wants === 0 ? 0 : has / wants;
};
