import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { site } from "../site.config.ts";
import { fillFacts, plainText, richText } from "./rich-text.ts";

const facts = {
  name: "Acme",
  legalName: "Acme, LLC",
  email: "hi@acme.example",
  phone: "+1 (555) 010-0199",
  kept: { messages: 730, assessments: 365, demoCalls: 90, analytics: 1 },
};

describe("the notation of the legal texts", () => {
  it("reads links, strong words and what lies between", () => {
    expect(richText("See [our policy](/privacy-policy), **always**.", facts)).toEqual([
      { kind: "text", text: "See " },
      { kind: "link", text: "our policy", href: "/privacy-policy" },
      { kind: "text", text: ", " },
      { kind: "strong", text: "always" },
      { kind: "text", text: "." },
    ]);
  });

  it("fills in the company, in words and in addresses", () => {
    expect(
      richText("{{ legalName }}: [{{email}}](mailto:{{email}}), [{{phone}}](tel:{{phone}})", facts),
    ).toEqual([
      { kind: "text", text: "Acme, LLC: " },
      { kind: "link", text: "hi@acme.example", href: "mailto:hi@acme.example" },
      { kind: "text", text: ", " },
      { kind: "link", text: "+1 (555) 010-0199", href: "tel:+15550100199" },
    ]);
  });

  it("says how long something is kept in words", () => {
    const text = "{{kept.messages}}, {{kept.assessments}}, {{kept.demoCalls}}, {{kept.analytics}}";
    expect(plainText(text, facts)).toBe("2 years, 1 year, 90 days, 1 day");
  });

  it("takes the brand file as it stands", () => {
    expect(plainText("{{name}}", site)).toBe(site.name);
  });

  it.each([
    "javascript:alert`1`",
    "data:text/html,x",
    "//evil.example",
    "/\\evil.example",
    "http://plain.example",
  ])("shows a link to %s as it was written", (address) => {
    const text = `[here](${address})`;
    expect(richText(text, facts)).toEqual([{ kind: "text", text }]);
  });

  it("never makes markup of a company's name", () => {
    const odd = { ...facts, name: "**Bold** [x](/x)" };
    expect(richText("Welcome to {{name}}", odd)).toEqual([
      { kind: "text", text: "Welcome to **Bold** [x](/x)" },
    ]);
  });

  it("refuses a fact that does not exist", () => {
    expect(() => fillFacts("{{address}}", facts)).toThrow("{{address}}");
    expect(() => fillFacts("{{constructor}}", facts)).toThrow("{{constructor}}");
    expect(() => fillFacts("{{kept.constructor}}", facts)).toThrow("{{kept.constructor}}");
  });

  it("leaves text without notation alone, and loses no character of any text", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!/\{\{\s*\w+\s*\}\}/.test(text));
        const written = richText(text, facts).map((part) =>
          part.kind === "link"
            ? `[${part.text}](${part.href})`
            : part.kind === "strong"
              ? `**${part.text}**`
              : part.text,
        );
        if (!text.includes("tel:")) expect(written.join("")).toBe(text);
      }),
    );
  });
});
