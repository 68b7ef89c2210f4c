import { capital } from "../../content/capital.ts";
import { plain } from "./plain.ts";
import { firstSentence, spelled } from "./subject.ts";

const LABEL =
  /^(?:please |pls )?(?:(?:write|draft|give me|make)\s+)?(?:an? |my |the )?(?:(?:short|strong|quick)\s+)?(?:(?:opinion|opinion piece|op-?ed|hot take|rant|essay|blog post|post|article|column|thought piece)(?: piece)?\s*(?:[:,-]|on why|about why|arguing that|that|why|saying)\s*)+/i;
const SAYS =
  /\b(would rather|should(n['’]t)?|is|are|isn['’]t|must|never|always|beats?|stop|don['’]t|do not|needs?|deserves?|costs?|kills?|loses?|makes?|hates?|hurts?|ruins?|drives?|wastes?|punish(?:es)?)\b/i;
/** Whoever holds this holds the contrary of what the site says on its subjects. */
const CONTRARY =
  /\b(overrated|overhyped|hype|not worth|waste of|do(es)?n['’]?t need|no need (for|to)|never replace|nothing wrong with|still the best|better off without|keeping (a |the |my |our )?(paper|landline)s?|paper (appointment )?(books?|calendars?)|old.?school|voicemail is (fine|enough|great|good))\b/i;

const AGAINST_MACHINES =
  /\b(robots?|ai|machines?|bots?|software|automation|assistants?)\b.{0,30}\b(shouldn['’]?t|should not|should never|can['’]?t|cannot|can never|will never|must not|has no place|have no place|ruins?)\b/i;

/** The site is for little recording, short holds and the person at the desk. */
const FOR_WHAT_IT_DOUBTS =
  /\b(?:should|must|ought to|needs? to|have to) (?:all |always |also )?record\b|\b(?:case|argument) for (?:recording|hold music)\b|\b(?:will|should|can) (?:soon |eventually |one day )?replace (?:your |the |our |all |human )?(?:receptionists?|front desks?)\b|\b(?:fine|ok(?:ay)?|alright|fair|right) to (?:put|leave|keep|send|make|let) (?:\w+ ){1,3}(?:on hold|hold|wait(?:ing)?|ring|(?:go )?to voice ?mail)\b|\bhold music (?:is|works) (?:fine|good|great|underrated)\b/i;

const AGAINST_ANSWERING =
  /(?<!\b(?:not|never|stop|don['’]?t|quit) )\bignor(?:e|ing)\b.{0,20}\breviews?\b|\b(?:don['’]?t|do not|shouldn['’]?t|should not|never|stop|stopped|quit) (?:answer|respond|reply)\w*\b.{0,20}\breviews?\b/i;

/** What a prompt for an opinion holds, as a title in its own words; absent when it only names a subject. */
export function claimIn({ prompt }: { prompt: string }): string | undefined {
  const whole = firstSentence((prompt.split("\n")[0] as string).replaceAll(/\s+/g, " ").trim());
  const held = (/^([^:]{4,40}):\s+(.+)$/.exec(whole)?.[2] ?? whole)
    .replace(LABEL, "")
    .replaceAll(/["“”]/g, "")
    .replace(
      /^(?:please )?(?:argue|make (?:the|an?) (?:case|argument)|convince (?:me|us|readers)|persuade (?:me|us|readers)|say|explain) (?:that|why) /i,
      "",
    )
    .replace(/^why /i, "")
    .replace(/^(?:i|we) (?:really |still )?(?:think|believe|feel|say)(?: that)? /i, "")
    .replace(
      /(?<=.{24})(?:,? (?:and not|but|because|instead of|rather than|even (?:if|when|though))\b.*|[,;] .*)$/i,
      (tail: string, _: number, all: string) => (all.length > 90 ? "" : tail),
    )
    .trim()
    // Of whom it is said is in every line below.
    .replace(
      /(?<=^.{50,}) (?:in|at|for) (?:an?|any|our|your|the|most|small) (?:[\w’'-]+ ){0,3}[\w’'-]+$/i,
      (tail: string, at: number) => (at + tail.length > 90 ? "" : tail),
    );
  if (/[:?]/.test(held) || held.length < 12 || held.length > 98 || !SAYS.test(held)) return undefined;
  if (/^(should|is|are|do|does|can)\b/i.test(held)) return undefined;
  return capital(
    spelled(
      held.replaceAll(/\bai\b/g, "AI").replaceAll(/\b(?:STOP|NOT|NEVER)\b/g, (loud) => loud.toLowerCase()),
    ).replaceAll("'", "’"),
  );
}

/** True when the prompt wants argued what the site would argue against. */
export const isContrary = ({ prompt, form }: { prompt: string; form: string }): boolean =>
  form === "opinion" &&
  (CONTRARY.test(prompt) ||
    FOR_WHAT_IT_DOUBTS.test(prompt) ||
    AGAINST_MACHINES.test(prompt) ||
    AGAINST_ANSWERING.test(prompt));

/** What a thesis wants done: a view of the same matter that says nothing of it argues something else. */
const DEED =
  /\b(?:should|must|need to|needs to) (?:all |always |never |stop |not )?(measur|track|record|outsourc|automat|ban|advertis|publish|charg|hir|train|survey|budget|insur|audit|test)(?:e|s|es|ing|ting)?\b/;
export function lacksDeed(text: string, said: string): boolean {
  const [, deed] = DEED.exec(text) ?? [];
  return deed !== undefined && !plain(said).includes(deed);
}
