import type { Request } from "./request.ts";

/** Where a text is to stand. */
const PAGE =
  "(?:company |corporate )?(?:blog(?: post)?s?|news ?letters?|news(?: page| section| feed)?|web ?sites?|sites?|pages?|magazine|podcast|channel|resource (?:center|library)|learning center|linkedin|facebook|instagram|feed|portal)";
const READERS =
  "(?:audience|readers?(?:hip)?|customers?|clients?|users?|subscribers?|followers?|prospects?|community|members?|crowd|list)";
const VOICE = "(?:voice|tone(?: of voice)?|style|brand voice|house style)";
const TEXT =
  "(?:blog ?posts?|blog articles?|news posts?|posts?|articles?|pieces?|blogs?|columns?|op-?eds?|opinion pieces?|guides?|explainers?|newsletters?|stor(?:y|ies))";

/** What goes to the company's own customers is from it. */
const LETTER =
  /\b(?:letters?|e-?mails?|notices?|announc\w+|press releases?|faqs?|q ?& ?a for (?:our|the) (?:users|customers)|messages? to)\b/i;

/**
 * A prompt without where its text is to stand, who reads that page and whose voice it is in: 'for the Ringwell blog' is
 * on nothing of Ringwell's.
 */
export function withoutPublisher(typed: string, name: string | undefined): string {
  if (!name || LETTER.test(typed)) return typed;
  const own = `${name.replaceAll(/\W/g, "\\$&")}(?:\\.(?:com|ai|io|net|co))?`;
  const of = `${own}(?:['’]s?)?`;
  const patterns: readonly (readonly [heard: string, put: string])[] = [
    // 'Ringwell blog: …', 'Guest post, Ringwell audience: …'
    [
      `^(?:(?:for|on) )?(?:the |our |my )?${of} (?:${PAGE} )?(?:${TEXT}|${PAGE})(?: idea)?(?: ?[:;] ?| [-–—] )`,
      "",
    ],
    [`^(?:for|on|in) (?:the |our |my )?${of}(?: (?:${PAGE}|${READERS}|${VOICE}))?(?: ?[:;,] ?| [-–—] )`, ""],
    [
      `^((?:guest )?${TEXT}),? (?:for )?(?:the |our |my )?${of}(?: (?:${PAGE}|${READERS}|${VOICE}))?(?: ?[:;] ?| [-–—] )`,
      "$1: ",
    ],
    [
      `,? ?\\(?\\b(?:(?:to be |to |that will be |which will be |will be )?(?:published?|posted|run|printed|shared|used|go|going|appear(?:ing)?) )?(?:for|on|in|at|to|by|with) (?:the |our |my |this )?${of} (?:(?:${PAGE} )?(?:${PAGE}|${READERS}|${VOICE}|team)|${TEXT})\\b\\)?`,
      "",
    ],
    // 'A Ringwell article', 'a post for Ringwell's blog on …'
    [
      `\\b(?:a|an|the|one|our|my|this) ${of} ((?:opinion )?${TEXT})\\b(?! (?:works|answers|says|does|is|has))`,
      "an $1",
    ],
    [`^((?:please )?(?:write|draft|create|make|prepare)(?: me| us| up)?) ${of} (${TEXT})\\b`, "$1 an $2"],
    [`^(?:please )?(?:write|draft) for ${own}[:,.] `, ""],
    [
      `,? ?\\(?\\b(?:(?:to be )?(?:published|posted|printed|shared)|to (?:run|appear|go)) (?:on|in|by|at|with) ${own}\\b\\)?`,
      "",
    ],
    [
      `,? ?\\b(?:for |to )?(?:people|owners|businesses|companies|readers|offices|practices|those|everyone|anybody|anyone) (?:who|that) (?:already )?(?:use|read|follow|have|bought|buy|subscribe to|know) ${own}\\b`,
      "",
    ],
    [`[,.;] ?(?:in |on |for )?(?:the )?${of} (?:${PAGE}|${READERS}|${VOICE})(?=[).,;]|$)`, ""],
    [
      `(\\b${TEXT}),? (?:for|on|by|from) ${own}(?=[:,.;!?]| (?:on|about|for|that|which|why|how)\\b|$)(?! (?:on|about|for) (?:how|what|why) ${own})`,
      "$1",
    ],
    [
      `,? ?\\b(?:for|to|with) (?:the )?(?:readers|customers|users|clients|followers|subscribers|members|friends|fans|visitors) of ${own}(?: ${PAGE})?\\b`,
      "",
    ],
    // Who asks.
    [
      `^(?:(?:hi|hello|hey),? )?(?:i|we) (?:run|own|work (?:at|for|with)|write for|blog for|edit|am with|are with|am at|are at|['’]m with|['’]re with) ${of}(?: ${PAGE})?(?:,? and(?: (?:i|we))?| ?[,.;:])? (?=\\S)`,
      "",
    ],
    [`^(?:(?:here )?at|we at|us at) ${own}[,:]? (?:we (?=need|want|['’]d))?`, ""],
  ];
  const bare = patterns
    .reduce((so, [heard, put]) => so.replace(new RegExp(heard, "i"), put), typed)
    .replace(/^an (?=[bcdfghjklmnpqrstvwxyz])/i, "a ")
    .replace(/(?<=\w{3,}.*)(?:[.?!,]| -) ?(?:an? )?(?:blog )?(?:post|article|piece)\.?$/i, (end) =>
      end.startsWith("?") ? "?" : "",
    )
    .trim();
  return bare.split(" ").length > 2 ? bare : typed;
}

/** What the company's own assistant is while a prompt is read. */
const OWN = "an AI receptionist";
/** A title that names it again by its name. */
export const inOwnName = ({ own }: Pick<Request, "own">, title: string): string =>
  own ? title.replace(new RegExp(`\\b${OWN}\\b`, "i"), own) : title;

/** Whoever writes of the company's own assistant writes of an assistant. */
export function ownIn(typed: string, name: string | undefined): { meant: string; own: string | undefined } {
  if (!name) return { meant: typed, own: undefined };
  const ours = new RegExp(
    `\\b(?:the )?${name.replaceAll(/\W/g, "\\$&")}(?:(?:['’]s)? (?:(?:ai|voice|phone) )*(?:assistant|receptionist))?\\b`,
    "gi",
  );
  const meant = typed.replaceAll(ours, OWN);
  return { meant, own: meant === typed ? undefined : name };
}
