/**
 * What the company measures in the water of its customers, what is usual there, and what is done on a visit. The ranges are a starting
 * point, whose sources are in docs/water.md: an aquarist must check them before anybody relies on them, and sets others for an
 * installation where its animals need them.
 */

/** The kinds of installations, in the order of the form. */
export const KINDS = ['Marine', 'Freshwater', 'Pond', 'Vivarium'] as const;

/** The kind of an installation. */
export type Kind = (typeof KINDS)[number];

/** What can be measured. Numbers are stored as they are typed, in `unit`. */
export type Parameter = {
  readonly label: string;
  /** '' of the pH. */
  readonly unit: string;
  /** How many decimals are shown. */
  readonly decimals: number;
  /** From what difference to the last visit a reading is asked about once, in `unit`. */
  readonly jump: number;
};

/** Every parameter, by the name of its field of a visit, in the order in which a technician measures. */
export const PARAMETERS = {
  temperature: { label: 'Temperature', unit: '°C', decimals: 1, jump: 4 },
  nightTemperature: { label: 'Night temperature', unit: '°C', decimals: 1, jump: 5 },
  humidity: { label: 'Humidity', unit: '%', decimals: 0, jump: 30 },
  salinity: { label: 'Salinity', unit: 'ppt', decimals: 1, jump: 4 },
  ph: { label: 'pH', unit: '', decimals: 2, jump: 0.8 },
  alkalinity: { label: 'Alkalinity', unit: 'dKH', decimals: 1, jump: 3 },
  carbonateHardness: { label: 'Carbonate hardness', unit: 'dKH', decimals: 1, jump: 4 },
  generalHardness: { label: 'General hardness', unit: 'dGH', decimals: 1, jump: 5 },
  calcium: { label: 'Calcium', unit: 'mg/L', decimals: 0, jump: 80 },
  magnesium: { label: 'Magnesium', unit: 'mg/L', decimals: 0, jump: 200 },
  ammonia: { label: 'Ammonia', unit: 'mg/L', decimals: 2, jump: 0.5 },
  nitrite: { label: 'Nitrite', unit: 'mg/L', decimals: 2, jump: 0.5 },
  nitrate: { label: 'Nitrate', unit: 'mg/L', decimals: 1, jump: 20 },
  phosphate: { label: 'Phosphate', unit: 'mg/L', decimals: 2, jump: 0.5 },
  conductivity: { label: 'Conductivity', unit: 'µS/cm', decimals: 0, jump: 250 },
} as const satisfies Readonly<Record<string, Parameter>>;

/** The name of a parameter. */
export type ParameterName = keyof typeof PARAMETERS;

/** What is usual: from the lower to the higher bound, both included. */
export type Range = readonly [low: number, high: number];

/** The usual ranges of a kind: its parameters, in the order of `PARAMETERS`. */
export const RANGES: Readonly<Record<Kind, Readonly<Partial<Record<ParameterName, Range>>>>> = {
  Marine: {
    temperature: [24, 28],
    salinity: [34, 36],
    ph: [7.8, 8.5],
    alkalinity: [7, 11],
    calcium: [380, 450],
    magnesium: [1250, 1350],
    ammonia: [0, 0.1],
    nitrite: [0, 0.2],
    nitrate: [1, 15],
    phosphate: [0.01, 0.1],
  },
  Freshwater: {
    temperature: [22, 27],
    ph: [6.5, 7.5],
    carbonateHardness: [3, 8],
    generalHardness: [4, 8],
    ammonia: [0, 0.05],
    nitrite: [0, 0.1],
    nitrate: [5, 25],
    phosphate: [0.1, 1],
    conductivity: [100, 500],
  },
  Pond: {
    temperature: [15, 28],
    ph: [7, 8.5],
    carbonateHardness: [6, 12],
    generalHardness: [5, 15],
    ammonia: [0, 0.1],
    nitrite: [0, 0.2],
    nitrate: [0, 50],
    phosphate: [0, 1],
  },
  Vivarium: {
    temperature: [22, 26],
    nightTemperature: [18, 22],
    humidity: [70, 100],
    conductivity: [0, 50],
  },
};

/** What is done on a visit to a kind of installation, in order. */
export const CHECKLISTS: Readonly<Record<Kind, readonly string[]>> = {
  Marine: [
    'Animals counted and watched feeding',
    'Glass cleaned inside and out',
    'Skimmer cup emptied',
    'Filter floss changed',
    'Water changed',
    'Dosing containers filled',
    'Leaks and salt creep looked for',
  ],
  Freshwater: [
    'Animals counted and watched feeding',
    'Glass cleaned inside and out',
    'Plants trimmed',
    'Filter rinsed',
    'Water changed',
    'Carbon dioxide and fertilizer filled',
    'Leaks looked for',
  ],
  Pond: [
    'Animals counted and watched feeding',
    'Skimmer and baskets emptied',
    'Filter backwashed',
    'UV lamp checked',
    'Water changed',
    'Leaks looked for',
  ],
  Vivarium: [
    'Animals counted and watched feeding',
    'Glass cleaned inside and out',
    'Plants trimmed',
    'Nozzles of the mist cleaned',
    'Water reservoir filled',
    'Leaks looked for',
  ],
};
