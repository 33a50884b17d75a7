import type { CallToAction, Illustration, PageHead, ProcessStep } from './types.ts';

export const EXPERIENCE: {
  readonly head: PageHead;
  readonly illustration: Illustration;
  readonly labels: Readonly<Record<'duration' | 'you' | 'we' | 'result', string>>;
  readonly steps: readonly ProcessStep[];
  readonly note: string;
  readonly callToAction: CallToAction;
} = {
  head: {
    title: 'The Experience',
    description:
      'Five steps from first visit to lifelong care, each with a typical duration, what you do, what we do and what you hold at the end.',
    eyebrow: 'The Experience',
    heading: 'Five steps, and what you hold after each',
    lead: 'A living system cannot be hurried, but it can be planned. This is the order of the work, with typical durations.',
  },
  illustration: {
    picture: 'dry-fit',
    alt: 'A reef aquarium before its water: bare rock behind a taped panel, a step ladder, a scaffold and work lights on a boarded floor.',
    caption: 'Step four, before the water. Concept visualisation.',
  },
  labels: {
    duration: 'Typical duration',
    you: 'What you do',
    we: 'What we do',
    result: 'What you hold',
  },
  steps: [
    {
      title: 'Listen and survey',
      duration: '1–2 weeks',
      you: 'Show us the room, and tell us how you live or work in it.',
      we: 'Measure access, ask for the slab’s capacity, find power and drainage, and write down the brief.',
      result: 'A feasibility note and a budget band',
    },
    {
      title: 'Concept and design',
      duration: '4–8 weeks',
      you: 'Choose among the animals that suit the place, then walk through the model.',
      we: 'Set the species, model the scape, draw the views and outline the life support.',
      result: 'A signed concept and a stocking plan',
    },
    {
      title: 'Engineering and fabrication',
      duration: '10–16 weeks',
      you: 'Release the drawings. Visit the workshop for the dry fit, if you like.',
      we: 'Complete the calculations, cast and bond the acrylic, build the skids and run them.',
      result: 'A factory acceptance record',
    },
    {
      title: 'Installation and commissioning',
      duration: '3–6 weeks, then 4–8 weeks of maturation',
      you: 'Give us the dates of crane, lift and facade. Then let the water be dull for a while.',
      we: 'Lift in, wet-test, fill, set the sensors, and wait until the biology is ready.',
      result: 'A water-quality log and the operation manual',
    },
    {
      title: 'Introduction and lifelong care',
      duration: '3–6 months of stocking, then years',
      you: 'Meet the animals as they arrive. Call at any hour if something looks wrong.',
      we: 'Bring them from quarantine in stages, keep to the checklist, and review each year with you.',
      result: 'A husbandry log, the 24/7 line and a yearly review',
    },
  ],
  note: 'Durations are typical, and depend on size and site. Yours are fixed in the programme at the end of step two.',
  callToAction: {
    heading: 'Step one is a conversation',
    text: 'It asks for a plan, a photograph, or only an address.',
    label: 'Start Your Project',
  },
};
