import { capital } from "../capital.ts";
import type { Trade } from "./kinds.ts";

const AUX = "is|are|was|were|can|could|will|would|should|may|must";
const HOW = "soon|long|often|old|large|big|far|high|wide|deep|fast|late|bad|heavy|early|much";
const WH = `by when|until when|since when|what|who|when|where|why|how(?: (?:${HOW}))?`;
const ONE = "it|they|you|we|I|he|she|there|somebody|anybody";
const VERBS =
  "costs|takes|lasts|comes|ships|pays|works|runs|asks|allows|needs|begins|starts|opens|goes|does|fits|keeps|counts|has|lies|stands";
const WORD = "(?!(?:and|or|what|whether|how|where|who|if|that|costs|is|are)\\b)[\\w'’-]+";
/** 'a cake for twenty', 'the last exam': short, and no clause in it. */
const PHRASE = `(?:a|an|the|their|your|our|my|this|that|today's)(?: ${WORD}){1,5}?`;
const BARE = `(?!(?:a|an|the|so|two|to|many|much)\\b)${WORD}`;
const PARTICIPLE = /^(?:been|had|come|gone|done|got|sent|seen|made|given|paid|\w{3,}ed)\b/;
const PAST = /(?<!\b(?:n|f|bl|sp|pl))(?:[^e]ed|ied)$|^(?:had|came|saw|got|did|bought|last)$/;

/** 'costs' → 'cost', 'carries' → 'carry'. */
const base = (verb: string) =>
  verb === "has"
    ? "have"
    : verb === "goes" || verb === "does" || verb === "lies"
      ? verb.replace(/(?<=o)es$|s$/, "")
      : verb.replace(/s$/, "");

/** Subject and verb turned round: 'it costs' → 'does it cost'; undefined where that is not plain. */
const inverted = (clause: string, bare: boolean): string | undefined => {
  const subject = bare ? `${ONE}|${PHRASE}|${BARE}` : `${ONE}|${PHRASE}`;
  const match = (verb: string) => clause.match(new RegExp(`^(${subject}) (${verb})(?![\\w'’-])(.*)$`));
  const aux = match(AUX);
  if (aux) return `${aux[2]} ${aux[1]}${aux[3]}`;
  const had = match("have|has|had");
  if (had && PARTICIPLE.test(had[3]!.trim())) return `${had[2]} ${had[1]}${had[3]}`;
  const many = clause.match(/^(they|you|we|I) ([a-z]+)((?:[^a-z].*)?)$/);
  if (many) return PAST.test(many[2]!) ? undefined : `do ${many[1]} ${many[2]}${many[3]}`;
  const does = match(VERBS);
  return does && !/^ (?:is|are)\b/.test(does[3]!) ? `does ${does[1]} ${base(does[2]!)}${does[3]}` : undefined;
};

const ASKS = "by when|until when|since when|what|when|where|who|how";
/** A second clause in one, which stays as it is: 'and since when it has changed', 'and who pays', 'or pays', 'and where to meet'. */
const SECOND = new RegExp(
  `^(?:whether|if|${ASKS})\\b(?!,).* (?:and|or) (?:whether|if|who|(?:${ASKS}) to \\w|(?:${ASKS})\\b.* (?:it|they|you|we|I|one|is|the|my|insurance)\\b|(?:${VERBS})\\b|(?!(?:${AUX}|have|or)\\b)\\w.* (?:${AUX}|has|have|had|${VERBS})\\b)`,
);
/** A question with its subject still before its verb: 'about how much you have in mind', 'which operation my job is at'. */
const UNTURNED =
  /^(?:(?:about|roughly|for|from|with|by|in|at) )?(?:which|whose|whom|how|what|who)\b.* (?:(?:to|one|it|they|you|we|I) \w|(?:my|your|our) \w+ (?:is|are|has)\b)/;

