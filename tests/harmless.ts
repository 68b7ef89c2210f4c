import { JSDOM } from "jsdom";
import { expect } from "vitest";

/** What a browser makes of it must hold nothing that runs, loads elsewhere unseen, submits or covers the page. */
export function expectHarmless(html: string) {
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
