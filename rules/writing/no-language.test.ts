import { describe, expect, test } from "vitest";
import { forty } from "./forty.fixture.ts";
import { hundred } from "./hundred.fixture.ts";
import { holdsNoWords } from "./no-language.ts";

describe("a prompt without words of a language", () => {
  test.each([
    "asdf qwer zxcv 12345",
    "asdfghjkl qwertyuiop",
    "jfkdls jfkdls fjdksl",
    "1234567890",
    "??? !!! ... ---",
    "aaaaaaaaaaaaa",
    "hjkl hjkl yuio",
    "sdfsdf sdfsdf 123",
    "lkajsdf oiuwer lkjasdf",
    "lorem ipsum dolor sit amet",
    "test test test test",
    "blah blah blah blah",
    "write an article about asdf qwer zxcv",
    "xcvbnm dfghjk",
    "kjhasd kjhqwe 99",
    "fdsa rewq vcxz",
    "qwe asd zxc rty",
    "zzzzz xxxxx yyyyy",
    "ghjgh fghfgh tyutyu",
    "ASDF QWER ZXCV",
    "a blog post on fghjk vbnmx",
    "🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂",
  ])("is told from one with words: %s", (prompt) => expect(holdsNoWords(prompt)).toBe(true));

  test.each([
    "How to bake sourdough bread at home",
    "kombucha brewing basics",
    "HVAC vs PTAC units",
    "CRM or ERP for SMBs",
    "what is a pdf",
    "Cómo elegir un teléfono para la clínica",
    "Zahnarztpraxis: Anrufe nach Feierabend",
    "Jak zwiększyć sprzedaż w sklepie",
    "電話に出られないときの対応について",
    "Как отвечать на звонки",
    "rhythm guitar strings",
    "Crwth making, and the psaltery",
    "location, location, location",
    "QuickBooks vs FreshBooks",
    "Strengths of LLCs",
    "sphynx kittens",
    "pho, banh mi and bun cha",
    "Wordpress plugins",
    "dentist recall",
    "plmber no shows tips",
    "voicemial greting exmples",
    "bookkeeping backlog",
    "Xolo vs Chihuahua grooming",
    "Kubernetes headfirst",
    "dachshund rescue",
    "mnemonics for kindergarten",
    "tsunami safety briefing",
    "skiing",
    "Nguyen Dry Cleaning: thank-you notes",
    "HOW TO ANSWER THE PHONE AT A BAKERY",
  ])("is none of these: %s", (prompt) => expect(holdsNoWords(prompt)).toBe(false));

  test("is none that an owner typed", () => {
    const all = [...forty.map(({ prompt }) => prompt), ...hundred.map(([, prompt]) => prompt)];
    expect(all.filter(holdsNoWords)).toEqual([]);
  });
});
