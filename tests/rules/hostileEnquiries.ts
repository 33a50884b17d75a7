import { ENQUIRIES, LENGTHS } from './enquiryDescription.ts';
import type { Random } from './random.ts';
import { NOW } from './user.ts';

/** What an attacker without an account sends: a write by path, and whether the product accepts it. */
export type Attack = {
  readonly name: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly isValid: boolean;
};

const VALID = { name: 'Noor', email: 'noor@studio.example', message: 'A reef.' };
const SENT = { ...VALID, timestamp: NOW, waiting: NOW };
const REQUIRED = Object.keys(SENT);

/** The last ones no database accepts. */
const BAD_KEYS = [
  'k'.repeat(41),
  'two words',
  '<img src=x>',
  '~',
  'ключ',
  '\u202Ekey',
  'a:b',
  'a.b',
  '$x',
  '[0]',
  'k'.repeat(800),
];
const BESIDE = [
  'site',
  'site/other',
  'config/enquiries',
  'sales/leads/x1',
  'activity/x1',
  'staff/x',
];
const NOT_TEXTS: readonly unknown[] = [0, -1, 1e300, true, false, { a: 1 }, ['a', 'b'], NOW, null];
const BLANKS = ['', ' ', '\t\n ', ' '.repeat(300)];
const UNKNOWN = ['phone', 'handled', 'uid', '__proto__x', 'constructor', 'toString', 'html', 'x'];
const TIMES: readonly unknown[] = [0, 1, -1, 1e13, 9e15, 'now', true, null, { a: 1 }];
const MARKUP = [
  '<script>alert(1)</script>',
  '\u202Eeno',
  '=1+1',
  'null',
  '\u0000',
  '💧'.repeat(50),
];

/** A random attack. `key` is unused; `taken` is the key of a stored enquiry. */
export function randomAttack(random: Random, key: string, taken: string): Attack {
  const attack = random.pick(ATTACKS);
  return { name: attack.name, ...attack.make(random, key, taken) };
}

type Make = (random: Random, key: string, taken: string) => Omit<Attack, 'name'>;

const denied = (path: string, value: unknown): Omit<Attack, 'name'> => ({
  values: { [path]: value },
  isValid: false,
});

const at = (key: string, child = ''): string => `${ENQUIRIES}/${key}${child && `/${child}`}`;

const isRequired = (name: string): boolean => name in VALID;

const ATTACKS: readonly { readonly name: string; readonly make: Make }[] = [
  {
    name: 'a valid enquiry with hostile texts',
    make: (random, key) => {
      const names = Object.keys(LENGTHS).filter((name) => isRequired(name) || random.oneIn(2));
      const texts = names.map((name) => {
        const longest = 'x'.repeat(Number(LENGTHS[name]));
        return [name, random.pick([...MARKUP, longest])] as const;
      });
      const fits = Object.fromEntries(texts.map(([name, text]) => [name, text.slice(0, 5_000)]));
      return { values: { [at(key)]: { ...SENT, ...fits } }, isValid: true };
    },
  },
  {
    name: 'a text that is too long',
    make: (random, key) => {
      const name = random.pick(Object.keys(LENGTHS));
      const length = Number(LENGTHS[name]) + random.pick([1, 2, 1_000, 20_000]);
      return denied(at(key), { ...SENT, [name]: 'x'.repeat(length) });
    },
  },
  {
    name: 'something else than a text',
    make: (random, key) => {
      const name = random.pick(Object.keys(LENGTHS));
      const value = random.pick(NOT_TEXTS);
      // A missing optional text is none.
      const isValid = value === null && !isRequired(name);
      return { values: { [at(key)]: { ...SENT, [name]: value } }, isValid };
    },
  },
  {
    name: 'a blank where a text is required',
    make: (random, key) =>
      denied(at(key), {
        ...SENT,
        [random.pick(Object.keys(VALID))]: random.pick(BLANKS),
      }),
  },
  {
    name: 'a part of an enquiry',
    make: (random, key) => {
      const left = random.pick(REQUIRED);
      return denied(
        at(key),
        Object.fromEntries(Object.entries(SENT).filter(([name]) => name !== left)),
      );
    },
  },
  {
    name: 'an unknown child',
    make: (random, key) =>
      denied(at(key), { ...SENT, [random.pick(UNKNOWN)]: random.pick(['x', 1, { a: 1 }]) }),
  },
  {
    name: 'another time',
    make: (random, key) =>
      denied(at(key), { ...SENT, [random.pick(['timestamp', 'waiting'])]: random.pick(TIMES) }),
  },
  { name: 'a bad key', make: (random) => denied(at(random.pick(BAD_KEYS)), SENT) },
  {
    name: 'a priority',
    make: (random, key) =>
      denied(
        at(key),
        random.oneIn(2)
          ? { ...SENT, '.priority': random.pick([1, 'x']) }
          : { ...SENT, name: { '.value': 'Noor', '.priority': 1 } },
      ),
  },
  {
    name: 'an overwrite or removal',
    make: (random, _, taken) => {
      const child = random.pick(['', '', ...REQUIRED, 'handled', 'handled/lead', 'note']);
      return denied(at(taken, child), random.pick([SENT, 'other', null, 5, { a: 1 }]));
    },
  },
  {
    name: 'a handled enquiry',
    make: (random, key, taken) => {
      const handled = { uid: 'u1', user: 'Admin', timestamp: NOW, dismissed: true };
      if (random.oneIn(2)) return denied(at(key), { ...SENT, handled });
      return {
        values: { [at(taken, 'waiting')]: null, [at(taken, 'handled')]: handled },
        isValid: false,
      };
    },
  },
  {
    name: 'a write elsewhere',
    make: (random) =>
      denied(random.pick(['site', ENQUIRIES, ...BESIDE]), random.pick([SENT, 'x', true])),
  },
  {
    name: 'a good enquiry together with a bad one, or with something else',
    make: (random, key) => ({
      values: {
        [at(key)]: SENT,
        ...(random.oneIn(2)
          ? { [at(`${key}b`)]: { ...SENT, name: '' } }
          : { [random.pick(BESIDE)]: 'x' }),
      },
      isValid: false,
    }),
  },
];
