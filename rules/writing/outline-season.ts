import type { OutlinePoint } from "../../content/writing/outline/kind.ts";

/** 'In winter', 'before spring'. */
export const SEASON =
  /^(?:in|during|before|after|over) (?:the |early |late )*(?:spring|summer|fall|autumn|winter)\b/i;

/** True of points that ask about the time of year themselves: it stands nowhere else then. */
export const asksSeason = (points: readonly OutlinePoint[]): boolean =>
  points.some(([, question, , says = ""]) => /\bseason\b/i.test(`${question} ${says}`));
