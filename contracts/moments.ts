import { z } from "zod";

/** No database has a year 0, and the day after the last one of the year 9999 is written in another way. */
const FIRST = "0001-01-02";
const LAST = "9999-12-30";
const isKept = (value: string) => {
  const day = new Date(value).toISOString().slice(0, FIRST.length);
  return day >= FIRST && day <= LAST;
};

/** A day as it is asked for: `2026-05-04`. */
export const askedDay = (error?: string) =>
  z.iso.date({ error, abort: true }).refine(isKept, { error: error ?? "There is no such day" });
/** A moment as a client sends it back, in UTC. */
export const askedMoment = z.iso
  .datetime({ abort: true })
  .refine(isKept, { error: "There is no such moment" });
/** The same with an offset, as a person chooses it. */
export const chosenMoment = (error: string) =>
  z.iso.datetime({ offset: true, error, abort: true }).refine(isKept, { error });
