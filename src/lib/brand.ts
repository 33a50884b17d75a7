/**
 * The company's name, words and addresses, in one place: a placeholder brand until the company chooses its own.
 * The slug is part of the address of one page. Phone numbers and domains are fictional but valid in form.
 */
export const BRAND = {
  name: 'Atollier',
  slug: 'atollier',
  /** Where the site is published, with a slash at the end. */
  site: 'https://atollier.example/',
  tagline:
    'Crafting bespoke aquatic ecosystems that serve as living art and symbols of sophistication.',
  address: 'Dubai Investments Park, Dubai, UAE',
  email: 'studio@atollier.example',
  phone: '+971 4 555 0100',
  social: [
    { name: 'Instagram', url: 'https://www.instagram.com/atollier.example' },
    { name: 'Facebook', url: 'https://www.facebook.com/atollier.example' },
    { name: 'YouTube', url: 'https://www.youtube.com/@atollier.example' },
  ],
} as const;
