import { THEIR_NAME } from "../../../../content/understanding/against-words.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";

// A caller's words as they are read: what is said in a roundabout way is put plainly first.

/** 'I have a visit Monday and I want to know if I bring anything': what is wished to be known asks, like a sentence of its own. */
export const asMeant = (said: string, asked: DialogueState["asked"]): string => {
  const words = (
    asked === "against"
      ? said.replace(THEIR_NAME, "$<who>")
      : asked === "name"
        ? said.replace(SAID_BEFORE, "")
        : said
  )
    // 'Owen, Owen Delaney' is one name.
    .replace(/(?<!\p{Lu}[\p{L}'’-]{0,20} )(?<!\p{L})(\p{Lu}\p{L}{1,20}), (?=\1 \p{Lu})/gu, "")
    .replace(THE_REST, "")
    .replace(BUSY_AND_DAY, "$1. So ");
  if (words.includes("?") || words.length > 400) return words;
  const [all, lead = "", wish = ""] = WISHES_TO_KNOW.exec(words) ?? [];
  if (!all) return words;
  const each = wish.replace(/[.!]$/, "").split(NEXT_ASKED);
  return `${lead}${lead && !/[.!,] $/.test(lead) ? ". " : ""}${each.map((part) => `${part}?`).join(" ")}`;
};
/** 'He's got a deposition. Thursday late': the thing that stands in the way is none of the Thursday. */
const BUSY_AND_DAY =
  /((?<!\p{L})(?:has|have|['’](?:s|ve) got|got) (?:an? |his |her |my |our |the )?(?![\p{L} ]{0,30}(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\p{L}[\p{L} ]{2,30})\. (?=(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)/gu;
/** 'I said Dana', once more. */
const SAID_BEFORE =
  /^(?:(?:no|oh|well|like|as|but),? )*[Ii] (?:just |already )?(?:said|told you)[,:]? (?:(?:it's|my name is|my name's|the name is) )?(?=\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*[.!]?$)/u;
/** 'It's for Owen. Otherwise yes': a yes to what was not put right. */
const THE_REST =
  /(?<=\p{L}{2}[.,;!]?) (?:and )?(?:otherwise|other than that|apart from that|besides that|the rest(?: is)?|everything else(?: is)?|lo demás(?: está)?),? (?:it's |that's )?(?:yes|right|fine|good|correct|ok|okay|great|bien|sí)[.!]?$/iu;
const WISHES_TO_KNOW =
  /^(.*?)(?:(?<=[\p{L}\d.!,]),? (?:(?:and|but|y|pero) )?(?:(?:also|también) )?|^)((?:i(?:'d| would)? (?:want|need|like|wanted) to (?:know|ask) (?:if|whether|what|when|how|where|who)|i was wondering (?:if|whether|what|when|how)|can you tell me (?:if|whether|what|when|how)|(?:quiero|quisiera|quer[ií]a|necesito) saber)(?!\p{L})[^.!]*[.!]?)$/iu;
/** '... if you're open, and if you do same-day crowns' */
const NEXT_ASKED =
  /,? (?:and|y) (?=(?:if|whether|what|how|when|where|si|cu[aá]nto|c[oó]mo|d[oó]nde)(?!\p{L}))/iu;
