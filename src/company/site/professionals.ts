import { RESPONSE_PROMISE } from './responsePromise.ts';

/**
 * The page for architects, designers and contractors.
 *
 * @placeholder What architects and contractors are promised.
 */
export const PROFESSIONALS = {
  head: {
    title: 'For Professionals',
    description:
      'For architects and designers: what we issue at each stage, the interface matrix, loads and clearances, BIM, RFIs and common pitfalls.',
    heading: 'For architects and designers',
    lead: 'An aquarium is a wet structure with a plant room and tenants. It asks something of every discipline on the job, so bring us in before the plans freeze.',
  },
  illustration: {
    picture: 'section-drawing',
    alt: 'A section through a restaurant in gold line, with the machinery drawn below its floor; towards the right it turns into the finished room round a tank of jellies.',
    caption: 'One section, from line to room.',
  },
  blocks: [
    {
      heading: 'When to call',
      paragraphs: [
        'At concept stage, when a column can still move. A sketch and a ceiling height are enough for a first space and load brief.',
        'Later also works, at a price. After the slab is poured, we design to what it can carry. After the facade is closed, to what fits through the door.',
      ],
    },
    {
      heading: 'How we work beside you',
      paragraphs: [
        'The design remains yours. We take responsibility for the water, for what holds it and for what lives in it, and we draw our edge with you.',
        'We prepare submissions with your consultant, in your title block and your numbering.',
      ],
    },
  ],
  figures: {
    heading: 'Figures for a first sketch',
    text: 'Typical values, for reserving space. They do not replace a calculation.',
    facts: [
      { term: 'Load of a 25,000 L reef', detail: 'About 36 t on 11.4 m², or 31 kPa' },
      { term: 'Clear height above water', detail: '900–1,000 mm; never below 600 mm' },
      {
        term: 'Plant room',
        detail: '30–60% of the display’s footprint if small, about 100% for a reef above 10,000 L',
      },
      {
        term: 'Acrylic, four edges held',
        detail: '40 mm at 1.0 m depth, 70 mm at 1.5 m, 100 mm at 2.0 m up to 7 m long',
      },
      { term: 'Floor waste', detail: '110 mm, trapped and vented' },
      { term: 'Metals near salt air', detail: '316L or plastic; no bare galvanised steel' },
    ],
  },
  stages: {
    heading: 'What we issue, stage by stage',
    text: 'Each package is numbered and dated, and complete enough for the next discipline to work from.',
    items: [
      { term: 'Concept', detail: 'Space and load brief' },
      { term: 'Schematic', detail: 'General arrangement, outline P&ID' },
      { term: 'Detailed design', detail: 'Acrylic and rebate details, MEP interface schedule' },
      { term: 'Tender', detail: 'Specification and bill of quantities' },
      { term: 'Site', detail: 'Method statement, wet-test protocol' },
      { term: 'Handover', detail: 'O&M manual, as-built drawings, asset data' },
    ],
  },
  matrix: {
    heading: 'Interface matrix',
    text: 'Eight interfaces, settled before detailed design begins.',
    table: {
      caption: 'Interface matrix by discipline',
      columns: ['Discipline', 'We give', 'We need'],
      rows: [
        [
          'Structure',
          'Operating, flooded and point loads; deflection limit under the acrylic rebate',
          'Slab capacity; level within ±2 mm at the bearing, typically',
        ],
        [
          'Architecture and interiors',
          'Sightlines, access zones, removable joinery, finishes near salt air',
          'Ceiling height; clear width from the loading bay',
        ],
        [
          'Mechanical',
          'Heat rejection, ventilation of the plant room, dehumidification',
          'Chilled water, or a route for condensers',
        ],
        [
          'Electrical',
          'Load schedule, essential circuits, RCD protection, earthing',
          'Essential supply; space for a UPS',
        ],
        [
          'Public health',
          'RO feed, floor waste, backwash rate, spill volume',
          'Drain invert; backflow prevention',
        ],
        [
          'Fire and life safety',
          'Detector choice near humid zones; no storage of ozone-reactive material',
          'Zoning',
        ],
        ['Controls', 'BACnet or Modbus points, alarms', 'BMS gateway; data point'],
        [
          'Logistics',
          'Largest piece and its mass; crane plan',
          'Dates for lift, door and facade opening',
        ],
      ],
    },
  },
  coordination: [
    {
      heading: 'In your model',
      paragraphs: [
        'We deliver native Revit or IFC, at LOD 300 for design and LOD 400 for fabrication. Clash reports run against your structure and services, because a plan drawing hides the pipe that meets the beam.',
      ],
    },
    {
      heading: 'Questions, answered in writing',
      paragraphs: [
        'Each RFI is numbered, and answered within the days agreed at appointment. If the answer changes a drawing, the revision is logged beside it.',
      ],
    },
  ],
  pitfalls: {
    heading: 'Six common pitfalls',
    text: 'None of them shows on a visual.',
    items: [
      {
        title: 'Shared air',
        text: 'The plant room’s odour and humidity reach the guests. It needs an extract of its own and a sealed door.',
      },
      {
        title: 'No way in',
        text: 'The panel is wider than the lift. Often it has to go in before the facade closes.',
      },
      {
        title: 'No way up',
        text: 'The ceiling sits 300 mm above the water. Nobody can plant, net or clean through that.',
      },
      {
        title: 'An ordinary floor',
        text: 'Footprint and depth are agreed before the structural engineer hears of either.',
      },
      {
        title: 'One of everything',
        text: 'A single chiller serves well until it stops. A standby needs space and supply from the start.',
      },
      {
        title: 'Sun on the glass',
        text: 'Direct daylight feeds algae and heats the water. It belongs in the first sketch.',
      },
    ],
  },
  callToAction: {
    heading: 'Send the plan as it is',
    text: `Mark the wall and the ceiling height. ${RESPONSE_PROMISE}`,
    label: 'Discuss a project',
  },
} as const;
