/**
 * A link that opens a WhatsApp chat with a text; without a number, WhatsApp asks to whom it goes. A number that starts
 * with a single 0 is one within the Emirates.
 */
export function whatsAppMessageHref(phone: string, text: string): string {
  const digits = phone.replaceAll(/\D/g, '').replace(/^00/, '').replace(/^0/, '971');
  return `https://wa.me/${digits}?text=${encodeURIComponent(text)}`;
}
