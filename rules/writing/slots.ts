import { inWords } from "./plain.ts";

/** What everybody fills in without being told. */
const PLAIN =
  /^\[(?:your |first |last )?(?:names?|name of .*|what|who|when|where|time|day|date|hour|number|address|place|hospital|the reason|one more .*|its name)\]$/i;
const MOST = 6;
const SUBJECT = /this site knows [^,<]{3,40}, not ([^<]{3,90}?)\. Below/;

/**
 * What an editor has to know before a text without its notes goes on: the places of a draft that only the business can fill,
 * and of an outline what its request was taken for.
 */
export function openPlaces(body: string, isOutline: boolean): string[] {
  if (isOutline) {
    const subject = SUBJECT.exec(body)?.[1];
    const open = body.match(/…|\[[^\][<]{1,80}\]/g)?.length ?? 0;
    return [
      ...(subject ? [`Your request is taken for one on ${subject}; if it’s another, name that first.`] : []),
      ...(open > 1 ? [`Still to be filled: ${inWords(open)} places.`] : []),
    ];
  }
  const places = [...new Set(body.match(/\[[^\][<]{2,80}\]/g))]
    .map((each) => each.replace(/\.\]$/, "]"))
    .filter((each) => !PLAIN.test(each));
  return places.length
    ? [
        `Fill in before it goes out: ${places.slice(0, MOST).join(", ")}${places.length > MOST ? ", and the others in brackets" : ""}.`,
      ]
    : [];
}
