import type { z } from "zod";

/** The filters of a list that the address names, as they stand there; one that cannot be right is left out. */
export function readFilters<Shape extends z.ZodRawShape>(
  { shape }: z.ZodObject<Shape>,
  search: URLSearchParams,
): z.input<z.ZodObject<Shape>> {
  const given = Object.entries(shape).flatMap(([name, rule]) => {
    const value = search.get(name);
    return value && (rule as z.ZodType).safeParse(value).success ? [[name, value]] : [];
  });
  return Object.fromEntries(given) as z.input<z.ZodObject<Shape>>;
}
