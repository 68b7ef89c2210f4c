import type { Editor } from "@tiptap/react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { addressOf } from "./link-address.ts";

/** Asks where the chosen words lead; empty takes the link away. */
export function LinkForm({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isWrong, setWrong] = useState(false);
  const [address, setAddress] = useState(String(editor.getAttributes("link").href ?? ""));
  useEffect(() => input.current?.select(), []);
  const apply = (to: string) => {
    const href = addressOf(to);
    setWrong(href === undefined);
    if (href === undefined) return input.current?.focus();
    onClose();
    const chain = editor.chain().focus().extendMarkRange("link");
    if (!href) chain.unsetLink().run();
    else if (editor.state.selection.empty && !editor.isActive("link"))
      chain.insertContent({ type: "text", text: href, marks: [{ type: "link", attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === "Escape") {
      event.preventDefault();
      onClose();
      editor.commands.focus();
    }
    if (event.key === "Enter") {
      event.preventDefault();
      apply(address);
    }
  };
  return (
    <div className="rich-link" onKeyDown={onKeyDown}>
      <label htmlFor={id}>Link address</label>
      <input
        ref={input}
        id={id}
        className="input"
        inputMode="url"
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-fault` : undefined}
        value={address}
        placeholder="https:// or /contact"
        onChange={(event) => setAddress(event.target.value)}
      />
      <button type="button" className="btn btn-act" onClick={() => apply(address)}>
        Apply
      </button>
      <button type="button" className="btn btn-bare" onClick={() => apply("")}>
        Remove link
      </button>
      <div className="rich-link-fault" role="alert">
        {isWrong && (
          <p className="err" id={`${id}-fault`}>
            Please enter a web address, a path here or an email address.
          </p>
        )}
      </div>
    </div>
  );
}
