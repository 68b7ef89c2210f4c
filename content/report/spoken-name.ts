/** What a register asks for and nobody says on the telephone. */
const LEGAL_FORM =
  /,? (?:L\.?L\.?P\.?|L\.?L\.?C\.?|P\.?L\.?L\.?C\.?|P\.?L\.?L\.?P\.?|L\.?P\.?|P\.?C\.?|P\.?A\.?|Inc\.?|Incorporated|Corp\.?|Ltd\.?|Limited)$/i;
/** Behind a comma: whose it is, and what they are. */
const WHO =
  /, (?:Drs?\.? .+|(?:D\.?D\.?S\.?|D\.?M\.?D\.?|D\.?V\.?M\.?|M\.?D\.?|C\.?P\.?A\.?s?|E\.?A\.?|R\.?A\.?|A\.?I\.?A\.?|Esq\.?)|(?:(?:& )?(?:Architects?|Attorneys?|Lawyers?|Accountants?|Dentists?|Realtors?|Engineers?|Surveyors?)(?: at Law)?))$/i;

/** A business's name as those who work there say it. */
export const spokenName = (name: string): string => {
  const said = name.trim().replace(LEGAL_FORM, "").replace(WHO, "").replace(LEGAL_FORM, "");
  return said.length > 1 ? said : name.trim();
};
