import type { Bottleneck } from "../../contracts/assessment-options.ts";
import type { Brings, Situation } from "./kinds.ts";

/** What is wanted, what was ticked, and who reaches nobody. */
export type Subject = Situation["goal"] | Bottleneck | "missed";

/** What whoever knows a trade would tell its owner about one subject. */
export interface Advice {
  /** One paragraph, 50 to 120 words. */
  text: string;
  /** What the paragraph has its reader do, as a heading, and as a noun phrase after 'Start with'. */
  title?: string;
  short?: string;
  /** A clause after 'Skip it if': what is so already where nobody needs it. */
  skip?: string;
  /** What pays for it, in the trade's own terms, as a clause that says how many hours that is: 'one redraw avoided is ten hours of drawing'. */
  pays?: string;
  /** What it frees by its own words: 'two and a half hours a week'. */
  frees?: string;
  /** Of growth: who brings it. */
  brings?: Brings;
  /** Of growth: what is sold to those who are known, at the price of the trade's larger work: 'monthly books'. */
  sells?: string;
  /** Of growth: whose names are always there, whatever else is wanted; a noun phrase. */
  list?: string;
  /** Of growth: the same once a week for whoever counted open room, its heading and noun phrase; and how many new ones a year that brings by our guess. */
  weekly?: string;
  weeklyTitle?: string;
  weeklyShort?: string;
  wins?: string;
  /** The words to say or send; what stands in brackets the owner fills in. */
  say?: string;
  /** What to do tomorrow, as a sentence. */
  first?: string;
  /** What to do of it two weeks later, where no other step begins then, as a sentence. */
  later?: string;
  /** What to count after a month, as a noun phrase. */
  watch?: string;
  /** Of whoever reaches nobody: two moments of the day, as a clause; who looks then; in which order, and what each hears. */
  when?: string;
  who?: string;
  how?: string;
}
/** A file in `playbooks/`, read by `rules/report/read-playbook.ts`. */
export type Playbook = Readonly<Record<Subject, Advice>> & {
  /** The call that an assistant takes most in the trade: who it is, what it asks and says, and what it leaves to a person. */
  readonly assistant?: Advice;
  /** What only the owner knows: how that gets onto paper in the trade. */
  readonly knowledge?: Advice;
};

/** The file's name for a trade that a business's name tells: its `an` without the article, in small letters and hyphens. */
export const playbookKey = (an: string): string =>
  an
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/^an? /, "")
    .replaceAll(/['’]/g, "")
    .replaceAll(/[^a-z0-9]+/g, "-");
