/** What a draft tells its editor, a paragraph of its own. */
const NOTE = /<p>\(A note for the editor: ([^<]*)\)<\/p>/g;

/** What the notes of a text say, in their order. */
export const notesIn = (html: string): string[] => [...html.matchAll(NOTE)].map(([, said = ""]) => said);

/** A text as its readers see it: a note that somebody has overlooked is none of theirs. */
export const withoutNotes = (html: string): string => html.replaceAll(NOTE, "");
