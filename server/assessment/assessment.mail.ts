import { ASSESSMENT_FIELDS, ASSESSMENT_QUESTIONS } from "../../contracts/assessment.ts";
import { CHOICES, choiceLabel, type ChoiceField } from "../../contracts/assessment-options.ts";
import type { AssessmentAnswers, AssessmentField } from "../../contracts/assessment.ts";
import { site } from "../../site.config.ts";
import type { OutgoingMail } from "../mails/mails.service.ts";
import { escapeHtml, mailHtml, mailStyles } from "../mail/layout.ts";

const CONFIRMATION_MAIL = "assessment-confirmation";

/** An answer as people read it. */
export function answerText(answers: AssessmentAnswers, field: AssessmentField): string {
  const value = answers[field];
  if (Array.isArray(value)) return value.join(", ");
  return field in CHOICES ? choiceLabel(field as ChoiceField, value as string) : (value as string);
}

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

/** Thanks, says what happens next, and carries the answers and the respondent's private link. */
export function confirmationMail(
  subject: { id: string; answers: AssessmentAnswers },
  link: string,
): OutgoingMail {
  const { answers, id } = subject;
  const rows = ASSESSMENT_FIELDS.map(
    (field) => [ASSESSMENT_QUESTIONS[field].short, oneLine(answerText(answers, field))] as const,
  );
  const intro = `Thank you. Your answers are here, and we write your report from them. An expert reviews it within 24 hours, and you get it by e-mail within 1-2 business days.`;
  const own =
    "On your private page you can give us your own numbers, so that the report counts with them and not with our examples. There you can also see your answers, download them, or erase everything.";
  const footer = `You get this because somebody gave this address in the AI assessment of ${site.name}. Was it not you? Open the private page and erase everything: then no report is sent.`;
  return {
    kind: CONFIRMATION_MAIL,
    subjectId: id,
    to: { address: answers.email },
    replyTo: { name: site.name, address: site.email },
    subject: "Your AI assessment: we have your answers",
    text: `${intro}\n\n${rows.map(([label, value]) => `${label}: ${value}`).join("\n")}\n\n${own}\n${link}\n\nQuestions? Write to ${site.email} or call ${site.phone}.\n\n--\n${footer}\n`,
    html: mailHtml({
      preview: intro,
      heading: "We have your answers",
      body: `<p style="${mailStyles.paragraph}">${intro}</p>
<p style="margin:0 0 24px"><a class="button" href="${escapeHtml(link)}" style="${mailStyles.button}">Open your private page</a></p>
<p style="${mailStyles.paragraph}">${own}</p>
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${rows
        .map(
          ([label, value]) =>
            `<tr><td class="label" style="${mailStyles.label.replace(";white-space:nowrap", "")};width:40%">${escapeHtml(label)}</td><td style="${mailStyles.value}">${escapeHtml(value)}</td></tr>`,
        )
        .join("")}</table>
<p style="${mailStyles.paragraph}">Questions? Write to <a class="link" href="mailto:${site.email}" style="color:#2440d8">${site.email}</a> or call ${site.phone}.</p>`,
      footer: escapeHtml(footer),
    }),
  };
}
