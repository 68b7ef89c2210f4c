import { neutralTrade, trades } from "../../content/report/trades/index.ts";
import { anybody } from "../../content/writing/audiences/index.ts";
import { scenesOf } from "../../content/writing/scenes/index.ts";
import type { Readers } from "./fill.ts";
import type { Request } from "./request.ts";

/** The words of the readers' trade; those of any small business where the prompt names none that is known. */
export function readersOf({ audience, called }: Pick<Request, "audience" | "called">): Readers {
  const trade = trades.find(({ id }) => id === audience?.trade);
  const scenes = scenesOf(audience);
  if (audience && trade)
    return {
      one: audience.one,
      many: called.people ?? audience.many,
      ...called.place,
      trade: { ...trade, ...audience.words },
      ...(scenes ? { sums: scenes } : {}),
    };
  const other = neutralTrade("Other");
  return {
    ...anybody,
    ...called.place,
    trade: { ...other, system: "the job list", night: "the call at nine in the evening" },
  };
}

const CUSTOMERS =
  /\bfor (?:our |my |your |the )?(?:(?:dental|new|own|existing|regular|medical|loyal|law(?: firm)?|legal|clinic|practice) )?((?:pet|home|dog|cat|car) ?owners|homeowners|patients|clients|customers|guests|callers|parents|families|tenants|renters|brides|couples|shoppers|buyers|visitors)\b(?! (?:only|service|care|intake|calls?|visits?|support|who call))/;
/** True of a text that is to be read by the customers of a business and not by its people. */
export const forTheirCustomers = ({ text }: Pick<Request, "text">): boolean =>
  !OWN_PEOPLE.test(text) &&
  (CUSTOMERS.test(text.replaceAll(MEASURED_BY, " ")) ||
    TOLD.test(text) ||
    // A question page is for whoever asks, whatever stands before their name.
    (/\bfaqs?\b|\bq ?& ?a\b|\bquestions and answers\b/.test(text) &&
      (PAGE_FOR.test(text) || /\b(?:calling|call|reach|reaching) us\b/.test(text))));
/** By whom something is measured is not who reads of it: ‘which one is better for clients’. */
const MEASURED_BY =
  /\b(?:better|best|easier|easiest|nicer|simpler|safer|faster|worse|good|bad|hard|annoying|convenient|friendlier|right|fair|cheaper) for (?:our |my |your |the |their )?(?:new |own |existing |older )?[a-z]+/g;
/** 'For our front desk team'. */
const OWN_PEOPLE =
  /\b(?:texts|messages|scripts|templates|phrases|sentences) (?:for|to) (?:patients|clients|customers|guests|members|parents|tenants|owners)\b|\bfor (?:our|the|your|my) (?:front[- ]desk|staff|team|receptionists?|employees)\b|\bwhat (?:should|can|may|does|do) (?:our |the |your |my )?(?:front[- ]desk|staff|team|receptionists?|desk) (?:say|answer|tell)\b/;
const PAGE_FOR =
  /^(?:[\w&' -]{0,30}? )?(?:faqs?|q ?& ?a|questions and answers)(?: page)? (?:for|to) (?:our |my |the )?(?!(?:difficult|angry|rude|upset)\b)(?:[\w-]+ ){1,2}(?:patients|clients|customers|guests|members|parents|tenants|visitors)\b/;
const TOLD =
  /\bwhat (?:our |your )?(?:customers|clients|patients|guests|members|parents|tenants|homeowners) (?:should|need to|must|have to|can) (?:know|expect|do|bring)|\b(?:faqs?|q ?& ?a|q and a|questions(?: and answers)?)(?: page)? (?:for|on) (?:our|the|my) (?:[\w-]+ )?(?:website|site|page|app)\b/;
/** Those customers, in the prompt's word. */
export const customersNamed = ({ text }: Pick<Request, "text">): string =>
  CUSTOMERS.exec(text)?.[1] ?? "customers";

/** Without the readers that hang on behind it: 'we now have online booking, med spa'. */
export const withoutReaders = (said: string, { audience }: Pick<Request, "audience">): string =>
  audience
    ? said.replace(
        new RegExp(
          `(?<=.{12})(?: [-–—]|,) (?:(?:an?|our|my|the|small|busy) )*(?:${audience.heard.source})$`,
          "i",
        ),
        "",
      )
    : said;
