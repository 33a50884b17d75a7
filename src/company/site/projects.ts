import { BRAND } from '../brand.ts';
import type { Category, Filter, ListedProject } from './types.ts';

/** The portfolio. */
export const PROJECTS: readonly ListedProject[] = [
  {
    id: 1,
    title: 'The Meridian Reef',
    category: 'Marine',
    location: `Palm Jumeirah, ${BRAND.city}`,
    scope:
      'A 25,000 litre living reef in the wall of a lounge, with its plant room one level down.',
    highlights: [
      'One face of cast acrylic, 5.2 metres long',
      'Plant room one level down, with its own entrance',
      'Drum filter, fractionator, ozone and carbon in one loop',
      'Calcium reactor for a reef of stony corals',
      'Twin chillers, either of which holds the temperature alone',
      'Quarantine on site',
    ],
    figure: { value: '25,000', unit: 'L' },
    imageUrl: 'reef-lounge',
    imageAlt:
      'A wide reef aquarium set into a wall of dark stone, seen across a stone floor beside two leather armchairs.',
    isCaseStudy: true,
  },
  {
    id: 2,
    title: 'Forest Water',
    category: 'Freshwater',
    location: `Hotel lobby, Downtown ${BRAND.city}`,
    scope:
      'A 2,000 litre planted aquarium, 3.0 × 0.75 × 0.92 m, composed in the manner of a Japanese garden.',
    highlights: [
      'Laminated low-iron glass without a rim, for 0.9 m of water',
      'Carbon dioxide held at 20–30 mg/L over a photoperiod of 6–8 hours',
      'RO water, remineralised to 3–6 dGH',
      'Two stone ridges, parted by a path of pale sand',
    ],
    figure: { value: '2,000', unit: 'L' },
    imageUrl: 'aquascape',
    imageAlt:
      'A long rimless planted tank on a walnut cabinet in a hotel lobby at night: driftwood and stone on two green banks, a loose shoal of tetras.',
  },
  {
    id: 3,
    title: 'Courtyard of Koi',
    category: 'Ponds',
    location: `Villa, Emirates Hills, ${BRAND.city}`,
    scope: 'A 60,000 litre koi pond, 4.2 × 8.0 m and 1.8 m deep, in the shade of a pergola.',
    highlights: [
      '30 m³/h: the whole volume every two hours',
      'Four bottom drains under the laid stones, surface skimmers, drum filter, shower tower',
      'Chiller set to 24 °C, with aeration for the hottest nights',
      'Top-up with blended RO water, so that evaporation does not harden the pond',
    ],
    figure: { value: '60,000', unit: 'L' },
    imageUrl: 'koi-court',
    imageAlt:
      'Koi in red, white and gold in a long dark pond in a walled courtyard with an olive tree; late sun falls in stripes on pale plaster.',
  },
  {
    id: 4,
    title: 'The Cloud Room',
    category: 'Vivariums',
    location: `Headquarters, DIFC, ${BRAND.city}`,
    scope: 'An 18 m³ cloud-forest wall, 4.5 × 1.6 × 2.5 m, with a waterfall and a pool.',
    highlights: [
      '75–90% humidity at 22–25 °C, behind glass kept clear',
      'Misting on RO water, with controlled ventilation',
      'Living soil over a drainage layer',
      'Orchids, ferns and bromeliads; no restricted species',
    ],
    figure: { value: '18', unit: 'm³' },
    imageUrl: 'paludarium',
    imageAlt:
      'A wall of ferns, mosses and broad leaves behind glass, with a thin waterfall and a clear pool at its foot, in an office lobby of pale stone at dusk.',
  },
  {
    id: 5,
    title: 'Drift',
    category: 'Marine',
    location: `Restaurant, Jumeirah, ${BRAND.city}`,
    scope: 'A 3,500 litre display for moon jellies, without a corner for them to be caught in.',
    highlights: [
      'Curved acrylic, with no corners inside the water',
      'Laminar flow that carries the animals and never pulls them',
      'Water held at 22 °C',
      'Outlet screens so wide that no animal is held against them',
    ],
    figure: { value: '3,500', unit: 'L' },
    imageUrl: 'drift',
    imageAlt:
      'A laid table in a dim restaurant: a lamp, two glasses of water, a napkin. Behind it, half out of focus, moon jellies in a round tank of deep blue water.',
  },
  {
    id: 6,
    title: 'Rio Negro Wall',
    category: 'Freshwater',
    location: 'Private residence, Abu Dhabi',
    scope:
      'A 12,000 litre blackwater biotope, 5.0 × 1.5 × 1.6 m: soft water, low light, a floor of leaves.',
    highlights: [
      'Soft, acid water: pH 6.2 at typically 26–29 °C, the colour of tea',
      'Leaf litter that feeds the water its tannins',
      'Cardinal tetras in a shoal, altum angelfish above them',
      'Low light, as under a closed canopy',
    ],
    figure: { value: '12,000', unit: 'L' },
    imageUrl: 'blackwater',
    imageAlt:
      'An open book with spectacles on it and a glass of tea. Behind the table, out of focus, roots and a floor of leaves in a tank of tea-coloured water.',
  },
];

/** What a category is called on a project. */
export const CATEGORY_NAME = (category: Category): string => category;

/** The filter's buttons; the label of a category may differ from its name. */
export const FILTERS: readonly Filter[] = [
  { label: 'All', category: null },
  { label: 'Marine Aquariums', category: 'Marine' },
  { label: 'Freshwater', category: 'Freshwater' },
  { label: 'Ponds', category: 'Ponds' },
  { label: 'Vivariums', category: 'Vivariums' },
];

export const PORTFOLIO = {
  head: {
    title: 'Portfolio',
    description:
      'Six projects, from a 25,000 litre reef to a cloud-forest wall, each with the volume, depth, flow and climate an engineer would ask for.',
    heading: 'Six projects, one scale',
    lead: 'On one floor, beside one person of 1.75 m. Each sheet states the volume, the depth, the flow or the climate: the figures an engineer asks for first.',
  },
  labels: {
    filterGroup: 'Filter projects',
    viewDetails: 'View Details',
    hideDetails: 'Hide Details',
    viewCaseStudy: 'View Case Study',
    seeProject: (title: string) => `See ${title} in full`,
    scope: 'Scope',
    highlights: 'Highlights',
    count: (shown: number) => (shown === 1 ? '1 project shown' : `${shown} projects shown`),
  },
  nextPage: {
    to: '/experience',
    eyebrow: 'The Experience',
    heading: 'Five steps, and what you hold after each',
  },
} as const;
