import { type RefObject, useEffect, useState } from "react";

/**
 * A button beside each of the report's words to say or send. Those came as HTML that was drawn when the report was: the
 * buttons are put in where scripts run, which they need.
 */
export function CopyWords({ within }: { within: RefObject<HTMLElement | null> }) {
  const [said, setSaid] = useState("");
  useEffect(() => {
    const quotes = [
      ...(within.current?.querySelectorAll<HTMLElement>(".report blockquote:not(.question)") ?? []),
    ];
    const buttons = quotes.map((quote) => {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "client-copy";
      button.textContent = "Copy";
      button.addEventListener("click", () => {
        void navigator.clipboard.writeText(wordsOf(quote)).then(
          () => {
            for (const each of buttons) each.textContent = each === button ? "Copied" : "Copy";
            setSaid("Copied");
          },
          () => setSaid("Your browser doesn’t allow copying. Select the words instead."),
        );
      });
      quote.append(button);
      return button;
    });
    return () => {
      for (const button of buttons) button.remove();
    };
  }, [within]);
  return <output className="sr">{said}</output>;
}

/** What is said, without the quotation marks around it and without who says it. */
const wordsOf = (quote: HTMLElement): string =>
  [...quote.querySelectorAll("p:not(.note)")]
    .map((each) => each.textContent.trim())
    .join("\n")
    .replace(/^“([^“”]*)”$/, "$1");
