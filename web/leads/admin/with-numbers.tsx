import { telHref } from "../../ui/tel-href.ts";

/** `503 555 0147`, `+1 (503) 555-0147`, and with a plus any country's: `+44 20 7946 0958`. Never over a line's end. */
const NUMBER =
  /((?<!\d)(?:\+\d{1,3}[ .-]?)?(?:\(\d{3}\) ?|\d{3}[ .-]?)\d{3}[ .-]?\d{4}(?!\d)|\+\d{1,3}(?:[ .-]\(?\d{2,4}\)?){3,5}(?!\d))/;

/** The first telephone number in somebody's words. */
export const numberIn = (text: string): string | undefined => NUMBER.exec(text)?.[0];

/** Somebody's words, their telephone numbers to be pressed; a number is broken at no space of its own. */
export const WithNumbers = ({ text }: { text: string }) =>
  text.split(NUMBER).map((part, i) =>
    i % 2 ? (
      <a key={i} className="tel" href={telHref(part)}>
        {part}
      </a>
    ) : (
      part
    ),
  );
