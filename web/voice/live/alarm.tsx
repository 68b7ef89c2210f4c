import type { DialogueLanguage } from "../../../contracts/voice-desks.ts";
import type { Understood } from "../call/transport.ts";

type Line = NonNullable<Understood["alarm"]>;

/** Numbers that help in the United States, day and night. */
const NUMBERS: Record<Line, string> = { "911": "911", "988": "988", poison: "1-800-222-1222" };

const WORDS: Record<DialogueLanguage, Record<Line, { what: string; act: string; press: string }>> = {
  en: {
    "911": {
      what: "This sounds like an emergency",
      act: "If it is real, hang up and call 911 now. A demo cannot send help.",
      press: "Call 911",
    },
    "988": {
      what: "You do not have to go through this alone",
      act: "If it is real, call or text 988 now. Somebody is there, day and night.",
      press: "Call 988",
    },
    poison: {
      what: "This sounds like poisoning",
      act: "If it is real, call Poison Control now, day and night. If somebody can’t be woken or can’t breathe, call 911.",
      press: "Call 1-800-222-1222",
    },
  },
  es: {
    "911": {
      what: "Esto parece una emergencia",
      act: "Si es real, cuelgue y llame al 911 ahora. Una demostración no puede enviar ayuda.",
      press: "Llamar al 911",
    },
    "988": {
      what: "No tiene que pasar por esto a solas",
      act: "Si es real, llame o escriba al 988 ahora. Hay alguien, de día y de noche.",
      press: "Llamar al 988",
    },
    poison: {
      what: "Esto parece una intoxicación",
      act: "Si es real, llame ahora al control de intoxicaciones. Si alguien no despierta o no respira, llame al 911.",
      press: "Llamar al 1-800-222-1222",
    },
  },
};

/** An alarm stands: what it is, and the way to real help. Nothing else in the panel looks like it. */
export function Alarm({ line, language }: { line: Line; language: DialogueLanguage }) {
  const { what, act, press } = WORDS[language][line];
  return (
    <div className="alarm" role="alert" lang={language}>
      <div>
        <strong>{what}</strong>
        <p>{act}</p>
      </div>
      <a className="alarm-call" href={`tel:${NUMBERS[line]}`}>
        {press}
      </a>
    </div>
  );
}
