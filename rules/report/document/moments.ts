/** 'On the door: … To record: …': words for several moments, each with its own. */
const MOMENT = /(?<=^|[.?!)\]] )\[?[A-Z][\w'’-]*(?: [\w'’-]+){0,4}: (?=[[A-Z“])/g;
const WHEN = /^(?:On|At|To|For|The|In|After|Before|When|By|If) /;
/** 'Dates: … Level: … Visa: …': a text for each question. */
const TOPIC = /^[A-Z][a-z]+: $/;
/** What one message is divided by. */
const OF_ONE = /^(?:Today|Next|Done|Open|Settled|Menu|Now|Waiting): $/;
const TOPICS = 3;
/** Further words behind those that begin without a label: 'As a saved reply, shorter: …'. */
const LATER =
  /(?<=[.?!)\]] )(?:As an? [a-z][\w ,]{2,30}|Under the [\w ]{3,20}|The (?:day|evening|week) (?:before|after)): (?=[[A-Z“])/g;
interface Moment {
  label?: string;
  words: string;
}
const cutAt = (says: string, found: readonly RegExpExecArray[]): readonly Moment[] => [
  ...(found[0]!.index > 0 ? [{ words: says.slice(0, found[0]!.index).trim() }] : []),
  ...found.map(({ 0: label, index }, i) => ({
    label: label.trim(),
    words: says.slice(index + label.length, found[i + 1]?.index).trim(),
  })),
];
/** One quote for each moment, and outside it what it is for: run on, somebody reads all of it onto the machine. */
export const momentsOf = (says: string): readonly Moment[] => {
  const found = [...says.matchAll(MOMENT)];
  const labels = found.map(([label]) => label);
  const opens = found.length > 1 && found[0]!.index === 0;
  const later = [...says.matchAll(LATER)];
  return opens &&
    (labels.some((label) => WHEN.test(label)) ||
      (labels.length >= TOPICS &&
        labels.every((label) => TOPIC.test(label)) &&
        !labels.some((label) => OF_ONE.test(label))))
    ? cutAt(says, found)
    : later.length > 0
      ? cutAt(says, later)
      : [{ words: says }];
};
