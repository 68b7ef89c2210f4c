import type { LegalDocument } from "../legal.ts";
import { agreement } from "./agreement.ts";
import { liability } from "./liability.ts";
import { use } from "./use.ts";

export const terms: LegalDocument = {
  date: "January 20, 2025",
  opening: [
    {
      p: "These terms are an agreement between you and {{legalName}} (“{{name}}”, “we”, “us”). They cover this website, its voice demo and free assessment, and the voice assistants and related services that we sell. We call all of these the “Services”.",
    },
    {
      p: "By using the Services you accept these terms. If you do not accept them, please do not use the Services. If you use the Services for a business, you accept these terms for that business, and you confirm that you may do so.",
    },
    {
      p: "The Services are for people who are 18 years of age or older. If you are younger, you may not use them or register for them.",
    },
    {
      p: "If you have signed a separate agreement with us, and it says something different from this page, the signed agreement counts.",
    },
  ],
  sections: [...use, ...agreement, ...liability],
};
