import { RESPONSE_PROMISE } from './responsePromise.ts';
import { BRAND } from '../brand.ts';

/** What the water passes in a plant, and what watches over it. */
export type PlantPart = 'sump' | 'fractionator' | 'pumps' | 'ultraviolet' | 'chillers' | 'control';

/**
 * The page of what sets the company apart.
 *
 * @placeholder The six differences: claims that a visitor may check.
 */
export const WHY = {
  head: {
    title: `Why ${BRAND.name}`,
    description:
      'Six differences: animals first, one team, auditable engineering, quarantine, cultured coral and 24/7 priority support.',
    heading: 'Six differences you can check',
    lead: 'Anyone can promise a beautiful tank. Here is what ours rests on, and where each is shown.',
  },
  /** The section that the page begins with, and its parts in the order in which the water passes them. */
  plant: {
    alt: 'Below a reef tank its machinery in section: water falls into a sump, passes a fractionator, two pumps, a lamp and two chillers, one of each dashed, and rises.',
    caption: 'The machinery in section. What is dashed is on standby.',
    parts: [
      {
        part: 'sump',
        title: 'Sump',
        text: 'Water falls here by itself. There is room for what drains when the pumps stop.',
      },
      {
        part: 'fractionator',
        title: 'Fractionator, reactor',
        text: 'One lifts the waste out. The other gives back what the corals build with.',
      },
      {
        part: 'pumps',
        title: 'Two return pumps',
        text: 'One runs. The other waits behind a closed valve.',
      },
      {
        part: 'ultraviolet',
        title: 'Ultraviolet, carbon',
        text: 'With a way round, so that a lamp is changed while the water runs.',
      },
      {
        part: 'chillers',
        title: 'Two chillers',
        text: 'Either of them is enough, also in August.',
      },
      {
        part: 'control',
        title: 'Sensors, UPS',
        text: 'They see a fault before a fish does, and call when the power is gone.',
      },
    ],
  },
  differentiators: [
    {
      figure: '6',
      unit: 'briefs, and six shapes',
      title: 'Designed round the animals',
      claim: 'The species list comes before the sketch.',
      evidence:
        'A surgeonfish asks for length, a moon jelly for a room without corners, a koi for depth. The shape follows from them, and so does the size of the machinery.',
      link: { label: 'See six concepts, and their six shapes', to: '/portfolio' },
    },
    {
      figure: '1',
      unit: 'file for each system',
      title: 'One team from drawing to daily care',
      claim: 'The people you meet first are the people who stay.',
      evidence:
        'Designers, fabricators and aquarists share one file for each system, from the first survey to the yearly review. A question in year three is answered from the same file as the first.',
      link: { label: 'Follow the five steps', to: '/experience' },
    },
    {
      figure: '4',
      unit: 'documents in your hands',
      title: 'Engineering you can audit',
      claim: 'We hand over the figures with the tank.',
      evidence:
        'You hold the load statement, the acrylic calculation, the schematic and the commissioning log. Your own engineer can check each of them.',
      link: { label: 'See what we issue at each stage', to: '/professionals?part=stages' },
      sheets: ['Load statement', 'Schematic', 'Commissioning log', 'Acrylic calculation'],
    },
    {
      figure: '30',
      unit: 'days of quarantine, at least',
      title: 'Quarantine before beauty',
      claim: 'No fish goes straight into a display.',
      evidence:
        'Arrivals are held for a minimum of 30 days, and for longer until they are clear. A finished reef may stand almost empty for weeks.',
      link: { label: 'Read the concept of The Meridian Reef', to: '/portfolio/1' },
    },
    {
      figure: '0',
      unit: 'pieces from a living reef',
      title: 'Coral without cost to reefs',
      claim: 'Display corals come from culture, with their papers.',
      evidence:
        'Our coral bank in Sri Lanka is planned as a separate undertaking: what it restores stays on the island. Neither side takes from a living reef.',
      link: { label: 'Visit the Coral Bank', to: '/coral-bank' },
    },
    {
      figure: '24/7',
      unit: 'for systems in our care',
      title: '24/7 priority support',
      claim: 'A person answers, and knows the system.',
      evidence:
        'Telemetry raises the alarm, an aquarist on call reads it, and critical spares are on the shelf. Pumps and chillers have a standby.',
      link: { label: 'Read the maintenance checklist', to: '/services?part=checklist' },
    },
  ],
  callToAction: {
    heading: 'Check us against your plans',
    text: `Ask the hard question first. ${RESPONSE_PROMISE}`,
  },
} as const;
