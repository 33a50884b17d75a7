import { BRAND } from '../brand.ts';

/**
 * The Experience page.
 *
 * @placeholder The duration of each step of a project.
 */
export const EXPERIENCE = {
  head: {
    title: 'The Experience',
    description:
      'Five steps from first visit to lifelong care, each with a typical duration, what you do, what we do and what you hold at the end.',
    heading: 'Five steps, and what you hold after each',
    lead: 'A living system cannot be hurried, but it can be planned. This is the order of the work, with typical durations.',
  },
  labels: {
    duration: 'Typical duration',
    inWeeks: (min: number, max: number) => `${min}–${max} weeks`,
    inMonths: (min: number, max: number) => `${min}–${max} months`,
    of: (span: string, phase: string) => `${span} of ${phase}`,
    followedBy: (before: string, after: string) => `${before}, then ${after}`,
    you: 'What you do',
    we: 'What we do',
    result: 'What you hold',
    programme: 'The programme in weeks',
    step: 'Step',
    earliest: 'At the earliest',
    latest: 'At the latest',
    span: (start: number, finish: number) => `Week ${start} to week ${finish}`,
    until: (finish: number) => `Until week ${finish}`,
    flag: 'Weeks',
    firstAnimals: 'First animals',
    fullyStocked: 'Fully stocked',
    weeks: (earliest: number, latest: number) => `Weeks ${earliest}–${latest}`,
    shortest: 'Shortest time',
    longest: 'Longest time',
    maturation: 'Maturation',
  },
  steps: [
    {
      title: 'Listen and survey',
      phases: [{ minWeeks: 1, maxWeeks: 2 }],
      you: 'Show us the room, and tell us how you live or work in it.',
      we: 'Measure access, ask for the slab’s capacity, find power and drainage, and write down the brief.',
      result: 'A feasibility note and a budget band',
      illustration: {
        picture: 'step-survey',
        alt: 'A laser measure on a pencilled plan, a tape and a folding rule on a bare slab; its red dot beside a dark opening in the wall behind.',
        caption: 'A first measurement.',
      },
      sheet: 'Feasibility note',
    },
    {
      title: 'Concept and design',
      phases: [{ minWeeks: 4, maxWeeks: 8 }],
      you: 'Choose among the animals that suit the place, then walk through the model.',
      we: 'Set the species, model the scape, draw the views and outline the life support.',
      result: 'A signed concept and a stocking plan',
      illustration: {
        picture: 'step-design',
        alt: 'A section model of a planted tank on its drawing, with brass dividers, a steel rule, stone samples, coral rock and a small brass figure.',
        caption: 'A model, a section, samples.',
      },
      sheet: 'Concept and stocking plan',
    },
    {
      title: 'Engineering and fabrication',
      phases: [{ minWeeks: 10, maxWeeks: 16 }],
      you: 'Release the drawings. Visit the workshop for the dry fit, if you like.',
      we: 'Complete the calculations, cast and bond the acrylic, build the skids and run them.',
      result: 'A factory acceptance record',
      illustration: {
        picture: 'fabrication',
        alt: 'A clear block of cast acrylic on squared paper; through it, the red line behind stands aside. A steel square at its edge shows 140 millimetres.',
        caption: 'A 140 mm edge, half polished.',
      },
      sheet: 'Factory acceptance record',
    },
    {
      title: 'Installation and commissioning',
      phases: [
        { minWeeks: 3, maxWeeks: 6 },
        { minWeeks: 4, maxWeeks: 8, of: 'maturation' },
      ],
      you: 'Give us the dates of crane, lift and facade. Then let the water be dull for a while.',
      we: 'Lift in, wet-test, fill, set the sensors, and wait until the biology is ready.',
      result: 'A water-quality log and the operation manual',
      illustration: {
        picture: 'dry-fit',
        alt: 'A reef aquarium before its water: bare rock behind a taped panel, a step ladder, a scaffold and work lights on a boarded floor.',
        caption: 'Before the water.',
      },
      sheet: 'Water-quality log',
    },
    {
      title: 'Introduction and lifelong care',
      phases: [{ minWeeks: 13, maxWeeks: 26, unit: 'months', of: 'stocking' }],
      afterwards: 'years',
      you: 'Meet the animals as they arrive. Call at any hour if something looks wrong.',
      we: 'Bring them from quarantine in stages, keep to the checklist, and review each year with you.',
      result: 'A husbandry log, the 24/7 line and a yearly review',
      illustration: {
        picture: 'step-maturation',
        alt: 'The first small coral on its plug, on young reef rock with a brown film of diatoms and the first mauve crusts; beside it a snail grazes.',
        caption: 'The first coral, and a snail before it.',
      },
      sheet: 'Husbandry log',
    },
  ],
  note: 'Durations are typical, and depend on size and site. Yours are fixed in the programme at the end of step two.',
  nextPage: {
    to: '/about',
    eyebrow: `About ${BRAND.name}`,
    heading: 'We begin behind the wall',
    picture: 'studio',
  },
} as const;
