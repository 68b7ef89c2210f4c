import { PROMISED_MS } from "../../../contracts/assessment-api.ts";
import type {
  ReportDelivery,
  ReportReview,
  ReportVersionInfo,
  UpdatePreview,
} from "../../../contracts/assessment-review.ts";
import type { OwnersNumbers } from "../../../contracts/assessment-owners-numbers.ts";
import type { ReportJson } from "../../../contracts/report-json.ts";
import type { ReportBlock, ReportDocument, ReportSection } from "../../../contracts/report-document.ts";
import { firstFigure } from "../../../rules/report-document/first-figure.ts";
import { renderHtml } from "../../../rules/report-document/render-html.ts";
import { renderText, textBlock } from "../../../rules/report-document/render-text.ts";
import { headingKey } from "../../../rules/report-document/redraw.ts";
import { blocksIn, plainText } from "../../../rules/report-document/runs.ts";
import type { DeliveryState } from "../../mails/mails.service.ts";
import type { Assessment, ReportVersion } from "../assessment.table.ts";
import type { RestsOn } from "./rests-on.ts";
import { leadOf, UPDATE_MAIL } from "./report.mail.ts";
import { unsourcedMarks } from "./unsourced.ts";

type State = Omit<DeliveryState, "subjectId"> & { deliverable?: boolean };

export const toDelivery = (row: State): ReportDelivery => ({
  id: row.id,
  to: row.toAddress,
  status: row.status,
  tries: row.tries,
  response: row.response,
  deliverable: row.deliverable ?? false,
  isUpdate: row.kind === UPDATE_MAIL,
  createdAt: row.createdAt.toISOString(),
  changedAt: row.changedAt.toISOString(),
});

type Approved = Pick<ReportVersion, "approvedBy" | "approvedName" | "approvedAt">;
const toApproval = ({ approvedBy, approvedName, approvedAt }: Approved) =>
  approvedBy && approvedAt ? { by: approvedName ?? approvedBy, at: approvedAt.toISOString() } : null;

export const toVersion = (
  row: Omit<ReportVersion, "document" | "choices" | "numbers">,
): ReportVersionInfo => ({
  id: row.id,
  kind: row.kind,
  author: row.author,
  createdAt: row.createdAt.toISOString(),
  approval: toApproval(row),
});

/** The report's structure; the figures are those of the document as it stands. */
export const toReportJson = (json: ReportJson, { figures }: ReportDocument): ReportJson => ({
  ...json,
  figures: Object.fromEntries(Object.entries(figures).map(([id, { value }]) => [id, value])),
});

export function toReview(
  found: Assessment,
  beside: {
    restsOn: RestsOn;
    mails: State[];
    versions: ReportVersion[];
    takesNote: (section: ReportSection) => boolean;
  },
): ReportReview {
  const document = found.reportDocument;
  const figures = document?.figures ?? {};
  const [standing] = beside.versions;
  return {
    figure: firstFigure(document),
    mails: beside.mails.map(toDelivery),
    versions: beside.versions.map(toVersion),
    ...beside.restsOn,
    choices: found.reviewChoices,
    numbers: found.ownersNumbers,
    numbersAt: found.ownersNumbersAt?.toISOString() ?? null,
    approval: standing ? toApproval(standing) : null,
    shaken: document ? shakenIn(document) : [],
    unsourced: unsourcedMarks(document),
    sections: (document?.sections ?? [])
      .filter(({ bare }) => !bare)
      .map((section) => ({
        id: section.id,
        heading: plainText(section.heading ?? [], figures) || "Beginning",
        takesNote: beside.takesNote(section),
      })),
    promisedAt: new Date(found.createdAt.getTime() + PROMISED_MS).toISOString(),
    sentNumbers: beside.versions.find(({ kind }) => kind === "sent" || kind === "update")?.numbers ?? null,
    letter: letterOf(document),
    letterLost: document && found.reportBase ? lostOf(document, found.reportBase) : [],
    letterDrawn: letterOf(found.reportBase ?? document),
    isEdited: blocksIn(document?.sections ?? []).some(({ block }) => block.by === "person"),
  };
}

const letterOf = (document: ReportDocument | null, counted?: OwnersNumbers): string[] =>
  document ? leadOf(document, counted).map((block) => textBlock(block, document.figures)) : [];

/** Of the drawn letter what a person's words in the report have taken out. */
const lostOf = ({ letter }: ReportDocument, drawn: ReportDocument): string[] =>
  drawn.letter
    .filter(({ id }) => letter.every((block) => block.id !== id))
    .map((block) => textBlock(block, drawn.figures));

const headingText = ({ heading }: ReportSection, { figures }: ReportDocument) =>
  plainText(heading ?? [], figures);
const blockText = (block: ReportBlock, section: ReportSection, { figures }: ReportDocument) =>
  renderText({ sections: [{ ...section, heading: undefined, blocks: [block] }], figures });

/** What a person wrote over something that reads otherwise by now: headings and blocks, as they are read. */
const shakenIn = (document: ReportDocument): ReportReview["shaken"] =>
  document.sections.flatMap((section) => [
    ...(section.ground
      ? [{ block: headingKey(section.id), ground: section.ground, text: headingText(section, document) }]
      : []),
    ...section.blocks.flatMap((block) =>
      block.ground
        ? [{ block: block.id, ground: block.ground, text: blockText(block, section, document) }]
        : [],
    ),
  ]);

/** What a drawn report says where `shakenIn` names something: by the same keys. */
const drawnTexts = (drawn: ReportDocument): Map<string, string> =>
  new Map(
    drawn.sections.flatMap((section) => [
      [headingKey(section.id), headingText(section, drawn)] as const,
      ...section.blocks.map((block) => [block.id, blockText(block, section, drawn)] as const),
    ]),
  );

export function toUpdatePreview({
  document,
  drawing,
  numbers,
  numbersAt,
}: {
  document: ReportDocument;
  drawing: ReportDocument;
  numbers: OwnersNumbers;
  numbersAt: Date;
}): UpdatePreview {
  const drawn = drawnTexts(drawing);
  return {
    reportContent: renderHtml(document),
    figure: firstFigure(document),
    letter: letterOf(document, numbers),
    letterLost: lostOf(document, drawing),
    letterDrawn: letterOf(drawing, numbers),
    shaken: shakenIn(document).map((each) => ({ ...each, drawn: drawn.get(each.block) ?? "" })),
    numbersAt: numbersAt.toISOString(),
  };
}
