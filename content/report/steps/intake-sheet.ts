import type { Step } from "../kinds.ts";

export const intakeSheet: Step = {
  id: "intake-sheet",
  kind: "cheaper-fix",
  basis: ["operationalBottlenecks"],
  when: (s) => s.typing,
  comfort: 0,
  closes: { "typing-time": 0.35 },
  takes: ["Data Entry/Form Filling"],
  setupHours: 4,
  title: (_, t) => `One sheet for ${t.typed}, in the order of the screen`,
  does: (_, t) =>
    `Ask for ${t.typed} in exactly the order in which ${t.system} wants them, and let the ${t.customer} fill it in. What nobody has looked up since, strike first.`,
  dayOne: () => `Take the last five. Mark each field that somebody used afterwards. What has no mark goes.`,
  needs: (_, t) => `five finished sheets, a pencil, and whoever types into ${t.system}`,
  rehearse: (_, t) => `Type one in with a clock beside you, then one of the old kind about ${t.easy}.`,
  watch: () => "minutes a sheet, on Mondays",
  never: () => "ask twice for what you already hold",
  short: (_, t) => `one sheet for ${t.typed}`,
};
