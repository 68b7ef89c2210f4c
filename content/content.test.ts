import { describe, expect, it } from "vitest";
import { site } from "../site.config.ts";
import { dental } from "./desks/dental/desk.ts";
import { kits } from "./desks/kits/kits.ts";
import { law } from "./desks/law/desk.ts";
import { medical } from "./desks/medical/desk.ts";
import { ringwell } from "./desks/ringwell/desk.ts";
import { faq } from "./faq.ts";
import { industries } from "./industries.ts";
import { services } from "./services.ts";
import { technology } from "./technology.ts";
import { priceParts, priceRange } from "./prices.ts";

/** Every string inside a value, however deep. */
const texts = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(texts)
      : [];

const words = (text: string) => text.split(/\s+/).length;

describe("what the site says of itself", () => {
  const lists = { faq, industries, services, technology };

  it.each(Object.entries(lists))("%s: plain text, no company's name, no empty sentence", (_name, list) => {
    for (const text of texts(list)) {
      expect(text).toBe(text.trim());
      expect(text).not.toBe("");
      expect(text).not.toMatch(/[<>]|\]\(|\{\{/);
      expect(text).not.toContain(site.name);
      expect(text, "typographic quotation marks").not.toMatch(/['"]/);
    }
  });

  it.each(Object.entries(lists))("%s: every id can be an anchor and is used once", (_name, list) => {
    const ids = list.map((entry) => entry.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it("shares no anchor between two lists, since one page shows them all", () => {
    const ids = Object.values(lists).flatMap((list) => list.map((entry) => entry.id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("gives no percentage and no amount of money", () => {
    // But for the price, which has one place of its own.
    for (const text of texts(lists))
      expect(text.replace(priceParts, "").replace(priceRange, "")).not.toMatch(/\d\s?%|percent|\$\d/);
  });
});

describe("the specification's cards", () => {
  it("shows the three services", () => {
    expect(services.map((c) => c.name)).toEqual([
      "Virtual Receptionist",
      "Appointment Scheduling",
      "Customer Support",
    ]);
  });

  it("shows the four industries, each with five bullets and a drawing", () => {
    expect(industries.map((i) => i.name)).toEqual([
      "Dental Practices",
      "Medical Offices",
      "Legal Firms",
      "Small Businesses",
    ]);
    for (const industry of industries) {
      expect(new Set(industry.features).size).toBe(5);
      expect(industry.art).toMatch(/^industry-[a-z-]+\.svg$/);
    }
  });

  it("shows the three points of the technology", () => {
    expect(technology.map((t) => t.name)).toEqual([
      "Natural Conversation",
      "Custom Integration",
      "Continuous Learning",
    ]);
  });
});

describe("the questions", () => {
  it("answer what an owner asks before signing: price, term, notice, outage, who hears, leaving", () => {
    const said = (id: string) => faq.find((entry) => entry.id === id)?.answer;
    expect(said("cost")).toContain(priceRange);
    expect(said("contract")).toMatch(/quote.*forwarding off/);
    expect(said("outage")).toContain("voicemail");
    expect(said("who-hears")).toContain("in writing");
    expect(said("moving-away")).toMatch(/number was yours.*deleted/);
  });

  it("say truly that every desk says what it is when it picks up, in both languages", () => {
    expect(faq.find(({ id }) => id === "will-callers-know")?.answer).toContain("when it picks up");
    const picked = [dental, medical, law, ringwell, ...Object.values(kits)];
    for (const { greeting, greetingEs } of picked) {
      expect(greeting).toContain("the automated assistant");
      expect(greetingEs.split(/[.!]/)[0]).toContain("el asistente automático");
    }
    for (const { resting } of [dental, medical, law, ringwell])
      expect(resting).toContain("the automated assistant");
  });

  it("are questions, with answers short enough to be spoken", () => {
    expect(faq.length).toBeGreaterThanOrEqual(12);
    expect(faq.length).toBeLessThanOrEqual(22);
    for (const { question, answer, tags } of faq) {
      expect(question).toMatch(/\?$/);
      expect(answer).toMatch(/\.$/);
      expect(words(answer)).toBeGreaterThanOrEqual(20);
      expect(words(answer)).toBeLessThanOrEqual(75);
      expect(tags.length).toBeGreaterThan(0);
    }
  });
});
