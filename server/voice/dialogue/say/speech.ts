import { capital } from "../../../../content/capital.ts";
import type { Desk } from "../../../../content/desks/desk.ts";
import type { Words } from "../../../../content/flows/flow.ts";
import type { DialogueLanguage } from "../../../../contracts/voice-desks.ts";
import { toMinutes } from "../readers/calendar.ts";
import * as english from "./english.ts";
import * as spanish from "./spanish.ts";

/** Days, times and lists as they are spoken in a language of the call. */
export interface Speech {
  day(day: string, today: string): string;
  fullDay(day: string): string;
  /** With its preposition: 'at 10 o'clock'. */
  at(minutes: number): string;
  fullAt(minutes: number): string;
  weekdays(day: string): string;
  or: string;
  and: string;
}

export const speeches: Record<DialogueLanguage, Speech> = {
  en: {
    day: english.spokenDay,
    fullDay: english.fullDay,
    at: (minutes) => `at ${english.spokenTime(minutes)}`,
    fullAt: (minutes) => `at ${english.fullTime(minutes)}`,
    weekdays: (day) => `${english.weekdayName(day)}s`,
    or: "or",
    and: "and",
  },
  es: {
    day: spanish.spokenDay,
    fullDay: spanish.fullDay,
    at: spanish.atTime,
    fullAt: spanish.fullTime,
    weekdays: spanish.weekdayName,
    or: "o",
    and: "y",
  },
};

/** A day as a note tells it, never 'tomorrow': it is read on another day. */
export const writtenDay = (day: string, language: DialogueLanguage): string =>
  speeches[language].day(day, "2000-01-01");

/** The wording for the so-manieth time that it is said; the last one stays. */
export const wording = (words: Words, language: DialogueLanguage, time = 0): string =>
  words[language][Math.min(time, words[language].length - 1)] ?? "";

/** Wordings in turn, so that none follows itself. */
export const inTurn = (words: Words, language: DialogueLanguage, turn: number): string =>
  words[language][turn % Math.max(1, words[language].length)] ?? "";

/** Puts values in the places of `{name}`; a capital where the place has one. Places without a value vanish. */
export const fill = (text: string, values: Readonly<Record<string, string | undefined>>): string =>
  text
    .replace(/\{(\w+)\}/g, (_all, key: string) => {
      const value = values[key] ?? values[key.toLowerCase()] ?? "";
      return /^[A-Z]/.test(key) ? capital(value) : value;
    })
    .replace(/\s+([,.?!])/g, "$1")
    .replace(/(?<!\p{L})(a|de) el (?=\p{Ll})/gu, "$1l ")
    .replace(/,(?=,)/g, "")
    // What a caller asked may end a sentence of ours.
    .replace(/(?<=[?!])\./g, "");

export const serviceName = (desk: Desk, id: string, language: DialogueLanguage): string => {
  const service = desk.services.find((s) => s.id === id);
  return (language === "es" ? (service?.spokenEs ?? service?.name.toLowerCase()) : service?.spoken) ?? id;
};

/** 'Tuesday, December 1st at 9 o'clock in the morning'. */
export const fullWhen = (day: string, time: string, language: DialogueLanguage): string => {
  const speech = speeches[language];
  return `${speech.fullDay(day)} ${speech.fullAt(toMinutes(time))}`;
};
