/** What a prompt may be given beside its words; each choice as the writer reads it. */
export const BRIEF = {
  form: {
    label: "Format",
    options: {
      Steps: "A how-to",
      List: "Seven tips",
      Plan: "A 30-day plan",
      Checklist: "A checklist",
      Questions: "Questions and answers",
      Opinion: "An opinion",
    },
  },
  readers: {
    label: "Audience",
    options: {
      "Dental practices": "dental practices",
      "Law firms": "law firms",
      "Doctors’ offices": "doctors’ offices",
      Restaurants: "restaurants",
      "Small businesses": "small businesses",
    },
  },
  length: {
    label: "Length",
    options: {
      Short: "A 300-word article.",
      Medium: "A 700-word article.",
      Long: "A 1,200-word article.",
    },
  },
} as const;

export type Brief = Partial<Record<keyof typeof BRIEF, string>>;

/** What was chosen, as the chips call it: 'Checklist', 'Law firms'. */
export const chosenOf = (brief: Brief): string[] =>
  (Object.keys(BRIEF) as (keyof Brief)[]).flatMap((name) =>
    Object.entries(BRIEF[name].options).flatMap(([text, words]) => (words === brief[name] ? text : [])),
  );

/** The prompt as the writer gets it: the choices as the words somebody would begin with, then what was typed. */
export function asBriefed(prompt: string, { form, readers, length }: Brief): string {
  const typed = prompt.trim();
  const begin = [form, readers && `${form ? "for" : "For"} ${readers}`].filter(Boolean).join(" ");
  return [length, begin ? `${begin}: ${typed}` : typed].filter(Boolean).join(" ");
}
