import { firstSentence } from "./subject.ts";
import { respelled } from "./wanted.ts";

/** What a request is about, as something that is done. */
export interface Doing {
  /** 'growing tomatoes on a rooftop in a hot climate'. */
  whole: string;
  /** 'growing tomatoes'. */
  short: string;
}

const TO =
  /^(?:how (?:to|do you|do i|you can|to best)|(?:the )?best way to|ways to|what it takes to|steps to|tips (?:to|for)|when to|why (?:you should|to)|(?:an? )?(?:[\w-]+ ){0,2}(?:plan|checklist|guide|schedule) (?:to|for)|(?:things|questions|mistakes) (?:to|when|with)) /i;
const DOUBLED =
  /^(?:get|set|run|plan|cut|put|stop|win|sit|swim|begin|ship|shop|chop|knit|scrub|wrap|mop|let|trim|prep|hug|dig)$/i;
const gerund = (verb: string): string =>
  /ing$/i.test(verb)
    ? verb
    : DOUBLED.test(verb)
      ? `${verb}${verb.at(-1)}ing`
      : /[^eoy]e$/i.test(verb)
        ? `${verb.slice(0, -1)}ing`
        : `${verb}ing`;

/** Absent where the clause begins with no verb that can be told. */
export function doingOf(clause: string): Doing | undefined {
  const said = respelled(firstSentence(clause))
    .replace(/(?<=.{16})(?:[:;(].*| - .*)$/, "")
    .replaceAll(/\b(?:my|our)\b/gi, "your")
    .replace(
      /,? (?:(?:in|over|for) )?(?:the |their |his |her )?first (?:\d+ )?(?:days?|weeks?|months?)$/i,
      "",
    )
    .trim();
  const [, kind, whom] =
    /^(?:an? )?(?:[\w-]+ ){0,3}?(onboarding|training|cleaning|hiring) (?:plan|program|checklist|schedule) (?:for|of) (.{3,50})$/i.exec(
      said,
    ) ?? [];
  if (kind && whom) {
    const whole = `${kind.toLowerCase()} ${whom}`;
    return { whole, short: whole.replace(/ (?:at|in|for|with) .*$/, "") };
  }
  const rest = said.replace(TO, "");
  const bare = rest.replace(
    /^(?:start|begin|get started (?:with|in)|successfully|properly|safely|actually) (?=\w+ing\b|\w)/i,
    (lead) => (/^(?:start|begin)/i.test(lead) && !/^\w+ing\b/i.test(rest.slice(lead.length)) ? lead : ""),
  );
  const [verb = "", ...more] = bare.split(" ");
  const isVerb =
    rest !== said
      ? /^[a-z]{2,}$/i.test(verb) && !/^(?:an?|the|your|small|new|\d+)$/i.test(verb)
      : /^[a-z]{2,}ing$/i.test(verb) &&
        !/^(?:morning|evening|during|pricing|something|nothing|spring|string|wedding)$/i.test(verb);
  if (!isVerb || !more.length || bare.length > 90) return undefined;
  const whole = [gerund(verb.toLowerCase()), ...more].join(" ").replace(/[\s,.?!-]{1,9}$/, "");
  const short =
    / ready for /.test(whole) ||
    /^(?:asking|training|preparing|looking|paying|caring|planning|running) for /.test(whole)
      ? whole
      : whole.replace(
          /(?<=^\S+ing(?: .{2,30}?)?) (?:that|on|in|at|for|with|from|without|during|when|while|after|before|so|under|using|if|and) .*$/,
          "",
        );
  return { whole, short };
}
