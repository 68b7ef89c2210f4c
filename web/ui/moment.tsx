import { agoWords } from "./ago-words.ts";
import { useNow } from "./use-now.ts";

const format = new Intl.DateTimeFormat("en-US", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "UTC",
});
const words = (at: string) => `${format.format(new Date(at))} UTC`;

/** A moment in UTC, as all dates of the site are: `Nov 21, 2026, 5:43 AM UTC`. */
export function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{words(at)}</time>;
}

/** A moment by how long ago it was; the pointer brings the exact one. */
export function Ago({ at }: { at: string }) {
  const now = useNow();
  return (
    // The server's words stay until the next drawing: a minute more or less is no difference.
    <time dateTime={at} title={words(at)} suppressHydrationWarning>
      {agoWords(at, now)}
    </time>
  );
}
