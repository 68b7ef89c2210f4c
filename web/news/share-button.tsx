import { toast } from "../ui/use-toast.ts";

/** Offers the platform's own way of sharing; where there is none, or it fails, the address goes to the clipboard. */
export function ShareButton({ title }: { title: string }) {
  const share = async () => {
    const url = location.origin + location.pathname;
    if ("share" in navigator) {
      try {
        await navigator.share({ title, url });
        return;
      } catch (error) {
        if ((error as Error).name === "AbortError") return; // the reader thought better of it
      }
    }
    if (await copy(url)) toast({ title: "Article URL copied to clipboard!" });
    else toast({ title: "The address could not be copied", description: url, variant: "destructive" });
  };
  return (
    <button className="btn btn-sm" type="button" onClick={() => void share()}>
      Share
    </button>
  );
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** Pages that are not on https have no clipboard of their own. */
function copyBySelection(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "sr";
  field.readOnly = true;
  document.body.append(field);
  field.select();
  try {
    return document.execCommand("copy");
  } finally {
    field.remove();
  }
}
