import { useEffect, useState } from "react";
import type { Change } from "diff";
import { quiet } from "../../../ui/rich-text/editor-html.ts";

const BLOCK_END = /<\/(?:p|h[1-6]|li|tr|blockquote|pre|figcaption|table)>|<br\s*\/?>|<hr\s*\/?>/gi;

/** The words of HTML, one line for each block; the HTML itself where the words are the same. */
function readable(before: string, after: string): [string, string] {
  const [one, two] = [before, after].map((html) => {
    const lined = html.replaceAll(BLOCK_END, "$&\n");
    const { body } = new DOMParser().parseFromString(quiet(lined), "text/html");
    return (body.textContent ?? "").replaceAll(/\n{3,}/g, "\n\n").trim();
  }) as [string, string];
  return one === two ? [before, after] : [one, two];
}

/** Two texts compared word by word: what went is struck out, what came is underlined. */
export function WordDiff({ before, after, isHtml }: { before: string; after: string; isHtml?: boolean }) {
  const [changes, setChanges] = useState<Change[]>();
  useEffect(() => {
    let wanted = true;
    const [one, two] = isHtml ? readable(before, after) : [before, after];
    void import("diff").then(({ diffWordsWithSpace }) => {
      if (wanted) setChanges(diffWordsWithSpace(one, two));
    });
    return () => {
      wanted = false;
    };
  }, [before, after, isHtml]);
  if (!changes) return <div className="skel rich-skel" aria-busy="true" />;
  return (
    <div className="diff">
      {changes.map(({ value, added, removed }, at) => {
        // The parts have no identity but their place.
        const key = `${at}`;
        if (added) return <ins key={key}>{value}</ins>;
        return removed ? <del key={key}>{value}</del> : <span key={key}>{around(value)}</span>;
      })}
    </div>
  );
}

/** Long stretches that stay the same are shortened to what stands next to a change. */
const around = (text: string) =>
  text.length > 400 ? `${text.slice(0, 160)}\n […] \n${text.slice(-160)}` : text;
