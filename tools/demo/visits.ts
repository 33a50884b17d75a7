import { fee } from '../../src/features/installations/fee.entity.ts';
import {
  distance,
  installation,
  rangesOf,
  type Plan,
} from '../../src/features/installations/installation.entity.ts';
import { USED_COLUMNS, visit } from '../../src/features/visits/visit.entity.ts';
import { today } from '../../src/lib/dates.ts';
import { daysBetween, lastMonths } from '../../src/lib/calendar.ts';
import type { Texts } from '../../src/records/model/draft.ts';
import { writeLines } from '../../src/records/model/lines.ts';
import { ASSIGNEES } from '../../src/company/assignees.ts';
import { CHECKLISTS, PARAMETERS, type Kind, type ParameterName } from '../../src/company/water.ts';
import { dayBefore, type DemoRecord } from './demoRecord.ts';

const [OMAR, PRIYA, JONAS, MARIAM] = ASSIGNEES;

/** What a keeper photographs, each as a data URL in a module of its own, which is loaded at need. */
const PICTURES = {
  vials: () => import('../../public/media/visit-vials.jpg?inline'),
  skimmer: () => import('../../public/media/visit-skimmer.jpg?inline'),
  scraper: () => import('../../public/media/visit-scraper.jpg?inline'),
  frag: () => import('../../public/media/visit-frag.jpg?inline'),
  gland: () => import('../../public/media/visit-gland.jpg?inline'),
  meter: () => import('../../public/media/visit-meter.jpg?inline'),
} as const;

/** Some visits of a year on which the water was not as usual. */
type Episode = {
  /** Which visit before the last one it began with, and what was measured on it and those after it. */
  readonly from: number;
  readonly readings: readonly Readonly<Partial<Record<ParameterName, number>>>[];
  readonly work: readonly string[];
  readonly next: string;
};

/** An installation of the demo, and how its year went. */
type Year = {
  readonly name: string;
  readonly customer: string;
  readonly kind: Kind;
  readonly litres: string;
  readonly plan: Exclude<Plan, 'None' | 'Quarterly'>;
  /** How many days ago the last visit was. */
  readonly last: number;
  readonly assigned: string;
  readonly fee: string;
  readonly address: string;
  readonly access: string;
  /** What, model, serial number, and days between services and since the last one. */
  readonly equipment: readonly (readonly [string, string, string, number, number])[];
  readonly targets?: string;
  readonly episodes?: readonly Episode[];
  /** How many visits before the last one it was taken, what it shows, and its caption. */
  readonly photos?: readonly (readonly [before: number, keyof typeof PICTURES, caption: string])[];
  /** What its visits use, by SKU: the item and its quantity. */
  readonly uses: readonly (readonly [sku: string, item: string, quantity: string])[];
};

