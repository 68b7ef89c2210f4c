import type { View } from "../../content/writing/views/view.ts";
import { views } from "../../content/writing/views.ts";
import type { Request } from "./request.ts";

/** The view that a prompt for an opinion holds, where there is one with reasons of its own. */
export const viewIn = ({ form, text }: Pick<Request, "form" | "text">): View | undefined =>
  form === "opinion" ? views.find(({ heard, not }) => heard.test(text) && !not?.test(text)) : undefined;
