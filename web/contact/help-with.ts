import type { ContactValues } from "./draft.ts";

/** As many characters as a message needs. */
const LEAST = 10;

/** What whoever left a field empty, or wrote too little, may do: said before the rule that was not met. */
export function helpWith(field: keyof ContactValues, typed: string): string | undefined {
  const value = typed.trim();
  if (value === "") return EMPTY[field];
  if (field === "email") return value.includes("@") ? "Part of it is missing." : "It needs an @.";
  const missing = LEAST - value.length;
  if (field === "message" && missing > 0)
    return missing === 1 ? "One more character will do." : `${missing} more characters will do.`;
  return undefined;
}

const EMPTY: Partial<ContactValues> = {
  name: "Your name, please.",
  email: "Your email address, please.",
  message: "Who calls you, and when?",
};
