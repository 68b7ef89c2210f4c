import { Parser } from "htmlparser2";
import { AppError } from "../errors.ts";

/** Four times what the deepest page copied from a word processor has. */
const MAX_DEPTH = 100;
/** Ten times what the longest article or report has. */
const MAX_ELEMENTS = 20_000;

/**
 * HTML that no parser or sanitiser chokes on: what is nested without end or made of nothing but tags costs seconds, or
 * more stack than there is. Given back as it is.
 * @param field what the refusal names
 * @throws AppError invalid
 */
export function boundedHtml(html: string, field: string): string {
  let depth = 0;
  let elements = 0;
  let fault = "";
  const parser = new Parser({
    onopentag() {
      depth += 1;
      elements += 1;
      if (depth > MAX_DEPTH) fault = "is nested too deeply";
      else if (elements > MAX_ELEMENTS) fault = "has too many elements";
      if (fault) parser.pause();
    },
    onclosetag() {
      depth -= 1;
    },
  });
  parser.write(html);
  if (!fault) return html;
  parser.reset();
  const message = `The text ${fault}. Please simplify its formatting.`;
  throw new AppError("invalid", message, { errors: [{ field, message }] });
}
