import { wins } from "../served.ts";
import type { Sketch } from "./sketch.ts";

/** Whom the trades serve that work at people's homes. */
export const homeowners: Sketch["words"] = {
  ...wins("homeowner", "new job"),
  travels: true,
  gap: "a drive to a house where nobody opened",
  rules: [
    "License and insurance numbers belong on every estimate: homeowners check them.",
    "Addresses, gate codes and when nobody is home stay with you.",
  ],
};
