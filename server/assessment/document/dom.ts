import type { parseDocument } from "htmlparser2";

export type ChildNode = ReturnType<typeof parseDocument>["children"][number];
export type Element = Extract<ChildNode, { attribs: object }>;
