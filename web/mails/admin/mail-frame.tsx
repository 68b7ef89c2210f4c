import { useEffect, useRef, useState } from "react";
import { mailHtmlPath, type Mail } from "../../../contracts/mails.ts";
import "./mails.css";

/** Until the mail is there: more than is left of a screen, so that nothing in sight moves when it comes. */
const AT_FIRST_PX = 720;
/** A letter longer than this is folded after its button. */
const LONG_PX = 1600;
/** Beneath the button, so that nobody takes the fold for the letter's end. */
const BELOW_PX = 96;

/** Where a long letter is folded: beneath its button, if most of it follows there; null for all others. */
function foldOf(page: Document, height: number): number | null {
  if (height <= LONG_PX) return null;
  const end = page.querySelector("a.button")?.getBoundingClientRect().bottom;
  return end && end < height / 2 ? Math.ceil(end + BELOW_PX) : null;
}

/** Without bars to scroll where the fold cuts it. A letter on its way has a document without elements for a moment. */
function cut(page: Document | null | undefined, isFolded: boolean): void {
  const root: HTMLElement | null | undefined = page?.documentElement;
  root?.style.setProperty("overflow", isFolded ? "hidden" : "visible");
}

/** The mail as it looks, a long one folded: its page may do nothing, but belongs to the site, so its height can be read. */
export function MailFrame({ of: { id } }: { of: Pick<Mail, "id"> }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(AT_FIRST_PX);
  const [fold, setFold] = useState<number | null>(null);
  const [isOpen, setOpen] = useState(false);
  const src = mailHtmlPath(id);
  useEffect(() => {
    const { current } = frame;
    const size = new ResizeObserver(([body]) => {
      if (!body) return;
      const whole = Math.ceil(body.contentRect.height);
      setHeight(whole);
      setFold(foldOf(body.target.ownerDocument, whole));
    });
    const watch = () => {
      const page = current?.contentDocument;
      if (page?.URL.endsWith(src) && page.body) size.observe(page.body);
    };
    // It may have come before this page could listen.
    watch();
    current?.addEventListener("load", watch);
    return () => {
      current?.removeEventListener("load", watch);
      size.disconnect();
    };
  }, [src]);
  const isFolded = fold !== null && !isOpen;
  useEffect(() => {
    cut(frame.current?.contentDocument, isFolded);
  }, [isFolded]);
  return (
    <div className="mail-fold">
      <iframe
        ref={frame}
        className="mail-frame"
        title="Email preview"
        sandbox="allow-same-origin"
        src={src}
        height={isFolded ? fold : height}
      />
      {fold !== null && (
        <button type="button" className="btn" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? "Show less" : "Show the full email"}
        </button>
      )}
    </div>
  );
}
