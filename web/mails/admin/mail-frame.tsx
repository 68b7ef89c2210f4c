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
const MOST_PX = 1600;

/** How high a mail of that text stands, about, in pixels: its paragraphs as they break, and what is around them. */
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

/** The mail as it looks. Its page may do nothing and tell nothing, not even its height: that is reckoned by its text, and a long one scrolls. */
export function MailFrame({ of: { id, text } }: { of: Pick<Mail, "id"> & { text: string } }) {
  const isPhone = useSyncExternalStore(
    onWidth,
    () => matchMedia(PHONE).matches,
    () => false,
  );
  const height = heightOf(text, isPhone ? NARROW : WIDE);
  const frame = (className: string) => (
    <iframe
      className={className}
      title="The mail as it looks"
      sandbox=""
      src={mailHtmlPath(id)}
      height={height}
    />
  );
  if (height < MOST_PX) return frame("mail-frame");
  return (
    <>
      <p className="micro mail-long">
        A long email: scroll inside its frame, or{" "}
        <a href={mailHtmlPath(id)} target="_blank" rel="noreferrer">
          open the whole in a new tab
        </a>
        .
      </p>
      {frame("mail-scroll")}
    </>
  );
}
