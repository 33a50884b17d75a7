import { BRAND } from '../brand.ts';
import { MERIDIAN_DAY } from './meridianDay.ts';
import type { Project } from './types.ts';

/** What a case study adds to its project; separate, so that lists of projects do not load it. */
export type CaseStudyParts = Pick<
  Project,
  'dayCycle' | 'decisions' | 'facts' | 'testimonial' | 'galleryImages'
>;

/** The Vision section of each project's own page, by project id. */
export const VISIONS: Readonly<Record<number, string>> = {
  1: 'The family wants to come home to the sea, and not to the machinery that keeps it. The reef fills one wall of the lounge, behind a single face 5.2 metres long. Pumps, filters and chillers sit one level down, behind a door of their own. A technician comes and goes without crossing a carpet.',
  2: 'Guests look at it for as long as a check-in takes, and the composition is made for that: two ridges of stone and driftwood, a path of sand between them, and a shoal that never takes the same line twice.',
  3: `Warm water holds less oxygen, and a courtyard in ${BRAND.city} makes warm water. Depth, shade and a chiller are therefore the design. The surface stays calm enough to read the patterns of the fish from the first floor.`,
  4: 'Air-conditioned rooms typically sit at 40–50% humidity, and a cloud forest does not forgive that. So the wall makes its own weather: mist in the morning, moving air at noon, glass warmed against fog. The plants settle in first. Everything else waits for them.',
  5: 'A moon jelly cannot steer away from a wall, so the wall steers away from it. The water turns in one slow wheel, and the room takes its pace from it.',
  6: 'The Rio Negro runs brown, acid and slow, and its fish colour up in it. The owner reads here in the evening.',
};

/** The case studies by project id. */
export const CASE_STUDIES: Readonly<Record<number, CaseStudyParts>> = {
  1: {
    dayCycle: MERIDIAN_DAY,
    decisions: [
      {
        title: 'The load',
        figure: { value: '31', unit: 'kPa' },
        constraint:
          'Filled, a reef of this size typically weighs about 36 tonnes on 11.4 m². That is about 31 kPa, some fifteen times what an ordinary residential floor is designed to carry.',
        answer:
          'The slab is thickened, and columns take the weight past the plant room to the foundations. The lounge floor carries none of it.',
      },
      {
        title: 'The panel',
        figure: { value: '140', unit: 'mm' },
        constraint:
          'At 2.2 m of depth the water presses on the base with 22 kPa, and the panel is held at its four edges alone.',
        answer:
          'One face of cast acrylic, 140 mm thick. Acrylic bends light almost as water does, so a fish in the far corner keeps its shape.',
      },
      {
        title: 'The quiet',
        figure: { value: '37', unit: 'm³/h' },
        constraint: 'Pumps and chillers hum. A lounge should not.',
        answer:
          'The machinery stands one level down. It moves 37 m³ an hour, the whole volume about one and a half times, and only the water comes upstairs.',
      },
      {
        title: 'The reach',
        figure: { value: '950', unit: 'mm' },
        constraint: 'Each coral has to be within reach of a hand or a tool.',
        answer:
          'A service deck leaves 950 mm clear above the water. The rockwork stands off the panel, so that a cleaning tool passes behind it.',
      },
      {
        title: 'The summer',
        figure: { value: '24–26', unit: '°C' },
        constraint:
          'In summer the air outside passes 45 °C. The corals want 24–26 °C in every month.',
        answer:
          'Two chillers, either of which is enough. One return pump and the air supply run on the essential circuit.',
      },
      {
        title: 'The arrivals',
        figure: { value: '30', unit: 'days' },
        constraint: 'One untreated fish can infect all the others.',
        answer:
          'Quarantine on site, for a minimum of 30 days and extended until clear. Stocking takes five months, the hardiest species first.',
      },
    ],
    facts: [
      { term: 'Type', detail: 'Living reef, marine' },
      { term: 'Volume', detail: '25,000 L' },
      { term: 'Dimensions', detail: '5.2 × 2.2 × 2.2 m, inside' },
      { term: 'Viewing panels', detail: 'Cast acrylic, 140 mm, one face' },
      {
        term: 'Life support',
        detail: '37 m³/h; drum filter, fractionator, ozone, carbon, calcium reactor, twin chillers',
      },
      { term: 'Lighting', detail: 'LED, 200–400 PAR over stony corals, from dawn to moon' },
      {
        term: 'Livestock',
        detail:
          'Cultured corals with their papers; anthias, chromis, pennant bannerfish, emperor angelfish, captive-bred tangs and clownfish',
      },
      {
        term: 'Our role',
        detail: 'Design, engineering, fabrication, installation, maintenance',
      },
      {
        term: 'Programme',
        detail:
          'Design 8 weeks, acrylic and skids 16, installation 6, maturation 8; stocking over 5 months',
      },
    ],
    testimonial: {
      quote:
        'Guests look at the reef. I have come to like the report after each visit, because it tells me what I cannot see.',
      name: 'Layla H., homeowner',
      project: 'The Meridian Reef, Palm Jumeirah',
    },
    galleryImages: [
      {
        picture: 'gallery-side',
        alt: 'The reef seen at a slant from the room: small fish in open water above the corals, which fade into the blue.',
        caption: 'Along the 5.2 m face: open water above, reef below.',
      },
      {
        picture: 'gallery-macro',
        alt: 'The lilac tips of an anemone, close up, leaning with a slow current.',
        caption: 'An anemone in the return current.',
      },
      {
        picture: 'design-drawing',
        alt: 'The reef wall as a line drawing with its dimensions on the left, turning into the finished lounge on the right.',
        caption: 'Sightlines, drawn before the volume is fixed.',
      },
      {
        picture: 'dry-fit',
        alt: 'The same tank, dry: bare rock behind the taped panel, a step ladder, a scaffold and work lights on a boarded floor.',
        caption: 'Rockwork set dry; the rest of the stone waits for the wet test.',
      },
      {
        picture: 'valve',
        alt: 'A grey ball valve with a red lever; a brass tag on a chain reads V 14, Return 2, a handwritten tape on the pipe: Return 2, standby.',
        caption: 'In the plant room, one level down: a number on each valve.',
      },
    ],
  },
};

/** Labels of the case study page; the text is part of the project. */
export const CASE_STUDY = {
  eyebrow: 'Case study',
  vision: 'The Vision',
  execution: 'Execution & Highlights',
  constraint: 'Constraint',
  answer: 'Answer',
  scope: 'Project Scope',
  terms: { type: 'Type', location: 'Location', volume: 'Volume' },
  sheet: (id: number, count: number) => `Sheet ${id} / ${count}`,
  gallery: 'Gallery',
  testimonial: 'From the client',
  returnLink: { label: 'Back to the portfolio', to: '/portfolio' },
} as const;

export const PROJECT_NOT_FOUND = {
  title: 'Project Not Found',
  description: 'No project has this address. The portfolio lists all six.',
  heading: 'Project Not Found',
  text: 'The project you are looking for does not exist.',
  link: { label: 'Back to the portfolio', to: '/portfolio' },
} as const;
