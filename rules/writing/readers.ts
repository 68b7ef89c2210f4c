import { neutralTrade, trades } from "../../content/report/trades/index.ts";
import { anybody } from "../../content/writing/audiences/index.ts";
import type { Readers } from "./fill.ts";
import type { Request } from "./request.ts";

/** The words of the readers' trade; those of any small business where the prompt names none that is known. */
export function readersOf({ audience, called }: Pick<Request, "audience" | "called">): Readers {
  const trade = trades.find(({ id }) => id === audience?.trade);
  if (audience && trade)
    return {
      one: audience.one,
      many: called.people ?? audience.many,
      ...called.place,
      trade: { ...trade, ...audience.words },
    };
  const other = neutralTrade("Other");
  return {
    ...anybody,
    ...called.place,
    trade: { ...other, system: "the job list", night: "the call at nine in the evening" },
  };
}
