/** A writer as people say it: `built-in/3` is the house's own rules, `gpt-4o-mini/2` a model with its prompt. */
export function writerName(writer: string): string {
  const [, name, version] = /^(.+)\/(\d+)$/.exec(writer) ?? [];
  if (!name) return writer;
  return name === "built-in" ? "the built-in consultant" : `${name}, prompt ${version}`;
}
