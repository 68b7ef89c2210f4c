import { capital } from "../../../content/capital.ts";
import type { DialogueState } from "../../../contracts/voice.ts";
import { clockOf, type DialogueContext } from "./context.ts";
import { topFlow } from "./next.ts";
import { toMinutes } from "./readers/calendar.ts";
import { shortTime } from "./say/english.ts";
import { serviceName, speeches } from "./say/speech.ts";
import { wayWords } from "./collecting/way-words.ts";
import { waysOf } from "./collecting/ways.ts";

/** What the visitor could say next, as buttons: each is an utterance that the engine understands. */
export function chipsFor(context: DialogueContext, state: DialogueState): string[] {
  const chips = state.language === "es" ? spanish(context, state) : english(context, state);
  return chips.map((chip) => chip.slice(0, 60)).slice(0, 5);
}

function english(context: DialogueContext, state: DialogueState): string[] {
  const { asked, offered } = state;
  if (state.alarm) return ["It's not an emergency", ...(state.alarm.helped ? [] : ["I'm calling now"])];
  const booking = topFlow(state)?.id === "book";
  switch (asked) {
    case "service":
      return context.desk.services.slice(0, 4).map(({ name }) => name);
    case "day":
      return ["The soonest you have", "Tomorrow", "Next week"];
    case "offer":
      return [...times(context, state), "Something later", "Another day"].slice(offered.length > 0 ? 0 : 2);
    case "how":
      return waysOf(context, state).map((way) => capital(wayWords(way, "en")));
    case "against":
      return ["There is no other side", "I don't know the name"];
    case "place":
    case "name":
    case "phone":
      return ["Never mind", ...(booking ? ["Can I talk to a person?"] : [])];
    case "confirm":
      return booking
        ? ["Yes, that's right", "Change the time", "Change the number"]
        : ["Yes, that's right", "No"];
    case "change":
      return booking
        ? ["The day", "The time", "The name", "The number"]
        : ["The message", "The name", "The number"];
    case "note":
      return ["Please call me back", "Never mind"];
    case "which":
    case "when":
      return ["I'm not sure", "Never mind"];
    case "meant":
      return ["Yes, please", "No, thank you"];
    case "alarm":
      return ["Yes, right now", "No, none of these"];
    case "anything-else":
      return isBooked(state)
        ? ["No, that's all", "Change the time", "I'd like to leave a message"]
        : ["No, that's all", ...context.desk.chips.slice(0, 3)];
    default:
      return [...context.desk.chips];
  }
}

function spanish(context: DialogueContext, state: DialogueState): string[] {
  if (state.alarm) return ["No es una emergencia", ...(state.alarm.helped ? [] : ["Estoy llamando"])];
  switch (state.asked) {
    case "service":
      return context.desk.services.slice(0, 4).map(({ id }) => capital(serviceName(context.desk, id, "es")));
    case "day":
      return ["Lo más pronto posible", "Mañana", "La próxima semana"];
    case "offer":
      return [...times(context, state), "Más tarde", "Otro día"];
    case "how":
      return waysOf(context, state).map((way) => capital(wayWords(way, "es")));
    case "against":
      return ["No hay otra parte", "No sé el nombre"];
    case "confirm":
      return ["Sí, está bien", "Cambiar la hora", "Cambiar el número"];
    case "meant":
      return ["Sí, por favor", "No, gracias"];
    case "alarm":
      return ["Sí, ahora mismo", "No, nada de eso"];
    case "anything-else":
      return ["No, es todo", isBooked(state) ? "Cambiar la hora" : "Quiero una cita", "¿Cuál es el horario?"];
    case "place":
    case "name":
    case "phone":
    case "note":
    case "which":
    case "when":
      return ["Olvídelo", "English, please"];
    default:
      return ["Quiero una cita", "¿Cuál es el horario?", "Quiero dejar un mensaje", "English, please"];
  }
}

/** A time that was taken on this call, and stands: it is not offered anew. */
const isBooked = ({ filed }: DialogueState): boolean =>
  filed.some((outcome) => outcome.kind === "booking" && !outcome.canceled);

function times(context: DialogueContext, { offered, language }: DialogueState): string[] {
  const { today } = clockOf(context);
  const speech = speeches[language];
  return offered.map(({ day, time }) =>
    language === "es"
      ? capital(`${speech.day(day, today)} ${speech.at(toMinutes(time))}`)
      : `${capital(speech.day(day, today))} at ${shortTime(toMinutes(time))}`,
  );
}
