import type { ServerBuild } from "react-router";

const HINT = Buffer.from('<link rel="modulepreload"');

/**
 * The build without the lists that preload hints for modules are made of: they delay the first paint more than they help
 * (docs/decisions/0003), and React would make each with care for it to be taken out again.
 */
export function withoutHints(build: ServerBuild): ServerBuild {
  const { assets } = build;
  const routes = Object.entries(assets.routes).map(([id, route]) => [id, route && { ...route, imports: [] }]);
  return {
    ...build,
    assets: {
      ...assets,
      entry: { ...assets.entry, imports: [] },
      routes: Object.fromEntries(routes) as typeof assets.routes,
    },
  };
}

/** The page without those that are in no list. */
export function dropHints(html: Buffer): Buffer {
  const parts: Buffer[] = [];
  let from = 0;
  for (let at = html.indexOf(HINT); at >= 0; at = html.indexOf(HINT, from)) {
    const end = html.indexOf(">", at);
    if (end < 0) break;
    parts.push(html.subarray(from, at));
    from = end + 1;
  }
  return parts.length ? Buffer.concat([...parts, html.subarray(from)]) : html;
}
