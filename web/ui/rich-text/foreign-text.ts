import { Extension } from "@tiptap/core";
import { Plugin } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import { levelled, quiet, TAG } from "./editor-html.ts";
import { makeWordLists } from "./word-lists.ts";

/** What a style says that an element can say too. */
const MEANINGS: [element: string, style: RegExp][] = [
  ["strong", /(?<![\w-])font-weight:\s*(?:bold|[6-9]00)/i],
  ["em", /(?<![\w-])font-style:\s*italic/i],
  ["s", /text-decoration[^;]*line-through/i],
];
// Not `mso-bidi-font-weight`, which word processors write beside what is bold.
const NO_WEIGHT = /(?<![\w-])font-weight:\s*(?:normal|400)/i;

/**
 * Pasted or dropped HTML without styles, handlers and scripts, which the page's policy would refuse and report: what
 * word processors say by weight, slant and list styles becomes elements. Google Docs wraps all it copies into a `<b>` that is not bold.
 */
export function pastedHtml(foreign: string): string {
  const html = levelled(foreign);
  if (quiet(html) === html) return html;
  const renamed = html.replaceAll(TAG, (tag) => tag.replaceAll(/\sstyle\s*=/gi, " data-style="));
  const { body } = new DOMParser().parseFromString(quiet(renamed), "text/html");
  makeWordLists(body);
  for (const element of body.querySelectorAll<HTMLElement>("[data-style]")) {
    const style = element.dataset.style ?? "";
    delete element.dataset.style;
    if (element.matches("b, strong") && NO_WEIGHT.test(style)) element.replaceWith(...element.childNodes);
    else if (element.matches("span, font, p"))
      for (const [name, says] of MEANINGS) if (says.test(style)) wrapContent(element, name);
  }
  return body.innerHTML;
}

function wrapContent(element: HTMLElement, name: string) {
  const wrapper = element.ownerDocument.createElement(name);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

/**
 * Deletes over the border of two paragraphs, where the browser is about to do it by itself (a phone's keyboard, a menu):
 * it would write inline styles to keep the look of what it joins, which the page's policy refuses and reports.
 */
function deleteOverBorder(view: EditorView, event: InputEvent): boolean {
  if (!event.inputType.startsWith("delete") || event.isComposing || !event.cancelable) return false;
  const [range] = event.getTargetRanges();
  if (!range) return false;
  const { doc, tr } = view.state;
  const from = view.posAtDOM(range.startContainer, range.startOffset);
  const to = view.posAtDOM(range.endContainer, range.endOffset);
  if (from >= to || doc.resolve(from).sameParent(doc.resolve(to))) return false;
  event.preventDefault();
  view.dispatch(tr.delete(from, to).scrollIntoView());
  return true;
}

/** Lets text from elsewhere in, and changes of the browser's own, without inline styles. */
export const ForeignText = Extension.create({
  name: "foreignText",
  addProseMirrorPlugins: () => [
    new Plugin({
      props: { transformPastedHTML: pastedHtml, handleDOMEvents: { beforeinput: deleteOverBorder } },
    }),
  ],
});
