/** A link that calls a number. */
export const telHref = (phone: string): string => `tel:${phone.replaceAll(/[\s-]/g, '')}`;
