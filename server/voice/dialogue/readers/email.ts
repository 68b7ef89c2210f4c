/** 'tamika@crownandglory.com', as written or as it is said: 'tamika at crownandglory dot com'. */
const WRITTEN = /[\p{L}\d][\p{L}\d._%+-]{0,63}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,3}/u;
const SAID =
  /(?<![\p{L}\d])((?:[\p{L}\d_+-]{1,40} (?:dot|underscore|dash|hyphen|punto|guion) ){0,3}[\p{L}\d_.+-]{1,40}) (?:at|arroba) ((?:(?!at |my |the |our |your )[\p{L}\d-]{1,40} )?(?:[\p{L}\d-]{1,40} (?:dash|hyphen|guion) ){0,2}(?:[\p{L}\d-]{1,40} (?:dot|punto) ){1,3}(?:com|net|org|edu|gov|biz|info|us|co|io|mx|me|ai)|[\p{L}\d-]{1,40}\.(?:com|net|org|edu|gov|biz|info|us|co|io|mx|me|ai))(?![\p{L}\d])/iu;

/** The e-mail address of a turn, and the words that tell it. */
export function emailHeard(words: string): { address: string; words: string } | undefined {
  const written = WRITTEN.exec(words)?.[0];
  if (written) return { address: written.toLowerCase().slice(0, 100), words: written };
  const said = SAID.exec(words);
  if (!said) return undefined;
  const join = (part: string) =>
    part
      .replace(/ (?:dot|punto) /giu, ".")
      .replace(/ underscore /giu, "_")
      .replace(/ (?:dash|hyphen|guion) /giu, "-")
      // 'Power law dot com'.
      .replaceAll(" ", "")
      .toLowerCase();
  return { address: `${join(said[1]!)}@${join(said[2]!)}`.slice(0, 100), words: said[0] };
}

/** As it is read aloud. */
export const spokenEmail = (address: string, language: "en" | "es"): string =>
  address
    .replace("@", language === "es" ? " arroba " : " at ")
    .replaceAll(".", language === "es" ? " punto " : " dot ");
