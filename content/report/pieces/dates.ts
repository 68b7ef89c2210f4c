import { goes, is, isPaidAhead } from "../circumstances.ts";
import type { Trade } from "../kinds.ts";
import {
  article,
  comesInNeed,
  date,
  decidedByWeather,
  isFree,
  isLegal,
  isPrivate,
  isSameHour,
  isTheirDay,
  isWeekly,
} from "../words.ts";
import { type Pieces, say } from "./piece.ts";

/** What whoever comes asks first, for the owner to fill in; a private matter is named in no message. */
const firstAsked = (t: Trade): string =>
  isPrivate(t) || goes(t) || isSameHour(t)
    ? ""
    : decidedByWeather(t)
      ? " [Where to meet, what to bring, and by when you'll hear whether the weather lets us go.]"
      : " [Where, and what to bring.]";
/** The sky has a say in it: nobody pays for a day that it takes. */
const CALLED_OFF = " If we have to call it off for the weather, you pick another day or get it all back.";
const ofWeather = (t: Trade): string => (decidedByWeather(t) ? CALLED_OFF : "");

export const reminder: Pieces = (s, t) => [
  say(
    "The reminder",
    is(s, "for firms")
      ? `Hi [name], we have you down for [what] on [day] at [hour]. Is it still on as planned? One word back by [hour] is enough.`
      : `Hi [name], ${!goes(t) && (isLegal(t) || t.sensitive) ? "this is a reminder: your appointment with us is on [day] at [hour]." : `it's [business]: ${goes(t) ? "we'll be at your place on [day] at [hour]. Please make sure somebody is there and we can get to it." : t.job === "stay" ? "your stay with us is from [first day] to [last day]." : t.animals ? "[animal] is scheduled for [day] at [hour]." : `you have ${article(date(t))}${isSameHour(t) ? " for [number]" : ""} on [day] at [hour].${firstAsked(t)}`}`} Reply YES to keep it, or NO${s.room === 0 || isTheirDay(t) ? ` and we'll offer the ${isSameHour(t) ? "table" : "spot"} to somebody who is waiting` : " and I'll send you two other times"}.${s.sms ? " STOP ends these texts." : s.phone ? " [STOP ends these.]" : ""}`,
  ),
  is(s, "for firms")
    ? say(
        "The rule, in each confirmation",
        "We have [what] down for [day] at [hour]. You can move or cancel it free of charge until [hour] the day before; after that our cancellation fee of [amount] applies.",
      )
    : t.mourning
      ? say(
          "The line to whoever could not come",
          "We had kept [hour] for you today, and it is no trouble at all that it didn't work out. [Day] at [hour] or [day] at [hour] would both be possible, whenever you're ready.",
        )
      : isFree(t)
        ? say(
            "The rule, with the date",
            "You're down for [day] at [hour]. If something comes up, please tell us by [hour] the day before, so that somebody else can have the time.",
          )
        : isPrivate(t)
          ? say(
              "The one more try, the day before",
              isLegal(t)
                ? "Hello [name], this is [your name] from [business]. We're holding [day] at [hour] for you. Will you come, or does another day work better? A later change may be charged under our terms."
                : t.industry === "Healthcare"
                  ? `Hello [name], it's [your name] at [business]. We're holding [hour] tomorrow for ${t.animals ? "[animal]" : "you"}. Can you still make it? If not, I have [day] at [hour] or [day] at [hour].`
                  : "Hi [name], we don't have your yes for tomorrow at [hour] yet, and we'd like to keep the time for you. Please reply YES by [hour] today, or tell us if another day is better.",
            )
          : say(
              isPaidAhead(t) ? "The rule, once a term" : "The rule, with the date",
              isPaidAhead(t)
                ? `If you can't come, tell us by [hour] the day before and you can make the ${date(t)} up at [make-up times]. We can't make up a ${date(t)} that was missed without a word.`
                : comesInNeed(t) && is(s, "you go")
                  ? "We have you down for [day] at [hour], and somebody drives out for it. You can move it for free until [hour] the day before. If nobody is there, the trip costs [amount]."
                  : t.job === "stay"
                    ? "Your stay is booked from [first day] to [last day]. You can move or cancel it for free until [day]; after that we charge [amount]."
                    : isSameHour(t)
                      ? `Your table is set for [hour] on [day]. We'll hold it for [fifteen] minutes. If you're running late or can't make it, just ${s.phone ? "call [number]" : "tell us in a reply"}.`
                      : s.comfort === 0
                        ? "You're down for [day] at [hour]. If something comes up, tell me by [hour] the day before and there's no charge. After that I have to add [amount] to the next bill."
                        : `To lock in [day] at [hour], we ask for [amount or a card]. You can move it for free until [hour] the day before. After that we keep [amount].${ofWeather(t)}`,
            ),
  ...(isSameHour(t) && !is(s, "for firms")
    ? [
        say(
          "The deposit, for a party",
          `[Day] at [hour] for [number] is yours with a deposit of [amount], at [link]. It comes off the bill that night, and you get it back if you cancel by [day].`,
        ),
      ]
    : []),
];
export const slots: Pieces = (_, t) => [
  say(
    "What you say at the end",
    isWeekly(t)
      ? `I have [weekday] at [hour] for you, from [date] to [date]. Should I book all of them?`
      : `Your next ${t.job} is due around [when]. I have [day] or [day]. Which one should I book for you?`,
  ),
];
