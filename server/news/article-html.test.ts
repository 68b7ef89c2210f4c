import fc from "fast-check";
import { JSDOM } from "jsdom";
import { describe, expect, test } from "vitest";
import { cleanArticleHtml, plainText, readTimeOf } from "./article-html.ts";

const attacks = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "<svg onload=alert(1)><script>alert(1)</script></svg>",
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" java\nscript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:x">x</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<object data="x.swf"></object><embed src="x">',
  '<form action="/api/auth/login"><input name="password"><button>go</button></form>',
  '<p style="position:fixed;inset:0">x</p>',
  "<style>body{display:none}</style>",
  '<link rel="stylesheet" href="//evil.example/x.css">',
  '<meta http-equiv="refresh" content="0;url=//evil.example">',
  '<base href="//evil.example/">',
  "<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>",
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<video><source onerror="alert(1)"></video>',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<img src="//evil.example/pixel.gif">',
  '<p id="main" name="x" class="skip">x</p>',
  "<details ontoggle=alert(1) open><summary>x</summary></details>",
  '<a href="/x" target="_blank" rel="opener">x</a>',
  "<<script>script>alert(1)<</script>/script>",
  "<template><script>alert(1)</script></template>",
  '<p onclick="x" ONMOUSEOVER=x>x</p>',
];

/** What a browser makes of it must hold nothing that runs, loads elsewhere unseen, submits or covers the page. */
function expectHarmless(html: string) {
  const { document } = new JSDOM(`<main>${html}</main>`).window;
  const main = document.querySelector("main") as Element;
  expect(document.querySelectorAll("main")).toHaveLength(1);
  const banned =
    "script,style,iframe,object,embed,form,input,button,link,meta,base,svg,math,template,textarea,video";
  expect(main.querySelector(banned)?.outerHTML).toBeUndefined();
  for (const element of main.querySelectorAll("*"))
    for (const { name, value } of element.attributes) {
      expect(name).not.toMatch(/^on|^style$|^id$|^srcdoc$|^srcset$/);
      if (["href", "src"].includes(name))
        expect(value.trim()).not.toMatch(/^(?:javascript|data|vbscript|\/\/)/i);
    }
}

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
