import type { KitId } from "../../../../contracts/voice-own-desk.ts";
import { urgentHeard as dental } from "../../dental/urgent-heard.ts";
import type { Help } from "../../desk.ts";
import { urgentHeard as law } from "../../law/urgent-heard.ts";
import { urgentHeard as medical } from "../../medical/urgent-heard.ts";
import { current, noCurrent } from "./current.ts";
import { cannotShut, onlyDrips, runsNoMore, water, waterAndCurrent } from "./water.ts";

interface UrgentOfKit {
  /** Patterns (lower-case, plain) that are urgent in this trade. */
  heard: readonly string[];
  helps?: readonly Help[];
}

export const urgentOfKits: Readonly<Record<KitId, UrgentOfKit>> = {
  dental: { heard: dental },
  medical: { heard: medical },
  law: { heard: law },
  salon: { heard: [] },
  trades: {
    heard: [
      ...water,
      "smell(s|ing)? (of )?gas",
      "gas leak",
      "(leak|leaks|leaking|leaked|overflow|overflows|overflowing|overflowed)( \\S+){0,4} (everywhere|all over|badly|fast|through|into|onto)",
      "(leak|leaks|leaking)( \\S+){0,3} (bad|a lot|won't stop|nonstop)",
      "(pipe|toilet|water heater|boiler|sewer|drain|hose|valve)( \\S+){0,3} (burst|exploded|overflowing|backing up|backed up|flooding|gushing|spraying)",
      "(no|lost) (heat|hot water|power|electricity)( \\S+){0,6} (baby|kids|children|elderly|freezing|tonight|house|mother|father)",
      "sparks|sparking",
      "sewage",
    ],
    helps: [
      {
        heard: waterAndCurrent,
        unless: runsNoMore,
        lessSure: [],
        unlessSmall: [],
        words:
          "Keep away from that light or outlet, touch no switch, and stay out of the wet. If it smokes or sparks, get out and call 911. Shut the main water valve if you can reach it dry.",
        wordsEs:
          "No toque esa lámpara ni el interruptor, y no pise lo mojado. Si echa humo o chispas, salga y llame al 911. Cierre la llave de paso si llega sin mojarse.",
      },
      {
        heard: current,
        unless: noCurrent,
        lessSure: [],
        unlessSmall: [],
        words:
          "Leave it alone, and switch off its breaker if you can reach the panel safely. If you see smoke or smell burning, get out and call 911.",
        wordsEs:
          "No lo toque, y baje su interruptor en el panel si llega sin peligro. Si ve humo o huele a quemado, salga y llame al 911.",
      },
      {
        heard: water,
        unless: runsNoMore,
        lessSure: cannotShut,
        unlessSmall: onlyDrips,
        words:
          "If you can get to the main water valve, shut it: it's mostly by the meter or where the pipe comes in.",
        wordsEs:
          "Si alcanza la llave de paso principal, ciérrela: suele estar junto al medidor o donde entra el tubo.",
      },
    ],
  },
};
