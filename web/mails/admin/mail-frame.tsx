import { mailHtmlPath, type Mail } from "../../../contracts/mails.ts";
import "./mails.css";

/** Letters on a line, between a phone's 38 and a desktop's 70. */
const WIDTH = 52;
const LINE_PX = 26;
/** The name atop, a heading in two lines, a button, the foot, and what is around them. */
const AROUND_PX = 290;
const MOST_PX = 1600;

/** How high a mail of that text stands, about, in pixels: its paragraphs as they break, and what is around them. */
export function heightOf(text: string): number {
  const lines = text
    .split(/\n+/)
    .filter((line) => line.trim() !== "")
    .reduce((sum, line) => sum + Math.ceil(line.length / WIDTH) + 0.5, 0);
  return Math.min(MOST_PX, AROUND_PX + LINE_PX * lines);
}

/** The mail as it looks. Its page may do nothing and tell nothing, not even its height: that is reckoned by its text. */
export const MailFrame = ({ of: { id, text } }: { of: Pick<Mail, "id"> & { text: string } }) => (
  <iframe
    className="mail-frame"
    title="The mail as it looks"
    sandbox=""
    src={mailHtmlPath(id)}
    height={heightOf(text)}
  />
);
