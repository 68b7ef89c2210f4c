import { useSyncExternalStore } from "react";
import { mailHtmlPath, type Mail } from "../../../contracts/mails.ts";
import "./mails.css";

/** Letters on a line: on a phone a list's names and values share it. */
const WIDE = 52;
const NARROW = 30;
const PHONE = "(width < 40rem)";
const LINE_PX = 26;
/** The name atop, a heading in two lines, a button, the foot, and what is around them. */
const AROUND_PX = 290;
const MOST_PX = 1000;

/** How high a mail of that text stands, about, in pixels: its paragraphs as they break, and what is around them; at most what is shown whole. */
export function heightOf(text: string, letters = WIDE): number {
  const lines = text
    .split(/\n+/)
    .filter((line) => line.trim() !== "")
    .reduce((sum, line) => sum + Math.ceil(line.length / letters) + 0.5, 0);
  return Math.min(MOST_PX, AROUND_PX + LINE_PX * lines);
}

const onWidth = (tell: () => void) => {
  const phone = matchMedia(PHONE);
  phone.addEventListener("change", tell);
  return () => phone.removeEventListener("change", tell);
};

/**
 * The mail as it looks. Its page may do nothing and tell nothing, not even its height: that is reckoned by its text. Of a
 * long one the beginning is shown, and the whole opens as a page of its own: a scroll inside the page's own is no way to
 * read.
 */
export function MailFrame({ of: { id, text } }: { of: Pick<Mail, "id"> & { text: string } }) {
  const isPhone = useSyncExternalStore(
    onWidth,
    () => matchMedia(PHONE).matches,
    () => false,
  );
  const src = mailHtmlPath(id);
  const height = heightOf(text, isPhone ? NARROW : WIDE);
  const isLong = height === MOST_PX;
  const frame = (
    <iframe
      className="mail-frame"
      title="The mail as it looks"
      sandbox=""
      src={src}
      height={height}
      tabIndex={isLong ? -1 : undefined}
    />
  );
  if (!isLong) return frame;
  return (
    <div className="mail-begun">
      {frame}
      <a className="btn mail-whole" href={src} target="_blank" rel="noreferrer">
        Open the whole email<span className="sr"> in a new tab</span>
      </a>
    </div>
  );
}
