import { Link } from "react-router";
import type { LegalBlock } from "../../content/legal.ts";
import { richText } from "../../content/rich-text.ts";
import { site } from "../../site.config.ts";
import { AnchorLink } from "../ui/anchor-link.tsx";

/** Paragraphs, lists and headings of a legal text, with the company's facts filled in. */
export function LegalBlocks({ blocks }: { blocks: readonly LegalBlock[] }) {
  return blocks.map((block) => {
    if ("h" in block)
      return (
        <h3 key={block.h}>
          <RichText text={block.h} />
        </h3>
      );
    if ("ul" in block)
      return (
        <ul key={block.ul[0]}>
          {block.ul.map((item) => (
            <li key={item}>
              <RichText text={item} />
            </li>
          ))}
        </ul>
      );
    return (
      <p key={block.p}>
        <RichText text={block.p} />
      </p>
    );
  });
}

function RichText({ text }: { text: string }) {
  return richText(text, site).map((part, index) => {
    const key = `${index} ${part.text}`;
    if (part.kind === "strong") return <strong key={key}>{part.text}</strong>;
    if (part.kind === "link") return <LegalLink key={key} href={part.href} text={part.text} />;
    return part.text;
  });
}

function LegalLink({ href, text }: { href: string; text: string }) {
  if (href.startsWith("#")) return <AnchorLink to={href.slice(1)}>{text}</AnchorLink>;
  if (href.startsWith("/")) return <Link to={href}>{text}</Link>;
  return <a href={href}>{text}</a>;
}
