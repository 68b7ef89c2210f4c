import type { DialogueState } from "../../../contracts/voice.ts";
import { addNote } from "./asides.ts";
import { QUESTION } from "./aside-words.ts";
import type { Heard } from "./hear.ts";
import { topFlow } from "./next.ts";
import { bare, matterOf, noteOf, sentencesOf } from "./note-words.ts";
import { plain } from "./readers/text.ts";
import { saysWhen } from "./readers/when.ts";

/** Words that fill a field, steer the talk or only bind: what is made of them alone tells nothing more. */
const COMMON = new Set(
  `a about actually after afternoon again ago ahead all alright also am an and another any anything appointment appointments are around as ask at available
  away back be because been before believe best better book booked booking both bring but by bye call called calling can can't cannot change check come comes coming consultation could course cuz
  day days dear did didn't do does doesn't doing don't done down earlier early either else end evening ever every everything fine first for friday from get gets getting give go goes going gonna good got great guess
  had happen happy has have haven't having he he's hear hello help her here hi him his hold hope how i i'd i'll i'm i've if in instead into is isn't it it's its just keep kind know last late later let let's like listen little long look lot
  make makes making many may maybe me mean might minute minutes monday month more morning most much my name names need needs never new next nice night no noon nope not note nothing now number of off oh ok okay on once one ones only or other our out over
  people perfect phone please pm possible possibly prefer preferably pretty probably put question quick rather really right said same saturday say says schedule second see set shall she she's should since so some somebody someone something soon sorry sounds
  spot still sunday sure take talk tell thank thanks that that's the their them then there there's these they they're thing things think this those thought thursday till time times to today together tomorrow too tuesday two until up us use visit
  wait want wanted wants was wasn't way we we'd we'll we're wednesday week weekend weeks well were what what's when where which while who whole why will with won't wonderful work works would wouldn't write yeah yes yep yet you you're your yours
  zero three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty forty-five o'clock january february march april may june july august september october november december st th nd rd
  first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth
  half quarter past sometime between cancel canceled cancelled move moved reschedule doesn't anymore god heaven's sake nothing's whatever might able
  a al algo alguien ahora ahí ay así aquí bien bueno buenas buenos buena tarde tardes días día noche noches cita con cómo como cosa cual cuál cualquier cuando cuándo da de del desde después digo dos el ella en entonces era es esa ese eso esta está estaba este esto estoy fue gracias gusta hace hacer hasta hay hola hora hoy ir la las le lo los lunes luego
  mañana martes más mas me media mejor mi mis miércoles momento muchas muchísimas mucho muy nada nadie no nombre nos número o otra otro para pero perdón poder por porque posible primera puede pueden puedo pues que qué quería quiere quiero quisiera sábado se sea semana señorita señor señora ser si sí siempre sin sobre solo son soy su sus también tan tanto
  teléfono tener tengo tiene todo trabajo tres tu un una usted ustedes uno va vale ver verdad viene viernes voy y ya yo jueves domingo cuatro cinco seis siete ocho nueve diez once doce quince treinta`.split(
    /\s+/,
  ),
);
/** What is told with one of these is told, however few the words. */
const MEASURE =
  /(?<!\p{L})(?:dollars?|bucks|milligrams?|mg|milliliters?|percent|years? old|twice|weeks ago|months ago|d[oó]lares|miligramos|años)(?!\p{L})/u;
/** Speaks of this talk, not of the matter. */
const OF_THE_TALK =
  /(?<!\p{L})(?:you (?:never|didn't|don't|aren't|keep|already)|(?:just|already) (?:said|told|gave|asked)|like i said|are you (?:there|listening)|robot|machine|say that|repeat|hear me|ya (?:se )?l[eo] dije|m[aá]quina)(?!\p{L})/u;

/** A yes or no that a sentence opens with. */
const OPENS =
  /^(?:(?:yes|yeah|yep|ok|okay|that's right|right|that's it|oh|well|so|and|uh+|um+|sí|está bien|y|pero|bueno)[,.!]*\s+)+/i;

/** Whether a turn tells something that belongs to a record: one is under way, or was made. */
export const keepsMore = (state: DialogueState): boolean =>
  (topFlow(state)?.slots.length ?? 0) > 0 ||
  state.filed.some((each) => each.kind === "message" || (each.kind === "booking" && !each.canceled));

/**
 * Keeps each sentence of a turn that says something new, in words that filled no field and stand in no note yet:
 * whatever else was understood of it, the people who read the record see it as it was said.
 */
export function sweep(state: DialogueState, heard: Heard): void {
  const { asked, slots } = state;
  if (asked === "note" || heard.has("injection", "abuse", "bot", "drop", "hold", "repeat", "check")) return;
  const message = topFlow(state)?.files?.kind === "message";
  // What was wrong in a message is put right by its own rules.
  if (message && (asked === "confirm" || asked === "change") && heard.has("deny", "correct")) return;
  const known = new Set(
    plain(
      [
        state.note,
        ...state.notes,
        ...state.filed.map((each) =>
          each.kind === "message"
            ? each.text
            : each.kind === "booking"
              ? `${each.note ?? ""} ${each.name}`
              : "",
        ),
        state.which,
        state.callback,
        slots.service?.value.replaceAll("-", " ") ?? "",
        slots.name?.value ?? "",
        heard.values.name ?? "",
        heard.values.service?.replaceAll("-", " ") ?? "",
        ...(state.names ?? []),
        state.whom ?? "",
      ].join(" "),
    ).split(" "),
  );
  // Beside days and times it takes more to be news.
  const least = saysWhen(heard.values) && (asked === "day" || asked === "offer") ? 3 : 2;
  for (const each of sentencesOf(heard.words)) {
    const sentence = each.replace(OPENS, "");
    if (QUESTION.test(sentence) || OF_THE_TALK.test(plain(sentence))) continue;
    const told = matterOf(sentence, heard.values.name ?? slots.name?.value);
    const words = plain(told).split(" ");
    const fresh = new Set(
      words.filter(
        (word) => word.length > 1 && !/^[\d:]+$/.test(word) && !COMMON.has(word) && !known.has(word),
      ),
    );
    if (words.length < 3 || (fresh.size < least && !(fresh.size === 1 && MEASURE.test(plain(told)))))
      continue;
    const note = noteOf(told);
    if (bare(note).length >= 8) addNote(state, note);
  }
}
