/** What the studio shows, signs and hands over on request: on the page About. */
export const ASSURANCES = {
  heading: 'What you can ask for',
  text: 'Before you sign, and at any time after. Nothing on this list needs a reason.',
  table: {
    caption: 'What you can ask for, what it says, and what you receive',
    columns: ['You ask for', 'In short', 'You receive'],
    rows: [
      [
        'Licence',
        'It names design, contracting and the care of aquarium animals. Number and authority are in the imprint.',
        'A copy with the first offer, and after each renewal',
      ],
      [
        'Insurance',
        'Professional indemnity for what we draw, public liability for what we build, AED\u00A010\u00A0million each. Water damage stays covered for as long as a system is in our care.',
        'The schedule of cover, from our insurer to yours',
      ],
      [
        'Authority submissions',
        'Load, drainage, power, and the permits of the animals. We prepare each with your consultant, and tell what is granted from what is only applied for.',
        'A list of submissions, with their dates',
      ],
      [
        'Warranty',
        'Ten years on acrylic and its bonds, five on structure and waterproofing, two on machinery and controls, and thirty days on an animal once it is in the display.',
        'The wording, exclusions first, before you sign',
      ],
      [
        'Systems to visit',
        'Two, and the plant room of each: one in its first year, one past its fifth. The owner chooses the hour, and we wait outside while you talk.',
        'An appointment, typically within two weeks',
      ],
      [
        'Confidentiality and vetting',
        'Your agreement or ours, before the first plan. Whoever enters is named a week ahead, with a police clearance. No picture leaves the house without your word.',
        'The signed agreement, and the names',
      ],
      [
        'If the studio closes',
        'The system runs without us. Drawings, passwords, settings and the husbandry log are yours from handover, a copy lies with a notary, and care is paid a quarter ahead at most.',
        'The notary’s receipt, renewed every year',
      ],
    ],
  },
  budget: {
    title: 'Budget bands',
    text: 'Design, building and first stocking. The lower end is planted fresh water, the upper end a living reef.',
    /** The cost of a system by its volume, in millions of dirhams. */
    bands: [
      { volume: 'Up to 2,000 L', from: 0.15, to: 0.5 },
      { volume: '2,000–10,000 L', from: 0.4, to: 1.6 },
      { volume: '10,000–30,000 L', from: 1.2, to: 5 },
      { volume: 'Above 30,000 L', from: 3, to: 10 },
    ],
    range: (from: number, to: number) => `${from}–${to}`,
    unit: 'AED million',
    care: 'A year of care is typically 8–12% of that. Your own band is in the feasibility note, at the end of step one.',
  },
} as const;
