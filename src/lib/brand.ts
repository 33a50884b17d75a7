/** The company's name and words, in one place; a placeholder brand until the company chooses its own. */
export const BRAND = {
  name: 'Atollier',
  tagline:
    'Crafting bespoke aquatic ecosystems that serve as living art and symbols of sophistication.',
  address: 'Dubai Investments Park, Dubai, UAE',
} as const;