/** A trade's clause as somebody says it: 'what a repair costs' → 'What does a repair cost?', 'in pain or not' → 'In pain or not?' */
export const asQuestion = (clause: string): string => {
  const plainly = `Can you tell me ${clause}?`;
  const said = `${capital(clause)}?`;
  // Two clauses in one: only the first could be turned.
  if (SECOND.test(clause)) return plainly;
  const yes = clause.match(/^(?:whether|if) (.+)$/);
  if (yes) {
    const turned = inverted(yes[1]!, true);
    return turned ? `${capital(turned)}?` : plainly;
  }
  const which = clause.match(/^(which(?: (?!to\b)\w+){1,2}?) ((?:you|they|we|I|it|the)\b.*)$/);
  if (which) {
    const turned = inverted(which[2]!, false);
    return turned ? `${capital(which[1]!)} ${turned}?` : plainly;
  }
  const wh = clause.match(new RegExp(`^(${WH})\\b ?(.*)$`));
  if (!wh) return UNTURNED.test(clause) ? plainly : said;
  const [, word, rest] = wh as unknown as [string, string, string];
  if (/^to\b/.test(rest)) return plainly;
  // 'what has happened', 'who sent them': said so already.
  if (new RegExp(`^(?:${AUX}|has|have|had|happens|bothers)\\b`).test(rest)) return said;
  if (/^(?:kind|size|make|model|papers|else|about|for|exactly)\b/.test(rest))
    return UNTURNED.test(clause) ? plainly : said;
  if (word === "who" && /^\w+s\b|^\w+ed\b|^sent\b/.test(rest)) return said;
  const turned = rest === "" ? undefined : inverted(rest, !/^(?:what|who|how much)$/.test(word));
  return turned
    ? `${capital(word)} ${turned}?`
    : (/^(?:\w+ )?\w*$/.test(rest) && !new RegExp(`(?:${VERBS})$`).test(rest)) || /^(?:,|and) /.test(rest)
      ? said
      : plainly;
};

const BY_CUSTOMER: Readonly<Record<string, string>> = { they: "I", them: "me", their: "my", theirs: "mine" };
/** What a customer asks, in the customer's own words: the trade's words call them 'they'. */
export const asCustomer = (clause: string): string =>
  asQuestion(clause.replaceAll(/\b(they|them|their|theirs)\b/g, (word) => BY_CUSTOMER[word]!))
    .replace(/\bare I\b/i, (are) => (are.startsWith("A") ? "Am I" : "am I"))
    .replace(/\bI are\b/, "I am");

/** The trade's words speak to the owner of customers; here the owner speaks to them. */
const turned = (words: string): string =>
  words
    .replaceAll(/\b(to|for|with|of|by|from|at|on|after|before) you\b/g, "$1 us")
    // 'children and their ages' stays: theirs are the children's.
    .replaceAll(
      /(?<!\band )\b(you|your|yours|they|them|themselves|their|theirs)\b/g,
      (word) => TURNED[word]!,
    );
const TURNED: Readonly<Record<string, string>> = {
  you: "we",
  your: "our",
  yours: "ours",
  they: "you",
  them: "you",
  themselves: "yourself",
  their: "your",
  theirs: "yours",
};
const said = new WeakMap<Trade, Trade>();
/** All that a customer reads, hears or says of a trade's words; what is asked, as whole questions. Each piece of a report asks for it. */
export const spoken = (t: Trade): Trade => {
  const known = said.get(t);
  if (known) return known;
  const words: Trade = {
    ...t,
    ask: [asCustomer(t.ask[0]), asCustomer(t.ask[1]), asCustomer(t.ask[2])],
    sort: [asQuestion(turned(t.sort[0])), asQuestion(turned(t.sort[1])), asQuestion(turned(t.sort[2]))],
    easy: turned(t.easy),
    hard: turned(t.hard),
    urgent: turned(t.urgent),
    typed: turned(t.typed),
  };
  said.set(t, words);
  return words;
};
