import type { Advice, Playbook, Subject } from "../../content/report/playbook.ts";
import { BOTTLENECKS } from "../../contracts/assessment-options.ts";

export const SUBJECTS: readonly Subject[] = [
  "cost",
  "experience",
  "efficiency",
  "growth",
  "continuity",
  ...BOTTLENECKS,
  "missed",
];
/** What only some trades have words for. */
const OPTIONAL = ["assistant", "knowledge"];
const FIELD =
  /^(title|short|skip|pays|frees|brings|sells|list|weekly|weeklyTitle|weeklyShort|wins|say|first|later|watch|when|who|how): (.+)$/;

/**
 * Reads a file of `content/report/playbooks/`: for each subject `== subject`, a paragraph, and lines `say: `, `first: `,
 * `later: ` and `watch: `; of whoever reaches nobody `when: `, `who: ` and `how: ` too; `== assistant` may tell the call that an
 * assistant takes most, `== knowledge` how what only the owner knows gets onto paper. Throws an Error that names what is missing or has no meaning.
 */
export function readPlaybook(source: string): Playbook {
  const read = new Map<string, Advice>();
  for (const part of source.split(/^== /m).slice(1)) {
    const [subject = "", text = "", ...lines] = part.split("\n").filter((line) => line.trim() !== "");
    const advice: Advice = { text };
    for (const line of lines) {
      const [, field, words] = FIELD.exec(line) ?? [];
      if (!field) throw new Error(`'${subject}' has a line that means nothing: ${line}`);
      Object.assign(advice, { [field]: words });
    }
    read.set(subject.trim(), advice);
  }
  const missing = SUBJECTS.filter((subject) => !read.get(subject)?.text);
  if (missing.length > 0) throw new Error(`there is nothing on ${missing.join(", ")}`);
  const unknown = [...read.keys()].filter((subject) => ![...OPTIONAL, ...SUBJECTS].includes(subject));
  if (unknown.length > 0) throw new Error(`there is no subject ${unknown.join(", ")}`);
  const told = [...SUBJECTS, ...OPTIONAL.filter((subject) => read.has(subject))];
  return Object.fromEntries(told.map((subject) => [subject, read.get(subject)!])) as unknown as Playbook;
}
