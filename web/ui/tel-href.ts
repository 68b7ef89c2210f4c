/** A telephone number as a link: `tel:+15550100134`. */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, "")}`;
