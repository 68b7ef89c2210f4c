/**
 * `example.com` becomes an address; paths of this site, mail and telephone links stay as they are.
 * @returns undefined for what no link can lead to; empty for no link
 */
export function addressOf(typed: string): string | undefined {
  const text = typed.trim();
  if (!text || /^(?:\/(?!\/)|#)/.test(text)) return text;
  if (/^(?:mailto:|tel:)./i.test(text)) return text;
  if (/^[^\s@/:]+@[^\s@]+$/.test(text)) return `mailto:${text}`;
  // A name followed by a port is no scheme.
  const scheme = /^([a-z][a-z\d+.-]*):(?!\d)/i.exec(text)?.[1]?.toLowerCase();
  if (scheme && scheme !== "http" && scheme !== "https") return undefined;
  const address = scheme ? text : `https://${text.replace(/^\/\//, "")}`;
  // Browsers do not agree on spaces in a host.
  return URL.canParse(address) && !/\s/.test(address) ? address : undefined;
}
