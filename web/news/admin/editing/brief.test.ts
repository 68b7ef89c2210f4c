import { expect, test } from "vitest";
import { parsePrompt } from "../../../../rules/writing/request.ts";
import { asBriefed, BRIEF } from "./brief.ts";

const asked = "What to do about calls that come after five";
const { form, readers, length } = BRIEF;

test("the writer understands each form, reader and length that can be pressed, whatever else is pressed", () => {
  const forms = {
    Steps: "how-to",
    List: "list",
    Plan: "plan",
    Checklist: "checklist",
    Questions: "questions",
    Opinion: "opinion",
  };
  for (const [name, words] of Object.entries(form.options))
    for (const others of [{}, { readers: "law firms" }, { length: length.options.Short }])
      expect(parsePrompt(asBriefed(asked, { form: words, ...others })).form, name).toBe(
        forms[name as keyof typeof forms],
      );
  for (const words of Object.values(readers.options))
    for (const others of [{}, { form: form.options.Plan }]) {
      const { audience } = parsePrompt(asBriefed(asked, { readers: words, ...others }));
      expect(words === "small businesses" ? "small businesses" : audience?.many).toBe(words);
    }
  for (const [i, words] of Object.values(length.options).entries())
    for (const others of [{}, { form: form.options.Checklist, readers: "restaurants" }])
      expect(parsePrompt(asBriefed(asked, { length: words, ...others })).words).toBe([300, 700, 1200][i]);
  expect(asBriefed(` ${asked} `, {}), "without a choice it is what was typed").toBe(asked);
});
