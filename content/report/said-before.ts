/** What messages close with in any trade, and what stands for it in one report from its third use on. */
export const SAID_BEFORE: readonly (readonly [said: string, then: string])[] = [
  ["[day] at [hour] or [day] at [hour]", "[one time] or [another]"],
  ["[day] at [time] or [day] at [time]", "[one time] or [another]"],
];
