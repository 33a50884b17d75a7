import type { Review } from './types.ts';

/** Reviews, one per project. */
export const REVIEWS: readonly Review[] = [
  {
    name: 'Layla H., homeowner',
    project: 'The Meridian Reef',
    quote: 'My daughter says good night to the angelfish. I have never once seen a pump.',
    rating: 5,
  },
  {
    name: 'General manager, hotel',
    project: 'Forest Water',
    quote: 'Guests used to queue facing the desk. Now they queue facing the water.',
    rating: 5,
  },
  {
    name: 'Faisal A., homeowner',
    project: 'Courtyard of Koi',
    quote: 'August came, the pond stayed at 24 degrees, and the fish came up to eat.',
    rating: 5,
  },
  {
    name: 'Head of workplace',
    project: 'The Cloud Room',
    quote: 'They refused to add animals until the plants had settled. They were right.',
    rating: 5,
  },
  {
    name: 'Sofia M., restaurateur',
    project: 'Drift',
    quote: 'It took longer than I wanted. The jellies are calm, and so is the room.',
    rating: 4,
  },
  {
    name: 'Interior designer',
    project: 'Rio Negro Wall',
    quote: 'The load drawing arrived before I asked for it. So did the joinery clearances.',
    rating: 5,
  },
];

export const REVIEWS_SECTION = {
  eyebrow: 'Reviews',
  heading: 'What clients notice',
  region: 'Client reviews',
  pause: 'Pause reviews',
  play: 'Play reviews',
  rating: (stars: number) => `${stars} out of 5 stars`,
} as const;
