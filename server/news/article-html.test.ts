import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { expectHarmless } from "../../tests/harmless.ts";
import { attacks } from "../../tests/xss-corpus.ts";
import { cleanArticleHtml, plainText, readTimeOf } from "./article-html.ts";

describe("an article's HTML", () => {
  test.each(attacks)("is harmless after %s", (attack) => {
    expectHarmless(cleanArticleHtml(attack));
    expectHarmless(cleanArticleHtml(`<p>before</p><blockquote>${attack}</blockquote><p>after</p>`));
  });

  test("is harmless whatever it is put together from", () => {
    const pieces = fc.array(fc.oneof(fc.constantFrom(...attacks), fc.string({ maxLength: 12 })), {
      maxLength: 4,
    });
    const broken = fc.tuple(pieces, fc.nat(80)).map(([list, cut]) => list.join("").slice(cut));
    fc.assert(
      fc.property(broken, (html) => {
        const once = cleanArticleHtml(html);
        expectHarmless(once);
        expect(cleanArticleHtml(once)).toBe(once);
      }),
      { numRuns: 150 },
    );
  });

  test("keeps what a writer makes", () => {
    const html =
      '<h2>Title</h2><p>Some <strong>bold</strong>, <em>soft</em> and <a href="/news/x">linked</a> words.</p>' +
      '<ul><li><p>one</p></li></ul><ol start="3"><li>three</li></ol><blockquote><p>Said.</p></blockquote>' +
      '<pre><code class="language-ts">a &lt; b</code></pre><hr>' +
      '<table><tbody><tr><th colspan="2">A</th></tr><tr><td>1</td><td>2</td></tr></tbody></table>' +
      '<figure><img src="/api/images/a.webp" alt="A bell" width="640" height="400"><figcaption>Bell</figcaption></figure>';
    expect(cleanArticleHtml(html)).toBe(html);
  });

  test("leaves the first heading to the page", () => {
    expect(cleanArticleHtml("<h1>Big</h1><h6>Small</h6>")).toBe("<h2>Big</h2><h4>Small</h4>");
  });

  test("opens other windows without handing over this one", () => {
    expect(cleanArticleHtml('<a href="https://a.example" target="_blank">x</a>')).toBe(
      '<a href="https://a.example" target="_blank" rel="noopener noreferrer">x</a>',
    );
  });
});

describe("reading time", () => {
  const words = (n: number) => `<p>${"word ".repeat(n)}</p>`;
  test.each([
    [0, 1],
    [1, 1],
    [220, 1],
    [440, 2],
    [2200, 10],
  ])("of %i words is %i min", (count, minutes) => {
    expect(readTimeOf(words(count))).toBe(minutes);
  });

  test("does not count markup, and keeps neighbouring blocks apart", () => {
    expect(plainText("<h2>One</h2><p>two &amp; three</p><ul><li>a</li><li>b</li></ul>")).toBe(
      "One two & three a b",
    );
  });
});
