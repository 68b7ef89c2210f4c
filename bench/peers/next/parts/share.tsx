"use client";
import { useState } from "react";

export function Share({ title }: { title: string }) {
  const [copied, setCopied] = useState(false);
  return (
    <span className="share row noprint">
      <button className="btn btn-sm" type="button" onClick={() => print()}>
        Print the sheet
      </button>
      <button
        className="btn btn-sm"
        type="button"
        onClick={() => void navigator.share?.({ title, url: location.href }).then(() => setCopied(true))}
      >
        {copied ? "Shared" : "Share"}
      </button>
    </span>
  );
}
