import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import satori from "satori";
import sharp from "sharp";
import { titleVoice } from "../../rules/title-voice.ts";

/** What Open Graph and Twitter ask for, in pixels. */
export const shareCardSize = { width: 1200, height: 630 };

export interface ShareCardText {
  title: string;
  siteName: string;
}

const colours = { paper: "#f7f3ec", ink: "#1f1523", inkSoft: "#544857", live: "#f2a83b" };
const MARGIN = 80;
const TITLE_WIDTH = shareCardSize.width - 2 * MARGIN;
const WAVE = { bar: 10, pitch: 16, centre: 468, peak: 58 };

const require = createRequire(import.meta.url);
const fontFiles = [
  {
    name: "Funnel Display",
    weight: 600,
    file: "@fontsource/funnel-display/files/funnel-display-latin-600-normal.woff",
  },
  {
    name: "Funnel Display Ext",
    weight: 600,
    file: "@fontsource/funnel-display/files/funnel-display-latin-ext-600-normal.woff",
  },
] as const;
let fonts: Promise<{ name: string; weight: 600; data: Buffer }[]> | undefined;
/** Read once, when the first card is drawn. */
const loadFonts = () =>
  (fonts ??= Promise.all(
    fontFiles.map(async ({ name, weight, file }) => ({
      name,
      weight,
      data: await readFile(require.resolve(file)),
    })),
  ));

/** Draws the picture that stands beside a shared link: 1200 x 630, PNG. The same text gives the same picture. */
export async function drawShareCard({ title, siteName }: ShareCardText): Promise<Buffer> {
  const text = drawable(title) || siteName;
  const svg = await satori(card(text, drawable(siteName)), { ...shareCardSize, fonts: await loadFonts() });
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 64, compressionLevel: 9 }).toBuffer();
}

/** What the fonts can draw: Latin letters and common signs. Anything else would show as an empty box. */
function drawable(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[^\u0020-\u024f\u1e00-\u1eff\u2010-\u2027\u2030-\u203a\u20ac\u2122]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** A size at which about four lines hold the whole title; what is still longer ends in an ellipsis. */
function titleSize(title: string): number {
  if (title.length <= 36) return 88;
  if (title.length <= 70) return 72;
  return title.length <= 110 ? 60 : 48;
}

function card(title: string, siteName: string): Node {
  const fontSize = titleSize(title);
  return box(
    {
      width: "100%",
      height: "100%",
      backgroundColor: colours.paper,
      fontFamily: "Funnel Display, Funnel Display Ext",
    },
    [
      waveOf(title),
      box(
        {
          position: "absolute",
          left: MARGIN,
          top: 72,
          width: TITLE_WIDTH,
          color: colours.ink,
          fontSize,
          lineHeight: 1.08,
          letterSpacing: "-0.025em",
          lineClamp: Math.floor(320 / (fontSize * 1.08)),
          display: "block",
          wordBreak: "break-word",
        },
        title,
      ),
      box(
        {
          position: "absolute",
          left: MARGIN,
          bottom: 32,
          color: colours.inkSoft,
          fontSize: 36,
          letterSpacing: "-0.015em",
        },
        siteName,
      ),
    ],
  );
}

/** The title as a voice, which is quiet in the end. */
function waveOf(title: string): Node {
  const bars = Math.floor(shareCardSize.width / WAVE.pitch);
  const path = titleVoice(title, bars)
    .map((loud, i) => {
      const half = Math.max(loud * WAVE.peak * (1 - (i / bars) ** 3), 0.05);
      const x = i * WAVE.pitch + WAVE.pitch / 2;
      return `M${x} ${(WAVE.centre - half).toFixed(1)}V${(WAVE.centre + half).toFixed(1)}`;
    })
    .join("");
  return {
    type: "svg",
    key: null,
    props: {
      ...shareCardSize,
      viewBox: `0 0 ${shareCardSize.width} ${shareCardSize.height}`,
      style: { position: "absolute", left: 0, top: 0 },
      children: {
        type: "path",
        key: null,
        props: { d: path, stroke: colours.live, strokeWidth: WAVE.bar, strokeLinecap: "round" },
      },
    },
  };
}

interface Node {
  type: string;
  key: null;
  props: Record<string, unknown>;
}
const box = (style: Record<string, unknown>, children: string | Node[]): Node => ({
  type: "div",
  key: null,
  props: { style: { display: "flex", ...style }, children },
});
