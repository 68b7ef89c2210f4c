import { expect, test } from "vitest";
import { articleFields } from "../../contracts/news-editing.ts";
import { plainText } from "../../server/news/article-html.ts";
import { compose } from "./compose.ts";

const written = (prompt: string) => {
  const { kind, article } = compose(prompt, []);
  return { kind, ...article, text: plainText(article.content) };
};

test.each([
  [
    "News item for our website: from December 1 our phones at Hartwell Dental are answered by an AI receptionist after 6 pm and on weekends. Emergencies still reach Dr. Lim. 150 words",
    /^From December 1 our phones at Hartwell Dental are answered .* on weekends\. Emergencies still reach Dr\. Lim\. What you’ll notice: the phone is picked up right away/s,
    /nothing about|\[|from which day/,
  ],
  [
    "short post: we're closed Thanksgiving, how to reach us",
    /^We’re closed Thanksgiving\. How to reach us: \[/,
    /last year|1\. /i,
  ],
  [
    "Write an article with these facts: we counted 212 calls in October, 61 were missed, 38 of them between 12 and 1 pm; since November 3 our lunch calls are answered by the assistant. Audience: other clinic owners",
    /^We counted 212 calls in October; 61 were missed, .* assistant\. 61 of 212 is 29%, and 38 of 61 is 62%\..*1\. /s,
    /nothing about/,
  ],
  [
    "Our vet clinic got 42 missed calls last month, 18 of them between noon and two. Write a short post on what we changed: a second person at lunch and a text back.",
    /^Our vet clinic got 42 missed calls last month, 18 of them between noon and two\. We changed: a second person at lunch and a text back\. 18 of 42 is 43%\./,
    /\. \.|1\. /,
  ],
  [
    "Write a customer story. Facts: Maple Street Vet, Akron; 90 missed calls a week in June; in September 22 missed calls a week",
    /What you gave Maple Street Vet, Akron\. 90 missed calls a week in June\. In September 22/,
    /Akron\?/,
  ],
])("begins with the facts that the prompt gives, and adds none: %s", (prompt, said, not) => {
  const article = written(prompt);
  expect(article.text).toMatch(said);
  expect(article.text).not.toMatch(not);
  expect(articleFields.safeParse(article).error).toBeUndefined();
});

test.each([
  [
    "Escribe un artículo corto para pacientes: cómo llamar a nuestra clínica fuera de horario",
    /^Este redactor/,
  ],
  ["Schreibe einen Artikel über verpasste Anrufe für Zahnarztpraxen", /^Dieser Schreiber/],
  ["Write a short article in Spanish about reminder texts for our patients", /^Este redactor/],
  ["Wie man in einer Zahnarztpraxis ans Telefon geht", /^Dieser Schreiber/],
  ["Fünf Fehler am Telefon", /^Dieser Schreiber/],
  ["Comment répondre au téléphone dans un cabinet dentaire", /^Ce rédacteur/],
  ["Come rispondere al telefono in uno studio dentistico", /^Questo redattore/],
  ["如何在牙科诊所接听电话，给我写一篇文章", /^This writer works in English only/],
])("a language that it does not write gets a no in that language: %s", (prompt, no) => {
  const { kind, text, title } = written(prompt);
  expect(kind).toBe("outline");
  expect(title).toMatch(/works in English/);
  expect(text).toMatch(no);
});

test.each([
  "voicemail for La Casa de las Tortas, a bakery with Spanish callers",
  "Das Haus und Garten phone hours",
  "Crème de la Crème salon no-show policy",
  "missed calls dental",
])("an English prompt with foreign names is answered in English: %s", (prompt) =>
  expect(written(prompt).title).not.toMatch(/works in English/),
);

test("a subject of which nothing is known has questions and whom to ask, and no sentences of blanks", () => {
  const { kind, text } = written("Explain the new 2026 overtime rules for salaried employees in Texas");
  expect(kind).toBe("outline");
  expect(text).toMatch(/knows telephones, not .*only announced\?.*Which of our people does it touch\?/s);
  expect(text.split("A line to fill in")[0]).not.toMatch(/\[/);
});

test("the company's own name is that of its assistant, with what the site says of it", () => {
  const { kind, article } = compose(
    "Compare Ringwell with a live answering service for a 4-attorney law office",
    [],
    "Ringwell",
  );
  expect(kind).toBe("draft");
  expect(article.title).toMatch(/^Ringwell or an answering service/);
  expect(plainText(article.content)).toMatch(
    /Which one, then\?.*How Ringwell does it.*\$99 to \$690 a month/s,
  );
  expect(written("compare an AI receptionist with an answering service for law offices").text).not.toContain(
    "does it",
  );
});

test("a question before the order to write is the subject, and is answered first", () => {
  const { kind, title, text } = written(
    "Is an AI phone receptionist HIPAA compliant? Write an article for practice managers, around 600 words",
  );
  expect(kind).toBe("draft");
  expect(title).toBe("Is an AI phone receptionist HIPAA compliant?");
  expect(text).toMatch(
    /^An AI phone assistant can be safe for patient information, but none of them is safe out of the box\. No product.*patients.*hhs\.gov/s,
  );
  expect(written("Should a dental office record its calls? Write a short article for dentists").title).toBe(
    "Should a dental office record its calls?",
  );
});

test("a count is no share of another sentence's, and a day's is none of a month's", () => {
  const { title, text } = written(
    "Case study: how Bright Smiles Dental uses our AI receptionist. Facts: two dentists, 35 calls a day, 11 were missed in August; in October 2 were missed",
  );
  expect(title).toMatch(/^How Bright Smiles Dental uses our AI receptionist/);
  expect(text).toMatch(/none of that up.*What you gave.*Still to ask/s);
  expect(text).not.toMatch(/%|ten real calls/);
});

test.each([
  [
    "Can an AI receptionist book appointments directly into our practice management software? article for dental office managers",
    /^Yes, if your software lets it/,
  ],
  [
    "How do we set up call forwarding to an answering service? step by step for a law office",
    /^You keep your number and your phone company/,
  ],
])("a question on setting it up is answered, and not by an outline: %s", (prompt, answer) => {
  const { kind, text } = written(prompt);
  expect(kind).toBe("draft");
  expect(text).toMatch(answer);
});

test("of a company that it does not know it says nothing, and fills in its own side", () => {
  const { kind, article } = compose("compare ringwell and smith.ai", [], "Ringwell");
  expect(kind).toBe("outline");
  expect(article.title).toBe("Ringwell or smith.ai: an outline");
  expect(plainText(article.content)).toMatch(
    /How Ringwell does it.*What counts Ringwell Smith\.ai.*Any hour, several calls at once \[…\]/s,
  );
});
