/** Text for HTML between tags, as the sanitiser writes it, so that sanitising our own output changes nothing. */
export const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

export const escapeAttribute = (text: string): string => escapeHtml(text).replaceAll('"', "&quot;");
