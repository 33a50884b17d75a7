import { ARCHITECTS_LINK } from './navigation.ts';
import { RESPONSE_PROMISE } from './responsePromise.ts';
import { BRAND } from '../brand.ts';

/**
 * The Services page.
 *
 * @placeholder The promises of the services: what is done, how often, and how fast.
 */
export const SERVICES = {
  head: {
    title: 'Our Capabilities',
    description: `Four services for living water in ${BRAND.city}: design and engineering, fabrication and installation, operation and maintenance, specialty features.`,
    heading: 'Four services, one line of responsibility',
    lead: 'A tank is architecture, plumbing and animal care in one object. One team answers for all three, so no fault falls between them.',
  },
  sections: [
    {
      id: 'design-engineering',
      title: 'Design & Engineering',
      lead: 'We choose the animals before the shape. What they need sets the volume, the chemistry and the light. Then the room is drawn to suit them and you.',
      bullets: [
        'A species-first brief: who lives here, how they swim, what they eat',
        'The scape modelled in 3D, with sightlines checked from the sofa and from the doorway',
        'A life support schematic that shows each pump, valve and probe on one sheet',
        'A structural load statement and an acrylic calculation: depth sets the thickness, typically 40 mm for 1.0 m of water, 100 mm for 2.0 m and 140 mm for 2.2 m',
        'Light specified in PAR, typically 200–400 over small-polyp stony corals and 50–150 over soft ones',
        'A stocking plan with the provenance of each species',
      ],
      link: ARCHITECTS_LINK,
      illustration: {
        picture: 'design-drawing',
        alt: 'The same reef wall and lounge twice: drawn in fine lines with its dimensions on the left, built and lit on the right.',
        caption: 'Line drawing into finished room.',
      },
    },
    {
      id: 'fabrication-installation',
      title: 'Fabrication & Installation',
      lead: 'Most of the work happens before anything reaches your floor. Panels are cast, skids are piped and run, and the parts meet in the workshop before they meet on site.',
      bullets: [
        'Cast acrylic, typically 30–300 mm thick, with polymerised joints; laminated low-iron glass for shallow planted tanks',
        'Life support built on skids, run before delivery, and dry-fitted with each flange numbered',
        'A crane and access plan: the largest panel measured against door, lift and facade opening',
        'Rebate, gasket and lining details, with a level tolerance of typically ±2 mm at the bearing',
        'Metals for salt air: 316L stainless steel, or plastic in its place',
        'A wet test before the finishes close, then a commissioning log',
      ],
      illustration: {
        picture: 'fabrication',
        alt: 'A clear block of cast acrylic on squared paper; through it, the red line behind stands aside. A steel square at its edge shows 140 millimetres.',
        caption: 'A 140 mm edge, half polished.',
      },
    },
    {
      id: 'operation-maintenance',
      title: 'Operation & Maintenance',
      lead: 'Handover is where the long part begins. The checklist below is the standard for each visit. Our technician signs it, and you keep the report.',
      bullets: [
        'A published checklist, signed at each visit, with a photograph',
        'Telemetry for temperature, salinity, pH, redox and level',
        '24/7 priority support from an aquarist on call',
        'Critical spares on the shelf, and one unit more than needed for pumps and chillers (N+1)',
        'Divers for displays too deep to reach from above',
        'A husbandry review with you, once a year',
      ],
      illustration: {
        picture: 'care',
        alt: 'Six vials of test water in as many colours, a graduated cylinder and a probe in a beaker, on a steel bench in front of a lit sump.',
        caption: 'The tests of a visit.',
      },
    },
    {
      id: 'specialty-features',
      title: 'Specialty Features',
      lead: 'Some commissions are not a tank at all. The rules change with the animals and the climate, and we set them out at the first meeting.',
      bullets: [
        'Koi ponds with chiller, shade and heavy aeration: koi prefer 18–24 °C, and Gulf air passes 45 °C in summer',
        'Natural pools cleaned by planted gravel, with a planted zone about as large as the swimming zone',
        'Vivariums and paludariums, planted before the animals arrive; typically 70–100% humidity at 20–26 °C',
        'Coral aquaculture: licensed stock on artificial substrate, with a record for each line',
        'Consultancy and peer review for design teams',
        'Rescue of troubled systems: test the water, find the cause, then spend',
      ],
      illustration: {
        picture: 'koi-lilies',
        alt: 'Koi in white, red and gold over dark stones, between weathered lily pads with pink flowers.',
        caption: 'A koi pond from its edge.',
      },
    },
  ],
  checklist: {
    heading: 'The checklist, in full',
    text: 'This is what we check in a marine display, and when. Ponds, planted tanks and vivariums have lists of their own, built the same way.',
    rounds: [
      {
        interval: 'Each visit',
        tasks: [
          'Head-count and behaviour of the livestock',
          'Salinity, temperature and pH',
          'Alkalinity, calcium and magnesium',
          'Nitrate and phosphate',
          'Skimmer cup and neck',
          'Mechanical filter media',
          'Acrylic or glass, algae and detritus',
          'Pump noise and flow',
          'RO/DI quality and top-up',
          'Leak sensors',
          'Written report with a photograph',
        ],
      },
      {
        interval: 'Monthly',
        tasks: [
          'Calibration of every probe',
          'UV and ozone check',
          'Each valve opened and closed',
          'Weir and siphon break cleaned',
          'Water change of typically 10–20%, as the chemistry asks',
        ],
      },
      {
        interval: 'Quarterly',
        tasks: [
          'Pumps stripped down',
          'ICP analysis by a laboratory',
          'Alarm drill',
          'Generator and UPS test',
        ],
      },
      {
        interval: 'Yearly',
        tasks: [
          'UV lamps and seals renewed',
          'Acrylic inspected and polished',
          'Chillers serviced',
          'Husbandry review with you',
        ],
      },
    ],
    bandsHeading: 'Reef water, typical bands',
    bandsText: 'Each reef has its own targets within these. The report shows both.',
    bands: [
      { term: 'Temperature', detail: '24–26 °C' },
      { term: 'Specific gravity', detail: '1.023–1.026' },
      { term: 'pH', detail: '8.0–8.4' },
      { term: 'Alkalinity', detail: '8–11 dKH' },
      { term: 'Calcium', detail: '410–450 ppm' },
      { term: 'Magnesium', detail: '1,300–1,500 ppm' },
      { term: 'Nitrate', detail: '0–5 ppm' },
      { term: 'Phosphate', detail: '0–0.1 ppm' },
    ],
  },
  callToAction: {
    heading: 'One service or all four',
    text: `Tell us what stands there now, even if it is an empty wall. ${RESPONSE_PROMISE}`,
  },
} as const;