const YEARS: readonly Year[] = [
  {
    name: 'Garden villa reef',
    customer: 'Al Noor Residence',
    kind: 'Marine',
    litres: '14000',
    plan: 'Weekly',
    last: 7,
    assigned: OMAR,
    fee: '2400',
    address: 'Villa 14, Garden District, Dubai',
    access: 'Side gate, code 4417. Ask for Mr Haris in the pump room.',
    equipment: [
      ['Return pump', 'DC 12,000 L/h', 'BC-20417', 180, 150],
      ['Chiller', 'Titanium, 5 HP', 'PC-5-0931', 365, 290],
      ['UV steriliser', '80 W', 'UV80-3302', 365, 371],
    ],
    targets: 'Alkalinity\t7.5\t9',
    episodes: [
      {
        from: 21,
        readings: [
          { alkalinity: 6.4, calcium: 372 },
          { alkalinity: 6.9, calcium: 381 },
          { alkalinity: 7.6, calcium: 396 },
        ],
        work: [
          'Calcium reactor was empty: media filled, effluent set to 40 ml a minute.',
          'Reactor runs. Effluent checked.',
          'Alkalinity is back where it was.',
        ],
        next: 'Measure alkalinity first.',
      },
      {
        from: 1,
        readings: [{ temperature: 25.3, salinity: 35.1 }],
        work: ['Glass and overflow cleaned. Meter checked against the standard.'],
        next: '',
      },
    ],
    photos: [
      [19, 'frag', 'Young staghorn on the left ridge: it kept its tips'],
      [2, 'skimmer', 'The cup before it was emptied'],
      [1, 'meter', 'After the check: 25.3 °C, 35.1 ppt'],
      [0, 'scraper', 'Front pane, half done'],
    ],
    uses: [['SALT-RF-25', 'Reef salt, 25 kg bucket', '2']],
  },
  {
    name: 'Lobby cylinder',
    customer: 'Saffron Bay Hotel',
    kind: 'Marine',
    litres: '12000',
    plan: 'Fortnightly',
    last: 11,
    assigned: PRIYA,
    fee: '1850',
    address: 'Bay Road 2, Dubai',
    access: 'Loading dock until 10:00. Badge from security, ladder in store L-3.',
    equipment: [
      ['Protein skimmer', '20,000 L', 'BC-SX-118', 90, 64],
      ['Return pump', 'DC 12,000 L/h', 'BC-20688', 180, 96],
    ],
    episodes: [
      {
        from: 9,
        readings: [
          { nitrate: 41, phosphate: 0.22 },
          { nitrate: 24.5, phosphate: 0.14 },
          { nitrate: 11 },
        ],
        work: [
          'Guests had fed the fish over the holiday. 30 % of the water changed, carbon renewed.',
          '20 % of the water changed. Sign about feeding is up.',
          'Nitrate is back where it was.',
        ],
        next: 'Measure nitrate again.',
      },
    ],
    photos: [
      [9, 'skimmer', 'The cup after the holiday: two days of feeding'],
      [7, 'vials', 'Nitrate on the card: 10 again'],
      [0, 'frag', 'New growth on the left ridge'],
    ],
    uses: [['CARB-5', 'Activated carbon, 5 kg', '1']],
  },
  {
    name: 'Reception aquascape',
    customer: 'Meridian Law Partners',
    kind: 'Freshwater',
    litres: '2600',
    plan: 'Monthly',
    last: 3,
    assigned: PRIYA,
    fee: '950',
    address: 'Tower B, level 31, Dubai',
    access: 'Visitor desk, ground floor. Before 8:30 or after 17:00.',
    equipment: [
      ['Canister filter', '2,400 L/h', 'BC-C24-77', 90, 81],
      ['Carbon dioxide regulator', 'Dual stage', 'R-5520', 365, 140],
    ],
    uses: [['SOIL-AQ-9', 'Planted-tank soil, 9 L', '1']],
  },
  {
    name: 'Koi court',
    customer: 'Villa Qamar',
    kind: 'Pond',
    litres: '28000',
    plan: 'Monthly',
    last: 12,
    assigned: OMAR,
    fee: '1100',
    address: 'Street 9, Al Barsha 2, Dubai',
    access: 'Bell at the garden gate. Dog is friendly.',
    equipment: [
      ['Drum filter', '40 m³/h', 'DF-40-19', 180, 121],
      ['Chiller', 'Titanium, 5 HP', 'PC-5-0877', 365, 352],
    ],
    episodes: [
      {
        from: 3,
        readings: [
          { temperature: 29.5, ammonia: 0.2 },
          { temperature: 28.4 },
          { temperature: 27.6 },
        ],
        work: [
          'Chiller trips at midday: condenser cleaned, feeding halved.',
          'Shade net up. Chiller runs through.',
          'Feeding as before.',
        ],
        next: 'Look at the chiller first.',
      },
    ],
    uses: [['FEED-KOI-10', 'Koi feed, 10 kg', '1']],
  },
  {
    name: 'Reef lagoon',
    customer: 'Pearl Crescent Resort',
    kind: 'Marine',
    litres: '96000',
    plan: 'Fortnightly',
    last: 5,
    assigned: JONAS,
    fee: '6200',
    address: 'Crescent Drive 9, Dubai',
    access: 'Staff entrance, ask for engineering. Plant is under the east terrace.',
    equipment: [
      ['Return pumps', 'Three, 25 m³/h', 'BC-25-031', 120, 45],
      ['Ozone generator', '8 g/h', 'OZ-8-114', 180, 170],
    ],
    episodes: [
      {
        from: 4,
        readings: [{}, {}],
        work: [
          'Union behind return pump 2 weeps: nut tightened, seal ordered. All animals feed.',
          'New seal in the union of pump 2. It is dry.',
        ],
        next: 'Look at the union first.',
      },
    ],
    photos: [
      [4, 'gland', 'Union behind return pump 2: salt, and a drop every few seconds'],
      [1, 'skimmer', 'The cup before it was emptied'],
      [1, 'vials', 'Nitrate on the card: near 10'],
      [0, 'scraper', 'Two weeks of film, and what one pull of the magnet takes'],
    ],
    uses: [['SALT-RF-25', 'Reef salt, 25 kg bucket', '4']],
  },
  {
    name: 'Majlis water court',
    customer: 'واحة الندى',
    kind: 'Pond',
    litres: '9000',
    plan: 'Monthly',
    last: 34,
    assigned: MARIAM,
    fee: '780',
    address: 'دبي',
    access: '',
    equipment: [['Pump', '16 m³/h', 'P16-2207', 180, 90]],
    uses: [],
  },
  {
    name: 'Penthouse nano reef',
    customer: 'Studio Hadara',
    kind: 'Marine',
    litres: '480',
    plan: 'Monthly',
    last: 13,
    assigned: JONAS,
    fee: '620',
    address: 'Marina Heights, level 44, Dubai',
    access: 'Concierge has a key card. Shoes off.',
    equipment: [['LED lamp', 'Reef, 200 W', 'LR-200-551', 365, 200]],
    episodes: [
      {
        from: 0,
        readings: [{ temperature: 27.6, ph: 8.45 }],
        work: [
          'Two LED channels dark since the power cut. Top-up had stopped as well: filled by hand.',
        ],
        next: 'Bring an LED driver.',
      },
    ],
    photos: [
      [2, 'scraper', 'Front pane, before and after'],
      [1, 'skimmer', 'The cup before it was emptied'],
      [1, 'vials', 'Nitrate on the card: near 10'],
    ],
    uses: [['TEST-KH', 'Alkalinity test kit', '1']],
  },
  {
    name: 'Cloud-forest vitrine',
    customer: 'Pearl Crescent Resort',
    kind: 'Vivarium',
    litres: '1800',
    plan: 'Monthly',
    last: 19,
    assigned: MARIAM,
    fee: '700',
    address: 'Crescent Drive 9, Dubai, library',
    access: 'Library opens at 9:00.',
    equipment: [
      ['Mist pump', '125 psi', 'MP-125-8', 180, 176],
      ['RO membrane', '400 L/day', 'RO-400-2', 365, 120],
    ],
    uses: [],
  },
];

