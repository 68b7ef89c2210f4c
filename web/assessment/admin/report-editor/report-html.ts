import type { Editor } from "@tiptap/core";

/** How a stored report goes into the editor: every space counts, but the line breaks between sections are no text. */
export const toEditor = (html: string): string => html.replace(/>\n+</g, "><");

/** The editor's report as the server stores it. */
export const fromEditor = (editor: Editor): string =>
  editor.getHTML().replaceAll("&nbsp;", "\u00a0").replaceAll("</section><section", "</section>\n<section");
