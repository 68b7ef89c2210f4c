import type { Hono } from "hono";
import { COVER_PATH, type CoverStroke } from "../../contracts/news-cover.ts";
import { coverSize, coverStrokes, type TitleCover, titleCover } from "../../rules/title-cover.ts";
import { notFound } from "../errors.ts";
import type { AppEnv } from "../http/context.ts";

/** No title is longer. */
const TITLE_MAX = 500;
const isStroke = (name: string): name is CoverStroke => Object.hasOwn(coverStrokes, name);

/** Nothing of the title itself stands in it. */
function svgOf({ ground, bar, hairline, layers }: TitleCover): string {
  const { width, height } = coverSize;
  const bars = (d: string, colour: string, thick: number) =>
    `<path d="${d}" stroke="${colour}" stroke-width="${thick}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    bars(hairline.d, hairline.colour, hairline.width),
    `<g fill="none" stroke-linecap="round">`,
    // The ground around each bar: the fine lines end before it.
    ...layers.map(({ d, colour }) => bars(d, ground, bar + 10) + bars(d, colour, bar)),
    "</g></svg>",
  ].join("");
}

/** Serves the covers of articles without a picture: what an address shows never changes. */
export function titleCoverRoutes(app: Hono<AppEnv>): void {
  app.get(`${COVER_PATH}/:stroke/:title`, (c) => {
    const title = c.req.param("title");
    const stroke = c.req.param("stroke");
    if (!isStroke(stroke) || title.length > TITLE_MAX) throw notFound("There is no such image");
    return c.body(svgOf(titleCover(title, stroke)), 200, {
      "content-type": "image/svg+xml",
      "cache-control": "public, max-age=31536000, immutable",
    });
  });
}
