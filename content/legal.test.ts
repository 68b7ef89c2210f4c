import { describe, expect, it } from "vitest";
import { site } from "../site.config.ts";
import { type LegalBlock, type LegalDocument, type LegalSection, whereVisits } from "./legal.ts";
import { privacy } from "./privacy/privacy.ts";
import { plainText, richText } from "./rich-text.ts";
import { terms } from "./terms/terms.ts";

const textsOf = (blocks: readonly LegalBlock[]): string[] =>
  blocks.flatMap((block) => ("p" in block ? [block.p] : "h" in block ? [block.h] : block.ul));
const read = (blocks: readonly LegalBlock[]) =>
  textsOf(blocks)
    .map((text) => plainText(text, site))
    .join("\n");
const section = (sections: readonly LegalSection[], id: string) => {
  const found = sections.find((s) => s.id === id);
  if (!found) throw new Error(`no section ${id}`);
  return read(found.blocks);
};

const blocksOf = ({ opening, summary, sections }: LegalDocument) => [
  opening,
  ...[summary, ...sections].map((s) => s.blocks),
];
const documents = {
  terms: blocksOf(terms),
  privacy: blocksOf(privacy),
};
const anchors = {
  terms: [terms.summary, ...terms.sections].map((s) => s.id),
  privacy: [privacy.summary, ...privacy.sections].map((s) => s.id),
};
const pages = ["/", "/services", "/news", "/contact", "/assessment", "/terms-of-use", "/privacy-policy"];

describe.each(["terms", "privacy"] as const)("the %s", (name) => {
  const texts = documents[name].flatMap(textsOf);

  it("leave no notation in what is read, and name the company only through its facts", () => {
    for (const text of texts) {
      expect(text).not.toContain(site.name);
      expect(text).not.toContain(site.email);
      expect(plainText(text, site)).not.toMatch(/\{\{|\}\}|\*\*|\]\(|[<>]/);
    }
    const acme = { ...site, name: "Acme", legalName: "Acme, LLC", email: "hi@acme.example", phone: "1" };
    expect(texts.map((text) => plainText(text, acme)).join(" ")).toContain("Acme, LLC (“Acme”");
  });

  it("have text in every section, whole sentences throughout, and anchors used once", () => {
    expect(new Set(anchors[name]).size).toBe(anchors[name].length);
    for (const blocks of documents[name]) expect(read(blocks).split(/\s+/).length).toBeGreaterThan(25);
    for (const block of documents[name].flat())
      if ("p" in block) expect(block.p).toMatch(/[.:]\)?(?:\*\*)?$/);
  });

  it("link to pages of this site and to sections that exist", () => {
    const links = texts.flatMap((text) => richText(text, site)).filter((part) => part.kind === "link");
    expect(links.length).toBeGreaterThan(3);
    for (const { href } of links) {
      if (/^(mailto|tel):/.test(href)) continue;
      const [path = "", anchor] = href.split("#");
      if (path !== "") expect(pages).toContain(path);
      const target = path === "" ? name : path === "/privacy-policy" ? "privacy" : "terms";
      if (anchor !== undefined) expect(anchors[target]).toContain(anchor);
    }
  });
});

describe("the terms of use", () => {
  it("are dated and begin with the eight sections that the contents list names first, of 24", () => {
    expect(terms.date).toBe("January 20, 2025");
    expect(terms.sections).toHaveLength(24);
    expect(terms.sections.slice(0, 8).map((s) => s.id)).toEqual([
      "our-services",
      "intellectual-property",
      "user-representations",
      "purchases-and-payment",
      "subscriptions",
      "prohibited-activities",
      "user-generated-contributions",
      "contribution-license",
    ]);
  });

  it("state age, cards, currency, refunds, renewal and cancellation", () => {
    expect(read(terms.opening)).toContain("18 years of age or older");
    const payment = section(terms.sections, "purchases-and-payment");
    for (const fact of ["Visa", "Mastercard", "American Express", "US dollars"])
      expect(payment).toContain(fact);
    const subscriptions = section(terms.sections, "subscriptions");
    expect(subscriptions).toContain("All purchases are non-refundable.");
    expect(subscriptions).toContain("renews automatically");
    expect(subscriptions).toContain("takes effect at the end of the term that you have paid for");
    const short = read(terms.summary.blocks);
    for (const fact of ["18", "Visa, Mastercard or American Express", "US dollars", "non-refundable"])
      expect(short).toContain(fact);
  });
});

describe("the privacy policy", () => {
  it("is dated and has the fourteen parts in their order", () => {
    expect(privacy.date).toBe("January 21, 2025");
    expect(privacy.sections.map((s) => s.id)).toEqual([
      "information-collected",
      "how-it-is-processed",
      "sharing",
      "cookies-and-tracking",
      "ai-products",
      "retention",
      "security",
      "minors",
      "privacy-rights",
      "do-not-track",
      "us-state-rights",
      "updates",
      "contact",
      "review-update-or-delete",
    ]);
  });

  it("says how to opt out of analytics, and that AI is processed by third-party providers", () => {
    expect(section(privacy.sections, "cookies-and-tracking")).toContain("opt out of analytics");
    expect(section(privacy.sections, "ai-products")).toContain("third-party AI service providers");
  });

  it("says what the call library's error reports leave out", () => {
    expect(section(privacy.sections, "ai-products")).toContain(
      "User name, user data and access token are filtered out",
    );
  });
});

describe("the privacy policy of a site with ANALYTICS=off", () => {
  it("says that visits are not counted, and nothing of how; with it on, nothing of the contrary", () => {
    const said = (counted: boolean) =>
      whereVisits(privacy, counted)
        .sections.map(({ blocks }) => read(blocks))
        .join("\n");
    expect(said(false)).toContain("We use no analytics: this site does not count your visit");
    expect(said(false)).not.toMatch(/counts by itself|counting of visits|opt out of analytics/);
    expect(said(true)).toMatch(/counts by itself.*opt out of analytics.*counting of visits/s);
    expect(said(true)).not.toContain("We use no analytics:");
  });
});
