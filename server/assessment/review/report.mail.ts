import type { ReportBlock, ReportDocument } from "../../../contracts/report-document.ts";
import { textBlock, renderText } from "../../../rules/report-document/render-text.ts";
import { plainName } from "../../../rules/report-document/runs.ts";
import type { OwnersNumbers } from "../../../contracts/assessment-owners-numbers.ts";
import { countedAgain } from "./counted-again.ts";
import { site } from "../../../site.config.ts";
import type { OutgoingMail } from "../../mails/mails.service.ts";
import { escapeHtml, mailHtml, mailStyles } from "../../mail/layout.ts";
import { opened } from "../document/read-html.ts";
import { mailBlock, renderMail } from "../document/render-mail.ts";

export const REPORT_MAIL = "assessment-report";
export const UPDATE_MAIL = "assessment-update";
/** Every mail that brings a report: the first, and those with the owner's numbers. */
export const REPORT_MAILS: readonly string[] = [REPORT_MAIL, UPDATE_MAIL];
const LONGEST_NAME = 80;
const LONGEST_IN_SUBJECT = 60;

/** Cut between two words, where there is a gap in the second half of what fits. */
const shortened = (name: string, most: number) => {
  const signs = [...plainName(name)];
  if (signs.length <= most) return signs.join("");
  const fits = signs.slice(0, most).join("");
  const gap = fits.lastIndexOf(" ");
  const cut = gap > most / 2 ? fits.slice(0, gap) : signs.slice(0, most - 1).join("");
  return `${cut.replace(/[ ,&-]+$/, "")}…`;
};

/** The name as a subject may hold it: letters, digits and the usual signs, nothing that reads as an address or a link. */
export function nameInSubject(businessName: string): string {
  const name = plainName(businessName)
    .replace(/\S*(?:@|:\/\/|www\.)\S*/giu, " ")
    .replace(/\b[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\b\S*/giu, " ")
    .replace(/[^\p{L}\p{M}\p{N} .,'’&()+-]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return /[\p{L}\p{N}]/u.test(name) ? shortened(name, LONGEST_IN_SUBJECT) : "";
}

const SUBJECT = "Your AI business assessment is ready";
const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

export interface MailedReport {
  /** The assessment's id. */
  id: string;
  businessName: string;
  document: ReportDocument;
  /** Who approved this very version, and when; null when nobody did: then the mail says nothing of it. */
  approval: { by: string; at: Date } | null;
  /** The owner's numbers that an update counts with; absent from the first report. */
  counted?: OwnersNumbers;
}

const OPENING = "opening.";
/** In one line, with one kind of apostrophe. */
const asRead = (text: string): string => text.replaceAll("’", "'").split(/\s+/).join(" ");
/**
 * A document whose mail begins with these paragraphs and nothing else. What is drawn keeps its form, also where the report no
 * longer says it; the rest is the sender's.
 */
export function withOpening(
  document: ReportDocument,
  { opening, drawn, counted }: { opening: readonly string[]; drawn: ReportDocument; counted?: OwnersNumbers },
): ReportDocument {
  const known = [document, drawn].flatMap((of) =>
    leadOf(of, counted).map((block) => ({ block, text: asRead(textBlock(block, of.figures)) })),
  );
  const letter = opening.map((text, at): ReportBlock => {
    const same = known.find((each) => each.text === asRead(text))?.block;
    return {
      ...(same ?? { kind: "paragraph", basis: [], by: "person", text: [text] }),
      id: `${OPENING}${at}`,
    };
  });
  return { ...document, letter };
}

/**
 * With what the mail begins. What a person took out of the report is not said before it, either.
 * @param counted the owner's numbers that an update counts with: it says first what it is
 */
export const leadOf = ({ letter }: ReportDocument, counted?: OwnersNumbers): ReportBlock[] => {
  if (letter[0]?.id.startsWith(OPENING)) return letter;
  const first = counted
    ? countedAgain(counted)
    : letter[0]?.source?.kind !== "verdict" && "Here is the report on your answers.";
  return first ? [{ kind: "paragraph", id: "letter", basis: [], text: [first] }, ...letter] : letter;
};

/** The cover letter, the link and the PDF, then the whole report, in both parts. */
export function reportMail(
  report: MailedReport,
  to: string,
  { link, pdf }: { link: string; pdf: Buffer },
): OutgoingMail {
  const { document, approval, counted } = report;
  const isUpdate = counted !== undefined;
  const name = nameInSubject(report.businessName);
  const heading = isUpdate ? "Your assessment with your own numbers" : SUBJECT;
  const { figures } = document;
  const approved = approval && `Read and approved by ${approval.by} on ${day.format(approval.at)}.`;
  const keep =
    "The whole report is below and attached as a PDF. Your private page has it, too, and takes your own numbers.";
  const question = "A question? Just reply to this email. A person reads it.";
  const footer = `You’re getting this email because you asked ${site.name} for an assessment. ${site.email}, ${site.phone}`;
  const lead = leadOf(document, counted);
  const shown = shortened(report.businessName, LONGEST_NAME);
  const text = [
    shown,
    ...lead.map((block) => textBlock(block, figures)),
    ...(approved ? [approved] : []),
    `${keep}\n${link}`,
    question,
    renderText(opened(document)),
    `--\n${footer}`,
  ];
  return {
    kind: isUpdate ? UPDATE_MAIL : REPORT_MAIL,
    subjectId: report.id,
    to: { address: to },
    replyTo: { name: site.name, address: site.email },
    subject: name ? `${heading}: ${name}` : heading,
    text: `${text.join("\n\n")}\n`,
    html: mailHtml({
      preview: lead
        .map((block) => textBlock(block, figures))
        .join(" ")
        .slice(0, 140),
      heading,
      body: `<p style="${mailStyles.paragraph}"><strong style="color:#1f1523"><bdi>${escapeHtml(shown)}</bdi></strong></p>
${lead.map((block) => mailBlock(block, figures)).join("\n")}
${approved ? `<p style="${mailStyles.paragraph}">${escapeHtml(approved)}</p>` : ""}
<p style="margin:0 0 24px"><a class="button" href="${escapeHtml(link)}" style="${mailStyles.button}">Open your private page</a></p>
<p style="${mailStyles.paragraph}">${keep} ${question}</p>
${renderMail(document)}`,
      footer: escapeHtml(footer),
    }),
    attachments: [{ filename: pdfName(report.businessName), contentType: "application/pdf", content: pdf }],
  };
}

/** `AI assessment - Larkspur Family Dental.pdf`, with nothing that a file system or a header could misread. */
export const pdfName = (businessName: string): string => {
  const name = shortened(businessName, LONGEST_NAME)
    .replace(/[^\p{L}\p{N} .,'&()-]+/gu, " ")
    .replace(/\s+/g, " ")
    .replace(/^[. ]+|[. ]+$/g, "");
  return name ? `AI assessment - ${name}.pdf` : "AI assessment.pdf";
};
