import { plain } from "../readers/text.ts";
import { ASKS } from "./paper-text.ts";

export const asksByForm = (told: string): boolean =>
  // ', which was broken when I moved in' tells.
  told.split(/(?<=[,;]) (?!(?:which|who|where|when) [^?]*$)/).some((piece) => OPENS.test(plain(piece)));
/** Begins as a question does. */
export const OPENS =
  /^(?:and |but |so |y |pero )*(?:do|does|did|is|are|can|could|will|would|should|may|what|how|when|where|who|which|why|qué|que(?! (?:ya|me|les?|l[ao]s?|no|se|mis?|estoy|voy|necesito|tengo|llamen?|por favor)(?!\p{L}))|c[oó]mo|cu[aá]\p{L}+|d[oó]nde|puedo?|tienen)(?!\p{L})/u;

export const asking = (told: string): string =>
  tells(told) ? told : `${ASKS}${told.replace(/[.,?\s]*$/, "")}?`;
/** 'I was hit three weeks ago, and I don't know if I should take it' is no question, however it was answered. */
const tells = (told: string): boolean =>
  !told.includes("?") && told.split(" ").length > 16 && !asksByForm(told);
