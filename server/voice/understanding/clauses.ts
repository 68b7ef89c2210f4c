/**
 * A turn as its clauses, in its own words. Recognised speech has no punctuation, so besides commas and stops a clause
 * ends before 'and', 'but', 'also' with a new subject, and before the opening of a question.
 */
const joiners = new Set(
  "and but also plus so because cause cuz then though y e pero tambien ademas porque entonces".split(" "),
);
const subjects = new Set(
  (
    "i im ive id ill we were weve you your youre he hes she shes they theyre it its that thats this there theres " +
    "do does did can could will would is are am was what whats how hows where wheres when whens who whos why should " +
    "please tell let lets if no yes just maybe also the have has need want by " +
    "yo me habla hablan atienden el ella ellos nosotros es esta estan son hay puedo puede pueden quiero necesito tengo tiene tienen " +
    "cuanto cuantos cuando como donde que quien cual aceptan hacen si no tambien gracias"
  ).split(" "),
);
const openers = new Set(
  (
    "how what whats where wheres when whens who whos which why do does did can could will would is are should may " +
    "cuanto cuantos cuanta cuando como donde que quien cual puedo puede pueden tienen aceptan hacen hay"
  ).split(" "),
);
/** After these an opener goes on with the same clause: 'tell me how', 'I know what', 'see if you can'. */
const leadIns = new Set(
  (
    "know tell ask asking wonder wondering me about see if on of for at to from with by say sure exactly check remember " +
    "cant cannot couldnt wont dont didnt doesnt always never just that no matter and or i we you they he she it this there not but so is was what how when where who which as than the a " +
    "my your here still even actually really ever usually normally only just much many long soon often far late early old big anybody anyone somebody someone everything thing doctor guys yall y o si se en de a para por con lo la " +
    "el los las un una su mi cuanto como yo usted ustedes saber decir dice digame sabe"
  ).split(" "),
);
/** 'My daughter's name is Hazel' asks nothing: 'is' opens a question before what can be asked about. */
const asked = new Set(
  (
    "i it that there this these those the he she they you we your my his her their our anyone anybody someone somebody " +
    "everything everyone parking dr doctor both all either any dentists lawyers doctors kids children"
  ).split(" "),
);
const auxiliaries = new Set(
  "do does did can could will would is are am was were should may might have has had be im its hes shes youre theyre dont doesnt cant wont isnt arent".split(
    " ",
  ),
);
const modals = new Set("can could will would should may".split(" "));
const predicates = new Set(
  "be have not never like get need work cost take go come do see call make happen just also only probably still love prefer help".split(
    " ",
  ),
);
const asksFirst = new Set("how what which whose why".split(" "));
/** 'Do you folks', 'do you all'. */
const wholeOfYou = new Set("all folks guys people".split(" "));
/** 'What does it do when somebody calls?' goes on; 'I need to come in when are you open' asks anew. */
const goesOn = new Set("when where who which what cuando donde quien".split(" "));
const answers = new Set(
  "yes yeah yep yup no nope nah ok okay sure great good perfect thanks fine right correct hi hello hey oh si bueno gracias claro hola vale correcto sounds works thats its it is that fine please esta bien eso".split(
    " ",
  ),
);
const mostClauses = 12;

const bare = (word: string): string =>
  word
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^a-z0-9]/g, "");

export function clausesOf(words: string): string[] {
  const found = [...words.slice(0, 4000).matchAll(/\S+/g)];
  const plain = found.map(([word]) => bare(word!.slice(0, 40)));
  const starts: number[] = [];
  let since = 0;
  for (let at = 1; at < found.length; at += 1) {
    if (starts.length + 1 >= mostClauses) break;
    if (startsClause(found, plain, at, since)) {
      starts.push(found[at]!.index);
      since = at;
    }
  }
  return [0, ...starts]
    .map((from, at) => words.slice(from, starts[at] ?? words.length).trim())
    .filter((clause) => /[\p{L}\p{N}]/u.test(clause));
}

/** Whether a clause starts at word `at`, the running one having started at word `since`. */
function startsClause(found: RegExpMatchArray[], plain: string[], at: number, since: number): boolean {
  const before = found[at - 1]![0];
  const word = plain[at]!;
  const next = plain[at + 1] ?? "";
  if (/[.?!;:…]$/.test(before) && !/^(?:dr|mr|mrs|ms|st|no)\.$/i.test(before))
    return !/^\d/.test(next) || at - since > 1;
  if (found.length - at < 2) return false;
  if (before.endsWith(","))
    return subjects.has(word) || joiners.has(word) || openers.has(word) || at - since > 2;
  if (joiners.has(word)) return subjects.has(next) && at - since >= 1;
  if (word === "by" && next === "the" && plain[at + 2] === "way") return true;
  if (word === "oh" && at - since >= 2) return true;
  const enough =
    at - since >= 3 || (at - since >= 1 && plain.slice(since, at).every((said) => answers.has(said)));
  if ((word === "is" || word === "are") && !asked.has(next)) return false;
  // 'Do you folks | do implants?' has one verb.
  if (
    auxiliaries.has(word) &&
    wholeOfYou.has(plain[at - 1]!) &&
    plain[at - 2] === "you" &&
    auxiliaries.has(plain[at - 3] ?? "")
  )
    return false;
  // 'My ex says the kids would be better off' asks nothing either.
  if (modals.has(word) && predicates.has(next)) return false;
  // 'How much of a settlement do you take?' is asked with its own 'do'.
  const running = plain.slice(since, at);
  // 'And what time do you close' is one question, as it is without its 'and'.
  const opens = running.find((said) => !joiners.has(said)) ?? "";
  if (auxiliaries.has(word) && asksFirst.has(opens) && !running.some((said) => auxiliaries.has(said)))
    return false;
  if (
    goesOn.has(word) &&
    openers.has(running[0]!) &&
    !auxiliaries.has(next) &&
    !/^(?:time|kind|about|days?|hours?)$/.test(next)
  )
    return false;
  return enough && openers.has(word) && !leadIns.has(plain[at - 1]!) && !joiners.has(plain[at - 1]!);
}
