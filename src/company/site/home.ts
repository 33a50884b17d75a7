import { RESPONSE_PROMISE } from './responsePromise.ts';
import { BRAND } from '../brand.ts';

/**
 * The home page.
 *
 * @placeholder The figures and claims of the home page.
 */
export const HOME = {
  head: {
    description: `Marine aquariums, freshwater, ponds and vivariums, designed, built and maintained in ${BRAND.city} by one studio, with 24/7 priority support.`,
  },
  hero: {
    eyebrow: `Aquatic ecosystems, ${BRAND.city}`,
    title: 'Architecture for living water',
    tagline: `We design, build and maintain aquariums, ponds and vivariums in ${BRAND.city}, and we stay with the water after handover.`,
    button: { label: 'Request a Free Quote', to: '/contact' },
    posterAlt:
      'A coral reef in deep blue water, under a moving surface that mirrors it, with small fish and light on the sand.',
  },
  claims: [
    {
      figure: '36 t',
      label: 'on its own columns',
      text: 'The Meridian Reef, filled: a 25,000 litre tank, the first project in our portfolio.',
    },
    {
      figure: '24/7',
      label: 'priority support',
      text: 'Telemetry, an aquarist on call, and critical spares on the shelf.',
    },
    {
      figure: 'Sri Lanka',
      label: 'coral bank',
      text: 'The plan: to raise broken coral in nurseries and return it to the island’s reefs.',
    },
  ],
  services: {
    eyebrow: 'Our Capabilities',
    heading: 'One studio for the whole life of the water',
    text: 'The people who draw the tank also build it, fill it and test its water. Four services cover that span. Take one, or all of them.',
    cards: [
      {
        title: 'Design & Engineering',
        text: 'We start with the animals and draw outwards: rockwork, sightlines, life support, load.',
        to: '/services?part=design-engineering',
        picture: 'step-design-upright',
      },
      {
        title: 'Fabrication & Installation',
        text: 'Cast acrylic, skids run before delivery, and a wet test before the finishes close.',
        to: '/services?part=fabrication-installation',
        picture: 'desk-idris',
      },
      {
        title: 'Operation & Maintenance',
        text: 'A published checklist, a report after each visit, and an answer at three in the morning.',
        to: '/services?part=operation-maintenance',
        picture: 'care-upright',
      },
      {
        title: 'Specialty Features',
        text: 'Koi ponds for Gulf summers, planted vivariums, coral aquaculture, second opinions.',
        to: '/services?part=specialty-features',
        picture: 'paludarium-upright',
      },
    ],
  },
  features: [
    {
      eyebrow: `Why ${BRAND.name}`,
      title: 'The plant room decides',
      text: 'A display fails behind the wall long before it fails in front of it. Our six differences begin back there.',
      to: `/why-${BRAND.slug}`,
      label: 'Read the six differences',
      picture: 'union-square',
    },
    {
      eyebrow: 'The Experience',
      title: 'From first visit to first fish',
      text: 'Five steps, each with a typical duration and with something in your hands at its end.',
      to: '/experience',
      label: 'Follow the five steps',
      picture: 'gallery-macro-square',
    },
  ],
  quiet: {
    heading: 'A reef takes its time',
    paragraph:
      'Concrete sets in days. A coral fragment needs months. In Sri Lanka our coral bank is to raise broken pieces until they can hold their own on a reef again. We bring the same patience to a tank: the water says when the next animal may arrive.',
    illustration: {
      picture: 'fragments',
      alt: 'A small brown coral with pale tips on a ceramic disc, which stands on a grey-green grid; behind it more corals, out of focus.',
      caption: 'A fragment in the nursery.',
    },
    link: { label: 'Visit the Coral Bank', to: '/coral-bank' },
  },
  portfolio: {
    eyebrow: 'Portfolio',
    heading: 'Salt, fresh, and open to the sky',
    link: { label: 'View all six projects', to: '/portfolio' },
  },
  callToAction: {
    heading: 'Begin with the room',
    text: `Send a floor plan, a photograph or two lines. ${RESPONSE_PROMISE}`,
  },
} as const;
