const JOINED =
  "(?<!\\p{L})(if|that|when|what|whether|where|because|since|until|till|after|before|how|why|so|as|than|which|who|while)";
/** Words of Spanish: it has other forms, and stays as it was said. */
const SPANISH =
  /[ñáéíóú¿¡]|(?<!\p{L})(?:que|el|los|las|una|por|para|mi|con|del|tengo|quiero|es|le|su|se)(?!\p{L})/iu;
/** What a caller says of themselves, as somebody else would write it down. The first that fits counts. */
const FORMS: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`${JOINED} i'm(?!\\p{L})`, "giu"), "$1 they're"],
  [new RegExp(`${JOINED} i'(ve|d|ll)(?!\\p{L})`, "giu"), "$1 they'$2"],
  [new RegExp(`${JOINED} i (am|was)(?!\\p{L})`, "giu"), "$1 they were"],
  [new RegExp(`${JOINED} i(?= \\p{L})`, "giu"), "$1 they"],
  [/^(?:i'm|i am) (?=(?:just |really |very |a bit |so |pretty |kind of )?(?:going to|gonna)\b)/i, "is "],
  [/^(?:i'm|i am) (?:just |really |pretty )?(?=\p{L}+ \p{L})/iu, ""],
  [/(?<!\p{L})i(?:'m| am) (?=not\b)/giu, "is "],
  [/(?<!\p{L})i(?:'m| am)(?!\p{L})/giu, "is"],
  [/(?<!\p{L})am i(?!\p{L})/giu, "are they"],
  [/(?<!\p{L})(do|did|can|could|should|will|would|have|may|must) i(?!\p{L})/giu, "$1 they"],
  [/(?<!\p{L})i(?:'ve| have)(?: got)?(?!\p{L})/giu, "has"],
  [/(?<!\p{L})i haven't(?!\p{L})/giu, "hasn't"],
  [/(?<!\p{L})i(?:'ll| will)(?!\p{L})/giu, "will"],
  [/(?<!\p{L})i(?:'d| would) (?=like|rather|prefer|love)/giu, "would "],
  [/(?<!\p{L})i(?:'d| had)(?!\p{L})/giu, "had"],
  [/(?<!\p{L})i don't(?!\p{L})/giu, "doesn't"],
  [
    /(?<!\p{L})i (can|can't|cannot|could|couldn't|would|wouldn't|won't|should|might|may|must|was|wasn't|did|didn't|had|hadn't)(?!\p{L})/giu,
    "$1",
  ],
  [
    /(?<!\p{L})i ((?:just|really|only|also|usually|always|already|never|still|kind of|probably) )?(need|want|use|think|see|take|live|work|know|hope|prefer|drive|wear|smoke|feel|get|keep|speak|like|understand|believe|mean|come|run|own|call|leave|pay|start|bring)(?!\p{L})/giu,
    "$1$2s",
  ],
  [/(?<!\p{L})i (wanna)(?!\p{L})/giu, "wants to"],
  [/(?<!\p{L})i (gotta)(?!\p{L})/giu, "has to"],
  [
    /(?<!\p{L})i ((?:just|really|also|already|never|only) )?(\p{L}+ed|got|gave|told|said|went|came|saw|left|lost|broke|fell|paid|heard|thought|spoke|sent|took|made|felt|found|bought|chose|knew|signed|cut|hit|hurt|put|met|ran|had)(?!\p{L})/giu,
    "$1$2",
  ],
  [/(?<!\p{L})myself(?!\p{L})/giu, "themselves"],
  [/(?<!\p{L})mine(?!\p{L})/giu, "theirs"],
  [/(?<!\p{L})my(?!\p{L})/giu, "their"],
  [/(?<!\p{L})me(?!\p{L})/giu, "them"],
  [/(?<!\p{L})we're(?!\p{L})/giu, "they're"],
  [/(?<!\p{L})we've(?!\p{L})/giu, "they've"],
  [/(?<!\p{L})we'll(?!\p{L})/giu, "they'll"],
  [/(?<!\p{L})we'd(?!\p{L})/giu, "they'd"],
  [/(?<!\p{L})we(?!\p{L})/giu, "they"],
  [/(?<!\p{L})our(s?)(?!\p{L})/giu, "their$1"],
  [/(?<!\p{L})us(?!\p{L})/giu, "them"],
];
const LEFT = /(?<!\p{L})(?:i|i'\p{L}+)(?!\p{L})/iu;

/** A caller's words in the third person, sentence by sentence; a sentence that the forms do not cover stays as it was said. */
export function reported(words: string): string {
  return words
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => {
      if (SPANISH.test(sentence)) return sentence;
      let said = sentence;
      for (const [form, other] of FORMS) said = said.replace(form, other);
      const kept = LEFT.test(said) ? sentence.replace(/\bi\b/g, "I") : said;
      return kept.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
    })
    .join(" ");
}
