import type { z } from "zod";

type Issue = z.core.$ZodRawIssue;
type Path = readonly PropertyKey[];

const KINDS: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  date: "a date",
};
const FORMS: Record<string, string> = {
  email: "an email address, such as ann@example.com",
  url: "a web address, such as https://example.com",
  datetime: "a date and time, such as 2026-05-04T10:00:00Z",
  date: "a date, such as 2026-05-04",
  time: "a time, such as 10:00",
};
const UNITS: Record<string, [one: string, many: string]> = {
  string: ["character", "characters"],
  array: ["entry", "entries"],
  set: ["entry", "entries"],
};
/** As many as somebody reads. */
const MAX_CHOICES = 12;

/**
 * What is wrong with a field, for a person: where a contract has no words of its own the validator's would be read, which
 * speak to programmers.
 */
export function faultWords(issue: Issue): string {
  const field = fieldName(issue.path ?? []);
  if (issue.input === undefined) return `${field} must be given`;
  switch (issue.code) {
    case "invalid_type":
      return `${field} must be ${KINDS[issue.expected] ?? "a set of fields"}`;
    case "invalid_value":
      return `${field} ${oneOf(issue.values ?? [])}`;
    case "invalid_format":
      return `${field} must be ${FORMS[issue.format] ?? "in the form that we use"}`;
    case "too_small":
      return `${field} ${bounded(issue.origin, Number(issue.minimum), "least")}`;
    case "too_big":
      return `${field} ${bounded(issue.origin, Number(issue.maximum), "most")}`;
    case "not_multiple_of":
      return `${field} must be a multiple of ${issue.divisor}`;
    case "unrecognized_keys":
      return `${field} must not have other fields: ${issue.keys.join(", ")}`;
    case "invalid_union":
      return closest(issue) ?? `${field} must be one of the kinds that we know`;
    // Whoever sent it made up the name.
    case "invalid_key":
      return `${fieldName((issue.path ?? []).slice(0, -1))} must not have a name that we don't know`;
    default:
      return `${field} is not valid`;
  }
}

/** `imageUrl` is "Image URL"; the text of the fourth line is "Text of entry 4 in lines". */
export function fieldName(path: Path): string {
  const last = path.findLastIndex((part) => typeof part === "number");
  const entries = path.slice(
    path.slice(0, last + 1).findLastIndex((part) => typeof part !== "number") + 1,
    last + 1,
  );
  const list = path[last - entries.length];
  const own = last < path.length - 1 ? [spoken(path.at(-1))] : [];
  const parts = [...own, ...entries.toReversed().map((at) => `entry ${Number(at) + 1}`)];
  const said = parts.join(" of ") + (entries.length && list !== undefined ? ` in ${spoken(list)}` : "");
  return capital(said || "the request");
}
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const spoken = (part: PropertyKey = "") =>
  String(part)
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replaceAll("_", " ")
    .trim()
    .replace(/\b(?:id|url)(?=s?\b)/g, (word) => word.toUpperCase());

function oneOf(values: readonly unknown[]): string {
  if (values.length > MAX_CHOICES) return "must be one of the choices";
  const said = values.map(String).filter(Boolean);
  const last = said.pop() ?? "";
  return `must be ${said.length ? `${said.join(", ")} or ${last}` : last}`;
}

function bounded(origin: string, bound: number, side: "least" | "most"): string {
  const [one, many] = UNITS[origin] ?? [];
  const said = bound.toLocaleString("en-US");
  if (one)
    return side === "least" && bound === 1
      ? "must not be empty"
      : `must have at ${side} ${said} ${bound === 1 ? one : many}`;
  if (Math.abs(bound) === Number.MAX_SAFE_INTEGER) return "must be a number of usual size";
  return `must be ${said} or ${side === "least" ? "more" : "less"}`;
}

/** Of a choice between forms, what is wrong with the one that was meant: the one that fits furthest. */
function closest({ errors = [], path = [] }: Extract<Issue, { code: "invalid_union" }>): string | undefined {
  const [first] = errors.toSorted((a, b) => depth(b) - depth(a))[0] ?? [];
  // Inside a choice a path begins with the choice.
  const inside = fieldName(first?.path ?? []);
  if (!first?.message.startsWith(inside)) return first?.message;
  return fieldName([...path, ...first.path]) + first.message.slice(inside.length);
}
const depth = (issues: readonly { path: Path }[]) => Math.min(...issues.map(({ path }) => path.length));
