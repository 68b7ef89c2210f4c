import { useEffect, useRef, useState } from "react";
import { mailHtmlPath, type Mail } from "../../../contracts/mails.ts";
import "./mails.css";

/** Until the mail is there: more than is left of a screen, so that nothing in sight moves when it comes. */
const AT_FIRST_PX = 720;

/** The mail as it looks, whole: its page may do nothing, but belongs to the site, so its height can be read. */
export function MailFrame({ of: { id } }: { of: Pick<Mail, "id"> }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(AT_FIRST_PX);
  const src = mailHtmlPath(id);
  useEffect(() => {
    const { current } = frame;
    const size = new ResizeObserver(([body]) => body && setHeight(Math.ceil(body.contentRect.height)));
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
  return (
    <iframe
      ref={frame}
      className="mail-frame"
      title="The mail as it looks"
      sandbox="allow-same-origin"
      src={src}
      height={height}
    />
  );
}
