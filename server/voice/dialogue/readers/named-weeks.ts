import type { DayReading } from "./day-reading.ts";
import { addDays } from "./calendar.ts";

/** Weeks and parts of them: 'late next week', 'the weekend'. */
export function takeNamedWeeks({ each, span, coming, today, nextMonday }: DayReading): void {
  each("(?:the )?(?:end of|late|later) next week", () =>
    span(addDays(nextMonday, 3), addDays(nextMonday, 5)),
  );
  each("(?:the )?(?:beginning|start|early|earlier)(?: of)? next week", () =>
    span(nextMonday, addDays(nextMonday, 2)),
  );
  each("(?:the )?middle of next week|mid next week|midweek", () =>
    span(addDays(nextMonday, 1), addDays(nextMonday, 3)),
  );
  each("(?:the )?week after next", () => span(addDays(nextMonday, 7), addDays(nextMonday, 13)));
  each("(?:the )?(?<!(?:that|this|same) )week after(?! the \\d)", () =>
    span(addDays(nextMonday, 7), addDays(nextMonday, 13)),
  );
  each("(?:next|the following|following) week", () => span(nextMonday, addDays(nextMonday, 6)));
  // 'End of the week', which is not by then.
  each("(?<!by )(?<!by the )(?:the )?end of (?:the|this) week", () => {
    const thursday = addDays(nextMonday, -4);
    span(thursday > today ? thursday : today, addDays(nextMonday, -1));
  });
  // 'Later this week' and 'the rest of the week' are not today.
  each(
    "(?:later|some ?time later|further on) (?:on )?(?:in )?(?:this|the) week|(?:the )?rest of (?:the|this) week",
    () => {
      const tomorrow = addDays(today, 1);
      span(tomorrow < nextMonday ? tomorrow : today, addDays(nextMonday, -1));
    },
  );
  // On a Sunday 'this week' is the one that begins.
  const last = addDays(nextMonday, nextMonday === addDays(today, 1) ? 5 : -1);
  each("this week|by (?:the )?end of (?:the|this) week", () => span(today, last));
  each("(?:the |this |on the |at the )?weekends?", () => span(coming(6), addDays(coming(6), 1)));
}
