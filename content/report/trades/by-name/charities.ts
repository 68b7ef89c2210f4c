import { serves } from "../served.ts";
import * as kind from "./classes.ts";
import { numbers } from "./numbers.ts";
import { like, type Sketch } from "./sketch.ts";

export const charities: Sketch = like(
  /\b(church|chapel|parish|ministr(y|ies)|synagogue|temple|mosque|food (bank|pantry)|shelter|humane society|animal rescue|foundation|charit(y|ies)|nonprofit|non-profit|museum|library|community action|action council|boys (?:&|and) girls clubs?|big brothers|united way|rotary|lions club|kiwanis|vfw|american legion|(?:elks|moose) lodge|scouts?|junior league|habitat for humanity|red cross|senior center|community center|coalition|alliance for|little league|youth (?:sports|league|soccer|baseball|football|hockey)|booster club|p\.?t\.?a\.?(?=\W*$))\b/i,
  kind.venue,
  {
    an: "a charity or congregation",
    ...serves("visitor", "new face", "visit"),
    openBook: undefined,
    night: "the message from somebody who has looked for help all day",
    hands: "while you are with the people who came",
    next: "somebody who asks once and hears nothing does not ask again",
    ask: ["when you are open", "how somebody can help or give", "what they have to bring"],
    easy: "a question on hours, a visit or an offer to help",
    hard: "somebody in need, in grief or angry",
    typed: "names, gifts and who has offered what",
    system: "the list of members and helpers",
    sort: ["whether they need something or offer something", "which day suits", "how to reach them"],
    lapses: true,
    cold: "volunteers and donors who came once and were not asked again",
    gap: "an hour of a helper with nothing to do",
    order: "receipts, room bookings and requests",
    status: "when somebody will call them",
    expert: "who needs help first",
    never: ["what somebody told in confidence", "that help will come"],
    urgent: "somebody without a bed tonight, in danger or in despair",
    tests: [
      "What time are you open on Sunday?",
      "Could we hold a birthday in your hall?",
      "We have nowhere to sleep tonight, with two children.",
    ],
    rules: [
      "Who asked for help is nobody else's business, other helpers included.",
      "A receipt for each gift goes out the same month; your accountant knows the wording.",
    ],
    lever: undefined,
    facts: [
      "A donor who is thanked within two days, by name and with what the gift did, gives again. Most are never thanked by a person.",
      "Volunteers come when you ask for one task on one day. Many of a year's gifts come in December, so write in November.",
    ],
    sensitive: "No names of those who asked for help go into a free chatbot.",
  },
  numbers(45, 30, 40, 30, 220, 80, 20, 20),
);
