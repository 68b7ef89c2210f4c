import { toast } from "../ui/use-toast.ts";
import "./copied-lines.css";

/** Lines to be set somewhere else, exactly as they are, and a way to take them there. */
export function CopiedLines({ of: lines, label }: { of: readonly string[]; label: string }) {
  const copy = async () => {
    const copied = await navigator.clipboard?.writeText(lines.join("\n")).then(
      () => true,
      () => false,
    );
    if (copied) toast({ title: "Lines Copied" });
    else
      toast({ variant: "destructive", title: "Not Copied", description: "Select the lines and copy them." });
  };
  return (
    <div className="copied-lines">
      <pre tabIndex={0} aria-label={label}>
        <code>{lines.join("\n")}</code>
      </pre>
      <button type="button" className="btn" onClick={() => void copy()}>
        Copy<span className="sr"> {label.toLowerCase()}</span>
      </button>
    </div>
  );
}