/** What is written down on most visits, by kind. */
const ROUTINE: Readonly<Record<Kind, readonly string[]>> = {
  Marine: [
    'Glass cleaned, 10 % of the water changed. All animals feed.',
    'Skimmer cup emptied, floss changed. Corals open.',
    'Glass and overflow cleaned. New growth on the left ridge.',
  ],
  Freshwater: [
    'Stems trimmed, 30 % of the water changed.',
    'Glass cleaned, moss thinned on the left stone.',
    'Fertilizer filled, filter floss rinsed.',
  ],
  Pond: [
    'Baskets emptied, drum filter rinsed. All koi feed.',
    'Backwashed, 10 % of the water changed.',
    'Lilies thinned, skimmer cleaned.',
  ],
  Vivarium: [
    'Glass cleaned, nozzles descaled. Frogs call.',
    'Ferns trimmed, reservoir filled.',
    'Mist timer checked, bromeliads refilled.',
  ],
};

/** Eight installations and their visits of a year: two spikes and their cures, a chiller in summer, a visit that is late. */
export function demoVisits(now: Date): readonly DemoRecord[] {
  const day = (daysAgo: number): string => today(dayBefore(now, daysAgo));
  return YEARS.flatMap((year, index): readonly DemoRecord[] => {
    const { name, customer, kind, litres, address, plan, assigned, access } = year;
    const { equipment, uses, episodes = [], photos = [], targets = '' } = year;
    const days = visitDays(year, now);
    const [first = 0] = days;
    // Deals have such names as well.
    const key = `Installation: ${name}`;
    const ranges = [...rangesOf({ kind, targets })];
    const used = uses.map(([sku, item, quantity]) => ({ sku, item, quantity }));
    const facts = {
      name,
      customer,
      kind,
      litres,
      address,
      plan,
      planFrom: day(first),
      assigned,
      access,
      handedOver: day(first + 20),
      warrantyUntil: day(first - 710),
      equipment: equipment
        .map(([what, model, serial, every, ago]) =>
          [what, model, serial, day(first + 20), every, day(ago)].join('\t'),
        )
        .join('\n'),
      targets,
    };
    const visits = days.map((daysAgo, number): DemoRecord => {
      const before = days.length - 1 - number;
      const episode = episodes.find(
        ({ from, readings }) => before <= from && before > from - readings.length,
      );
      const step = (episode?.from ?? before) - before;
      const readings = ranges.map(([parameter, [low, high]], column) => {
        const wave = 0.4 * Math.sin(number / (3 + column) + index + column);
        const share = wave + 0.25 * noise(index * 31 + column * 7 + number);
        const value = (low + high) / 2 + ((high - low) / 2) * share;
        const measured = episode?.readings[step]?.[parameter] ?? value;
        return [parameter, measured.toFixed(PARAMETERS[parameter].decimals)] as const;
      });
      const texts: Texts = Object.fromEntries(readings);
      const outside = ranges.flatMap(([parameter, range], column) =>
        distance(Number(readings[column]?.[1]), range) === 0 ? [] : [parameter],
      );
      const record: DemoRecord = {
        entity: visit,
        daysAgo,
        // The first text of each is the name of its installation.
        name: visitName(name, day(daysAgo)),
        draft: {
          place: name,
          customer,
          date: day(daysAgo),
          by: assigned,
          work: episode?.work[step] ?? ROUTINE[kind][(number + index) % 3] ?? '',
          next: episode?.next ?? '',
          ...texts,
          checks: CHECKLISTS[kind].join('\n'),
          used: number % 4 === 0 ? writeLines(USED_COLUMNS, used) : '',
          installation: key,
        },
        photos: photos
          .filter(([when]) => when === before)
          .map(([, picture, caption]) => async () => ({
            data: (await PICTURES[picture]()).default,
            caption,
          })),
      };
      return before === 0 ? Object.assign(record, { outside }) : record;
    });
    const begun = { daysAgo: first + 1 };
    const own: readonly DemoRecord[] = [
      { ...begun, entity: installation, name: key, draft: facts },
      {
        ...begun,
        entity: fee,
        name: `Fee: ${name}`,
        draft: { name, customer, amount: year.fee, installation: key },
      },
    ];
    return own.concat(visits);
  });
}

/** What stands for the id of a visit. */
const visitName = (place: string, date: string): string => `${place}, ${date}`;

/** How many days ago the visits of a year were, the first one first. */
function visitDays({ plan, last }: Year, now: Date): readonly number[] {
  if (plan !== 'Monthly') {
    const every = plan === 'Weekly' ? 7 : 14;
    return Array.from(
      { length: 1 + Math.floor(360 / every) },
      (_, index) => last + every * index,
    ).toReversed();
  }
  const then = today(dayBefore(now, last));
  const dayOfMonth = then.slice(8) > '28' ? '28' : then.slice(8);
  return lastMonths(then, 12).map(
    (month) => daysBetween(`${month}-${dayOfMonth}`, today(now)) ?? 0,
  );
}

/** A number from -1 to 1 that looks random and is the same each time. */
function noise(seed: number): number {
  const wave = Math.sin(seed * 12.9898) * 43_758.5453;
  return 2 * (wave - Math.floor(wave)) - 1;
}
