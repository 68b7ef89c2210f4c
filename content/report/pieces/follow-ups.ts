import type { Trade } from "../kinds.ts";
import { leverOf } from "../levers.ts";
import { brief, isLegal, isPrivate, single, wasThere } from "../words.ts";
import { type Pieces, say, sheet } from "./piece.ts";

export const secondWord: Pieces = (_, t) => [
  t.lapses
    ? say(
        "The note to those who stopped coming",
        `Hi [name], it's [your name]. We haven't seen you since [month]. Is something in the way? If you'd rather stop, just say so.`,
      )
    : say(
        `The follow-up on ${brief(t.cold)}`,
        isPrivate(t) && wasThere(t)
          ? `Hi [name], it's [your name]. We talked on [day]. ${isLegal(t) ? "Please remember that any deadline you have keeps running while you decide. " : ""}Have any questions come up since? ${isLegal(t) ? "To sign, or to talk once more, " : ""}I have [day] at [hour] or [day] at [hour]. If you've decided against it, just say so.`
          : wasThere(t)
            ? `Hi [name], it's [your name]. Good to see you on [day]. Did any questions come up since? For the next step I have [day] or [day]. If you've decided against it, just say so.`
            : isOffer(t)
              ? `Hi [name], it's [your name]. I'm checking on the ${single(t.cold)} from [day]. It's good until [day]. Any questions, or anything to change? If you've gone another way, just say so.`
              : "Hi [name], it's [your name]. I'm following up on [what they asked about]. Would you still like it? I have [day] or [day]. If not, just say so.",
      ),
];
/** What goes cold there is a price or a plan of ours that holds for a while. */
const isOffer = ({ cold }: Trade) =>
  /^[\w-]*(?: ?fee)? ?(quotes?|estimates?|offers?|proposals?|treatment plans|designs)\b/.test(cold);
export const lever: Pieces = (s, t) => {
  const { piece } = leverOf(t);
  return [
    say(piece.what, piece.says(s, t)),
    ...(t.lever === "due" || t.lever === "senders"
      ? [
          sheet(
            t.lever === "due" ? "The list, by month" : "Those who send you work",
            t.lever === "due"
              ? ["Name", "Last here", "Due in", "Written on", "Date agreed"]
              : ["Name", "Whom they sent", "Thanked on", "Last word", "Next in"],
            [],
            10,
          ),
        ]
      : []),
  ];
};
