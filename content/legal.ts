/** Texts are in the notation of `rich-text.ts`. */
export type LegalBlock = (
  | { readonly p: string }
  | { readonly ul: readonly string[] }
  /** A heading inside the section. */
  | { readonly h: string }
) & {
  /** Said only where visits are counted, or only where they are not; else in either case. */
  readonly counted?: boolean;
};

export interface LegalSection {
  /** Anchor of the section. */
  readonly id: string;
  /** Without its number: the page numbers the sections. */
  readonly title: string;
  readonly blocks: readonly LegalBlock[];
}

export interface LegalDocument {
  /** As shown, in long US format. */
  readonly date: string;
  /** What stands before the list of contents. */
  readonly opening: readonly LegalBlock[];
  /** The main points, each with the section that says more; it has no number. */
  readonly summary: LegalSection;
  readonly sections: readonly LegalSection[];
}

/** The text as it is true of a site that counts its visits, or that does not. */
export const whereVisits = (text: LegalDocument, counted: boolean): LegalDocument => ({
  ...text,
  sections: text.sections.map((section) => ({
    ...section,
    blocks: section.blocks.filter((block) => (block.counted ?? counted) === counted),
  })),
});
