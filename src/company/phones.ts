/**
 * Telephone numbers of the contact page beside those of the brand, by whom they reach.
 *
 * @placeholder The telephone numbers of the contact page.
 */
export const PHONES = {
  hotels: '+971 50 555 0112',
  support: '+971 50 555 0124',
  care: '+971 50 555 0115',
} as const;
