import { expect, test } from "vitest";
import { understand } from "./understand.ts";

const acts = (
  words: string,
  asked: Parameters<typeof understand>[1] = "nothing",
  language: "en" | "es" = "en",
) => understand(words, asked, language).acts.map(({ act }) => act);

test("hears an answer and a question in one turn, each in its clause", () => {
  const heard = understand("yes that works and how much is it going to be", "offer", "en");
  expect(heard.acts.map(({ act }) => act).sort()).toEqual(["affirm", "price"]);
  expect(heard.clauses[heard.acts.find(({ act }) => act === "price")!.clause]).toContain("how much");
});

test("a denied cancelation cancels nothing", () => {
  const heard = acts("no don't cancel it just move it to thursday");
  expect(heard).toContain("move");
  expect(heard).not.toContain("cancel");
});

test("understands a Spanish caller", () => {
  expect(acts("quiero hacer una cita para el lunes", "nothing", "es")).toContain("book");
});

test("an alarm is heard before all else", () => {
  expect(acts("i don't need anything thanks but my toddler ate my iron pills", "anything-else")[0]).toBe(
    "em.poison",
  );
  expect(acts("no chest pain or anything", "alarm")).not.toContain("em.911");
});
