// @vitest-environment jsdom
import { act } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { blankPixel } from "../../contracts/media.ts";
import { Picture } from "./picture.tsx";

const base = "/api/images/0123456789abcdef01234567-960x600";
const stored = `${base}.webp`;
let root: Root | undefined;
let place: HTMLElement;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  place = document.body.appendChild(document.createElement("div"));
});
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  place.remove();
  vi.restoreAllMocks();
});

const show = (url: string) =>
  act(() => {
    root ??= createRoot(place);
    root.render(<Picture url={url} alt="A moon" sizes="50vw" />);
  });
const img = () => place.querySelector("img") as HTMLImageElement;
const fail = () => act(() => void img().dispatchEvent(new Event("error")));
const src = () => img().getAttribute("src");

describe("a stored picture", () => {
  it("offers every form and reserves its space", () => {
    show(stored);
    expect([...place.querySelectorAll("source")].map(({ type }) => type)).toEqual([
      "image/avif",
      "image/webp",
    ]);
    expect(place.querySelector("source")?.sizes).toBe("50vw");
    expect(img().srcset).toContain(`${base}-320w.jpg 320w`);
    expect([img().getAttribute("width"), img().getAttribute("height")]).toEqual(["960", "600"]);
    expect([img().getAttribute("loading"), img().getAttribute("decoding"), img().alt]).toEqual([
      "lazy",
      "async",
      "A moon",
    ]);
  });

  it("falls back to webp, then jpg, then png, then a blank pixel, and stays there", () => {
    show(stored);
    const seen = Array.from({ length: 5 }, () => {
      fail();
      expect(place.querySelector("source")).toBeNull();
      expect(img().hasAttribute("srcset")).toBe(false);
      return src();
    });
    expect(seen).toEqual([`${base}.webp`, `${base}.jpg`, `${base}.png`, blankPixel, blankPixel]);
  });

  it("begins anew for another picture", () => {
    show(stored);
    fail();
    show("/static/other.png");
    expect(src()).toBe("/static/other.png");
  });

  it("notices an error that happened before the page came alive", async () => {
    const picture = <Picture url={stored} alt="" />;
    place.innerHTML = renderToString(picture);
    Object.defineProperties(img(), {
      complete: { value: true },
      naturalWidth: { value: 0 },
      currentSrc: { value: `http://localhost${base}-320w.avif` },
    });
    await act(async () => void (root = hydrateRoot(place, picture)));
    expect(src()).toBe(`${base}.webp`);
  });

  it("leaves alone a lazy picture whose loading has not begun", async () => {
    const picture = <Picture url={stored} alt="" />;
    place.innerHTML = renderToString(picture);
    Object.defineProperties(img(), { complete: { value: true }, currentSrc: { value: "" } });
    await act(async () => void (root = hydrateRoot(place, picture)));
    expect(src()).toBe(`${base}.jpg`);
  });
});

it("swaps the extension of any other picture's URL", () => {
  show("https://cdn.example/team.jpg");
  expect(src()).toBe("https://cdn.example/team.jpg");
  const seen = Array.from({ length: 3 }, () => {
    fail();
    return src();
  });
  expect(seen).toEqual(["https://cdn.example/team.webp", "https://cdn.example/team.png", blankPixel]);
});

it("loads the page's first picture at once when told", () => {
  expect(renderToString(<Picture url={stored} alt="" priority />)).toContain('loading="eager"');
});
