import { telHref } from "../../ui/tel-href.ts";

/** At least nine digits, as people set them apart: `503 555 0147`, `+1 (503) 555-0147`. */
const NUMBER = /(\+?\(?\d(?:[\s().-]{0,2}\d){8,14})/;

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
