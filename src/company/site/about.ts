import { BRAND } from '../brand.ts';

/**
 * The About page.
 *
 * @placeholder How the studio began.
 */
export const ABOUT = {
  head: {
    title: 'About',
    description: `A ${BRAND.city} studio of engineers, fabricators and aquarists. How it began, who leads it, and what it owes to animals, reefs and water.`,
    eyebrow: `About ${BRAND.name}`,
    heading: 'We begin behind the wall',
    lead: 'Engineers, fabricators and aquarists, at one table. The aquarium is what you see of their agreement.',
  },
  illustration: {
    picture: 'studio',
    alt: 'An oak table at dusk with a small lit model of a reef aquarium, samples, a drawing and a brass lamp; behind it a window over the lights of the city.',
    caption: 'A model on the drawing table.',
  },
  story: {
    heading: 'How the studio began',
    paragraphs: [
      `${BRAND.name} begins with a pattern. Beautiful tanks fail, and they fail for the same reason: the machinery comes last. The display is drawn and ordered as furniture, and the pumps get whatever cupboard is left.`,
      'By then the slab is poured and the ceiling is closed. There is no room for a second chiller, no drain in the floor, no way to reach the back of the rockwork.',
      'So we work in the other order. The species set the water, the water sets the machinery, and the machinery claims its room while the plans are still soft. Only then do we draw the view.',
      'The same people stay. Whoever sizes the pump also hears it after a year of service, and whoever chooses a fish is there on the morning it arrives.',
    ],
  },
  team: {
    heading: 'The people',
    text: 'One answers for what is built, the other for what lives in it.',
    /** Screen-reader text before the label of a link. */
    linkOf: (name: string) => `${name} on`,
    profiles: [
      {
        name: 'Idris Vellani',
        role: 'Founder and Design Director',
        illustration: {
          picture: 'desk-idris',
          alt: 'A bronze pump impeller, a sawn block of clear acrylic, a brass-capped rule and a lead holder on the drawn section of a plant room, on an oak desk.',
          caption: 'On Idris’s desk.',
        },
        biography:
          'Idris draws the plant room first and the view second. He leads design, structure and life support, and walks each site with the contractor before a panel is ordered.',
        links: [
          {
            label: 'LinkedIn',
            url: 'https://www.linkedin.com/in/idris-vellani.example',
          },
          {
            label: 'Instagram',
            url: 'https://www.instagram.com/idris.vellani.example',
          },
        ],
      },
      {
        name: 'Maren Solheim',
        role: 'Head of Husbandry',
        illustration: {
          picture: 'bench-maren',
          alt: 'An open husbandry log with wire spectacles on it, a hand refractometer, a pipette, and a coral fragment in a glass dish of water, on a slate bench.',
          caption: 'On Maren’s bench.',
        },
        biography:
          'Maren decides what may live together, and when it may arrive. She runs quarantine, writes the stocking plans, and signs the husbandry log of each system in our care.',
        links: [
          {
            label: 'LinkedIn',
            url: 'https://www.linkedin.com/in/maren-solheim.example',
          },
          {
            label: 'Instagram',
            url: 'https://www.instagram.com/maren.solheim.example',
          },
        ],
      },
    ],
  },
  vision: {
    title: 'Vision',
    text: 'Living water as a normal part of good architecture: planned early, kept honestly, and still healthy when the sofa has been changed twice.',
  },
  mission: {
    title: 'Mission',
    text: 'To design, build and maintain aquatic ecosystems that suit the animal, the room and the climate of the Gulf, in that order.',
  },
  commitment: {
    title: 'Commitment',
    text: 'Three debts come with each commission.',
    points: [
      {
        title: 'Welfare',
        text: 'We refuse an animal the system cannot keep, and a species the law does not allow. We say so before the contract.',
      },
      {
        title: 'Provenance',
        text: 'Captive-bred or cultured stock wherever it exists. The papers are handed over with the animals.',
      },
      {
        title: 'Water',
        text: `Fresh water in ${BRAND.city} is made from the sea, with energy. We size filtration so that water is cleaned before it is replaced, and log what each system uses.`,
      },
    ],
  },
  nextPage: {
    to: '/contact',
    eyebrow: 'Contact',
    heading: 'Write, call, or send a plan',
  },
} as const;
