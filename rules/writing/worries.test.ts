import { describe, expect, test } from "vitest";
import { plainText } from "../../server/news/article-html.ts";
import { compose } from "./compose.ts";

const written = (prompt: string) => {
  const { article } = compose(prompt, [], "Ringwell");
  return { ...article, text: plainText(article.content) };
};

const letters: [prompt: string, title: RegExp, dear: string, says: readonly RegExp[], signed: RegExp][] = [
  [
    "A letter from our CEO to receptionists at dental practices who worry that the voice assistant will take their job",
    /^To receptionists at dental practices: your job and the voice assistant$/,
    "Dear receptionists,",
    [/It isn’t built to do your job/, /Does anyone lose hours over this\?/],
    /CEO of Ringwell$/,
  ],
  [
    "Write a letter from the office manager to our front desk team who are afraid the AI assistant is going to replace them",
    /^To our front desk team: what the assistant means for your jobs$/,
    "Dear front desk team,",
    [/in nobody’s place/, /You decide with me what it does/],
    /office manager of \[name of the office\]$/,
  ],
  [
    "Letter to our patients who are worried that an AI assistant records what they say",
    /^To our patients: what happens to what you tell the assistant$/,
    "Dear patients,",
    [/\[Whether calls are recorded/, /Your name and number are enough/],
    /\[name of the office\]$/,
  ],
  [
    "A letter from our founder to salon owners who fear that customers will hang up on an AI",
    /^To salon owners: will your clients hang up on it\?$/,
    "Dear salon owners,",
    [/Some will/, /So count first/],
    /founder of Ringwell$/,
  ],
  [
    "Open letter from our CEO to solo and small-firm attorneys who doubt that an AI can keep client confidences",
    /^To solo and small-firm attorneys: what we do with your callers’ words$/,
    "Dear attorneys,",
    [/your bar’s rules on confidentiality/, /Then check it yourself/],
    /CEO of Ringwell$/,
  ],
  [
    "A letter from our practice owner to long-time patients who are afraid they will never talk to a human at our front desk again",
    /^To our patients: you still reach a person$/,
    "Dear patients,",
    [/You’ll be put through, or somebody calls you back/],
    /practice owner of \[name of the office\]$/,
  ],
];

describe.each(letters)("%s", (prompt, title, dear, says, signed) => {
  const article = written(prompt);

  test("speaks to those who worry, as whoever writes it, and answers what they fear", () => {
    expect(article.title).toMatch(title);
    expect(article.text.startsWith(dear)).toBe(true);
    for (const said of says) expect(article.text).toMatch(said);
    expect(article.text.trim()).toMatch(signed);
    expect(article.metaDescription).toContain("A letter to");
  });

  test("never says the fear as if it were so", () => {
    for (const text of [article.title, article.excerpt, article.metaDescription, article.text])
      expect(text).not.toMatch(
        /will take (?:their|your) job|is going to replace (?:them|you)|Dear patients, The/,
      );
  });
});

test("a note to receptionists is no letter to patients", () => {
  for (const [prompt, news] of [
    [
      "Note to our receptionists: the voice assistant starts on Monday",
      "The voice assistant starts on Monday.",
    ],
    [
      "A note to our hygienists and front desk about what changes when the AI assistant starts answering at lunch",
      "The AI assistant starts answering at lunch.",
    ],
  ] as const)
    expect(written(prompt).text.replace(/^\(A note[^)]*\) ?/, "")).toContain(`Hello everyone, ${news}`);
});
