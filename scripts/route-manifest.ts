import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

interface Route {
  id: string;
  module?: string;
  parentId?: string;
  path?: string;
  imports?: string[];
  [field: string]: unknown;
}

export interface Manifest {
  entry: { module?: string; imports: string[] };
  routes: Record<string, Route>;
}

/**
 * Leaves out of React Router's list of routes, which every visitor is sent, what nobody reads or needs: fields that are
 * false or empty, files that each page has already, and the files of the area's pages and of those that only a link in a
 * mail opens, which come with the page itself.
 */
export function slimManifest({ entry, routes, ...rest }: Manifest): Manifest {
  const everywhere = new Set([...entry.imports, ...(routes.root?.imports ?? [])]);
  const slim = ({ imports = [], ...fields }: Route): Route => ({
    ...(Object.fromEntries(
      Object.entries(fields).filter(([name, value]) => says(value) && !UNREAD.has(name)),
    ) as Route),
    imports:
      isOfArea(fields, routes) || isByLink(fields) ? [] : imports.filter((file) => !everywhere.has(file)),
  });
  return {
    ...rest,
    entry,
    routes: Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, slim(route)])),
  };
}

/** Fields that nothing in the browser reads. */
const UNREAD: ReadonlySet<string> = new Set(["hasDefaultExport"]);
const says = (value: unknown) => value !== false && !(Array.isArray(value) && value.length === 0);

/** True for a page that no other page leads to. */
const isByLink = ({ path }: Route): boolean => path?.endsWith(":token") ?? false;

/** True for a page of the administrator. */
export function isOfArea(route: Route, routes: Manifest["routes"]): boolean {
  if (route.path === "admin") return true;
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  return parent !== undefined && isOfArea(parent, routes);
}

const START = "window.__reactRouterManifest=";

/** Slims the list in a folder of built browser files. @throws Error where there is not exactly one, or of another form */
export function slimManifestIn(assets: string): void {
  const [name, ...others] = readdirSync(assets).filter((file) => /^manifest-\w+\.js$/.test(file));
  if (!name || others.length > 0) throw new Error(`One list of routes is expected in ${assets}`);
  const file = join(assets, name);
  const text = readFileSync(file, "utf8");
  if (!text.startsWith(START)) throw new Error(`${name} is no list of routes as it is known`);
  const manifest = JSON.parse(text.slice(START.length).replace(/;\s*$/, "")) as Manifest;
  writeFileSync(file, `${START}${JSON.stringify(slimManifest(manifest))};`);
}
