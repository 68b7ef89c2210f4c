const DOUBLED =
  /^(?:put|get|set|let|cut|plan|run|stop|swap|tag|quit|begin|ship|step|drop|wrap|sit|dig|fit|hit|split|trim|map|spot|log|chat|pin|skip|win|clip|prep|hem|jog|swim|rub|mop|rip|tip|cap|refer|commit)$/i;

const ing = (verb: string): string => {
  if (/[a-z]{3,}ing$/.test(verb)) return verb;
  if (DOUBLED.test(verb)) return `${verb}${verb.at(-1)}ing`;
  if (/ie$/.test(verb)) return `${verb.slice(0, -2)}ying`;
  return `${/[^eoy]e$/.test(verb) && verb.length > 2 ? verb.slice(0, -1) : verb}ing`;
};

/** 'Launch a shelf' as 'launching a shelf'. */
export const gerundOf = (order: string): string =>
  order
    // 'Weigh and measure': both are done.
    .replace(
      /^(\w+) and (?!the |an? |your )([a-z]+) (?=\w)/,
      (_, one: string, other: string) => `${one} and ${ing(other)} `,
    )
    .replace(/^(\w+)/, (_, verb: string) => ing(verb.toLowerCase()));

/** 'Ask them why' as 'Not asking them why': what is left undone, of an order. */
export const undone = (order: string): string =>
  // Of two things in one order the first is left undone; what it isn’t has no contrary.
  `Not ${gerundOf(order.replace(/(?<=.{12})(?:,? and not |; |, and (?=\w+ )|, not ).*$/, ""))}`;
